"""Once a season is over, its podiums are told in the channel of a server, once."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.games.cards import Seat
from bot.loopback.person import images, is_private
from bot.texts import texts_for
from cogs.layouts.periods import season_name
from cogs.leaderboard import podiums as telling
from data import names, rows
from data.finished import podiums
from data.finished.period_totals import ALL_KINDS, MatchTally
from data.finished.periods import Span, end_of, period_of
from data.finished.seasons import SeasonRow
from data.seats import Sitter
from tests.cogs.admin.test_choices import MODERATOR, answer, said_of
from tests.cogs.commands.support.filling import set_for_server
from tests.cogs.leaderboard.test_commands import state_of
from tests.cogs.support.guests import Guest, Json, says, text_of
from tests.cogs.support.house import TABLES, House, open_loopback, playing_house
from tests.cogs.support.rights import give_back, without
from tests.cogs.support.troubles import POST, fault

SCARTO = 1


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked all the time whether anything has to be told."""
    monkeypatch.setattr(telling, "EVERY_S", 0.02)
    monkeypatch.setattr("cogs.press.outages.RETRY_S", 0.02)


def guild_of(house: House) -> int:
    return int(house.loopback.world.guild["id"])


def season_of(house: House) -> int:
    return period_of(Span.SEASON, int(house.running.services.clock.now()))


async def until_told(house: House, season: int) -> None:
    """Returns once the server need not be told any podium up to this season."""
    async with asyncio.timeout(60):
        while True:
            found = await podiums.untold(house.database.reading, season)
            if not found:
                return
            await asyncio.sleep(0.01)


async def choose(house: House) -> Guest:
    """A moderator chooses the channel; what was before is not told any more."""
    ada = await house.guest(MODERATOR)
    channels = {each["name"]: each["id"] for each in await ada.person.channels()}
    assert "told in: <#" in text_of(await answer(ada, "podiums", channel=channels[TABLES]))
    await until_told(house, season_of(house) - 1)
    return ada


async def play(house: House, season: int, people: Sequence[str] = ("A", "*B*", "C", "D")) -> None:
    """A season in which the first of these have won and are rated most."""
    async with house.database.transaction() as db:
        for number, name in enumerate(people, start=1):
            tally = MatchTally(guild_of(house), ALL_KINDS, season, number, 50, 10 - number)
            await rows.insert(db, "match_tallies", [tally])
            mean, last_at = -100_000 * number, end_of(season) - 1
            row = SeasonRow(
                guild_of(house), SCARTO, season, number, mean, 400_000, 60, last_at, settled=True
            )
            await rows.insert(db, "season_ratings", [row])
            await names.note(db, guild_of(house), [Sitter(Seat(0), number, name)])


def end(house: House, season: int, later_s: int = 0) -> None:
    """The time moves on to the end of the season."""
    now = house.running.services.clock.now()
    house.loopback.clock.advance(end_of(season) - now + later_s)


def told(guest: Guest) -> list[Json]:
    """The messages that tell a podium."""
    return [each for each in guest.seen.values() if says("is over")(each)]


async def test_it_is_told_once_even_after_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada, season = await choose(house), season_of(house)
            await play(house, season - 1)
            await play(house, season)
            end(house, season)
            message = await ada.until(says("is over"))
            await until_told(house, season)
            label = season_name(season, texts_for("en"))
            assert text_of(message).splitlines()[:3] == [
                f"## {label} is over",
                "**All games, wins**: 🥇 A 9 · 🥈 \\*B\\* 8 · 🥉 C 7",
                "**Scarto, rating**: 🥇 A 1480 · 🥈 \\*B\\* 1460 · 🥉 C 1440",
            ]
            assert not is_private(message)
            assert not message["mentions"]
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest(MODERATOR)
            own = (await ada.press(message, "My place")).message
            assert own is not None
            assert is_private(own)
            [image] = images(own)
            assert image["description"].startswith(
                "Leaderboard · All games: wins, last season. 1. A: 9"
            )
            # In its selects the season stands by the name it has now.
            assert state_of(own) == ["0", "wins", "lastseason"]
            await until_told(house, season)
            sent = [each.wire for each in loopback.world.messages.values()]
            assert len([each for each in sent if says("is over")(each)]) == 1


async def test_it_is_told_in_the_language_of_the_server(house: House) -> None:
    ada, season = await choose(house), season_of(house)
    await set_for_server(ada, language="it")
    await play(house, season)
    end(house, season)
    message = await ada.until(says("Stagione finita"))
    assert f"Stagione finita: {season_name(season, texts_for('it'))}" in text_of(message)
    assert "**Scarto, rating**: 🥇 A 1480" in text_of(message)


async def test_at_first_and_once_taken_back_nothing_is_told(house: House) -> None:
    ada = await house.guest(MODERATOR)
    assert "told nowhere" in said_of(await set_for_server(ada))
    await choose(house)
    assert "told nowhere" in text_of(await answer(ada, "podiums"))
    season = season_of(house)
    await play(house, season)
    end(house, season)
    await until_told(house, season)
    assert await podiums.of_season(house.database.reading, guild_of(house), season)
    assert told(ada) == []
    # What was missed is not told afterwards.
    await choose(house)
    await until_told(house, season)
    assert told(ada) == []


async def test_without_a_podium_nothing_is_told(house: House) -> None:
    ada, season = await choose(house), season_of(house)
    await play(house, season, ("A", "B", "C"))
    end(house, season)
    await until_told(house, season)
    assert told(ada) == []


async def test_where_the_bot_may_not_write_it_is_not_tried_again(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ada, season = await choose(house), season_of(house)
    await play(house, season)
    await without(house, "send_messages")
    end(house, season)
    await until_told(house, season)
    assert f"podiums not told server={guild_of(house)} code=50013" in caplog.text
    await give_back(house)
    assert told(ada) == []


async def test_it_follows_once_discord_is_in_order(house: House) -> None:
    ada, season = await choose(house), season_of(house)
    await play(house, season)
    async with fault(house, "refuse", POST, status=503):
        end(house, season)
        await house.traffic.until(
            lambda: sum(each.entry["status"] == 503 for each in house.traffic.calls) > 2
        )
        assert await podiums.untold(house.database.reading, season)
    await ada.until(says("is over"))
    await until_told(house, season)
    assert len(told(ada)) == 1


async def test_long_after_a_season_it_is_not_told_any_more(house: House) -> None:
    ada, season = await choose(house), season_of(house)
    await play(house, season)
    async with fault(house, "refuse", POST, status=503):
        end(house, season, telling.WITHIN_S + 1)
        await until_told(house, season)
    assert told(ada) == []
