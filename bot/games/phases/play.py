"""Playing the tricks."""

from dataclasses import dataclass
from functools import reduce
from typing import ClassVar

from bot.games.actions import Action, Ask, OneOf, Play
from bot.games.cards import Card, CardSet, Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardPlayed, Event, TrickTaken
from bot.games.game import Game
from bot.games.trick import Trick, trick_so_far


@dataclass(frozen=True)
class TrickPlay:
    """Card after card, trick after trick, until the hands are empty."""

    key: ClassVar[str] = "play"
    game: Game

    def actor(self, deal: Deal) -> Seat | None:
        """Return the player after the last card's, or the winner of the last trick."""
        if deal.trick.seats:
            return self.game.after(deal.trick.seats[-1])
        if not any(deal.hands):
            return None
        if deal.tricks:
            return deal.tricks[-1].winner
        return self.game.first_leader(deal.dealer, deal.facts)

    def ask(self, deal: Deal) -> Ask:
        """Return every card that may be played."""
        return self.cards_to_play(deal)

    def cards_to_play(self, deal: Deal) -> OneOf:
        """Return the choice of a card for the seat whose turn it is."""
        assert deal.to_act is not None
        cards = self.game.legal_cards(deal, deal.to_act)
        return OneOf(tuple(map(Play, self.game.pack.members(cards))))

    def decide(self, deal: Deal, seat: Seat, action: Action) -> list[Event]:
        """Play the card; with the last card of a trick its winner is known.

        Raises `IllegalAction` with the rule that forbids the card.
        """
        game = self.game
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
    """Raise `IllegalAction` unless all that goes with the card may be said, each thing once."""
    if len(set(action.says)) != len(action.says):
        raise IllegalAction(Why.SAID_TWICE, action.says)
    if game.most_sayings is not None and len(action.says) > game.most_sayings:
        raise IllegalAction(Why.SAID_TOO_MUCH)
    false = game.false_sayings(deal, seat, action.card, action.says)
    if false:
        raise IllegalAction(Why.NOT_TO_BE_SAID, false)


def refusal(game: Game, deal: Deal, card: Card, allowed: CardSet) -> IllegalAction:
    """Return why a card in hand may not be played; the cards that may be show which rule it is."""
    led, _ = trick_so_far(game.tables, [played.index for played in deal.trick.cards])
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
