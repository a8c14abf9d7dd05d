"""Every text is asked for, every text asked for exists, and each gets all its arguments."""

from collections.abc import Iterable, Iterator

import pytest

from bot.games.actions import KINDS
from bot.games.bolognese.melds import Family
from bot.games.cards import Suit
from bot.games.catalogue import GAMES
from bot.games.drawings import PACKS
from bot.games.errors import Why
from bot.tables.decisions.wishes import Wish
from bot.tables.errors import TableFault
from bot.tables.rated import Unrated
from bot.texts.texts import DEFAULT, languages
from bot.words.wording import RANKS
from tests.texts.support.messages import Written, folders, messages, terms
from tests.texts.support.sources import (
    HOLE,
    Call,
    asked,
    calls,
    families,
    is_of,
    strings,
    taught,
    trees,
)

ENGLISH = messages(DEFAULT)

OPTIONS = {name for game in GAMES.values() for name in game().options.names()}
PRESETS = {name for game in GAMES.values() for name in game().options.presets}


@pytest.fixture(scope="module", autouse=True)
def let_go_of_code() -> Iterator[None]:
    """The code of the program, taken apart, does not stay in memory."""
    yield
    trees.cache_clear()


def can_say(call: Call, key: str) -> bool:
    """Whether the call can say the message."""
    return any(is_of(key, each) for each in call.keys if not each.startswith(HOLE))


def parts(language: str) -> set[str]:
    """The messages that are parts of other messages."""
    return {part for written in messages(language).values() for part in written.messages}


def whole(language: str, key: str) -> set[str]:
    """The messages, parts of no other, that a message is or is a part of."""
    users = {each.key for each in messages(language).values() if key in each.messages}
    return {one for user in users for one in whole(language, user)} or {key}


def test_every_message_is_asked_for() -> None:
    unused = [
        key
        for key in set(ENGLISH) - parts(DEFAULT)
        if key not in strings() | taught() and not any(is_of(key, family) for family in families())
    ]
    assert unused == []


def test_every_term_is_a_part_of_a_message() -> None:
    used = {term for written in ENGLISH.values() for term in written.terms}
    assert used == set(terms(DEFAULT))


def test_every_message_that_is_asked_for_by_its_name_is_there() -> None:
    asked = {(key, call.where) for call in calls() for key in call.keys if HOLE not in key}
    assert [each for each in asked if each[0] not in ENGLISH] == []


@pytest.mark.parametrize(
    ("family", "values"),
    [
        ("why-{}", Why),
        ("breaks-{}", Why),
        ("does-{}", KINDS),
        ("suit-{}", [suit.value for suit in Suit]),
        ("rank-{}", RANKS.values()),
        ("pack-{}", PACKS),
        ("game-{}", GAMES),
        ("game-{}-line", GAMES),
        ("game-{}-hint", GAMES),
        ("intro-{}", GAMES),
        ("rules-{}-deck", GAMES),
        ("rules-{}-deal", GAMES),
        ("rules-{}-play", GAMES),
        ("rules-{}-scoring", GAMES),
        ("rules-{}-words", GAMES),
        ("meld-{}", Family),
        ("option-{}", asked()),
        ("rule-{}", OPTIONS),
        ("preset-{}", PRESETS),
        ("table-{}", TableFault),
        ("unrated-{}", Unrated),
        ("ending-asked-{}", Wish),
        ("ending-settled-{}", Wish),
    ],
)
def test_every_member_of_a_family_is_there(family: str, values: Iterable[str]) -> None:
    assert any(is_of(family.replace(HOLE, value), each) for value in values for each in families())
    assert [value for value in values if family.replace(HOLE, value) not in ENGLISH] == []


def test_all_that_lessons_say_is_there() -> None:
    assert taught() - set(ENGLISH) == set()


def test_a_call_by_name_fills_in_all_that_its_message_has() -> None:
    lacking = [
        (key, call.where)
        for call in calls()
        for key in call.keys
        if HOLE not in key and call.given is not None and ENGLISH[key].arguments - call.given
    ]
    assert lacking == []


@pytest.mark.parametrize("language", folders())
def test_some_call_fills_in_all_that_a_message_has(language: str) -> None:
    lacking = [
        key
        for key, written in messages(language).items()
        if not all(_is_filled(written, user) for user in whole(language, key))
    ]
    assert lacking == []


def test_a_part_is_a_message_that_is_there() -> None:
    assert parts(DEFAULT) <= set(ENGLISH)


def _is_filled(written: Written, key: str) -> bool:
    return not written.arguments or any(
        call.given is None or written.arguments <= call.given
        for call in calls()
        if not call.keys or can_say(call, key)
    )


@pytest.mark.parametrize("language", folders())
def test_a_language_has_no_message_that_english_lacks(language: str) -> None:
    assert set(messages(language)) <= set(ENGLISH)


@pytest.mark.parametrize("language", languages())
def test_a_language_that_is_offered_has_all_messages(language: str) -> None:
    assert set(messages(language)) == set(ENGLISH)


# Proof that the search works.


def test_a_message_that_nobody_asks_for_is_noticed() -> None:
    assert not any(is_of("why-the-moon-is-full", family) for family in families())
    assert not any(is_of("rule-top_trump-elephant", family) for family in families())
    assert any(is_of("rule-top_trump-angel", family) for family in families())


def test_most_calls_are_understood() -> None:
    understood = [call for call in calls() if call.keys and call.given is not None]
    assert len(understood) > 0.9 * len(calls()) > 200
