"""The pages of the rules agree with the pictures, the options and each other."""

from itertools import islice
from random import Random

import pytest

from bot.games.actions import MeldsFrom
from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.texts import texts_for
from bot.words.wording import LETTERS
from cogs.rules import topic_of
from tests.games.support.playing import moves, with_some_options

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


EXPLAINED = {
    "poll": "*a monte*",
    "auction": "**Bids:**",
    "call": "**Calls:**",
    "discard": "discards",
    "slam": "**Slam:**",
    "declare": "**Declarations:**",
    "call-out": "*call_out_priority:*",
    "play": "Follow suit",
    "compensate": "a card of the lowest value",
}
"""For each part of a deal what must stand on the page that the question mark opens."""


@every_game
def test_the_question_mark_opens_a_page_that_explains(kind: type[Game]) -> None:
    seen: set[str] = set()
    for seed in range(8):
        rng = Random(seed)
        game = with_some_options(kind, rng)
        for match, _ in islice(moves(game, rng), 150):
            assert match.deal is not None
            if match.deal.to_act is None:
                continue
            asked = match.view(match.deal.to_act)
            what = "declare" if isinstance(asked.ask, MeldsFrom) else asked.phase
            what = asked.phase if asked.phase == "call-out" else what
            page = TEXTS.say(f"rules-{kind.key}-{topic_of(asked)}")
            assert EXPLAINED[what] in page, (what, topic_of(asked))
            seen.add(what)
    assert "play" in seen


@every_game
def test_a_game_is_introduced_in_three_lines(kind: type[Game]) -> None:
    lines = TEXTS.say(f"intro-{kind.key}").splitlines()
    assert len(lines) == 3
    assert all(line.startswith("-# ") for line in lines)
