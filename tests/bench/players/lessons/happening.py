"""What happens to the person in a deal, card by card: the moments that a first deal explains."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.actions import Play, playable
from bot.games.cards import Card, CardSet, Seat
from bot.games.match import Match
from bot.games.trick import Trick, trick_so_far
from bot.players.advice.catalogue import advisor_of
from bot.players.search.kernels.cards import cards_of
from tests.bench.players.lessons.finding import Walk
from tests.bench.players.lessons.playing import deal_of

COUNTS = 2 / 3
"""A trick with so much of the dearest card's worth counts."""


@dataclass(frozen=True, slots=True)
class Happening:
    """A card of the person: its match, and the trick as it went."""

    match: Match
    seat: Seat
    card: Card
    trick: Trick
    is_last: bool

    @property
    def hand(self) -> CardSet:
        """The hand it was played from."""
        return deal_of(self.match).hands[self.seat]

    @property
    def kinds(self) -> list[str]:
        """What it is an example of."""
        return [*_choice(self), *_special(self), *_outcome(self)]


def happenings(walk: Walk) -> Iterator[Happening]:
    """Each card of the person."""
    tricks = deal_of(walk.end).tricks
    for match, (seat, action) in zip(walk.matches, walk.moves, strict=False):
        place = len(deal_of(match).tricks)
        if seat == walk.seat and isinstance(action, Play):
            yield Happening(match, seat, action.card, tricks[place], place == len(tricks) - 1)


def _choice(one: Happening) -> Iterator[str]:
    deal, tables = deal_of(one.match), one.match.game.tables
    legal = playable(one.match.game.ask(deal, one.seat))
    led, _ = trick_so_far(tables, [card.index for card in deal.trick.cards])
    if not led:
        yield "leads"
    elif led & one.hand and led == tables.trumps:
        yield "follows trumps"
    elif led & one.hand:
        yield "must follow, with a choice" if (legal & led).bit_count() > 1 else "must follow"
    elif one.hand & tables.trumps:
        yield "must trump"
    else:
        yield "throws any card"
    if led and legal & tables.trumps and legal & tables.trumps != one.hand & tables.trumps:
        yield "must go higher"


def _special(one: Happening) -> Iterator[str]:
    fool, hunted = one.match.game.tables.fool, cards_of(one.match.game).hunted
    if one.card.bit & fool:
        yield "plays the Fool"
    elif one.hand & fool:
        yield "could play the Fool"
    if one.card.bit & hunted:
        yield "plays trump 1"


def _outcome(one: Happening) -> Iterator[str]:
    values, trumps = advisor_of(one.match.game).card_values, one.match.game.tables.trumps
    worth = sum(values[card.index] - min(values) for card in one.trick.cards)
    own, is_trump = one.trick.winner == one.seat, bool(one.card.bit & trumps)
    yield "wins" if own else "loses"
    if worth >= COUNTS * (max(values) - min(values)):
        yield "wins counting cards" if own else "counting cards go away"
    if own and not is_trump and values[one.card.index] > min(values):
        yield "a court wins"
    if own and is_trump and one.trick.cards[0].suit is not one.card.suit:
        yield "ruffs and wins"
    if own and one.is_last:
        yield "wins the last trick"
