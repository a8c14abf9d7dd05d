"""The private panel behind *More*, with what is needed less often than what stands below a message,
and buttons for what comes after a deal."""

from collections.abc import Sequence

from discord import ui

from bot.tables.table import Table
from bot.texts import Texts
from cogs.layouts.components import ActionRow, Button, Text
from cogs.layouts.ids import ReviewDeal, TableAction
from cogs.layouts.parts import PRIMARY, button, layout_of, row, table_button


def more_panel(table: Table, user_id: int, lines: Sequence[str], texts: Texts) -> ui.LayoutView:
    """Return these lines, and what else this person can see or do at the table."""
    rows = [more_row(table, user_id, texts)] if table.playing else []
    return layout_of(Text("\n".join(lines)), *rows)


def more_row(table: Table, user_id: int, texts: Texts) -> ActionRow:
    """Return the buttons for what else this person can see or do at a table with a match under
    way."""
    last = [TableAction.LAST_TRICK] if table.public.last_trick is not None else []
    actions = [*last, TableAction.SHOW_SCORES, TableAction.SHOW_RULES, *_way_out(table, user_id)]
    return row([table_button(table.id, action, texts) for action in actions])


def more_of_result(
    table: Table, lines: Sequence[str], texts: Texts, *, reviewed: bool
) -> ui.LayoutView:
    """Return these lines, and what else there is to see of a match that is over.

    *reviewed* says whether the reader can ask how they have played.
    """
    replay, check = (
        table_button(table.id, action, texts)
        for action in (TableAction.SHOW_REPLAY, TableAction.CHECK_SHUFFLE)
    )
    deals = [replay, *([review_match_button(table, texts)] if reviewed else [])]
    rows = [row([*(deals if table.deals_over else []), check])]
    counts = table.public.over and not table.row.voided
    others = [TableAction.SHOW_EVENING] if counts else []
    others += [TableAction.SHOW_US] if len(people_of(table)) > 1 else []
    if others:
        rows.append(row([table_button(table.id, action, texts) for action in others]))
    return layout_of(Text("\n".join(lines)), *rows)


def people_of(table: Table) -> list[int]:
    """Return the people who sit at a table, but for those who were deleted."""
    return [each.user_id for each in table.seating.sitters if each.user_id and each.user_id > 0]


def review_match_button(table: Table, texts: Texts) -> Button:
    """Return the button that asks which of one's own cards cost most in a match that is over."""
    return table_button(table.id, TableAction.REVIEW_MATCH, texts)


def _way_out(table: Table, user_id: int) -> list[TableAction]:
    # Whoever has left the table has nothing to leave, and nothing to see that is not theirs.
    seating = table.seating
    if seating.engages(user_id):
        return [TableAction.LEAVE]
    return [] if seating.has(user_id) else [TableAction.WATCH]


def next_button(table: Table, texts: Texts) -> Button:
    """Return the button that asks for the next deal at once."""
    return table_button(table.id, TableAction.WANT_NEXT, texts, PRIMARY)


def review_button(table: Table, deal: int, texts: Texts) -> Button:
    """Return the button that asks what one's own cards cost in a deal that is over."""
    return button(ReviewDeal(table.id, deal), texts.say("button-review"))
