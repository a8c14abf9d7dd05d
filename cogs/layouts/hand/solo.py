"""What the hand of somebody who plays alone becomes when the deal is over."""

from discord import ui

from bot.games.view import SeatView
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.numbers import signed
from bot.words.wording import Wording
from cogs.layouts.components import Button, Text
from cogs.layouts.hand.pages import last_trick_line
from cogs.layouts.hand.result import sum_lines
from cogs.layouts.ids import GoOn, NewDeal, PlayAgain, ShowDeal
from cogs.layouts.match.more import review_button
from cogs.layouts.parts import ACCENT, FELT, PRIMARY, boxed, button, row


def practice_result(
    table: Table, view: SeatView, wording: Wording, *, reviewed: bool
) -> ui.LayoutView:
    """Return what the deal has brought the view's seat, and ways to play on.

    *reviewed* says whether they can ask how they have played.
    """
    new = button(NewDeal(table.id), wording.say("button-new-deal"), PRIMARY)
    if table.unfinished:
        return boxed(FELT, Text(wording.say("practice-given-up")), row([new]))
    again = button(PlayAgain(table.id), wording.say("button-again"))
    lines = [_title(table, wording), *_brought(table, view, wording)]
    looks = _looks(table, view, wording.texts, reviewed=reviewed)
    return boxed(FELT, Text("\n".join(lines)), row([new, again]), row(looks))


def practice_open(table: Table, level: str, texts: Texts) -> ui.LayoutView:
    """Ask a person who has a deal under way whether they go on with it, or want a new one against
    computers of this level."""
    ways = (
        button(GoOn(table.id), texts.say("button-go-on"), PRIMARY),
        button(NewDeal(table.id, level), texts.say("button-new-deal")),
    )
    text = texts.say("practice-open", game=texts.say(f"game-{table.game.key}"))
    return boxed(ACCENT, Text(text), row(ways))


def _title(table: Table, wording: Wording) -> str:
    key = "practice-title" if table.row.deal_of is None else "practice-title-again"
    return wording.say(key, game=wording.say(f"game-{table.game.key}"))


def _brought(table: Table, view: SeatView, wording: Wording) -> list[str]:
    assert view.seat is not None
    assert view.score is not None
    scored = wording.say("practice-result", score=signed(view.score.scores[view.seat]))
    last = [last_trick_line(table, wording)] if view.tricks else []
    return [scored, *sum_lines(table, view, wording), *last]


def _looks(table: Table, view: SeatView, texts: Texts, *, reviewed: bool) -> list[Button]:
    replay = button(ShowDeal(table.id, view.number), texts.say("button-replay"))
    return [replay, *([review_button(table, view.number, texts)] if reviewed else [])]
