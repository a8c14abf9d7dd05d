"""The place of a table is changed, closed or gone, or the bot may not write there any more."""

import asyncio

import pytest

from bot.loopback.person import NotPossible, is_private
from bot.tables.decisions import presence
from cogs.press.permissions import invite_link
from tests.cogs.support.guests import has_button, is_board, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import party
from tests.cogs.support.rights import give_back, without
from tests.cogs.support.troubles import Evening, clean, evening
from tests.cogs.ways import BOTH_WAYS
from tests.loopback.support.controls import control
from tests.tables.support.people import act as act_at

pytestmark = BOTH_WAYS

SORRY = "I can no longer show this table because"


def told(house: House) -> list[str]:
    """What the bot has said of why it shows nothing; fails if anybody else could see it."""
    calls = [call for call in house.traffic.calls if SORRY in str(call.sent) and call.went_well]
    assert all(call.reader for call in calls)
    return [call.sent["content"] for call in calls]


async def nothing_is_tried(tonight: Evening) -> None:
    """Has something happen without a press, and fails if the bot then calls Discord."""
    house, tables = tonight.house, (tonight.playing, tonight.other)
    await house.running.services.guard.rest()
    for each in tables:
        await house.boards.of(each.table).rest()
    since = len(house.traffic.calls)
    for each in tables:
        await house.until(lambda each=each: each.somebody_acts)  # type: ignore[misc]
        await act_at(each.table)
    for each in tables:
        await house.boards.of(each.table).rest()
    paths = [call.entry["path"] for call in house.traffic.calls[since:]]
    assert [path for path in paths if path.startswith("/channels/")] == []


@pytest.mark.parametrize(
    ("right", "named"), [("attach_files", "Attach Files"), ("view_channel", "View Channel")]
)
async def test_a_permission_is_taken_and_given_back(
    tonight: Evening, caplog: pytest.LogCaptureFixture, right: str, named: str
) -> None:
    house = tonight.house
    await without(house, right)
    card = await tonight.play_through()
    await nothing_is_tried(tonight)
    # Both tables are in this channel.
    assert told(house) == [f"{SORRY} I’m missing the “{named}” permission. Your match is safe."]
    await give_back(house)
    await tonight.all_is_true()
    assert tonight.played(card) == 1
    clean(caplog.text, house)


@pytest.mark.parametrize("archived", [False, True])
async def test_a_thread_is_locked_and_opened(
    tonight: Evening, caplog: pytest.LogCaptureFixture, archived: bool
) -> None:
    house, playing = tonight.house, tonight.playing
    thread = str(playing.table.row.channel_id)
    heard = asyncio.create_task(house.bot.wait_for("raw_thread_update"))
    await control(house.loopback, "archive", thread=thread, archived=archived, locked=True)
    await heard
    await asyncio.sleep(0)
    await house.boards.of(playing.table).rest()
    # Its buttons are grey from now on: nobody would find out by a press.
    assert len(told(house)) == (not archived)
    await act_at(playing.table)
    await nothing_is_tried(Evening(playing, playing))
    # Nobody can be told anything in an archived one, nor press anything there.
    said = [f"{SORRY} a moderator has locked the thread. Your match is safe."]
    assert told(house) == ([] if archived else said)
    await tonight.other.act_and_see()
    await control(house.loopback, "archive", thread=thread, archived=False)
    await tonight.all_is_true()
    clean(caplog.text, house)


async def archive(house: House, thread: str) -> None:
    """A moderator archives the thread; returns once the bot has done what it does about that."""
    heard = asyncio.create_task(house.bot.wait_for("raw_thread_update"))
    await control(house.loopback, "archive", thread=thread)
    await heard
    # Its listeners are told after whoever waits for it.
    await asyncio.sleep(0)
    await house.boards.of(house.newest_table(thread)).rest()


def is_archived(house: House, thread: str) -> bool:
    """Whether nobody can write in the thread as it is."""
    return bool(house.loopback.world.channels[thread]["thread_metadata"]["archived"])


async def test_the_thread_of_a_match_is_opened_at_once_but_no_moderator_is_fought(
    tonight: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    house, thread = tonight.house, str(tonight.playing.table.row.channel_id)
    await archive(house, thread)
    assert not is_archived(house, thread)
    await archive(house, thread)
    assert is_archived(house, thread)
    # The next thing that is to be shown opens it.
    await act_at(tonight.playing.table)
    await house.boards.of(tonight.playing.table).rest()
    assert not is_archived(house, thread)
    house.loopback.clock.advance(3601)
    await archive(house, thread)
    assert not is_archived(house, thread)
    clean(caplog.text, house)


async def test_the_thread_of_a_match_that_is_paused_stays_archived(tonight: Evening) -> None:
    house, table = tonight.house, tonight.playing.table
    thread = str(table.row.channel_id)
    assert table.turn is not None
    await table.change(presence.pause, table.turn)
    await house.boards.of(table).rest()
    await archive(house, thread)
    assert is_archived(house, thread)
    await tonight.playing.opener.press(
        await tonight.playing.opener.until(lambda m: has_button(m, "Resume")), "Resume"
    )
    await house.boards.of(table).rest()
    assert not is_archived(house, thread)


async def test_a_channel_is_deleted_with_its_threads(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    tonight = await evening(house)
    elsewhere = await party(house, "fabio", computers=2, channel="lounge")
    await elsewhere.start_playing()
    await control(house.loopback, "delete", channel="tables")
    await house.until(lambda: tonight.playing.table.over and tonight.other.table.over)
    await elsewhere.act_and_see()
    for each in (tonight.playing, tonight.other):
        async with house.boards.of(each.table).held:
            assert each.table.row.board is None
    assert await house.hub.unshown() == ()
    clean(caplog.text, house)


async def test_the_bot_is_removed_from_the_server_and_added_again(
    tonight: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    house, playing = tonight.house, tonight.playing
    await control(house.loopback, "server", do="leave")
    await act_at(playing.table)
    await act_at(tonight.other.table)
    await nothing_is_tried(tonight)
    assert told(house) == []
    board = await playing.opener.until(is_board)
    pressed = await playing.opener.press(board, "My hand")
    assert pressed.status == "failed"
    await control(house.loopback, "server", do="join")
    await tonight.all_is_true()
    card = await tonight.play_through()
    await tonight.all_is_true()
    assert tonight.played(card) == 1
    clean(caplog.text, house)


async def test_a_server_that_has_only_the_commands_is_told_how_to_add_the_bot(
    tonight: Evening,
) -> None:
    house, ada = tonight.house, tonight.playing.opener
    await control(house.loopback, "server", do="leave", commands=True)
    opened = await ada.command("tarocchi new", game="scarto")
    assert opened.message is not None
    link = f"<{invite_link(house.bot.application_id or 0)}>"
    assert link in opened.message["content"]
    assert is_private(opened.message)
    await tonight.play_through()
    await house.boards.of(tonight.playing.table).rest()
    [said] = told(house)
    assert "I’m not on this server any more" in said
    assert link in said
    await control(house.loopback, "server", do="join")
    await tonight.all_is_true()


async def test_a_person_leaves_the_server(
    tonight: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    house, playing = tonight.house, tonight.playing
    gone, turn = playing.on_turn, playing.table.turn
    await control(house.loopback, "server", who=gone.person.name, do="leave")
    with pytest.raises(NotPossible):
        await gone.update()
    stays = playing.waiting
    await stays.press(await stays.until(is_board), "My hand")
    house.loopback.clock.advance(10_001)
    await house.until(lambda: playing.table.turn != turn)
    board = await stays.until(says("The computer is playing for"))
    assert gone.name in text_of(board)
    clean(caplog.text, house)
