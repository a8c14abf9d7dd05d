"""Figures for Prometheus: what the bot does, without any name, token or card.

Needs the optional package `prometheus-client`.
"""

import logging
import re
from collections import Counter as Tally
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from bot.app.client import TarocchiBot
from bot.games.events import CardPlayed
from bot.tables.hub import Hub
from bot.tables.table import Change, Table
from cogs.press.punctuality import Punctuality
from cogs.services import Services

HOST = "127.0.0.1"

IDS = re.compile(r"(?<=/)(?=[^/]*\d)[^/]+|(?<=/)[^/]{25,}")
"""The parts of a path that are ids or tokens."""

ANSWERED_S = (0.05, 0.1, 0.25, 0.5, 1, 2, 3)
"""The limits of the buckets for answers: Discord waits three seconds."""


class Metrics:
    """Counts what happens from now on; `faults` is for whoever follows the log."""

    def __init__(
        self,
        bot: TarocchiBot,
        services: Services,
        punctuality: Punctuality,
        late_ms: Callable[[], int],
    ) -> None:
        self.registry = CollectorRegistry()
        self._answers = Histogram(
            "tarocchi_answer_seconds", "How long presses and commands took to be answered.",
            ["kind"], buckets=ANSWERED_S, registry=self.registry,
        )  # fmt: skip
        self._delays = Histogram(
            "tarocchi_press_delay_seconds", "How late presses and commands reached the bot.",
            buckets=ANSWERED_S, registry=self.registry,
        )  # fmt: skip
        self._calls = Counter(
            "tarocchi_calls", "Requests to Discord.", ["kind", "status"], registry=self.registry
        )
        self._cards = Counter("tarocchi_cards", "Cards played.", registry=self.registry)
        self.faults = Counter("tarocchi_faults", "Errors in the log.", registry=self.registry)
        self.registry.register(_Now(services.hub, punctuality, late_ms))
        ProcessCollector(registry=self.registry)
        services.guard.listeners.append(self._answered)
        punctuality.listeners.append(self._delays.observe)
        bot.call_listeners.append(self._called)
        services.hub.listeners.append(self._changed)

    def _answered(self, kind: str, took_s: float) -> None:
        self._answers.labels(kind).observe(took_s)

    def _called(self, method: str, path: str, status: int | None) -> None:
        kind = f"{method} {IDS.sub('…', path)}"
        self._calls.labels(kind, "none" if status is None else str(status)).inc()

    def _changed(self, change: Change) -> None:
        self._cards.inc(sum(isinstance(event, CardPlayed) for event in change.events))


class _Now(Collector):
    """What holds at the moment it is asked for."""

    def __init__(self, hub: Hub, punctuality: Punctuality, late_ms: Callable[[], int]) -> None:
        self._hub = hub
        self._punctuality = punctuality
        self._late_ms = late_ms

    def collect(self) -> Iterator[Metric]:
        tables = GaugeMetricFamily("tarocchi_tables", "Open tables.", labels=["state"])
        tally = Tally(map(_state, self._hub.open_tables()))
        for state in ("lobby", "playing", "paused"):
            tables.add_metric([state], tally[state])
        yield tables
        yield GaugeMetricFamily(
            "tarocchi_loop_late_seconds",
            "How late the event loop was at most in the last ten seconds.",
            value=self._late_ms() / 1000,
        )
        yield GaugeMetricFamily(
            "tarocchi_clock_skew_seconds",
            "What the clock of this machine is ahead of Discord's.",
            value=self._punctuality.skew_s,
        )


def _state(table: Table) -> str:
    if table.in_lobby:
        return "lobby"
    return "playing" if table.paused_until is None else "paused"


class _Faults(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.ERROR)
        self._counter = counter

    def emit(self, record: logging.LogRecord) -> None:
        self._counter.inc()


@asynccontextmanager
async def served(metrics: Metrics, port: int) -> AsyncIterator[None]:
    """Show the figures at `/metrics` until the block is left. Raises `OSError`."""

    async def show(_: web.Request) -> web.Response:
        text = generate_latest(metrics.registry)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    site = web.Application()
    site.router.add_get("/metrics", show)
    runner = web.AppRunner(site, access_log=None, shutdown_timeout=1)
    counting = _Faults(metrics.faults)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
        logging.getLogger().addHandler(counting)
        yield
    finally:
        logging.getLogger().removeHandler(counting)
        await runner.cleanup()
