"""The form for the rules of a table: what it asks, what it changes, and what is refused."""

from typing import Any

import pytest

from bot.games import catalogue
from bot.games.drawings import drawings
from bot.games.options import text_of as option_text
from bot.loopback.checks.components import CHECKBOX_GROUP, STRING_SELECT
from bot.loopback.person import Outcome, buttons, is_private
from bot.texts import languages, texts_for
from cogs.layouts.parts import LONGEST_OPTION
from cogs.layouts.settings.form import LONGEST_QUESTION
from cogs.layouts.settings.table import options_of
from tests.cogs.commands.support.filling import (
    CONTINUE,
    asked,
    chosen,
    fill,
    following,
    keys,
    offered,
)
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import Guest, has_button, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, is_lobby, party, press_in

Json = dict[str, Any]

ARRANGED = ["clock", "undo", "rated"]
"""What is no rule of any game."""


async def form_of(playing: Party, guest: Guest) -> Outcome:
    return await press_in(guest, playing.lobby, "Table…", "Options")


def has_more(sent: Outcome) -> bool:
    """Whether there is a page after the one that was sent."""
    assert sent.message is not None
    return any(CONTINUE in button["label"] for button in buttons(sent.message))


async def test_one_form_changes_several_things_and_everybody_sees_it(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    ada, bruno = playing.guests
    form = await form_of(playing, bruno)
    assert keys(form) == ["top_trump", "five_point_trump", "fool_style", *ARRANGED]
    assert offered(form, "top_trump")["angel"] == "Angel (20) · default"
    assert (chosen(form)["top_trump"], chosen(form)["undo"]) == ("angel", False)
    sent = await fill(bruno, form, top_trump="world", clock="fast", undo=True)
    assert sent.message is not None
    assert is_private(sent.message)
    assert "**Rules** · Highest trump: World (21)" in text_of(sent.message)
    assert "Saved." in text_of(sent.message)
    lobby = await ada.until(
        says(
            "**Rules** · Highest trump: World (21)",
            "**Bruno** has changed the options. Highest trump: World (21) · "
            "Clock: fast (30 seconds a move) · Undo my last card: yes",
        )
    )
    assert lobby["id"] == playing.lobby["id"]
    assert is_lobby(lobby)
    setup = playing.table.setup
    assert (str(setup.game.options), setup.clock, setup.undo) == ("top_trump=world", "fast", True)


async def test_what_is_sent_as_it_was_shown_changes_nothing(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    form = await form_of(playing, playing.opener)
    before = playing.table.version
    async with nothing_changes(house):
        sent = await fill(playing.opener, form)
    assert sent.message is not None
    assert "Nothing was changed." in text_of(sent.message)
    # Only the token of the press is kept.
    assert playing.table.version - before <= 1
    assert "changed the options" not in text_of(await playing.opener.person.message(playing.lobby))


async def test_one_page_after_the_other(house: House) -> None:
    playing = await party(house, "ada", game="piedicavallo")
    ada, seen = playing.opener, list[str]()
    sent = None
    while sent is None or has_more(sent):
        form = await form_of(playing, ada) if sent is None else await following(ada, sent)
        seen += keys(form)
        assert len(asked(form)) <= 5
        answers = {"tie": "draw"} if "tie" in keys(form) else {}
        sent = await fill(ada, form, **answers)
    assert sorted(seen) == sorted(["pack", *ARRANGED, *playing.table.game.options.choices()])
    assert sent.message is not None
    assert "**Rules** · Equal totals: a draw" in text_of(sent.message)
    assert has_button(sent.message, "Page 1")
    assert keys(await ada.press(sent.message, "Page 1"))[0] == "talk"


@pytest.mark.parametrize("key", catalogue.GAMES)
async def test_every_game_asks_all_there_is(house: House, key: str) -> None:
    playing = await party(house, "ada", game=key)
    kind, seen = catalogue.find(key), list[str]()
    sent = None
    while sent is None or has_more(sent):
        opener = playing.opener
        form = await form_of(playing, opener) if sent is None else await following(opener, sent)
        assert sent is not None or keys(form)[-3:] == ARRANGED
        seen += keys(form)
        for field in asked(form):
            assert (field["type"] == STRING_SELECT) == (len(field["options"]) > 10)
            presets = sum(bool(option.get("default")) for option in field["options"])
            assert field["type"] == CHECKBOX_GROUP or presets == 1
        sent = await fill(opener, form)
    head = ["preset"] * bool(kind.options_type.presets) + ["players"] * (len(kind.numbers) > 1)
    rules = [key for key in seen if key not in ("pack", *ARRANGED)]
    assert sorted(rules) == sorted([*head, *kind.options_type.names()])
    assert rules[: len(head)] == head
    assert seen.count("pack") == (len(drawings(playing.table.setup.drawing)) > 1)


async def test_a_preset_and_options_beside_it(house: House) -> None:
    playing = await party(house, "ada", game="ottocento")
    form = await form_of(playing, playing.opener)
    assert chosen(form)["preset"] == "bologna"
    assert list(map(int, offered(form, "target"))) == list(range(100, 2001, 100))
    await fill(playing.opener, form, target="400", preset="straight")
    assert chosen(await form_of(playing, playing.opener))["preset"] == "straight"
    await playing.opener.until(says("**Rules** · Straight-rank · Target: 400"))
    assert str(playing.table.game.options) == "variant=straight target=400"


async def test_a_number_that_is_not_round_stays_on_offer(house: House) -> None:
    playing = await party(house, "ada", game="ottocento", options="target=750")
    assert chosen(await form_of(playing, playing.opener))["target"] == "750"


async def test_no_preset_is_chosen_where_none_fits(house: House) -> None:
    playing = await party(house, "ada", game="tarocco-francese", options="petit=personal")
    form = await form_of(playing, playing.opener)
    assert "preset" not in chosen(form)
    await fill(playing.opener, form, deals="8")
    assert str(playing.table.game.options) == "petit=personal deals=8"
    sent = await fill(
        playing.opener, await form_of(playing, playing.opener), preset="playroom", deals="0"
    )
    assert sent.message is not None
    assert "**Rules** · Playroom" in text_of(sent.message)


async def test_another_number_of_players(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla", game="tarocco-francese")
    ada, bruno, carla = playing.guests
    form, old = await form_of(playing, carla), await form_of(playing, carla)
    assert list(offered(form, "players")) == ["3", "4", "5", "6"]
    assert chosen(form)["players"] == "4"
    await fill(carla, form, players="5")
    old = await form_of(playing, carla)
    lobby = await ada.until(says("3. **Carla**\n4. *free*\n5. *free*"))
    dino = await house.guest("dino", ada.place)
    await dino.press(lobby, "Join")
    # Four people sit here now: three seats are no longer offered, and the old form cannot get them.
    async with nothing_changes(house):
        sentence = told(await fill(carla, old, players="3", clock="fast"))
    assert sentence == "There are already more people at this table than that."
    assert playing.table.setup.clock != "fast"
    form = await form_of(playing, bruno)
    assert list(offered(form, "players")) == ["4", "5", "6"]
    await fill(bruno, form, players="4")
    await ada.until(says("3. **Carla**\n4. **Dino**"))
    await ada.press(lobby, "Start")
    await ada.until(says("**French Tarot** · deal 1"))
    assert playing.table.public.game.players == 4


async def test_two_people_change_different_things_at_once(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    ada, bruno = playing.guests
    hers, his = await form_of(playing, ada), await form_of(playing, bruno)
    await fill(ada, hers, top_trump="world", undo=True)
    sent = await fill(bruno, his, fool_style="exchange5", rated=False)
    assert sent.message is not None
    assert "in the meantime" not in text_of(sent.message)
    setup = playing.table.setup
    assert str(setup.game.options) == "top_trump=world fool_style=exchange5"
    assert (setup.undo, setup.rated) == (True, False)


async def test_of_two_people_who_change_the_same_the_second_is_told(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    ada, bruno = playing.guests
    hers, his = await form_of(playing, ada), await form_of(playing, bruno)
    await fill(ada, hers, clock="slow", top_trump="world")
    sent = await fill(bruno, his, clock="fast", top_trump="world", fool_style="exchange5")
    assert sent.message is not None
    assert "⚠️ Changed in the meantime, so it stays as it is now: Clock." in text_of(sent.message)
    assert "Saved." in text_of(sent.message)
    assert playing.table.setup.clock == "slow"
    assert str(playing.table.game.options) == "top_trump=world fool_style=exchange5"


async def test_a_stranger_chooses_nothing(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    stranger = await house.guest("dino", playing.opener.place)
    async with nothing_changes(house):
        assert told(await press_in(stranger, playing.lobby, "Table…", "Options")) == (
            "You are not sitting at this table."
        )
    bruno = playing.guests[1]
    form = await form_of(playing, bruno)
    await press_in(bruno, playing.lobby, "Join", "Leave")
    async with nothing_changes(house):
        sentence = told(await fill(bruno, form, top_trump="world"))
    assert sentence == "You are not sitting at this table."
    assert str(playing.table.game.options) == ""


async def test_once_the_match_began_nothing_is_chosen(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    form = await form_of(playing, playing.opener)
    await playing.start()
    assert told(await fill(playing.opener, form, top_trump="world")) == (
        "The match has already started."
    )
    assert str(playing.table.game.options) == ""


async def test_the_private_message_between_pages_is_closed_by_the_start(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    sent = await fill(playing.opener, await form_of(playing, playing.opener), top_trump="world")
    await playing.start_playing()
    assert sent.message is not None
    message = sent.message
    # It goes with the first hand, unless it is told before that.
    await playing.opener.until_gone(message, or_if=says("The match has started."))
    assert playing.table.public.game.options.changed() == {"top_trump": "world"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", catalogue.GAMES)
def test_every_question_fits_its_label(key: str, language: str) -> None:
    texts = texts_for(language)
    for setting in options_of(catalogue.find(key)):
        longest = LONGEST_OPTION if setting.ticked else LONGEST_QUESTION
        assert len(setting.title(texts)) <= longest, setting.title(texts)


@pytest.mark.parametrize("key", catalogue.GAMES)
def test_every_option_and_value_has_a_name(key: str) -> None:
    texts, kind = texts_for("en"), catalogue.find(key).options_type
    for name, values in kind.choices().items():
        assert texts.has(f"rule-{name}")
        words = [option_text(value).replace("/", "-") for value in values if type(value) is not int]
        for word in words:
            assert texts.has(f"rule-{name}-{word}") or texts.has(f"rule-value-{word}")
    assert all(texts.has(f"preset-{preset}") for preset in kind.presets)
