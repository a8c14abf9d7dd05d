"""A plain trick game for any pack and three to six players, for every kind of picture."""

import random
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from itertools import islice
from typing import ClassVar

from bot.games.actions import Action, CardsFrom, Discard, OneOf
from bot.games.cards import CardSet, Pack, Seat
from bot.games.deal import Deal
from bot.games.errors import Why
from bot.games.events import DealScored, Event, ScoreLine
from bot.games.game import Game, Phase
from bot.games.match import Match
from bot.games.options import Options
from bot.games.packs import BOLOGNESE, NOUVEAU, PIEMONTESE
from bot.games.phases.discard import Discarding
from bot.games.phases.play import TrickPlay
from bot.games.trick import CardLocations, CardTables, TrickHistory, tables_of

PACKS = {pack.art: pack for pack in (PIEMONTESE, BOLOGNESE, NOUVEAU)}


class PlainGame(Game):
    """Follow suit or trump; the dealer takes the rest of the cards and discards as many."""

    key: ClassVar[str] = "scarto"
    edition = 1
    numbers = (3, 4, 5, 6)
    options_type = Options

    def __init__(self, pack: Pack, players: int) -> None:
        super().__init__(Options(), players)
        self.pack = pack  # type: ignore[misc]

    @cached_property
    def tables(self) -> CardTables:
        """The order printed on the cards."""
        return tables_of(self.pack, lambda card: card.rank, lambda _: 1)

    @cached_property
    def phases(self) -> tuple[Phase, ...]:
        """The dealer's discard and the tricks."""
        return (Discarding(self), TrickPlay(self))

    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """As many cards as go round evenly; the rest is the stock."""
        each = (len(self.pack.cards) - 1) // self.players
        hands: list[tuple[Seat | None, int]] = [(Seat(s), each) for s in range(self.players)]
        return [*hands, (None, len(self.pack.cards) - each * self.players)]

    def stock_taker(self, dealer: Seat) -> Seat | None:
        """The dealer."""
        return dealer

    def may_discard(self, hand: CardSet) -> CardSet:
        """Everything but kings and the Fool."""
        kings = sum(card.bit for card in self.pack.cards if card.rank == 14)
        return hand & ~(self.tables.fool | kings)

    def discard_fault(self, hand: CardSet, chosen: CardSet) -> Why | None:
        """Kings and the Fool may not be discarded."""
        return Why.HONOUR_STAYS if chosen & ~self.may_discard(hand) else None

    def score_inputs(self, dealer: Seat, facts: Sequence[Event]) -> None:
        """Nothing but the tricks counts."""

    def count(
        self, score_inputs: None, locations: CardLocations, history: TrickHistory
    ) -> DealScored:
        """Tricks above and below the average."""
        points = tuple(history.winners.count(Seat(seat)) for seat in range(self.players))
        scores = tuple(self.players * point - sum(points) for point in points)
        return DealScored(points, scores, (ScoreLine("cards", points), ScoreLine("fool", points)))

    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """After three deals."""
        return len(scores) >= 3

    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The totals."""
        return totals


class SidesGame(PlainGame):
    """Two against two, and seat 1 is the taker."""

    teams: ClassVar[tuple[tuple[int, ...], ...]] = ((0, 2), (1, 3))

    def roles(self, deal: Deal, seat: Seat | None) -> tuple[str | None, ...]:
        """The taker and one defender; nothing is known of the others."""
        return (None, "taker", None, "defender")


def played(game: PlainGame, seed: int, steps: int) -> Match:
    """A match of random play after so many actions, or at its end."""
    so_far, rest = _way(type(game), game.pack, game.players, seed)
    so_far.extend(islice(rest, max(0, steps + 1 - len(so_far))))
    return so_far[min(steps, len(so_far) - 1)]


@cache
def _way(
    kind: type[PlainGame], pack: Pack, players: int, seed: int
) -> tuple[list[Match], Iterator[Match]]:
    # What has been played of a match, and the rest of it, which is played once it is asked for.
    return [], _matches(kind(pack, players), seed)


def _matches(game: Game, seed: int) -> Iterator[Match]:
    rng = random.Random(seed)
    match = _next_deal(Match(game, Seat(seed % game.players)), rng)
    while not match.over:
        yield match
        if match.between_deals:
            match = _next_deal(match, rng)
        assert match.deal is not None
        assert match.deal.to_act is not None
        match = match.after(match.decide(match.deal.to_act, _action(match, rng)))
    yield match


def _next_deal(match: Match, rng: random.Random) -> Match:
    deck = list(match.game.pack.cards)
    rng.shuffle(deck)
    return match.after(match.next_deal(deck))


def _action(match: Match, rng: random.Random) -> Action:
    deal, game = match.deal, match.game
    assert deal is not None
    ask = game.ask(deal, deal.to_act)
    if isinstance(ask, OneOf):
        return rng.choice(ask.actions)
    assert isinstance(ask, CardsFrom)
    hand = deal.hands[deal.dealer]
    return next(
        Discard(cards)
        for cards in ask.combinations()
        if game.discard_fault(hand, sum(card.bit for card in cards)) is None
    )
