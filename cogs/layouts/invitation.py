"""The message in a channel that shows what happens in a table's thread."""

from collections.abc import Sequence
from datetime import datetime

from discord import ui

from bot.games.game import Game
from bot.tables.table import Table
from bot.texts import Texts, languages, texts_for
from bot.words.lists import listed
from bot.words.numbers import day_of, signed
from bot.words.wording import Wording
from cogs.layouts import ids
from cogs.layouts.components import ActionRow, Button, Text
from cogs.layouts.evening import evening_lines
from cogs.layouts.ids import TableAction
from cogs.layouts.parts import (
    ACCENT,
    FELT,
    PRIMARY,
    SUCCESS,
    boxed,
    button,
    name_of,
    pictures_of,
    plain_name,
    row,
    sign_of,
    table_button,
    table_wording,
    words,
)
from data.evenings.matches import Evening
from data.seats import Sitter
from rendering.canvas.picture import Picture

INVITATION = "invitation.png"

MOST_NAME = 100
"""How many characters the name of a thread may have."""

SOMEBODY = "\ue000"
"""Stands for the name of whoever has opened a table: no text of ours contains it."""


def thread_name(game: Game, name: str, moment: datetime, texts: Texts) -> str:
    """Return what the thread of a table is called that somebody of this name opens now."""
    title, date = texts.say(f"game-{game.key}"), day_of(moment, texts)
    return texts.say("thread-name", game=title, name=name, date=date)[:MOST_NAME]


def thread_name_in(before: str, game: Game, moment: datetime, texts: Texts) -> str:
    """Return what a thread is called in another language; the same if moderators have named it."""
    for language in languages():
        begin, _, end = thread_name(game, SOMEBODY, moment, texts_for(language)).partition(SOMEBODY)
        if before.startswith(begin) and before.endswith(end):
            name = before.removeprefix(begin).removesuffix(end)
            return thread_name(game, name, moment, texts)
    return before


def invitation_layout(
    table: Table,
    picture: Picture | None,
    evening: Evening | None = None,
    summary: Sequence[str] = (),
) -> ui.LayoutView:
    """Return what is played in the thread, by whom, how far it has come, and the way in; once it is
    over, how people stand after the matches of the evening.

    A *summary* of the evening takes the place of all that.
    """
    wording = table_wording(table)
    if table.never_begun:
        return words("\n".join(invitation_lines(table)))
    pictures = pictures_of(picture, INVITATION, wording)
    colour = FELT if table.over else ACCENT
    told = [*invitation_lines(table), *evening_lines(evening, wording.texts)]
    lines = summary or told
    text = Text("\n".join(lines))
    return boxed(colour, text, *pictures, *_buttons(table, wording))


def invitation_lines(table: Table) -> list[str]:
    """Return the words of the invitation; unless they change, it need not be sent anew."""
    wording = table_wording(table)
    game = wording.say(f"game-{table.game.key}")
    if table.never_begun:
        return [wording.say("invitation-never-begun", game=game)]
    title = wording.say("lobby-title", game=game)
    if table.over:
        voided = [wording.say("history-voided")] if table.row.voided else []
        return [title, _end(table, wording), *voided]
    return [title, *_under_way(table, wording)]


def _under_way(table: Table, wording: Wording) -> list[str]:
    names = listed((_name(each, wording) for each in table.seating.sitters), wording.texts)
    where = wording.say("invitation-where", place=f"<#{table.row.channel_id}>")
    if not table.in_lobby:
        key = "invitation-playing" if table.paused_until is None else "invitation-paused"
        stage = wording.say(key, deal=table.public.number)
        return [stage, wording.say("invitation-players", names=names), where]
    free = wording.say("invitation-free", count=len(table.seating.free) - len(table.kept))
    return [wording.say("invitation-players", names=names), *_kept(table, wording), free, where]


def _kept(table: Table, wording: Wording) -> list[str]:
    names = listed((plain_name(kept.name, wording.texts) for kept in table.kept), wording.texts)
    return [wording.say("invitation-kept", names=names)] if names else []


def _end(table: Table, wording: Wording) -> str:
    if not _has_result(table):
        return wording.say("lobby-closed")
    payoffs = table.game.payoffs(table.public.totals)
    scores = [
        wording.say("invitation-score", name=_name(sitter, wording), payoff=signed(payoff))
        for sitter, payoff in zip(table.seating.sitters, payoffs, strict=True)
    ]
    return wording.say("invitation-over", scores=", ".join(scores))


def _name(sitter: Sitter, wording: Wording) -> str:
    key = "invitation-computer" if sitter.computer else "invitation-person"
    return wording.say(key, name=name_of(sitter, wording.texts), sign=sign_of(sitter, wording))


def _buttons(table: Table, wording: Wording) -> list[ActionRow]:
    if table.over and not _has_result(table):
        return []
    call_me = table_button(table.id, TableAction.CALL_ME, wording)
    return [row([*_ways_in(table, wording), call_me])]


def _ways_in(table: Table, wording: Wording) -> list[Button]:
    if table.in_lobby and table.seating.free:
        come = ids.TableButton(table.id, TableAction.COME)
        return [button(come, wording.say("button-join"), SUCCESS)]
    if not table.over:
        return []
    rematch = table_button(table.id, TableAction.REMATCH, wording, PRIMARY)
    return [rematch, table_button(table.id, TableAction.SHOW_REPLAY, wording)]


def _has_result(table: Table) -> bool:
    return table.begun and table.public.over
