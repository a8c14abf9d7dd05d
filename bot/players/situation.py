"""What a player can work out from a view: who may hold what, and how likely a card is to win."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_

from bot.games.actions import playable
from bot.games.cards import CardSet, Seat, as_set, indexes
from bot.games.trick import NOBODY, CardTables, Trick, trick_so_far
from bot.games.view import SeatView
from bot.players.advice.catalogue import advisor_of
from bot.players.knowledge import Knowledge


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """A seat's turn to play, in sets and indexes of cards."""

    tables: CardTables
    """What the game says about card play."""

    seat: Seat
    """Whose turn it is."""

    hand: CardSet
    """The seat's cards."""

    legal: CardSet
    """The cards that may be played."""

    on_table: CardSet
    """The cards of the trick."""

    led: CardSet
    """The suit to follow; empty if none has been led yet."""

    best: int
    """The index of the card that is winning the trick, or `NOBODY`."""

    winner: Seat | None
    """Who played the best card."""

    trick_value: float
    """What the trick is worth so far, in points, as all that follow."""

    card_values: Sequence[float]
    """What each card is worth in the pile of a side, by index: its points and its further use."""

    least_value: float
    """The least of these."""

    least_points: float
    """What a card of that value adds to a pile, once cards are counted in groups."""

    average_trick: float
    """What a trick is worth on average."""

    later: tuple[Seat, ...]
    """The seats still to play to the trick, in their order."""

    others: tuple[Seat, ...]
    """All other seats, in their order."""

    friends: frozenset[Seat]
    """The others who are known, or thought, to be on the same side."""

    unseen: CardSet
    """The cards that others hold or have discarded."""

    may_hold: tuple[CardSet, ...]
    """By seat, the unseen cards that it can still have."""

    holds: tuple[CardSet, ...]
    """By seat, the cards that it certainly has."""

    kept_from_enemies: CardSet
    """The trumps that are not led while an enemy may beat them."""

    cards_left: tuple[int, ...]
    """By seat, how many cards it holds."""

    unheld: int
    """How many unseen cards nobody holds."""

    discard_counts: float
    """How much of what a discard counts is likely to come to whoever discards."""

    sure_to_win: frozenset[Seat]
    """Friends who say that they win the trick."""

    asked_for: CardSet
    """The cards that a friend asks for."""

    def points_of(self, card: int) -> float:
        """Return what the card of this index adds to the pile it falls into."""
        return self.card_values[card] - self.least_value + self.least_points

    @property
    def enemies(self) -> tuple[Seat, ...]:
        """The others who are not known to be friends."""
        return tuple(seat for seat in self.others if seat not in self.friends)

    def wins_now(self, card: int) -> bool:
        """Return whether the card would be the best of the trick so far."""
        if self.tables.fool >> card & 1:
            return False
        return self.best == NOBODY or bool(self.tables.beats[self.best] >> card & 1)

    def chance_without(self, seat: Seat, cards: CardSet, gone: int = 0) -> float:
        """Return how likely the seat is to hold none of these unseen cards, once this many are
        gone."""
        wanted = cards & self.unseen & self.may_hold[seat]
        if not wanted:
            return 1.0
        if wanted & self.holds[seat] and not gone:
            return 0.0
        places = self.unheld
        for other in self.others:
            if self.may_hold[other] & wanted:
                places += self.cards_left[other]
        return none_of(places, self.cards_left[seat], wanted.bit_count() - gone)

    def chance_to_win(self, card: int) -> float:
        """Return how likely the card is to win the trick on the table."""
        if not self.wins_now(card):
            return 0.0
        led = self.led or self.tables.follow[card]
        chance = 1.0
        for seat in self.later:
            chance *= 1 - self.chance_beaten(seat, card, led)
        return chance

    def chance_beaten(self, seat: Seat, card: int, led: CardSet) -> float:
        """Return how likely the seat is to be able to beat the card if this suit is led."""
        beaters, trumps = self.tables.beats[card] & self.unseen, self.tables.trumps
        follows = 1 - self.chance_without(seat, beaters & led)
        if led == trumps or not beaters & trumps:
            return follows
        void = self.chance_without(seat, led)
        return follows + void * (1 - self.chance_without(seat, beaters & trumps))


def situation_of(view: SeatView) -> Situation:
    """Return the situation of a seat that has to play a card."""
    assert view.seat is not None
    game, tables, advisor = view.game, view.game.tables, advisor_of(view.game)
    hand, known = as_set(view.hand), advisor.knowledge(view)
    unseen = game.pack.everything & ~(hand | view.seen | as_set(view.discarded) | known.discarded)
    others = game.from_seat(view.seat)[1:]
    played = [card.index for card in view.trick.cards]
    led, best = trick_so_far(tables, played)
    values = advisor.card_values
    cheapest, adds = min(values), 1 / game.counted_in
    return Situation(
        tables=tables,
        seat=view.seat,
        hand=hand,
        legal=playable(view.ask),
        on_table=as_set(view.trick.cards),
        led=led,
        best=best,
        winner=view.trick.seats[played.index(best)] if played else None,
        trick_value=_trick_value(tables, values, view.trick, cheapest - adds),
        card_values=values,
        least_value=cheapest,
        least_points=adds,
        average_trick=(sum(values) - (cheapest - adds) * len(values)) * game.players / len(values),
        later=others[: len(others) - len(view.trick.seats)],
        others=others,
        friends=view.friends,
        unseen=unseen,
        may_hold=_may_hold(view, unseen, known),
        holds=known.holds,
        kept_from_enemies=advisor.kept_from_enemies,
        cards_left=view.cards_left,
        unheld=unseen.bit_count() - sum(view.cards_left[seat] for seat in others),
        discard_counts=advisor.discard_counts,
        sure_to_win=known.sure_to_win,
        asked_for=known.asked_for,
    )


def _trick_value(
    tables: CardTables, values: Sequence[float], trick: Trick, nothing: float
) -> float:
    cards = as_set(trick.cards) & ~tables.fool
    return sum(values[card] - nothing for card in indexes(cards))


def _may_hold(view: SeatView, unseen: CardSet, known: Knowledge) -> tuple[CardSet, ...]:
    may_hold = [unseen] * view.game.players
    for trick in (*view.tricks, view.trick):
        _learn(view.game.tables, trick, may_hold)
    claimed = reduce(or_, known.holds)
    for seat, cards in enumerate(may_hold):
        elsewhere = claimed & ~known.holds[seat]
        may_hold[seat] = cards & ~known.lacks[seat] & ~elsewhere
    return tuple(may_hold)


def _learn(tables: CardTables, trick: Trick, may_hold: list[CardSet]) -> None:
    # A player who did not follow has none of the suit; one who did not trump either has no trump;
    # one who did not go higher where they had to has no higher trump.
    led, best = 0, NOBODY
    for seat, card in zip(trick.seats, trick.cards, strict=True):
        if card.bit & tables.fool:
            continue
        if led and not card.bit & led:
            may_hold[seat] &= ~led
            if not card.bit & tables.trumps:
                may_hold[seat] &= ~tables.trumps
        if best != NOBODY and tables.overtrump >> best & 1 and card.bit & tables.trumps:
            higher = tables.beats[best] & tables.trumps
            may_hold[seat] &= may_hold[seat] if card.bit & higher else ~higher
        led = led or tables.follow[card.index]
        if best == NOBODY or tables.beats[best] >> card.index & 1:
            best = card.index


@lru_cache(maxsize=8192)
def none_of(places: int, taken: int, wanted: int) -> float:
    """Return how likely it is that none of *wanted* cards is among *taken* of these equal *places*.

    It is certain if no card is wanted.
    """
    chance = 1.0
    for card in range(wanted):
        chance *= max(0, places - taken - card) / (places - card)
    return chance
