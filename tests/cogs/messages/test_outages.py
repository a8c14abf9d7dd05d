"""The line to Discord breaks, or the place of a table is gone."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.loopback.api.rest import Rest
from bot.loopback.wire.errors import Refusal
from bot.tables import presence
from data import results
from tests.cogs.support.guests import is_board, is_hand, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again at once."""
    monkeypatch.setattr("cogs.messages.board.RETRY_S", 0)
    monkeypatch.setattr("cogs.messages.invitations.RETRY_S", 0)


@contextmanager
def broken_line(
    monkeypatch: pytest.MonkeyPatch, times: int, where: str = "/channels/"
) -> Iterator[Callable[[], int]]:
    """So many requests of some kind get no answer; gives how many are left."""
    left, admit = times, Rest._admit

    def hang_up(rest: Rest, request: Any, route: Any, key: str, headers: dict[str, str]) -> None:
        nonlocal left
        if left and re.search(where, key) and request.transport is not None:
            left -= 1
            request.transport.abort()
            raise Refusal(503, 0, "Nobody reads this.")
        admit(rest, request, route, key, headers)

    with monkeypatch.context() as patched:
        patched.setattr(Rest, "_admit", hang_up)
        yield lambda: left


async def last_cards(house: House) -> Party:
    """Somebody against computers, before the last trick of the first deal."""
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    await playing.play_to_last_trick()
    return playing


async def test_a_frame_is_tried_until_it_arrives(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    with broken_line(monkeypatch, times=3) as left:
        await playing.act()
        await playing.opener.until(lambda m: is_board(m) and "led" in text_of(m))
        assert left() == 0


async def test_a_deal_goes_on_though_the_line_broke(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await last_cards(house)
    with broken_line(monkeypatch, times=2) as left:
        await playing.act()
        await playing.opener.until(lambda m: is_hand(m) and "deal 2" in text_of(m))
        assert left() == 0


async def test_who_got_no_hand_is_called(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await last_cards(house)
    with broken_line(monkeypatch, times=1, where="POST /webhooks/") as left:
        await playing.act()
        called = await playing.opener.until(lambda m: f"<@{playing.opener.user_id}>" in text_of(m))
        assert left() == 0
    await playing.opener.press(called, "My hand")
    await playing.opener.until(lambda m: is_hand(m) and "deal 2" in text_of(m))


@pytest.mark.parametrize(
    ("place", "where"), [("here", "/callback"), ("thread", "POST /channels/.*/messages$")]
)
async def test_a_lobby_that_nobody_can_see_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch, place: str, where: str
) -> None:
    ada = await house.guest("ada")
    with broken_line(monkeypatch, times=1, where=where) as left:
        await ada.command("tarocchi new", game="scarto", place=place)
        await house.until(lambda: left() == 0)
    assert house.hub.open_tables() == ()


async def test_a_stop_does_not_wait_for_discord(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    with broken_line(monkeypatch, times=1_000_000):
        await playing.act()
        await house.boards.close()


async def test_a_table_without_its_thread_is_closed(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    world = house.loopback.world
    world.drop_channel(world.channels[playing.opener.place])
    await playing.table.change(presence.come_back, playing.opener.user_id)
    turn = playing.table.turn
    assert turn is not None
    await playing.table.change(presence.stand_in, turn)
    await house.until(lambda: playing.table.over)
    boards = house.boards
    while boards._boards:
        await boards.of(playing.table).rest()
    assert await house.hub.unshown() == ()
    db = house.database.reading
    assert await results.newest_of_guild(db, playing.table.guild_id, 1) == ()


async def test_an_invitation_is_tried_until_it_arrives(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    invitations = house.running.front.invitations
    await invitations.rest()
    dino = await house.guest("dino")
    with broken_line(monkeypatch, times=6, where="PATCH /webhooks/") as left:
        await playing.start()
        await dino.until(lambda m: "▶ playing, deal 1" in text_of(m))
    assert left() == 0
