"""What the bot's process holds while eight tables play all games at pace 0, in four looks.

People press whatever their hands offer, and computers stand in where they cannot; when a match is
over the next one begins, in another game. `python -m tests.bench.memory.playing 60` plays for that
many minutes and prints how the memory goes; `python -m tests.bench memory.playing` plays for a few.
"""

import asyncio
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, suppress
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bot.games.catalogue import GAMES
from bot.loopback import Person
from bot.loopback.person import NotPossible, buttons
from tests.bench.row import Row, at_most
from tests.cogs.commands.support.filling import set_for_me
from tests.cogs.support.guests import (
    Guest,
    discard_selects,
    is_private,
    is_result,
    text_of,
    thread_of,
)
from tests.cogs.support.playing import add_computers, is_lobby
from tests.cogs.support.processes import Processes, separate_processes

Json = dict[str, Any]

MINUTES, HOUR = 3.0, 60.0
MOST_GROWTH = 3
"""In percent, in the second half of an hour: what fills up in a few minutes is no leak."""
TABLES = 8
PEOPLE = ("ada", "bruno", "carla", "dino", "elena", "fabio")
LOOKS = (("auto", "four"), ("auto", "two"), ("KQCJ", "four"), ("KQCJ", "two"))
"""Letters and suit colours of the people, one after another."""

QUICK = {
    "TAROCCHI_PACE": "0",
    "TAROCCHI_FRAME_GAP": "0",
    "TAROCCHI_CALLS": "10000",
    "TAROCCHI_BETWEEN_DEALS": "0",
    "TAROCCHI_NUDGE": "1",
    "TAROCCHI_STAND_IN": "2",
}
DOES = ("play:", "do:", "nth:", "declare:", "lay:", "discard:")
"""How the ids of buttons begin that do something in a game."""

HALF = 0.5
LOOK_AGAIN_S = 0.3
CALM_S = 1.0
"""Two of the people play at two tables; more than ten presses a second are a burst and not heard.
Before and after a lobby they rest for so long."""

READ_EVERY_S = 15.0


def rows() -> list[Row]:
    """The measurements of a few minutes, as rows of a table."""
    return _rows(MINUTES)


def _rows(minutes: float) -> list[Row]:
    read_mb = asyncio.run(_measured(minutes))
    what = f"{TABLES} tables at pace 0, {minutes:.0f} minutes"
    return [
        at_most(f"{what}: memory of the bot, the most", max(read_mb), 250, "MB"),
        Row(
            f"{what}: growth in the second half",
            f"{_growth(read_mb):+.1f} %",
            f"≤ {MOST_GROWTH} % in an hour",
            minutes < HOUR or _growth(read_mb) <= MOST_GROWTH,
        ),
    ]


def _growth(read_mb: Sequence[float]) -> float:
    # In percent, from the third to the fourth quarter. One reading alone may be off by 5 %.
    half, quarter = len(read_mb) // 2, 3 * len(read_mb) // 4
    return (median(read_mb[quarter:]) / median(read_mb[half:quarter]) - 1) * 100


async def _measured(minutes: float) -> list[float]:
    # The megabytes of the bot, read again and again.
    with TemporaryDirectory() as folder:
        async with (
            separate_processes(Path(folder), QUICK) as processes,
            AsyncExitStack() as stack,
        ):
            playing = [
                asyncio.create_task(_plays(await stack.enter_async_context(person), number))
                for number, person in enumerate(_people(processes))
            ]
            try:
                return await _read(processes, minutes, playing)
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)


def _people(processes: Processes) -> Iterator[Person]:
    return (Person(processes.url, name) for name in islice(cycle(PEOPLE), TABLES))


async def _read(
    processes: Processes, minutes: float, playing: list[asyncio.Task[None]]
) -> list[float]:
    read, until = [], time.monotonic() + minutes * 60
    while time.monotonic() < until:
        await asyncio.wait(playing, timeout=READ_EVERY_S, return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            if task.done():
                task.result()
        read.append(processes.resident_mb())
        sys.stderr.write(f"{read[-1]:.0f} MB, {processes.processor_s():.0f} s of processor\n")
    return read


async def _plays(person: Person, number: int) -> None:
    guest, rng = Guest(person, "tables", 0), Random(number)
    await _choose_look(guest, *LOOKS[number % len(LOOKS)])
    for game in islice(cycle(GAMES), number, None):
        await asyncio.sleep(CALM_S)
        lobby = await _opened(guest, game)
        await add_computers(guest, lobby, GAMES[game]().players - 1)
        await asyncio.sleep(CALM_S)
        await guest.press(lobby, "Start")
        while guest.newest(is_result) is None:
            await asyncio.sleep(LOOK_AGAIN_S)
            # Somebody else may have been faster: a hand that has gone cannot be pressed.
            with suppress(NotPossible):
                await guest.update()
                await _does_something(guest, rng)


async def _choose_look(guest: Guest, letters: str, colours: str) -> None:
    await set_for_me(guest, letters=letters, colours=colours)


async def _opened(guest: Guest, game: str) -> Json:
    guest.place = "tables"
    outcome = await guest.command("tarocchi new", game=game)
    assert outcome.message is not None, outcome
    answer = outcome.message["id"]
    link = await guest.until(lambda m: m["id"] == answer and "<#" in text_of(m))
    guest.place = thread_of(link)
    return await guest.until(is_lobby)


async def _does_something(guest: Guest, rng: Random) -> None:
    hand = guest.newest(lambda m: is_private(m) and bool(_deeds(m) or discard_selects(m)))
    if hand is None:
        return
    deeds, selects = _deeds(hand), discard_selects(hand)
    # What has been chosen may be refused, or be too much in all: then it is chosen anew.
    if deeds and (not selects or rng.random() < HALF):
        await guest.person.press(hand, rng.choice(deeds))
    elif selects:
        select = rng.choice(selects)
        values = [option["value"] for option in select["options"]]
        some = rng.sample(values, rng.randint(0, select["max_values"]))
        await guest.person.choose(hand, select["custom_id"], some)


def _deeds(message: Json) -> list[str]:
    ids = [each.get("custom_id", "") for each in buttons(message) if not each.get("disabled")]
    return [each for each in ids if each.startswith(DOES)]


if __name__ == "__main__":
    sys.stdout.writelines(f"{row.name}: {row.value}\n" for row in _rows(float(sys.argv[1])))
