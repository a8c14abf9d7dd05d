"""Every message fits where Discord shows it, in every language, with the longest names."""

import re

import pytest

from tests.texts.support.messages import folders, messages
from tests.texts.support.readings import longest

NAME = 32
"""The longest name of a person."""

LESSON = r"lesson-[a-z-]+-(first(-\w+)?|\d)-"
"""What a lesson says has to be read between two cards."""

MOST = (
    (r"menu-(profile|invite)$", 32),
    (rf"{LESSON}title$", 40),
    (LESSON, 140),
    (r"cut-(title|label)$|form-boxes-|settings-title$|admin-title$", 45),
    (r"(settings|admin|options)-\w+-hint$", 100),
    (r"button-|moving-(on|stop)$|admin-(end|void|forget)$|history-(back|newer|older)$", 80),
    (r"(command|option|place|clock|topic|pack|board-by)-", 100),
    (r"settings-(letters|colours|pack|language)(-|$)|admin-(game|language)-unset$", 100),
    (r"(admin-end|invite|which-table|history)-(choose|open)$", 150),
    (r"", 4000),
)
"""How many characters Discord shows: of titles and labels of forms, of buttons, of options and
descriptions, of what stands in a select, and of a whole message."""


def most(key: str) -> int:
    """How long a message may be."""
    return next(number for pattern, number in MOST if re.match(pattern, key))


def too_long(language: str) -> dict[str, int]:
    """The messages of a language that are longer than they may be, and by how much."""
    over = {key: longest(language, key, NAME) - most(key) for key in messages(language)}
    return {key: characters for key, characters in over.items() if characters > 0}


@pytest.mark.parametrize("language", folders())
def test_every_message_fits(language: str) -> None:
    assert too_long(language) == {}


def test_the_longest_variant_counts() -> None:
    assert longest("en", "history-row", 100) > 300
    assert longest("en", "language-name", 100) == len("English")
    assert most("command-new") == 100
    assert most("button-join") == 80
    assert most("help-text") == 4000
