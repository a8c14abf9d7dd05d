"""What is refused is named as its reader calls it, in every language."""

import pytest

from bot.games.catalogue import GAMES, find
from bot.games.drawings import drawings
from bot.games.errors import BadOption, UnknownGame
from bot.games.options import text_of
from bot.tables.setup import CLOCKS
from bot.texts import languages, texts_for
from bot.words.options import option_name, value_name
from bot.words.refusals import refused


def test_a_refused_value_is_named_as_the_form_names_it_and_as_it_is_typed() -> None:
    refusal = BadOption("top_trump", "moon", ("angel", "world"))
    assert refused(refusal, texts_for("de")) == (
        "Höchster Trumpf (`top_trump`): moon geht nicht. "
        "Möglich ist: Engel (20) (`angel`) oder Welt (21) (`world`)."
    )
    refusal = BadOption("clock", "sundial", CLOCKS)
    assert str(refused(refusal, texts_for("en"))).startswith("Clock (`clock`): sundial is not")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_can_be_refused_has_a_name(game: str, language: str) -> None:
    texts, kind = texts_for(language), find(game)
    choices = {name: list(values)[:30] for name, values in kind.options_type.choices().items()}
    others = {"clock": list(CLOCKS), "pack": list(drawings(kind.pack.art))}
    for name, values in (choices | others).items():
        assert option_name(name, texts) != name
        named = {value_name(name, value, texts) for value in values if type(value) is not int}
        assert not named & {text_of(value) for value in values if "_" in text_of(value)}
        sentence = refused(BadOption(name, "x", tuple(map(text_of, values))), texts)
        assert sentence is not None
        assert all(each in sentence for each in named)


def test_games_that_there_are_go_by_their_names() -> None:
    sentence = refused(UnknownGame("poker", tuple(GAMES)), texts_for("fr"))
    assert sentence is not None
    assert sentence.endswith(
        "Scarto, Piedicavallo, Ottocento, Terziglio, Tarot français et Chambéry."
    )


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "French Tarot"),
        ("it", "Tarocco francese"),
        ("fr", "Tarot français"),
        ("de", "Französisches Tarot"),
    ],
)
def test_a_game_goes_by_the_name_its_players_give_it(language: str, name: str) -> None:
    texts = texts_for(language)
    assert texts.say("game-tarocco-francese") == name
    others = {texts.say(f"game-{key}") for key in GAMES if key != "tarocco-francese"}
    assert others == {"Scarto", "Piedicavallo", "Ottocento", "Terziglio", "Chambéry"}
