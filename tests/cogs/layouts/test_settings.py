"""Forms of settings: what they ask, and what becomes of what is sent, also by a forger."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.games import catalogue
from bot.games.errors import TarotError
from bot.tables.setup import Setup
from bot.texts import languages, texts_for
from cogs.admin import ids as admin_ids
from cogs.layouts.settings.form import QUESTIONS, Filled, Ticks, form, pages
from cogs.layouts.settings.person import personal_settings
from cogs.layouts.settings.server import game_settings, server_settings, usual_setup, with_usual
from cogs.layouts.settings.setting import Setting
from cogs.layouts.settings.table import table_settings
from cogs.lobby import ids
from data.choices.players import Preferences
from data.choices.servers import ServerChoices

MOST_PAGES = 5
"""The buttons of all other pages and one more stand in a row."""


def setup_of(game: str, options: str = "") -> Setup:
    kind = catalogue.find(game)
    return Setup(kind(kind.options_type.parse(options)))


def sent(setup: Setup, **answers: tuple[str, str]) -> Filled[Setup]:
    """A form that showed and was answered so."""
    fields = {f"ask:{key}:{shown}": (wanted,) for key, (shown, wanted) in answers.items()}
    return Filled(table_settings(setup, 1, hints=True), fields)


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_no_form_asks_too_much(game: str) -> None:
    setup = setup_of(game)
    for settings in (table_settings(setup, 1, hints=True), game_settings(catalogue.find(game))):
        found = pages(settings, setup)
        assert len(found) <= MOST_PAGES
        assert all(len(page) <= QUESTIONS for page in found)
        assert len({each.key for each in settings}) == len(settings)
    assert len(pages(personal_settings("Ada"), Preferences())) == 1


@pytest.mark.parametrize("language", languages())
def test_a_page_beyond_the_last_is_the_last(language: str) -> None:
    setup, texts = setup_of("terziglio"), texts_for(language)
    settings = table_settings(setup, 1, hints=True)
    last = form(ids.FillOptions(1, 99), "Terziglio", settings, setup, texts, 99)
    assert last.title == "Terziglio · 4/4"
    assert len(list(last.children)) == len(pages(settings, setup)[-1])


@pytest.mark.parametrize("language", languages())
def test_titles_leave_room_for_the_number_of_the_page(language: str) -> None:
    texts = texts_for(language)
    for key, kind in catalogue.GAMES.items():
        name = texts.say("admin-title-game", game=texts.say(f"game-{key}"))
        made = form(admin_ids.FillGame(key, 0), name, game_settings(kind), setup_of(key), texts)
        assert made.title.startswith(f"{name} · 1/")


def test_an_option_goes_its_own_way_beside_a_preset() -> None:
    setup = setup_of("ottocento")
    filled = sent(setup, preset=("bologna", "straight"), signals=("wikipedia", "off"))
    assert filled(setup).game.options.changed() == {"variant": "straight", "signals": "off"}
    assert [each.key for each in filled.made] == ["preset", "signals"]


def test_what_somebody_else_chose_in_the_same_way_is_no_conflict() -> None:
    setup = setup_of("scarto", "top_trump=world")
    filled = sent(setup, top_trump=("angel", "world"))
    assert filled(setup) == setup
    assert (filled.made, filled.lost) == ([], [])


def test_a_box_that_is_not_asked_any_more_is_left_alone() -> None:
    setup = setup_of("scarto")
    boxes = {str(Ticks("boxes-table", 0)): ("undo",)}
    filled = Filled(table_settings(setup, 1, hints=False), boxes)
    assert filled(setup) == replace(setup, undo=True)
    assert [each.key for each in filled.made] == ["undo"]


@pytest.mark.parametrize(
    ("key", "shown", "wanted"),
    [
        ("top_trump", "angel", "moon"),
        ("top_trump", "angel", "world direction=cw"),
        ("preset", "-", "straight"),
        ("players", "3", "4"),
        ("players", "3", "many"),
        ("pack", "piemontese", "bolognese"),
        ("clock", "relaxed", "sundial"),
    ],
)
def test_what_is_not_possible_is_refused(key: str, shown: str, wanted: str) -> None:
    setup = setup_of("scarto")
    with pytest.raises(TarotError):
        sent(setup, **{key: (shown, wanted)})(setup)


@pytest.mark.parametrize("field", ["ask:nothing:x", "ask", "nonsense", "tick:boxes-own:1"])
def test_what_was_never_asked_changes_nothing(field: str) -> None:
    setup = setup_of("scarto")
    filled = Filled(table_settings(setup, 1, hints=True), {field: ("x",)})
    assert filled(setup) == setup


def test_what_is_usual_in_a_game_comes_back_as_it_was_kept() -> None:
    kind, choices = catalogue.find("tarocco-francese"), ServerChoices(packs={"scarto": "nouveau"})
    chosen = replace(setup_of("tarocco-francese", "petit=personal"), pack="piemontese")
    kept = with_usual(choices, chosen)
    assert kept.packs == {"scarto": "nouveau", "tarocco-francese": "piemontese"}
    assert usual_setup(kept, kind).is_like(chosen)
    assert with_usual(kept, setup_of("tarocco-francese")) == choices


@pytest.mark.parametrize("language", languages())
def test_everything_on_offer_has_words(language: str) -> None:
    texts = texts_for(language)
    forms: list[tuple[Sequence[Setting[Any]], object]] = [
        (personal_settings("Ada"), Preferences()),
        (server_settings(), ServerChoices()),
    ]
    for settings, of in forms:
        for setting in settings:
            assert setting.title(texts)
            assert all(setting.label(value, texts) for value in setting.values(of))
