"""From the totals of a finished match to the result of each seat."""

from bot.games.game import Game
from bot.tables.seating import Seating
from data.results import Result
from data.tables import TableRow


def results_of(
    row: TableRow, game: Game, seating: Seating, totals: tuple[int, ...], at: int
) -> tuple[Result, ...]:
    """The result of each seat of a match that ended at this time with these totals."""
    payoffs = game.payoffs(totals)
    return tuple(
        Result(
            table_id=row.id,
            seat=sitter.seat,
            user_id=sitter.user_id,
            name=sitter.name,
            game=game.key,
            guild_id=row.guild_id,
            players=game.players,
            total=totals[sitter.seat],
            payoff=payoffs[sitter.seat],
            place=place(totals, sitter.seat),
            won=place(totals, sitter.seat) == 1,
            ended_at=at,
        )
        for sitter in seating.sitters
    )


def place(totals: tuple[int, ...], seat: int) -> int:
    """The place of a seat among these totals, counted from 1; equal totals share one."""
    return 1 + sum(total > totals[seat] for total in totals)
