"""Short ways to say a situation of Piedicavallo."""

from collections.abc import Iterable

from bot.games.actions import Play
from bot.games.cards import CardSet, Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardPlayed
from bot.games.piedicavallo.cards import PACK
from bot.games.piedicavallo.options import PiedicavalloOptions
from bot.games.piedicavallo.rules import Piedicavallo
from bot.games.trick import Trick

cards = PACK.named
pile = PACK.set_of

GENERIC = {"G.TAKE", "G.LEAVE", "G.POINTS", "G.NOPOINTS"}
"""What can be suggested with any card."""


def piedicavallo(options: str = "", edition: int | None = None) -> Piedicavallo:
    """The game with options such as `talk=off`, in its newest edition unless one is given."""
    return Piedicavallo(PiedicavalloOptions.parse(options), edition=edition)


def run(letter: str, first: int, last: int) -> str:
    """The codes of a row of numerals or trumps, both ends included."""
    step = 1 if last >= first else -1
    return " ".join(f"{letter}{number}" for number in range(first, last + step, step))


def trick(codes: str, leader: int = 0, winner: int | None = None) -> Trick:
    """These cards, laid one after the other from the leader on."""
    laid = cards(codes)
    seats = tuple(Seat((leader + place) % 4) for place in range(len(laid)))
    return Trick(seats, laid, None if winner is None else Seat(winner))


def deal(
    hands: tuple[str, str, str, str] = ("", "", "", ""),
    on_table: Trick | None = None,
    tricks: tuple[Trick, ...] = (),
    discard: str = "",
    dealer: int = 0,
    said: tuple[CardPlayed, ...] = (),
) -> Deal:
    """A deal in play with these cards where they are; seat 0 is to act."""
    sets = tuple(map(pile, hands))
    aside: list[CardSet] = [0] * 4
    aside[dealer] = pile(discard)
    return Deal(
        number=1,
        dealer=Seat(dealer),
        hands=sets,
        dealt=sets,
        discards=tuple(aside),
        phase="play",
        to_act=Seat(0),
        steps=(0, 0, 0, 0),
        trick=on_table or Trick(),
        tricks=tricks,
        facts=said,
    )


def speaking(hand: str, gone: str = "", discard: str = "") -> Deal:
    """A deal in which seat 0 has this hand and these cards have gone; others hold the rest.

    With a *discard* seat 0 is the dealer and has laid these cards aside.
    """
    rest = PACK.everything & ~pile(f"{hand} {gone} {discard}")
    others = codes(PACK.members(rest))
    dealer = 0 if discard else 1
    played = (Trick((Seat(3),) * len(cards(gone)), cards(gone), Seat(3)),)
    return deal((hand, others, "", ""), None, played, discard, dealer)


def codes(some: Iterable[object]) -> str:
    """Cards as a text."""
    return " ".join(map(str, some))


def may_say(game: Piedicavallo, state: Deal, card: str) -> set[str]:
    """What seat 0 may say with this card."""
    return set(game.sayings(state, Seat(0), PACK.parse(card)))


def words(text: str) -> set[str]:
    """The codes of a text."""
    return set(text.split())


def refusal(game: Piedicavallo, state: Deal, card: str, says: str) -> Why | None:
    """Why seat 0 may not say this with the card, or None if it may."""
    try:
        game.decide(state, Seat(0), Play(PACK.parse(card), tuple(says.split())))
    except IllegalAction as fault:
        return fault.why
    return None
