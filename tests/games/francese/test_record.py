"""Tarocco francese in match records, and what holds of every deal (section 16)."""

import json
from random import Random
from typing import Any

import pytest

from bot.games.events import DealScored
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.record import Fault, check, parse, write
from tests.games.support.francese import francese
from tests.games.support.playing import SECRET, log_of, moves
from tests.games.support.sums import scores_add_up

Values = dict[str, Any]
NUMBERS = (3, 4, 5, 6)


def recorded(game: Game, seed: int) -> Values:
    """The record of a match at random."""
    fairness = Fairness("m-1", SECRET, ("1234",))
    log = log_of(game, Random(seed), fairness)
    names = [f"Player {seat}" for seat in range(game.players)]
    return json.loads(json.dumps(write(game, names, fairness, log)))  # type: ignore[no-any-return]


def recomputed(values: Values) -> list[object]:
    return list(check(parse(values)))


@pytest.mark.parametrize("players", NUMBERS)
def test_no_slam_need_not_be_said(players: int) -> None:
    values = recorded(francese(players), 1)
    whole = recomputed(values)
    silent = {"do": "slam", "announce": False}
    count = 0
    for deal in values["deals"]:
        kept = [action for action in deal["actions"] if {**action, **silent} != action]
        count += len(deal["actions"]) - len(kept)
        deal["actions"] = kept
    assert count
    assert recomputed(values) == whole


def with_passes(values: Values, fewer: int = 0) -> int:
    """Writes the passes after each garde contre, or not all of them; gives how many."""
    players = len(values["players"])
    added = 0
    for deal in values["deals"]:
        bids = [action for action in deal["actions"] if action["do"] == "bid"]
        if not bids or bids[-1]["bid"] != "garde_contre":
            continue
        silent = range(len(bids) + 1, players + 1 - fewer)
        passes = [
            {"seat": (deal["dealer"] + step) % players, "do": "bid", "bid": "pass"}
            for step in silent
        ]
        deal["actions"][len(bids) : len(bids)] = passes
        added += len(passes)
    return added


@pytest.mark.parametrize("players", NUMBERS)
def test_passes_after_a_garde_contre_may_be_written(players: int) -> None:
    values = recorded(francese(players), 2)
    whole = recomputed(values)
    assert with_passes(values)
    assert recomputed(values) == whole


def test_passes_after_a_garde_contre_are_all_written_or_none() -> None:
    values = recorded(francese(5), 2)
    assert with_passes(values, fewer=1)
    with pytest.raises(Fault):
        recomputed(values)


def test_a_garde_contre_is_passed_and_no_slam_said_together() -> None:
    values = recorded(francese(), 2)
    whole = recomputed(values)
    with_passes(values)
    for deal in values["deals"]:
        deal["actions"] = [
            action for action in deal["actions"] if action.get("announce") is not False
        ]
    assert recomputed(values) == whole


# Section 16.


@pytest.mark.parametrize("players", NUMBERS)
def test_what_holds_of_every_deal(players: int) -> None:
    game = francese(players)
    for seed in range(6):
        for match, events in moves(game, Random(seed)):
            if isinstance(events[-1], DealScored):
                assert match.deal is not None
                scores_add_up(game, match.deal)
