"""Calls that are counted wait for their turn: the most urgent first, and none passes by."""

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import yarl
from discord.http import Route

from bot.app.settings import Settings
from bot.loopback.checks.limits import GLOBAL_LIMIT
from bot.loopback.wire.wire import EPHEMERAL
from cogs.messages.rate_limiter import BURST_S, RateLimiter, Urgency, is_counted
from tests.cogs.support.guests import has_button, is_board, is_hand
from tests.cogs.support.house import QUICK, House, playing_house
from tests.cogs.support.playing import Party, party
from tests.cogs.support.traffic import DELETE, FRAME, HAND_NEW, POST
from tests.loopback.support.controls import control

COUNTED = (FRAME, POST, DELETE)

HELD_S = 0.5
"""Long enough for all to have asked before the first turn."""


async def order_of(*asked: tuple[int, Urgency], hurried: int = 0) -> list[int]:
    """The places in the order in which they had their turns, if all have asked at once."""
    limiter, order = RateLimiter(per_s=10_000), []
    limiter.hold(HELD_S)

    async def paint(place: int, urgency: Urgency) -> None:
        async with limiter.turn(place, urgency):
            order.append(place)

    tasks = [asyncio.create_task(paint(*each)) for each in asked]
    await asyncio.sleep(0)
    limiter.hurry(hurried)
    await asyncio.gather(*tasks)
    return order


async def test_whom_somebody_waits_for_goes_first() -> None:
    now, due, later = Urgency.AWAITED, Urgency.DUE, Urgency.SOMETIME
    assert await order_of((1, later), (2, due), (3, now), (4, due)) == [3, 2, 4, 1]
    assert await order_of((1, later), (2, due), (3, now), hurried=1) == [1, 3, 2]


async def test_one_place_goes_after_the_other() -> None:
    due = Urgency.DUE
    asked = [(place, due) for place in (1, 1, 1, 2, 2, 3)]
    assert await order_of(*asked) == [1, 2, 3, 1, 2, 1]


async def test_who_gives_up_does_not_keep_the_others() -> None:
    limiter = RateLimiter(per_s=10_000)
    limiter.hold(HELD_S)

    async def paint(place: int) -> int:
        async with limiter.turn(place, Urgency.DUE):
            return place

    first, second = asyncio.create_task(paint(1)), asyncio.create_task(paint(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == 2


def test_in_no_second_do_more_leave_than_discord_allows() -> None:
    per_s = Settings().calls_per_s
    # One more may have been about to leave.
    assert per_s * (1 + BURST_S) + 1 <= GLOBAL_LIMIT


async def test_so_many_calls_go_at_once_and_no_more() -> None:
    limiter, order = RateLimiter(per_s=20), []

    async def paint(place: int) -> None:
        async with limiter.turn(place, Urgency.DUE):
            order.append(place)
            # As the trace does when the call leaves.
            await limiter._before_call(None, None, CALL)  # type: ignore[arg-type]

    tasks = [asyncio.create_task(paint(place)) for place in range(30)]
    for _ in range(5):
        await asyncio.sleep(0)
    assert len(order) == 20 * BURST_S
    limiter.close()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(each) for each in done} == {type(None), asyncio.CancelledError}
    with pytest.raises(asyncio.CancelledError):
        await paint(1)


async def test_drawings_that_were_held_up_do_not_leave_all_at_once() -> None:
    per_s, waiting = 200, 300
    limiter, drawn, left = RateLimiter(per_s), asyncio.Event(), []

    async def paint(place: int) -> None:
        async with limiter.turn(place, Urgency.DUE):
            await drawn.wait()
            await limiter._before_call(None, None, CALL)  # type: ignore[arg-type]
            left.append(place)

    tasks = [asyncio.create_task(paint(place)) for place in range(waiting)]
    # Turns are granted all the while, then nothing runs at all, and then everything is ready.
    await asyncio.sleep(0.5)
    time.sleep(0.5)  # noqa: ASYNC251
    drawn.set()
    started = time.monotonic()
    while len(left) < waiting:
        await asyncio.sleep(0)
        assert len(left) <= per_s * (BURST_S + time.monotonic() - started) + 1
    await asyncio.gather(*tasks)


class CALL:
    """A call that is counted."""

    url = yarl.URL(f"{Route.BASE}/channels/1/messages")


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/channels/1/messages", True),
        ("/gateway/bot", True),
        ("/applications/1/emojis", True),
        ("/interactions/1/token/callback", False),
        ("/webhooks/1/token/messages/2", False),
    ],
)
def test_which_calls_are_counted(path: str, counted: bool) -> None:
    assert is_counted(yarl.URL(Route.BASE + path)) is counted
    assert not is_counted(yarl.URL("https://cdn.example/api/v10" + path))


@pytest.fixture
async def playing(tmp_path: Path) -> AsyncIterator[Party]:
    """Three people at their first trick, whom nobody reminds."""
    settings = replace(QUICK, nudge_s=100_000, stand_in_s=200_000)
    async with playing_house(tmp_path, settings) as house:
        playing = await party(house, "ada", "bruno", "carla")
        await playing.start_playing()
        await house.boards.of(playing.table).rest()
        yield playing


async def test_no_counted_call_passes_the_painter(playing: Party) -> None:
    house, before = playing.house, len(playing.house.traffic.calls)
    house.running.services.limiter.hold(3600)
    for _ in range(4):
        await playing.act()
    board = await playing.opener.until(is_board)
    assert (await playing.opener.press(board, "My hand")).status == "answered"
    calls = house.traffic.calls[before:]
    assert not [call for call in calls if call.kind in COUNTED], "presses alone were answered"
    assert len(calls) > 4


async def test_a_refusal_for_all_stops_all(playing: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.messages.board.HANDS_WAIT_S", 0.5)
    house = playing.house
    frames = "PATCH /channels/{c}/messages/{m}"
    await control(house.loopback, "limit", route=frames, retry_after=1000, scope="global")
    shown = house.traffic.count()[FRAME]
    await playing.act()
    await house.traffic.until_more(FRAME, shown)
    other = await party(house, "dino", "elena", "fabio", place="here")
    before = len(house.traffic.calls)
    # The hands come though no board can be shown.
    await other.start()
    calls = house.traffic.calls[before:]
    assert not [call for call in calls if call.kind in COUNTED]
    assert [call for call in calls if call.kind == HAND_NEW]


async def test_after_a_first_board_that_was_late_nobody_is_called_to_their_hand(
    house: House,
) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await control(house.loopback, "limit", route="POST /channels/{c}/messages", retry_after=0.5)
    await playing.start()
    board = await playing.opener.until(is_board)
    assert has_button(board, "My hand")
    await house.boards.of(playing.table).rest()
    # One for each, and nobody was called to theirs.
    assert house.traffic.count()[HAND_NEW] == 3
    hands = [call for call in house.traffic.calls if call.kind == HAND_NEW]
    assert all(call.message and call.message["flags"] & EPHEMERAL for call in hands)
    assert len([message for message in playing.opener.seen.values() if is_hand(message)]) == 1


async def test_a_new_session_costs_no_call(playing: Party) -> None:
    house = playing.house
    await playing.act_and_see()
    await playing.hand_in_turn()
    await house.boards.of(playing.table).rest()
    await house.running.services.invitations.rest()
    ready, before = asyncio.Event(), len(house.traffic.calls)

    async def note_ready() -> None:
        ready.set()

    house.bot.add_listener(note_ready, "on_ready")
    await control(house.loopback, "gateway", do="invalidate")
    await asyncio.wait_for(ready.wait(), 30)
    # Once more, so that the listener of the boards is done for certain.
    await house.boards.resume()
    await house.boards.of(playing.table).rest()
    await house.running.services.invitations.rest()
    assert house.traffic.count(before) == {}
