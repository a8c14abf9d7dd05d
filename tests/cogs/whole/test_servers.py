"""Two servers, each played on by a bot of its own part of the shards, with one database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app.running import running_bot
from bot.app.settings import BadSetting
from bot.app.starting import CannotStart
from bot.loopback import Loopback
from cogs.messages import signs
from data.ranges.shard_range import ALL, ShardRange
from rendering.art.pips.suits import Colours
from tests.cogs.support.house import QUICK, House, open_loopback, playing_house
from tests.cogs.support.playing import Party, party
from tests.loopback.support.servers import added, shard_of, tables_on


async def party_on(house: House, server: str, name: str) -> Party:
    """A lobby on this server, opened by somebody who has joined it."""
    guest = await house.guest(name)
    channel = await tables_on(house.loopback, guest.person, server)
    return await party(house, name, computers=2, channel=channel)


@asynccontextmanager
async def both(folder: Path, loopback: Loopback) -> AsyncIterator[tuple[House, House]]:
    """A house of each half of the shards."""
    low, high = (replace(QUICK, shards=ShardRange(shard, shard, 2)) for shard in (0, 1))
    async with (
        playing_house(folder, low, loopback) as one,
        playing_house(folder, high, loopback) as other,
    ):
        yield one, other


async def test_matches_are_played_on_the_servers_of_two_ranges(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        servers = {shard_of(server, 2): server for server in await added(loopback, 2)}
        async with both(tmp_path, loopback) as (one, other):
            parties = [
                await party_on(one, servers[0], "bruno"),
                await party_on(other, servers[1], "carla"),
            ]
            for playing, server in zip(parties, (servers[0], servers[1]), strict=True):
                assert playing.table.row.guild_id == int(server)
                assert list(playing.house.hub.open_tables()) == [playing.table]
                await playing.start()
                await playing.finish()
            assert [playing.table.over for playing in parties] == [True, True]
            assert {playing.table.id for playing in parties} == {1, 2}


async def test_what_is_done_once_for_all_is_done_by_one_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signs, "UPLOAD_EVERY_S", 0)
    monkeypatch.setattr(signs, "TAKEN_OVER_AFTER_S", 0)
    async with open_loopback() as loopback:
        async with both(tmp_path, loopback) as houses:
            for house in houses:
                async with asyncio.timeout(60):
                    while not house.running.services.signs.of(Colours.FOUR):  # noqa: ASYNC110
                        await asyncio.sleep(0.01)
        made = [each["name"] for each in loopback.world.emojis.values()]
        asked = [(each["method"], each["path"]) for each in loopback.recorder.entries]
    uploads = [path for method, path in asked if method == "POST" and path.endswith("/emojis")]
    assert len(uploads) == len(made) == len({*made})
    registered = [path for method, path in asked if method == "PUT" and "/commands" in path]
    assert len(registered) == 1


async def test_a_process_of_another_count_of_shards_is_refused(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        low = replace(QUICK, shards=ShardRange(0, 0, 2))
        async with playing_house(tmp_path, low, loopback):
            for shards, why in (
                (ShardRange(2, 3, 4), r"These shards are of 4, but processes of 2 shards run"),
                (ShardRange(0, 1, 2), r"Shard 0 of 2 is run by another process\."),
                (ALL, r"Another bot is running with"),
            ):
                with pytest.raises((BadSetting, CannotStart), match=why):
                    async with running_bot(replace(QUICK, shards=shards), tmp_path / "bot.db"):
                        pass
        # Nobody runs any more, so all can be cut anew.
        async with playing_house(tmp_path, replace(QUICK, shards=ShardRange(0, 3, 4)), loopback):
            pass
