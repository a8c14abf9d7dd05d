"""Deals card by card: what is replayed is what everybody saw while they were played."""

from random import Random

import pytest

from bot.games.actions import TakeBack
from bot.games.catalogue import GAMES
from bot.games.events import CardPlayed
from bot.games.phases.claims import may_claim
from bot.games.view import SeatView
from bot.tables.decisions import ending, play
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.table import Change, Table
from tests.tables.support.people import act, match, match_of, on_turn, play_deal, play_out
from tests.tables.test_undoing import match_of_three

Seen = tuple[SeatView, ...]


def views(table: Table) -> Seen:
    """What everybody sees at the table now, and what each seat does."""
    people = (sitter.user_id for sitter in table.seating.sitters)
    return (table.public, *(table.view_of(user) for user in people if user is not None))


def record_views(table: Table) -> list[Seen]:
    """From now on, all that was seen at the table, one entry a change."""

    def note(_: Change) -> None:
        if views(table) != seen[-1]:
            seen.append(views(table))

    seen = [views(table)]
    table.listeners.append(note)
    return seen


async def close(table: Table) -> None:
    """Ends the table, unless the match is over."""
    if not table.over:
        await table.change(ending.abandon)


async def replayed(table: Table, deal: int) -> list[Seen]:
    """The same, step by step, from the log."""
    found = await table.past.replay(deal)
    last = found.at(10_000)
    moments = [found.at(step) for step in range(last.steps + 1)]
    assert [moment.step for moment in moments] == [*range(last.steps + 1)]
    return [(moment.public, *moment.seats) for moment in moments]


@pytest.mark.parametrize("key", GAMES)
async def test_views_while_playing_equal_those_of_the_replay(hub: Hub, key: str) -> None:
    table = await match_of(hub, GAMES[key]())
    seen = record_views(table)
    for _ in range(2):
        await play_deal(table, Random(3))
        if table.between_deals and table.public.number == 1:
            await table.change(play.next_deal)
    await close(table)
    deals = {public.number for public, *_ in seen}
    assert 1 in deals
    for deal in deals:
        assert await replayed(table, deal) == [each for each in seen if each[0].number == deal]


async def test_a_card_taken_back_is_replayed_as_it_was(hub: Hub) -> None:
    table = await match_of_three(hub)
    news = record_views(table)
    for _ in range(4):
        user = on_turn(table)
        await act(table)
        seen = table.view_of(user)
        await table.change(play.act, user, TakeBack(), seen.number, seen.step)
        await act(table)
    await play_out(table)
    deal = await replayed(table, 1)
    first = [each for each in news if each[0].number == 1]
    assert deal[-len(first) :] == first
    found = await table.past.replay(1)
    assert len(found.leads) == 25
    for number, lead in enumerate(found.leads):
        moment = found.at(lead)
        assert isinstance(moment.act, CardPlayed)
        assert len(moment.public.tricks) == number
        assert moment.public.trick.cards == (moment.act.card,)


async def test_claimed_tricks_are_replayed_card_by_card(hub: Hub) -> None:
    table = await match(hub)
    news = record_views(table)
    while not await play_until_claimable(table):
        if table.between_deals:
            await table.change(play.next_deal)
        else:
            table = await match(hub)
            news = record_views(table)
    user, number = on_turn(table), table.public.number
    await table.change(play.claim, user, number, table.view_of(user).step)
    await close(table)
    seen = [each for each in news if each[0].number == number]
    steps = await replayed(table, number)
    assert [each for each in steps if each in seen] == seen
    assert len(steps) > len(seen)


async def play_until_claimable(table: Table) -> bool:
    """People play until one of them may claim the rest: whether that comes before the end."""
    while table.turn is not None:
        if may_claim(table.view_of(on_turn(table))) and len(table.view_of(on_turn(table)).hand) > 1:
            return True
        await act(table)
    return False


async def test_what_was_not_played_is_refused(hub: Hub) -> None:
    table = await match(hub)
    with pytest.raises(TableError) as refused:
        await table.past.replay(1)
    assert refused.value.code is TableFault.NOT_FINISHED
    await act(table)
    await table.change(ending.abandon)
    for deal, code in ((1, TableFault.NOT_FINISHED), (2, TableFault.NO_SUCH_DEAL)):
        with pytest.raises(TableError) as refused:
            await table.past.replay(deal)
        assert refused.value.code is code
