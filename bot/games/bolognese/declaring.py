"""Declaring combinations: before the first lead, each player before their first card, or before the
discard."""

from dataclasses import dataclass
from typing import ClassVar

from bot.games.actions import Action, Ask, Declare, MeldsFrom
from bot.games.bolognese.game import BologneseGame, declarations
from bot.games.bolognese.melds import total
from bot.games.cards import Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import Event, MeldsDeclared
from bot.games.phases.discard import Discarding
from bot.games.phases.play import TrickPlay


@dataclass(frozen=True)
class Declaring:
    """Every player in turn declares any combinations of their hand, or nothing."""

    key: ClassVar[str] = "declare"
    game: BologneseGame

    def actor(self, deal: Deal) -> Seat | None:
        """Return the next player who has still to declare."""
        order = self.game.declaring_order(deal)
        return next((seat for seat in order if self.game.declares(deal, seat)), None)

    def ask(self, deal: Deal) -> MeldsFrom:
        """Return all combinations of the hand, each kind as long as it can be."""
        assert deal.to_act is not None
        return melds_of(self.game, deal, deal.to_act)

    def awaits(self, deal: Deal, seat: Seat) -> bool:
        """Return whether the seat has still to declare in this phase."""
        return self.game.declares(deal, seat)

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Show the combinations. Raises `IllegalAction` if one is none."""
        return [declared(self.game, deal, seat, action)]


@dataclass(frozen=True)
class DeclaringPlay(TrickPlay):
    """Playing the tricks, where everybody declares just before playing their first card."""

    game: BologneseGame

    def ask(self, deal: Deal) -> Ask:
        """Return what to declare before the first card, then every card that may be played."""
        assert deal.to_act is not None
        if self.awaits(deal, deal.to_act):
            return melds_of(self.game, deal, deal.to_act)
        return super().ask(deal)

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Show what is declared, or play the card. Raises `IllegalAction`."""
        if self.awaits(deal, seat):
            return [declared(self.game, deal, seat, action)]
        return super().decide(deal, seat, action)

    def awaits(self, deal: Deal, seat: Seat) -> bool:
        """Return whether the seat has still to declare before its first card."""
        return not deal.tricks and self.game.declares(deal, seat)


class CallingOut(Declaring):
    """Everybody may declare before the discard, the dealer first."""

    key: ClassVar[str] = "call-out"

    def awaits(self, deal: Deal, seat: Seat) -> bool:
        """Return whether the seat has not spoken yet."""
        return seat not in (fact.seat for fact in declarations(deal))

    def actor(self, deal: Deal) -> Seat | None:
        """Return the next player who has not declared, the dealer first."""
        count = len(declarations(deal))
        return None if count >= self.game.players else Seat((deal.dealer + count) % deal.players)


def foreseen(game: BologneseGame, deal: Deal, seat: Seat) -> MeldsFrom | None:
    """Return what a seat off turn can declare, if nothing else is asked of it before."""
    if seat == deal.to_act or deal.score is not None:
        return None
    match game.phase(deal):
        case Declaring() | DeclaringPlay() as phase:
            waits = phase.awaits(deal, seat)
        case Discarding():
            waits = game.declares(deal, seat)
        case _:
            waits = False
    return melds_of(game, deal, seat) if waits else None


def melds_of(game: BologneseGame, deal: Deal, seat: Seat) -> MeldsFrom:
    """Return what the seat can declare, the dearest first."""
    melds = game.meld_rules.best(deal.hands[seat])
    return MeldsFrom(tuple(game.pack.members(meld.cards) for meld in melds))


def declared(game: BologneseGame, deal: Deal, seat: Seat, action: Action) -> MeldsDeclared:
    """Return what the seat declares, and what it counts.

    Raises `IllegalAction` if it is another action, if a set of cards is no combination of the hand,
    or if one kind is there twice.
    """
    if not isinstance(action, Declare):
        raise IllegalAction(Why.WRONG_PHASE)
    laid = [as_set(meld) for meld in action.melds]
    for meld, cards in zip(action.melds, laid, strict=True):
        if cards.bit_count() != len(meld):
            raise IllegalAction(Why.CARD_TWICE)
        if cards & ~deal.hands[seat]:
            raise IllegalAction(Why.NOT_IN_HAND)
        if not game.meld_rules.kinds(cards):
            raise IllegalAction(Why.NO_MELD, tuple(card.code for card in meld))
    melds = game.meld_rules.declared(laid)
    if melds is None:
        raise IllegalAction(Why.FAMILY_TWICE)
    shown = tuple(game.pack.members(meld.cards) for meld in melds)
    return MeldsDeclared(seat, shown, total(melds))
