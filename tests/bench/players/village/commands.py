"""How soon commands answer: `python -m tests.bench.players.village.commands DATABASE [FOLDER]`.

People of the playground ask a bot there, at the time at which the village's last deal ended. What
the answers show is kept in the folder, if one is given.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bot.loopback.person import Outcome, buttons, files, images, selects
from cogs.layouts.periods import PERIODS
from cogs.leaderboard import ids
from data.engines import copies
from data.finished.rankings import By
from rendering.cards.store import store
from tests.bench.players.village.matches import IN_FULL
from tests.bench.report import table
from tests.bench.row import Row
from tests.cogs.support.guests import Guest
from tests.cogs.support.house import UNHURRIED, House, playing_house
from tests.drawn import draw_cards

Json = dict[str, Any]

TIMES = 3
"""So many pages of each history are turned, and so many matches are looked at deal by deal."""

STEPS = 12
"""So many steps of a deal are looked at."""

PATIENCE_S = 900


@dataclass(slots=True)
class Visitor:
    """Somebody who asks: how many seconds each answer took, and of the processor, by what it was.

    What is shown is kept in the *folder*, if there is one.
    """

    guest: Guest
    folder: Path | None = None
    took: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    matches: int = 0

    async def command(self, name: str, shot: str = "", **options: Any) -> Json:
        """The answer to a command."""
        return await self._timed(name, self.guest.command(name, **options), shot)

    async def press(self, what: str, message: Json, label: str, shot: str = "") -> Json:
        """The message after a press of the button with this label."""
        return await self._timed(what, self.guest.press(message, label), shot)

    async def choose(self, what: str, message: Json, end: str, value: str, shot: str = "") -> Json:
        """The message after a choice in the select whose id ends like this."""
        [select] = [each for each in selects(message) if each["custom_id"].endswith(end)]
        choosing = self.guest.person.forge_choice(message, select["custom_id"], [value])
        return await self._timed(what, choosing, shot)

    async def offered(self, name: str, option: str) -> list[Any]:
        """The values that an option of a command offers."""
        offered = await self.guest.person.autocomplete(self.guest.place, name, option)
        return [each["value"] for each in offered]

    async def open(self, page: Json) -> Json:
        """The first match of a page of the history."""
        [select] = selects(page)
        value, number = select["options"][0]["value"], self._opened()
        return await self.choose(
            "tarocchi history: a press", page, select["custom_id"], value, f"match-{number}"
        )

    def _opened(self) -> int:
        self.matches += 1
        return self.matches

    async def file(self, name: str) -> None:
        """Waits for the file that a command promises at first."""
        began = time.perf_counter(), time.process_time()
        promised = await self.command(name)
        what = f"{name}: the file"
        await self.guest.until(lambda m: m["id"] == promised["id"] and bool(files(m)), PATIENCE_S)
        self._note(what, *began)

    def _note(self, what: str, began: float, processor: float) -> None:
        took = time.perf_counter() - began, time.process_time() - processor
        self.took.setdefault(what, []).append(took)

    async def _timed(self, what: str, asking: Awaitable[Outcome], shot: str) -> Json:
        began = time.perf_counter(), time.process_time()
        outcome = await asking
        self._note(what, *began)
        assert outcome.message is not None, outcome
        if self.folder is not None and shot:
            for number, file in enumerate([*images(outcome.message), *files(outcome.message)]):
                name = f"{shot}{number or ''}{Path(file['filename']).suffix}"
                (self.folder / name).write_bytes(await self.guest.person.download(file["url"]))
        return outcome.message


def may_press(message: Json, label: str) -> bool:
    """Whether a message has a button with this label that can be pressed."""
    found = [each for each in buttons(message) if each["label"] == label]
    return bool(found) and not found[0].get("disabled")


async def visited(path: Path, folder: Path | None = None) -> list[Row]:
    """How soon every command answers on a copy of this database."""
    await draw_cards(UNHURRIED.cache)
    with TemporaryDirectory() as place:
        copies.backup(path, Path(place) / "bot.db")
        async with playing_house(Path(place), UNHURRIED) as house:
            clock = house.loopback.clock
            clock.advance(max(0, await _ended_at(house) - clock.now))
            visitor = Visitor(await house.guest("ada"), folder)
            await _ask(house, visitor)
    return [_row(what, each) for what, each in visitor.took.items()]


def _row(what: str, took: Sequence[tuple[float, float]]) -> Row:
    wall, processor = ([1000 * each for each in some] for some in zip(*took, strict=True))
    value = f"{median(wall):.0f} ms, at most {max(wall):.0f} ms of {len(took)}"
    most = f"processor at most {max(processor):.0f} ms"
    if what.endswith("the file"):
        return Row(f"/{what}", f"{value}, {most}")
    return Row(f"/{what}", f"{value}, {most}", "≤ 1 s", max(wall) <= 1000)


async def _ended_at(house: House) -> float:
    [(ended_at,)] = await house.database.reading.execute_fetchall(
        "SELECT max(ended_at) + 1 FROM deals"
    )
    return float(ended_at)


async def _ask(house: House, visitor: Visitor) -> None:
    [(matches,)] = await house.database.reading.execute_fetchall("SELECT count(*) FROM tables")
    await _boards(visitor)
    await _records(visitor)
    await _histories(house, visitor)
    await _replays(visitor, matches - matches % IN_FULL)
    await _profiles(house, visitor)
    await visitor.file("tarocchi mydata")
    await visitor.file("tarocchi-admin export")


async def _boards(visitor: Visitor) -> None:
    name = "tarocchi leaderboard"
    for number, kind in enumerate(await visitor.offered(name, "game")):
        for by in By:
            for period in PERIODS:
                shot = f"leaderboard-{number}-{by}-{period}"
                await visitor.command(name, shot, game=kind, by=by.value, period=period)
        page = await visitor.command(name, game=kind)
        for label in ("My place", "▶", "◀"):
            if may_press(page, label):
                page = await visitor.press(f"{name}: a press", page, label, f"turned-{number}")
        shot = f"everywhere-{number}"
        await visitor.choose(f"{name}: a press", page, ":scope", ids.EVERYWHERE, shot)


async def _records(visitor: Visitor) -> None:
    name = "tarocchi records"
    for kind in await visitor.offered(name, "game"):
        page = await visitor.command(name, game=kind)
        sorts = [each for each in selects(page) if each["custom_id"].endswith(":sort")]
        for sort in [option["value"] for each in sorts for option in each["options"]]:
            page = await visitor.choose(f"{name}: a press", page, ":sort", sort)


async def _histories(house: House, visitor: Visitor) -> None:
    name = "tarocchi history"
    bruno, carla = [str((await house.guest(each)).user_id) for each in ("bruno", "carla")]
    asked: list[dict[str, str]] = [{}, {"player": bruno}, {"player": bruno, "with": carla}]
    games = await visitor.offered(name, "game")
    asked += [{"game": game} for game in games]
    asked += [{"game": game, "player": bruno, "with": carla} for game in games]
    for each in asked:
        page = await visitor.command(name, **each)
        for _ in range(TIMES):
            if may_press(page, "Older ▶"):
                page = await visitor.press(f"{name}: a press", page, "Older ▶")
        if not selects(page):
            # They never met at this game.
            continue
        page = await visitor.open(page)
        for label in ("Replay", "Record", "Check the shuffle"):
            await visitor.press(f"{name}: a press", page, label)


async def _replays(visitor: Visitor, match: int) -> None:
    name, press = "tarocchi replay", "tarocchi replay: a press"
    for number in range(match, match - TIMES * IN_FULL, -IN_FULL):
        page = await visitor.command(name, f"replay-{number}", match=number)
        if len(selects(page)) == 1:
            # A deal that was thrown in has no tricks to choose.
            continue
        for step in range(STEPS):
            page = await visitor.press(press, page, "▶", f"replay-{number}-{step}")
        tricks, _ = selects(page)
        page = await visitor.choose(press, page, tricks["custom_id"], tricks["options"][4]["value"])
        _, eyes = selects(page)
        page = await visitor.choose(press, page, eyes["custom_id"], "1", f"seat-{number}")
        page = await visitor.press(press, page, "⏭", f"last-{number}")
        page = await visitor.press(press, page, "Whole deal", f"sheet-{number}")


async def _profiles(house: House, visitor: Visitor) -> None:
    name, bruno = "tarocchi profile", str((await house.guest("bruno")).user_id)
    for number, kind in enumerate(await visitor.offered(name, "game")):
        await visitor.command(name, f"profile-{number}", game=kind)
        await visitor.command(name, f"compared-{number}", **{"game": kind, "with": bruno})


def main(arguments: Sequence[str]) -> None:
    """Writes the table."""
    path, *rest = map(Path, arguments)
    for folder in rest:
        folder.mkdir(parents=True, exist_ok=True)
    store.use(UNHURRIED.cache)
    sys.stdout.write(table(asyncio.run(visited(path, *rest))))


if __name__ == "__main__":
    main(sys.argv[1:])
