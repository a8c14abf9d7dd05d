"""`/tarocchi night`: people say whether they come, and tables open at the hour."""

import asyncio
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.loopback.person import buttons, is_private
from bot.tables.nights import nights as all_nights
from bot.tables.nights.hours import AFTER_S, KEPT_S, LATE_S, REMINDED_S
from bot.tables.table import Table
from cogs.nights import keeping
from data.evenings.nights import Coming, NightStage
from tests.cogs.nights.meeting import (
    answered,
    begun,
    card_of,
    day_of,
    draft,
    go_to,
    in_three_days,
    is_card,
    moment,
    night_of,
    noted,
    post,
    until_stage,
)
from tests.cogs.solo.alone import newcomer
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.forms import shown
from tests.cogs.support.guests import Guest, has_button, says, text_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.rights import give_back, without
from tests.cogs.support.traffic import DELETE, FRAME, OTHER, POST
from tests.cogs.support.troubles import fault, impatient
from tests.loopback.support.controls import control


async def test_friends_are_reminded_and_find_their_seats_kept(evenings: House) -> None:
    ada, bruno = await evenings.guest("ada"), await evenings.guest("bruno")
    carla, dora = await evenings.guest("carla"), await newcomer(evenings, 1)
    card, day = await post(evenings, ada), in_three_days(evenings)
    assert "Scarto night · every week" in text_of(card)
    assert f"<t:{int(moment(day))}:F>" in text_of(card)
    assert "Nobody is in yet." in text_of(card)
    assert "Rome" not in text_of(card)
    await ada.press(card, "In")
    await bruno.press(card, "Maybe")
    await carla.press(card, "In")
    await dora.press(card, "Can’t")
    card = await ada.until(lambda m: is_card(m) and "Can’t (1)" in text_of(m))
    assert "In (2)**: Ada and Carla" in text_of(card)
    go_to(evenings, moment(day) - REMINDED_S)
    reminded = await ada.until(says("are you coming?"))
    assert {each["id"] for each in reminded["mentions"]} == {
        str(each.user_id) for each in (ada, bruno, carla)
    }
    go_to(evenings, moment(day))
    over = await ada.until(says("The tables are open."))
    assert f"Table 1 <#{reminded['id']}>" in text_of(over)
    assert not buttons(over)
    table = evenings.newest_table(reminded["id"])
    assert {kept.user_id for kept in table.kept} == {ada.user_id, carla.user_id}
    assert not table.seating.sitters
    lobby = await ada_in(ada, reminded["id"])
    await carla.press(lobby, "Join")
    await ada.press(lobby, "Join")
    assert table.seating.host(table.row.opener_id) == carla.user_id
    late = told(await bruno.press(reminded, "In"))
    assert late == "This night has already begun."


async def ada_in(guest: Guest, thread: str) -> dict:  # type: ignore[type-arg]
    """The lobby in a thread."""
    return await Guest(guest.person, thread, guest.user_id).until(lambda m: has_button(m, "Join"))


async def test_a_night_costs_four_calls_and_two_for_the_next_card(evenings: House) -> None:
    ada, bruno = await evenings.guest("ada"), await evenings.guest("bruno")
    card, day = await post(evenings, ada), in_three_days(evenings)
    for guest in (ada, bruno):
        await guest.press(card, "In")
    since = len(evenings.traffic.calls)
    await begun(evenings, ada, day)
    assert _counted(evenings, since) == {POST: 2, OTHER: 1, FRAME: 1}
    since = len(evenings.traffic.calls)
    go_to(evenings, moment(day) + AFTER_S)
    fresh = await ada.until(lambda m: is_card(m) and m["id"] != card["id"])
    await ada.until_gone(card)
    assert f"<t:{int(moment(day + timedelta(days=7)))}:F>" in text_of(fresh)
    assert "Nobody is in yet." in text_of(fresh)
    # The lobby in the thread was closed meanwhile, as nobody came.
    calls = [call for call in evenings.traffic.calls[since:] if ada.place in call.entry["path"]]
    assert Counter(call.kind for call in calls) == {POST: 1, DELETE: 1}


async def test_a_further_table_costs_three_calls(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card, day = await post(evenings, ada), in_three_days(evenings)
    people = [ada, *[await newcomer(evenings, number) for number in range(1, 5)]]
    for guest in people:
        await guest.press(card, "In")
    since = len(evenings.traffic.calls)
    over = await begun(evenings, ada, day)
    assert _counted(evenings, since) == {POST: 4, OTHER: 2, FRAME: 1}
    tables = evenings.hub.open_tables()
    assert sorted(len(table.kept) for table in tables) == [2, 3]
    kept = [each.user_id for table in tables for each in table.kept]
    assert sorted(kept) == sorted(guest.user_id for guest in people)
    for table in tables:
        assert f"<#{table.row.channel_id}>" in text_of(over)
    further = await ada.until(says("Table 2 of the Scarto night"))
    assert not further["mentions"]


CHANNELS = ("/channels", "/api/v10/channels")


def _counted(house: House, since: int) -> Counter[str]:
    # What counts against the limits of the bot.
    calls = house.traffic.calls[since:]
    return Counter(call.kind for call in calls if call.entry["path"].startswith(CHANNELS))


@pytest.mark.parametrize("first", [date(2027, 3, 4), date(2027, 9, 30)])
async def test_eight_thursdays_across_a_change_of_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: date
) -> None:
    monkeypatch.setattr(keeping, "EVERY_S", 0.05)
    async with open_loopback() as loopback:
        called = Counter[tuple[str, str]]()
        async with playing_house(tmp_path, loopback=loopback) as house:
            go_to(house, moment(first - timedelta(days=2)))
            ada, bruno = await house.guest("ada"), await house.guest("bruno")
            card = await post(house, ada, date=str(first))
            assert "every week" in await noted(ada, card, "Every week")
            await bruno.press(card, "In")
        for week in range(8):
            day = first + timedelta(days=7 * week)
            # The bot is started anew before, between the reminder and the hour, and after it.
            async with playing_house(tmp_path, loopback=loopback) as house:
                ada = await house.guest("ada")
                card = await card_of(ada)
                assert f"<t:{int(moment(day))}:F>" in text_of(card)
                names = "Ada and Bruno" if week == 0 else "Ada"
                assert names in text_of(card)
                go_to(house, moment(day) - REMINDED_S)
                reminded = await ada.until(_reminds_of(day))
                called.update((str(day), each["id"]) for each in reminded["mentions"])
            async with playing_house(tmp_path, loopback=loopback) as house:
                ada = await house.guest("ada")
                go_to(house, moment(day))
                await ada.until(says("The tables are open."))
            async with playing_house(tmp_path, loopback=loopback) as house:
                ada = await house.guest("ada")
                go_to(house, moment(day) + AFTER_S)
                await until_stage(house, NightStage.OPEN)
        everything = [m for m in loopback.world.messages.values() if m.wire["mentions"]]
        assert len(everything) == 8
        assert set(called.values()) == {1}
        assert len(called) == 9


def _reminds_of(day: date):  # type: ignore[no-untyped-def]
    return says("are you coming?", f"<t:{int(moment(day))}:R>")


async def test_three_nights_without_anybody_end_it(evenings: House) -> None:
    ada = await evenings.guest("ada")
    await post(evenings, ada)
    for week in range(3):
        night = await night_of(evenings)
        assert night.deserted == week
        since = len(evenings.traffic.calls)
        go_to(evenings, night.starts_at)
        await until_stage(evenings, NightStage.BEGUN)
        assert not _counted(evenings, since)
        go_to(evenings, night.starts_at + AFTER_S)
        if week < 2:
            await until_stage(evenings, NightStage.OPEN)
    await ada.until(says("three times in a row nobody was in"))
    assert not evenings.hub.open_tables()
    assert await evenings.running.services.nights.on_server(night.guild_id) == []


async def test_who_may_come_alone_lets_no_table_open(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card, day = await post(evenings, ada), in_three_days(evenings)
    await ada.press(card, "Maybe")
    go_to(evenings, moment(day) - REMINDED_S)
    reminded = await ada.until(says("are you coming?"))
    go_to(evenings, moment(day))
    await until_stage(evenings, NightStage.BEGUN)
    assert not evenings.hub.open_tables()
    assert told(await ada.press(reminded, "In")) == "This night has already begun."


async def test_a_night_that_is_not_every_week_is_over_once_it_was(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card, day = await post(evenings, ada, every="once"), in_three_days(evenings)
    assert "every week" not in text_of(card)
    assert not has_button(card, "Every week")
    await ada.press(card, "In")
    await begun(evenings, ada, day)
    go_to(evenings, moment(day) + AFTER_S)
    await _until_none(evenings)
    await ada.update()
    assert "The tables are open." in text_of(ada.seen[card["id"]])


async def _until_none(house: House) -> None:
    services = house.running.services
    guild = int(house.loopback.world.guild["id"])
    async with asyncio.timeout(30):
        while await services.nights.on_server(guild):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_answers_are_told_and_changed(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card = await post(evenings, ada)
    await ada.press(card, "In")
    await ada.press(card, "Can’t")
    assert (await noted(ada, card, "Every week")).startswith("You’re in every week.")
    assert "From next week on" in await noted(ada, card, "Can’t")
    assert "no longer in every week" in await noted(ada, card, "Every week")
    card = await card_of(ada)
    assert "Can’t (1)" in text_of(card)
    assert text_of(card).count("Ada") == 2
    about = shown(await ada.press(card, "How it works"))
    assert is_private(about)
    assert has_button(about, "End it")


async def test_the_reminder_is_answered_privately(evenings: House) -> None:
    ada, bruno = await evenings.guest("ada"), await evenings.guest("bruno")
    card, day = await post(evenings, ada), in_three_days(evenings)
    await ada.press(card, "Maybe")
    go_to(evenings, moment(day) - REMINDED_S)
    reminded = await ada.until(says("are you coming?"))
    assert told(await ada.press(reminded, "In")) == "You’re in."
    assert told(await bruno.press(reminded, "In")) == "You’re in."
    go_to(evenings, moment(day))
    await ada.until(says("The tables are open.", "Bruno"))
    assert len(evenings.newest_table(reminded["id"]).kept) == 2


async def test_who_is_in_after_the_reminder_was_due_is_called_at_the_hour(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card, day = await post(evenings, ada), in_three_days(evenings)
    go_to(evenings, moment(day) - REMINDED_S)
    await until_stage(evenings, NightStage.REMINDED)
    await ada.press(card, "In")
    go_to(evenings, moment(day))
    called = await ada.until(says("the tables are opening"))
    assert [each["id"] for each in called["mentions"]] == [str(ada.user_id)]
    await ada.until(says("The tables are open."))
    assert evenings.newest_table(called["id"]).in_lobby


async def test_forty_are_in_and_the_next_ones_wait(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card = await post(evenings, ada)
    await answered(evenings, 40, Coming.IN)
    said = await noted(ada, card, "In")
    assert said == "40 people are in already. You move up as soon as one of them drops out."
    shown_card = await ada.until(lambda m: is_card(m) and "Waiting (1)" in text_of(m))
    assert "In (40)" in text_of(shown_card)
    await answered(evenings, 20, Coming.MAYBE, first=100)
    bruno = await evenings.guest("bruno")
    refused = told(await bruno.press(card, "Maybe"))
    assert refused == "There’s no room left for another answer."
    await answered(evenings, 1, Coming.OUT)
    await ada.press(card, "Maybe")
    day = in_three_days(evenings)
    go_to(evenings, moment(day) - REMINDED_S)
    reminded = await ada.until(says("are you coming?"))
    assert reminded["content"].count("<@") == 60
    assert len(reminded["content"]) <= 2000
    go_to(evenings, moment(day))
    over = await ada.until(says("The tables are open."))
    assert "There was no seat left for" in text_of(over)
    tables = evenings.hub.open_tables()
    assert [len(table.kept) for table in tables] == [3] * 5


async def test_the_lobby_of_a_night_waits_for_everybody(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card, day = await post(evenings, ada), in_three_days(evenings)
    await ada.press(card, "In")
    await begun(evenings, ada, day)
    [table] = evenings.hub.open_tables()
    lobby = await ada_in(ada, str(table.row.channel_id))
    await ada.press(lobby, "Join")
    await ada.command("tarocchi leave")
    assert table.in_lobby
    assert not table.seating.sitters
    go_to(evenings, moment(day) + KEPT_S + 5)
    await ada.press(lobby, "Join")
    assert table.seating.has(ada.user_id)


@pytest.mark.parametrize("late_s", [LATE_S - 60, LATE_S + 60])
async def test_a_bot_that_was_down_at_the_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late_s: int
) -> None:
    monkeypatch.setattr(keeping, "EVERY_S", 0.05)
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada")
            card, day = await post(house, ada), in_three_days(house)
            await ada.press(card, "In")
        loopback.clock.advance(moment(day) + late_s - loopback.clock.now)
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada")
            await until_stage(house, NightStage.BEGUN)
            opened = [m for m in loopback.world.messages.values() if "opening" in m.wire["content"]]
            if late_s < LATE_S:
                assert len(opened) == len(house.hub.open_tables()) == 1
            else:
                assert not opened
                assert not house.hub.open_tables()
                await ada.until(says("was down at the hour"))
                assert not (await night_of(house)).deserted


async def test_bad_input_is_told(evenings: House) -> None:
    ada, bruno = await evenings.guest("ada"), await evenings.guest("bruno")
    async with nothing_changes(evenings):
        said = told(await draft(evenings, ada, zone=""))
        assert said.startswith("Discord doesn’t say what time it is")
        assert "no day I know" in told(await draft(evenings, ada, date="someday"))
        assert "no hour I know" in told(await draft(evenings, ada, hour="25:00"))
        said = told(await draft(evenings, ada, zone="Atlantis"))
        assert said == "“Atlantis” is no time zone I know. Write a large city, such as London."
        past = str(in_three_days(evenings) - timedelta(days=4))
        assert told(await draft(evenings, ada, date=past)) == "That moment has already passed."
        far = str(in_three_days(evenings) + timedelta(days=70))
        assert told(await draft(evenings, ada, date=far)) == "That’s more than 60 days away."
        assert "bridge" in told(await draft(evenings, ada, game="bridge"))
    await post(evenings, ada)
    card = await post(evenings, ada, game="ottocento")
    said = told(await draft(evenings, ada))
    assert said == "You already have two nights on this server. End one first."
    about = shown(await bruno.press(card, "How it works"))
    assert is_private(about)


async def test_a_zone_is_said_once(evenings: House) -> None:
    ada = await evenings.guest("ada")
    shown(await draft(evenings, ada, zone="Wien"))
    assert (await evenings.running.services.players.of(ada.user_id)).zone == "Europe/Vienna"
    page = shown(await draft(evenings, ada, zone=""))
    assert "Nobody else sees this yet." in text_of(page)


async def test_the_time_of_a_draft_is_changed(evenings: House) -> None:
    ada = await evenings.guest("ada")
    page = shown(await draft(evenings, ada))
    form = await ada.press(page, "Change")
    assert form.modal is not None
    day = in_three_days(evenings) + timedelta(days=1)
    fields = {"date": str(day), "hour": "20:30", "zone": "Paris"}
    outcome = await ada.person.fill(form, fields)
    changed = shown(outcome)
    assert f"<t:{int(moment(day, 20)) + 1800}:F>" in text_of(changed)
    assert not [m for m in evenings.loopback.world.messages.values() if is_card(m.wire)]


async def test_an_hour_that_is_skipped_is_told(evenings: House) -> None:
    go_to(evenings, moment(date(2027, 3, 20)))
    ada = await evenings.guest("ada")
    page = shown(await draft(evenings, ada, date="2027-03-28", hour="2:30"))
    assert "Summer time begins that day" in text_of(page)
    assert f"<t:{int(moment(date(2027, 3, 28), 3)) + 1800}:F>" in text_of(page)


async def test_a_server_has_five_nights(evenings: House) -> None:
    for name in ("ada", "bruno"):
        guest = await evenings.guest(name)
        await post(evenings, guest)
        await post(evenings, guest, game="ottocento")
    await post(evenings, await evenings.guest("carla"))
    other = await newcomer(evenings, 1)
    said = told(await draft(evenings, other))
    assert said.startswith("This server already has five nights.")


async def test_moderators_alone_may_open_nights_where_they_say_so(evenings: House) -> None:
    guild = int(evenings.loopback.world.guild["id"])
    servers = evenings.running.services.servers
    await servers.change(guild, lambda old: replace(old, nights="moderators"))
    other = await newcomer(evenings, 1)
    said = told(await draft(evenings, other))
    assert said == "Only moderators can open a night on this server."


async def test_a_night_is_opened_where_tables_are(evenings: House) -> None:
    guild = int(evenings.loopback.world.guild["id"])
    servers = evenings.running.services.servers
    await servers.change(guild, lambda old: replace(old, channels=(1,)))
    ada = await evenings.guest("ada")
    assert "channel" in told(await draft(evenings, ada))


async def test_a_night_is_ended_by_its_opener_and_by_moderators(evenings: House) -> None:
    ada, other = await evenings.guest("ada"), await newcomer(evenings, 1)
    card = await post(evenings, other)
    stranger = await newcomer(evenings, 2)
    assert not has_button(shown(await stranger.press(card, "How it works")), "End it")
    about = shown(await other.press(card, "How it works"))
    question = shown(await other.press(about, "End it"))
    assert "Do you really want to end the Scarto night" in text_of(question)
    assert "has ended" in told(await other.press(question, "End it"))
    await other.until(lambda m: m["id"] == card["id"] and "has ended" in text_of(m))
    await post(evenings, other)
    night = await night_of(evenings)
    said = told(await ada.command("tarocchi-admin end-night", night=night.id))
    assert said.startswith("The Scarto night has ended.")
    await _until_none(evenings)
    assert told(await ada.command("tarocchi-admin end-night", night=99)).startswith(
        "This night is over"
    )


async def test_a_card_that_was_deleted_comes_back_next_week(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card, day = await post(evenings, ada), in_three_days(evenings)
    await ada.press(card, "In")
    world = evenings.loopback.world
    world.drop_message(world.messages[card["id"]])
    go_to(evenings, moment(day) - REMINDED_S)
    await ada.until(says("are you coming?"))
    go_to(evenings, moment(day))
    await until_stage(evenings, NightStage.BEGUN)
    assert evenings.hub.open_tables()
    go_to(evenings, moment(day) + AFTER_S)
    assert "every week" in text_of(await card_of(ada))


async def test_without_the_right_to_threads_the_lobby_is_in_the_channel(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card, day = await post(evenings, ada), in_three_days(evenings)
    await ada.press(card, "In")
    await without(evenings, "create_public_threads")
    await begun(evenings, ada, day)
    [table] = evenings.hub.open_tables()
    assert str(table.row.channel_id) == ada.place
    await ada.until(lambda m: has_button(m, "Join"))


async def test_two_nights_at_the_same_hour(evenings: House) -> None:
    ada, day = await evenings.guest("ada"), in_three_days(evenings)
    for game in ("scarto", "ottocento"):
        card = await post(evenings, ada, game=game)
        await ada.press(card, "In")
    go_to(evenings, moment(day) - REMINDED_S)
    for game in ("Scarto", "Ottocento"):
        await ada.until(says(f"{game} night", "are you coming?"))
    go_to(evenings, moment(day))
    for game in ("Scarto", "Ottocento"):
        await ada.until(says(f"{game} night", "The tables are open."))
    assert len({table.row.channel_id for table in evenings.hub.open_tables()}) == 2


async def test_what_is_kept_of_a_person_goes(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card, guild = await post(evenings, ada), int(evenings.loopback.world.guild["id"])
    await ada.press(card, "In")
    await evenings.hub.forget(guild, ada.user_id)
    night = await night_of(evenings)
    assert night.opener_id < 0
    assert (await evenings.running.services.nights.told(night)).answers == []
    assert day_of(night) == in_three_days(evenings)


async def test_a_night_that_is_damaged_stops_no_other(evenings: House) -> None:
    ada, day = await evenings.guest("ada"), in_three_days(evenings)
    await post(evenings, ada)
    async with evenings.database.transaction() as db:
        await db.execute("UPDATE nights SET game = 'bridge'")
    card = await post(evenings, ada)
    await ada.press(card, "In")
    go_to(evenings, moment(day) - REMINDED_S)
    await ada.until(says("are you coming?"))
    async with asyncio.timeout(30):
        while not any("night not kept id=1" in fault for fault in evenings.faults):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    evenings.faults.clear()


async def test_a_reminder_that_was_deleted_takes_no_seat_away(evenings: House) -> None:
    ada, day = await evenings.guest("ada"), in_three_days(evenings)
    await ada.press(await post(evenings, ada), "In")
    go_to(evenings, moment(day) - REMINDED_S)
    reminded = await ada.until(says("are you coming?"))
    await until_stage(evenings, NightStage.REMINDED)
    world = evenings.loopback.world
    world.drop_message(world.messages[reminded["id"]])
    go_to(evenings, moment(day))
    await ada.until(says("The tables are open."))
    [table] = evenings.hub.open_tables()
    assert str(table.row.channel_id) == ada.place
    assert [kept.user_id for kept in table.kept] == [ada.user_id]


async def test_a_channel_that_was_deleted_ends_its_nights(evenings: House) -> None:
    ada, day = await evenings.guest("ada"), in_three_days(evenings)
    await ada.press(await post(evenings, ada), "In")
    await control(evenings.loopback, "delete", channel="tables")
    go_to(evenings, moment(day) - REMINDED_S)
    await _until_none(evenings)


async def test_where_the_bot_may_not_write_it_tries_until_it_is_late(evenings: House) -> None:
    ada, day = await evenings.guest("ada"), in_three_days(evenings)
    await ada.press(await post(evenings, ada), "In")
    await without(evenings, "send_messages")
    go_to(evenings, moment(day))
    async with asyncio.timeout(30):
        while (await night_of(evenings)).next_at <= moment(day):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    assert not evenings.hub.open_tables()
    await give_back(evenings)
    go_to(evenings, moment(day) + 2 * keeping.AGAIN_S)
    await ada.until(says("The tables are open."))
    assert len(evenings.hub.open_tables()) == 1


async def test_no_more_are_mentioned_than_a_message_takes(evenings: House) -> None:
    ada = await evenings.guest("ada")
    await post(evenings, ada)
    await answered(evenings, 60, Coming.MAYBE, first=10**18)
    await answered(evenings, 40, Coming.IN, first=2 * 10**18)
    go_to(evenings, moment(in_three_days(evenings)) - REMINDED_S)
    reminded = await ada.until(says("are you coming?"))
    assert reminded["content"].count("<@") == all_nights.MOST_COMING
    assert len(reminded["content"]) <= 2000


async def test_tables_open_no_hours_late_after_an_outage(
    evenings: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch)
    ada = await evenings.guest("ada")
    card, day = await post(evenings, ada), in_three_days(evenings)
    await ada.press(card, "In")
    async with fault(evenings, "refuse", "POST /channels/{c}/messages", status=503):
        go_to(evenings, moment(day))
        async with asyncio.timeout(30):
            while (await night_of(evenings)).stage is not NightStage.DRAWN:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        go_to(evenings, moment(day) + LATE_S + 3600)
    await ada.until(says("was down at the hour"))
    assert not evenings.hub.open_tables()


async def test_a_reminder_of_last_week_is_answered_no_more(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card, day = await post(evenings, ada), in_three_days(evenings)
    await ada.press(card, "In")
    go_to(evenings, moment(day) - REMINDED_S)
    reminded = await ada.until(says("are you coming?"))
    go_to(evenings, moment(day))
    await ada.until(says("The tables are open."))
    go_to(evenings, moment(day) + AFTER_S)
    await until_stage(evenings, NightStage.OPEN)
    assert told(await ada.press(reminded, "In")) == "This night has already begun."
    assert not (await evenings.running.services.nights.told(await night_of(evenings))).answers


async def test_long_names_fit_on_a_card(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card = await post(evenings, ada)
    for count, coming, first in (
        (40, Coming.IN, 1),
        (30, Coming.MAYBE, 100),
        (50, Coming.OUT, 200),
    ):
        await answered(evenings, count, coming, first=first, name="_*" * 15)
    await ada.press(card, "Can’t")
    shown_card = await ada.until(lambda m: is_card(m) and "Can’t (51)" in text_of(m))
    assert len(text_of(shown_card)) < 4000


async def test_a_thread_that_is_deleted_ends_no_night(
    evenings: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await evenings.guest("ada")
    card, day = await post(evenings, ada), in_three_days(evenings)
    await ada.press(card, "In")
    go_to(evenings, moment(day) - REMINDED_S)
    await until_stage(evenings, NightStage.REMINDED)
    show = keeping.NightKeeper._show_lobby

    async def deleted_first(keeper: keeping.NightKeeper, table: Table) -> None:
        await control(evenings.loopback, "delete", channel=str(table.row.channel_id))
        await show(keeper, table)

    monkeypatch.setattr(keeping.NightKeeper, "_show_lobby", deleted_first)
    go_to(evenings, moment(day))
    async with asyncio.timeout(30):
        while (await night_of(evenings)).next_at <= moment(day):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    assert (await night_of(evenings)).weekly


async def test_a_server_that_takes_no_more_threads_has_the_lobby_in_the_channel(
    evenings: House,
) -> None:
    ada = await evenings.guest("ada")
    card, day = await post(evenings, ada), in_three_days(evenings)
    await ada.press(card, "In")
    async with fault(evenings, "refuse", "POST /channels/{c}/messages/{m}/threads", status=400):
        await begun(evenings, ada, day)
    [table] = evenings.hub.open_tables()
    assert str(table.row.channel_id) == ada.place


async def test_a_zone_is_kept_once_a_night_is_possible(evenings: House) -> None:
    ada = await evenings.guest("ada")
    told(await draft(evenings, ada, date="someday", zone="Wien"))
    assert not (await evenings.running.services.players.of(ada.user_id)).zone


async def test_a_night_that_fails_is_not_drawn_twice(
    evenings: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await evenings.guest("ada")
    card, day = await post(evenings, ada), in_three_days(evenings)
    await ada.press(card, "In")

    async def fail(keeper: keeping.NightKeeper, table: Table) -> None:
        raise ValueError(table.id)

    monkeypatch.setattr(keeping.NightKeeper, "_show_lobby", fail)
    go_to(evenings, moment(day))
    async with asyncio.timeout(30):
        while not evenings.faults:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.2)
    evenings.faults.clear()
    assert (await night_of(evenings)).stage is NightStage.DRAWN
    assert len(evenings.hub.open_tables()) == 1


async def test_what_is_told_of_a_night_that_is_not_every_week(evenings: House) -> None:
    ada = await evenings.guest("ada")
    card = await post(evenings, ada, every="once")
    assert "posted again" not in text_of(shown(await ada.press(card, "How it works")))


async def test_a_night_that_has_ended_and_is_damaged_is_told_once_an_hour(evenings: House) -> None:
    ada = await evenings.guest("ada")
    await post(evenings, ada)
    night = await night_of(evenings)
    async with evenings.database.transaction() as db:
        await db.execute("UPDATE nights SET game = 'bridge', stage = 'ended', next_at = 0")
    async with asyncio.timeout(30):
        while not evenings.faults:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.5)
    assert len(evenings.faults) == 1
    evenings.faults.clear()
    damaged = await evenings.running.services.nights.known(night.id)
    assert damaged is not None
    assert damaged.next_at > evenings.loopback.clock.now
