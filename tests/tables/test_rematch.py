"""Another match of the same people: what is kept, who has to be ready, and who deals."""

import pytest

from bot.games.cards import Seat
from bot.games.catalogue import find
from bot.players.levels import named
from bot.tables.decisions import ending, lobby, messages, presence
from bot.tables.errors import AskFirst, Loss, TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.table import Table
from data.database import Database
from data.seats import Away, Sitter
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    LOBBY_MESSAGE,
    OPENING,
    everything,
    match,
    match_of,
    play_deal,
)


async def ended(table: Table) -> Table:
    """The table after its people have ended the match with the deal under way."""
    for person in table.seating.humans():
        assert person.user_id is not None
        await table.change(ending.agree, person.user_id)
    await play_deal(table)
    assert table.over
    return table


async def rematch_of(hub: Hub, table: Table) -> Table:
    """The lobby of a rematch, for which Ada has asked."""
    again = await hub.open_rematch(table, OPENING)
    await again.change(messages.set_lobby_message, LOBBY_MESSAGE)
    return again


def waiting(table: Table) -> list[int | None]:
    return [sitter.user_id for sitter in table.seating.waiting]


def people(table: Table) -> list[int | None]:
    return [sitter.user_id for sitter in table.seating.sitters]


def round_from(table: Table, sitter: Sitter) -> list[str]:
    """Everybody's name in the order of play, from this one on."""
    names = [each.name for each in table.seating.sitters]
    return names[sitter.seat :] + names[: sitter.seat]


async def test_everybody_keeps_their_seat_and_only_who_asks_is_ready(hub: Hub) -> None:
    table = await ended(await match(hub))
    again = await rematch_of(hub, table)
    assert people(again) == [ADA, BEPPE, CARLA]
    assert waiting(again) == [BEPPE, CARLA]
    assert again.setup.is_like(table.setup)
    assert all(sitter.ends_after is None for sitter in again.seating.sitters)


@pytest.mark.parametrize("game", ["scarto", "piedicavallo"])
async def test_it_begins_once_all_are_ready_and_the_next_one_deals(hub: Hub, game: str) -> None:
    table = await ended(await match_of(hub, find(game)()))
    to_deal = table.seating.sitter(table.game.after(table.public.dealer))
    again = await rematch_of(hub, table)
    for person in table.seating.humans()[1:]:
        assert again.in_lobby
        await again.change(lobby.ready, person.user_id or 0)
    assert again.playing
    dealer = again.seating.sitter(again.public.dealer)
    assert dealer.user_id == to_deal.user_id
    assert round_from(again, dealer) == round_from(table, to_deal)


async def test_the_secret_still_says_which_seat_deals(hub: Hub) -> None:
    # Seats turn round the table instead, so that anybody can check the first dealer as ever.
    seats, ended_match = set(), await ended(await match(hub))
    to_deal = ended_match.seating.sitter(ended_match.game.after(ended_match.public.dealer))
    for _ in range(8):
        again = await rematch_of(hub, ended_match)
        for person in (BEPPE, CARLA):
            await again.change(lobby.ready, person)
        seats.add(again.public.dealer)
        assert again.seating.sitter(again.public.dealer).user_id == to_deal.user_id
        await again.change(ending.abandon)
        assert again.revealed is not None
        assert again.revealed.first_dealer(3) == again.public.dealer
    assert len(seats) > 1


async def test_who_asked_may_begin_with_computers(hub: Hub) -> None:
    again = await rematch_of(hub, await ended(await match(hub)))
    await again.change(lobby.ready, BEPPE)
    with pytest.raises(TableError) as refused:
        await again.change(lobby.start, BEPPE)
    assert refused.value.code is TableFault.NOT_READY
    await again.change(lobby.start, ADA, "easy")
    assert sorted(user or 0 for user in people(again)) == [0, ADA, BEPPE]
    [computer] = [sitter for sitter in again.seating.sitters if sitter.computer]
    assert computer.ready
    assert computer.computer == named("easy")


async def test_nobody_is_ready_who_does_not_sit_there(hub: Hub) -> None:
    again = await rematch_of(hub, await ended(await match(hub)))
    with pytest.raises(TableError) as refused:
        await again.change(lobby.ready, 999)
    assert refused.value.code is TableFault.NOT_SEATED


async def test_a_free_seat_is_waited_for(hub: Hub) -> None:
    again = await rematch_of(hub, await ended(await match(hub)))
    await again.change(presence.leave, CARLA)
    await again.change(lobby.ready, BEPPE)
    assert again.in_lobby
    await again.change(lobby.add_computer, BEPPE)
    await again.change(lobby.start, BEPPE)
    assert again.playing


async def test_it_is_closed_when_nobody_is_left_who_wants_it(hub: Hub) -> None:
    again = await rematch_of(hub, await ended(await match(hub)))
    with pytest.raises(AskFirst) as asked:
        await again.change(presence.leave, ADA)
    assert (asked.value.loss, asked.value.names) == (Loss.EMPTY, ("Beppe", "Carla"))
    await again.change(presence.leave, ADA, sure=True)
    assert again.over


async def test_a_computer_sits_where_somebody_had_left(hub: Hub) -> None:
    seating = (await match(hub)).seating
    seating = seating.with_sitter(seating.sitter(Seat(1)).gone(Away.LEFT))
    seating = seating.with_sitter(seating.sitter(Seat(2)).gone(Away.IDLE)).again(ADA)
    assert [sitter.user_id for sitter in seating.sitters] == [ADA, None, CARLA]
    assert [sitter.user_id for sitter in seating.waiting] == [CARLA]
    assert all(sitter.away is None for sitter in seating.sitters)


async def test_a_rematch_survives_a_restart(hub: Hub, database: Database, clock: FakeClock) -> None:
    again = await rematch_of(hub, await ended(await match(hub)))
    await again.change(lobby.ready, BEPPE)
    restarted = Hub(database, clock)
    await restarted.load()
    found = await restarted.find(again.id)
    assert everything(found) == everything(again)
    assert waiting(found) == [CARLA]
    await found.change(lobby.ready, CARLA)
    assert found.playing


async def test_only_who_sat_there_opens_a_rematch_and_only_one(hub: Hub) -> None:
    table = await ended(await match(hub))
    await rematch_of(hub, table)
    with pytest.raises(TableError) as refused:
        await rematch_of(hub, table)
    assert refused.value.code is TableFault.REMATCH_IS_OPEN
