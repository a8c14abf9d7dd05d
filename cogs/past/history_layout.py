"""The list of past matches, and the page of one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

import discord
from discord import ui

from bot.games.fair import Fairness
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.lists import listed
from bot.words.numbers import signed
from bot.words.wording import Wording
from cogs.layouts.board import unfinished_lines, winner_line
from cogs.layouts.codec import Id
from cogs.layouts.components import ActionRow, Text
from cogs.layouts.ids import TableAction
from cogs.layouts.parts import (
    ACCENT,
    FELT,
    LONGEST_OPTION,
    box,
    boxed,
    button,
    gallery,
    labels_of,
    layout_of,
    name_of,
    plain_name,
    quoted,
    row,
    select,
    table_button,
    words,
)
from cogs.past import ids
from data.results import PastMatch, Search
from rendering.canvas.picture import Picture

MATCHES = 10
"""How many matches there are on a page."""

MOST_TEXT = 4000
"""The most characters Discord shows in a message."""


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """A page of past matches: those looked for from a place on, and whether there are newer ones.

    There are at most `MATCHES` and one more, which is where the next page begins.
    """

    search: Search
    matches: Sequence[PastMatch]
    has_newer: bool


def history(page: HistoryPage, texts: Texts) -> ui.LayoutView:
    """Return the matches with their scores, a select that opens one, and ways to other pages."""
    matches = page.matches[:MATCHES]
    lines = _fitting([_title(page, texts), *(_match(match, texts) for match in matches)])
    shown = matches[: len(lines) - 1]
    return layout_of(
        box(FELT, Text("\n".join(lines))),
        _select(_at(ids.ChooseMatch, page.search, shown[0]), shown, texts),
        *_turns(page, len(shown), texts),
    )


def match_page(
    table: Table, pictures: Mapping[str, Picture], back: Sequence[Id], texts: Texts
) -> ui.LayoutView:
    """Return a match that is over: who won, if anybody, its pictures by the names of their files,
    and what to see.

    *back* leads to where it was opened from. Without that everybody can see the page.
    """
    number, wording = table.id, Wording.usual(texts, table.setup.drawing)
    lines = [texts.say("history-match", game=texts.say(f"game-{table.game.key}"), id=str(number))]
    if table.row.ended_at is not None:
        lines.append(texts.say("history-ended", time=str(table.row.ended_at)))
    if table.unfinished:
        lines += unfinished_lines(table, wording)
    else:
        lines.append(winner_line(table, table.public, wording))
    if table.row.voided:
        lines.append(texts.say("history-voided"))
    if table.ended_early:
        lines.append(texts.say("ending-early", deal=table.public.number))
    shown = (gallery(picture.alt, name) for name, picture in pictures.items())
    replay = [TableAction.SHOW_REPLAY] if table.deals_over else []
    actions = [*replay, TableAction.GET_RECORD, TableAction.CHECK_SHUFFLE]
    rows = [row([table_button(number, action, texts) for action in actions])]
    if back:
        ways = [button(request, texts.say("history-back")) for request in back]
        rows.append(
            row(
                [
                    *ways,
                    table_button(number, TableAction.SHARE_MATCH, texts),
                ]
            )
        )
    return boxed(ACCENT, Text("\n".join(lines)), *shown, *rows)


def shuffle_lines(table: Table, fair: Fairness, wrong: Sequence[int], texts: Texts) -> str:
    """Return what came of dealing the match again, and the numbers with which anybody can do so.

    *wrong* are the deals in which the cards lay otherwise.
    """
    link = table.row.link
    if table.row.lobby_message_id is not None:
        link = f"{link}/{table.row.lobby_message_id}"
    if wrong:
        told = texts.say("check-fails", deals=listed(map(str, wrong), texts))
    else:
        told = texts.say("check-holds", link=link, deals=table.public.number)
    numbers = texts.say(
        "check-numbers",
        id=fair.match,
        commitment=fair.commitment,
        secret=fair.secret.hex(),
        words=" ".join(map(quoted, fair.seeds)),
    )
    return f"{told}\n{numbers}"


def nothing_found(search: Search, name: str, texts: Texts) -> ui.LayoutView:
    """Say that there is no such match; *name* is that of the player whose matches were meant."""
    if search.game or search.partner is not None:
        return words(texts.say("history-empty-search"))
    if search.player is None:
        return words(texts.say("history-empty"))
    return words(texts.say("history-empty-player", name=plain_name(name, texts)))


def _title(page: HistoryPage, texts: Texts) -> str:
    search, title = page.search, texts.say("history-title")
    if search.player is not None:
        name = _name_in(page.matches[0], search.player, texts)
        title = texts.say("history-title-player", name=name)
        if search.partner is not None:
            other = _name_in(page.matches[0], search.partner, texts)
            title = texts.say("history-title-with", name=name, other=other)
    if not search.game:
        return title
    return texts.say("history-title-game", title=title, game=texts.say(f"game-{search.game}"))


def _name_in(match: PastMatch, user_id: int, texts: Texts) -> str:
    return next(
        name_of(seat, texts) for seat in match.seats if user_id in (seat.user_id, seat.left_by)
    )


def _turns(page: HistoryPage, shown: int, texts: Texts) -> list[ActionRow]:
    # What has no room on this page is the first of the next one.
    first, following = page.matches[0], page.matches[shown:]
    ways = []
    if page.has_newer:
        ways.append(button(_at(ids.NewerMatches, page.search, first), texts.say("history-newer")))
    if following:
        request = _at(ids.ShowMatches, page.search, following[0])
        ways.append(button(request, texts.say("history-older")))
    return [row(ways)] if ways else []


def _at(kind: type[ids.HistoryId], search: Search, match: PastMatch) -> ids.HistoryId:
    return kind(search.player or 0, search.partner or 0, search.game, *match.place)


def _fitting(lines: Sequence[str]) -> Sequence[str]:
    # With long names there is no room for the oldest matches.
    lengths = accumulate(len(line) + 1 for line in lines)
    return lines[: sum(length <= MOST_TEXT for length in lengths)]


def _select(request: Id, matches: Sequence[PastMatch], texts: Texts) -> ActionRow:
    options = [_option(match, texts) for match in matches]
    return row([select(request, options, placeholder=texts.say("history-open"))])


def _match(match: PastMatch, texts: Texts) -> str:
    scores = " · ".join(
        texts.say(
            "history-score" if seat.left_by is None else "history-left",
            name=name_of(seat, texts),
            total=signed(seat.total),
        )
        for seat in sorted(match.seats, key=lambda seat: seat.place)
    )
    game = texts.say(f"game-{match.game}")
    line = texts.say("history-row", game=game, time=str(match.ended_at), scores=scores)
    if match.unfinished:
        line = texts.say("history-row-unfinished", row=line)
    return texts.say("history-row-voided", row=line) if match.voided else line


def match_in_words(match: PastMatch, texts: Texts) -> str:
    """Return the game of a match, and who played."""
    names = labels_of(match.seats, texts)
    return texts.say("history-option", game=texts.say(f"game-{match.game}"), names=names)


def _option(match: PastMatch, texts: Texts) -> discord.SelectOption:
    label = match_in_words(match, texts)
    return discord.SelectOption(label=label[:LONGEST_OPTION], value=str(match.table_id))
