"""Chambéry: the auction in rounds, cards asked for, and the called king (section 5)."""

from dataclasses import dataclass
from typing import ClassVar

from bot.games.actions import Action, Bid, Call, Cards, Give, OneOf
from bot.games.cards import Card, CardSet, Seat
from bot.games.chambery.cards import EXCUSE, LADDER
from bot.games.chambery.contract import (
    CARDS_ASKED,
    WORDS,
    card_owed,
    exchanges,
    next_to_speak,
    not_held,
    partner_called,
)
from bot.games.chambery.events import CardAsked, CardNotHeld, CardsExchanged, PartnerCalled
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import Event, Spoke
from bot.games.game import Game
from bot.games.packs import NOUVEAU
from bot.games.phases.bidding import PASS, top_bid


@dataclass(frozen=True)
class AuctionInRounds:
    """Each turn a pass, which is final, or a higher bid, until all but one have passed."""

    key: ClassVar[str] = "auction"
    game: Game

    def actor(self, deal: Deal) -> Seat | None:
        """Return who speaks next."""
        return next_to_speak(deal.facts, self.game.bidders(deal.dealer))

    def ask(self, deal: Deal) -> OneOf:
        """Return the choice to pass or make any higher bid."""
        return OneOf((Bid(PASS), *map(Bid, _open(deal))))

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Speak the bid. Raises `IllegalAction` if it is not open."""
        if not isinstance(action, Bid):
            raise IllegalAction(Why.WRONG_PHASE)
        if action.bid != PASS and action.bid not in _open(deal):
            raise IllegalAction(Why.BID_TOO_LOW)
        return [Spoke(seat, action.bid)]


@dataclass(frozen=True)
class AskingForCards:
    """The declarer asks for cards by name, and gives one for each before the next is asked for."""

    key: ClassVar[str] = "ask"
    game: Game

    def actor(self, deal: Deal) -> Seat | None:
        """Return the declarer, until as many cards have changed hands as the bid says."""
        top = top_bid(deal.facts)
        if top is None or exchanges(deal.facts) == CARDS_ASKED[top.bid]:
            return None
        return top.seat

    def ask(self, deal: Deal) -> OneOf:
        """Return the cards that may be asked for, or those that may be given."""
        assert deal.to_act is not None
        if card_owed(deal.facts):
            return OneOf(tuple(map(Give, NOUVEAU.members(deal.hands[deal.to_act]))))
        cards = NOUVEAU.members(_to_ask_for(deal, deal.to_act))
        return OneOf(tuple(Call((card,)) for card in cards))

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Ask for the card or give it. Raises `IllegalAction` if that may not be."""
        owed = card_owed(deal.facts)
        match action:
            case Call(cards) if owed is None:
                return [_asked(deal, seat, _only(cards, _to_ask_for(deal, seat)))]
            case Give(card) if owed is not None:
                if not card.bit & deal.hands[seat]:
                    raise IllegalAction(Why.NOT_IN_HAND)
                return [CardsExchanged(seat, owed.holder, owed.card, card)]
        raise IllegalAction(Why.WRONG_PHASE)


@dataclass(frozen=True)
class CallingKing:
    """If everybody has passed, the dealer calls a king, whose holder says so at once."""

    key: ClassVar[str] = "call"
    game: Game

    def actor(self, deal: Deal) -> Seat | None:
        """Return the dealer, until the king is called."""
        if top_bid(deal.facts) or partner_called(deal.facts):
            return None
        return deal.dealer

    def ask(self, deal: Deal) -> OneOf:
        """Return every card that the dealer may call."""
        cards = NOUVEAU.members(_to_call(deal))
        return OneOf(tuple(Call((card,)) for card in cards))

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Call the card. Raises `IllegalAction` if it cannot be called."""
        if not isinstance(action, Call):
            raise IllegalAction(Why.WRONG_PHASE)
        card = _only(action.cards, _to_call(deal))
        holder = _holder(deal, card)
        assert holder is not None
        return [PartnerCalled(seat, card, holder)]


def _open(deal: Deal) -> tuple[str, ...]:
    top = top_bid(deal.facts)
    return WORDS if top is None else WORDS[WORDS.index(top.bid) + 1 :]


def _to_ask_for(deal: Deal, seat: Seat) -> CardSet:
    own = deal.hands[seat] | deal.discards[seat]
    return NOUVEAU.everything & ~(own | EXCUSE.bit | not_held(deal.facts))


def _to_call(deal: Deal) -> CardSet:
    # A lower rank is open to a dealer with all cards of those above it, in hand or discarded.
    own = deal.hands[deal.dealer] | deal.discards[deal.dealer]
    others = NOUVEAU.everything & ~(own | EXCUSE.bit)
    return next((rank & ~own for rank in LADDER if rank & ~own), others)


def _only(cards: Cards, allowed: CardSet) -> Card:
    if len(cards) != 1 or not cards[0].bit & allowed:
        raise IllegalAction(Why.NOT_TO_BE_CALLED)
    return cards[0]


def _asked(deal: Deal, seat: Seat, card: Card) -> Event:
    holder = _holder(deal, card)
    return CardNotHeld(seat, card) if holder is None else CardAsked(seat, card, holder)


def _holder(deal: Deal, card: Card) -> Seat | None:
    return next((Seat(seat) for seat, hand in enumerate(deal.hands) if hand & card.bit), None)
