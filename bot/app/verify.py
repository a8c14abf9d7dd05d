"""Checking match records from the command line."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from json import dumps
from pathlib import Path

from bot.games.record import LONGEST, BadRecord, Fault, MatchRecord, Recomputed, check, read
from bot.texts import texts_for
from bot.words.records import in_sentence

TEXTS = texts_for("en")

HOLDS = 0
DOES_NOT_HOLD = 1
NOT_READABLE = 2


def main(files: Sequence[Path | str], json: bool) -> int:
    """Check the files, report the findings, and return the worst exit status.

    With *json* each deal and each fault is one JSON object per line, otherwise plain text.
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
    _say(f"  {TEXTS.say('verify-whole')}")
    return HOLDS


def _as_json(file: Path) -> int:
    try:
        for deal in check(_record(file)):
            _say(dumps(asdict(deal)))
    except (BadRecord, Fault) as fault:
        _say(dumps({"file": str(file), "error": _sentence(fault)}))
        return _status(fault)
    return HOLDS


def _record(file: Path) -> MatchRecord:
    try:
        with file.open(encoding="utf-8-sig", newline="") as text:
            # No more than it takes to see that it is too long.
            return read(text.read(LONGEST + 1))
    except OSError as fault:
        why = fault.strerror or str(fault)
        raise BadRecord("file", TEXTS.say("verify-unreadable", fault=why)) from None
    except UnicodeDecodeError:
        raise BadRecord("file", TEXTS.say("verify-no-text")) from None


def _lines(deal: Recomputed) -> Iterator[str]:
    yield f"deals[{deal.deal}]"
    yield _row("verify-tricks", deal.tricks)
    if deal.scores is None:
        yield f"  {TEXTS.say('verify-unfinished')}"
        return
    if deal.points is not None:
        yield _row("verify-points", deal.points)
    yield _row("verify-scores", deal.scores)


def _row(key: str, numbers: Sequence[int]) -> str:
    row = " ".join(map(str, numbers)) or TEXTS.say("verify-none")
    return f"  {TEXTS.say(key, numbers=row)}"


def _sentence(fault: BadRecord | Fault) -> str:
    problem = fault.problem if isinstance(fault, BadRecord) else in_sentence(fault.finding, TEXTS)
    return f"{fault.path}: {problem}."


def _status(fault: BadRecord | Fault) -> int:
    return NOT_READABLE if isinstance(fault, BadRecord) else DOES_NOT_HOLD


def _say(line: str) -> None:
    # File names may contain characters that the terminal cannot show.
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")
