"""The end of a match: what everybody sees, and what only one person does."""

import re
from dataclasses import replace

import pytest

from bot.games.cards import Seat
from bot.loopback.person import buttons, images, is_private
from bot.tables.decisions import ending
from bot.tables.thinking.reviews import Mistake, Review
from bot.texts import texts_for
from bot.words.numbers import signed
from bot.words.wording import Wording
from cogs.layouts.match.gained import my_result
from cogs.layouts.ratings import rating_shown
from cogs.messages.results import gained_in
from data import results
from data.finished import changes
from tests.cogs.support.answers import shown_to_all, told
from tests.cogs.support.forms import shown
from tests.cogs.support.guests import MORE, Guest, Json, is_result, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, panel_of, party, press_more
from tests.cogs.test_stats import finished

DIGITS = re.compile("[0-9a-f]{64}")


async def after_a_match(house: House) -> Party:
    """Ada, Bruno and Carla after a match of Scarto."""
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    await playing.finish()
    await playing.opener.until(is_result)
    return playing


def labels(message: Json) -> list[str]:
    """The labels of all buttons of a message."""
    return [found["label"] for found in buttons(message)]


async def own_result(guest: Guest) -> Json:
    """What the hand has become."""
    return await guest.until(lambda m: is_private(m) and says("**The match is over.**")(m))


async def test_the_result_has_one_row_and_says_what_a_gain_is(house: House) -> None:
    ada = (await after_a_match(house)).opener
    result = await ada.until(is_result)
    assert labels(result) == ["Rematch", "My result", MORE]
    assert "Gain: whoever has the lowest total pays 1" in text_of(result)
    panel = await panel_of(ada, result, MORE)
    assert text_of(panel) == "## Scarto: the match is over"
    assert labels(panel) == ["Replay", "Check the shuffle", "Our evening", "Just us"]
    checked = told(await press_more(ada, result, "Check the shuffle"))
    assert len(DIGITS.findall(checked)) == 2


async def test_the_people_of_the_table_are_a_board_of_their_own(house: House) -> None:
    playing = await after_a_match(house)
    await finished(house, "dino")
    bruno = playing.guests[1]
    panel = await panel_of(bruno, await bruno.until(is_result), MORE)
    found = shown(await bruno.press(panel, "Just us"))
    assert is_private(found)
    [picture] = images(found)
    assert picture["description"].startswith("Leaderboard · Scarto: rating, all time.")
    assert all(f"{guest.name}: " in picture["description"] for guest in playing.guests)
    assert "Dino" not in picture["description"]


async def test_an_evening_is_shown_to_one_person_and_by_them_to_everybody(house: House) -> None:
    first = await after_a_match(house)
    second = await after_a_match(house)
    ada = second.opener
    panel = await panel_of(ada, await ada.until(is_result), MORE)
    found = shown(await ada.press(panel, "Our evening"))
    assert is_private(found)
    gained = {guest.user_id: 0 for guest in second.guests}
    for each in (first, second):
        payoffs = each.table.game.payoffs(each.table.public.totals)
        for guest in each.guests:
            gained[guest.user_id] += payoffs[each.table.seating.seat_of(guest.user_id)]
    [picture] = images(found)
    assert picture["description"].startswith("Scarto, 2 matches: 1. ")
    for guest in second.guests:
        sign = signed(gained[guest.user_id])
        assert f"{guest.name} {sign}" in picture["description"]
    assert re.search(r"Scarto, rating: \*?", text_of(found))
    assert re.search(
        r"Best deal: \*\*(Ada|Bruno|Carla)\*\* \+\d+, deal [1-9] of Scarto", text_of(found)
    )
    assert labels(found) == ["Replay", "Show everyone"]
    everyone = await shown_to_all(ada, found)
    assert not is_private(everyone)
    assert images(everyone)[0]["description"] == picture["description"]
    assert labels(everyone) == ["Replay"]
    replayed = await second.guests[1].press(everyone, "Replay")
    assert is_private(shown(replayed))


async def test_only_the_own_page_tells_a_costly_card(house: House) -> None:
    playing = await after_a_match(house)
    ada, table = playing.opener, playing.table
    view = await table.past.deal(1)
    card = view.tricks[0].cards[0]
    mistake = Mistake(trick=1, step=1, card=card, best=card, cost=3.0, as_it_lay=None)
    made = Review(view, Seat(0), (1,), (mistake,))

    async def find() -> Review:
        return made

    await house.running.services.reviews._made.of((table.id, 1, ada.user_id), find)
    panel = await panel_of(ada, await ada.until(is_result), MORE)
    found = shown(await ada.press(panel, "Our evening"))
    assert "Your costliest card, as far as you have looked: deal 1 of Scarto." in text_of(found)
    assert "costliest" not in text_of(await shown_to_all(ada, found))
    bruno = playing.guests[1]
    panel = await panel_of(bruno, await bruno.until(is_result), MORE)
    assert "costliest" not in text_of(shown(await bruno.press(panel, "Our evening")))


async def test_a_voided_match_has_no_evening(house: House) -> None:
    playing = await after_a_match(house)
    ada = playing.opener
    panel = await panel_of(ada, await ada.until(is_result), MORE)
    async with house.database.transaction() as db:
        await results.void(db, playing.table.id)
    refused = told(await ada.press(panel, "Our evening"))
    assert refused == "This match doesn’t count, so no evening belongs to it."


async def test_a_table_of_one_person_has_no_board(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    await playing.finish()
    ada = playing.opener
    panel = await panel_of(ada, await ada.until(is_result), MORE)
    assert "Just us" not in labels(panel)


async def test_everybody_is_told_how_their_rating_has_changed(house: House) -> None:
    playing = await after_a_match(house)
    for guest in playing.guests:
        found = (await changes.of_match(house.database.reading, playing.table.id))[guest.user_id]
        assert found.before is None
        hand = await own_result(guest)
        now, more = rating_shown(found.after), rating_shown(found.after) - 1500
        sign = f"+{more}" if more > 0 else str(more).replace("-", "−")
        assert f"Your rating here, by points: **{now:,}**, {sign}" in text_of(hand)
        assert {"Replay", "Rematch"} <= {*labels(hand)}
        # A hand that can no longer be changed is found again behind the button.
        again = shown(await guest.press(await guest.until(is_result), "My result"))
        assert is_private(again)
        assert text_of(again) == text_of(hand)


async def test_the_change_is_that_of_all_deals_of_the_match(house: House) -> None:
    playing = await after_a_match(house)
    first = await changes.of_match(house.database.reading, playing.table.id)
    second = await after_a_match(house)
    for user, change in (await changes.of_match(house.database.reading, second.table.id)).items():
        assert change.before == first[user].after
    assert await gained_in(house.database, second.table, 12) is None


async def test_everybody_is_told_how_their_place_has_changed(house: House) -> None:
    await after_a_match(house)
    table = (await after_a_match(house)).table
    async with house.database.transaction() as db:
        # As if all of them had played for long.
        await db.execute("UPDATE deal_seats SET spread = 400000")
        await db.execute("UPDATE ratings SET spread = 400000, settled = 1")
    found = await changes.of_match(house.database.reading, table.id)
    now = {user: rating_shown(change.after) for user, change in found.items()}
    then = {user: rating_shown(change.before or 0) for user, change in found.items()}
    for user in found:
        gained = await gained_in(house.database, table, user)
        assert gained is not None
        assert gained.place == 1 + sum(each > now[user] for each in now.values())
        assert gained.was == 1 + sum(each > then[user] for each in then.values())


async def test_who_did_not_play_has_no_result(house: House) -> None:
    playing = await after_a_match(house)
    dino = await house.guest("dino", playing.opener.place)
    result = await dino.until(is_result)
    assert told(await dino.press(result, "My result")) == "You are not sitting at this table."


@pytest.mark.parametrize("ends", ["played out", "abandoned"])
async def test_only_the_lobby_shows_a_fingerprint(house: House, ends: str) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    ada = playing.opener
    if ends == "played out":
        await playing.finish()
        await ada.until(is_result)
    else:
        await playing.table.change(ending.abandon)
        await house.boards.of(playing.table).rest()
        await ada.update()
    public = [m for m in ada.seen.values() if not is_private(m)]
    [lobby] = [m for m in public if DIGITS.search(str(m))]
    assert lobby["id"] == playing.lobby["id"]
    assert playing.table.commitment in text_of(lobby)


@pytest.mark.parametrize(
    ("key", "totals", "reached"),
    [
        ("scarto", (5, -10, 5), "You finished with **+5** and share 1st place out of 3."),
        ("scarto", (-5, 10, -5), "You finished with **−5** and share 2nd place out of 3."),
        # Partners are one side, which shares its place with nobody.
        ("piedicavallo", (15, 10, 15, 10), "You finished with **+15**, in 1st place out of 2."),
    ],
)
async def test_who_shares_a_place_is_told_so(
    house: House, key: str, totals: tuple[int, ...], reached: str
) -> None:
    playing = await party(house, "ada", computers=len(totals) - 1, game=key)
    await playing.start()
    view = replace(playing.table.view_of(playing.opener.user_id), totals=totals, over=True)
    wording = Wording.usual(texts_for("en"), playing.table.setup.drawing)
    result = my_result(playing.table, view, None, wording, reviewed=False)
    assert reached in str(result.to_components())
