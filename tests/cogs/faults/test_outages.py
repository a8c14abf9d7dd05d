"""The line to Discord breaks where nobody plays yet, or the bot is stopped meanwhile."""

from bot.tables.decisions import presence
from data import results
from data.results import Search
from tests.cogs.support.guests import text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import party, press_in
from tests.cogs.support.troubles import CALLBACK, HAND_EDIT, Evening, fault


async def test_a_lobby_that_nobody_can_see_is_closed(house: House) -> None:
    ada = await house.guest("ada")
    async with fault(house, "cut", CALLBACK, times=1):
        await ada.command("tarocchi new", game="scarto", place="here")
        await house.until(lambda: not house.loopback.faults.waiting)
        await house.running.services.guard.rest()
    assert house.hub.open_tables() == ()


async def test_a_stop_does_not_wait_for_discord(tonight: Evening) -> None:
    async with fault(tonight.house, "cut", "*"):
        await tonight.play_through()
        await tonight.house.boards.close()
        await tonight.house.hands.close()


async def test_a_table_without_its_thread_is_closed(house: House) -> None:
    # The bot was not told that the thread was deleted.
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
    [match] = await results.newest(db, Search(guild_id=playing.table.row.guild_id), 2)
    assert match.unfinished


async def test_an_invitation_is_tried_until_it_arrives(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await house.running.services.invitations.rest()
    dino = await house.guest("dino")
    async with fault(house, "cut", HAND_EDIT, times=6):
        await playing.start()
        await dino.until(lambda m: "▶ playing, deal 1" in text_of(m))
        assert not house.loopback.faults.waiting


async def test_the_time_of_a_thread_is_tried_until_it_arrives(house: House) -> None:
    playing = await party(house, "ada")
    thread = house.loopback.world.channels[str(playing.table.row.channel_id)]["thread_metadata"]
    async with fault(house, "cut", "PATCH /channels/{c}", times=3):
        await press_in(playing.opener, playing.lobby, "Table…", "Close")
        await playing.opener.until_gone(playing.lobby)
        await house.until(lambda: not playing.table.remains)
        await house.running.services.invitations.rest()
        assert not house.loopback.faults.waiting
    assert (thread["auto_archive_duration"], thread["archived"]) == (60, True)
