"""Two servers, each played on by a bot of its own part of the shards, with one database."""

from dataclasses import replace
from pathlib import Path

from data.ranges.shard_range import ShardRange
from tests.cogs.support.house import QUICK, House, open_loopback, playing_house
from tests.cogs.support.playing import Party, party
from tests.loopback.support.servers import added, shard_of, tables_on


async def party_on(house: House, server: str, name: str) -> Party:
    """A lobby on this server, opened by somebody who has joined it."""
    guest = await house.guest(name)
    channel = await tables_on(house.loopback, guest.person, server)
    return await party(house, name, computers=2, channel=channel)


async def test_matches_are_played_on_the_servers_of_two_ranges(tmp_path: Path) -> None:
    low, high = (replace(QUICK, shards=ShardRange(shard, shard, 2)) for shard in (0, 1))
    async with open_loopback() as loopback:
        servers = {shard_of(server, 2): server for server in await added(loopback, 2)}
        async with (
            playing_house(tmp_path, low, loopback) as one,
            playing_house(tmp_path, high, loopback) as other,
        ):
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
