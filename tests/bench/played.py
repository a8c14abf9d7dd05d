"""Playing for real: what a card costs the bot.

Loopback and bot are processes of their own; the processor's time is that of the bot alone, for
everything that a card causes: rules, storage, pictures and requests.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bot.loopback import Person
from cogs.layouts.board import TABLE
from cogs.layouts.hand.hand import PICTURE
from tests.bench.row import Row, at_most, told
from tests.cogs.commands.support.filling import set_for_me
from tests.cogs.support.guests import (
    Guest,
    discard_selects,
    is_board,
    is_my_turn,
    step_of,
    text_of,
    thread_of,
)
from tests.cogs.support.house import UNHURRIED
from tests.cogs.support.playing import discard, is_lobby, play_on
from tests.cogs.support.processes import Processes, separate_processes
from tests.drawn import draw_cards

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Game:
    """A game, how many cards are laid aside, and who plays: people alone, card by card."""

    key: str
    discard: int
    people: tuple[str, ...]


SCARTO = Game("scarto", 3, ("ada", "bruno", "carla"))
PIEDICAVALLO = Game("piedicavallo", 2, ("ada", "bruno", "carla", "dino"))

NO_PAUSES = {
    "TAROCCHI_PACE": "0",
    "TAROCCHI_FRAME_GAP": "0",
    "TAROCCHI_BETWEEN_DEALS": "2",
    "TAROCCHI_CALLS": "10000",
}
"""Nobody waits within a deal; the next one comes only after the costs of one are known."""

BY_TOKEN = ("/interactions/", "/webhooks/")
"""Requests by the token of an interaction: the global limit does not count them."""

UPLOADS = "/emojis"
"""Suit signs are uploaded once, whatever is played meanwhile."""


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    three, alone = asyncio.run(_measured(SCARTO)), asyncio.run(_measured(SCARTO, "off"))
    four = asyncio.run(_measured(PIEDICAVALLO))
    tokens = asyncio.run(_measured(PIEDICAVALLO, boards="token"))
    return [
        _card("trick in the hand", three, 10),
        _card("trick not in the hand", alone, 9),
        *_sent("trick in the hand", three),
        *_sent("trick not in the hand", alone),
        *_trick(SCARTO, three, 9, 3),
        *_trick(PIEDICAVALLO, four, 12, 4),
        *_trick(PIEDICAVALLO, tokens, 12, 0.3, ", boards by token"),
    ]


@dataclass(slots=True)
class Sitting:
    """People at a table of the bot, and what their last deal cost."""

    game: Game
    processes: Processes
    guests: Sequence[Guest]
    cards_ms: list[float] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    pictures: list[Json] = field(default_factory=list)
    _board: str = ""
    _steps: dict[str, str] = field(default_factory=dict)

    async def play(self) -> None:
        """People play a deal. Each acts when table and hand show what was done before."""
        self.cards_ms = []
        turn = await self._next_turn()
        while turn is not None and discard_selects(turn[1]):
            await discard(*turn, self.game.discard)
            turn = await self._next_turn()
        before = len(self.processes.requests())
        while turn is not None:
            began_s = self.processes.processor_s()
            await play_on(*turn)
            turn = await self._next_turn()
            self.cards_ms.append((self.processes.processor_s() - began_s) * 1000)
        requests = self.processes.requests()[before:]
        paths = [each["path"] for each in requests]
        self.requests = [path for path in paths if not path.endswith(UPLOADS)]
        self.pictures = [file for each in requests for file in each["files"]]

    async def _next_turn(self) -> tuple[Guest, Json] | None:
        board = await self.guests[0].until(self._goes_on)
        self._board = text_of(board)
        guest = next((guest for guest in self.guests if _waits_for(board, guest)), None)
        if guest is None:
            return None
        last = self._steps.get(guest.name)
        hand = await guest.until(lambda m: is_my_turn(m) and step_of(m) != last)
        self._steps[guest.name] = step_of(hand)
        return guest, hand

    def _goes_on(self, message: Json) -> bool:
        # The boards of earlier deals are still there.
        newest = self.guests[0].newest(lambda m: is_board(m) or _is_over(m))
        if message is not newest or text_of(message) == self._board:
            return False
        return _is_over(message) or any(_waits_for(message, guest) for guest in self.guests)


def _waits_for(board: Json, guest: Guest) -> bool:
    name = f"**{guest.name}**"
    return any(f"{name} {does}" in text_of(board) for does in ("to play", "to discard"))


def _is_over(board: Json) -> bool:
    return "is over" in text_of(board)


async def _measured(game: Game, trick_in_hand: str = "on", boards: str = "channel") -> Sitting:
    await draw_cards(UNHURRIED.cache)
    with TemporaryDirectory() as folder:
        async with separate_processes(
            Path(folder), NO_PAUSES | {"TAROCCHI_BOARDS": boards}
        ) as processes:
            guests = [Guest(Person(processes.url, name), "tables", 0) for name in game.people]
            sitting = Sitting(game, processes, guests)
            try:
                await _sit_down(game, guests)
                for guest in guests:
                    await _set_trick(guest, trick_in_hand)
                # In the first deal words are written that the bot remembers from then on.
                await sitting.play()
                await sitting.play()
            finally:
                await asyncio.gather(*(guest.person.close() for guest in guests))
    return sitting


async def _sit_down(game: Game, guests: Sequence[Guest]) -> None:
    # At a new table; the match begins.
    opener = guests[0]
    for guest in guests:
        await guest.person.watch()
    await opener.command("tarocchi new", game=game.key)
    link = await opener.until(lambda message: "<#" in text_of(message))
    for guest in guests:
        guest.place = thread_of(link)
    lobby = await opener.until(is_lobby)
    for guest in guests[1:]:
        await guest.press(lobby, "Join")
    await opener.press(lobby, "Start")


async def _set_trick(guest: Guest, wish: str) -> None:
    await set_for_me(guest, trick_in_hand=wish == "on")


def _card(what: str, sitting: Sitting, most_ms: float) -> Row:
    return at_most(f"card played, {what}, processor", median(sitting.cards_ms), most_ms, "ms", 1)


def _sent(what: str, sitting: Sitting) -> list[Row]:
    # What Discord is sent for each card: the hands, mostly twice, and the table.
    cards = len(sitting.cards_ms)
    hands, tables = (
        sum(file["size"] for file in sitting.pictures if file["filename"] == name) / 1024 / cards
        for name in (PICTURE, TABLE)
    )
    return [
        told(f"card played, {what}, hands sent", hands, "KB"),
        told(f"card played, {what}, tables sent", tables, "KB"),
    ]


def _trick(
    game: Game, sitting: Sitting, most: float, most_counted: float, how: str = ""
) -> list[Row]:
    requests, tricks = sitting.requests, len(sitting.cards_ms) / len(game.people)
    counted = [path for path in requests if not any(part in path for part in BY_TOKEN)]
    what = f"requests a trick, {len(game.people)} people{how}"
    return [
        at_most(what, len(requests) / tricks, most, digits=1),
        at_most(f"{what}: counted", len(counted) / tricks, most_counted, digits=1),
    ]
