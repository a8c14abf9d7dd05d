"""Makes `tables.db` and `expected.json`: `python -m tests.tables.stored.make`.

Both were made once, with the code of the day. They are not made again when the code changes: the
test that goes on from them shows that stored tables open and play on.
"""

import asyncio
import hashlib
import json
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from bot.games import catalogue
from bot.games.cards import Seat
from bot.tables.decisions import ending, lobby, messages, play, presence
from bot.tables.hub import Hub
from bot.tables.setup import Setup
from bot.tables.table import Table
from data.database import Database
from data.hands import HandHandle
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, OPENING, act, play_deal, stage

FOLDER = Path(__file__).parent
FILE = FOLDER / "tables.db"
REBUILT = FOLDER / "rebuilt.db"
"""The same tables in version 1.0.0, counted once, and again until that count was killed."""
EXPECTED = FOLDER / "expected.json"
TOKEN_LIFE_S = 870


async def opened(hub: Hub, key: str, options: dict[str, str | int | bool], players: int) -> Table:
    """A lobby of this game, with a person on every seat."""
    game = catalogue.game(key, options, players)
    opening = replace(OPENING, channel_id=OPENING.channel_id + players)
    table = await hub.open(Setup(game), opening)
    await table.change(messages.set_lobby_message, 700 + table.id)
    for seat in range(1, players):
        await table.change(lobby.join, ADA + seat, f"Person {seat}", "fr")
    return table


async def started(hub: Hub, key: str, players: int, **options: str | int | bool) -> Table:
    """A match of this game, just begun, whose hands were all shown."""
    table = await opened(hub, key, options, players)
    await table.change(lobby.cut, ADA + 1, "perché no")
    await table.change(lobby.start, ADA)
    await table.change(messages.set_board, 900 + table.id, 1)
    for seat in range(players):
        await table.change(messages.keep_hand, ADA + seat, handle(table, seat))
    return table


def handle(table: Table, seat: int) -> HandHandle:
    """A hand message whose token is young."""
    expires_at = int(FakeClock().now()) + TOKEN_LIFE_S
    return HandHandle(f"token-{table.id}-{seat}", 1000 * table.id + seat, expires_at, 0)


async def until(table: Table, is_so: Callable[[Table], bool], rng: Random) -> None:
    """People act until the condition holds."""
    while not is_so(table):
        await act(table, rng)


async def fill(hub: Hub, clock: FakeClock) -> None:
    """Tables of all games at every kind of moment."""
    rng = Random(1)
    await started(hub, "tarocco-francese", 5)

    terziglio = await started(hub, "terziglio", 3, variant="straight", trick_combos="on")
    await until(terziglio, lambda table: table.public.phase in ("discard", "play"), rng)

    ottocento = await started(hub, "ottocento", 4)
    await until(ottocento, in_mid_trick, rng)
    await ottocento.change(presence.leave, ADA + 2)

    piedicavallo = await started(hub, "piedicavallo", 4)
    await play_deal(piedicavallo, rng)
    await piedicavallo.change(messages.forget_board)

    scarto = await started(hub, "scarto", 3, top_trump="world", five_point_trump="T21")
    await play_deal(scarto, rng)
    clock.move(10)
    await scarto.change(play.next_deal)
    await until(scarto, lambda table: len(table.public.tricks) > 3, rng)
    await scarto.change(ending.agree, ADA)

    finished = await started(hub, "scarto", 3)
    while not finished.over:
        await play_deal(finished, rng)
        await finished.change(play.next_deal) if finished.between_deals else None

    waiting = await opened(hub, "scarto", {}, 3)
    await waiting.change(presence.leave, ADA + 2)
    await waiting.change(lobby.add_computer, ADA)
    wanted = waiting.setup.shown_with("nouveau")
    await waiting.change(lobby.set_up, ADA, lambda _: wanted)


def in_mid_trick(table: Table) -> bool:
    """Whether cards lie on the table, and tricks were taken before."""
    return len(table.public.tricks) > 2 and len(table.public.trick.cards) == 2


def seen(table: Table) -> dict[str, object]:
    """What the people at a table and everybody can see of it, as values for JSON."""
    found: dict[str, object] = {
        "game": table.game.key,
        "state": stage(table),
        "names": [sitter.name for sitter in table.seating.sitters],
        "drawing": table.setup.drawing,
        "commitment": table.commitment,
        "tokens": [
            held and held.token for held in map(table.hand_of, map(Seat, range(table.game.players)))
        ],
    }
    return found | (_deal(table) if table.begun else {})


def _deal(table: Table) -> dict[str, object]:
    view = table.public
    hands = [table.view_of(person.user_id or 0).hand for person in table.seating.humans()]
    return {
        "deal": view.number,
        "phase": view.phase,
        "to_act": view.to_act,
        "hands": [[card.code for card in hand] for hand in hands],
        "trick": [card.code for card in view.trick.cards],
        "tricks": len(view.tricks),
        "totals": list(view.totals),
    }


async def went_on(table: Table, rng: Random) -> dict[str, object]:
    """What comes of a match under way when people play its deal to the end."""
    if table.between_deals:
        await table.change(play.next_deal)
    await play_deal(table, rng)
    view = table.public
    cards = [card.code for trick in view.tricks for card in trick.cards]
    return {
        "deal": view.number,
        "totals": list(view.totals),
        "over": table.over,
        "played": hashlib.sha256(" ".join(cards).encode()).hexdigest(),
    }


async def expected(path: Path) -> dict[str, object]:
    """What each table of a database shows, and what comes of it. Changes the database."""
    database = await Database.open(path)
    hub = Hub(database, FakeClock())
    found: dict[str, object] = {}
    for table_id in range(1, 8):
        table = await hub.find(table_id)
        found[str(table_id)] = {"seen": seen(table)}
        if table.playing:
            found[str(table_id)] = {
                "seen": seen(table),
                "then": await went_on(table, Random(table_id)),
            }
    await database.close()
    return found


async def main() -> None:
    """Writes both files."""
    numbers = iter(range(1, 256))
    with (
        TemporaryDirectory() as folder,
        patch("secrets.token_bytes", lambda n: bytes([next(numbers)] * n)),
    ):
        path = Path(folder) / "made.db"
        clock = FakeClock()
        database = await Database.open(path)
        await fill(Hub(database, clock), clock)
        await database.close()
        db = sqlite3.connect(path)
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("VACUUM")
        db.close()
        shutil.copy(path, FILE)
        EXPECTED.write_text(json.dumps(await expected(path), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(main())
