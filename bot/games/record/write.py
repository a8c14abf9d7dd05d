"""Writing a match record from the events of a match, finished or abandoned."""

from collections.abc import Callable, Container, Iterable, Sequence
from itertools import accumulate

from bot.games.cards import Card
from bot.games.events import Act, DealBegan, DealScored, Event
from bot.games.fair import SCHEME, Fairness
from bot.games.game import Game
from bot.games.record.actions import written
from bot.games.record.record import COMPUTER, FORMAT


def write(
    game: Game,
    names: Sequence[str],
    fairness: Fairness | None,
    events: Iterable[Event],
    sitters: Callable[[int], Sequence[str]] | None = None,
    by_computers: Container[int] = (),
) -> dict[str, object]:
    """Return the record of the match with these events, as values for JSON.

    *sitters* tells the names of those who sat there when the deal of a number began, *by_computers*
    the places, from 0, of the events that computers chose. A card that a person chose ahead is
    written like any other of theirs, as nobody else may know.
    Without *fairness* the deals are stated, not proved. An abandoned match has no result; for one
    that the players ended early see `with_result`.
    """
    deals = _deals(events)
    begins = accumulate(map(len, deals), initial=0)
    record: dict[str, object] = {
        "format": FORMAT,
        "game": game.key,
        "edition": game.edition,
        "options": game.options.changed(),
        "players": list(names),
        "fair": fairness and _fair(fairness),
        "deals": [
            _deal(game, deal, _actions(game, deal, begin, by_computers), fairness, sitters)
            for begin, deal in zip(begins, deals, strict=False)
        ],
        "result": _result(game, deals),
    }
    return {key: value for key, value in record.items() if value is not None}


def with_result(record: dict[str, object], totals: Sequence[int]) -> dict[str, object]:
    """Return the record of a match that the players ended with these totals, all its deals
    played."""
    return record | {"result": _outcome(totals)}


def _deals(events: Iterable[Event]) -> list[list[Event]]:
    deals: list[list[Event]] = []
    for event in events:
        if isinstance(event, DealBegan):
            deals.append([])
        deals[-1].append(event)
    return deals


def _fair(fairness: Fairness) -> dict[str, object]:
    return {
        "scheme": SCHEME,
        "match": fairness.match,
        "commitment": fairness.commitment,
        "secret": fairness.secret.hex(),
        "seeds": list(fairness.seeds),
    }


def _deal(
    game: Game,
    events: Sequence[Event],
    actions: list[dict[str, object]],
    fairness: Fairness | None,
    sitters: Callable[[int], Sequence[str]] | None,
) -> dict[str, object]:
    began = events[0]
    assert isinstance(began, DealBegan)
    *hands, stock = game.as_dealt(events)
    deal: dict[str, object] = {"number": began.number} if fairness else {}
    if sitters is not None:
        deal["sitters"] = list(sitters(began.number))
    deal |= {
        "dealer": began.dealer,
        "hands": [_codes(hand) for hand in hands],
        "stock": _codes(stock),
        "actions": actions,
        "tricks": [trick.winner for trick in game.replay(events).tricks],
    }
    if isinstance(events[-1], DealScored):
        deal["scores"] = list(events[-1].scores)
    return deal


def _actions(
    game: Game, events: Sequence[Event], begin: int, by_computers: Container[int]
) -> list[dict[str, object]]:
    return [
        {"seat": event.seat}
        | written(event.action(), game)
        | ({"by": COMPUTER} if place in by_computers else {})
        for place, event in enumerate(events, begin)
        if isinstance(event, Act)
    ]


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]


def _scores(deals: Iterable[Sequence[Event]]) -> list[tuple[int, ...]]:
    scored = (event for deal in deals for event in deal if isinstance(event, DealScored))
    return [event.scores for event in scored if event.counts]


def _result(game: Game, deals: Sequence[Sequence[Event]]) -> dict[str, object] | None:
    scores = _scores(deals)
    if not game.is_over(scores):
        return None
    return _outcome([sum(column) for column in zip(*scores, strict=True)])


def _outcome(totals: Sequence[int]) -> dict[str, object]:
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return {"totals": list(totals), "winners": winners}
