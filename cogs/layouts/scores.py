"""How the match stands, as a page for one person."""

from collections.abc import Sequence

from discord import ui

from bot.games.view import SeatView
from bot.tables.decisions.wishes import Ending, Wish
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.lists import listed
from bot.words.scoreboard import scoreboard
from bot.words.summary import scoring_lines
from bot.words.sums import sum_lines
from bot.words.wording import Wording
from cogs.layouts.components import ActionRow, Text
from cogs.layouts.ids import TableAction
from cogs.layouts.match.more import more_row
from cogs.layouts.parts import PRIMARY, layout_of, name_of, names_of, rated_line, row, table_button

WISHES = {Wish.END: TableAction.AGREE_TO_END, Wish.ABANDON: TableAction.ABANDON}
"""What is pressed to agree."""


def scores_page(table: Table, user_id: int, texts: Texts) -> ui.LayoutView:
    """Return how the match stands, the buttons to end it early for a player, and what else there
    is."""
    text = Text("\n".join(score_lines(table, Wording.usual(texts, table.setup.drawing))))
    wishes = _wishes_of(user_id, table)
    rows = [wish_row(table.id, wishes, texts)] if wishes else []
    more = [more_row(table, user_id, texts)] if table.playing else []
    return layout_of(text, *rows, *more)


def wish_row(table: int, wishes: Sequence[TableAction], texts: Texts) -> ActionRow:
    """Return the buttons for these wishes about the end of the match."""
    return row([table_button(table, wish, texts) for wish in wishes])


def ending_line(ending: Ending, view: SeatView, texts: Texts) -> str:
    """Return who would like to end the match in this way, and who has not agreed yet."""
    if ending.settled:
        return texts.say(f"ending-settled-{ending.wish}")
    agreed = listed((name_of(each, texts) for each in ending.agreed), texts)
    missing = listed((name_of(each, texts) for each in ending.missing), texts)
    deals = len(view.scores)
    return texts.say(f"ending-asked-{ending.wish}", agreed=agreed, missing=missing, deals=deals)


def no_winner_line(view: SeatView, texts: Texts) -> str:
    """Return what remains of a match that was closed before its end."""
    return texts.say("ending-no-winner", deals=len(view.scores))


def abandoned_in_words(table: Table, texts: Texts) -> str:
    """Say that everybody agreed to abandon the match, and what remains of it."""
    return "\n".join(
        [texts.say("ending-settled-abandon"), no_winner_line(table.public, texts)],
    )


def left_in_words(table: Table, texts: Texts, *, arrives: bool) -> str:
    """Return what becomes of the table for somebody who has just left it, or does not *arrive* any
    more.

    A computer keeps the seat that they would have taken.
    """
    if table.over:
        return abandoned_in_words(table, texts) if table.begun else texts.say("lobby-closed-empty")
    if table.in_lobby:
        return texts.say("leave-lobby")
    if arrives:
        return texts.say("seat-given-up")
    until = table.paused_until
    if until is None:
        return texts.say("leave-done", spoken=texts.language)
    return texts.say("leave-paused", time=str(until), spoken=texts.language)


def left_page(table: Table, text: str, texts: Texts) -> ui.LayoutView:
    """Return this for somebody who has left the match, with the button that brings them back."""
    back = TableAction.SHOW_HAND if table.paused_until is None else TableAction.RESUME
    return layout_of(Text(text), row([table_button(table.id, back, texts, PRIMARY)]))


def score_lines(table: Table, wording: Wording) -> list[str]:
    """Return how the match stands, what the deal will be scored by, and who would like to end
    it."""
    view, names = table.public, names_of(table, wording.texts)
    lines = [wording.say("scores-title", deal=view.number)]
    lines += [*scoring_lines(view, names, wording), *sum_lines(view, names, wording)]
    lines += [*scoreboard(view, names, wording), _rated(table, view, wording)]
    return lines + [ending_line(ending, view, wording.texts) for ending in table.endings]


def _rated(table: Table, view: SeatView, wording: Wording) -> str:
    cut_short = view.score is not None and any(view.cards_left)
    return wording.say("unrated-cards") if cut_short else rated_line(table, wording)


def _wishes_of(user_id: int, table: Table) -> list[TableAction]:
    if table.turn is None or not table.seating.has(user_id):
        return []
    wished = [ending for ending in table.endings if ending.has(user_id)]
    missing = [wish for wish in Wish if wish not in {ending.wish for ending in wished}]
    wishes = [WISHES[wish] for wish in missing]
    is_open = any(not ending.settled for ending in wished)
    return [*wishes, TableAction.PLAY_ON] if is_open else wishes


def gain_line(view: SeatView, wording: Wording) -> str:
    """Return what a gain is in this game, in half a sentence."""
    are_totals = view.game.payoffs(view.totals) == view.totals
    return wording.say("gain-totals" if are_totals else f"gain-{view.game.key}")
