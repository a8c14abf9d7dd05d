"""The lobby: rules, seats, the fingerprint of the shuffles, and its buttons."""

from collections.abc import Sequence

from discord import ui

from bot.tables.setup import CLOCKS
from bot.tables.table import Table
from bot.words.lists import listed
from bot.words.options import rules_in_words
from bot.words.wording import Wording
from cogs.layouts import ids
from cogs.layouts.components import ActionRow, Button, Text
from cogs.layouts.ids import TableAction
from cogs.layouts.parts import (
    ACCENT,
    FELT,
    PRIMARY,
    SUCCESS,
    boxed,
    button,
    layout_of,
    name_of,
    pictures_of,
    plain_buttons,
    plain_name,
    rated_line,
    row,
    sign_of,
    table_button,
    table_wording,
)
from data.kept_seats import KeptSeat
from data.seats import Sitter
from rendering.canvas.picture import Picture

LOBBY = "lobby.png"
TEAMS = "ABC"
"""The names of partnerships in the lobby."""
DIGITS = 16
"""How much of the fingerprint fits on one line of a phone."""


def lobby_layout(table: Table, picture: Picture | None, note: str = "") -> ui.LayoutView:
    """Return the lobby with its buttons and *note* on top; without a picture it is text only."""
    wording = table_wording(table)
    lines = [note] if note else []
    lines += [*_lines(table, wording), wording.say("lobby-fair", digits=table.commitment[:DIGITS])]
    text = Text("\n".join([*lines, *_cut(table, wording)]))
    pictures = pictures_of(picture, LOBBY, wording)
    rows = _buttons(table, wording), _calling(table, wording)
    return boxed(ACCENT, *pictures, text, *rows)


def ended_lobby_layout(table: Table, key: str) -> ui.LayoutView:
    """Return the lobby without buttons, once the match has started or the table has been closed."""
    wording = table_wording(table)
    fair = wording.say("lobby-fair-whole", id=str(table.id), commitment=table.commitment)
    lines = [*_lines(table, wording), fair, *_cut(table, wording), wording.say(key)]
    return boxed(FELT, Text("\n".join(lines)))


def call_layout(table: Table, users: Sequence[int], name: str, until: int) -> ui.LayoutView:
    """Mention people for whom seats are kept, with a button to take them."""
    wording = table_wording(table)
    mentions = listed((f"<@{user}>" for user in users), wording.texts)
    game = wording.say(f"game-{table.game.key}")
    text = wording.say(
        "invite-call",
        count=len(users),
        mentions=mentions,
        name=name,
        game=game,
        until=str(until),
    )
    join = table_button(table.id, TableAction.JOIN, wording, PRIMARY)
    decline = table_button(table.id, TableAction.DECLINE, wording)
    return layout_of(Text(text), row([join, decline]))


def players_call(table: Table, users: Sequence[int], name: str) -> tuple[str, ui.View]:
    """Mention people who wished to be called, with a button to sit down and one to be called no
    longer."""
    wording = table_wording(table)
    text = wording.say(
        "players-call",
        mentions=" ".join(f"<@{user}>" for user in users),
        name=name,
        game=wording.say(f"game-{table.game.key}"),
        count=len(table.seating.free) - len(table.kept),
    )
    join = table_button(table.id, TableAction.JOIN, wording, PRIMARY)
    return text, plain_buttons(join, table_button(table.id, TableAction.DONT_CALL_ME, wording))


def _lines(table: Table, wording: Wording) -> list[str]:
    head = [
        wording.say("lobby-title", game=wording.say(f"game-{table.game.key}")),
        wording.say(f"game-{table.game.key}-line", players=table.game.players),
        wording.say("lobby-options", options=rules_in_words(table.game, wording.texts)),
    ]
    head += [*_clock(table, wording), rated_line(table, wording)]
    return [*head, *_seats(table, wording), *_waiting(table, wording)]


def _clock(table: Table, wording: Wording) -> list[str]:
    if table.setup.clock == CLOCKS[0]:
        return []
    return [wording.say("lobby-clock", clock=wording.say(f"clock-{table.setup.clock}"))]


def _waiting(table: Table, wording: Wording) -> list[str]:
    # A match that has begun waits for nobody.
    return [wording.say("lobby-waiting")] if table.in_lobby and table.seating.waiting else []


def _seats(table: Table, wording: Wording) -> list[str]:
    lines, kept = [], iter(table.kept)
    for number, sitter in enumerate(table.seating.seats, start=1):
        if sitter is None:
            lines.append(_free(number, next(kept, None), wording))
            continue
        kind = _kind_of(sitter)
        sign = sign_of(sitter, wording)
        said = wording.say(
            f"lobby-seat{kind}", number=number, name=name_of(sitter, wording.texts), sign=sign
        )
        lines.append(said)
    return [_with_team(table, seat, line, wording) for seat, line in enumerate(lines)]


def _free(number: int, kept: KeptSeat | None, wording: Wording) -> str:
    if kept is None:
        return wording.say("lobby-seat-free", number=number)
    name = plain_name(kept.name, wording.texts)
    return wording.say("lobby-seat-kept", number=number, name=name, until=str(kept.until))


def _kind_of(sitter: Sitter) -> str:
    if sitter.computer:
        return "-computer"
    if not sitter.ready:
        return "-waiting"
    return "-cut" if sitter.cut else ""


def _with_team(table: Table, seat: int, line: str, wording: Wording) -> str:
    for letter, team in zip(TEAMS, table.game.teams, strict=False):
        if seat in team:
            return wording.say("lobby-team", seat=line, team=letter)
    return line


def _cut(table: Table, wording: Wording) -> list[str]:
    is_cut = any(sitter.cut for sitter in table.seating.sitters)
    return [wording.say("lobby-cut")] if is_cut else []


def _buttons(table: Table, wording: Wording) -> ActionRow:
    panels = [
        table_button(table.id, action, wording)
        for action in (TableAction.SHOW_COMPUTERS, TableAction.SHOW_MENU, TableAction.SHOW_HELP)
    ]
    start = wording.say("button-start-now" if table.seating.waiting else "button-start")
    return row(
        [
            _sit(table, wording),
            button(ids.TableButton(table.id, TableAction.START), start, SUCCESS),
            *panels,
        ]
    )


def _calling(table: Table, wording: Wording) -> ActionRow:
    # Whoever finds no seat may wish to be called another time.
    has_place = len(table.seating.free) > len(table.kept)
    is_offered = has_place and table.row.players_message_id is None
    calls = [table_button(table.id, TableAction.CALL_PLAYERS, wording)] if is_offered else []
    return row([*calls, table_button(table.id, TableAction.CALL_ME, wording)])


def _sit(table: Table, wording: Wording) -> Button:
    # Everybody sees the same buttons: people who sit here leave by the one that others join by.
    seating = table.seating
    if seating.waiting:
        key = "button-join-or-ready" if seating.free else "button-ready"
        return button(ids.TableButton(table.id, TableAction.READY), wording.say(key), PRIMARY)
    if seating.free:
        return table_button(table.id, TableAction.JOIN, wording, PRIMARY)
    return button(ids.TableButton(table.id, TableAction.JOIN), wording.say("button-leave"))
