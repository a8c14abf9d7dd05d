"""What a hand becomes when a deal is over that no other follows at once."""

from discord import ui

from bot.games.view import SeatView
from bot.tables.table import Table
from bot.words.lists import listed
from bot.words.numbers import signed
from bot.words.sums import sums_of
from bot.words.wording import Wording
from cogs.layouts.components import Text
from cogs.layouts.match.more import next_button, review_button
from cogs.layouts.parts import FELT, boxed, name_of, names_of, row


def scored_hand(table: Table, view: SeatView, wording: Wording, *, reviewed: bool) -> ui.LayoutView:
    """Return what the deal has brought the hand's owner, who can ask for the next one.

    *reviewed* says whether they can ask how they have played.
    """
    buttons = [] if _wants_next(table, view) else [next_button(table, wording.texts)]
    if reviewed and view.tricks:
        buttons.append(review_button(table, view.number, wording.texts))
    brought = [_brought(view, wording), *sum_lines(table, view, wording)]
    lines = [*brought, *_waits(table, view, wording)]
    return boxed(FELT, Text("\n".join(lines)), *([row(buttons)] if buttons else []))


def _wants_next(table: Table, view: SeatView) -> bool:
    return all(each.seat != view.seat for each in table.asked_for_next)


def _waits(table: Table, view: SeatView, wording: Wording) -> list[str]:
    seats, texts = table.asked_for_next, wording.texts
    others = [name_of(each, texts) for each in seats if each.seat != view.seat]
    if not others or not _wants_next(table, view):
        return []
    return [wording.say("hand-next-waits", names=listed(others, wording.texts))]


def _brought(view: SeatView, wording: Wording) -> str:
    assert view.seat is not None
    if view.score is None or not view.score.counts:
        return wording.say("hand-over")
    return wording.say(
        "hand-scored",
        deal=view.number,
        score=signed(view.score.scores[view.seat]),
        total=signed(view.totals[view.seat]),
    )


def sum_lines(table: Table, view: SeatView, wording: Wording) -> list[str]:
    """Return what the score of the hand's owner comes from."""
    assert view.seat is not None
    sums = sums_of(view, view.seat, names_of(table, wording.texts, view.number), wording.texts)
    return [wording.say("told-small", line=each) for each in sums]
