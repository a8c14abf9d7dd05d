"""What can be read in a message: its words with each variant of a choice."""

from functools import cache
from itertools import product

from fluent.syntax.ast import (
    FunctionReference,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TermReference,
    TextElement,
)

from bot.texts.texts import DEFAULT
from tests.texts.support.messages import patterns

MENTION = len("</tarocchi-admin settings:1234567890123456789>")
"""How long the mention of a command gets."""


def readings(pattern: Pattern) -> list[str]:
    """The pattern as it can be read: with each variant of a choice, and … for what is filled in."""
    parts = (_part(element) for element in pattern.elements)
    return ["".join(chosen) for chosen in product(*parts)]


def _part(element: TextElement | Placeable) -> list[str]:
    if isinstance(element, TextElement):
        return [element.value]
    if isinstance(element.expression, SelectExpression):
        variants = element.expression.variants
        return [reading for variant in variants for reading in readings(variant.value)]
    return ["…"]


def prose(pattern: Pattern) -> str:
    """Every word of the pattern once, whatever variant it stands in."""
    return " ".join(_texts(pattern))


def _texts(pattern: Pattern) -> list[str]:
    found = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            found.append(element.value)
        elif isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                found += _texts(variant.value)
    return found


def longest(language: str, key: str, filled_in: int) -> int:
    """How long a message gets where each argument has so many characters."""
    said = _all(language)

    def of(pattern: Pattern) -> int:
        return sum(map(part, pattern.elements))

    def part(element: TextElement | Placeable) -> int:
        match element:
            case TextElement(value=text):
                return len(text)
            case Placeable(expression=SelectExpression(variants=variants)):
                return max(of(variant.value) for variant in variants)
            case Placeable(expression=MessageReference(id=name) | TermReference(id=name)):
                return of(said[name.name])
            case Placeable(expression=StringLiteral(value=text)):
                return len(text)
            case Placeable(expression=FunctionReference(id=name)) if name.name == "COMMAND":
                return MENTION
        return filled_in

    return of(said[key])


@cache
def _all(language: str) -> dict[str, Pattern]:
    return patterns(DEFAULT) | patterns(language)
