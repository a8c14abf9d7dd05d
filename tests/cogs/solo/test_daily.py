"""`/tarocchi daily`: the same deal for everybody, played alone."""

from pathlib import Path
from random import Random

import pytest

from bot.app import verify
from bot.loopback.person import is_private
from bot.tables.daily import calendar
from bot.tables.errors import Until
from data.tables import TableKind
from tests.cogs.solo.alone import Soloist, brought_to_a_deal, days_of, table_in
from tests.cogs.support.answers import shown_to_all, told
from tests.cogs.support.forms import is_mine, shown
from tests.cogs.support.guests import Guest, Json, has_button, text_of
from tests.cogs.support.house import House
from tests.cogs.support.secrecy import mentioned
from tests.cogs.support.traffic import CALLBACK, HAND_LATE, POST


async def play(house: House, guest: Guest) -> Soloist:
    """A person at the deal of today."""
    return await brought_to_a_deal(house, guest, await guest.command("tarocchi daily"))


async def test_a_day_is_played_shown_and_shared(daily: House) -> None:
    ada = await daily.guest("ada")
    since = len(daily.traffic.calls)
    alone = await play(daily, ada)
    assert "Today’s deal: Scarto." in text_of(alone.message)
    assert alone.table.commitment in text_of(alone.message)
    await alone.act(Random(1))
    assert "Today’s deal" not in text_of(alone.message)
    assert not has_button(alone.message, "Take back")
    assert not has_button(alone.message, "Hint")
    await alone.play_out(Random(1))
    assert {*daily.traffic.count(since)} <= {CALLBACK, HAND_LATE}
    done = await ada.until(lambda m: "🟩" in text_of(m) or "⬜" in text_of(m))
    assert "Done: " in text_of(done)
    assert "Played 1 of the last 30 days." in text_of(done)
    line = text_of(await shown_to_all(ada, done, "Share"))
    assert "Tarocchi · Ada · " in line
    assert line.count("🟩") + line.count("🟨") + line.count("⬛") + line.count("⬜") == 25
    assert mentioned(alone.table.game.pack, line.splitlines()[0].replace("Ada", "")) == []
    assert daily.traffic.count(since)[POST] == 1
    assert told(await ada.press(done, "Share")) == "You have already shown everyone this day."
    again = shown(await ada.command("tarocchi daily"))
    assert again is not None


async def test_the_day_is_gone_on_with_from_anywhere(daily: House) -> None:
    ada = await daily.guest("ada")
    alone = await play(daily, ada)
    await alone.act(Random(1))
    seen = alone.view
    other = await play(daily, ada)
    assert other.table is alone.table
    assert other.view == seen


async def test_where_nobody_thinks_there_is_no_day(house: House) -> None:
    ada = await house.guest("ada")
    sentence = "Looking for the best card is switched off here."
    assert told(await ada.command("tarocchi daily")) == sentence


async def test_a_day_that_is_not_made_is_asked_for_again(daily: House) -> None:
    daily.loopback.clock.advance(86400)
    ada = await daily.guest("ada")
    sentence = "Today’s deal is being chosen. Try again in a few minutes."
    assert told(await ada.command("tarocchi daily")) == sentence


async def test_a_board_tells_of_days_that_have_closed(daily: House) -> None:
    ada = await daily.guest("ada")
    alone = await play(daily, ada)
    await alone.play_out(Random(1))
    board = shown(await ada.command("tarocchi daily", board="day"))
    assert "Nobody here has finished a day yet." in text_of(board)
    daily.loopback.clock.advance(86400)
    board = shown(await ada.command("tarocchi daily", board="day"))
    assert "1. **Ada**" in text_of(board)
    week = shown(await ada.press(board, "Week"))
    assert "– Ada" in text_of(week)
    assert "3 days to go" in text_of(week)
    far = shown(await ada.press(week, "Everywhere"))
    assert "Daily deals everywhere" in text_of(far)
    assert "To be listed here" in text_of(far)
    assert "Ada" not in text_of(far)
    assert "Daily deals on this server" in text_of(shown(await ada.press(far, "This server")))


async def posted(house: House, guest: Guest) -> Json:
    """The post of a day, once it is there."""
    return await guest.until(lambda m: not is_private(m) and has_button(m, "Play"))


async def test_a_day_is_posted_once_and_played_from_there(daily: House) -> None:
    mod = await daily.guest("ada")
    channel = {c["name"]: c["id"] for c in await mod.person.channels()}["lounge"]
    chosen = await mod.command("tarocchi-admin daily", channel=channel)
    assert f"The deal of each day is posted in: <#{channel}>" in told(chosen)
    bruno = await daily.guest("bruno", "lounge")
    daily.loopback.clock.advance(120)
    post = await posted(daily, bruno)
    assert "Today’s deal · " in text_of(post)
    assert "The same deal for everyone, one try." in text_of(post)
    since = len(daily.traffic.calls)
    alone = await play_from(daily, bruno, post)
    await alone.play_out(Random(1))
    assert POST not in daily.traffic.count(since)
    # Who has played is shown what they have made of it.
    await bruno.press(await posted(daily, bruno), "Play")
    await bruno.until(lambda m: m["id"] != alone.message["id"] and has_squares(m))
    carla = await daily.guest("carla", "lounge")
    again = await play_from(daily, carla, await posted(daily, carla))
    assert again.view.seat == alone.view.seat
    assert "One of you has played." in text_of(await posted(daily, carla))
    # The next day has its own post, which tells of this one.
    assert not mentioned(alone.table.game.pack, text_of(post).splitlines()[0])
    daily.loopback.clock.advance(86400)
    await days_of(daily).make(daily.running.services.daily_plays.today, 1)
    daily.loopback.clock.advance(120)
    fresh = await bruno.until(lambda m: has_button(m, "Play") and m["id"] != post["id"])
    assert "Yesterday, Scarto" in text_of(fresh)
    assert "1. Bruno" in text_of(fresh)
    assert "Carla" not in text_of(fresh)
    old = await bruno.press(post, "Play")
    assert told(old).startswith("That day is over.")


def has_squares(message: Json) -> bool:
    """Whether a message tells how each trick of a deal was played."""
    return is_private(message) and ("🟩" in text_of(message) or "⬜" in text_of(message))


async def play_from(house: House, guest: Guest, post: Json) -> Soloist:
    """A person who has pressed *Play* on the post of a day."""
    return await brought_to_a_deal(house, guest, await guest.press(post, "Play"))


async def test_a_day_is_not_posted_before_the_one_before_has_closed(daily: House) -> None:
    mod = await daily.guest("ada")
    channel = {c["name"]: c["id"] for c in await mod.person.channels()}["lounge"]
    now = daily.loopback.clock.now
    daily.loopback.clock.advance(86400 - now % 86400 + 60)
    await days_of(daily).make(daily.running.services.daily_plays.today, 1)
    await mod.command("tarocchi-admin daily", channel=channel)
    since = len(daily.traffic.calls)
    daily.loopback.clock.advance(120)
    bruno = await daily.guest("bruno", "lounge")
    await bruno.command("tarocchi help")
    assert POST not in daily.traffic.count(since)
    daily.loopback.clock.advance(2000)
    await posted(daily, bruno)


async def test_a_moderator_has_a_play_count_for_nothing(daily: House) -> None:
    ada, bruno = await daily.guest("ada"), await daily.guest("bruno")
    alone = await play(daily, bruno)
    await alone.play_out(Random(1))
    said = told(await ada.command("tarocchi-admin void-daily", player=str(bruno.user_id)))
    assert "counts for nothing now" in said
    said = told(await ada.command("tarocchi-admin void-daily", player=str(bruno.user_id)))
    assert "There is no such play of" in said
    said = told(
        await ada.command("tarocchi-admin void-daily", player=str(bruno.user_id), day="soon")
    )
    assert said == "There is no such play of soon here."
    daily.loopback.clock.advance(86400)
    board = shown(await bruno.command("tarocchi daily", board="day"))
    assert "Nobody here" in text_of(board)


async def test_a_day_that_has_closed_is_looked_at_practised_and_verified(
    daily: House, tmp_path: Path
) -> None:
    ada, service = await daily.guest("ada"), daily.running.services.daily_plays
    first = await play(daily, ada)
    dealt = first.view.hand
    await first.play_out(Random(1))
    with pytest.raises(Until):
        await service.own(service.today, ada.user_id)
    with pytest.raises(Until):
        await first.table.past.record()
    page = await day_before(daily, ada)
    assert "Done: " in text_of(page)
    sheet = await ada.press(page, "Replay")
    assert sheet.message is not None
    sent = await ada.press(sheet.message, "Record")
    assert sent.message is not None
    [file] = sent.message["attachments"]
    path = tmp_path / "day.json"
    path.write_bytes(await ada.person.download(file["url"]))
    assert str(first.table.row.deal_of) in path.read_text()
    assert verify.main([path], json=False) == 0
    await ada.press(page, "Practise")
    lounge = Guest(ada.person, page["channel_id"], ada.user_id)
    message = await lounge.until(lambda m: m["id"] == page["id"] and is_mine(m))
    again = await table_in(daily, ada, message)
    assert again.row.kind is TableKind.PRACTICE
    assert again.row.deal_of == first.table.row.deal_of
    assert again.view_of(ada.user_id).hand == dealt


async def test_who_has_not_played_a_day_can_practise_it_once_it_has_closed(daily: House) -> None:
    bruno = await daily.guest("bruno")
    page = await day_before(daily, bruno)
    assert "You didn’t play this day to its end." in text_of(page)
    assert not has_button(page, "Replay")
    assert has_button(page, "Practise")


async def day_before(house: House, guest: Guest) -> Json:
    """What somebody is shown of today once it is over, from the post of the next day."""
    mod = await house.guest("ada", "lounge")
    channel = {c["name"]: c["id"] for c in await mod.person.channels()}["lounge"]
    house.loopback.clock.advance(86400 + calendar.GRACE_S)
    await days_of(house).make(house.running.services.daily_plays.today, 1)
    await mod.command("tarocchi-admin daily", channel=channel)
    post = await posted(house, mod)
    return shown(await guest.press(post, "The day before"))
