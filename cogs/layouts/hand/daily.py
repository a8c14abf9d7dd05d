"""The deal of a day: what is said before it, what it has come to, and how people stand."""

from collections.abc import Sequence
from dataclasses import replace

from discord import ui

from bot.tables.daily.plays import DailyResult, DayOnServer, OwnDay
from bot.tables.shared_deals.grades import Grade, grades
from bot.tables.table import Table
from bot.tables.thinking.reviews import Review
from bot.texts import Texts
from bot.words.numbers import signed, signed_tenths
from bot.words.wording import Wording
from cogs.layouts.components import Text
from cogs.layouts.ids import (
    PlayDaily,
    PractiseDay,
    ReviewDeal,
    ShareDaily,
    ShowDailyBoard,
    ShowDay,
    ShowDeal,
)
from cogs.layouts.match.more import review_button
from cogs.layouts.parts import ACCENT, FELT, PRIMARY, boxed, button, plain_name, row
from data.finished.periods import DAY_S
from data.solo.daily import DailyPlay, DailyStanding

SQUARES = {Grade.FORCED: "⬜", Grade.FINE: "🟩", Grade.SLIP: "🟨", Grade.BLUNDER: "⬛"}
IN_LINE = 9

SPANS = {"day": 1, "week": 7, "month": 30, "all": None}
"""Over how many days a board goes, by its name."""
LEAST = {"day": 1, "week": 4, "month": 12, "all": 40}
"""How many plays a place takes on it."""
OTHER_SCOPE = {"here": "everywhere", "everywhere": "here"}
MOST_LINES = 20
MOST_NAMED = 10
"""The most people that a post names."""


def daily_intro(table: Table, wording: Wording) -> str:
    """Return what is said before the first card."""
    game = wording.say(f"game-{table.game.key}")
    match, commitment = str(table.row.deal_of), table.commitment
    return wording.say("daily-intro", game=game, match=match, commitment=commitment)


def daily_result(
    table: Table, result: DailyResult, review: Review | None, wording: Wording, *, reviewed: bool
) -> ui.LayoutView:
    """Return what somebody has made of the deal of a day; with a *review*, trick by trick as well.

    *reviewed* says whether they can ask how they have played.
    """
    lines = [_title(table, result, wording), _brought(result, wording.texts)]
    if review is not None:
        lines.append(squares(review))
    if result.percent is None:
        lines.append(wording.say("daily-voided" if result.voided else "daily-late"))
    else:
        lines.append(wording.say("daily-days", count=result.played))
        if result.streak > 1:
            lines.append(wording.say("daily-streak", count=result.streak, best=result.best))
    ways = [button(ShowDailyBoard("week"), wording.say("button-daily-board"))]
    ways.append(button(ShowDay(result.day - 1), wording.say("button-daily-before")))
    if result.percent is not None:
        ways.insert(0, button(ShareDaily(table.id), wording.say("button-daily-share"), PRIMARY))
    if reviewed:
        ways.append(review_button(table, table.public.number, wording.texts))
    return boxed(FELT, Text("\n".join(lines)), row(ways))


def day_page(own: OwnDay, texts: Texts, *, reviewed: bool) -> ui.LayoutView:
    """Return what one person sees of a day that has closed.

    *reviewed* says whether they can ask how they have played.
    """
    game = texts.say(f"game-{own.told.game}")
    lines = [texts.say("daily-title", date=date(own.day), game=game)]
    lines.append(
        texts.say("daily-not-played") if own.result is None else _brought(own.result, texts)
    )
    if own.result is not None and own.result.voided:
        lines.append(texts.say("daily-voided"))
    ways = [button(PractiseDay(own.day), texts.say("button-daily-practise"), PRIMARY)]
    if own.table is not None:
        ways.append(button(ShowDeal(own.table, 1), texts.say("button-replay")))
        if reviewed:
            ways.append(button(ReviewDeal(own.table, 1), texts.say("button-review")))
    return boxed(FELT, Text("\n".join(lines)), row(ways))


def share_text(
    table: Table, name: str, result: DailyResult, review: Review | None, texts: Texts
) -> str:
    """Return what everybody is shown of a play: nothing of it tells a card."""
    game, percent = texts.say(f"game-{table.game.key}"), result.percent or 0
    line = texts.say(
        "daily-shared",
        name=plain_name(name, texts),
        date=date(result.day),
        game=game,
        percent=percent,
    )
    return line if review is None else f"{line}\n{squares(review)}"


def squares(review: Review) -> str:
    """Return a square for each trick of the deal, in lines of nine."""
    signs = "".join(SQUARES[grade] for grade in grades(review))
    return "\n".join(signs[first : first + IN_LINE] for first in range(0, len(signs), IN_LINE))


def daily_board(
    standings: Sequence[DailyStanding],
    shown: ShowDailyBoard,
    reader: int,
    texts: Texts,
    note: str = "",
) -> ui.LayoutView:
    """Return how people stand over the days of a span, with a note below if there is one.

    Those with too few plays come last.
    """
    span = shown.span
    title = "daily-board-title" if shown.scope == "here" else "daily-board-title-everywhere"
    lines = [texts.say(title), texts.say(f"daily-board-{span}", least=LEAST[span])]
    # Equals share a place.
    means = [each.mean for each in standings if each.plays >= LEAST[span]]
    own = [each for each in standings[MOST_LINES:] if each.user_id == reader]
    lines += [_line(means, each, span, texts) for each in (*standings[:MOST_LINES], *own)]
    if not standings:
        lines.append(texts.say("daily-board-empty"))
    spans = [
        button(replace(shown, span=each), texts.say(f"daily-span-{each}"), disabled=each == span)
        for each in SPANS
    ]
    other = OTHER_SCOPE[shown.scope]
    across = button(replace(shown, scope=other), texts.say(f"board-scope-{other}"))
    below = [Text(note)] if note else []
    return boxed(FELT, Text("\n".join(lines)), *below, row([*spans, across]))


def daily_post(there: DayOnServer, texts: Texts) -> ui.LayoutView:
    """Return what everybody is shown of a day: its game, and what came of the day before."""
    told, before = there.told, there.before
    assert told is not None
    lines = [
        texts.say("daily-post-title", date=date(there.day), game=texts.say(f"game-{told.game}")),
        texts.say("daily-post-played", count=there.finished),
    ]
    if before is not None and there.results:
        lines.append(texts.say("daily-post-before", game=texts.say(f"game-{before.game}")))
        lines += _places(there.results, texts)
    if there.together > 1:
        lines.append(texts.say("daily-post-together", count=there.together))
    fixed = texts.say("daily-post-fixed", match=told.match, commitment=told.commitment)
    lines.append(fixed)
    if before is not None and before.secret is not None:
        lines.append(texts.say("daily-post-secret", match=before.match, secret=before.secret))
    ways = [
        button(PlayDaily(there.day), texts.say("button-daily-play"), PRIMARY),
        button(ShowDailyBoard("week"), texts.say("button-daily-board")),
    ]
    if before is not None:
        ways.append(button(ShowDay(there.day - 1), texts.say("button-daily-before")))
    return boxed(ACCENT, Text("\n".join(lines)), row(ways))


def _places(results: Sequence[DailyPlay], texts: Texts) -> list[str]:
    # Equals share a place.
    percents = [each.percent for each in results]
    return [
        texts.say(
            "daily-post-place",
            place=percents.index(each.percent) + 1,
            name=plain_name(each.name, texts),
            percent=each.percent or 0,
        )
        for each in results[:MOST_NAMED]
    ]


def date(day: int) -> str:
    """Return a day as everybody reads it in their language; at noon, so that it is the same."""
    return f"<t:{day * DAY_S + DAY_S // 2}:D>"


def _line(means: Sequence[int], each: DailyStanding, span: str, texts: Texts) -> str:
    missing = LEAST[span] - each.plays
    percent = (each.mean + 50) // 100
    name, plays = plain_name(each.name, texts), each.plays
    if missing > 0:
        return texts.say("daily-line-few", name=name, percent=percent, count=missing)
    place = means.index(each.mean) + 1
    return texts.say("daily-line", place=place, name=name, percent=percent, count=plays)


def _title(table: Table, result: DailyResult, wording: Wording) -> str:
    game = wording.say(f"game-{table.game.key}")
    return wording.say("daily-title", date=date(result.day), game=game)


def _brought(result: DailyResult, texts: Texts) -> str:
    par = (
        signed_tenths(round(10 * result.par), texts) if result.par % 1 else signed(int(result.par))
    )
    points = signed(result.points)
    if result.percent is None:
        return texts.say("daily-points", points=points, par=par)
    return texts.say("daily-result", points=points, par=par, percent=result.percent)
