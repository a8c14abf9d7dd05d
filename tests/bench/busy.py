"""Many tables at once: how soon a press is answered while a hundred people play.

Each plays against computers, thinks for some seconds and presses; the pauses of the bot are the
usual ones.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from bot.loopback import Person
from tests.bench.row import Row
from tests.cogs.support.guests import (
    Guest,
    cards_in,
    discard_selects,
    is_hand,
    is_my_turn,
    text_of,
    thread_of,
)
from tests.cogs.support.playing import add_computers, discard, is_lobby
from tests.cogs.support.processes import separate_processes

Json = dict[str, Any]

TABLES = 100
AT_ONCE = 4
"""Tables that are opened at the same time."""

PEOPLE = ("ada", "bruno", "carla", "dino", "elena", "fabio")
PLAYED_S = 30
LEAST_THOUGHT_S, MOST_THOUGHT_S = 2, 10
LOOK_AGAIN_S = 0.2


@dataclass(slots=True)
class Busy:
    """People who play until a time, and the seconds that each of their presses took."""

    until_s: float = 0
    answers_s: list[float] = field(default_factory=list)

    async def play(self, guest: Guest, rng: Random) -> None:
        """One of them plays at one table."""
        hand = await _there(guest, is_hand)
        while True:
            await asyncio.sleep(rng.uniform(LEAST_THOUGHT_S, MOST_THOUGHT_S))
            hand = await _changed(guest, hand["id"])
            if time.perf_counter() > self.until_s:
                return
            if discard_selects(hand):
                await discard(guest, hand)
            else:
                await self._press(guest, hand, rng)

    async def _press(self, guest: Guest, hand: Json, rng: Random) -> None:
        card = rng.choice(cards_in(hand))
        began_s = time.perf_counter()
        outcome = await guest.play_card(hand, card)
        self.answers_s.append(time.perf_counter() - began_s)
        assert outcome.status == "answered", outcome


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    answers_s, share = asyncio.run(_measured())
    percent = quantiles(answers_s, n=100)
    what = f"{TABLES} busy tables, press to answer"
    return [
        Row(f"{what}, median", f"{median(answers_s) * 1000:.0f} ms", ""),
        Row(f"{what}, p99 of {len(answers_s)}", f"{percent[98] * 1000:.0f} ms", "≤ 500 ms"),
        Row(f"{TABLES} busy tables, processor", f"{share * 100:.0f} % of a core", ""),
    ]


async def _measured() -> tuple[list[float], float]:
    # The seconds of each answer, and the share of a core that the bot used.
    with TemporaryDirectory() as folder:
        async with (
            separate_processes(Path(folder), {}) as processes,
            _people(processes.url) as people,
        ):
            guests = await _all_seated(people)
            busy = Busy(time.perf_counter() + PLAYED_S)
            used_s = processes.processor_s()
            playing = [busy.play(guest, Random(seed)) for seed, guest in enumerate(guests)]
            await asyncio.gather(*playing)
            return busy.answers_s, (processes.processor_s() - used_s) / PLAYED_S


@asynccontextmanager
async def _people(url: str) -> AsyncIterator[list[Person]]:
    # They do not watch: what happens at a hundred tables would keep them busy themselves.
    people = [Person(url, name) for name in PEOPLE]
    yield people
    await asyncio.gather(*(person.close() for person in people))


async def _all_seated(people: Sequence[Person]) -> list[Guest]:
    turnstile = asyncio.Semaphore(AT_ONCE)
    owners = [people[number % len(people)] for number in range(TABLES)]
    return await asyncio.gather(*(_seated(person, turnstile) for person in owners))


async def _seated(person: Person, turnstile: asyncio.Semaphore) -> Guest:
    # Opens a table, fills it up with computers and begins.
    async with turnstile:
        outcome = await person.command("tables", "tarocchi new", game="scarto")
        assert outcome.message is not None
        answer = outcome.message
        link = await _sooner_or_later(lambda: person.message(answer), lambda m: "<#" in text_of(m))
        guest = Guest(person, thread_of(link), 0)
        lobby = await _there(guest, is_lobby)
        await add_computers(guest, lobby, 2)
        await guest.press(lobby, "Start")
        return guest


async def _there(guest: Guest, wanted: Callable[[Json], bool]) -> Json:
    async def newest() -> Json | None:
        await guest.update()
        return guest.newest(wanted)

    return await _sooner_or_later(newest, lambda message: True)


async def _changed(guest: Guest, hand: str) -> Json:
    return await _sooner_or_later(lambda: guest.person.message(hand), is_my_turn)


async def _sooner_or_later(
    look: Callable[[], Awaitable[Json | None]], wanted: Callable[[Json], bool]
) -> Json:
    while True:
        message = await look()
        if message is not None and wanted(message):
            return message
        await asyncio.sleep(LOOK_AGAIN_S)
