"""People at tables, and what they do there."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from bot.games.actions import Action
from bot.games.catalogue import find
from bot.games.game import Game
from bot.games.view import SeatView
from bot.players import novice
from bot.tables.decisions import lobby, messages, play
from bot.tables.hub import Hub, Opening
from bot.tables.setup import Setup
from bot.tables.state import ChangeKind
from bot.tables.table import Change, Table
from data.tables import Stage

ADA, BEPPE, CARLA, DINO, EMMA = 101, 102, 103, 104, 105
NAMES = {ADA: "Ada", BEPPE: "Beppe", CARLA: "Carla", DINO: "Dino", EMMA: "Emma"}
GUILD, CHANNEL, LOBBY_MESSAGE = 7, 70, 700
PATIENCE_S = 20.0

OPENING = Opening(
    user_id=ADA,
    name=NAMES[ADA],
    locale="it",
    guild_id=GUILD,
    channel_id=CHANNEL,
    parent_id=CHANNEL,
    language="en",
)
"""Ada opens a table."""


async def open_lobby(
    hub: Hub, *others: int, channel: int = CHANNEL, guild: int = GUILD, opener: int = ADA
) -> Table:
    """A table of Scarto, opened by Ada, where these others sit too."""
    opening = replace(OPENING, channel_id=channel, guild_id=guild, user_id=opener)
    table = await hub.open(Setup(find("scarto")()), opening)
    await table.change(messages.set_lobby_message, LOBBY_MESSAGE)
    for person in others:
        await table.change(lobby.join, person, NAMES[person], "en")
    return table


async def match_of(hub: Hub, game: Game) -> Table:
    """A match of this game, just begun, with a person on every seat."""
    table = await hub.open(Setup(game), OPENING)
    for seat in range(1, game.players):
        await table.change(lobby.join, ADA + seat, f"Person {seat}", "en")
    await table.change(lobby.start, ADA)
    return table


async def match(hub: Hub) -> Table:
    """A match of Ada, Beppe and Carla, just begun."""
    table = await open_lobby(hub, BEPPE, CARLA)
    await table.change(lobby.start, ADA)
    return table


async def match_with_computers(hub: Hub, level: str = "normal") -> Table:
    """A match of Ada and two computers of this level, just begun."""
    table = await open_lobby(hub)
    await table.change(lobby.add_computer, ADA, level)
    await table.change(lobby.add_computer, ADA, level)
    await table.change(lobby.start, ADA)
    return table


@dataclass(frozen=True)
class Wish:
    """What the person whose turn it is could do, and in which state they saw it."""

    user: int
    action: Action
    deal: int
    step: int


def on_turn(table: Table) -> int:
    """The person whose turn it is."""
    assert table.turn is not None
    user = table.seating.sitter(table.turn.seat).user_id
    assert user is not None
    return user


def wish(table: Table, rng: Random | None = None) -> Wish:
    """Something legal for the person whose turn it is."""
    seen = table.view_of(on_turn(table))
    return Wish(on_turn(table), novice.choose(seen, rng or Random(0)), seen.number, seen.step)


async def act(table: Table, rng: Random | None = None) -> None:
    """The person whose turn it is does something legal."""
    wished = wish(table, rng)
    await table.change(play.act, wished.user, wished.action, wished.deal, wished.step)


async def play_deal(table: Table, rng: Random | None = None) -> None:
    """People play until the deal is over."""
    while table.turn is not None:
        await act(table, rng)


async def play_out(table: Table, rng: Random | None = None) -> None:
    """People play until the match is over."""
    while not table.over:
        await play_deal(table, rng)
        if table.between_deals:
            await table.change(play.next_deal)


class Heard:
    """All changes at all tables of a hub, in order."""

    def __init__(self, hub: Hub) -> None:
        self.changes: list[Change] = []
        self.news = asyncio.Event()
        hub.listeners.append(self._hear)

    @property
    def whats(self) -> list[ChangeKind]:
        """What changed, in order."""
        return [change.what for change in self.changes]

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Returns after the change that makes it so; fails if none does."""
        async with asyncio.timeout(PATIENCE_S):
            while not is_so():
                self.news.clear()
                await self.news.wait()

    def _hear(self, change: Change) -> None:
        self.changes.append(change)
        self.news.set()


def stage(table: Table) -> Stage:
    """How far the table has come."""
    return table.row.state


def everything(table: Table) -> object:
    """All that a table knows, in a form that can be compared with that of its copies."""
    state, match = table._state, table._state.match
    return (
        # When somebody last did something is in the log, or in the row; a version counts writing.
        replace(state.row, touched_at=0, version=0),
        (state.seating, state.hands, state.plans, state.touched_at, state.logged),
        (str(table.game.options), table.game.players, table.setup.drawing, table.turn),
        match and (match.first_dealer, match.scored, match.deal, match.stopped),
    )


def plain(seen: SeatView, table: Table) -> SeatView:
    """The view with the game of this table, so that views of two hubs can be compared."""
    return replace(seen, game=table.game)
