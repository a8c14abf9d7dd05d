"""Who stands on the first page of a leaderboard."""

from data.database import Database
from data.finished import boards
from data.finished.boards import Board
from data.finished.period_totals import ALL_KINDS
from data.finished.periods import ALL_TIME
from data.finished.rankings import By


async def matches_of_all(database: Database, guild: int) -> dict[int, int]:
    """How many matches each person on a server has, who has most of them first."""
    board = Board(guild, ALL_KINDS, ALL_TIME, By.MATCHES)
    page = await boards.page(database.reading, board, 0)
    return {line.user_id: line.value for line in page.lines}
