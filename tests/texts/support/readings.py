"""What can be read in a message: its words with each variant of a choice."""

from itertools import product

from fluent.syntax.ast import Pattern, Placeable, SelectExpression, TextElement


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
