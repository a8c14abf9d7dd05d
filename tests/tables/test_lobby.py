"""Lobbies on a real file: what each person may do, and what a restart leaves of it."""

import asyncio

import pytest

from bot.games.cards import Seat
from bot.games.errors import BadOption
from bot.games.fair import Fairness
from bot.tables.clock import Clock
from bot.tables.decisions import ending, lobby, messages, presence
from bot.tables.errors import AskFirst, Loss, TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.state import ChangeKind
from bot.tables.table import Table
from data.database import Database
from data.hands import HandHandle
from data.tables import Stage
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    LOBBY_MESSAGE,
    NAMES,
    Heard,
    everything,
    open_lobby,
    stage,
)


async def reloaded(database: Database, clock: Clock, table: Table) -> Table:
    hub = Hub(database, clock)
    await hub.load()
    return await hub.find(table.id)


async def test_the_opener_has_a_seat_at_once(hub: Hub) -> None:
    heard = Heard(hub)
    table = await open_lobby(hub)
    assert table.in_lobby
    assert table.seating.seat_of(ADA) == 0
    assert heard.whats == [ChangeKind.OPENED]
    assert hub.open_tables() == (table,)
    with pytest.raises(TableError) as refused:
        table.public  # noqa: B018
    assert refused.value.code is TableFault.NOT_PLAYING


async def test_lobby_is_the_same_after_a_restart(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table = await open_lobby(hub, BEPPE)
    await table.change(lobby.add_computer, BEPPE, "novice")
    await table.change(lobby.move, BEPPE)
    await table.change(lobby.cut, ADA, "perché")
    await table.change(messages.keep_hand, ADA, HandHandle("token", None, 99, -1))
    assert everything(await reloaded(database, clock, table)) == everything(table)


async def test_each_change_raises_the_version_and_is_told(hub: Hub) -> None:
    table = await open_lobby(hub)
    heard, before = Heard(hub), table.version
    await table.change(lobby.join, BEPPE, NAMES[BEPPE], "en")
    await table.change(lobby.add_computer, BEPPE)
    await table.change(lobby.remove_computer, BEPPE)
    await table.change(presence.leave, BEPPE)
    assert heard.whats == [ChangeKind.SEATING] * 4
    assert table.version == before + 4


async def test_two_who_take_the_last_seat_at_once(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE)
    outcomes = await asyncio.gather(
        *(table.change(lobby.join, person, NAMES[person], "en") for person in (CARLA, DINO)),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], TableError)
    assert outcomes[1].code is TableFault.TABLE_FULL


async def test_strangers_decide_nothing(hub: Hub) -> None:
    table = await open_lobby(hub)
    for decide in (
        lobby.add_computer,
        lobby.remove_computer,
        lobby.start,
        presence.leave,
        lobby.move,
    ):
        with pytest.raises(TableError) as refused:
            await table.change(decide, DINO)
        assert refused.value.code is TableFault.NOT_SEATED
    with pytest.raises(TableError):
        table.check_in_lobby(DINO)
    table.check_in_lobby(ADA)


async def test_computers_take_empty_seats_once_somebody_is_sure(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE)
    with pytest.raises(AskFirst) as asked:
        await table.change(lobby.start, ADA)
    assert (asked.value.loss, asked.value.names) == (Loss.FILL, ())
    assert table.in_lobby
    await table.change(lobby.start, ADA, sure=True)
    assert [sitter.user_id for sitter in table.seating.sitters].count(None) == 1
    assert table.playing


async def test_two_starts_at_once_deal_once(hub: Hub, database: Database, clock: Clock) -> None:
    table = await open_lobby(hub, BEPPE, CARLA)
    outcomes = await asyncio.gather(
        *(table.change(lobby.start, person) for person in (ADA, BEPPE, CARLA)),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    for late in outcomes[1:]:
        assert isinstance(late, TableError)
        assert late.code is TableFault.NOT_IN_LOBBY
    assert everything(await reloaded(database, clock, table)) == everything(table)


async def test_deal_follows_from_the_commitment_the_message_and_the_words(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE, CARLA)
    shown = table.commitment
    await table.change(lobby.cut, CARLA, "due")
    await table.change(lobby.cut, ADA, "uno")
    assert table.revealed is None
    await table.change(lobby.start, BEPPE)
    assert table._state.hidden.seeds == (str(LOBBY_MESSAGE), "uno", "due")
    for person in (ADA, BEPPE):
        await table.change(presence.leave, person)
    assert table.revealed is None
    dealer, hand = table.public.dealer, set(table.view_of(CARLA).hand)
    await table.change(ending.abandon)
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
    assert (await open_lobby(hub)).commitment != (await open_lobby(hub)).commitment


async def test_host_closes_the_lobby_and_nobody_else(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE, CARLA)
    await table.change(presence.leave, ADA)
    for person in (ADA, CARLA, DINO):
        with pytest.raises(TableError) as refused:
            await table.change(lobby.close, person, may_manage=False)
        assert refused.value.code is TableFault.MAY_NOT_CLOSE
    heard = Heard(hub)
    await table.change(lobby.close, BEPPE, may_manage=False, sure=True)
    assert heard.whats == [ChangeKind.CLOSED]
    assert stage(table) is Stage.CLOSED
    assert hub.open_tables() == ()


async def test_whoever_may_manage_messages_closes_any_lobby(hub: Hub) -> None:
    table = await open_lobby(hub)
    await table.change(lobby.close, DINO, may_manage=True, sure=True)
    assert table.over
    assert table.revealed is not None


async def test_match_cannot_be_closed(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE, CARLA)
    await table.change(lobby.start, ADA)
    with pytest.raises(TableError) as refused:
        await table.change(lobby.close, ADA, may_manage=True)
    assert refused.value.code is TableFault.NOT_IN_LOBBY


async def test_last_person_who_leaves_closes_the_lobby(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE)
    await table.change(lobby.add_computer, ADA)
    await table.change(presence.leave, ADA)
    assert table.in_lobby
    await table.change(presence.leave, BEPPE)
    assert stage(table) is Stage.CLOSED


async def test_hand_message_goes_with_the_person_and_never_with_the_seat(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table = await open_lobby(hub, BEPPE)
    handle = HandHandle("token of Ada", None, 99, -1)
    await table.change(messages.keep_hand, ADA, handle)
    await table.change(lobby.move, ADA)
    await table.change(lobby.join, CARLA, NAMES[CARLA], "en")
    for found in (table, await reloaded(database, clock, table)):
        assert found.seating.seat_of(CARLA) == 0
        assert [found.hand_of(Seat(seat)) for seat in range(3)] == [None, None, handle]
    await table.change(presence.leave, ADA)
    await table.change(lobby.join, DINO, NAMES[DINO], "en")
    for found in (table, await reloaded(database, clock, table)):
        assert [found.hand_of(Seat(seat)) for seat in range(3)] == [None, None, None]


async def test_ended_table_refuses_everything(hub: Hub) -> None:
    table = await open_lobby(hub)
    await table.change(lobby.close, ADA, may_manage=False)
    for decide in (lobby.start, presence.leave, lobby.move, lobby.add_computer, presence.come_back):
        with pytest.raises(TableError) as refused:
            await table.change(decide, ADA)
        assert refused.value.code is TableFault.TABLE_OVER
    with pytest.raises(TableError) as refused:
        await table.past.record()
    assert refused.value.code is TableFault.NOT_FINISHED


async def test_the_pack_it_is_shown_with_outlives_a_restart(
    hub: Hub, database: Database, clock: Clock
) -> None:
    table, heard = await open_lobby(hub, BEPPE), Heard(hub)
    own = table.game.pack.art
    assert table.setup.drawing == own
    await table.change(lobby.set_up, BEPPE, lambda old: old.shown_with("nouveau"))
    assert heard.whats == [ChangeKind.SETUP]
    assert (await reloaded(database, clock, table)).setup.drawing == "nouveau"
    with pytest.raises(TableError):
        await table.change(lobby.set_up, DINO, lambda old: old.shown_with(own))
    with pytest.raises(BadOption):
        table.setup.shown_with("bolognese")
    assert table.setup.drawing == "nouveau"
