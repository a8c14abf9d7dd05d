"""Lobbies on a real file: who may do what, and what is left of it after a restart."""

import asyncio

import pytest

from bot.games.cards import Seat
from bot.games.errors import BadOption
from bot.games.fair import Fairness
from bot.tables.change import What
from bot.tables.clock import Clock
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.seating import HandHandle
from bot.tables.table import Table
from data.database import Database
from data.tables import State
from tests.tables.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    LOBBY_MESSAGE,
    NAMES,
    Heard,
    everything,
    lobby,
)


async def reloaded(database: Database, clock: Clock, table: Table) -> Table:
    hub = Hub(database, clock)
    await hub.load()
    return await hub.find(table.id)


async def test_opener_sits_at_a_table_of_his_own(hub: Hub) -> None:
    heard = Heard(hub)
    table = await lobby(hub)
    assert table.in_lobby
    assert table.seating.seat_of(ADA) == 0
    assert heard.whats == [What.OPENED]
    assert hub.open_tables() == (table,)
    with pytest.raises(TableError) as refused:
        table.public  # noqa: B018
    assert refused.value.code is TableFault.NOT_PLAYING


async def test_lobby_is_the_same_after_a_restart(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table = await lobby(hub, BEPPE)
    await table.add_computer(BEPPE, "novice")
    await table.move(BEPPE)
    await table.cut(ADA, "perché")
    await table.keep_hand(ADA, HandHandle("token", None, 99, -1))
    assert everything(await reloaded(database, clock, table)) == everything(table)


async def test_each_change_raises_the_version_and_is_told(hub: Hub) -> None:
    table = await lobby(hub)
    heard, before = Heard(hub), table.version
    await table.join(BEPPE, NAMES[BEPPE], "en")
    await table.add_computer(BEPPE)
    await table.remove_computer(BEPPE)
    await table.leave(BEPPE)
    assert heard.whats == [What.SEATING] * 4
    assert table.version == before + 4


async def test_two_who_take_the_last_seat_at_once(hub: Hub) -> None:
    table = await lobby(hub, BEPPE)
    outcomes = await asyncio.gather(
        *(table.join(person, NAMES[person], "en") for person in (CARLA, DINO)),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], TableError)
    assert outcomes[1].code is TableFault.TABLE_FULL


async def test_who_does_not_sit_here_decides_nothing(hub: Hub) -> None:
    table = await lobby(hub)
    for deed in (table.add_computer, table.remove_computer, table.start, table.leave, table.move):
        with pytest.raises(TableError) as refused:
            await deed(DINO)
        assert refused.value.code is TableFault.NOT_SEATED
    with pytest.raises(TableError):
        table.check_in_lobby(DINO)
    table.check_in_lobby(ADA)


async def test_empty_seats_keep_a_match_from_beginning(hub: Hub) -> None:
    table = await lobby(hub, BEPPE)
    with pytest.raises(TableError) as refused:
        await table.start(ADA)
    assert refused.value.code is TableFault.TOO_FEW_PLAYERS
    assert table.in_lobby


async def test_two_starts_at_once_deal_once(hub: Hub, database: Database, clock: Clock) -> None:
    table = await lobby(hub, BEPPE, CARLA)
    outcomes = await asyncio.gather(
        *(table.start(person) for person in (ADA, BEPPE, CARLA)), return_exceptions=True
    )
    assert outcomes[0] is None
    for late in outcomes[1:]:
        assert isinstance(late, TableError)
        assert late.code is TableFault.NOT_IN_LOBBY
    assert everything(await reloaded(database, clock, table)) == everything(table)


async def test_deal_follows_from_the_commitment_the_message_and_the_words(hub: Hub) -> None:
    table = await lobby(hub, BEPPE, CARLA)
    shown = table.commitment
    await table.cut(CARLA, "due")
    await table.cut(ADA, "uno")
    assert table.revealed is None
    await table.start(BEPPE)
    assert table.seeds == (str(LOBBY_MESSAGE), "uno", "due")
    for person in (ADA, BEPPE):
        await table.leave(person)
    assert table.revealed is None
    dealer, hand = table.public.dealer, set(table.view_of(CARLA).hand)
    await table.leave(CARLA)
    fair = table.revealed
    assert fair is not None
    assert fair == Fairness(str(table.id), fair.secret, (str(LOBBY_MESSAGE), "uno", "due"))
    assert fair.commitment == shown
    assert fair.first_dealer(3) == dealer
    # Five rounds of five cards, from the dealer's right; the dealer takes the last three too.
    deck, right = fair.deck(1, table.game.pack), (2 - dealer - 1) % 3
    dealt = {card for turn in range(5) for card in deck[15 * turn + 5 * right :][:5]}
    assert hand == dealt | (set(deck[75:]) if dealer == 2 else set())


async def test_secrets_differ_from_table_to_table(hub: Hub) -> None:
    assert (await lobby(hub)).commitment != (await lobby(hub)).commitment


async def test_host_closes_the_lobby_and_nobody_else(hub: Hub) -> None:
    table = await lobby(hub, BEPPE, CARLA)
    await table.leave(ADA)
    for person in (ADA, CARLA, DINO):
        with pytest.raises(TableError) as refused:
            await table.close(person, may_manage=False)
        assert refused.value.code is TableFault.MAY_NOT_CLOSE
    heard = Heard(hub)
    await table.close(BEPPE, may_manage=False)
    assert heard.whats == [What.CLOSED]
    assert table.state is State.CLOSED
    assert hub.open_tables() == ()


async def test_who_may_manage_messages_closes_any_lobby(hub: Hub) -> None:
    table = await lobby(hub)
    await table.close(DINO, may_manage=True)
    assert table.over
    assert table.revealed is not None


async def test_match_cannot_be_closed(hub: Hub) -> None:
    table = await lobby(hub, BEPPE, CARLA)
    await table.start(ADA)
    with pytest.raises(TableError) as refused:
        await table.close(ADA, may_manage=True)
    assert refused.value.code is TableFault.NOT_IN_LOBBY


async def test_last_person_who_leaves_closes_the_lobby(hub: Hub) -> None:
    table = await lobby(hub, BEPPE)
    await table.add_computer(ADA)
    await table.leave(ADA)
    assert table.in_lobby
    await table.leave(BEPPE)
    assert table.state is State.CLOSED


async def test_hand_message_goes_with_the_person_and_never_with_the_seat(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table = await lobby(hub, BEPPE)
    handle = HandHandle("token of Ada", None, 99, -1)
    await table.keep_hand(ADA, handle)
    await table.move(ADA)
    await table.join(CARLA, NAMES[CARLA], "en")
    for found in (table, await reloaded(database, clock, table)):
        assert found.seating.seat_of(CARLA) == 0
        assert [found.hand_of(Seat(seat)) for seat in range(3)] == [None, None, handle]
    await table.leave(ADA)
    await table.join(DINO, NAMES[DINO], "en")
    for found in (table, await reloaded(database, clock, table)):
        assert [found.hand_of(Seat(seat)) for seat in range(3)] == [None, None, None]


async def test_ended_table_refuses_everything(hub: Hub) -> None:
    table = await lobby(hub)
    await table.close(ADA, may_manage=False)
    for deed in (table.start, table.leave, table.move, table.add_computer, table.come_back):
        with pytest.raises(TableError) as refused:
            await deed(ADA)
        assert refused.value.code is TableFault.TABLE_OVER
    with pytest.raises(TableError) as refused:
        await table.record()
    assert refused.value.code is TableFault.NOT_FINISHED


async def test_the_pack_it_is_shown_with_outlives_a_restart(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table, heard = await lobby(hub, BEPPE), Heard(hub)
    own = table.game.pack.art
    assert table.drawing == own
    await table.show_with(BEPPE, "nouveau")
    assert heard.whats == [What.PACK]
    assert (await reloaded(database, clock, table)).drawing == "nouveau"
    with pytest.raises(TableError):
        await table.show_with(DINO, own)
    with pytest.raises(BadOption):
        await table.show_with(ADA, "bolognese")
    assert table.drawing == "nouveau"
