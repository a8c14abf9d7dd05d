"""The file of a contest: a line that says which it is, and one for each finished match or deal.

A contest that was cut goes on from its file. A line that was not written to its end does not count.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.players.contest.outcome import ContestEntry

Terms = Mapping[str, object]
"""What a contest is about, all that its figures depend on but how long it goes on."""


class UnusableLog(Exception):
    """The file cannot go on with this contest; the message says why in a sentence."""


@dataclass(slots=True)
class ContestLog:
    """What has been played so far, kept in a file."""

    path: Path
    entries: list[ContestEntry]

    def add(self, entry: ContestEntry) -> None:
        """Keep what came of one more match or deal.

        Raises `UnusableLog` if it cannot be written.
        """
        line = {"number": len(self.entries) + 1, "lead": entry.lead, **_times(entry)}
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(_line(line))
        except OSError as fault:
            raise UnusableLog(f"{self.path} cannot be written: {fault.strerror}.") from None
        self.entries.append(entry)


def opened(path: Path, terms: Terms) -> ContestLog:
    """Return the log in a file, which is made if there is none. Raises `UnusableLog`."""
    head = _line(terms).encode()
    try:
        written = path.read_bytes() if path.exists() else b""
        whole = written[: written.rfind(b"\n") + 1]
        if not whole and not head.startswith(written):
            raise _foreign(path)
        entries = _entries(path, whole.splitlines(), terms) if whole else []
        if whole != written or not whole:
            path.write_bytes(whole or head)
    except OSError as fault:
        raise UnusableLog(f"{path} cannot be opened: {fault.strerror}.") from None
    return ContestLog(path, entries)


def _entries(path: Path, lines: list[bytes], terms: Terms) -> list[ContestEntry]:
    try:
        first, *others = [json.loads(line) for line in lines]
    except ValueError:
        raise _foreign(path) from None
    if not isinstance(first, dict) or first.keys() != terms.keys():
        raise _foreign(path)
    other = [name for name, value in terms.items() if first[name] != value]
    if other:
        here = ", ".join(f"{name} {_plain(first[name])}" for name in other)
        wanted = ", ".join(f"{name} {_plain(terms[name])}" for name in other)
        raise UnusableLog(f"{path} is of another contest: it has {here}, and not {wanted}.")
    return [_entry(path, number, line) for number, line in enumerate(others, 1)]


def _entry(path: Path, number: int, line: object) -> ContestEntry:
    match line:
        case {"number": in_order, "lead": float(lead), "a_ms": list(a), "b_ms": list(b)}:
            if in_order == number:
                return ContestEntry(lead, {"a": a, "b": b})
    raise UnusableLog(f"Line {number + 1} of {path} is not match or deal {number} of the contest.")


def _foreign(path: Path) -> UnusableLog:
    return UnusableLog(f"{path} is not the file of a contest.")


def _times(entry: ContestEntry) -> dict[str, object]:
    return {f"{side}_ms": spent for side, spent in entry.spent_ms.items()}


def _line(values: Terms) -> str:
    return json.dumps(values, ensure_ascii=False) + "\n"


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
