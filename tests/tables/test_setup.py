"""What is chosen for a table in its lobby: the rules, the number of players, the pack."""

import asyncio
import json
from dataclasses import fields, replace
from typing import Any

import pytest

from bot.games import record
from bot.games.catalogue import find
from bot.games.errors import BadOption, UnknownEdition
from bot.games.game import Game
from bot.games.piedicavallo.rules import Piedicavallo
from bot.tables.clock import Clock
from bot.tables.decisions import lobby, messages, presence
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.setup import Setup
from bot.tables.state import ChangeKind
from bot.tables.table import Table
from data.database import Database
from data.hands import HandHandle
from data.tables import TableRow
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    NAMES,
    OPENING,
    Heard,
    everything,
    open_lobby,
    play_out,
)
from tests.tables.support.states import lobby_state


def scarto(text: str) -> Game:
    kind = find("scarto")
    return kind(kind.options_type.parse(text))


def francese(players: int) -> Game:
    return find("tarocco-francese")(None, players)


async def french_lobby(hub: Hub, players: int, *others: int) -> Table:
    table = await hub.open(Setup(francese(players)), OPENING)
    for person in others:
        await table.change(lobby.join, person, NAMES[person], "en")
    return table


def names(table: Table) -> list[str | None]:
    return [None if sitter is None else sitter.name for sitter in table.seating.seats]


async def test_anybody_seated_chooses(hub: Hub, database: Database, clock: Clock) -> None:
    table = await open_lobby(hub, BEPPE)
    heard, shown = Heard(hub), table.commitment
    await table.change(lobby.set_up, BEPPE, lambda _: Setup(scarto("top_trump=world")))
    await table.change(lobby.set_up, ADA, lambda _: Setup(scarto("top_trump=world direction=cw")))
    assert heard.whats == [ChangeKind.SETUP] * 2
    assert str(table.game.options) == "top_trump=world direction=cw"
    assert table.commitment == shown
    other = Hub(database, clock)
    await other.load()
    found = await other.find(table.id)
    assert found.game.options == table.game.options
    assert everything(found) == everything(table)


async def test_strangers_do_not_choose(hub: Hub) -> None:
    table = await open_lobby(hub)
    with pytest.raises(TableError) as refused:
        await table.change(lobby.set_up, DINO, lambda _: Setup(scarto("top_trump=world")))
    assert refused.value.code is TableFault.NOT_SEATED


async def test_what_two_people_choose_at_once_is_both_kept(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE)
    await asyncio.gather(
        table.change(lobby.set_up, ADA, lambda old: old.timed_by("fast")),
        table.change(lobby.set_up, BEPPE, lambda old: replace(old, undo=True)),
    )
    assert (table.setup.clock, table.setup.undo) == ("fast", True)


async def test_what_is_chosen_already_is_not_stored_again(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE)
    heard, version = Heard(hub), table.version
    await table.change(lobby.set_up, ADA, lambda old: old)
    assert (heard.whats, table.version) == ([], version)


async def test_nobody_chooses_once_the_match_began(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE, CARLA)
    await table.change(lobby.start, ADA)
    with pytest.raises(TableError) as refused:
        await table.change(lobby.set_up, ADA, lambda _: Setup(scarto("top_trump=world")))
    assert refused.value.code is TableFault.NOT_IN_LOBBY
    assert str(table.game.options) == ""


async def test_match_and_record_follow_what_was_chosen(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE, CARLA)
    await table.change(
        lobby.set_up, CARLA, lambda _: Setup(scarto("top_trump=world five_point_trump=T21"))
    )
    await table.change(lobby.start, ADA)
    assert table.public.game.options == table.game.options
    await play_out(table)
    written = await table.past.record()
    assert written["options"] == {"top_trump": "world", "five_point_trump": "T21"}
    read = record.read(json.dumps(written))
    assert len(list(record.check(read))) == 3


async def test_more_players_keep_their_seats(hub: Hub, database: Database, clock: Clock) -> None:
    table = await french_lobby(hub, 3, BEPPE, CARLA)
    await table.change(lobby.set_up, ADA, lambda _: Setup(francese(5)))
    assert names(table) == ["Ada", "Beppe", "Carla", None, None]
    other = Hub(database, clock)
    await other.load()
    assert everything(await other.find(table.id)) == everything(table)


async def test_fewer_players_draw_together(hub: Hub, database: Database, clock: Clock) -> None:
    table = await french_lobby(hub, 6, BEPPE, CARLA)
    handle = HandHandle("token of Carla", None, 99, -1)
    await table.change(messages.keep_hand, CARLA, handle)
    # Carla moves to the last seat, and two computers take the seats before that.
    for _ in range(3):
        await table.change(lobby.move, CARLA)
    await table.change(lobby.add_computer, ADA)
    await table.change(lobby.add_computer, ADA)
    assert names(table) == ["Ada", "Beppe", "Donato", "Elvira", None, "Carla"]
    await table.change(lobby.set_up, ADA, lambda _: Setup(francese(4)))
    assert names(table) == ["Ada", "Beppe", "Donato", "Carla"]
    assert table.hand_of(table.seating.seat_of(CARLA)) == handle
    await table.change(lobby.set_up, ADA, lambda _: Setup(francese(3)))
    assert names(table) == ["Ada", "Beppe", "Carla"]
    other = Hub(database, clock)
    await other.load()
    assert everything(await other.find(table.id)) == everything(table)


async def test_no_fewer_seats_than_people(hub: Hub) -> None:
    table = await french_lobby(hub, 4, BEPPE, CARLA, DINO)
    with pytest.raises(TableError) as refused:
        await table.change(lobby.set_up, ADA, lambda _: Setup(francese(3)))
    assert refused.value.code is TableFault.TOO_MANY_PEOPLE
    assert table.game.players == 4


def stored(setup: Setup) -> TableRow:
    return setup.stored_in(lobby_state(ADA).row)


def test_a_setup_is_read_as_it_was_stored() -> None:
    for setup in (Setup(scarto("")), Setup(scarto("top_trump=world")).shown_with("nouveau")):
        found = Setup.of(stored(setup))
        assert found.is_like(setup)
        assert (found.pack, found.drawing) == (setup.pack, setup.drawing)


def test_a_clock_is_read_as_it_was_stored() -> None:
    setup = Setup(scarto("")).timed_by("slow")
    assert stored(setup).setup == {"clock": "slow"}
    assert Setup.of(stored(setup)).clock == "slow"
    assert Setup.of(stored(setup.timed_by("relaxed"))).clock == "relaxed"


def test_an_unknown_clock_is_refused() -> None:
    with pytest.raises(BadOption):
        Setup(scarto("")).timed_by("sundial")


def test_only_what_was_chosen_is_stored() -> None:
    assert stored(Setup(scarto(""))).setup == {}
    assert stored(Setup(scarto(""), "nouveau")).setup == {"pack": "nouveau"}


def test_every_field_but_the_game_is_stored_by_its_name() -> None:
    first, *others = fields(Setup)
    assert first.name == "game"
    chosen: dict[str, Any] = {field.name: "x" for field in others}
    assert Setup(scarto(""), **chosen).chosen() == chosen


def test_a_choice_that_is_not_known_any_more_is_left_out() -> None:
    row = replace(stored(Setup(scarto(""), "nouveau")), setup={"pack": "nouveau", "wind": "north"})
    assert Setup.of(row).chosen() == {"pack": "nouveau"}


def test_a_pack_that_does_not_match_any_more_is_not_shown() -> None:
    setup = Setup(scarto(""), "bolognese")
    assert setup.drawing == setup.game.pack.art


def test_setups_are_alike_if_everything_that_was_chosen_is() -> None:
    setup = Setup(scarto("top_trump=world"))
    assert setup.is_like(Setup(scarto("top_trump=world")))
    assert not setup.is_like(Setup(scarto("")))
    assert not setup.is_like(setup.shown_with("nouveau"))
    assert not Setup(francese(3)).is_like(Setup(francese(4)))


async def test_a_table_is_played_by_the_edition_it_was_opened_in(hub: Hub) -> None:
    table = await hub.open(Setup(Piedicavallo()), OPENING)
    row = lobby_state(ADA, game="piedicavallo").row
    assert table.game.edition == row.edition == 2
    old = Setup.of(replace(row, edition=1))
    assert old.game.edition == 1
    assert old.stored_in(row).edition == 1


def test_an_edition_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownEdition):
        Setup.of(replace(stored(Setup(scarto(""))), edition=99))


async def test_a_rematch_is_played_by_the_newest_edition(hub: Hub) -> None:
    again = await hub.open(Setup(Piedicavallo(edition=1)), OPENING)
    assert again.game.edition == 2


async def test_a_rematch_takes_the_whole_setup(hub: Hub) -> None:
    table = await open_lobby(hub)
    wanted = Setup(scarto("top_trump=world")).shown_with("nouveau")
    await table.change(lobby.set_up, ADA, lambda _: wanted)
    await table.change(lobby.add_computer, ADA)
    await table.change(lobby.add_computer, ADA)
    await table.change(lobby.start, ADA)
    await table.change(presence.leave, ADA)
    again = await hub.open_rematch(table, OPENING)
    assert again.setup.is_like(wanted)
