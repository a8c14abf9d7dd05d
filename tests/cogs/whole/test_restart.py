"""The bot is stopped and started again while people play."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app.running import running_bot
from bot.loopback import Person
from bot.loopback.person import Outcome, images
from bot.loopback.pointing import client_points_at
from bot.loopback.world.models import BotConnected
from bot.tables.decisions import ending, play
from tests.cogs.messages.test_next import between_deals, is_past, is_score
from tests.cogs.support.guests import (
    card_buttons,
    is_board,
    is_result,
    says,
    step_of,
    text_of,
)
from tests.cogs.support.house import (
    QUICK,
    UNHURRIED,
    Door,
    House,
    no_faults,
    open_loopback,
    playing_house,
)
from tests.cogs.support.playing import Party, add_computers, is_lobby, party, press_in
from tests.cogs.support.rights import without
from tests.cogs.support.traffic import FRAME, HAND_EDIT, HAND_NEW, POST
from tests.loopback.support.controls import control
from tests.tables.support.people import act as act_at


async def back_at(house: House, playing: Party) -> Party:
    """The same people at the same table, in a house that was opened anew."""
    guests = [await house.guest(guest.person.name, guest.place) for guest in playing.guests]
    table = await house.table(playing.table.id)
    return Party(house, table, tuple(guests), playing.lobby)


async def test_hands_from_before_still_play(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno", "carla")
            await before.start_playing()
            await before.act_and_see()
            board = await before.opener.until(is_board)
            hand = await before.hand_in_turn()
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await back_at(house, before)
            outcome = await playing.on_turn.person.press(hand, card_buttons(hand)[0]["custom_id"])
            assert outcome.message is not None
            assert step_of(outcome.message) == "1:2" if step_of(hand) == "1:1" else "1:1"
            await house.traffic.until_more(FRAME, 0)
            # The board showed all that had happened: only the card played now was painted.
            [frame] = [call for call in house.traffic.calls if call.kind == FRAME]
            assert frame.message is not None
            assert frame.message["id"] == board["id"]
            assert house.traffic.count()[POST] == 0


async def test_the_table_goes_on(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno", computers=1)
            await before.start_playing()
            for _ in range(5):
                await before.act()
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await back_at(house, before)
            while playing.table.public.number == 1:
                await playing.act()
            await playing.opener.until(says("deal 1 is over"))


async def test_a_turn_that_came_before_is_told_by_the_token_of_before(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno", "carla")
            await before.start_playing()
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await back_at(house, before)
            await house.traffic.until_more(HAND_EDIT, 0)
            await playing.act()
            await playing.hand_in_turn()
            edits = [call for call in house.traffic.calls if call.kind == HAND_EDIT]
            # What the messages showed is forgotten: they get their pictures again.
            assert [[*edit.files] for edit in edits] == [["hand.png"]] * 2
            assert house.traffic.count()[HAND_NEW] == 0


async def test_a_computer_whose_turn_it_was_plays_on(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", computers=2)
            await before.start_playing()
            await before.act()
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await back_at(house, before)
            await house.until(lambda: playing.somebody_acts)
            await playing.act()


async def test_what_became_of_places_meanwhile_is_noticed_without_a_call_a_table(
    tmp_path: Path,
) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            archived, deleted, same = [
                await party(house, name, computers=2) for name in ("ada", "bruno", "carla")
            ]
            muted = await party(house, "dino", computers=2, channel="lounge", place="here")
            for each in (archived, deleted, same, muted):
                await each.start_playing()
                await house.boards.of(each.table).rest()
        await without(house, "attach_files", channel="lounge")
        threads = [str(each.table.row.channel_id) for each in (archived, deleted, same)]
        await control(loopback, "archive", thread=threads[0])
        await control(loopback, "delete", channel=threads[1])
        since = len(loopback.recorder.entries)
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            await house.until(lambda: len(house.hub.open_tables()) == 3)
            for table in house.hub.open_tables():
                await house.boards.of(table).rest()
            assert not loopback.world.channels[threads[0]]["thread_metadata"]["archived"]
            calls = [*loopback.recorder.entries][since:]
            asked = [call["path"] for call in calls if call["method"] == "GET"]
            assert [path for path in asked if path.startswith("/channels/")] == [
                f"/channels/{thread}" for thread in threads[:2]
            ]
            assert [call for call in calls if call["status"] == 403] == []
            [told] = [call for call in calls if "because I’m missing" in str(call["body"])]
            assert "“Attach Files”" in told["body"]["content"]


async def test_a_lobby_waits(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno")
            form = await press_in(before.opener, before.lobby, "Table…", "Cut the pack")
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await back_at(house, before)
            await playing.opener.person.fill(form, {"word": "aria"})
            assert playing.table.seating.words == ("aria",)
            await add_computers(playing.opener, playing.lobby)
            await playing.start()
            # The token of a press before the stop still serves for the cards.
            assert house.traffic.count()[HAND_NEW] == 2
            lobby = await playing.opener.person.message(playing.lobby)
            assert not is_lobby(lobby)


async def test_the_score_of_a_deal_is_shown_though_the_bot_stopped(tmp_path: Path) -> None:
    settings = replace(QUICK, between_deals_s=600)
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, settings, loopback) as house:
            before = await party(house, "ada", computers=2)
            await before.start_playing()
            await before.play_to_last_trick()
            await nothing_can_be_shown(house)
            await before.act()
            await house.until(lambda: before.table.public.score is not None)
        loopback.limits.orders.clear()
        async with playing_house(tmp_path, settings, loopback) as house:
            ada = (await back_at(house, before)).opener
            shown = await ada.until(says("deal 1 is over"))
            assert len(images(shown)) == 2


async def test_the_end_of_a_match_is_shown_though_the_bot_stopped(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", computers=2)
            await before.start_playing()
            await before.play_to_last_trick(deal=3)
            await nothing_can_be_shown(house)
            await before.act()
            await house.until(lambda: before.table.over)
        loopback.limits.orders.clear()
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada", before.opener.place)
            await ada.until(says("deal 3 is over"))
            await ada.until(is_result)
            # Once is enough.
            await house.boards.resume()
            await house.boards.of(await house.table()).rest()
            assert house.traffic.count()[POST] == 1


async def test_a_score_tells_of_the_next_deal_what_holds_after_a_stop(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            before = await between_deals(house)
            score = await before.opener.until(is_score)
        loopback.clock.advance(60)
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            # The time until then begins anew.
            later = await (await back_at(house, before)).opener.until(
                lambda m: is_score(m) and text_of(m) != text_of(score)
            )
            assert later["id"] == score["id"]
            table = await house.table()
            at = int(house.running.services.timers.next_deal_at(table))
            assert f"at <t:{at}:T> at the latest" in text_of(later)
            await house.boards.of(table).rest()
            await nothing_can_be_shown(house)
            await table.change(play.next_deal)
        loopback.limits.orders.clear()
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            await (await back_at(house, before)).opener.until(is_past)


async def test_a_score_tells_of_no_deal_to_come_though_the_bot_stopped_at_the_end(
    tmp_path: Path,
) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            before = await between_deals(house)
            await nothing_can_be_shown(house)
            await before.table.change(play.next_deal)
            await before.table.change(ending.abandon)
        loopback.limits.orders.clear()
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            ada = await house.guest("ada", before.opener.place)
            await ada.until(is_past)


@pytest.mark.parametrize(
    ("deal", "end"), [(1, "**Deal 1 is over.**"), (3, "**The match is over.**")]
)
async def test_hands_are_told_of_an_end_that_came_as_the_bot_stopped(
    tmp_path: Path, deal: int, end: str
) -> None:
    settings = replace(QUICK, between_deals_s=0 if deal > 1 else 600)
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, settings, loopback) as house:
            before = await party(house, "ada", "bruno", computers=1)
            await before.start_playing()
            await before.play_to_last_trick(deal=deal)
            await house.boards.close()
            while before.table.public.score is None:
                await act_at(before.table)
                await house.until(
                    lambda: before.somebody_acts or before.table.public.score is not None
                )
        async with playing_house(tmp_path, settings, loopback) as house:
            for guest in (await back_at(house, before)).guests:
                message = await guest.until(says(end))
                assert not card_buttons(message)


async def test_a_stop_waits_for_what_was_pressed(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await party(house, "ada", computers=2)
            door = house.boards.of(playing.table).held = Door()
            await door.acquire()
            door.knocked.clear()
            press = asyncio.create_task(playing.opener.press(playing.lobby, "Start"))
            await door.knocked.wait()
            house.on_leaving(door.release)
        await asyncio.gather(press, return_exceptions=True)
        async with playing_house(tmp_path, loopback=loopback) as house:
            assert (await house.table()).playing


async def test_a_stop_leaves_no_press_half_done(tmp_path: Path) -> None:
    async with open_loopback() as loopback, Person(loopback.url, "bruno") as bruno:
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await party(house, "ada", computers=2)
            door = house.boards.of(playing.table).held = Door()
            await door.acquire()
            door.knocked.clear()
            first = asyncio.create_task(playing.opener.press(playing.lobby, "Start"))
            await door.knocked.wait()
            during: list[asyncio.Task[Outcome]] = []

            async def press_during_the_stop() -> Outcome:
                await asyncio.sleep(0.2)
                answers = "POST /interactions/{i}/{t}/callback"
                await control(loopback, "limit", route=answers, retry_after=1)
                rules = bruno.command("tables", "tarocchi rules", game="scarto")
                press = asyncio.create_task(rules)
                await asyncio.wait({press}, timeout=0.3)
                door.release()
                return await press

            house.on_leaving(lambda: during.append(asyncio.create_task(press_during_the_stop())))
        await asyncio.gather(first, return_exceptions=True)
        # It is answered in full, or not heard at all.
        assert (await during[0]).status in ("answered", "failed")


async def test_a_stop_waits_for_the_last_hands_of_a_table_that_ended(tmp_path: Path) -> None:
    async with playing_house(tmp_path) as house:
        playing = await party(house, "ada", "bruno", computers=1)
        await playing.start_playing()
        hands = "PATCH /webhooks/{a}/{t}/messages/{m}"
        await control(house.loopback, "limit", route=hands, retry_after=0.5, times=5)
        await playing.table.change(ending.abandon)
        await playing.opener.until(says("The match has no winner."))


async def test_a_bot_that_is_stopped_as_it_gets_ready_begins_nothing(tmp_path: Path) -> None:
    async with playing_house(tmp_path) as house:
        playing = await party(house, "ada", computers=2)
        await playing.start_playing()
        boards = house.boards
        await boards.close()
        calls = house.traffic.count()
        await boards.resume()
        await boards.of(playing.table).rest()
        assert house.traffic.count() == calls


async def test_a_bot_that_is_stopped_before_it_is_ready_never_gets_ready(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        urls = loopback.api_url, loopback.gateway_url, loopback.cdn_url
        connected = asyncio.Event()
        loopback.world.listeners.append(
            lambda told: connected.set() if isinstance(told, BotConnected) else None
        )
        with no_faults(), client_points_at(*urls):
            async with running_bot(QUICK, tmp_path / "bot.db") as running:
                running.bot._connection.guild_ready_timeout = 0.3
                serving = asyncio.create_task(running.bot.start(loopback.token))
                await connected.wait()
                serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
            await asyncio.sleep(0.6)


async def test_nothing_is_played_before_the_bot_has_logged_in(tmp_path: Path) -> None:
    unhurried = replace(QUICK, pace_s=1000)
    async with playing_house(tmp_path, unhurried) as house:
        playing = await party(house, "ada", computers=2)
        await playing.start()
        if playing.somebody_acts:
            await playing.act()
        turn = playing.table.turn
    with no_faults():
        async with running_bot(QUICK, tmp_path / "bot.db") as running:
            await asyncio.sleep(0.3)
            [table] = running.services.hub.open_tables()
            assert table.turn == turn


async def nothing_can_be_shown(house: House) -> None:
    """Has every message of the bot in a channel refused for now."""
    for route in ("PATCH /channels/{c}/messages/{m}", "POST /channels/{c}/messages"):
        await control(house.loopback, "limit", route=route, retry_after=0, times=10_000)
