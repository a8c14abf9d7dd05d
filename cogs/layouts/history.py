"""The list of past matches, matches to watch, and the buttons below a deal that is over."""

from collections.abc import Sequence
from itertools import accumulate

import discord
from discord import ui

from bot.tables.table import Table
from bot.texts import Texts
from bot.words.wording import Wording
from cogs.layouts import ids
from cogs.layouts.board import TABLE
from cogs.layouts.codec import Id
from cogs.layouts.parts import (
    FELT,
    Button,
    Row,
    Text,
    box,
    boxed,
    button,
    gallery,
    layout_of,
    plain,
    row,
    select,
    signed,
    words,
)
from cogs.layouts.scores import score_lines
from data.results import FinishedMatch
from rendering.canvas.picture import Picture

MOST_TEXT = 4000
"""The most characters Discord shows in a message."""


def history(matches: Sequence[FinishedMatch], title: str, texts: Texts) -> ui.LayoutView:
    """The matches with their scores, and selects for replays and records."""
    if not matches:
        return words(texts.say("history-empty"))
    lines = _fitting([title, *(_match(match, texts) for match in matches)])
    shown = matches[: len(lines) - 1]
    return layout_of(
        box(FELT, Text("\n".join(lines))),
        _select(ids.ChooseReplay(), "history-replay", shown, texts),
        _select(ids.ChooseRecord(), "history-export", shown, texts),
    )


def replay_rows(table: Table, deal: int, texts: Texts) -> list[Row]:
    """The buttons below a deal: for other deals that are over, and for its animation.

    While the match goes on, one leads back to the table.
    """
    number, last = table.id, _last_deal(table)
    ways = (
        (ids.FirstDeal(number, 1), "⏮", deal > 1),
        (ids.DealBefore(number, max(deal - 1, 1)), "◀", deal > 1),
        (ids.NextDeal(number, min(deal + 1, last)), "▶", deal < last),
        (ids.LastDeal(number, last), "⏭", deal < last),
        (ids.MoveDeal(number, deal), texts.say("replay-move"), True),
    )
    rows = [row([button(way, label, disabled=not enabled) for way, label, enabled in ways])]
    return [*rows, row([_now(table, texts)])] if table.playing else rows


def watch_page(table: Table, picture: Picture, texts: Texts) -> ui.LayoutView:
    """A match under way for people who do not play in it: the table, the scores, past deals."""
    lines, last = score_lines(table, Wording.usual(texts, table.drawing)), _last_deal(table)
    ways = [_now(table, texts)]
    if last:
        ways.append(button(ids.LastDeal(table.id, last), texts.say("button-watch-deals")))
    return boxed(FELT, Text("\n".join(lines)), gallery(picture.alt, TABLE), row(ways))


def _now(table: Table, texts: Texts) -> Button:
    return button(ids.Watch(table.id), texts.say("button-watch-now"))


def _last_deal(table: Table) -> int:
    # That of a match under way may not be over yet.
    newest = table.public
    return newest.number - (table.playing and newest.score is None)


def _fitting(lines: Sequence[str]) -> Sequence[str]:
    # With long names there is no room for the oldest matches.
    lengths = accumulate(len(line) + 1 for line in lines)
    return lines[: sum(length <= MOST_TEXT for length in lengths)]


def _select(wish: Id, key: str, matches: Sequence[FinishedMatch], texts: Texts) -> Row:
    options = [_option(match, texts) for match in matches]
    return row([select(wish, options, placeholder=texts.say(key))])


def _match(match: FinishedMatch, texts: Texts) -> str:
    scores = " · ".join(
        texts.say(
            "history-score" if seat.left_by is None else "history-left",
            name=plain(seat.name),
            total=signed(seat.total),
        )
        for seat in sorted(match.seats, key=lambda seat: seat.place)
    )
    game = texts.say(f"game-{match.game}")
    return texts.say("history-row", game=game, time=str(match.ended_at), scores=scores)


def _option(match: FinishedMatch, texts: Texts) -> discord.SelectOption:
    names = ", ".join(seat.name for seat in match.seats)
    label = texts.say("history-option", game=texts.say(f"game-{match.game}"), names=names)
    return discord.SelectOption(label=label[:100], value=str(match.table_id))
