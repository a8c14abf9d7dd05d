"""People and computers who play on, whoever is away."""

from collections.abc import Callable
from random import Random

from bot.games.actions import Action
from bot.games.view import SeatView
from bot.players import novice
from bot.tables.decisions import play
from bot.tables.table import Table, seat_to_play
from tests.tables.support.people import on_turn

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
