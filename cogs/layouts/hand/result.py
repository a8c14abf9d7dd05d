"""What a hand becomes when its match is over."""

from discord import ui

from bot.games.view import SeatView
from bot.tables.ending import place
from bot.words.wording import Wording
from cogs.layouts.parts import FELT, Text, boxed, signed


def ended_hand(view: SeatView, wording: Wording) -> ui.LayoutView:
    """The result of the hand's owner, and nothing to press; a match may have ended without one."""
    assert view.seat is not None
    if not view.over:
        return boxed(FELT, Text(wording.say("hand-no-result")))
    total = view.totals[view.seat]
    told = wording.say(
        "hand-result",
        total=signed(total),
        place=place(view.totals, view.seat),
        count=len(view.totals),
    )
    return boxed(FELT, Text(told))
