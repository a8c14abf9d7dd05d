"""Rows as Markdown, and the file that keeps those of each module until they are measured again."""

import os
import re
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from tests.bench.row import Row

FIGURES = Path(__file__).with_name("FIGURES.md")
HEADING = re.compile(r"^## ", re.MULTILINE)


def table(rows: Sequence[Row]) -> str:
    """The rows as Markdown, with the day, the commit and the machine above."""
    day = datetime.now(UTC).date()
    lines = [
        f"Measured on {day}{_commit()} on {os.cpu_count()} cores{_model()}.",
        "",
        "| What | Measured | Aim |",
        "|---|---|---|",
        *(f"| {row.name} | {row.value} | {_aim(row)} |" for row in rows),
    ]
    return "\n".join(lines) + "\n"


def keep(module: str, rows: Sequence[Row], file: Path = FIGURES) -> None:
    """Write the rows of a module in place of those that it had."""
    head, *parts = HEADING.split(file.read_text(encoding="utf-8"))
    sections = {part.partition("\n")[0]: part for part in parts}
    sections[module] = f"{module}\n\n{table(rows)}"
    texts = (f"## {sections[name].strip()}\n" for name in sorted(sections))
    file.write_text(f"{head.strip()}\n\n" + "\n".join(texts), encoding="utf-8")


def _aim(row: Row) -> str:
    return row.aim if row.is_met else f"**missed**: {row.aim}"


def _commit() -> str:
    # A checkout may have no history, and a machine no program that reads it.
    try:
        changed = _git("status", "--short", "--", ":/", f":(top,exclude,glob)**/{FIGURES.name}")
        return f" at {_git('rev-parse', '--short', 'HEAD')}" + " with changes" * bool(changed)
    except (OSError, subprocess.CalledProcessError):
        return ""


def _git(*args: str) -> str:
    command = ["git", *args]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=FIGURES.parent)
    return done.stdout.strip()


def _model() -> str:
    file = Path("/proc/cpuinfo")
    told = file.read_text(encoding="utf-8") if file.exists() else ""
    found = re.search(r"^model name\s*: (.+)$", told, re.MULTILINE)
    return f" of {found[1]}" if found else ""
