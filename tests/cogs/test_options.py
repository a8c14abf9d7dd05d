"""The form for the rules of a table: what it asks, what a choice does, and what is refused."""

from typing import Any

import pytest

from bot.games import catalogue
from bot.games.drawings import drawings
from bot.games.options import text_of as option_text
from bot.loopback.person import Outcome, buttons, is_private, selects
from bot.texts import texts_for
from cogs.layouts.options import CLOCK, PACK, PLAYERS, PRESET, RATED, UNDO
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import Guest, has_button, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, is_lobby, party, press_in

Json = dict[str, Any]

OUTDATED = "Someone just changed the rules"


async def form_of(playing: Party, guest: Guest) -> Json:
    outcome = await press_in(guest, playing.lobby, "Table…", "Options")
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    assert is_private(outcome.message)
    return outcome.message


def asked(form: Json) -> dict[str, Json]:
    """The questions of a form, by the key at the end of their ids."""
    return {select["custom_id"].split(":")[-1]: select for select in selects(form)}


def chosen(form: Json, key: str) -> str:
    [label] = [option["label"] for option in asked(form)[key]["options"] if option.get("default")]
    return str(label)


async def answer(guest: Guest, form: Json, key: str, value: str) -> Json:
    outcome = await guest.person.choose(form, asked(form)[key]["custom_id"], [value])
    return shown(outcome, form)


def shown(outcome: Outcome, form: Json) -> Json:
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    assert outcome.message["id"] == form["id"]
    return outcome.message


async def test_a_choice_holds_at_once_and_everybody_sees_it(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    ada, bruno = playing.guests
    form = await form_of(playing, bruno)
    assert list(asked(form)) == ["top_trump", "five_point_trump", "fool_style", PACK]
    assert chosen(form, "top_trump") == "Angel (20) · default"
    form = await answer(bruno, form, "top_trump", "world")
    assert chosen(form, "top_trump") == "World (21)"
    assert "Rules: Highest trump: World (21)" in text_of(form)
    lobby = await ada.until(
        says("Rules: Highest trump: World (21)", "**Bruno** has changed the rules")
    )
    assert lobby["id"] == playing.lobby["id"]
    assert is_lobby(lobby)
    assert str(playing.table.game.options) == "top_trump=world"


async def test_more_options_page_by_page(house: House) -> None:
    playing = await party(house, "ada", game="piedicavallo")
    form, seen = await form_of(playing, playing.opener), list[str]()
    assert not has_button(form, "Back")
    while True:
        seen += asked(form)
        assert len(asked(form)) <= 4
        if not has_button(form, "More options"):
            break
        form = shown(await playing.opener.press(form, "More options"), form)
        assert has_button(form, "Back")
    assert sorted(seen) == sorted([PACK, CLOCK, UNDO, RATED, *playing.table.game.options.choices()])
    form = await answer(playing.opener, form, "tie", "draw")
    assert chosen(form, "tie") == "a draw"
    form = shown(await playing.opener.press(form, "Back"), form)
    assert "Rules: Equal totals: a draw" in text_of(form)


@pytest.mark.parametrize("key", catalogue.GAMES)
async def test_every_game_asks_all_there_is(house: House, key: str) -> None:
    playing = await party(house, "ada", game=key)
    form, seen = await form_of(playing, playing.opener), list[str]()
    kind = catalogue.find(key)
    while True:
        seen += asked(form)
        for select in selects(form):
            assert 2 <= len(select["options"]) <= 25
            assert sum(bool(option.get("default")) for option in select["options"]) == 1
        if not has_button(form, "More options"):
            break
        form = shown(await playing.opener.press(form, "More options"), form)
    head = [PRESET] * bool(kind.options_type.presets) + [PLAYERS] * (len(kind.numbers) > 1)
    rules = [key for key in seen if key not in (PACK, CLOCK, UNDO, RATED)]
    assert rules == [*head, *kind.options_type.names()]
    assert seen.count(CLOCK) == seen.count(UNDO) == seen.count(RATED) == 1
    assert seen.count(PACK) == (len(drawings(playing.table.drawing)) > 1)


@pytest.mark.parametrize("key", catalogue.GAMES)
async def test_what_is_no_rule_of_the_game_comes_second(house: House, key: str) -> None:
    playing = await party(house, "ada", game=key)
    form = await form_of(playing, playing.opener)
    assert not asked(form).keys() & {CLOCK, UNDO, RATED}
    form = shown(await playing.opener.press(form, "More options"), form)
    assert list(asked(form))[:3] == [CLOCK, UNDO, RATED]


async def test_a_preset_and_options_beside_it(house: House) -> None:
    playing = await party(house, "ada", game="ottocento")
    form = await form_of(playing, playing.opener)
    assert list(asked(form)) == [PRESET, "length", "target", "signals"]
    assert chosen(form, PRESET) == "Bologna"
    values = [int(option["value"]) for option in asked(form)["target"]["options"]]
    assert values == list(range(100, 2001, 100))
    form = await answer(playing.opener, form, "target", "400")
    form = await answer(playing.opener, form, PRESET, "straight")
    assert chosen(form, PRESET) == "Straight-rank"
    await playing.opener.until(says("Rules: Straight-rank · Target: 400"))
    assert str(playing.table.game.options) == "variant=straight target=400"


async def test_a_number_that_is_not_round_stays_on_offer(house: House) -> None:
    playing = await party(house, "ada", game="ottocento", options="target=750")
    form = await form_of(playing, playing.opener)
    assert chosen(form, "target") == "750"


async def test_no_preset_is_chosen_where_none_fits(house: House) -> None:
    playing = await party(house, "ada", game="tarocco-francese", options="petit=personal")
    form = await form_of(playing, playing.opener)
    assert not any(option.get("default") for option in asked(form)[PRESET]["options"])
    form = await answer(playing.opener, form, PRESET, "playroom")
    assert "Rules: Playroom" in text_of(form)
    form = await answer(playing.opener, form, PRESET, "federation")
    assert "Rules: standard" in text_of(form)


async def test_another_number_of_players(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla", game="tarocco-francese")
    ada, bruno, carla = playing.guests
    form = await form_of(playing, carla)
    assert [option["value"] for option in asked(form)[PLAYERS]["options"]] == ["3", "4", "5", "6"]
    assert chosen(form, PLAYERS) == "4 players"
    form = await answer(carla, form, PLAYERS, "5")
    lobby = await ada.until(says("3. **Carla**\n4. *free*\n5. *free*"))
    dino = await house.guest("dino", ada.place)
    await dino.press(lobby, "Join")
    # Four people sit here now: three seats are no longer offered, and the old form cannot get them.
    async with nothing_changes(house):
        sentence = told(await carla.person.choose(form, asked(form)[PLAYERS]["custom_id"], ["3"]))
    assert sentence == "There are already more people at this table than that."
    form = await form_of(playing, bruno)
    assert [option["value"] for option in asked(form)[PLAYERS]["options"]] == ["4", "5", "6"]
    await answer(bruno, form, PLAYERS, "4")
    await ada.until(says("3. **Carla**\n4. **Dino**"))
    await ada.press(lobby, "Start")
    await ada.until(says("**French Tarot** · deal 1"))
    assert playing.table.public.game.players == 4


async def test_an_outdated_form_is_brought_up_to_date(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    ada, bruno = playing.guests
    old, form = await form_of(playing, bruno), await form_of(playing, ada)
    await answer(ada, form, "top_trump", "world")
    old = await answer(bruno, old, "fool_style", "exchange5")
    assert OUTDATED in text_of(old)
    assert chosen(old, "top_trump") == "World (21)"
    assert str(playing.table.game.options) == "top_trump=world"
    new = await answer(bruno, old, "fool_style", "exchange5")
    assert OUTDATED not in text_of(new)
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
    custom_id = asked(form)["top_trump"]["custom_id"]
    async with nothing_changes(house):
        sentence = told(await bruno.person.choose(form, custom_id, ["world"]))
    assert sentence == "You are not sitting at this table."
    assert str(playing.table.game.options) == ""


async def test_once_the_match_began_nothing_is_chosen(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    form = await form_of(playing, playing.opener)
    await playing.start()
    closed = await playing.opener.until(
        lambda m: m["id"] == form["id"] and text_of(m) == "The match has started."
    )
    assert not selects(closed)
    custom_id = asked(form)["top_trump"]["custom_id"]
    outcome = await playing.opener.person.forge_press(form, custom_id)
    assert told(outcome) == "That button no longer works."
    assert str(playing.table.game.options) == ""


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("top_trump", "moon", "Highest trump (`top_trump`): moon is not possible."),
        ("top_trump", "world direction=cw", "Highest trump (`top_trump`): world"),
        ("nothing", "1", "This game has no option called nothing."),
        (".preset", "straight", "That button no longer works."),
        (".players", "4", "This game needs 3 players, not 4."),
        (".players", "many", "That button no longer works."),
    ],
)
async def test_what_was_not_offered(house: House, key: str, value: str, sentence: str) -> None:
    playing = await party(house, "ada")
    form = await form_of(playing, playing.opener)
    real = asked(form)["top_trump"]["custom_id"]
    forged = real.removesuffix("top_trump") + key
    async with nothing_changes(house):
        outcome = await playing.opener.person.forge_choice(form, forged, [value])
    assert told(outcome).startswith(("That button no longer works.", sentence))
    assert str(playing.table.game.options) == ""


async def test_chosen_rules_are_played_and_recorded(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    form = await form_of(playing, playing.opener)
    form = await answer(playing.opener, form, "top_trump", "world")
    await playing.start_playing()
    assert playing.table.public.game.options.changed() == {"top_trump": "world"}
    [lobby] = [m for m in playing.opener.seen.values() if m["id"] == playing.lobby["id"]]
    assert not buttons(lobby)
    assert "The match has started." in text_of(lobby)


@pytest.mark.parametrize("key", catalogue.GAMES)
def test_every_option_and_value_has_a_name(key: str) -> None:
    texts, kind = texts_for("en"), catalogue.find(key).options_type
    for name, values in kind.choices().items():
        assert texts.has(f"rule-{name}")
        words = [option_text(value).replace("/", "-") for value in values if type(value) is not int]
        for word in words:
            assert texts.has(f"rule-{name}-{word}") or texts.has(f"rule-value-{word}")
    assert all(texts.has(f"preset-{preset}") for preset in kind.presets)
