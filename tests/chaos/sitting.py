"""People who open one table after another and play there, whatever happens to the bot."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle, islice
from typing import Any

from bot.games.catalogue import GAMES
from bot.loopback.person import NotPossible
from bot.tables import store
from bot.tables.state import TableState
from data.database import looking_into
from data.engines.place import Place
from tests.chaos.choices import Undisturbed, undisturbed
from tests.chaos.judge import Seated
from tests.chaos.player import LOOK_AGAIN_S, Player, look
from tests.cogs.support.guests import Guest, is_board, says, text_of, thread_of
from tests.cogs.support.playing import ADD, COMPUTER, is_done, is_lobby
from tests.cogs.support.presses import Presses

Json = dict[str, Any]

PEOPLE = ("ada", "bruno", "carla", "dino", "elena", "fabio")

SHORT = {"ottocento": "length=four_deals", "tarocco-francese": "deals=2"}
"""Options that make a match last about as long as those of the other games."""

FRANCESE_PLAYERS = (4, 5, 3)
"""Of six, people would call two cards, one after the other."""

GIVEN_UP_S = 45.0
"""How long people wait for a new table to begin before they open another one."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played at a table, and by whom beside computers."""

    game: str
    players: int
    people: tuple[str, ...]

    @property
    def options(self) -> dict[str, object]:
        """The options of the command that opens it."""
        return {
            "game": self.game,
            "players": self.players,
            "options": SHORT.get(self.game, ""),
            "clock": "none",
        }


def plans(tables: int) -> Iterator[Plan]:
    """So many plans with all games in turn, each with one person or two."""
    names = cycle(PEOPLE)
    for number, game in enumerate(islice(cycle(GAMES), tables)):
        players = GAMES[game]().players
        if game == "tarocco-francese":
            players = FRANCESE_PLAYERS[number // len(GAMES) % len(FRANCESE_PLAYERS)]
        yield Plan(game, players, tuple(islice(names, 1 + number % 2)))


@dataclass
class Company:
    """People who stay together for one match after another; `players` are they in all of these.

    `seated` is who has joined at which place, and was told so.
    """

    plan: Plan
    guests: list[Guest]
    database: Place
    presses: Presses
    players: list[Player] = field(default_factory=list)
    seated: set[Seated] = field(default_factory=set)
    over: bool = False
    _channel: str = ""

    def __post_init__(self) -> None:
        self._channel = self.opener.place

    @property
    def opener(self) -> Guest:
        """Who opens the tables."""
        return self.guests[0]

    @property
    def moves(self) -> int:
        """How much of what they did was answered."""
        return sum(len(player.answered) for player in self.players)

    def __str__(self) -> str:
        here = self.players[-len(self.guests) :]
        return "; ".join([str(self.plan), *map(str, here)])

    async def play(self, enough: Callable[[], bool]) -> None:
        """Plays until a match is over and it is enough."""
        while not self.players or not enough():
            table = await self._begun()
            match = undisturbed(table)
            here = [self._player(table, match, guest) for guest in self.guests]
            self.players += here
            await asyncio.gather(*(player.play() for player in here))
        self.over = True

    def _player(self, table: TableState, match: Undisturbed, guest: Guest) -> Player:
        seat = table.seating.seat_of(guest.user_id)
        return Player(guest, table.row.id, match.moves[seat], self.presses)

    async def _begun(self) -> TableState:
        # A bot that is killed while it opens a table leaves it behind.
        while True:
            with suppress(TimeoutError, NotPossible, LookupError):
                async with asyncio.timeout(GIVEN_UP_S):
                    await self._sit_down()
                    return await stored(self.database, int(self.opener.place))

    async def _sit_down(self) -> None:
        await self._open()
        for guest in self.guests[1:]:
            guest.place = self.opener.place
            await self._until(says(guest.name), partial(self._join, guest))
        await self._until(self._is_full, self._add_computers)
        await self._until(is_board, partial(self.opener.press, label="Start"))

    async def _join(self, guest: Guest, lobby: Json) -> None:
        if is_done(await guest.press(lobby, "Join")):
            self.seated.add((int(guest.place), guest.user_id))

    async def _open(self) -> None:
        person, opened = self.opener.person, None
        while opened is None:
            opening = person.command(self._channel, "tarocchi new", **self.plan.options)
            opened = (await opening).message
            await asyncio.sleep(LOOK_AGAIN_S)
        while "<#" not in text_of(opened):
            opened = await person.message(opened)
            await asyncio.sleep(LOOK_AGAIN_S)
        self.opener.place = thread_of(opened)

    def _is_full(self, message: Json) -> bool:
        computers = self.plan.players - len(self.guests)
        return text_of(message).count(COMPUTER) == computers

    async def _add_computers(self, lobby: Json) -> None:
        panel = (await self.opener.press(lobby, "Computers")).message
        for _ in range(self.plan.players - len(self.guests)):
            if panel is not None:
                await self.opener.press(panel, ADD)

    async def _until(
        self, wanted: Callable[[Json], bool], act: Callable[[Json], Awaitable[object]]
    ) -> None:
        # Does something with the lobby again and again, until it has come to that.
        while True:
            await look(self.opener)
            if self.opener.newest(wanted):
                return
            lobby = self.opener.newest(is_lobby)
            if lobby is not None:
                with suppress(NotPossible, LookupError):
                    await act(lobby)
            await asyncio.sleep(LOOK_AGAIN_S)


async def stored(database: Place, thread: int) -> TableState:
    """The table in a thread, as the bot has stored it so far."""
    async with looking_into(database) as db:
        [(table,)] = await db.execute_fetchall(
            "SELECT id FROM tables WHERE channel_id = ?", (thread,)
        )
        return await store.read(db, table)
