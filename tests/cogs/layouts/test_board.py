"""What stands below a board: one row on a phone, and a panel behind it."""

import json
from collections.abc import Sequence
from itertools import chain

import pytest
from discord import ui

from bot.games.cards import Seat
from bot.loopback.checks.components import walk
from bot.loopback.person import buttons
from bot.tables.table import Table
from bot.texts import languages, texts_for
from bot.words.wording import Wording
from cogs.layouts import board
from cogs.layouts.board import MOST_LETTERS
from cogs.layouts.components import ActionRow, Button
from cogs.layouts.ids import TableAction, TableButton
from cogs.layouts.match.gained import my_result
from cogs.layouts.parts import button, row
from cogs.lobby.panels_layout import menu_panel
from cogs.past.replay_layout import replay_rows
from tests.cogs.support.answers import told
from tests.cogs.support.forms import pressed, shown
from tests.cogs.support.guests import MORE, Guest, Json, has_button, is_board, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, panel_of, party, press_more

ROWS = (
    ("button-hand", "button-more", "button-seat"),
    ("button-next", "button-review", "button-more"),
    ("button-rematch", "button-result", "button-more"),
)
"""The rows that a board can have, by the keys of their labels."""
SIDES, LEAST = 5, 4
"""How many letters are as wide as the sides of a button and the gap beside it, and how many as what
a button has at least between its sides."""

BEFORE = (
    TableAction.LAST_TRICK,
    TableAction.SHOW_SCORES,
    TableAction.SHOW_RULES,
    TableAction.LEAVE,
    TableAction.WATCH,
)
"""What stood below boards before there was *More*."""


def labels(message: Json) -> list[str]:
    """The labels of all buttons of a message."""
    return [found["label"] for found in buttons(message)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("keys", ROWS)
def test_the_row_fits_beside_itself_on_a_phone(language: str, keys: Sequence[str]) -> None:
    texts = texts_for(language)
    assert fits([texts.say(key) for key in keys])


def fits(row: Sequence[str]) -> bool:
    """Whether buttons with these labels stand beside each other on a phone."""
    letters = sum(max(len(label), LEAST) + SIDES for label in row)
    return letters <= MOST_LETTERS + len(ROWS[0]) * SIDES


def wrapped(*components: ui.LayoutView | ActionRow) -> list[list[str]]:
    """The rows of buttons in these components that do not stand beside each other on a phone."""
    parts = [
        part
        for each in components
        for part in (
            [each.to_component_dict()] if isinstance(each, ActionRow) else each.to_components()
        )
    ]
    rows = [each["components"] for each in walk(parts) if each["type"] == 1]
    labels = [[item["label"] for item in row if item["type"] == 2] for row in rows]
    return [row for row in labels if not fits(row)]


async def test_the_rows_of_private_messages_fit_on_a_phone_as_well(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    table, every = playing.table, [texts_for(language) for language in languages()]
    assert wrapped(*(menu_panel(table, texts) for texts in every)) == []
    await playing.start_playing()
    for reviewed in (True, False):
        rows = [replay_rows(table, 1, texts, reviewed=reviewed) for texts in every]
        assert wrapped(*chain(*rows)) == []
    await playing.finish()
    view = table.view_of(playing.opener.user_id)
    for reviewed in (True, False):
        rows = [replay_rows(table, 1, texts, reviewed=reviewed) for texts in every]
        assert wrapped(*chain(*rows)) == []
        wordings = [Wording.usual(texts, table.setup.drawing) for texts in every]
        results = [my_result(table, view, None, each, reviewed=reviewed) for each in wordings]
        assert wrapped(*results) == []


def test_nobody_joins_in_french_by_what_starts_a_game() -> None:
    french = texts_for("fr")
    assert all("Jouer" not in french.say(f"button-{key}") for key in ("join", "seat"))


async def test_a_board_has_one_row(playing: Party) -> None:
    message = await playing.opener.until(is_board)
    assert labels(message) == ["My hand", MORE]


async def test_a_seat_is_offered_only_where_there_is_one(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    message = await playing.opener.until(is_board)
    assert labels(message) == ["My hand", MORE, "Join"]


async def test_the_panel_knows_who_sits(playing: Party) -> None:
    ada, dino = playing.opener, await playing.house.guest("dino", playing.opener.place)
    panel = await panel_of(ada, await ada.until(is_board), MORE)
    assert labels(panel) == ["Scores", "Rules", "Leave"]
    while not playing.table.public.tricks:
        await playing.act()
    panel = await panel_of(ada, await ada.until(is_board), MORE)
    assert labels(panel) == ["Last trick", "Scores", "Rules", "Leave"]
    panel = await panel_of(dino, await dino.until(is_board), MORE)
    assert labels(panel) == ["Last trick", "Scores", "Rules", "View"]


async def test_who_has_left_has_nothing_to_leave(playing: Party) -> None:
    ada = playing.opener
    await press_more(ada, await ada.until(is_board), "Leave")
    panel = await panel_of(ada, await ada.until(is_board), MORE)
    assert labels(panel) == ["Scores", "Rules"]


async def test_pages_open_in_the_panel(playing: Party) -> None:
    ada = playing.opener
    while not playing.table.public.tricks:
        await playing.act()
    panel = await panel_of(ada, await ada.until(is_board), MORE)
    scores = await pressed(ada, panel, "Scores")
    assert scores["id"] == panel["id"]
    assert text_of(scores).startswith("**Scores**")
    trick = await pressed(ada, scores, "Last trick")
    assert trick["id"] == panel["id"]
    assert text_of(trick).startswith("Trick 1: ")


async def test_the_ids_of_public_messages_name_no_card(playing: Party) -> None:
    ada = playing.opener
    while len(playing.table.public.tricks) < 2:
        await playing.act()
    await ada.update()
    public = [m for m in ada.seen.values() if not m["flags"] & 64]
    found = {b["custom_id"] for m in public for b in buttons(m)}
    assert found
    assert all(custom_id.startswith("table:") for custom_id in found), json.dumps([*found])


async def test_boards_from_before_are_answered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def before(table: Table, wording: Wording) -> ActionRow:
        found: list[Button] = [button(TableButton(table.id, action), action) for action in BEFORE]
        return row(found)

    monkeypatch.setattr(board, "_board_row", before)
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    ada, dino = playing.opener, await house.guest("dino", playing.opener.place)
    old = await ada.until(lambda m: has_button(m, "leave"))
    assert text_of(shown(await ada.press(old, "last"))) == "No trick is complete yet."
    assert text_of(shown(await ada.press(old, "scores"))).startswith("**Scores**")
    assert (await ada.press(old, "rules")).status == "answered"
    assert told(await ada.press(old, "watch")) == "You are already sitting at this table."
    assert await sees_the_table(dino, old)
    left = text_of(shown(await ada.press(old, "leave")))
    assert left.startswith("A computer is playing for you now.")
    assert playing.table.seating.sitter(Seat(0)).away is not None


async def sees_the_table(guest: Guest, old: Json) -> bool:
    """Whether a press on an old board shows the table to somebody who does not sit there."""
    return has_button(shown(await guest.press(old, "watch")), "The table now")
