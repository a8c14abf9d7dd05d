"""Key decisions about cards: what is right there, what is wrong, and what comes of it."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from random import Random

from bot.games.actions import Play, playable
from bot.games.cards import Card, Seat
from bot.games.fair import Fairness
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players.search.from_view import position_of
from bot.ratings.units import scale_of
from tests.bench.players.lessons import playing
from tests.bench.players.lessons.comparing import (
    AGAIN,
    MIDDLE,
    PLAIN,
    SCREEN,
    Comparison,
    compared,
)
from tests.bench.players.lessons.tempting import PLAYERS, tempted

CLOSER = 4.0
"""Standard errors by which a right card has to be ahead for a closer look."""
EARLY = 0.75
"""While more than this part of the cards is in hand, only mistakes of our players count: nobody
could grasp others."""
FEWEST_LEFT = 3
"""Cards in hand at a key decision: it is never the last one."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A turn of the person's to play a card, and its place among the moves of the deal."""

    fairness: Fairness
    seat: Seat
    place: int
    match: Match
    view: SeatView

    @property
    def unit(self) -> float:
        """The unit of the game's rating, in points."""
        return scale_of(self.match.game).unit

    @property
    def cards(self) -> tuple[Card, ...]:
        """What may be played."""
        return self.match.game.pack.members(playable(self.view.ask))

    def looked(self, cards: Iterable[int], worlds: int) -> Comparison | None:
        """The cards in so many worlds, which are others for each number of worlds."""
        chance = self.fairness.chance(1, self.view.step, self.seat)
        rng = Random(f"{worlds} {chance.hex()}")
        return compared(position_of(self.view), cards, worlds, rng, self.unit)

    def first_look(self) -> Comparison | None:
        """All cards in few worlds."""
        return self.looked([card.index for card in self.cards], SCREEN)

    def ends(self, cards: Iterable[int]) -> dict[int, Match]:
        """The end of the deal after each of these cards."""
        pack = self.match.game.pack
        return {
            card: playing.played_out(self.match, self.fairness, self.seat, Play(pack.cards[card]))
            for card in cards
        }

    def losing(self, ends: Mapping[int, Match], best: int, cards: Iterable[int]) -> list[int]:
        """Those of the cards that come to an end which is plainly worse than that of the best."""
        least = playing.result(ends[best], self.seat) - PLAIN * self.unit
        return [card for card in cards if playing.result(ends[card], self.seat) <= least]


@dataclass(frozen=True, slots=True)
class Key:
    """A decision with right and wrong cards, by their indexes, and what comes of these."""

    decision: Decision
    compared: Comparison
    right: list[int]
    wrong: list[int]
    tempted: dict[str, set[int]]
    """The cards that tempt, by whom."""

    ends: dict[int, Match]

    @property
    def view(self) -> SeatView:
        """What the person sees."""
        return self.decision.view

    @property
    def other(self) -> list[int]:
        """Cards that are neither right nor wrong, or wrong and no temptation."""
        return [card for card in self.compared.values if card not in (*self.right, *self.wrong)]

    @property
    def gap(self) -> float:
        """By how many units the right cards are ahead of the wrong ones, at least."""
        return self.compared.least_gap(self.right, self.wrong)

    @property
    def results(self) -> dict[int, float]:
        """What each right or wrong card comes to as the cards lie, in points of a lead."""
        return {card: playing.result(end, self.decision.seat) for card, end in self.ends.items()}

    @property
    def real_gap(self) -> float:
        """By how many units right is ahead of wrong as the cards lie, at least."""
        found = self.results
        ahead = min(found[card] for card in self.right) - max(found[card] for card in self.wrong)
        return ahead / self.decision.unit

    @property
    def makers(self) -> list[str]:
        """Who plays a wrong card."""
        return [name for name, cards in self.tempted.items() if cards & {*self.wrong}]

    def card(self, index: int) -> Card:
        """The card of this index."""
        return self.view.game.pack.cards[index]


def key_of(decision: Decision, first: Comparison) -> Key | None:
    """The key that a decision is, if a first look at its cards and closer ones find one."""
    if len(decision.view.hand) < FEWEST_LEFT:
        return None
    temptations = tempted(decision.view)
    tempting = _plainly(decision.view, temptations)
    if not _promises(decision, first, tempting):
        return None
    again = decision.looked(first.values, AGAIN)
    if again is None:
        return None
    right = again.right()
    wrong = [card for card in again.wrong(right) if _tempts(decision.view, again, card, tempting)]
    ends = decision.ends([*right, *wrong])
    lost = decision.losing(ends, again.best, wrong)
    return Key(decision, again, right, lost, temptations, ends) if tempting & {*lost} else None


def _promises(decision: Decision, first: Comparison, tempting: Collection[int]) -> bool:
    # Whether a closer look may find that a tempting card is wrong, and loses.
    lost = [card for card in first.values if first.is_plainly_ahead(first.best, card, CLOSER)]
    if not {*lost} & {*tempting}:
        return False
    near = [card for card in first.values if card not in lost or card in tempting]
    middle = decision.looked(near, MIDDLE)
    if middle is None:
        return False
    wrong = [card for card in middle.wrong(middle.right(), CLOSER) if card in tempting]
    ends = decision.ends([middle.best, *wrong])
    return bool(decision.losing(ends, middle.best, wrong))


def _plainly(view: SeatView, temptations: Mapping[str, set[int]]) -> set[int]:
    is_early = len(view.hand) > EARLY * (len(view.hand) + len(view.tricks))
    found = (cards for name, cards in temptations.items() if name in PLAYERS or not is_early)
    return set().union(*found)


def _tempts(view: SeatView, again: Comparison, card: int, tempting: Collection[int]) -> bool:
    # So does the neighbour of a tempting card that is always worth the same.
    follow, values = view.game.tables.follow, again.values
    return any(
        card == one or (follow[card] == follow[one] and values[card] == values[one])
        for one in tempting
    )
