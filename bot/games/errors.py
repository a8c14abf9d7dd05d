"""Why an action or a request is refused, as codes; the sentences are in `bot/texts`."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Self


class TarotError(Exception):
    """Any refusal by the rules or the tables; never a fault in the program."""


class Why(StrEnum):
    """Why an action is not allowed now."""

    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    DEAL_OVER = "deal-over"
    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW = "must-follow"
    MUST_TRUMP = "must-trump"
    MUST_OVERTRUMP = "must-overtrump"
    NOT_TO_BE_LED = "not-to-be-led"
    WRONG_COUNT = "wrong-count"
    CARD_TWICE = "card-twice"
    HONOUR_STAYS = "honour-stays"
    FIVE_POINTS_STAY = "five-points-stay"
    FOOL_STAYS = "fool-stays"
    BAGATTO_STAYS = "bagatto-stays"
    BAGATTO_NEVER_GOES = "bagatto-never-goes"
    KING_STAYS = "king-stays"
    BOUT_STAYS = "bout-stays"
    TRUMPS_STAY = "trumps-stay"
    TRUMPS_GO_LAST = "trumps-go-last"
    HIGH_TAROT_STAYS = "high-tarot-stays"
    LOWEST_TRUMP_GOES_LAST = "lowest-trump-goes-last"
    SAID_TWICE = "said-twice"
    SAID_TOO_MUCH = "said-too-much"
    NOT_TO_BE_SAID = "not-to-be-said"
    BID_TOO_LOW = "bid-too-low"
    NOT_TO_BE_CALLED = "not-to-be-called"
    NO_MELD = "no-meld"
    FAMILY_TWICE = "family-twice"
    NO_HANDFUL = "no-handful"
    NOT_TO_BE_PAID = "not-to-be-paid"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"


class IllegalAction(TarotError):
    """The rules forbid what a player tried to do; `why` says which rule, `cards` which cards."""

    def __init__(self, why: Why, cards: tuple[str, ...] = ()) -> None:
        super().__init__(why.value, *cards)
        self.why = why
        self.cards = cards


class BadCard(TarotError):
    """A code that stands for no card of the pack."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class UnknownGame(TarotError):
    """No game has this key; `known` are those that exist."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.known = known


class BadOption(TarotError):
    """An option that the game does not have (`allowed` names those it has), or a value it cannot
    take (`allowed` are the values)."""

    def __init__(self, name: str, value: str | None, allowed: tuple[str, ...]) -> None:
        super().__init__(name, value)
        self.name = name
        self.value = value
        self.allowed = allowed


class WrongNumberOfPlayers(TarotError):
    """The game is not for this many players; `allowed` are the numbers it takes."""

    def __init__(self, players: int, allowed: tuple[int, ...]) -> None:
        super().__init__(players)
        self.players = players
        self.allowed = allowed


class UnknownEdition(TarotError):
    """The rules of the game have no such edition; `newest` is the newest."""

    def __init__(self, edition: int, newest: int) -> None:
        super().__init__(edition)
        self.edition = edition
        self.newest = newest


Detail = str | int


@dataclass(frozen=True, slots=True)
class Finding:
    """Something to be put into words: a code, and what is filled in.

    That may be findings too, or several of them one after the other.
    """

    code: str
    details: "Mapping[str, Detail | Finding | Findings]"

    @classmethod
    def of(cls, code: str, **details: "Detail | Finding | Findings") -> Self:
        """Return a finding with these details."""
        return cls(code, details)


Findings = tuple[Finding, ...]
