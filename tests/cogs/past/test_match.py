"""The page of a past match: its scores, its record, and the check of its shuffles."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.app import verify
from bot.games.fair import commitment
from bot.loopback.person import buttons, images, is_private
from tests.cogs.support.answers import shown_to_all, told
from tests.cogs.support.guests import text_of
from tests.cogs.support.house import House
from tests.cogs.support.past import (
    answer,
    chosen,
    closed,
    matches_of,
    open_match,
    played,
    record_of,
)

Json = dict[str, Any]


def labels(message: Json) -> list[str]:
    """What its buttons say."""
    return [button["label"] for button in buttons(message)]


async def test_a_match_opens_in_place_of_the_list_and_leads_back(house: House) -> None:
    table = await played(house)
    ada = await house.guest("ada")
    page = await matches_of(ada, game="scarto")
    match = await open_match(ada, page)
    assert match["id"] == page["id"]
    assert f"Scarto · match {table}" in text_of(match)
    result, deals = images(match)
    assert result["description"].startswith("Scarto · result. 1. ")
    assert re.match(r"Deals with the scores of Ada, Beppe and Carla: 1\. ", deals["description"])
    assert labels(match) == [
        *("Replay", "Record", "Check the shuffle", "◀ All matches", "Show everyone")
    ]
    back = answer(await ada.press(match, "◀ All matches"))
    assert text_of(back) == text_of(page)
    assert images(back) == []


async def test_a_match_is_shown_to_everybody_on_request(house: House) -> None:
    await played(house)
    ada = await house.guest("ada")
    match = await open_match(ada, await matches_of(ada))
    shown = await shown_to_all(ada, match)
    assert not is_private(shown)
    assert labels(shown) == ["Replay", "Record", "Check the shuffle"]
    assert len(images(shown)) == 2
    bruno = await house.guest("bruno")
    assert is_private(answer(await bruno.press(shown, "Replay")))


async def test_the_record_of_a_match_passes_the_check(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await played(house)
    ada = await house.guest("ada")
    file = tmp_path / "match.json"
    file.write_bytes(await record_of(ada, await open_match(ada, await matches_of(ada))))
    assert verify.main([file], json=False) == 0
    assert "Everything is correct." in capsys.readouterr().out


async def test_a_match_that_was_closed_before_its_end_is_a_past_match(
    house: House, tmp_path: Path
) -> None:
    await closed(house)
    ada = await house.guest("ada")
    page = await matches_of(ada)
    assert text_of(page).endswith(" · *not finished*")
    match = await open_match(ada, page)
    assert text_of(match).splitlines()[-2:] == [
        "🏳️ Everyone agreed to abandon the match.",
        "The finished deal counts; the match has no winner.",
    ]
    [deals] = images(match)
    assert deals["description"].startswith("Deals with the scores of Ada, Beppe and Carla: 1. ")
    sheet = answer(await ada.press(match, "Replay"))
    turns = {button["label"]: button.get("disabled", False) for button in buttons(sheet)}
    assert turns["▶"]
    assert turns["⏭"]
    step = answer(await ada.press(sheet, "Card by card"))
    assert "deal 1 of 1" in text_of(step)
    checked = text_of(answer(await ada.press(match, "Check the shuffle")))
    assert "I have just dealt all 2 deals from it again" in checked
    file = tmp_path / "match.json"
    file.write_bytes(await record_of(ada, match))
    assert verify.main([file], json=False) == 0


async def test_a_match_without_a_finished_deal_has_nothing_to_replay(house: House) -> None:
    await closed(house, deals=0)
    ada = await house.guest("ada")
    match = await open_match(ada, await matches_of(ada))
    assert "The match has no winner." in text_of(match)
    assert not images(match)
    assert labels(match)[0] == "Record"


async def test_the_shuffle_of_a_match_is_checked(house: House) -> None:
    table = await played(house)
    ada = await house.guest("ada")
    match = await open_match(ada, await matches_of(ada))
    checked = answer(await ada.press(match, "Check the shuffle"))
    assert is_private(checked)
    text = text_of(checked)
    assert "I have just dealt all 3 deals from it again" in text
    assert f"Match {table}" in text
    fair = json.loads(await record_of(ada, match))["fair"]
    for number in (fair["secret"], fair["commitment"], *fair["seeds"]):
        assert number in text
    assert commitment(bytes.fromhex(fair["secret"])) == fair["commitment"]


async def test_a_shuffle_that_does_not_hold_is_told(house: House) -> None:
    table = await played(house)
    async with house.database.transaction() as db:
        await db.execute("UPDATE tables SET secret = zeroblob(32) WHERE id = ?", (table,))
    ada = await house.guest("ada")
    match = await open_match(ada, await matches_of(ada))
    text = text_of(answer(await ada.press(match, "Check the shuffle")))
    assert "does not give the cards of these deals: 1, 2 and 3." in text


async def test_a_match_that_is_gone_gets_one_sentence(house: House) -> None:
    table = await played(house)
    ada = await house.guest("ada")
    page = await matches_of(ada)
    async with house.database.transaction() as db:
        for name in ("events", "seats", "deals", "results"):
            await db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
        await db.execute("DELETE FROM tables WHERE id = ?", (table,))
    assert told(await chosen(ada, page, table)) == f"There is no match {table} on this server."
