"""The pages of the rules agree with the pictures, the options and each other."""

import pytest

from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.texts import texts_for
from rendering.look import LETTERS

TEXTS = texts_for("en")

every_game = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)


@every_game
def test_the_page_of_cards_has_the_letters_of_the_pictures(kind: type[Game]) -> None:
    page = TEXTS.say(f"rules-{kind.key}-deck")
    assert " ".join(LETTERS[kind.pack.art]) in page
    assert "K Q C J" not in page


@every_game
def test_the_page_of_options_names_every_option_and_value(kind: type[Game]) -> None:
    page = TEXTS.say(f"rules-{kind.key}-options")
    for name, values in kind.options_type.choices().items():
        assert f"`{name}` " in page, name
        shown = page.split(f"`{name}` ")[1].split("`")[0]
        for value in () if isinstance(values, range) else values:
            assert str(value).lower() in shown.lower(), (name, value)
