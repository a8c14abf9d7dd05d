"""Choosing in the lobby how the game is played, and by how many."""

import json

import pytest

from bot.games import record
from bot.games.catalogue import find
from bot.games.game import Game
from bot.tables.change import What
from bot.tables.clock import Clock
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.seating import HandHandle
from bot.tables.table import Table
from data.database import Database
from tests.tables.people import (
    ADA,
    BEPPE,
    CARLA,
    CHANNEL,
    DINO,
    GUILD,
    NAMES,
    Heard,
    everything,
    lobby,
    play_out,
)


def scarto(text: str) -> Game:
    kind = find("scarto")
    return kind(kind.options_type.parse(text))


def francese(players: int) -> Game:
    return find("tarocco-francese")(None, players)


async def french_lobby(hub: Hub, players: int, *others: int) -> Table:
    table = await hub.open(
        francese(players),
        guild_id=GUILD,
        channel_id=CHANNEL,
        parent_id=CHANNEL,
        opener=(ADA, NAMES[ADA], "it"),
        language="en",
    )
    for person in others:
        await table.join(person, NAMES[person], "en")
    return table


def names(table: Table) -> list[str | None]:
    return [sitter and sitter.name for sitter in table.seating.seats]


async def test_anybody_seated_chooses(hub: Hub, database: Database, clock: Clock) -> None:
    table = await lobby(hub, BEPPE)
    heard, shown = Heard(hub), table.commitment
    await table.choose_rules(BEPPE, table.game, scarto("top_trump=world"))
    await table.choose_rules(ADA, table.game, scarto("top_trump=world direction=cw"))
    assert heard.whats == [What.RULES] * 2
    assert str(table.game.options) == "top_trump=world direction=cw"
    assert table.commitment == shown
    other = Hub(database, clock)
    await other.load()
    found = await other.find(table.id)
    assert found.game.options == table.game.options
    assert everything(found) == everything(table)


async def test_who_does_not_sit_here_does_not_choose(hub: Hub) -> None:
    table = await lobby(hub)
    with pytest.raises(TableError) as refused:
        await table.choose_rules(DINO, table.game, scarto("top_trump=world"))
    assert refused.value.code is TableFault.NOT_SEATED


async def test_who_saw_other_rules_does_not_choose(hub: Hub) -> None:
    table = await lobby(hub, BEPPE)
    seen = table.game
    await table.choose_rules(ADA, seen, scarto("top_trump=world"))
    with pytest.raises(StaleAction):
        await table.choose_rules(BEPPE, seen, scarto("direction=cw"))
    assert str(table.game.options) == "top_trump=world"


async def test_nobody_chooses_once_the_match_began(hub: Hub) -> None:
    table = await lobby(hub, BEPPE, CARLA)
    await table.start(ADA)
    with pytest.raises(TableError) as refused:
        await table.choose_rules(ADA, table.game, scarto("top_trump=world"))
    assert refused.value.code is TableFault.NOT_IN_LOBBY
    assert str(table.game.options) == ""


async def test_match_and_record_follow_what_was_chosen(hub: Hub) -> None:
    table = await lobby(hub, BEPPE, CARLA)
    await table.choose_rules(CARLA, table.game, scarto("top_trump=world five_point_trump=T21"))
    await table.start(ADA)
    assert table.public.game.options == table.game.options
    await play_out(table)
    written = await table.record()
    assert written["options"] == {"top_trump": "world", "five_point_trump": "T21"}
    read = record.read(json.dumps(written))
    assert len(list(record.check(read))) == 3


async def test_more_players_keep_their_seats(hub: Hub, database: Database, clock: Clock) -> None:
    table = await french_lobby(hub, 3, BEPPE, CARLA)
    await table.choose_rules(ADA, table.game, francese(5))
    assert names(table) == ["Ada", "Beppe", "Carla", None, None]
    other = Hub(database, clock)
    await other.load()
    assert everything(await other.find(table.id)) == everything(table)


async def test_fewer_players_draw_together(hub: Hub, database: Database, clock: Clock) -> None:
    table = await french_lobby(hub, 6, BEPPE, CARLA)
    handle = HandHandle("token of Carla", None, 99, -1)
    await table.keep_hand(CARLA, handle)
    # Carla moves to the last seat, and two computers sit down before her.
    for _ in range(3):
        await table.move(CARLA)
    await table.add_computer(ADA)
    await table.add_computer(ADA)
    assert names(table) == ["Ada", "Beppe", "Aurelia", "Bartolo", None, "Carla"]
    await table.choose_rules(ADA, table.game, francese(4))
    assert names(table) == ["Ada", "Beppe", "Aurelia", "Carla"]
    assert table.hand_of(table.seating.seat_of(CARLA)) == handle
    await table.choose_rules(ADA, table.game, francese(3))
    assert names(table) == ["Ada", "Beppe", "Carla"]
    other = Hub(database, clock)
    await other.load()
    assert everything(await other.find(table.id)) == everything(table)


async def test_no_fewer_seats_than_people(hub: Hub) -> None:
    table = await french_lobby(hub, 4, BEPPE, CARLA, DINO)
    with pytest.raises(TableError) as refused:
        await table.choose_rules(ADA, table.game, francese(3))
    assert refused.value.code is TableFault.TOO_MANY_PEOPLE
    assert table.game.players == 4
