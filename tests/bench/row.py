"""One measurement."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured, what came out, and what it should be; times name their unit."""

    name: str
    value: str
    aim: str
