"""Puts a copy back again and again, killed at one line of it after another that writes something.

`python -m tests.data.support.killed FOLDER`: the folder has a `bot.db` as a killed bot leaves it,
in which there is a note, and a `copy.db` in which there is none. Prints what each kill leaves,
which is only ever the one or the other.
"""

import asyncio
import os
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import Any

from data import notes
from data.engines import copies
from data.engines.sqlite_schema import newest_schema, tables_of_schema

NOW = datetime(2026, 11, 22, 10, 30, tzinfo=UTC)
NAME = "newest"
KILLED = 9


def main(folder: Path) -> None:
    """Kills at the first line, at the second, and so on until nothing is left to kill."""
    tables_of_schema(newest_schema())  # is known from here on
    line, status = 0, KILLED
    while status == KILLED:
        line += 1
        place = folder / f"line-{line}"
        place.mkdir()
        for file in folder.glob("*.db*"):
            shutil.copy(file, place)
        status = _killed_at(line, place)
        sys.stdout.write(f"{asyncio.run(notes.stored(place / 'bot.db', NAME))}\n")
        shutil.rmtree(place)


def _killed_at(line: int, place: Path) -> int:
    child = os.fork()
    if not child:
        sys.settrace(_killing_at(line))
        copies.restore(place / "bot.db", place / "copy.db", NOW)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _killing_at(line: int) -> Any:
    seen = set[int]()

    def trace(frame: FrameType, event: str, _: object) -> Any:
        code = frame.f_code
        if code.co_filename != copies.__file__ or code.co_name.startswith("_check"):
            return None
        seen.add(frame.f_lineno)
        if len(seen) == line:
            os._exit(KILLED)
        return trace

    return trace


if __name__ == "__main__":
    main(Path(sys.argv[1]))
