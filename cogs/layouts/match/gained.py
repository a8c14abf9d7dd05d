"""What a match that is over has brought one person, told to them alone."""

from discord import ui

from bot.games.view import SeatView
from bot.tables.table import Table
from bot.words.numbers import signed
from bot.words.wording import Wording
from cogs.layouts.components import Button, Text
from cogs.layouts.ids import TableAction
from cogs.layouts.match.more import review_match_button
from cogs.layouts.parts import FELT, PRIMARY, boxed, row, table_button
from cogs.layouts.ratings import Gained
from cogs.layouts.scores import gain_line, no_winner_line


def my_result(
    table: Table, view: SeatView, gained: Gained | None, wording: Wording, *, reviewed: bool
) -> ui.LayoutView:
    """Return the result of the view's seat, and what there is to see of the match; it may be
    unfinished.

    *reviewed* says whether its owner can ask how they have played.
    """
    if not view.over:
        lines = [wording.say("ending-closed"), no_winner_line(view, wording.texts)]
        return boxed(FELT, Text("\n".join([*lines, *_rating(gained, wording)])))
    lines = [_reached(view, wording), *_rating(gained, wording), gain_line(view, wording)]
    rematch = table_button(table.id, TableAction.REMATCH, wording, PRIMARY)
    ways = [*_back(table, wording, reviewed=reviewed), rematch]
    return boxed(FELT, Text("\n".join(lines)), row(ways))


def _back(table: Table, wording: Wording, *, reviewed: bool) -> list[Button]:
    # Only one of the two, so that it fits beside the rematch on a phone; both are behind *More*.
    if reviewed:
        return [review_match_button(table, wording.texts)]
    return [table_button(table.id, TableAction.SHOW_REPLAY, wording)] if table.deals_over else []


def _reached(view: SeatView, wording: Wording) -> str:
    assert view.seat is not None
    game, total = view.game, view.totals[view.seat]
    places = [game.places(view.totals)[side[0]] for side in game.sides]
    place = game.places(view.totals)[view.seat]
    key = "hand-result" if places.count(place) == 1 else "hand-result-shared"
    return wording.say(key, total=signed(total), place=place, count=len(game.sides))


def _rating(gained: Gained | None, wording: Wording) -> list[str]:
    if gained is None:
        return []
    lines = [wording.say("result-rating", rating=gained.rating, change=signed(gained.change))]
    if gained.place is None:
        return lines
    if gained.was is None or gained.was == gained.place:
        key = "result-place" if gained.was is None else "result-place-kept"
        return [*lines, wording.say(key, place=gained.place)]
    return [*lines, wording.say("result-place-changed", place=gained.place, was=gained.was)]
