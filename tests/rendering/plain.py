"""A plain trick game with any pack and three to six players, to have every kind of picture."""

import random
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from bot.games.actions import Action, CardsFrom, Discard, OneOf
from bot.games.cards import Card, CardSet, Pack, Seat, Suit
from bot.games.deal import Deal
from bot.games.errors import Why
from bot.games.events import DealScored, ScoreLine
from bot.games.game import Game
from bot.games.match import Match
from bot.games.options import Options
from bot.games.packs import BOLOGNESE, NOUVEAU, PIEMONTESE
from bot.games.phases.discard import LayingAside
from bot.games.phases.phase import Phase
from bot.games.phases.play import TrickPlay
from bot.games.trick import TrickTables

PACKS = {pack.art: pack for pack in (PIEMONTESE, BOLOGNESE, NOUVEAU)}


class PlainGame(Game):
    """Follow suit or trump; the dealer takes the rest of the cards and lays as many aside."""

    key: ClassVar[str] = "scarto"
    edition: ClassVar[int] = 1
    numbers = (3, 4, 5, 6)
    options_type = Options
    phases: tuple[Phase, ...] = (LayingAside(), TrickPlay())

    def __init__(self, pack: Pack, players: int) -> None:
        super().__init__(Options(), players)
        self.pack = pack  # type: ignore[misc]

    @cached_property
    def tables(self) -> TrickTables:
        """The order printed on the cards."""
        cards = self.pack.cards
        trumps = sum(card.bit for card in cards if card.suit is Suit.TRUMPS)
        fool = sum(card.bit for card in cards if card.suit is Suit.FOOL)
        return TrickTables(
            follow=tuple(0 if card.bit == fool else self._suit(card) for card in cards),
            beats=tuple(self._beaten_by(card, trumps) for card in cards),
            value=(1,) * len(cards),
            trumps=trumps,
            fool=fool,
        )

    def packets(self, dealer: Seat) -> list[tuple[Seat | None, int]]:
        """As many cards as go round evenly; what is left is the stock."""
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
        """Kings and the Fool stay."""
        return Why.HONOUR_STAYS if chosen & ~self.may_discard(hand) else None

    def score(self, deal: Deal) -> DealScored:
        """Tricks above and below the average."""
        won = [trick.winner for trick in deal.tricks]
        points = tuple(won.count(Seat(seat)) for seat in range(self.players))
        scores = tuple(self.players * point - sum(points) for point in points)
        return DealScored(points, scores, (ScoreLine("cards", points), ScoreLine("fool", points)))

    def is_over(self, scores: Sequence[tuple[int, ...]]) -> bool:
        """After three deals."""
        return len(scores) >= 3

    def payoffs(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The totals."""
        return totals

    def _suit(self, card: Card) -> CardSet:
        return sum(other.bit for other in self.pack.cards if other.suit is card.suit)

    def _beaten_by(self, card: Card, trumps: CardSet) -> CardSet:
        if card.suit is Suit.FOOL:
            return self.pack.everything & ~card.bit
        higher = sum(
            other.bit
            for other in self.pack.cards
            if other.suit is card.suit and other.rank > card.rank
        )
        return higher if card.suit is Suit.TRUMPS else higher | trumps


def played(game: Game, seed: int, steps: int) -> Match:
    """A match of random play after so many actions, over at most."""
    rng = random.Random(seed)
    match = _next_deal(Match(game, Seat(seed % game.players)), rng)
    for _ in range(steps):
        if match.between_deals:
            match = _next_deal(match, rng)
        if match.over:
            break
        assert match.deal is not None
        assert match.deal.to_act is not None
        match = match.after(match.decide(match.deal.to_act, _action(match, rng)))
    return match


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
