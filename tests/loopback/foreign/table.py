"""What the clients counted, side by side, and whether they agree."""

from collections.abc import Mapping

from tests.loopback.foreign.clients import Heard


def table(measure: str, heard: Mapping[str, Heard]) -> str:
    """A row for each event that anybody heard, a column for each client."""
    names = sorted({name for each in heard.values() for name in each.counts})
    rows = [
        ("", *heard),
        *((name, *(str(each.counts[name]) for each in heard.values())) for name in names),
        ("all", *(str(each.counts.total()) for each in heard.values())),
        ("errors", *(str(len(each.errors)) for each in heard.values())),
        ("", *(_verdict(heard[measure], each) for each in heard.values())),
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_line(row, widths) for row in rows)


def disagree(measure: str, heard: Mapping[str, Heard]) -> list[str]:
    """The clients that counted otherwise than the measure, or met with errors."""
    return [name for name, each in heard.items() if _verdict(heard[measure], each) != "same"]


def _verdict(measure: Heard, heard: Heard) -> str:
    played = measure.counts["INTERACTION_CREATE"] > 0
    return "same" if played and heard.counts == measure.counts and not heard.errors else "OTHER"


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    name, *cells = row
    return "  ".join((name.ljust(widths[0]), *map(str.rjust, cells, widths[1:]))).rstrip()
