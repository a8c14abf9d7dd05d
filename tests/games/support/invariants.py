"""What holds of every match after every move. Each raises `AssertionError` where it does not."""

import json
from collections.abc import Sequence
from functools import reduce
from operator import or_

from bot.games.cards import CardSet, Seat, as_set
from bot.games.deal import Deal
from bot.games.events import DealBegan, DealScored, Event, TurnCame
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.games.record import check, parse, write
from data.codec import decode, encode


def held(game: Game, deal: Deal) -> list[CardSet]:
    """All groups of cards of a deal that must be apart and together be the pack."""
    tricks = [as_set(trick.cards) for trick in (*deal.tricks, deal.trick)]
    lying = deal.stock if deal.stock_taker is None else 0
    return [*deal.hands, *deal.discards, *deal.face_down, lying, *tricks]


def cards_are_conserved(game: Game, deal: Deal) -> None:
    """Every card of the pack that was dealt is in one place."""
    groups = held(game, deal)
    together = reduce(or_, groups)
    assert sum(map(int.bit_count, groups)) == together.bit_count(), "a card is in two places"
    assert together == game.pack.everything, "cards vanished or appeared"


def somebody_can_act(game: Game, deal: Deal, events: Sequence[Event]) -> None:
    """One seat is asked something until the deal has its score, which these events tell last."""
    asked = [seat for seat in range(game.players) if game.ask(deal, Seat(seat)) is not None]
    assert asked == ([] if deal.score else [deal.to_act])
    assert isinstance(events[-1], DealScored if deal.score else TurnCame)


def replay_equals_live(match: Match, log: Sequence[Event]) -> None:
    """The events of the match lead to it again, those of its newest deal to that deal."""
    assert Match(match.game, match.first_dealer).after(log) == match
    last = max(place for place, event in enumerate(log) if isinstance(event, DealBegan))
    assert match.game.replay(log[last:]) == match.deal


def events_survive_json(game: Game, log: Sequence[Event]) -> None:
    """The events are the same after they were stored."""
    stored = ((type(event).__name__, encode(event)) for event in log)
    assert [decode(kind, body, game.pack) for kind, body in stored] == list(log)


def record_holds(game: Game, fairness: Fairness, log: Sequence[Event]) -> None:
    """The record of a whole match, read again, gives the scores of its deals.

    Raises `Fault` for a statement of it that does not hold.
    """
    names = [f"Player {seat}" for seat in range(game.players)]
    values = json.loads(json.dumps(write(game, names, fairness, log)))
    found = [deal.scores for deal in check(parse(values))]
    assert found == [event.scores for event in log if isinstance(event, DealScored)]
    assert "result" in values
