"""The fence: two processes at one table, of which only one may write at a time.

Each process is a hub of its own with a connection of its own. Both read the table, then both change
it: the second is refused, reads what the first has written, and may try again.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from bot.tables.decisions import arriving, ending, inviting, lobby, messages, presence
from bot.tables.decisions.inviting import Guest
from bot.tables.decisions.wishes import Wish as Ending
from bot.tables.errors import StaleAction
from bot.tables.hub import Hub
from bot.tables.table import Table
from data.database import Database
from data.engines.place import Place
from data.engines.sqlite_file import SQLiteFile
from data.hands import HandHandle
from data.personal import forgetting
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    GUILD,
    act,
    everything,
    match,
    match_with_computers,
    open_lobby,
    play_out,
)

Do = Callable[[Table], Awaitable[object]]

LOBBY: dict[str, Do] = {
    "join": lambda table: table.change(lobby.join, CARLA, "Carla", "en"),
    "computer": lambda table: table.change(lobby.add_computer, ADA, "normal"),
    "move": lambda table: table.change(lobby.move, BEPPE),
    "leave": lambda table: table.change(presence.leave, BEPPE),
    "cut": lambda table: table.change(lobby.cut, ADA, "word"),
    "invite": lambda table: table.change(inviting.invite, ADA, [Guest(DINO, "Dino")]),
    "hand": lambda table: table.change(messages.keep_hand, ADA, HandHandle("token", 1, 2, 3)),
    "message": lambda table: table.change(messages.set_lobby_message, 701),
    "close": lambda table: table.change(lobby.close, ADA, may_manage=False, sure=True),
}
"""What is done in a lobby of Ada and Beppe."""

PLAYED: dict[str, Do] = {
    "act": act,
    "leave": lambda table: table.change(presence.leave, BEPPE),
    "wish": lambda table: table.change(ending.agree, CARLA, Ending.ABANDON),
    "hand": lambda table: table.change(messages.keep_hand, ADA, HandHandle("token", 1, 2, 3)),
}
"""What is done in a match of Ada, Beppe and Carla."""


@pytest.fixture
async def other(place: Place, clock: FakeClock, database: Database) -> AsyncIterator[Hub]:
    """The hub of a second process."""
    second = await Database.open(place)
    yield Hub(second, clock)
    await second.close()


async def refused(first: Do, second: Do, ours: Table, theirs: Table) -> None:
    """One does something, and the other is refused until they have read it."""
    await first(ours)
    with pytest.raises(StaleAction):
        await second(theirs)
    assert everything(theirs) == everything(ours)
    assert theirs.row.version == ours.row.version


@pytest.mark.parametrize("second", LOBBY)
@pytest.mark.parametrize("first", LOBBY)
async def test_in_a_lobby_the_second_process_is_refused(
    hub: Hub, other: Hub, first: str, second: str
) -> None:
    ours = await open_lobby(hub, BEPPE)
    await refused(LOBBY[first], LOBBY[second], ours, await other.find(ours.id))


@pytest.mark.parametrize("second", PLAYED)
@pytest.mark.parametrize("first", PLAYED)
async def test_in_a_match_the_second_process_is_refused(
    hub: Hub, other: Hub, first: str, second: str
) -> None:
    ours = await match(hub)
    await refused(PLAYED[first], PLAYED[second], ours, await other.find(ours.id))


async def test_nobody_loses_their_seat_to_another_process(hub: Hub, other: Hub) -> None:
    ours = await open_lobby(hub)
    theirs = await other.find(ours.id)
    await ours.change(lobby.join, BEPPE, "Beppe", "en")
    with pytest.raises(StaleAction):
        await theirs.change(lobby.join, CARLA, "Carla", "en")
    await theirs.change(lobby.join, CARLA, "Carla", "en")
    assert [theirs.seating.has(person) for person in (ADA, BEPPE, CARLA)] == [True] * 3


async def test_a_seat_for_the_next_deal_is_not_lost(hub: Hub, other: Hub) -> None:
    ours = await match_with_computers(hub)
    theirs = await other.find(ours.id)
    await ours.change(arriving.take_seat, BEPPE, "Beppe", "en", HandHandle("b", 1, 2, 3))
    with pytest.raises(StaleAction):
        await theirs.change(arriving.take_seat, CARLA, "Carla", "en", HandHandle("c", 1, 2, 3))
    await theirs.change(arriving.take_seat, CARLA, "Carla", "en", HandHandle("c", 1, 2, 3))
    assert {each.user_id for each in theirs.seating.arrivals} == {BEPPE, CARLA}


async def test_a_frame_of_what_another_process_has_changed_is_not_kept(
    hub: Hub, other: Hub
) -> None:
    ours = await match(hub)
    theirs = await other.find(ours.id)
    await act(ours)
    theirs.note_frame(theirs.frame_now(None))
    await other.keep_frames()
    assert (await hub.find(ours.id)).row.frame == (await other.find(ours.id)).row.frame


async def test_who_is_deleted_keeps_nobody_from_writing(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await play_out(table)
    # The bot itself deletes them; the table takes that over only afterwards.
    async with database.transaction() as db:
        await forgetting.forget(db, GUILD, ADA)
    await table.change(messages.set_result, 5)
    found = await Hub(database, FakeClock()).find(table.id)
    assert (found.row.result_message_id, found.row.opener_id < 0) == (5, True)


WRITES = re.compile(r"(UPDATE|INTO|FROM) (tables|seats|arrivals|hands|plans|kept_seats|panels)\b")

CLAIM = re.compile(r"UPDATE tables SET [^;]*\bversion\b")


@pytest.mark.sqlite
async def test_all_that_is_written_of_a_table_follows_its_claim(
    hub: Hub, database: Database
) -> None:
    """No statement of a change comes before the one that raises the version."""
    heard: list[str] = []
    table = await open_lobby(hub, BEPPE, CARLA)
    engine = database._engine
    assert isinstance(engine, SQLiteFile)
    engine._direct._file.set_trace_callback(heard.append)
    await table.change(lobby.start, ADA)
    for do in PLAYED.values():
        await do(table)
    writes = [each for each in heard if not each.lstrip().startswith("SELECT")]
    changes = " ".join(writes).split("BEGIN")[1:]
    assert len(changes) >= 5
    assert [each for each in changes if WRITES.search(each) and not claimed(each)] == []


def claimed(change: str) -> bool:
    """Whether the first that a change writes of a table is its next version."""
    first = WRITES.search(change)
    return first is not None and bool(CLAIM.match(change, first.start()))


def test_a_change_that_claims_nothing_is_found() -> None:
    assert not claimed(" IMMEDIATE DELETE FROM seats WHERE table_id = 1 COMMIT")
    assert not claimed(
        "INSERT INTO hands (seat) VALUES (1) UPDATE tables SET version = 2 WHERE id = 1"
    )
    assert claimed("UPDATE tables SET version = 2 WHERE id = 1 DELETE FROM seats")
