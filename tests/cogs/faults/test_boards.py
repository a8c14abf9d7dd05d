"""Calls for everybody go wrong: the board of a deal, and the next one."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from types import SimpleNamespace

import discord
import pytest

from cogs.messages.obstacles import ARCHIVED
from tests.cogs.support.guests import is_hand, step_of
from tests.cogs.support.playing import Party
from tests.cogs.support.troubles import (
    BETWEEN_DEALS_S,
    BROKEN,
    FRAME,
    LIMITED,
    REFUSED,
    Evening,
    Kind,
    clean,
    fault,
    is_true_board,
    trouble,
)
from tests.cogs.ways import BOTH_WAYS, Way
from tests.loopback.support.controls import control
from tests.tables.support.people import act as act_at

SLOW_S = 5

NOT_VALID = 50035
"""The code for a request that is refused as it is."""

GROUPS = pytest.mark.parametrize(
    "kinds", [REFUSED, BROKEN, LIMITED], ids=["refused", "broken", "limited"]
)


@GROUPS
@BOTH_WAYS
async def test_cards_are_played_and_the_board_is_true_again(
    tonight: Evening, caplog: pytest.LogCaptureFixture, kinds: Sequence[Kind], way: Way
) -> None:
    for kind in kinds:
        async with trouble(tonight.house, way.change_route, kind):
            card = await tonight.play_through()
        tonight.house.loopback.clock.advance(SLOW_S)
        await tonight.all_is_true()
        assert tonight.played(card) == 1, kind
    clean(caplog.text, tonight.house)


@pytest.mark.parametrize("code", [ARCHIVED, NOT_VALID], ids=["mended", "given up"])
async def test_a_score_counts_as_told_once_it_is_or_nobody_will_see_it(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    table = tonight.playing.table
    board = tonight.house.boards.of(table)
    await board.rest()
    heard: list[str] = []

    async def refuse(*_: object) -> None:
        board.dues.lobby_end.key = ""
        response = SimpleNamespace(status=400, reason="")
        raise discord.HTTPException(response, {"code": code, "message": ""})

    async def show(*_: object) -> None:
        heard.append("shown")

    def told(_: object) -> None:
        heard.append("told")

    monkeypatch.setattr(board.desk, "tools", replace(board.desk.tools, score_told=told))
    monkeypatch.setattr(board.desk.place, "show_lobby", refuse)
    monkeypatch.setattr(board.desk.place, "show_score", show)
    board.dues.lobby_end.key = "lobby-started"
    board.dues.score.endings.append(table.public)
    board.refresh()
    await board.rest()

    assert heard == (["shown", "told"] if code == ARCHIVED else ["told"])
    board.dues.score.endings.clear()


@pytest.mark.parametrize("kind", [REFUSED[0], *BROKEN, *LIMITED], ids=str)
@BOTH_WAYS
async def test_hands_are_dealt_though_the_board_cannot_be_posted(
    tonight: Evening,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    kind: Kind,
    way: Way,
) -> None:
    monkeypatch.setattr("cogs.messages.board.HANDS_WAIT_S", 0.1)
    house, other = tonight.house, tonight.other
    await other.play_to_last_trick()
    await other.act()
    await house.until(lambda: other.table.between_deals)
    async with trouble(house, way.post_route, kind):
        house.loopback.clock.advance(BETWEEN_DEALS_S)
        await other.opener.until(lambda m: is_hand(m) and step_of(m).startswith("2:"))
    house.loopback.clock.advance(SLOW_S)
    await tonight.all_is_true()
    clean(caplog.text, house)


async def test_boards_stand_still_while_the_token_is_not_accepted(
    tonight: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    house, playing = tonight.house, tonight.playing
    async with fault(house, "refuse", FRAME, status=401):
        await act_at(playing.table)
        await at_rest(playing)
        since = len(house.traffic.calls)
        await act_at(playing.table)
        await at_rest(playing)
        assert not [call for call in house.traffic.calls[since:] if call.kind == "frame"]
    await tonight.play_through()
    await tonight.all_is_true()
    clean(caplog.text, house)


async def at_rest(playing: Party) -> None:
    """Returns once nothing is painted."""
    await playing.house.boards.of(playing.table).rest()


async def test_a_board_too_old_to_be_edited_often_is_true_in_the_end(
    tonight: Evening, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.loopback.checks.limits.OLD_EDITS_WINDOW_S", 1.0)
    house, playing = tonight.house, tonight.playing
    house.loopback.clock.advance(3700)
    await control(house.loopback, "limit", enforced=True)
    # As after a start, which leaves old boards where they are.
    house.hub.listeners.remove(house.boards.on_change)
    refused: list[int] = []
    while not refused:
        await act_at(playing.table)
        house.boards.of(playing.table).refresh()
        await at_rest(playing)
        calls = [call for call in house.traffic.calls if not call.went_well]
        refused = [call.entry["response"]["code"] for call in calls]
    assert refused[0] == 30046
    await playing.opener.until(partial(is_true_board, playing))
    clean(caplog.text, house)
