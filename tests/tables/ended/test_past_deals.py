"""The deals of a match that are over, each as everybody saw it end."""

import pytest

from bot.tables.clock import Clock
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from data import events
from data.database import Database
from tests.tables.support.people import match, play_deal, play_out


async def test_a_deal_is_told_once_it_is_over(database: Database, clock: Clock) -> None:
    table = await match(Hub(database, clock))
    with pytest.raises(TableError) as refused:
        await table.past.deal(1)
    assert refused.value.code is TableFault.NOT_FINISHED
    await play_deal(table)
    assert await table.past.deal(1) == table.public


async def test_each_deal_of_a_finished_match(database: Database, clock: Clock) -> None:
    table = await match(Hub(database, clock))
    await play_out(table)
    deals = [await table.past.deal(number) for number in (1, 2, 3)]
    assert [deal.number for deal in deals] == [1, 2, 3]
    assert [len(deal.tricks) for deal in deals] == [25, 25, 25]
    assert [len(deal.scores) for deal in deals] == [1, 2, 3]
    assert deals[2] == table.public
    # The last total is the sum of what the three deals gave.
    gains = [deal.score.scores for deal in deals if deal.score is not None]
    assert deals[2].totals == tuple(map(sum, zip(*gains, strict=True)))


async def test_hidden_cards_stay_hidden(database: Database, clock: Clock) -> None:
    table = await match(Hub(database, clock))
    await play_out(table)
    deal = await table.past.deal(1)
    assert (deal.seat, deal.hand, deal.discarded, deal.taken_up) == (None, (), (), ())


@pytest.mark.parametrize("number", [0, 4, 999999])
async def test_a_deal_that_was_not_played(database: Database, clock: Clock, number: int) -> None:
    table = await match(Hub(database, clock))
    await play_out(table)
    with pytest.raises(TableError):
        await table.past.deal(number)
    assert await events.load_deal(database.reading, table.id, number, table.game.pack) == ()
