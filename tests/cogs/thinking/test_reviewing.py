"""*How did I play?*, below each deal that is over."""

from pathlib import Path
from typing import Any

import pytest

from bot.games.cards import Seat
from bot.loopback.person import images, is_private
from bot.tables.decisions import play
from bot.tables.table import Table
from bot.tables.thinking.reviews import Mistake, Review, Reviews
from cogs.layouts.ids import ReviewDeal
from cogs.thinking import reviewing
from tests.cogs.past.test_replay import replay
from tests.cogs.support.answers import told
from tests.cogs.support.guests import MORE, Guest, has_button, is_board, is_result, says, text_of
from tests.cogs.support.house import House, open_loopback
from tests.cogs.support.past import answer
from tests.cogs.support.playing import Party, panel_of, party, press_more
from tests.cogs.support.thinking import thinking_house
from tests.tables.support.blunders import arrange_blunder, play_blunder
from tests.tables.support.people import play_out

Json = dict[str, Any]

BUTTON = "How did I play?"
GIVEN_AWAY = "**Trick 1** · 4 of swords **−"
BETTER = "better: king of swords"


async def after_a_blunder(house: House, monkeypatch: pytest.MonkeyPatch) -> Party:
    """Ada, Bruno and Carla after a deal; Carla certainly gave its first trick away."""
    arrange_blunder(monkeypatch)
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start()
    async with playing.unpainted():
        await play_blunder(playing.table)
    return playing


async def score_of(guest: Guest, deal: int = 1) -> Json:
    return await guest.until(says(f"deal {deal} is over"))


async def review_of(guest: Guest, message: Json) -> Json:
    """What the person is told, once it is found."""
    await guest.press(message, BUTTON)
    return await guest.until(lambda m: is_private(m) and says("how you played")(m), 60)


async def test_everybody_is_told_what_their_own_cards_cost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with thinking_house(tmp_path, monkeypatch) as house:
        playing = await after_a_blunder(house, monkeypatch)
        ada, _, carla = playing.guests
        review = await review_of(carla, await score_of(carla))
        assert "**Scarto · deal 1: how you played**" in text_of(review)
        assert GIVEN_AWAY in text_of(review)
        assert BETTER in text_of(review)
        assert "as the cards lay −" in text_of(review)
        [image] = images(review)
        assert "better: " in image["description"]
        assert "Scarto · deal 1. Scores: Ada " in image["description"]
        others = await review_of(ada, await score_of(ada))
        assert GIVEN_AWAY not in text_of(others)
        assert await carla.until(says(GIVEN_AWAY))
        assert ada.newest(says(GIVEN_AWAY)) is None
        await check_somebody_else(playing, await house.guest("dino", ada.place))


async def check_somebody_else(playing: Party, dino: Guest) -> None:
    """Whoever did not play is told nothing; sheets offer a review only to those who did."""
    outcome = await dino.press(await score_of(dino), BUTTON)
    assert told(outcome) == "You didn’t play in this deal."
    await playing.table.change(play.next_deal)
    assert not has_button(await sheet_of(dino), BUTTON)
    async with playing.unpainted():
        await play_out(playing.table)
    assert has_button(await replay(playing.guests[2], playing.table.id), BUTTON)


async def test_whoever_waits_is_told_so_and_then_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "PATIENCE_S", 0)
    async with thinking_house(tmp_path, monkeypatch) as house:
        carla = (await after_a_blunder(house, monkeypatch)).guests[2]
        outcome = await carla.press(await score_of(carla), BUTTON)
        assert told(outcome).startswith("🔎 Looking at your cards…")
        assert told(outcome).endswith("above the next deal.")
        assert outcome.message is not None
        review = await carla.until(says(GIVEN_AWAY), 60)
        assert review["id"] == outcome.message["id"]
        assert images(review)


async def test_nobody_learns_anything_of_the_deal_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with thinking_house(tmp_path, monkeypatch) as house:
        playing = await party(house, "ada", "bruno", "carla")
        await playing.start()
        board = await playing.opener.until(is_board)
        assert not has_button(board, BUTTON)
        await playing.play_deal()
        score = await score_of(playing.opener)
        await playing.table.change(play.next_deal)
        hand = await playing.opener.until_hand()
        assert not has_button(hand, BUTTON)
        forged = str(ReviewDeal(playing.table.id, 2))
        outcome = await playing.opener.person.forge_press(score, forged)
        assert told(outcome) == "That button no longer works."
        # The deal before can be reviewed meanwhile; what is found comes below this one.
        monkeypatch.setattr(reviewing, "PATIENCE_S", 0)
        assert "next deal" not in told(await playing.opener.press(score, BUTTON))
        await playing.opener.until(lambda m: is_private(m) and says("how you played")(m), 60)


async def sheet_of(guest: Guest) -> Json:
    """The sheet of the deal before, as the person sees it."""
    watched = answer(await press_more(guest, await guest.until(is_board), "View"))
    return answer(await guest.press(watched, "Finished deals"))


async def test_the_button_works_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_loopback() as loopback:
        async with thinking_house(tmp_path, monkeypatch, loopback) as house:
            carla = (await after_a_blunder(house, monkeypatch)).guests[2]
            score = await score_of(carla)
        async with thinking_house(tmp_path, monkeypatch, loopback) as house:
            carla = await house.guest("carla", carla.place)
            assert GIVEN_AWAY in text_of(await review_of(carla, score))


async def test_without_a_search_there_is_no_button_and_an_old_one_says_why(
    unhurried: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await after_a_blunder(unhurried, monkeypatch)
    assert not has_button(await score_of(playing.opener), BUTTON)
    monkeypatch.setattr(type(unhurried.running.services.reviews), "offered", True)
    await playing.table.change(play.next_deal)
    await play_blunder(playing.table)
    score = await score_of(playing.opener, 2)
    monkeypatch.setattr(type(unhurried.running.services.reviews), "offered", False)
    outcome = await playing.opener.press(score, BUTTON)
    assert told(outcome) == "Looking for the best card is switched off here."


async def test_the_dearest_cards_of_a_whole_match(
    unhurried: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def of(reviews: Reviews, table: Table, number: int, user_id: int) -> Review:
        end = await table.past.deal(number)
        card, best = end.tricks[0].cards[:2]
        moments = tuple(
            Mistake(each, each, card, best, number + each / 10, None) for each in (1, 2)
        )
        return Review(end, Seat(0), (*range(1, 26),), moments)

    playing = await party(unhurried, "ada", "bruno", "carla")
    monkeypatch.setattr(type(unhurried.running.services.reviews), "offered", True)
    monkeypatch.setattr(Reviews, "of", of)
    await playing.start_playing()
    async with playing.unpainted():
        await play_out(playing.table)
    ada, dino = playing.opener, await unhurried.guest("dino", playing.opener.place)
    result = await ada.until(is_result)
    page = answer(await press_more(ada, result, BUTTON))
    assert is_private(page)
    found = [line for line in text_of(page).splitlines() if line.startswith("**Deal ")]
    costs = [line.rpartition("**")[0].rpartition("**")[2] for line in found]
    assert costs == ["−3.2", "−3.1", "−2.2", "−2.1", "−1.2"]
    assert found[0].startswith("**Deal 3** · **Trick 2** · ")
    assert all(has_button(page, f"Deal {number}") for number in (1, 2, 3))
    own = answer(await ada.press(result, "My result"))
    assert text_of(answer(await ada.press(own, BUTTON))) == text_of(page)
    assert not has_button(await panel_of(dino, result, MORE), BUTTON)
