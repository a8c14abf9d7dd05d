"""Moderators get the results of their server as a file for spreadsheets."""

import csv
import io
from typing import Any

import pytest

from bot.loopback.checks.commands import LOCALES
from bot.loopback.person import is_private
from bot.texts import languages
from cogs.admin import export
from data import results
from tests.cogs.support.answers import told
from tests.cogs.support.guests import Guest
from tests.cogs.support.house import House
from tests.cogs.support.past import closed, played
from tests.data.support.finished import store

Json = dict[str, Any]
MODERATOR = "ada"


async def exported(guest: Guest, **asked: str) -> Json:
    """What the command answers once the file is written."""
    before = set(guest.seen)
    outcome = await guest.command("tarocchi-admin export", **asked)
    assert outcome.status == "deferred", outcome
    return await guest.until(
        lambda m: m["id"] not in before and is_private(m) and bool(m["content"])
    )


async def rows(guest: Guest, answer: Json) -> list[dict[str, str]]:
    """The rows of the file."""
    [file] = answer["attachments"]
    data = await guest.person.download(file["url"])
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))


async def finished(house: House, name: str = "Bruno", times: int = 1, **more: Any) -> None:
    """Has matches of somebody with a computer ended."""
    guild = int(house.loopback.world.guild["id"])
    names: dict[int | None, str] = {5: name, None: "Aurelia"}
    for time in range(times):
        await store(
            house.database, (5, 9), (None, -9), guild=guild, ended_at=time, names=names, **more
        )


async def test_each_seat_of_each_match_has_a_row(house: House) -> None:
    match = await played(house)
    ada = await house.guest(MODERATOR)
    answer = await exported(ada)
    assert answer["content"] == "Here are the results of 1 match."
    found = await rows(ada, answer)
    assert [(row["match"], row["seat"], row["player"]) for row in found] == [
        (str(match), "1", "Ada"),
        (str(match), "2", "Beppe"),
        (str(match), "3", "Carla"),
    ]
    assert {(row["game"], row["players"], row["kind"]) for row in found} == {
        ("scarto", "3", "person")
    }
    assert sum(int(row["total"]) for row in found) == 0
    assert sorted(row["won"] for row in found)[-1] == "1"


async def test_the_columns_are_called_in_the_language_of_whoever_asks(house: House) -> None:
    await finished(house)
    ada = await house.guest(MODERATOR)
    found = {}
    for language in languages():
        locale = min(each for each in LOCALES if each.partition("-")[0] == language)
        await ada.person.speak(locale)
        [file] = (await exported(ada))["attachments"]
        head, *_ = (await ada.person.download(file["url"])).decode("utf-8-sig").splitlines()
        found[language] = head.split(",")
    assert found["en"][:3] == ["match", "ended", "game"]
    assert found["de"][:3] == ["Partie", "Ende", "Spiel"]
    assert {len(set(head)) for head in found.values()} == {len(export.COLUMNS)}
    assert len({tuple(head) for head in found.values()}) == len(found)


async def test_rows_are_newest_first_and_of_one_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "AT_ONCE", 3)
    await finished(house, times=8)
    await finished(house, game="ottocento")
    ada = await house.guest(MODERATOR)
    found = await rows(ada, await exported(ada))
    assert len(found) == 2 * 9
    ends = [row["ended"] for row in found]
    assert ends == sorted(ends, reverse=True)
    assert ends[-1] == "1970-01-01T00:00:00Z"
    assert len(set((row["match"], row["seat"]) for row in found)) == len(found)
    some = await rows(ada, await exported(ada, game="Ottocento"))
    assert [(row["kind"], row["player"], row["player_id"]) for row in some] == [
        ("person", "Bruno", "5"),
        ("computer", "Aurelia", ""),
    ]


async def test_names_are_no_formulas_and_keep_their_letters(house: House) -> None:
    await finished(house, '=HYPERLINK("x"),é')
    ada = await house.guest(MODERATOR)
    first, _ = await rows(ada, await exported(ada))
    assert first["player"] == '\'=HYPERLINK("x"),é'


async def test_who_left_is_told_and_who_was_deleted_is_not(house: House) -> None:
    await finished(house, left=5)
    async with house.database.transaction() as db:
        await db.execute("UPDATE results SET name = '—', left_by = -77 WHERE left_by = 5")
    ada = await house.guest(MODERATOR)
    first, _ = await rows(ada, await exported(ada))
    assert (first["kind"], first["player"], first["player_id"]) == ("left", "—", "")


async def test_a_voided_match_is_told(house: House) -> None:
    await finished(house, times=2)
    async with house.database.transaction() as db:
        await results.void(db, 1)
    ada = await house.guest(MODERATOR)
    found = await rows(ada, await exported(ada))
    assert [(row["match"], row["voided"]) for row in found] == [
        *(("2", "0"), ("2", "0"), ("1", "1"), ("1", "1"))
    ]


async def test_a_match_that_was_closed_before_its_end_has_no_places(house: House) -> None:
    await closed(house)
    ada = await house.guest(MODERATOR)
    found = await rows(ada, await exported(ada))
    assert {(row["place"], row["won"], row["gain"]) for row in found} == {("", "0", "0")}
    assert {row["unfinished"] for row in found} == {"1"}


async def test_of_too_many_matches_the_newest_are_taken(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "AT_ONCE", 2)
    monkeypatch.setattr(export, "MOST_BYTES", 400)
    await finished(house, times=9)
    ada = await house.guest(MODERATOR)
    answer = await exported(ada)
    assert answer["content"] == (
        "Here are the results of the newest 2 matches. All of them would be too much for a file."
    )
    assert len(await rows(ada, answer)) == 4


async def test_a_server_without_matches(house: House) -> None:
    ada = await house.guest(MODERATOR)
    answer = await exported(ada)
    assert answer["content"] == "No match has been finished here yet."
    assert answer["attachments"] == []


async def test_results_of_an_unknown_game(house: House) -> None:
    ada = await house.guest(MODERATOR)
    outcome = await ada.command("tarocchi-admin export", game="poker")
    assert told(outcome).startswith("There is no game called poker.")
