"""People and computers who play on, whoever is away."""

from collections.abc import Callable
from random import Random

from bot.games.actions import Action, Bid
from bot.games.catalogue import find
from bot.games.view import SeatView
from bot.players import novice
from bot.tables.decisions import ending, play, presence
from bot.tables.hub import Hub
from bot.tables.table import Table, seat_to_play
from tests.tables.support.people import match, match_of, on_turn

Choose = Callable[[SeatView, Random], Action]


async def step(table: Table, choose: Choose = novice.choose) -> None:
    """The person or the computer whose turn it is does something."""
    seat = seat_to_play(table)
    if seat is None:
        user = on_turn(table)
        seen = table.view_of(user)
        await table.change(play.act, user, choose(seen, Random(0)), seen.number, seen.step)
    else:
        seen = table.view_for_computer(seat)
        chosen = choose(seen, Random(0))
        await table.change(play.act_as_computer, seat, chosen, seen.number, seen.step)


async def to_the_end(table: Table, choose: Choose = novice.choose) -> None:
    """People and computers play until the deal is over."""
    while table.turn is not None:
        await step(table, choose)


async def into_the_next_deal(hub: Hub) -> tuple[Table, int]:
    """A match in its second deal, and whose last turn in the first a computer has taken."""
    table = await match(hub)
    while sum(table.public.cards_left) > 1:
        await step(table)
    assert table.turn is not None
    idle = on_turn(table)
    await table.change(presence.stand_in, table.turn)
    await to_the_end(table)
    await table.change(play.next_deal)
    return table, idle


async def all_passed(hub: Hub) -> Table:
    """A match that people have ended in its first deal, in which nobody bids."""
    table = await match_of(hub, find("tarocco-francese")())
    for sitter in table.seating.humans():
        assert sitter.user_id is not None
        await table.change(ending.agree, sitter.user_id)
    while table.turn is not None:
        turn = table.turn
        await table.change(play.act, on_turn(table), Bid("pass"), turn.deal, turn.step)
    return table
