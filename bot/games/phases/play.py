"""Playing the tricks."""

from __future__ import annotations

from functools import reduce
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
        cards = game.legal_cards(deal, deal.to_act)
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
        allowed = game.legal_cards(deal, seat)
        if not card.bit & allowed:
            raise refusal(game, deal, card, allowed)
        if action.says:
            check_sayings(game, deal, seat, action)
        trick = Trick((*deal.trick.seats, seat), (*deal.trick.cards, card))
        played: list[Event] = [CardPlayed(seat, card, action.says)]
        if len(trick.seats) == deal.players:
            played.append(TrickTaken(game.trick_winner(deal, trick)))
        return played + game.after_play(reduce(game.evolve, played, deal), seat)


def check_sayings(game: Game, deal: Deal, seat: Seat, action: Play) -> None:
    """Raises `IllegalAction` unless all that goes with the card may be said, each thing once."""
    if len(set(action.says)) != len(action.says):
        raise IllegalAction(Why.SAID_TWICE, action.says)
    if game.most_sayings is not None and len(action.says) > game.most_sayings:
        raise IllegalAction(Why.SAID_TOO_MUCH)
    false = game.false_sayings(deal, seat, action.card, action.says)
    if false:
        raise IllegalAction(Why.NOT_TO_BE_SAID, false)


def refusal(game: Game, deal: Deal, card: Card, allowed: CardSet) -> IllegalAction:
    """Why a card in hand may not be played: what there is to play instead tells it."""
    led, _ = core.state(game.tables, [played.index for played in deal.trick.cards])
    trumps = game.tables.trumps
    if not deal.trick.cards:
        why = Why.NOT_TO_BE_LED
    elif card.bit & trumps and allowed & trumps:
        why = Why.MUST_OVERTRUMP
    elif allowed & led:
        why = Why.MUST_FOLLOW
    else:
        why = Why.MUST_TRUMP
    return IllegalAction(why, tuple(c.code for c in game.pack.members(allowed)))
