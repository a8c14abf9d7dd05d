"""Declaring combinations: before the first lead, or each before his first card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bot.games.actions import Action, Ask, Declare, MeldsFrom
from bot.games.bolognese import BologneseGame
from bot.games.cards import Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import Event, MeldsDeclared
from bot.games.melds import total
from bot.games.phases.play import TrickPlay

if TYPE_CHECKING:
    from bot.games.game import Game


class Declaring:
    """Every player in turn declares what he likes of his hand, or nothing."""

    key: ClassVar[str] = "declare"

    def actor(self, game: Game, deal: Deal) -> Seat | None:
        """The next who has still to declare."""
        assert isinstance(game, BologneseGame)
        order = game.declaring_order(deal)
        return next((seat for seat in order if game.declares(deal, seat)), None)

    def ask(self, game: Game, deal: Deal) -> MeldsFrom:
        """All that the hand holds, each kind as long as it can be."""
        return melds_of(game, deal)

    def decide(self, game: Game, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """The combinations are shown. Raises `IllegalAction` if one is none."""
        return [declared(game, deal, seat, action)]


class DeclaringPlay:
    """Playing the tricks, where everybody declares just before he plays his first card."""

    key: ClassVar[str] = TrickPlay.key
    _play = TrickPlay()

    def actor(self, game: Game, deal: Deal) -> Seat | None:
        """The next to play, who may have to declare first."""
        return self._play.actor(game, deal)

    def ask(self, game: Game, deal: Deal) -> Ask:
        """What to declare before the first card, then every card that may be played."""
        assert deal.to_act is not None
        if _is_due(game, deal, deal.to_act):
            return melds_of(game, deal)
        return self._play.ask(game, deal)

    def decide(self, game: Game, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """What is declared is shown, or the card is laid. Raises `IllegalAction`."""
        if _is_due(game, deal, seat):
            return [declared(game, deal, seat, action)]
        return self._play.decide(game, deal, seat, action)


def melds_of(game: Game, deal: Deal) -> MeldsFrom:
    """What the seat whose turn it is can declare, the dearest first."""
    assert isinstance(game, BologneseGame)
    assert deal.to_act is not None
    melds = game.meld_rules.best(deal.hands[deal.to_act])
    return MeldsFrom(tuple(game.pack.members(meld.cards) for meld in melds))


def declared(game: Game, deal: Deal, seat: Seat, action: Action) -> MeldsDeclared:
    """What the seat declares, and what it counts.

    Raises `IllegalAction` if the action is another, or a set of cards no combination of the hand,
    or one kind is there twice.
    """
    assert isinstance(game, BologneseGame)
    if not isinstance(action, Declare):
        raise IllegalAction(Why.WRONG_PHASE)
    laid = [as_set(meld) for meld in action.melds]
    for meld, cards in zip(action.melds, laid, strict=True):
        if cards.bit_count() != len(meld):
            raise IllegalAction(Why.CARD_TWICE)
        if cards & ~deal.hands[seat]:
            raise IllegalAction(Why.NOT_IN_HAND)
        if not game.meld_rules.families(cards):
            raise IllegalAction(Why.NO_MELD, tuple(card.code for card in meld))
    melds = game.meld_rules.declared(laid)
    if melds is None:
        raise IllegalAction(Why.FAMILY_TWICE)
    shown = tuple(game.pack.members(meld.cards) for meld in melds)
    return MeldsDeclared(seat, shown, total(melds))


def _is_due(game: Game, deal: Deal, seat: Seat) -> bool:
    assert isinstance(game, BologneseGame)
    return not deal.tricks and game.declares(deal, seat)
