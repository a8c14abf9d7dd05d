"""The invitation in the channel: who sits in the thread, how far they are, and the way there."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.games.catalogue import find
from bot.loopback.person import images
from bot.loopback.world.models import ChannelUpdated
from bot.tables.decisions import ending, lobby, presence
from bot.tables.setup import SLOW
from bot.texts import languages, texts_for
from cogs.layouts.invitation import thread_name, thread_name_in
from cogs.messages.rate_limiter import Urgency
from data import invitations
from tests.cogs.support.answers import told
from tests.cogs.support.guests import Guest, Json, has_button, is_board, says, text_of
from tests.cogs.support.house import TABLES, House, open_loopback, playing_house
from tests.cogs.support.playing import ADD, COMPUTER, Party, add_computers, party, press_in
from tests.cogs.support.rights import give_back, without
from tests.cogs.support.traffic import FRAME
from tests.loopback.support.controls import control

TOKEN_DEAD_S = 900
HELD_S = 3600


async def outside(house: House, name: str) -> Guest:
    """A person in the channel, not in the thread."""
    return await house.guest(name, TABLES)


def invites(playing: Party, *parts: str) -> Callable[[Json], bool]:
    """Whether a message is the table's invitation and says this."""
    return lambda m: int(m["id"]) == playing.table.row.channel_id and says(*parts)(m)


async def end_early(playing: Party) -> None:
    """Brings the match to an agreed end after its first deal."""
    for guest in playing.guests:
        await playing.table.change(ending.agree, guest.user_id)
    await playing.finish()


async def test_it_says_what_is_played_and_who_sits_there(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    dino = await outside(house, "dino")
    message = await dino.until(invites(playing, "Free seats: 1"))
    place = f"<#{playing.table.row.channel_id}>"
    lines = ["## Scarto", "At the table: **Ada** and **Bruno**.", "Free seats: 1.", place]
    assert text_of(message).splitlines() == lines
    [picture] = images(message)
    assert picture["description"].endswith("Seat 1: Ada. Seat 2: Bruno. Seat 3: free.")


async def test_join_seats_people_and_shows_them_the_way(house: House) -> None:
    playing = await party(house, "ada")
    dino = await outside(house, "dino")
    message = await dino.until(invites(playing))
    outcome = await dino.press(message, "Join")
    assert outcome.message is not None
    assert "**Dino**" in text_of(outcome.message)
    await dino.until(says(f"You have a seat. The table is here: <#{playing.table.row.channel_id}>"))
    await playing.opener.until(lambda m: m["id"] == playing.lobby["id"] and says("**Dino**")(m))
    again = told(await dino.press(message, "Join"))
    assert again.startswith("You are sitting at this table already.")
    assert len(playing.table.seating.humans()) == 2


async def test_a_full_table_has_no_join(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    dino, carla = await outside(house, "dino"), await outside(house, "carla")
    message = await dino.until(invites(playing, "Free seats: 1"))
    outcome = await dino.press(message, "Join")
    assert outcome.message is not None
    assert not has_button(outcome.message, "Join")
    assert (await carla.person.forge_press(message, "table:1:come")).status == "answered"
    assert not playing.table.seating.has(carla.user_id)


async def test_it_follows_the_match_to_its_end(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    dino = await outside(house, "dino")
    await playing.start()
    message = await dino.until(invites(playing, "▶ playing, deal 1"))
    assert not has_button(message, "Join")
    await end_early(playing)
    message = await dino.until(invites(playing, "🏁"))
    payoffs = playing.table.game.payoffs(playing.table.public.totals)
    scores = [f"{'+' if p > 0 else '−' if p < 0 else ''}{abs(p)}" for p in payoffs]
    names = [f"**{guest.name}**" for guest in playing.guests]
    for name, score in zip(names, scores, strict=False):
        assert f"{name} {score}" in text_of(message)
    assert images(message) == []
    assert has_button(message, "Rematch")
    outcome = await dino.press(message, "Replay")
    assert outcome.message is not None
    assert [file["filename"] for file in images(outcome.message)] == ["replay.png"]
    assert text_of(await dino.until(invites(playing, "🏁"))) == text_of(message)


async def test_it_says_which_deal_is_played(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    dino = await outside(house, "dino")
    await playing.start()
    await dino.until(invites(playing, "▶ playing, deal 1"))
    await playing.play_deal()
    await dino.until(invites(playing, "▶ playing, deal 2"))


async def test_it_says_while_a_match_is_paused(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    dino, front = await outside(house, "dino"), house.running.services.invitations
    await playing.start_playing()
    await dino.until(invites(playing, "▶ playing, deal 1"))
    await front.rest()
    before = len(edits(house, playing))
    assert playing.table.turn is not None
    await playing.table.change(presence.pause, playing.table.turn)
    assert "playing" not in text_of(await dino.until(invites(playing, "⏸ paused, deal 1")))
    await playing.act()
    await dino.until(invites(playing, "▶ playing, deal 1"))
    await front.rest()
    assert len(edits(house, playing)) == before + 2


async def test_nothing_is_sent_when_somebody_is_back_whose_match_went_on(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    front, gone = house.running.services.invitations, playing.waiting
    await playing.table.change(presence.leave, gone.user_id)
    await front.rest()
    before = len(edits(house, playing))
    await playing.table.change(presence.come_back, gone.user_id)
    await front.rest()
    assert len(edits(house, playing)) == before


async def test_the_thread_ends_soon_after_the_match(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    thread = house.loopback.world.channels[str(playing.table.row.channel_id)]["thread_metadata"]
    await playing.start()
    assert thread["auto_archive_duration"] == 1440
    await end_early(playing)
    await house.running.services.invitations.rest()
    assert thread["auto_archive_duration"] == 60


async def test_a_rematch_in_the_thread_is_shown_too(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    dino = await outside(house, "dino")
    await playing.start()
    await end_early(playing)
    await dino.until(invites(playing, "🏁"))
    result = await playing.opener.until(lambda m: has_button(m, "Rematch"))
    await playing.opener.press(result, "Rematch")
    await dino.until(invites(playing, "At the table: **Ada**, **Bruno**"))
    await house.running.services.invitations.rest()
    thread = house.loopback.world.channels[str(playing.table.row.channel_id)]["thread_metadata"]
    assert thread["auto_archive_duration"] == 1440


async def test_a_closed_table_is_not_joined(house: House) -> None:
    playing = await party(house, "ada")
    dino = await outside(house, "dino")
    await press_in(playing.opener, playing.lobby, "Table…", "Close")
    message = await dino.until(invites(playing, "this table was closed before the match began"))
    assert not has_button(message, "Join")


async def test_it_costs_nothing_while_cards_are_played(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    await house.running.services.invitations.rest()
    since = len(house.traffic.calls)
    for _ in range(4):
        await playing.act_and_see()
    place = str(playing.table.row.channel_id)
    paths = [call.entry["path"] for call in house.traffic.calls[since:]]
    assert [path for path in paths if path.endswith(f"/messages/{place}")] == []


# By which token.


def edits(house: House, playing: Party) -> list[tuple[str, int]]:
    """Each edit of the invitation after it was made: by which route, and how it went."""
    place = str(playing.table.row.channel_id)
    return [
        ("channel" if call.kind == FRAME else "token", call.entry["status"])
        for call in house.traffic.calls
        if call.entry["path"].endswith(f"/messages/{place}")
    ]


async def test_a_young_token_spares_the_limit_of_the_channel(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start()
    await house.running.services.invitations.rest()
    assert {route for route, _ in edits(house, playing)} == {"token"}
    before = len(edits(house, playing))
    house.loopback.clock.advance(TOKEN_DEAD_S)
    await end_early(playing)
    await (await outside(house, "dino")).until(invites(playing, "🏁"))
    assert edits(house, playing)[before:] == [("channel", 200)]


async def test_several_changes_make_one_edit(house: House) -> None:
    playing = await party(house, "ada")
    front = house.running.services.invitations
    await front.rest()
    before, channel = len(edits(house, playing)), int((await outside(house, "dino")).place)
    async with front._turns.setdefault(channel, asyncio.Lock()):
        panel = await add_computers(playing.opener, playing.lobby, 2)
        await playing.opener.press(panel, "−")
    await front.rest()
    assert len(edits(house, playing)) == before + 1
    dino = await outside(house, "dino")
    assert text_of(await dino.until(invites(playing))).count(COMPUTER) == 1


async def test_all_else_goes_first(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    front, limiter = house.running.services.invitations, house.running.services.limiter
    await front.rest()
    limiter.hold(HELD_S)
    await press_in(playing.opener, playing.lobby, "Computers", "−")

    def urgencies() -> set[Urgency]:
        place = playing.table.row.channel_id
        return {each.urgency for each in limiter._turns._waiting if each.place == place}

    for _ in range(2000):
        if urgencies():
            break
        await asyncio.sleep(0.01)
    assert urgencies() == {max(Urgency)}


# Restarts and refusals.


async def test_after_a_restart_it_is_brought_up_to_date(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno", computers=1)
            await house.running.services.invitations.rest()
            house.hub.listeners.remove(house.running.services.invitations.on_change)
            await before.start()
        async with playing_house(tmp_path, loopback=loopback) as house:
            dino = await outside(house, "dino")
            message = await dino.until(invites(before, "▶ playing, deal 1"))
            # The token from before the stop still serves.
            assert edits(house, before) == [("token", 200)]
            await house.running.services.invitations.rest()
            assert await dino.person.message(message) == message


async def test_a_stop_after_the_end_shows_the_end(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno", computers=1)
            await before.start()
            await house.running.services.invitations.rest()
            house.hub.listeners.remove(house.running.services.invitations.on_change)
            await end_early(before)
        async with playing_house(tmp_path, loopback=loopback) as house:
            dino = await outside(house, "dino")
            await dino.until(invites(before, "🏁"))


async def test_a_deleted_invitation_is_let_be(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    place = house.bot.get_partial_messageable(int((await outside(house, "dino")).place))
    await place.get_partial_message(playing.table.row.channel_id).delete()
    outcome = await press_in(playing.opener, playing.lobby, "Computers", ADD)
    assert outcome.status == "answered"
    await playing.start_playing()
    await playing.act_and_see()
    await house.running.services.invitations.rest()
    assert {status for _, status in edits(house, playing)[-2:]} == {404}
    assert await invitations.live(house.database) == []


async def test_a_missing_permission_holds_up_nobody(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    house.loopback.clock.advance(TOKEN_DEAD_S)
    await without(house, "view_channel")
    await press_in(playing.opener, playing.lobby, "Computers", "−")
    await house.running.services.invitations.rest()
    assert edits(house, playing)[-1] == ("channel", 403)
    await give_back(house)
    await press_in(playing.opener, playing.lobby, "Computers", ADD)
    await playing.opener.press(playing.lobby, "Start")
    await (await outside(house, "dino")).until(invites(playing, "▶ playing, deal 1"))
    assert await playing.opener.until(is_board)


async def test_where_the_thread_may_not_be_changed_the_next_change_tries_again(
    house: House,
) -> None:
    playing = await party(house, "ada", "bruno")
    place, setup = str(playing.table.row.channel_id), playing.table.setup
    thread = house.loopback.world.channels[place]["thread_metadata"]
    await control(house.loopback, "archive", thread=place, archived=False, locked=True)
    slow = replace(setup, clock=SLOW)
    await playing.table.change(lobby.set_up, playing.opener.user_id, lambda _: slow)
    await house.running.services.invitations.rest()
    assert thread["auto_archive_duration"] == 1440
    await control(house.loopback, "archive", thread=place, archived=False, locked=False)
    await playing.table.change(lobby.add_computer, playing.opener.user_id)
    await house.running.services.invitations.rest()
    assert thread["auto_archive_duration"] == 10080
    calls = [call.entry for call in house.traffic.calls if call.entry["method"] == "PATCH"]
    tried = [call["status"] for call in calls if call["path"].endswith(f"/channels/{place}")]
    # It is also tried again with the picture, if that was not drawn at once.
    assert set(tried[:-1]) == {403}
    assert tried[-1] == 200


@pytest.mark.parametrize("name", ["Ada", "Ada · Scarto", "25. Nov."])
@pytest.mark.parametrize("before", languages())
@pytest.mark.parametrize("after", languages())
def test_a_thread_is_called_the_same_in_another_language(
    name: str, before: str, after: str
) -> None:
    game, moment = find("tarocco-francese")(), datetime(2026, 11, 25, 20, tzinfo=UTC)
    old, new = (thread_name(game, name, moment, texts_for(each)) for each in (before, after))
    assert thread_name_in(old, game, moment, texts_for(after)) == new
    assert thread_name_in("Cards tonight", game, moment, texts_for(after)) == "Cards tonight"


async def test_the_thread_is_called_anew_in_the_language_of_the_table(house: House) -> None:
    playing = await party(house, "ada", game="tarocco-francese")
    thread = house.loopback.world.channels[str(playing.table.row.channel_id)]
    assert thread["name"].startswith("French Tarot · Ada · ")
    # The bot calls a thread anew only once it has heard of it.
    async with asyncio.timeout(60):
        while house.bot.get_channel(int(thread["id"])) is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await playing.table.change(lobby.speak, playing.opener.user_id, "it")
    # The card of the table may still be on its way, and the name comes with the one after it.
    async with asyncio.timeout(60):
        while not thread["name"].startswith("Tarocco francese · Ada · "):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await house.running.services.invitations.rest()
    # Once is enough, and what moderators call it stays.
    calls = len(house.traffic.calls)
    thread["name"] = "Cards tonight"
    house.loopback.world.tell(ChannelUpdated(thread))
    heard = asyncio.create_task(house.bot.wait_for("raw_thread_update"))
    house.loopback.world.settle()
    await heard
    await playing.table.change(lobby.speak, playing.opener.user_id, "de")
    await house.running.services.invitations.rest()
    assert thread["name"] == "Cards tonight"
    paths = [call.entry["path"] for call in house.traffic.calls[calls:]]
    assert f"/channels/{thread['id']}" not in paths
