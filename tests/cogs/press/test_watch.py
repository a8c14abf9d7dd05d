"""People who do not play watch a match: what is public, and nothing else."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.games.cards import as_set
from bot.games.view import SeatView
from bot.loopback.person import Outcome, images
from cogs.past import deals
from rendering.canvas.picture import Picture
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import Json, has_button, is_board, is_result, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party, press_more
from tests.cogs.support.secrecy import mentioned, strings
from tests.tables.support.people import act

DEALS = "Finished deals"


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[SeatView]:
    """The views from which pictures for people who watch are drawn."""
    views: list[SeatView] = []

    def noting(draw: Callable[..., Picture]) -> Callable[..., Picture]:
        def noted(view: SeatView, *rest: Any) -> Picture:
            views.append(view)
            return draw(view, *rest)

        return noted

    for name in ("draw_table", "draw_replay"):
        monkeypatch.setattr(deals, name, noting(getattr(deals, name)))
    return views


def shown(outcome: Outcome) -> Json:
    """The page that a press led to."""
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return outcome.message


def leaks(playing: Party, page: Json) -> list[str]:
    """What a page gives away: cards nobody has seen in this deal, or the secret of the deals."""
    table = playing.table
    texts = [text for _, text in strings(page)]
    named = as_set(card for text in texts for card in mentioned(table.game.pack, text))
    found = [card.code for card in table.game.pack.members(named & ~table.public.seen)]
    return found + ["secret"] * (table._state.hidden.secret.hex() in json.dumps(page))


async def test_a_match_under_way_is_watched(house: House, drawn: list[SeatView]) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    dino = await house.guest("dino", playing.opener.place)
    board = await dino.until(is_board)
    async with nothing_changes(house):
        page = shown(await press_more(dino, board, "View"))
    assert "**Scores**, deal 1" in text_of(page)
    assert not has_button(page, DEALS)
    assert leaks(playing, page) == []
    while len(playing.table.public.tricks) < 3:
        await act(playing.table)
    now = shown(await dino.press(page, "The table now"))
    assert now["id"] == page["id"]
    assert images(now)[0]["description"] != images(page)[0]["description"]
    assert leaks(playing, now) == []
    assert {view.seat for view in drawn} == {None}
    assert {view.hand for view in drawn} == {()}


async def test_finished_deals_of_a_match_under_way(house: House, drawn: list[SeatView]) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    while playing.table.public.number == 1:
        await act(playing.table)
        await house.until(lambda: playing.somebody_acts)
    # The board of the deal before loses its buttons first.
    await house.boards.of(playing.table).rest()
    dino = await house.guest("dino", playing.opener.place)
    page = shown(await press_more(dino, await dino.until(is_board), "View"))
    sheet = shown(await dino.press(page, DEALS))
    assert sheet["id"] == page["id"]
    assert len(drawn[-1].tricks) == 25
    assert (drawn[-1].number, drawn[-1].seat) == (1, None)
    assert playing.table._state.hidden.secret.hex() not in json.dumps(sheet)
    # The deal under way is none of them.
    forged = await dino.person.forge_press(sheet, f"replay:on:{playing.table.id}:2")
    assert "That button no longer works." in text_of(shown(forged))
    back = shown(await dino.press(sheet, "The table now"))
    assert "**Scores**, deal 2" in text_of(back)


async def test_no_match_is_watched_that_is_over(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    dino = await house.guest("dino", playing.opener.place)
    page = shown(await press_more(dino, await dino.until(is_board), "View"))
    await playing.forget_panels(page)
    await playing.finish()
    await playing.opener.until(is_result)
    sentence = "No match is being played at this table right now."
    assert told(await dino.press(page, "The table now")) == sentence
