"""One measurement."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured, what came out, what it should be, and whether it is; times name their
    unit."""

    name: str
    value: str
    aim: str = ""
    is_met: bool = True


def at_most(name: str, measured: float, most: float, unit: str = "", digits: int = 0) -> Row:
    """A row with an upper limit, held by the number that is shown."""
    return Row(
        name,
        _of(measured, unit, digits),
        f"≤ {_of(most, unit)}" if most else "0",
        round(measured, digits) <= most,
    )


def at_least(name: str, measured: float, least: float, unit: str = "", digits: int = 0) -> Row:
    """A row with a lower limit, held by the number that is shown."""
    held = round(measured, digits) >= least
    return Row(name, _of(measured, unit, digits), f"≥ {_of(least, unit)}", held)


def told(name: str, measured: float, unit: str = "", digits: int = 0) -> Row:
    """A row that has no limit."""
    return Row(name, _of(measured, unit, digits))


def _of(number: float, unit: str, digits: int | None = None) -> str:
    shown = f"{number:,g}" if digits is None else f"{number:,.{digits}f}"
    return f"{shown} {unit}".strip()
