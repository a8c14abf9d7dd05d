"""The database is out of order for a while: one sentence each, and play goes on afterwards."""

import asyncio
import logging
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app.doctor import findings
from bot.app.settings import Settings
from bot.tables.table import seat_to_play
from tests.cogs.support.answers import told
from tests.cogs.support.guests import card_buttons, says, text_of
from tests.cogs.support.house import QUICK, House, playing_house
from tests.cogs.support.playing import add_computers, party
from tests.conftest import ENGINES
from tests.server import Server

SORRY = "That didn’t work: the bot cannot save anything right now."

Fault = Callable[[House], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def locked(house: House) -> AsyncIterator[None]:
    """Another program writes and does not end."""
    async with house.database.transaction() as db:
        await db.execute("PRAGMA busy_timeout = 50")
        file = next(row[2] for row in await db.execute_fetchall("PRAGMA database_list"))
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def full(house: House) -> AsyncIterator[None]:
    """No room is left for another page."""
    async with house.database.transaction() as db:
        # A table of its own takes the pages that are free.
        await db.execute("CREATE TABLE filler (text BLOB)")
        await db.execute("INSERT INTO filler (text) VALUES (zeroblob(200000))")
        # To store it may take a page as well.
        await db.execute(
            "CREATE TRIGGER fill AFTER INSERT ON events BEGIN"
            " INSERT INTO filler (text) VALUES (zeroblob(500000)); END"
        )
        [(pages,)] = await db.execute_fetchall("PRAGMA page_count")
    async with house.database.transaction() as db:
        await db.execute(f"PRAGMA max_page_count = {pages}")
    yield
    async with house.database.transaction() as db:
        await db.execute("PRAGMA max_page_count = 1000000")
        await db.execute("DROP TRIGGER fill")


@asynccontextmanager
async def read_only(house: House) -> AsyncIterator[None]:
    """The file may not be written any more."""
    async with house.database.transaction() as db:
        await db.execute("PRAGMA query_only = ON")
    yield
    await db.execute("PRAGMA query_only = OFF")


@asynccontextmanager
async def damaged(house: House) -> AsyncIterator[None]:
    """All pages of the file but the first are spoiled."""
    async with house.database.transaction() as db:
        file = Path(next(row[2] for row in await db.execute_fetchall("PRAGMA database_list")))
    await db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = spoil(file)
    await forget_pages(house)
    yield
    write_over(file, whole)
    await forget_pages(house)


def spoil(file: Path) -> bytes:
    """Spoils a file behind its first page; returns what it held."""
    whole = file.read_bytes()
    write_over(file, whole[:4096] + b"\xaa" * (len(whole) - 4096))
    return whole


def write_over(file: Path, content: bytes) -> None:
    """Changes what a file holds; it stays the same file."""
    with file.open("r+b") as opened:
        opened.write(content)


async def forget_pages(house: House) -> None:
    """Has the bot read its database from the file."""
    async with house.database.transaction() as db:
        await db.execute("PRAGMA shrink_memory")
    await house.database.reading.execute("PRAGMA shrink_memory")


async def logged(name: str) -> None:
    """Returns once a logger of this name has said something."""
    said = asyncio.Event()
    handler = logging.Handler(logging.ERROR)
    handler.emit = lambda record: said.set()  # type: ignore[method-assign]
    logging.getLogger(name).addHandler(handler)
    async with asyncio.timeout(60):
        await said.wait()
    logging.getLogger(name).removeHandler(handler)


@pytest.mark.parametrize("fault", [locked, full, read_only, damaged])
async def test_a_press_is_answered_in_one_sentence_and_changes_nothing(
    house: House, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    guest, hand = playing.on_turn, await playing.hand_in_turn()
    before, version = await house.log_length(), playing.table.version
    async with fault(house):
        await guest.person.press(hand, custom_id=card_buttons(hand)[0]["custom_id"])
        await guest.until(says(SORRY))
        assert playing.table.version == version
    assert await house.log_length() == before
    assert "Traceback" not in caplog.text
    assert "The database is out of order: " in caplog.text
    house.faults.clear()
    await playing.act()
    assert await house.log_length() > before


@pytest.mark.skipif("postgresql" not in ENGINES, reason="there is no PostgreSQL here")
async def test_play_goes_on_once_the_server_of_the_database_is_back(
    caplog: pytest.LogCaptureFixture,
) -> None:
    server = Server()
    try:
        async with playing_house(await server.fresh()) as house:
            playing = await party(house, "ada", "bruno", computers=1)
            await playing.start_playing()
            guest, hand = playing.on_turn, await playing.hand_in_turn()
            before = await house.log_length()
            server.stop()
            for _ in range(2):
                await guest.person.press(hand, custom_id=card_buttons(hand)[0]["custom_id"])
                await guest.until(says(SORRY))
            server.go_on()
            assert await house.log_length() == before
            assert "Traceback" not in caplog.text
            house.faults.clear()
            await playing.act()
            assert await house.log_length() > before
    finally:
        server.end()


async def test_an_invitation_is_right_after_the_next_change(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    playing = await party(house, "ada", "bruno")
    front, channel = house.running.services.invitations, playing.table.row.parent_id
    async with AsyncExitStack() as stack:
        async with front._turns.setdefault(channel, asyncio.Lock()):
            await add_computers(playing.opener, playing.lobby)
            await stack.enter_async_context(locked(house))
        await logged("cogs.messages.invitations")
    assert "Traceback" not in caplog.text
    house.faults.clear()
    await playing.start()
    ada = await house.guest("ada")
    await ada.until(says("playing, deal 1"))


async def test_damage_is_told_to_whom_it_concerns(
    house: House, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    ada = await house.guest("ada")
    async with damaged(house):
        assert told(await ada.command("tarocchi profile")).startswith(SORRY)
        found = findings(Settings(database=tmp_path / "bot.db", cache=QUICK.cache))
        [line] = [str(each) async for each in found if each.name == "database"]
        assert re.match(r"wrong database: .+(damaged|malformed).+ Put a copy back", line)
    assert "Traceback" not in caplog.text
    house.faults.clear()
    assert SORRY not in text_of((await ada.command("tarocchi profile")).message or {})


async def test_what_a_login_needs_of_it_is_a_line_in_the_log(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async with damaged(house):
        before = asyncio.all_tasks()
        house.bot.dispatch("ready")
        await asyncio.gather(*asyncio.all_tasks() - before)
    assert "listener failed event=on_ready fault=The database" in caplog.text
    assert "Traceback" not in caplog.text
    house.faults.clear()


async def test_a_computer_waits_until_it_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.tables.retrying.RETRY_S", 0.05)
    async with playing_house(tmp_path, replace(QUICK, pace_s=0.4)) as house:
        playing = await party(house, "ada", computers=2)
        await playing.start_playing()
        caught = False
        while not caught:
            await playing.act()
            async with locked(house):
                before, caught = playing.table.version, seat_to_play(playing.table) is not None
                if caught:
                    await logged("bot.tables.retrying")
                assert playing.table.version == before
        await house.until(lambda: playing.somebody_acts)
        assert "Traceback" not in caplog.text
        house.faults.clear()
