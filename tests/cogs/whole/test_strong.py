"""Strong players at the playground, who think in a process of their own while people play."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import running
from bot.games.catalogue import find
from bot.players import pool as module
from bot.players.pool import Pool
from bot.players.search.questions import SearchTurn
from bot.tables.decisions import lobby
from bot.tables.seating import level_of
from tests.cogs.support.house import QUICK, House, playing_house
from tests.cogs.support.playing import Party, panel_of, party

WORLDS = 5
PATIENCE_S = 60

FEW_CARDS = 10

BESIDE = ("bruno", "carla", "dino", "elena")
"""Each at a table of their own."""


class Counting(Pool):
    """A pool in plain Python that counts how often it has found something, and how often not."""

    def __init__(self, cache: Path | None, first: Callable[[], Sequence[SearchTurn]]) -> None:
        super().__init__(None, first, size=1, limit_s=PATIENCE_S, worlds=WORLDS)
        self.found = self.missed = 0

    async def best(self, turn: SearchTurn, seed: bytes) -> int | None:
        """What is best, if an answer came."""
        card = await super().best(turn, seed)
        self.found += card is not None
        self.missed += card is None
        return card


@pytest.fixture
def pools(monkeypatch: pytest.MonkeyPatch) -> list[Counting]:
    """The pools that are made."""
    made: list[Counting] = []

    def counting(cache: Path, first: Callable[[], Sequence[SearchTurn]]) -> Pool:
        made.append(Counting(cache, first))
        return made[-1]

    monkeypatch.setattr(running, "Pool", counting)
    # What is tested is that all goes on, and not how fast it does.
    monkeypatch.setattr(module, "PATIENCE_S", PATIENCE_S)
    return made


async def among_strong_players(house: House) -> Party:
    """One deal of Ada and three strong players, just begun."""
    playing = await party(house, "ada", game="tarocco-francese")
    panel = await panel_of(playing.opener, playing.lobby, "Computers")
    for _ in range(3):
        outcome = await playing.opener.press(panel, "Add 🤖★")
        assert outcome.status == "answered", outcome
    kind, before = find("tarocco-francese"), playing.table.setup
    wanted = replace(before, game=kind(kind.options_type.parse("deals=1"), 4))
    await playing.table.change(lobby.set_up, playing.opener.user_id, lambda _: wanted)
    outcome = await playing.opener.press(playing.lobby, "Start")
    assert outcome.status == "answered", outcome
    levels_here = [level_of(sitter) for sitter in playing.table.seating.sitters]
    assert levels_here[1:] == ["strong"] * 3
    return playing


async def alone(house: House, name: str) -> Party:
    """Somebody with two computers that do not think."""
    playing = await party(house, name, computers=2)
    await playing.start_playing()
    return playing


async def plays_beside(playing: Party, strong: Party) -> int:
    """How many cards somebody has played, up to a few, before the other match was over."""
    cards = 0
    while cards < FEW_CARDS and not strong.table.over:
        await playing.act()
        cards += 1
    return cards


async def test_strong_players_play_to_the_end_while_people_go_on_beside_them(
    tmp_path: Path, pools: list[Counting]
) -> None:
    async with playing_house(tmp_path, replace(QUICK, search="on")) as house:
        [pool] = pools
        await asyncio.wait_for(pool.ready(), PATIENCE_S)
        beside = [await alone(house, name) for name in BESIDE]
        strong = await among_strong_players(house)
        _, *played = await asyncio.gather(
            strong.finish(), *(plays_beside(playing, strong) for playing in beside)
        )
    assert strong.table.over
    assert strong.table.public.number >= 1
    assert all(count is not None and count > 1 for count in played)
    assert pool.found > 3 * 9
    assert pool.missed == 0
