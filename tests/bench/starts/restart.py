"""A restart behind the limits of Discord: many tables, some of which are not shown as they are.

Every board is older than an hour, and people press at some tables from the first moment on.
"""

import asyncio
import json
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from bot.loopback import Loopback, Person
from bot.loopback.person import images
from bot.loopback.world.messages import post
from bot.loopback.world.snowflakes import EPOCH_MS
from bot.loopback.world.threads import new_thread
from tests.bench.row import Row, at_most, told
from tests.cogs.support.guests import (
    Guest,
    card_buttons,
    discard_selects,
    is_board,
    text_of,
    thread_of,
)
from tests.cogs.support.house import open_loopback
from tests.cogs.support.playing import add_computers, discard, is_lobby
from tests.cogs.support.processes import bot_process
from tests.cogs.support.traffic import DELETE, FRAME, POST, kind_of

Json = dict[str, Any]

OLD_S = 7200
"""How long ago every board was made."""

FIRST = 1_000_000
"""The number of the first copy of the table that was played at."""

CARDS_BEFORE = 3
TRIES, PATIENCE_S = 6, 10
QUICK = {"TAROCCHI_PACE": "0", "TAROCCHI_FRAME_GAP": "0"}
LEAST_THOUGHT_S, MOST_THOUGHT_S = 2.0, 6.0
ALL_TRUE_WITHIN_S = 240.0
"""After this time it is wrong and not only slow."""


@dataclass(frozen=True, slots=True)
class Orders:
    """How many tables there are, how many of them are not shown as they are, and at how many
    somebody plays for so long; the calls a second of the bot, and those that Discord takes."""

    tables: int = 1000
    changed: int = 300
    busy: int = 40
    seconds: float = 60.0
    calls_per_s: int = 40
    limit: int = 50


@dataclass(slots=True)
class Restart:
    """What was seen: seconds until the bot was ready and all boards true, and the presses.

    `calls` are those that are counted, by the place of each table where nobody plays.
    """

    ready_s: float = 0.0
    true_s: float = 0.0
    refused: list[str] = field(default_factory=list)
    answers_s: list[float] = field(default_factory=list)
    calls: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class Copy:
    """A table like the first one: its thread and its board."""

    thread: str
    board: str


def rows() -> Iterator[Row]:
    """The measurements, as rows of a table."""
    orders = Orders()
    with TemporaryDirectory() as folder:
        seen = asyncio.run(restarted(orders, Path(folder)))
    percent = quantiles(seen.answers_s, n=100)
    what = f"restart with {orders.tables:,} tables, {orders.changed} of them changed"
    yield at_most(f"{what}: ready after", seen.ready_s, 5, "s", 1)
    yield at_most(f"{what}: calls refused", len(seen.refused), 0)
    yield at_most(f"{what}: all boards true after", seen.true_s, 60, "s")
    yield at_most(f"{what}: most calls at a table", max(seen.calls.values()), 1)
    yield told(f"{what}: tables that cost a call", len(seen.calls))
    name = f"{what}: press to answer, p99 of {len(seen.answers_s)}"
    yield at_most(name, percent[98] * 1000, 400, "ms")


async def restarted(orders: Orders, folder: Path) -> Restart:
    """Stops a bot, gives it many tables, and starts it again. Raises `TimeoutError`."""
    seen, calls = Restart(), {"TAROCCHI_CALLS": str(orders.calls_per_s)}
    async with open_loopback() as loopback, Person(loopback.url, "ada") as ada:
        async with bot_process(loopback.url, folder, QUICK):
            first = await _played(ada)
        copies = _copied(loopback, folder / "bot.db", first, orders)
        loopback.limits.enforced, loopback.limits.a_second = True, orders.limit
        watch = _Watch(copies, orders, seen)
        loopback.recorder.listeners.append(watch.hear)
        began_s = time.perf_counter()
        async with bot_process(loopback.url, folder, calls):
            seen.ready_s = time.perf_counter() - began_s
            playing = [
                _play(Guest(ada, copy.thread, 0), orders.seconds, Random(number), seen)
                for number, copy in enumerate(copies[: orders.busy])
            ]
            await asyncio.gather(*playing, watch.until_true())
    return seen


class _Watch:
    """Hears the calls of the bot, and knows which boards are not true yet."""

    def __init__(self, copies: list[Copy], orders: Orders, seen: Restart) -> None:
        self._began_s = time.perf_counter()
        self._quiet = {copy.thread for copy in copies[orders.busy :]}
        self._untrue = {copy.thread for copy in copies[-orders.changed :]}
        self._all_true = asyncio.Event()
        self._seen = seen

    def hear(self, entry: Json, files: dict[str, bytes]) -> None:
        """Takes note of a call."""
        if entry["status"] == 429:
            self._seen.refused.append(f"{entry['method']} {entry['path']} {entry['response']}")
        if kind_of(entry) not in (FRAME, POST, DELETE):
            return
        place = entry["path"].split("/")[2]
        if place in self._quiet:
            self._seen.calls[place] += 1
        if entry["status"] < 300:
            self._untrue.discard(place)
        if not self._untrue and not self._all_true.is_set():
            self._seen.true_s = time.perf_counter() - self._began_s
            self._all_true.set()

    async def until_true(self) -> None:
        """Returns once every board is true."""
        await asyncio.wait_for(self._all_true.wait(), ALL_TRUE_WITHIN_S)


async def _played(ada: Person) -> Guest:
    # A table at which it is her turn, with a board that shows it.
    outcome = await ada.command("tables", "tarocchi new", game="scarto", clock="slow")
    assert outcome.message is not None
    guest = Guest(ada, "tables", 0)
    answer = outcome.message["id"]
    link = await guest.until(lambda m: m["id"] == answer and "<#" in text_of(m))
    guest.place = thread_of(link)
    lobby = await guest.until(is_lobby)
    await add_computers(guest, lobby, 2)
    await guest.press(lobby, "Start")
    hand = await guest.until_hand()
    if discard_selects(hand):
        await discard(guest, hand)
    board = await guest.until(_waits_for_ada)
    for _ in range(CARDS_BEFORE):
        board = await _after_a_card(guest, board)
    return guest


async def _after_a_card(guest: Guest, board: Json) -> Json:
    # The board when it is her turn again. A hand that takes long has no cards to press at first.
    shown = images(board)[0]["description"]
    for _ in range(TRIES):
        await _press(guest, board["id"], [])
        with suppress(AssertionError):
            return await guest.until(
                lambda m: _waits_for_ada(m) and images(m)[0]["description"] != shown, PATIENCE_S
            )
    raise AssertionError("no card was played")


def _waits_for_ada(message: Json) -> bool:
    return is_board(message) and "Waiting for **Ada** to play" in text_of(message)


def _copied(loopback: Loopback, database: Path, first: Guest, orders: Orders) -> list[Copy]:
    board = first.newest(is_board)
    assert board is not None
    copies = [_posted(loopback, board, number) for number in range(orders.tables)]
    with closing(sqlite3.connect(database)) as db, db:
        for number, copy in enumerate(copies):
            _store(db, FIRST + number, copy)
        db.execute(
            "UPDATE tables SET board_made_at = board_made_at - ? WHERE id >= ?", (OLD_S, FIRST)
        )
        db.execute(
            "UPDATE tables SET frame_events = frame_events - 1 WHERE id >= ?",
            (FIRST + orders.tables - orders.changed,),
        )
    return copies


def _posted(loopback: Loopback, board: Json, number: int) -> Copy:
    world = loopback.world
    made_ms = int((world.clock.now - OLD_S) * 1000) - EPOCH_MS
    thread_id, board_id = (str((made_ms << 22) + 2 * number + n) for n in range(2))
    parent = world.channels[world.channels[board["channel_id"]]["parent_id"]]
    name, owner = f"Table {number}", world.bot["id"]
    new_thread(world, parent, id=thread_id, name=name, owner_id=owner)
    # The buttons of a board name its table.
    text = json.dumps(world.messages[board["id"]].wire)
    wire = json.loads(text.replace('"table:1:', f'"table:{FIRST + number}:'))
    post(world, wire | {"id": board_id, "channel_id": thread_id})
    world.settle()
    return Copy(thread_id, board_id)


def _store(db: sqlite3.Connection, number: int, copy: Copy) -> None:
    new = {"channel_id": int(copy.thread), "board_message_id": int(copy.board)}
    for table, key in (("tables", "id"), ("seats", "table_id"), ("events", "table_id")):
        changed = {key: number} | (new if table == "tables" else {})
        found = db.execute("SELECT name FROM pragma_table_info(?)", (table,))
        kept = [column for (column,) in found if column not in changed]
        db.execute(
            f"INSERT INTO {table} ({', '.join([*changed, *kept])}) "
            f"SELECT {', '.join('?' * len(changed))}, {', '.join(kept)} FROM {table} "
            f"WHERE {key} = 1",
            tuple(changed.values()),
        )


async def _play(guest: Guest, seconds: float, rng: Random, seen: Restart) -> None:
    # Presses in one of the first seconds, and then again and again after a little thought.
    end_s = time.perf_counter() + seconds
    await asyncio.sleep(rng.uniform(0, MOST_THOUGHT_S))
    while time.perf_counter() < end_s:
        await guest.update()
        board = guest.newest(is_board)
        assert board is not None
        await _press(guest, board["id"], seen.answers_s)
        await asyncio.sleep(rng.uniform(LEAST_THOUGHT_S, MOST_THOUGHT_S))


async def _press(guest: Guest, board: str, answers_s: list[float]) -> None:
    # Asks for the hand, and plays a card if it can be played.
    began_s = time.perf_counter()
    outcome = await guest.person.press(board, label="My hand")
    answers_s.append(time.perf_counter() - began_s)
    assert outcome.message is not None, outcome
    cards = card_buttons(outcome.message)
    if cards:
        began_s = time.perf_counter()
        outcome = await guest.person.press(outcome.message, cards[0]["custom_id"])
        answers_s.append(time.perf_counter() - began_s)
        assert outcome.status in ("answered", "deferred"), outcome
