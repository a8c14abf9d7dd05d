"""Checking match records from the command line."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from json import dumps
from pathlib import Path

from bot.games.record import BadRecord, Fault, Recomputed, Record, check, read

HOLDS = 0
DOES_NOT_HOLD = 1
NOT_READABLE = 2


def main(files: Sequence[Path | str], json: bool) -> int:
    """Checks the files, writes what it finds, and returns the worst exit status of them all.

    With *json* each deal and each fault is one JSON object a line, else it is text for people.
    """
    write = _as_json if json else _as_text
    return max([write(Path(file)) for file in files], default=HOLDS)


def _as_text(file: Path) -> int:
    _say(f"{file}:")
    try:
        for deal in check(_record(file)):
            for line in _lines(deal):
                _say(f"  {line}")
    except (BadRecord, Fault) as fault:
        _say(f"  {_sentence(fault)}")
        return _status(fault)
    _say("  Everything holds.")
    return HOLDS


def _as_json(file: Path) -> int:
    try:
        for deal in check(_record(file)):
            _say(dumps(asdict(deal)))
    except (BadRecord, Fault) as fault:
        _say(dumps({"file": str(file), "error": _sentence(fault)}))
        return _status(fault)
    return HOLDS


def _record(file: Path) -> Record:
    try:
        return read(file.read_bytes().decode("utf-8-sig"))
    except OSError as fault:
        raise BadRecord("file", f"it cannot be read: {fault.strerror or fault}") from None
    except UnicodeDecodeError:
        raise BadRecord("file", "it is not UTF-8 text") from None


def _lines(deal: Recomputed) -> Iterator[str]:
    yield f"deals[{deal.deal}]"
    yield f"  tricks {_row(deal.tricks)}"
    if deal.scores is None:
        yield "  not played to its end"
        return
    if deal.points is not None:
        yield f"  points {_row(deal.points)}"
    yield f"  scores {_row(deal.scores)}"


def _row(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers)) or "none"


def _sentence(fault: BadRecord | Fault) -> str:
    return f"{fault.path}: {fault.problem}."


def _status(fault: BadRecord | Fault) -> int:
    return NOT_READABLE if isinstance(fault, BadRecord) else DOES_NOT_HOLD


def _say(line: str) -> None:
    # File names may hold what the terminal cannot show.
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")
