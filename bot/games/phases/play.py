"""Playing the tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bot.games import trick as core
from bot.games.actions import Action, OneOf, Play
from bot.games.cards import Card, CardSet, Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardPlayed, Event, TrickTaken
from bot.games.trick import Trick

if TYPE_CHECKING:
    from bot.games.game import Game


class TrickPlay:
    """Card after card, trick after trick, until the hands are empty."""

    key: ClassVar[str] = "play"

    def actor(self, game: Game, deal: Deal) -> Seat | None:
        """The next to play: after the last card's player, or the winner of the last trick."""
        if deal.trick.seats:
            return game.after(deal.trick.seats[-1])
        if not any(deal.hands):
            return None
        return deal.tricks[-1].winner if deal.tricks else game.first_leader(deal)

    def ask(self, game: Game, deal: Deal) -> OneOf:
        """Every card that may be played."""
        assert deal.to_act is not None
        cards = legal_cards(game, deal, deal.to_act)
        return OneOf(tuple(Play(card) for card in game.pack.members(cards)))

    def decide(self, game: Game, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """The card is laid, and with the last card of a trick its winner is known.

        Raises `IllegalAction` with the rule that forbids the card.
        """
        if not isinstance(action, Play):
            raise IllegalAction(Why.WRONG_PHASE)
        card = action.card
        if not card.bit & deal.hands[seat]:
            raise IllegalAction(Why.NOT_IN_HAND)
        allowed = legal_cards(game, deal, seat)
        if not card.bit & allowed:
            raise refusal(game, deal, card, allowed)
        trick = Trick((*deal.trick.seats, seat), (*deal.trick.cards, card))
        played: list[Event] = [CardPlayed(seat, card)]
        if len(trick.seats) == deal.players:
            played.append(TrickTaken(game.trick_winner(deal, trick)))
        return played


def legal_cards(game: Game, deal: Deal, seat: Seat) -> CardSet:
    """The cards the seat may play to the trick on the table."""
    led, best = core.state(game.tables, [card.index for card in deal.trick.cards])
    return core.legal(game.tables, deal.hands[seat], led, best)


def refusal(game: Game, deal: Deal, card: Card, allowed: CardSet) -> IllegalAction:
    """Why a card in hand may not be played: what there is to play instead tells it."""
    led, _ = core.state(game.tables, [played.index for played in deal.trick.cards])
    trumps = game.tables.trumps
    if card.bit & trumps and allowed & trumps:
        why = Why.MUST_OVERTRUMP
    elif allowed & led:
        why = Why.MUST_FOLLOW
    else:
        why = Why.MUST_TRUMP
    return IllegalAction(why, tuple(c.code for c in game.pack.members(allowed)))
