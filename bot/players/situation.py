"""What a player can work out from a view: who may hold what, and how likely a card wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_

from bot.games import trick as core
from bot.games.actions import playable
from bot.games.cards import CardSet, Seat, as_set, indexes
from bot.games.knowledge import Knowledge
from bot.games.trick import Trick, TrickTables
from bot.games.views import SeatView


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """A seat's turn to play, in card sets.

    `table` are the cards of the trick, `led` is the suit to follow and `best` the card that wins so
    far, as in `bot.games.trick`, and `winner` is whose it is; `pot` is what the trick is worth so
    far. `prizes` is what each card is good for, `least` that of the cheapest card of the game,
    `blank` what this adds to a pile, and `usual` what a trick is worth on average. `others` are the
    other seats in their order, `later` those of them still to play to the trick, `friends` those
    known to be on the same side. `unseen` are the cards that others hold or laid aside, `may_hold`
    those of them each seat can still have, `holds` those it surely has, `left` how many cards each
    seat holds, `aside` how many unseen ones nobody holds. `sure` are friends who say that they win
    the trick, `wanted` the cards they ask for.
    """

    tables: TrickTables
    seat: Seat
    hand: CardSet
    legal: CardSet
    table: CardSet
    led: CardSet
    best: int
    winner: Seat | None
    pot: float
    prizes: Sequence[float]
    least: float
    blank: float
    usual: float
    later: tuple[Seat, ...]
    others: tuple[Seat, ...]
    friends: frozenset[Seat]
    unseen: CardSet
    may_hold: tuple[CardSet, ...]
    holds: tuple[CardSet, ...]
    left: tuple[int, ...]
    aside: int
    sure: frozenset[Seat]
    wanted: CardSet

    def worth(self, card: int) -> float:
        """What the card of this index adds to the pile it falls into, in points."""
        return self.prizes[card] - self.least + self.blank

    @property
    def enemies(self) -> tuple[Seat, ...]:
        """The others who are not known to be friends."""
        return tuple(seat for seat in self.others if seat not in self.friends)

    def wins_now(self, card: int) -> bool:
        """Whether the card would be the best of the trick so far."""
        if self.tables.fool >> card & 1:
            return False
        return self.best == core.NOBODY or bool(self.tables.beats[self.best] >> card & 1)

    def chance_without(self, seat: Seat, cards: CardSet, gone: int = 0) -> float:
        """How likely the seat holds none of these unseen cards, once so many of them are gone."""
        wanted = cards & self.unseen & self.may_hold[seat]
        if not wanted:
            return 1.0
        if wanted & self.holds[seat] and not gone:
            return 0.0
        places = self.aside
        for other in self.others:
            if self.may_hold[other] & wanted:
                places += self.left[other]
        return none_of(places, self.left[seat], wanted.bit_count() - gone)

    def chance_to_win(self, card: int) -> float:
        """How likely the card wins the trick on the table."""
        if not self.wins_now(card):
            return 0.0
        led = self.led or self.tables.follow[card]
        chance = 1.0
        for seat in self.later:
            chance *= 1 - self.chance_beaten(seat, card, led)
        return chance

    def chance_beaten(self, seat: Seat, card: int, led: CardSet) -> float:
        """How likely the seat can beat the card where this suit is led."""
        beaters, trumps = self.tables.beats[card] & self.unseen, self.tables.trumps
        follows = 1 - self.chance_without(seat, beaters & led)
        if led == trumps or not beaters & trumps:
            return follows
        void = self.chance_without(seat, led)
        return follows + void * (1 - self.chance_without(seat, beaters & trumps))


def situation_of(view: SeatView) -> Situation:
    """The situation of a seat that has to play a card."""
    assert view.seat is not None
    game, tables, players = view.game, view.game.tables, view.game.players
    hand, known = as_set(view.hand), game.knowledge(view)
    unseen = game.pack.everything & ~(hand | view.seen | as_set(view.discarded) | known.aside)
    others = tuple(Seat((view.seat + step) % players) for step in range(1, players))
    played = [card.index for card in view.trick.cards]
    led, best = core.state(tables, played)
    prizes = game.prizes(view)
    least, blank = min(prizes), 1 / game.counted_in
    worth = sum(prizes) - (least - blank) * len(prizes)
    return Situation(
        tables=tables,
        seat=view.seat,
        hand=hand,
        legal=playable(view.ask),
        table=as_set(view.trick.cards),
        led=led,
        best=best,
        winner=view.trick.seats[played.index(best)] if played else None,
        pot=_pot(tables, prizes, view.trick, least - blank),
        prizes=prizes,
        least=least,
        blank=blank,
        usual=worth * players / len(prizes),
        later=others[: players - 1 - len(view.trick.seats)],
        others=others,
        friends=game.friends(view),
        unseen=unseen,
        may_hold=_may_hold(view, unseen, known),
        holds=known.holds,
        left=view.cards_left,
        aside=unseen.bit_count() - sum(view.cards_left[seat] for seat in others),
        sure=known.sure,
        wanted=known.wanted,
    )


def _pot(tables: TrickTables, prizes: Sequence[float], trick: Trick, nothing: float) -> float:
    cards = as_set(trick.cards) & ~tables.fool
    return sum(prizes[card] - nothing for card in indexes(cards))


def _may_hold(view: SeatView, unseen: CardSet, known: Knowledge) -> tuple[CardSet, ...]:
    may_hold = [unseen] * view.game.players
    for trick in (*view.tricks, view.trick):
        _learn(view.game.tables, trick, may_hold)
    claimed = reduce(or_, known.holds)
    for seat, cards in enumerate(may_hold):
        elsewhere = claimed & ~known.holds[seat]
        may_hold[seat] = cards & ~known.lacks[seat] & ~elsewhere
    return tuple(may_hold)


def _learn(tables: TrickTables, trick: Trick, may_hold: list[CardSet]) -> None:
    # Who did not follow has none of the suit; who did not trump either has no trump; who did not
    # go higher where he had to has no higher trump.
    led, best = 0, core.NOBODY
    for seat, card in zip(trick.seats, trick.cards, strict=True):
        if card.bit & tables.fool:
            continue
        if led and not card.bit & led:
            may_hold[seat] &= ~led
            if not card.bit & tables.trumps:
                may_hold[seat] &= ~tables.trumps
        if best != core.NOBODY and tables.overtrump >> best & 1 and card.bit & tables.trumps:
            higher = tables.beats[best] & tables.trumps
            may_hold[seat] &= may_hold[seat] if card.bit & higher else ~higher
        led = led or tables.follow[card.index]
        if best == core.NOBODY or tables.beats[best] >> card.index & 1:
            best = card.index


@lru_cache(maxsize=8192)
def none_of(places: int, taken: int, wanted: int) -> float:
    """How likely none of *wanted* cards is among *taken* of so many equal *places*.

    It is certain if no card is wanted.
    """
    chance = 1.0
    for card in range(wanted):
        chance *= max(0, places - taken - card) / (places - card)
    return chance
