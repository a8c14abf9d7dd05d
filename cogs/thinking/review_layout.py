"""A review: the cards of one person that cost something in a deal, in words and on its sheet."""

from collections.abc import Sequence
from math import isclose

from discord import ui

from bot.tables.table import Table
from bot.tables.thinking.reviews import MatchReview, Mistake, Review
from bot.texts import Texts
from bot.words.labels import as_pressed, capital
from bot.words.lists import listed
from bot.words.numbers import signed, signed_tenths
from bot.words.wording import Wording
from cogs.layouts.components import Button, Text
from cogs.layouts.ids import ReviewDeal
from cogs.layouts.parts import FELT, boxed, button, gallery, row
from cogs.past.ids import PlayFrom
from rendering.canvas.picture import Picture

REVIEW = "review.png"
PLACES = "①②③"
"""The signs of the moments that are marked on the sheet, the dearest first."""
OTHERS = "·"
DEAREST = 5
"""The most cards of a whole match that are told of: a row has room for a way to each deal."""
TINY = 1e-6
"""Whole points may come out as far from that when a part of a lead is taken."""


def review_page(
    review: Review, picture: Picture | None, wording: Wording, table: int | None = None
) -> ui.LayoutView:
    """Return what the review found, with the sheet of the deal if it found anything.

    The deal of this table can be played again from each marked card; None if it may not be yet.
    """
    game = wording.say(f"game-{review.end.game.key}")
    lines = [wording.say("review-title", game=game, deal=review.end.number)]
    if picture is None:
        lines.append(wording.say("review-nothing", count=review.choices))
        return boxed(FELT, Text("\n".join(lines)))
    dearest = review.dearest(len(PLACES))
    for moment in review.moments:
        sign = PLACES[dearest.index(moment)] if moment in dearest else OTHERS
        lines.append(f"{sign} {moment_line(moment, wording)}")
    kind = "-teams" if review.end.game.teams else ""
    lines.append(wording.say(f"review-legend{kind}"))
    again = [] if table is None else [row(_again(table, review, dearest, wording))]
    return boxed(FELT, Text("\n".join(lines)), gallery(picture.alt, REVIEW), *again)


def _again(
    table: int, review: Review, dearest: Sequence[Mistake], wording: Wording
) -> list[Button]:
    deal, seat = review.end.number, str(review.seat)
    return [
        button(PlayFrom(table, deal, moment.step, seat), wording.say("review-again", sign=sign))
        for sign, moment in zip(PLACES, dearest, strict=False)
    ]


def match_review_page(table: Table, match: MatchReview, wording: Wording) -> ui.LayoutView:
    """Return the cards that cost a person most in a whole match, and the ways to their deals."""
    found = [(review.end.number, moment) for review in match.deals for moment in review.moments]
    dearest = sorted(found, key=lambda each: -each[1].cost)[:DEAREST]
    title = wording.say("review-match-title", game=wording.say(f"game-{table.game.key}"))
    if not dearest:
        count = sum(review.choices for review in match.deals)
        nothing = wording.say("review-nothing", count=count)
        return boxed(FELT, Text("\n".join([title, nothing, *_missed(match, wording)])))
    lines = [
        wording.say("review-in-deal", deal=deal, line=moment_line(moment, wording))
        for deal, moment in dearest
    ]
    kind = "-teams" if table.game.teams else ""
    legend = [*_missed(match, wording), wording.say(f"review-legend{kind}")]
    text = Text("\n".join([title, *lines, *legend]))
    ways = [
        button(ReviewDeal(table.id, deal), wording.say("review-deal", deal=deal))
        for deal in sorted({deal for deal, _ in dearest})
    ]
    return boxed(FELT, text, row(ways))


def _missed(match: MatchReview, wording: Wording) -> list[str]:
    # Of what no review could be made.
    if not match.missed:
        return []
    deals = listed(map(str, match.missed), wording.texts)
    return [wording.say("review-missed", deals=deals, count=len(match.missed))]


def dearest_in_words(review: Review, wording: Wording) -> str:
    """Return the moments that are marked on the sheet, in plain sentences."""
    dearest = review.dearest(len(PLACES))
    return " ".join(_told("review-words", moment, wording) for moment in dearest)


def cost_in_words(cost: float, texts: Texts) -> str:
    """Return what was lost, with a minus; what was gained has a plus."""
    tenths = -round(10 * cost)
    return signed_tenths(tenths, texts) if tenths else "0"


def moment_line(moment: Mistake, wording: Wording) -> str:
    """Return what a card cost, and which one would have been better."""
    line = _told("review-moment", moment, wording)
    if moment.as_it_lay is None:
        return line
    # One deal has whole points, or thirds of them, but no average.
    lay, whole = moment.as_it_lay, round(moment.as_it_lay)
    is_whole = isclose(lay, whole, abs_tol=TINY)
    cost = signed(-whole) if is_whole else cost_in_words(lay, wording.texts)
    return wording.say("review-as-it-lay", line=line, cost=cost)


def _told(key: str, moment: Mistake, wording: Wording) -> str:
    return wording.say(
        key,
        trick=moment.trick,
        card=capital(as_pressed(moment.card, wording)),
        best=as_pressed(moment.best, wording),
        cost=cost_in_words(moment.cost, wording.texts),
    )
