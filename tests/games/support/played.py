"""A deal of a game with the Bolognese pack that tests play step by step."""

from functools import reduce

from bot.games.actions import Bid, CardsFrom, Compensate, Declare, Discard, MeldsFrom, Play
from bot.games.bolognese.game import BologneseGame
from bot.games.events import DealScored
from bot.games.packs import BOLOGNESE as PACK
from bot.games.phases.play import TrickPlay
from tests.games.support.stepped import Stepped

cards = PACK.named


class Played(Stepped[BologneseGame]):
    """A deal of such a game that goes on step by step."""

    @property
    def score(self) -> DealScored | None:
        """How the deal ended, if it did."""
        return self.deal.score

    def say(self, *words: str) -> "Played":
        """The next ones say these words."""
        return reduce(lambda played, word: played.act(Bid(word)), words, self)

    def declare(self, *melds: str) -> "Played":
        """The next one declares these combinations."""
        return self.act(Declare(tuple(cards(meld) for meld in melds)))

    def discard(self, codes: str) -> "Played":
        """Who has to lay cards aside lays these."""
        return self.act(Discard(cards(codes)))

    def discard_any(self) -> "Played":
        """Who has to lay cards aside lays the first that may go."""
        ask = self.game.ask(self.deal, self.deal.to_act)
        assert isinstance(ask, CardsFrom)
        return self.act(Discard(ask.cards[: ask.count]))

    def declare_all(self) -> "Played":
        """The next player declares everything in hand."""
        ask = self.game.ask(self.deal, self.deal.to_act)
        assert isinstance(ask, MeldsFrom)
        return self.act(Declare(ask.melds))

    def play_any(self) -> "Played":
        """The next one plays the first card that may be played."""
        deal = self.deal
        assert deal.to_act is not None
        first, *_ = PACK.members(self.game.legal_cards(deal, deal.to_act))
        return self.act(Play(first))

    def play(self, codes: str) -> "Played":
        """The next ones play these cards."""
        for card in cards(codes):
            self.act(Play(card))
        return self

    def pay(self, code: str) -> "Played":
        """This card is given for the Fool."""
        return self.act(Compensate(PACK.parse(code)))

    def play_out(self) -> "Played":
        """All play the first card that may be played, to the last trick."""
        while self.deal.phase == TrickPlay.key and self.score is None:
            self.play_any()
        return self
