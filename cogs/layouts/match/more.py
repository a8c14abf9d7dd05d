"""The private panel behind *More*: what is needed less often than what stands below a board."""

from collections.abc import Sequence

from discord import ui

from bot.tables.table import Table
from bot.texts import Texts
from cogs.layouts import ids
from cogs.layouts.parts import Row, Text, button, layout_of, row

PAGES: tuple[type[ids.TableWish], ...] = (ids.LastTrick, ids.ShowScores, ids.ShowRules)


def more_panel(table: Table, user_id: int, lines: Sequence[str], texts: Texts) -> ui.LayoutView:
    """These lines, and what else this person can see or do at the table."""
    return layout_of(Text("\n".join(lines)), more_row(table, user_id, texts))


def more_row(table: Table, user_id: int, texts: Texts) -> Row:
    """The buttons for what else this person can see or do at a table with a match under way."""
    kinds = [*PAGES, *_way_out(table, user_id)]
    return row([button(kind(table.id), texts.say(f"button-{kind.tail}")) for kind in kinds])


def _way_out(table: Table, user_id: int) -> list[type[ids.TableWish]]:
    # Whoever has left the table has nothing to leave, and nothing to see that is not theirs.
    seating = table.seating
    if seating.engages(user_id):
        return [ids.Leave]
    return [] if seating.has(user_id) else [ids.Watch]
