"""The English of the texts, and of docstrings and comments: turns of phrase that nobody uses."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from bot.texts.texts import FOLDER, languages, texts_for
from tests.texts.support.readings import readings

ROOT = Path(__file__).parent.parent.parent
FILES = sorted((FOLDER / "en").glob("*.ftl"))

FORBIDDEN = (
    r"\b(lay|lays|laid|laying)\b[^.]*\baside\b",
    r"\b(is|are) to (act|bid|declare|lead|play|say|speak)\b",
    r"\bshall\b",
    r"(^|[.,:;] |\bonly )who (has|holds|cannot|must|leads|led|opened)\b",
    r"\b(he|him|his|himself)\b",
    r"\bone’s\b|\bone's\b",
    r"\bin this server\b",
    r"\bthe right “",
    r"\b(may|must|can) (never )?(go|stay)\b",
    r"\b(every|any|some)body\b",
    r"\bis no [a-z]+ of\b",
    r"\bsits? at no\b",
)
"""Turns that read as translated. Players are *they*, cards are discarded or kept."""

BREAKABLE = re.compile(r"[^=\s] [?!;:»]|« ")
"""A space of French signs at which a line may end."""

HE = re.compile(r"\b(he|him|his|himself)\b", re.IGNORECASE)

ROOMS = ("bot", "cogs", "data", "rendering", "tests")
FIGURES = ROOT / "rendering" / "art"
"""What the drawings say of the people on the cards: those are not players."""
SOURCES = sorted(
    file for room in ROOMS for file in (ROOT / room).rglob("*.py") if FIGURES not in file.parents
)


def faults(source: str) -> list[str]:
    """The forbidden turns in Fluent messages, each with the message it stands in."""
    return [
        f"{entry.id.name}: {reading}"
        for entry in FluentParser().parse(source).body
        if isinstance(entry, Message | Term) and entry.value is not None
        for reading in readings(entry.value)
        if any(re.search(turn, reading, re.IGNORECASE) for turn in FORBIDDEN)
    ]


def prose(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings and comments of a module, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, str(node.value.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def called_he(source: str) -> list[str]:
    """The docstrings and comments of a module that take every player for a man."""
    return [f"line {line}: {text}" for line, text in prose(source) if HE.search(text)]


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_message_has_no_forbidden_turn(file: Path) -> None:
    assert faults(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "planted",
    [
        "Lay 3 cards aside.",
        "Ada laid no trump\n    aside.",
        "{ $name } is to play.",
        "Laying cards { $how ->\n    [one] aside\n   *[other] away\n}",
        "if it shall not be that of the game",
        "Who has all four kings may call a queen.",
        "Only who opened the table can close it.",
        "The dealer and his side.",
        "A card of one’s own may be called.",
        "The best in this server",
        "I lack the right “{ $right }”.",
        "Kings may never go.",
        "Everybody passed.",
        "That is no combination of cards.",
        "You sit at no table.",
    ],
)
def test_a_planted_turn_is_found(planted: str) -> None:
    assert faults(f"fine = It’s your turn.\nplanted = {planted}\n") != []


def test_a_term_is_read_as_well() -> None:
    assert faults("-part = who has it") == ["part: who has it"]


def test_players_are_they_in_docstrings_and_comments() -> None:
    found = {
        file.relative_to(ROOT).as_posix(): called_he(file.read_text(encoding="utf-8"))
        for file in SOURCES
    }
    assert len(found) > 500
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "planted",
    [
        '"""The dealer and his discard."""',
        'class Seat:\n    number: int\n    """Where he sits."""',
        "x = 1  # Himself.",
        "def f() -> None:\n    # Nobody told\n    # him.\n    pass",
    ],
)
def test_a_planted_he_is_found(planted: str) -> None:
    assert len(called_he(planted)) == 1


def test_he_in_code_and_texts_is_no_fault() -> None:
    assert called_he('his = "he said"  # A word like history or the.') == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["admin-file", "history-file"])
def test_the_name_of_a_file_is_one_that_discord_keeps(language: str, key: str) -> None:
    assert re.fullmatch(r"[\w.-]+", texts_for(language).say(key, id="7"), re.ASCII)


@pytest.mark.parametrize("file", sorted((FOLDER / "fr").glob("*.ftl")), ids=lambda file: file.stem)
def test_french_signs_do_not_begin_a_line(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    told = [line for line in lines if not line.startswith("#")]
    assert [line for line in told if BREAKABLE.search(line)] == []


def test_no_text_loses_its_capitals() -> None:
    # German nouns keep theirs wherever they stand.
    found = [
        path.relative_to(ROOT)
        for room in ("bot/words", "cogs", "rendering")
        for path in sorted((ROOT / room).rglob("*.py"))
        if ".capitalize()" in path.read_text("utf-8")
    ]
    assert found == []
