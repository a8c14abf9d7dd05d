"""The list of past matches, and the buttons below a deal that is over."""

from collections.abc import Sequence
from itertools import accumulate

import discord
from discord import ui

from bot.texts import Texts
from cogs.layouts import ids
from cogs.layouts.codec import Id
from cogs.layouts.parts import FELT, Row, Text, box, button, layout_of, row, select, signed, words
from data.results import FinishedMatch

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


def replay_row(table: int, deal: int, last: int, texts: Texts) -> Row:
    """The buttons below a deal: for other deals, and for its animation."""
    ways = (
        (ids.FirstDeal(table, 1), "⏮", deal > 1),
        (ids.DealBefore(table, max(deal - 1, 1)), "◀", deal > 1),
        (ids.NextDeal(table, min(deal + 1, last)), "▶", deal < last),
        (ids.LastDeal(table, last), "⏭", deal < last),
        (ids.MoveDeal(table, deal), texts.say("replay-move"), True),
    )
    return row([button(way, label, disabled=not enabled) for way, label, enabled in ways])


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
            name=discord.utils.escape_markdown(seat.name),
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
