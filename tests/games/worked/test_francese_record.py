"""Tarocco francese in match records, and what holds of every deal (section 16)."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.games.deal import Deal
from bot.games.events import DealScored
from bot.games.fair import Fairness
from bot.games.francese.scoring import exchanged, excuse_moves, pile_count
from bot.games.francese.sides import attack
from bot.games.game import Game
from bot.games.record import Fault, check, parse, write
from tests.games.playing import SECRET, log_of, moves
from tests.games.worked.francese import francese

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


def finished(players: int, seeds: range) -> Iterator[tuple[Deal, DealScored]]:
    """Deals at random that were played or thrown in."""
    for seed in seeds:
        for match, events in moves(francese(players), Random(seed)):
            if isinstance(events[-1], DealScored):
                assert match.deal is not None
                yield match.deal, events[-1]


@pytest.mark.parametrize("players", NUMBERS)
def test_what_holds_of_every_deal(players: int) -> None:
    for deal, scored in finished(players, range(6)):
        assert sum(scored.scores) == 0
        if not scored.counts:
            assert not any(scored.scores)
            continue
        half_points, bouts = scored.points
        assert players in (3, 5) or half_points % 2 == 0
        attackers = attack(deal)
        moves_ = excuse_moves(deal, attackers, exchanged_at_last=True)
        defence = exchanged(pile_count(defended(deal)), -moves_)
        assert (half_points + defence.half_points, bouts + defence.bouts) == (182, 3)


def defended(deal: Deal) -> int:
    """The cards of the defence: all that the attack has neither won nor laid aside nor kept."""
    attackers = attack(deal)
    pile = 0
    for trick in deal.tricks:
        if trick.winner not in attackers:
            pile |= sum(card.bit for card in trick.cards)
    contre = any(getattr(fact, "bid", "") == "garde_contre" for fact in deal.facts)
    return pile | (deal.stock if contre else 0)
