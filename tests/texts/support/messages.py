"""The messages of a language as written in its files."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Message,
    MessageReference,
    Pattern,
    StringLiteral,
    Term,
    TermReference,
    VariableReference,
)

from bot.texts.texts import FOLDER

Entry = TypeVar("Entry", Message, Term)

Kind = TypeVar("Kind", Message, Term)


@dataclass(frozen=True, slots=True)
class Written:
    """A message or a term: the arguments it fills in, and the terms and messages it is made of."""

    key: str
    arguments: frozenset[str]
    terms: frozenset[str]
    messages: frozenset[str]


def folders() -> list[str]:
    """Every language with a folder, offered or not."""
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))


def files(language: str) -> list[Path]:
    """The files of a language."""
    return sorted((FOLDER / language).glob("*.ftl"))


def entries(file: Path) -> list[BaseNode]:
    """Everything in a file."""
    return list(FluentParser().parse(file.read_text(encoding="utf-8")).body)


@cache
def messages(language: str) -> dict[str, Written]:
    """The messages of a language by their key."""
    return {entry.id.name: _written(entry) for entry in _all(language, Message)}


@cache
def terms(language: str) -> dict[str, Written]:
    """The terms of a language by their name."""
    return {entry.id.name: _written(entry) for entry in _all(language, Term)}


@cache
def patterns(language: str) -> dict[str, Pattern]:
    """What the messages and terms of a language say, by their key."""
    found: chain[Message | Term] = chain(_all(language, Message), _all(language, Term))
    return {entry.id.name: entry.value for entry in found if entry.value is not None}


def keys_by_file(language: str) -> dict[str, set[str]]:
    """The keys of the messages in each file of a language, by its name."""
    return {
        file.name: {entry.id.name for entry in entries(file) if isinstance(entry, Message)}
        for file in files(language)
    }


def mentioned(language: str) -> dict[str, set[str]]:
    """The names of the commands that each message of a language mentions, if it does."""
    found = {key: set(_mentioned(pattern)) for key, pattern in patterns(language).items()}
    return {key: names for key, names in found.items() if names}


def _mentioned(pattern: Pattern) -> Iterator[str]:
    return _called(_nodes(pattern), "COMMAND")


def _called(nodes: Iterable[BaseNode], function: str) -> Iterator[str]:
    # The words that a function is called with first.
    for node in nodes:
        if isinstance(node, FunctionReference) and node.id.name == function:
            name = node.arguments.positional[0]
            assert isinstance(name, StringLiteral)
            yield name.value


def _all(language: str, kind: type[Kind]) -> Iterator[Kind]:
    for file in files(language):
        yield from (entry for entry in entries(file) if isinstance(entry, kind))


def _written(entry: Message | Term) -> Written:
    nodes = list(_nodes(entry))
    arguments = {node.id.name for node in nodes if isinstance(node, VariableReference)}
    used = {node.id.name for node in nodes if isinstance(node, TermReference)}
    others = {node.id.name for node in nodes if isinstance(node, MessageReference)}
    others |= {f"button-{name}" for name in _called(nodes, "BUTTON")}
    return Written(entry.id.name, frozenset(arguments), frozenset(used), frozenset(others))


def _nodes(value: object) -> Iterator[BaseNode]:
    if isinstance(value, BaseNode):
        yield value
        for part in vars(value).values():
            yield from _nodes(part)
    elif isinstance(value, list):
        for part in value:
            yield from _nodes(part)
