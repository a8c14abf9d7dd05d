"""Parameters of statements: ours are `?` and `:name`, those of PostgreSQL are `$1`."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from data.connection import Values

PARAMETER = re.compile(r"'(?:[^']|'')*'|\?|(?<!:):([a-z_]\w*)")
"""A parameter of a statement, or a text in which there is none."""


@cache
def numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    """Return a statement with numbers for parameters, and their names in that order, if any."""
    names = dict[str, int]()
    count = 0

    def number(found: re.Match[str]) -> str:
        nonlocal count
        if found[0] == "?":
            count += 1
            return f"${count}"
        return f"${names.setdefault(found[1], len(names) + 1)}" if found[1] else found[0]

    return PARAMETER.sub(number, sql), tuple(names)


def in_order(names: tuple[str, ...], values: Values) -> Any:
    """Return values in the order of the numbers that parameters of these names have."""
    return [values[name] for name in names] if isinstance(values, Mapping) else values
