"""A past deal card by card."""

import re
from typing import Any

import pytest

from bot.games.actions import Discard
from bot.games.packs import PIEMONTESE
from bot.loopback.person import button_labelled, images, is_private, selects
from bot.tables.ended.replay import ReplayStep
from bot.texts import texts_for
from bot.words.alt import hand_in_words
from bot.words.lists import listed
from bot.words.seats import Nameplate
from bot.words.wording import Wording
from cogs.past import ids
from rendering.pictures.pages.hands import hands_in_words
from tests.cogs.support.answers import told
from tests.cogs.support.guests import Guest, text_of
from tests.cogs.support.house import House
from tests.cogs.support.past import answer, matches_of, open_match, played
from tests.cogs.support.playing import party

Json = dict[str, Any]

WORDING = Wording.usual(texts_for("en"), PIEMONTESE.art)
PLATES = tuple(map(Nameplate, ("Ada", "Beppe", "Carla")))


async def replay(guest: Guest, match: int, **more: int) -> Json:
    """What the command shows."""
    shown = answer(await guest.command("tarocchi replay", match=match, **more))
    assert is_private(shown)
    return shown


async def moment(house: House, match: int, deal: int, step: int) -> ReplayStep:
    """What was to be seen then."""
    table = await house.table(match)
    return (await table.past.replay(deal)).at(step)


def step_of(page: Json) -> int:
    """The step that a page shows."""
    found = re.search(r"Step (\d+) of \d+", text_of(page))
    assert found
    return int(found[1])


async def turned(guest: Guest, page: Json, label: str) -> Json:
    """The page after a press, in place of the one before."""
    after = answer(await guest.press(page, label))
    assert after["id"] == page["id"]
    return after


async def chosen(guest: Guest, page: Json, place: int, value: str) -> Json:
    """The page after a choice: 0 is the select of tricks, 1 that of eyes."""
    select = selects(page)[place]
    return answer(await guest.person.choose(page, select["custom_id"], [value]))


async def test_a_deal_is_gone_through_step_by_step(house: House) -> None:
    match = await played(house)
    ada = await house.guest("ada")
    page = await replay(ada, match)
    assert step_of(page) == 0
    assert "The cards have been dealt." in text_of(page)
    assert button_labelled(page, "◀")["disabled"]
    for step in (1, 2, 3):
        page = await turned(ada, page, "▶")
        assert step_of(page) == step
        then = await moment(house, match, 1, step)
        _, hands = images(page)
        assert page["attachments"] == []
        assert hands["description"] == hands_in_words(then.seats, PLATES, WORDING)
    page = await turned(ada, page, "⏭")
    last = await moment(house, match, 1, 10_000)
    assert step_of(page) == last.steps
    assert button_labelled(page, "▶")["disabled"]
    assert step_of(await turned(ada, page, "◀")) == last.steps - 1
    assert step_of(await turned(ada, page, "⏮")) == 0


async def test_a_trick_is_jumped_to_and_its_place_passed_on(house: House) -> None:
    match = await played(house)
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    page = await replay(ada, match, deal=2)
    tricks, _ = selects(page)
    assert len(tricks["options"]) == 25
    page = await chosen(ada, page, 0, tricks["options"][6]["value"])
    [told_command] = re.findall(r"`/tarocchi replay (.*)`", text_of(page))
    assert told_command == f"match:{match} deal:2 trick:7"
    asked = {name: int(value) for name, value in re.findall(r"(\w+):(\d+)", told_command)}
    same = await replay(bruno, **asked)
    assert text_of(same) == text_of(page)
    assert [image["description"] for image in images(same)] == [
        image["description"] for image in images(page)
    ]


async def test_one_seat_sees_no_more_than_it_saw(house: House) -> None:
    match = await played(house)
    ada = await house.guest("ada")
    page = await turned(ada, await replay(ada, match), "▶")
    then = await moment(house, match, 1, 1)
    assert then.act is not None
    action = then.act.action()
    assert isinstance(action, Discard)
    discard = listed(map(WORDING.name, action.cards), WORDING.texts)
    assert discard in text_of(page)
    for seat in range(3):
        page = await chosen(ada, page, 1, str(seat))
        assert (discard in text_of(page)) is (seat == then.act.seat)
        [hand] = images(page)
        assert hand_in_words(then.seats[seat], 0, WORDING) in hand["description"]
    page = await chosen(ada, page, 1, ids.ALL)
    assert len(images(page)) == 2
    assert discard in text_of(page)


async def test_other_deals_and_the_whole_deal_are_a_press_away(house: House) -> None:
    match = await played(house)
    ada = await house.guest("ada")
    page = await replay(ada, match, deal=2)
    assert "deal 3 of 3" in text_of(await turned(ada, page, "Deal 3 ▶"))
    first = await turned(ada, await replay(ada, match, deal=2), "◀ Deal 1")
    assert "deal 1 of 3" in text_of(first)
    sheet = await turned(ada, first, "Whole deal")
    [image] = images(sheet)
    assert image["description"].startswith("Scarto · deal 1. ")
    assert step_of(await turned(ada, sheet, "Card by card")) == 0


async def test_a_match_of_the_history_leads_there(house: House) -> None:
    await played(house)
    ada = await house.guest("ada")
    match = await open_match(ada, await matches_of(ada))
    sheet = answer(await ada.press(match, "Replay"))
    assert step_of(await turned(ada, sheet, "Card by card")) == 0


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"match": 77}, "There is no match 77 on this server."),
        ({"deal": 4}, "This match has no deal 4."),
        ({"trick": 26}, "This deal has no trick 26."),
    ],
    ids=["match", "deal", "trick"],
)
async def test_what_is_not_there_gets_one_sentence(
    house: House, asked: dict[str, int], sentence: str
) -> None:
    match = await played(house)
    ada = await house.guest("ada")
    outcome = await ada.command("tarocchi replay", **{"match": match, **asked})
    assert told(outcome) == sentence


async def test_matches_that_may_not_be_seen(house: House) -> None:
    elsewhere = await played(house, guild=12345)
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    ada = playing.opener
    outcome = await ada.command("tarocchi replay", match=elsewhere)
    assert told(outcome) == f"There is no match {elsewhere} on this server."
    outcome = await ada.command("tarocchi replay", match=playing.table.id)
    assert told(outcome) == "This match is not finished yet."


async def test_forged_choices_change_nothing(house: House) -> None:
    match = await played(house)
    ada = await house.guest("ada")
    page = await replay(ada, match)
    tricks, eyes = selects(page)
    for select, values in ((tricks, ("x", "-1", "99999", "")), (eyes, ("3", "9", "SK"))):
        for value in values:
            outcome = await ada.person.forge_choice(page, select["custom_id"], [value])
            assert told(outcome) == "That button no longer works."


async def test_own_matches_are_offered(house: House) -> None:
    ada = await house.guest("ada")
    match = await played(house, opener=ada.user_id)
    await played(house)
    choices = await ada.person.autocomplete(ada.place, "tarocchi replay", "match", match="sca")
    assert [choice["value"] for choice in choices] == [match]
    assert choices[0]["name"].startswith(f"{match} · Scarto · Ada")
