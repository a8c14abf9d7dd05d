"""What a hand becomes when its match is over, or a deal that no other follows at once."""

from discord import ui

from bot.games.view import SeatView
from bot.words.wording import Wording
from cogs.layouts.parts import FELT, Text, boxed, signed
from cogs.layouts.scores import no_winner_line


def ended_hand(view: SeatView, wording: Wording) -> ui.LayoutView:
    """The result of the hand's owner, and nothing to press; it may have been closed before."""
    assert view.seat is not None
    if not view.over:
        lines = [wording.say("ending-closed"), no_winner_line(view, wording.texts)]
        return boxed(FELT, Text("\n".join(lines)))
    total, game = view.totals[view.seat], view.game
    told = wording.say(
        "hand-result",
        total=signed(total),
        place=game.places(view.totals)[view.seat],
        count=len(game.sides),
    )
    return boxed(FELT, Text(told))


def scored_hand(view: SeatView, wording: Wording) -> ui.LayoutView:
    """What the deal has brought the hand's owner, and nothing to press."""
    assert view.seat is not None
    if view.score is None or not view.score.counts:
        return boxed(FELT, Text(wording.say("hand-over")))
    told = wording.say(
        "hand-scored",
        deal=view.number,
        score=signed(view.score.scores[view.seat]),
        total=signed(view.totals[view.seat]),
    )
    return boxed(FELT, Text(told))
