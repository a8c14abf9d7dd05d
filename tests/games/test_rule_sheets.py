"""Every section that code or a test cites stands in the RULES.md of the room it belongs to."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from anyascii import anyascii

from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.games.options import text_of

ROOT = Path(__file__).parents[2]
GAME_FOLDERS = sorted({f"games/{game.__module__.split('.')[-2]}" for game in GAMES.values()})
FOLDERS = (*GAME_FOLDERS, "ratings")

NUMBER = r"\d+[a-z]?(?:\.\d+)*"
LIST = r"{one}(?:(?:, | and | or | to ){one})*"
CITED = re.compile(rf"\bsections?\s+({LIST.format(one=NUMBER)})", re.IGNORECASE)
CITED_TABLE = re.compile(rf"\b(?:tables?|worked examples)\s+({LIST.format(one='[A-Z]')})\b")
HEADING = re.compile(rf"#+ ({NUMBER}|[A-Z](?=\.))")
ITEM = re.compile(r"(\d+)\. ")
OPTIONS_ROW = re.compile(r"\| (`\w+`(?:, `\w+`)*) \| ([^|]*) \|")
OPTION = re.compile(r"`(\w+)=([^`=]+)`")
ANY_NUMBER = "n"
"""Stands in a sheet for all numbers that an option can be."""


def sections_of(sheet: str) -> set[str]:
    """The sections of a sheet: its headings, and the numbered points below each."""
    found: set[str] = set()
    section = ""
    for line in sheet.splitlines():
        if heading := HEADING.match(line):
            section = heading[1].removesuffix(".")
            found.add(section)
        elif (item := ITEM.match(line)) and section:
            found.add(f"{section}.{item[1]}")
    return found


def cited_in(text: str) -> Iterator[str]:
    """The sections and tables that a text cites; of a range each."""
    joined = re.sub(r"\s+(?:# )?", " ", text)
    for pattern in (CITED, CITED_TABLE):
        for words in pattern.findall(joined):
            yield from _each(re.split(r"(, | and | or | to )", words))


def _each(words: list[str]) -> Iterator[str]:
    yield words[0]
    for joint, word, before in zip(words[1::2], words[2::2], words[::2], strict=False):
        if joint == " to " and word.isdecimal() and before.isdecimal():
            yield from map(str, range(int(before) + 1, int(word)))
        yield word


def missing(text: str, sheet: str) -> list[str]:
    """The sections that the text cites and the sheet lacks."""
    return sorted(set(cited_in(text)) - sections_of(sheet))


def sheet_of(folder: str) -> str:
    """The rules in this folder."""
    return (ROOT / "bot" / folder / "RULES.md").read_text(encoding="utf-8")


def texts_about(folder: str) -> Iterator[Path]:
    """The modules of a room, and its tests."""
    for top in ("bot", "tests"):
        yield from sorted((ROOT / top / folder).rglob("*.py"))


def test_the_sections_of_a_sheet() -> None:
    sheet = "# Game\n## 1. Pack\n### 1.1 Suits\n1. One.\n2. Two.\n## 5. Play\n### 5a. Fool\n## A. T"
    assert sections_of(sheet) == {"1", "1.1", "1.1.1", "1.1.2", "5", "5a", "A"}


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("as in section 9.7.", {"9.7"}),
        ("(sections 3 and 5a)", {"3", "5a"}),
        ("sections 5 to 8", {"5", "6", "7", "8"}),
        ("sections 2, 3 and\n    # 12.4: counts", {"2", "3", "12.4"}),
        ("section 13, table F", {"13", "F"}),
        ("tables C and D", {"C", "D"}),
        ("worked examples A to C are one", {"A", "C"}),
        ("the table is full", set()),
        ("sections of the pack", set()),
    ],
)
def test_what_a_text_cites(text: str, cited: set[str]) -> None:
    assert set(cited_in(text)) == cited


def test_a_section_that_is_not_there_is_found() -> None:
    sheet = sheet_of(FOLDERS[0])
    assert missing('"""As in section 1."""', sheet) == []
    assert missing('"""As in sections 1 and 99.9, table Z."""', sheet) == ["99.9", "Z"]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_section_that_is_cited_exists(folder: str) -> None:
    sheet, texts = sheet_of(folder), list(texts_about(folder))
    assert any(set(cited_in(text.read_text(encoding="utf-8"))) for text in texts)
    for text in texts:
        assert missing(text.read_text(encoding="utf-8"), sheet) == [], text


def test_elsewhere_a_section_is_cited_with_its_game() -> None:
    at_home = {text for folder in FOLDERS for text in texts_about(folder)}
    words = "|".join(word for key in GAMES for word in (key, key.replace("-", " ")))
    named = re.compile(rf"\b(?:{words})\b,? (?:section|table)", re.IGNORECASE)
    for top in ("bot", "cogs", "data", "rendering", "tests"):
        for text in sorted((ROOT / top).rglob("*.py")):
            if text in at_home or text == Path(__file__):
                continue
            lines = text.read_text(encoding="utf-8").splitlines()
            cited = filter(CITED.search, lines)
            nameless = [line for line in cited if not named.search(anyascii(line))]
            assert nameless == [], text


def options_in(sheet: str) -> dict[str, tuple[str, ...]]:
    """The options of a sheet with their values: rows of a table, or lists such as `a=x|y`."""
    found: dict[str, tuple[str, ...]] = {}
    for line in sheet.splitlines():
        if row := OPTIONS_ROW.match(line):
            found |= dict.fromkeys(re.findall(r"\w+", row[1]), tuple(_values_in(row[2])))
        for name, values in OPTION.findall(line):
            # Elsewhere an option stands with one of its values.
            found[name] = max(found.get(name, ()), tuple(re.split(r" ?\| ?", values)), key=len)
    return found


def _values_in(cell: str) -> Iterator[str]:
    # `a`: what it means / `b` / 1, 2
    for part in cell.split(" / "):
        named = re.match(r"`(.+?)`", part)
        yield from [named[1]] if named else part.split(", ")


def test_the_options_of_a_sheet() -> None:
    sheet = "| `a`, `b` | `x`: one / `y` |\n| `c` | `none` / 1, 2 |\n`d=x | y` (as `d=x`) · `e=8|n`"
    assert options_in(sheet) == {
        **dict.fromkeys(("a", "b", "d"), ("x", "y")),
        "c": ("none", "1", "2"),
        "e": ("8", ANY_NUMBER),
    }


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_options_and_defaults_are_those_of_the_sheet(kind: type[Game]) -> None:
    folder = f"games/{kind.__module__.split('.')[-2]}"
    stated = options_in(sheet_of(folder))
    for name, values in kind.options_type.choices().items():
        assert name in stated, f"bot/{folder}/RULES.md has no row with the values of {name}"
        if isinstance(values, range):
            assert stated[name][-1] == ANY_NUMBER, name
        else:
            assert stated[name] == tuple(map(text_of, values)), name
