"""The report of a trial: one JSON for programs, and one page of Markdown for people.

Neither holds a token, a name, or an id of anybody.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from bot.app.trial.things import NOT_TRIED, NOTHING, Sight, Sights, Thing
from bot.app.trial.traffic import SeenLimits, Traffic
from bot.app.trial.verdict import in_words
from cogs.press.facts import USUAL, Facts


@dataclass(slots=True)
class Report:
    """What was seen, how Discord answered, and what the bot makes of it."""

    began: float
    kind: str
    """What kind of place the trial was run in."""
    sights: Sights
    traffic: Traffic
    file: Path
    """Without its ending."""
    facts: Facts = USUAL

    def write(self) -> None:
        """Write both files, in place of those that were written before."""
        self.json.write_text(json.dumps(self._as_json(), indent=1, ensure_ascii=False), "utf-8")
        self.page.write_text("\n".join(self._lines()) + "\n", "utf-8")

    @property
    def json(self) -> Path:
        """The file for programs."""
        return self.file.with_suffix(".json")

    @property
    def page(self) -> Path:
        """The file for people."""
        return self.file.with_suffix(".md")

    def _as_json(self) -> dict[str, object]:
        things = {
            thing.key: {"outcome": sight.outcome, "said": sight.said, "expected": thing.expected}
            for thing, sight in self.sights.all()
        }
        return {
            "began": self._when,
            "place": self.kind,
            "discord.py": version("discord.py"),
            "things": things,
            "facts": asdict(self.facts),
            **self.traffic.as_json(),
        }

    @property
    def _when(self) -> str:
        return f"{datetime.fromtimestamp(self.began, UTC):%Y-%m-%d %H:%M} UTC"

    def _lines(self) -> Iterator[str]:
        yield "# Tarocchi: a trial on Discord"
        yield ""
        yield f"{self._when}, in a {self.kind}, with discord.py {version('discord.py')}."
        yield f"{self._summary()}"
        yield ""
        yield "| what | expected | seen | what the bot does differently now |"
        yield "|---|---|---|---|"
        for thing, sight in self.sights.all():
            seen = f"**{sight}**" if differs(thing, sight) else f"{sight}"
            cells = thing.title, thing.expected, seen, difference(thing, sight)
            yield f"| {' | '.join(map(_cell, cells))} |"
        yield ""
        yield "## What the bot goes by from now on"
        yield ""
        yield from (f"- {said}" for said in in_words(self.facts))
        yield ""
        yield "## Limits that the answers told"
        yield ""
        yield "| route | answers | limits | scope |"
        yield "|---|---|---|---|"
        for route, answers in self.traffic.routes():
            yield f"| `{route}` | {_statuses(answers)} | {_limits(answers)} | {_scopes(answers)} |"

    def _summary(self) -> str:
        sights = [*self.sights.all()]
        other = sum(differs(thing, sight) for thing, sight in sights)
        untried = sum(sight.outcome == NOT_TRIED for _, sight in sights)
        as_expected = len(sights) - other - untried
        said = f"{as_expected} as expected, {other} otherwise, {untried} not tried."
        if self.traffic.ages_s:
            slowest = max(self.traffic.ages_s)
            said += f" {len(self.traffic.ages_s)} presses, the slowest came after {slowest:.2f} s"
            said += f" (clock ahead by {self.traffic.skew_s or 0:.1f} s)."
        return said


def differs(thing: Thing, sight: Sight) -> bool:
    """Return whether something else was seen than expected."""
    return sight.outcome not in (thing.expected, NOT_TRIED)


def difference(thing: Thing, sight: Sight) -> str:
    """Return what the bot does differently now that this was seen."""
    return thing.otherwise if differs(thing, sight) else NOTHING


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def _statuses(answers: list[SeenLimits]) -> str:
    found = sorted({each.status for each in answers})
    return ", ".join(f"{sum(a.status == status for a in answers)} × {status}" for status in found)


def _limits(answers: list[SeenLimits]) -> str:
    # Of each bucket the answer that tells most: the first in its window.
    longest: dict[tuple[str, str], str] = {}
    for each in answers:
        key = (each.bucket, each.limit)
        if each.limit and float(each.reset_after_s or 0) >= float(longest.get(key, 0)):
            longest[key] = each.reset_after_s
    return ", ".join(f"{limit} in {reset_s} s (`{b}`)" for (b, limit), reset_s in longest.items())


def _scopes(answers: list[SeenLimits]) -> str:
    return ", ".join(sorted({each.scope for each in answers if each.scope}))
