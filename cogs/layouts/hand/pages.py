"""The pages that open inside a hand, and the buttons for them."""

from bot.tables.table import Table
from bot.words.wording import Wording
from cogs.layouts.board import last_trick_line
from cogs.layouts.scores import score_lines


def opened_page(page: str, table: Table, wording: Wording) -> list[str]:
    """Return the lines of a page, none if none is open."""
    match page:
        case "last":
            return [last_trick_line(table, wording)]
        case "scores":
            return score_lines(table, wording)
    return []
