"""The records of a server, as people see them, with a way to each replay."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.loopback.person import buttons, images, is_private, selects
from data import rows
from data.finished.records import ServerRecord, Sort
from tests.cogs.leaderboard.test_commands import chosen_in, is_enabled
from tests.cogs.support.answers import shown_to_all, told
from tests.cogs.support.guests import Guest, text_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.past import played
from tests.cogs.support.rights import without
from tests.cogs.test_stats import answer
from tests.tables.support.people import ADA, BEPPE

Json = dict[str, Any]


async def shown(guest: Guest, **options: Any) -> Json:
    """What the command answers, which nobody else sees."""
    found = answer(await guest.command("tarocchi records", **options))
    assert is_private(found)
    return found


async def choose(guest: Guest, message: Json, part: str, value: str) -> Json:
    """The message once something else was chosen."""
    [select] = [each for each in selects(message) if each["custom_id"].endswith(f":{part}")]
    return answer(await guest.person.choose(message, select["custom_id"], [value]))


async def test_where_there_are_none_it_says_what_makes_them(house: House) -> None:
    ada = await house.guest("ada")
    found = await shown(ada)
    assert "There is no record in this game yet." in text_of(found)
    assert not is_enabled(found, "Show everyone")
    found = await choose(ada, found, "game", "4")
    assert "Records · Terziglio: greatest deals" in text_of(found)


async def test_records_lead_to_their_replays_after_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            await played(house)
            ada = await house.guest("ada")
            found = await shown(ada)
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada")
            assert "Records · Scarto: greatest deals" in text_of(found)
            assert "1. **+" in text_of(found)
            assert "with " in text_of(found)
            replay = next(each for each in buttons(found) if each["label"] == "Replay")
            sheet = answer(await ada.person.press(found, replay["custom_id"]))
            assert is_private(sheet)
            [image] = images(sheet)
            assert image["description"].startswith("Scarto · deal ")
            found = await choose(ada, found, "sort", "day")
            assert chosen_in(found) == ["1", "day"]
            assert "1. **3 deals** · " in text_of(found)
            assert "Replay" not in [each["label"] for each in buttons(found)]


async def test_everybody_can_be_shown_the_records(house: House) -> None:
    await played(house)
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    everyone = await shown_to_all(ada, await shown(ada, game="scarto"))
    assert not is_private(everyone)
    assert selects(everyone) == []
    replay = next(each for each in buttons(everyone) if each["label"] == "Replay")
    sheet = answer(await bruno.person.press(everyone, replay["custom_id"]))
    assert is_private(sheet)
    assert sheet["id"] != everyone["id"]


async def test_everybody_can_be_shown_them_where_only_answers_are_allowed(house: House) -> None:
    await played(house)
    await without(house, "send_messages")
    ada = await house.guest("ada")
    everyone = answer(await ada.press(await shown(ada, game="scarto"), "Show everyone"))
    assert not is_private(everyone)


async def test_what_is_not_on_offer_changes_nothing(house: House) -> None:
    ada = await house.guest("ada")
    await played(house)
    found = await shown(ada)
    for part, value in (("game", "99"), ("game", "x"), ("sort", "luck"), ("sort", "slam")):
        [select] = [each for each in selects(found) if each["custom_id"].endswith(f":{part}")]
        found = answer(await ada.person.forge_choice(found, select["custom_id"], [value]))
        assert chosen_in(found) == ["1", "deal"]


async def test_an_unknown_game_is_refused(house: House) -> None:
    ada = await house.guest("ada")
    assert "poker" in told(await ada.command("tarocchi records", game="poker"))


async def test_partners_share_a_way_to_the_replay(house: House) -> None:
    table = await played(house)
    guild, ada = int(house.loopback.world.guild["id"]), await house.guest("ada")
    streak = ServerRecord(
        scope=guild, kind=1, sort=Sort.STREAK, user_id=ADA, value=2, deal_id=3, table_id=table,
        number=3, ended_at=0,
    )  # fmt: skip
    async with house.database.transaction() as db:
        await rows.insert(db, "records", [streak, replace(streak, user_id=BEPPE)])
    found = await choose(ada, await shown(ada), "sort", "streak")
    assert text_of(found).count("**2 wins in a row**") == 2
    assert [each["label"] for each in buttons(found)] == ["Replay", "Show everyone"]
