"""How Discord answered: status and limits of each request, and how long presses took to come."""

import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from itertools import groupby
from typing import Any

import aiohttp
from discord.http import Route
from yarl import URL

ID = re.compile(r"\d{5,}")
TOKEN = re.compile(r"(/(?:webhooks|interactions)/ID/)(?!@)[^/]+")
SHARED = "shared"
EDIT_BOARD = ("PATCH", "/channels/ID/messages/ID")
FOLLOW_UP = ("POST", "/webhooks/ID/TOKEN")
NAMES = ("Limit", "Remaining", "Reset-After", "Bucket", "Scope")
"""How the headers are called that a report is made of, behind `X-RateLimit-`."""


@dataclass(frozen=True, slots=True)
class SeenLimits:
    """A request by its route, and what the headers of its answer say of limits."""

    method: str
    route: str
    status: int
    limit: str = ""
    remaining: str = ""
    reset_after_s: str = ""
    bucket: str = ""
    scope: str = ""

    @property
    def gap_s(self) -> float | None:
        """How far apart requests to the route have to be; known by the first of a window alone."""
        if not self.limit or int(self.remaining or 0) != int(self.limit) - 1:
            return None
        return float(self.reset_after_s) / int(self.limit)


def route_of(url: URL) -> str:
    """Return the path without ids and tokens, which a report must not hold."""
    path = ID.sub("ID", url.path.removeprefix(URL(Route.BASE).path))
    return TOKEN.sub(r"\1TOKEN", path)


@dataclass(slots=True)
class Traffic:
    """All that has been answered, the age of each press on arrival, and the skew of the clock."""

    answers: list[SeenLimits] = field(default_factory=list)
    ages_s: list[float] = field(default_factory=list)
    skew_s: float | None = None
    old_edits_a_minute: int | None = None
    """How many edits of messages older than an hour a channel has taken, if that was tried."""

    def trace(self) -> aiohttp.TraceConfig:
        """Return what a client has to be given so that its requests are noted here."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._note)
        return trace

    def gaps(self, method: str, route: str) -> list[float]:
        """Return how far apart requests to a route had to be, each time it was told."""
        asked = (each for each in self.answers if (each.method, each.route) == (method, route))
        return [gap for each in asked if (gap := each.gap_s) is not None]

    def before_shared_limit(self, method: str, route: str) -> int | None:
        """Return how many requests to a route went through until all who share it were limited."""
        asked = [each for each in self.answers if (each.method, each.route) == (method, route)]
        limited = [n for n, each in enumerate(asked) if each.status == 429 and each.scope == SHARED]
        return limited[0] if limited else None

    def note_old_edits(self, since: int) -> None:
        """Note how many edits went through from this answer on, if they were limited at all."""
        edits = [each for each in self.answers[since:] if (each.method, each.route) == EDIT_BOARD]
        limited = next((n for n, each in enumerate(edits) if each.status == 429), None)
        if limited is not None and float(edits[limited].reset_after_s or 0) > 0:
            wait_s = float(edits[limited].reset_after_s)
            self.old_edits_a_minute = max(1, round(60 * limited / wait_s))

    def routes(self) -> Iterator[tuple[str, list[SeenLimits]]]:
        """Yield the answers of each route."""
        named = [(f"{each.method} {each.route}", each) for each in self.answers]
        for name, some in groupby(sorted(named, key=lambda one: one[0]), key=lambda one: one[0]):
            yield name, [answer for _, answer in some]

    def as_json(self) -> dict[str, Any]:
        """Return the same for a report."""
        return {
            "answers": [asdict(each) for each in self.answers],
            "press_ages_s": [round(age, 3) for age in self.ages_s],
            "clock_ahead_s": self.skew_s,
        }

    async def _note(self, _: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        headers = end.response.headers
        if date := headers.get("Date"):
            self.skew_s = (datetime.now(UTC) - parsedate_to_datetime(date)).total_seconds()
        told = (headers.get(f"X-RateLimit-{name}", "") for name in NAMES)
        self.answers.append(SeenLimits(end.method, route_of(end.url), end.response.status, *told))
