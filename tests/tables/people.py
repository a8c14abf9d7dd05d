"""People at tables, and what they do there."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from bot.games.actions import Action
from bot.games.cards import Seat
from bot.games.catalogue import find
from bot.games.game import Game
from bot.games.views import SeatView
from bot.players import novice
from bot.tables.change import Change, What
from bot.tables.hub import Hub
from bot.tables.table import Table

ADA, BEPPE, CARLA, DINO = 101, 102, 103, 104
NAMES = {ADA: "Ada", BEPPE: "Beppe", CARLA: "Carla", DINO: "Dino"}
GUILD, CHANNEL, LOBBY_MESSAGE = 7, 70, 700
PATIENCE_S = 20.0


async def lobby(hub: Hub, *others: int, channel: int = CHANNEL, guild: int = GUILD) -> Table:
    """A table of Scarto, opened by Ada, where these others sit too."""
    table = await hub.open(
        find("scarto")(),
        guild_id=guild,
        channel_id=channel,
        parent_id=CHANNEL,
        opener=(ADA, NAMES[ADA], "it"),
        language="en",
    )
    await table.set_lobby_message(LOBBY_MESSAGE)
    for person in others:
        await table.join(person, NAMES[person], "en")
    return table


async def match_of(hub: Hub, game: Game) -> Table:
    """A match of this game, just begun, with a person on every seat."""
    table = await hub.open(
        game,
        guild_id=GUILD,
        channel_id=CHANNEL,
        parent_id=CHANNEL,
        opener=(ADA, NAMES[ADA], "it"),
        language="en",
    )
    for seat in range(1, game.players):
        await table.join(ADA + seat, f"Person {seat}", "en")
    await table.start(ADA)
    return table


async def match(hub: Hub) -> Table:
    """A match of Ada, Beppe and Carla, just begun."""
    table = await lobby(hub, BEPPE, CARLA)
    await table.start(ADA)
    return table


async def match_with_computers(hub: Hub) -> Table:
    """A match of Ada and two computers, just begun."""
    table = await lobby(hub)
    await table.add_computer(ADA)
    await table.add_computer(ADA)
    await table.start(ADA)
    return table


@dataclass(frozen=True)
class Wish:
    """What the person whose turn it is could do, and where he saw it."""

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
    await table.act(wished.user, wished.action, wished.deal, wished.step)


async def play_deal(table: Table, rng: Random | None = None) -> None:
    """People play until the deal is over."""
    while table.turn is not None:
        await act(table, rng)


async def play_out(table: Table, rng: Random | None = None) -> None:
    """People play until the match is over."""
    while not table.over:
        await play_deal(table, rng)
        if table.between_deals:
            await table.next_deal()


class Heard:
    """All changes at all tables of a hub, in order."""

    def __init__(self, hub: Hub) -> None:
        self.changes: list[Change] = []
        self._news = asyncio.Event()
        hub.listeners.append(self._hear)

    @property
    def whats(self) -> list[What]:
        """What changed, in order."""
        return [change.what for change in self.changes]

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Returns after the change that makes it so; fails if none does."""
        async with asyncio.timeout(PATIENCE_S):
            while not is_so():
                self._news.clear()
                await self._news.wait()

    def _hear(self, change: Change) -> None:
        self.changes.append(change)
        self._news.set()


def everything(table: Table) -> object:
    """All that a table knows, in a form that can be compared with another of the same match."""
    inner = table._match
    return (
        (table.state, table.seating, table.seeds, table.board, table.touched_at),
        (table.lobby_message_id, table.opener_id, table.commitment, table.turn),
        [table.hand_of(Seat(seat)) for seat in range(table.game.players)],
        inner and (inner.first_dealer, inner.scored, inner.deal),
        table._logged,
    )


def plain(seen: SeatView, table: Table) -> SeatView:
    """The view with the game of this table, so that views of two hubs can be compared."""
    return replace(seen, game=table.game)
