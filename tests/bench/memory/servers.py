"""What the library holds of a server: all that Discord tells of it, or what the bot keeps."""

import gc
import json
import tracemalloc
from collections.abc import Callable
from random import Random

from bot.app.guild_diet import trimmed
from bot.loopback.world.sample import APPLICATION_ID
from tests.bench.row import Row, at_most, told
from tests.guild_diet.servers import CHANNELS, ROLES, Json, client, made_up

SERVERS = 50


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    whole, little = _held_kb(lambda server: server), _held_kb(_little)
    what = f"a server of {CHANNELS} channels and {ROLES} roles"
    return [
        told(f"{what}: all that Discord tells", whole, "KB", 1),
        told(f"{what}: what the bot keeps", little, "KB", 1),
        at_most(f"{what}: what the bot keeps ÷ all", little / whole, 0.5, digits=2),
    ]


def _little(server: Json) -> Json:
    return trimmed(server, int(APPLICATION_ID))


def _held_kb(kept: Callable[[Json], Json]) -> float:
    # Each is read from text, as they come: objects that two servers share would count once.
    texts = [json.dumps(made_up(Random(n), id=str(n + 1))) for n in range(SERVERS)]
    hearing = client()._connection.parsers["GUILD_CREATE"]
    gc.collect()
    tracemalloc.start()
    for text in texts:
        hearing(kept(json.loads(text)))
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / SERVERS / 1024
