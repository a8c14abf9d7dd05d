"""A leaderboard: what is on its page, its selects, and the buttons below it."""

import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.games.game import Game
from bot.games.numbers import number
from bot.ratings.rating import OPPONENTS_MET, SETTLED
from bot.ratings.units import KINDS, kind_numbered
from bot.texts import Texts
from bot.words.labels import capital
from bot.words.seats import face_number, person_name
from cogs.layouts.codec import base36, marked
from cogs.layouts.components import ActionRow, Item, Text
from cogs.layouts.parts import MARKS, button, gallery, layout_of, plain, row, select
from cogs.layouts.periods import (
    ALL_TIME,
    PERIODS,
    TONIGHT,
    is_over,
    is_period,
    period_name,
    period_named,
    span_named,
)
from cogs.layouts.ratings import kind_name, spread_shown, value_in_words
from cogs.leaderboard import ids
from data.finished import boards
from data.finished.boards import Board, BoardPage, spot_of
from data.finished.period_totals import ALL_KINDS, LEAST, RATED_IN_SEASON
from data.finished.periods import end_of
from data.finished.rankings import AWAY_S, RANKINGS, By
from data.finished.scopes import ALL_SERVERS
from rendering.canvas.picture import Picture
from rendering.pictures.pages.leaderboard import (
    LeaderboardLine,
    LeaderboardSheet,
    expected_place,
    leaderboard_in_words,
)

FILE = "leaderboard.png"
SHORT = 5
"""Lines of a board in words, used where no picture can be sent."""

SCOPES = (ids.THIS_SERVER, ids.EVERYWHERE)
"""Whose people can be compared."""


ABOUT = 5
"""How many deals are missing is told in steps of so many: it is an estimate."""


class Reader(NamedTuple):
    """Who looks at a board: their own line, if they have one, now in seconds since 1970.

    They are `unlisted` if it is one of everywhere and they have not agreed to be listed there.
    `missing` are the rated deals until their rating is certain enough, if that can be told.
    """

    user_id: int
    line: boards.Line | None
    now: int
    unlisted: bool = False
    missing: int | None = None


def board_of(request: ids.BoardId, guild_id: int, now: int) -> Board:
    """Return the board that is meant on this server; *now* is in seconds since 1970."""
    scope = ALL_SERVERS if request.scope == ids.EVERYWHERE else guild_id
    return Board(scope, request.kind, period_named(request.period, now), request.by)


def chosen(request: ids.ChooseBoard, value: str) -> ids.ChooseBoard:
    """Return what is shown once this has been chosen; what is not on offer changes nothing.

    What does not go with the choice gives way to it.
    """
    kind, period, by, scope = request.kind, request.period, request.by, request.scope
    if request.part == "game" and (meant := number(value, len(KINDS))) is not None:
        kind = meant
        by = by if by in bys_of(kind) else By.WINS
    elif request.part == "period" and is_period(value):
        period = value
        by = by if span_named(period) in RANKINGS[by].spans else By.POINTS
        scope = ids.THIS_SERVER if period == TONIGHT else scope
    elif request.part == "by" and value in bys_of(kind):
        by = By(value)
        period = period if span_named(period) in RANKINGS[by].spans else ALL_TIME
    elif request.part == "scope" and value in SCOPES:
        scope = value
        period = ALL_TIME if period == TONIGHT and scope == ids.EVERYWHERE else period
    return ids.ChooseBoard(kind, period, by, request.part, scope=scope)


def board_of_table(game: Game) -> ids.ChooseBoard:
    """Return the board of the people of a table: by the rating of what they play."""
    kind = kind_numbered(game.key, game.players) or ALL_KINDS
    return ids.ChooseBoard(kind, ALL_TIME, bys_of(kind)[0], "people")


def bys_of(kind: int) -> tuple[By, ...]:
    """Return what people can be ranked by in one game, or in all together."""
    return tuple(by for by in By if kind != ALL_KINDS or not RANKINGS[by].per_game)


def sheet_of(
    request: ids.BoardId, page: BoardPage, texts: Texts, reader: Reader | None = None
) -> LeaderboardSheet:
    """Return a page of a board, for one reader or for everybody."""
    user_id = None if reader is None else reader.user_id
    own = None
    if reader is not None and user_id not in [line.user_id for line in page.lines]:
        own = reader.line
    title = "board-title-everywhere" if request.scope == ids.EVERYWHERE else "board-title-game"
    return LeaderboardSheet(
        title=texts.say(title, game=kind_name(request.kind, texts)),
        time=period_name(request.period, texts),
        by=texts.say(f"board-by-{request.by}"),
        lines=tuple(_line(request, line, user_id, texts) for line in page.lines),
        own=None if own is None else _line(request, own, user_id, texts),
        note="" if reader is None else note(request, reader, texts),
        medals=page.medals,
        over=is_over(request.period),
    )


def note(request: ids.BoardId, reader: Reader, texts: Texts) -> str:
    """Return what a person is told of their own line: their place, or what is missing for one."""
    own = reader.line
    if reader.unlisted:
        return texts.say("board-note-unlisted")
    if is_over(request.period) and (own is None or own.place is None):
        return _note_of_past(request, own, reader.now, texts)
    if own is None:
        return texts.say(f"board-note-no-{RANKINGS[request.by].counts}")
    if own.place is not None:
        place = texts.say("picture-place", place=own.place)
        return texts.say("board-note-place", place=place)
    if request.by == By.WINS:
        return texts.say("board-note-no-win")
    missing = _least(request) - own.played
    if missing > 0 and (RANKINGS[request.by].mean or request.period != ALL_TIME):
        return texts.say("board-note-deals", deals=missing)
    if own.last_at <= reader.now - AWAY_S:
        return texts.say("board-note-away")
    rest = _note_of_rating(own, reader.missing, texts)
    return rest if own.expected is None else f"{expected_place(own.expected)} · {rest}"


def _note_of_rating(own: boards.Line, missing: int | None, texts: Texts) -> str:
    people = OPPONENTS_MET - own.met
    if is_uncertain(own) and missing is not None:
        deals = -(-missing // ABOUT) * ABOUT
        if people > 0:
            return texts.say("board-note-about-met", deals=deals, people=people)
        return texts.say("board-note-about", deals=deals)
    if people > 0:
        return texts.say("board-note-met", people=people)
    return texts.say("board-note-uncertain")


def is_uncertain(line: boards.Line) -> bool:
    """Return whether a rating is too uncertain to be ranked."""
    return (line.spread or 0) > SETTLED


def _note_of_past(request: ids.BoardId, own: boards.Line | None, now: int, texts: Texts) -> str:
    # Nothing can be done any more.
    if own is None:
        return texts.say(f"board-note-no-{RANKINGS[request.by].counts}-then")
    if request.by == By.WINS:
        return texts.say("board-note-no-win-then")
    missing = _least(request) - own.played
    if missing > 0:
        return texts.say("board-note-deals-then", deals=missing)
    if own.last_at <= end_of(period_named(request.period, now)) - AWAY_S:
        return texts.say("board-note-away-then")
    return texts.say("board-note-uncertain-then")


def empty(request: ids.BoardId, reader: Reader, texts: Texts) -> Item:
    """Return what is said where nobody is on a board."""
    if reader.unlisted:
        return Text(f"{texts.say('board-empty')}\n{texts.say('board-note-unlisted')}")
    if is_over(request.period):
        return Text(texts.say("board-empty-then"))
    begun = (request.kind, request.period, request.scope) != (ALL_KINDS, ALL_TIME, ids.THIS_SERVER)
    return Text(texts.say("board-empty" if begun else "leaderboard-empty"))


def empty_among(texts: Texts) -> Item:
    """Return what is said where none of some people is on a board."""
    return Text(texts.say("board-empty-people"))


def private_board(
    request: ids.BoardId,
    page: BoardPage,
    own: boards.Line | None,
    shown: Sequence[Item],
    older: Sequence[str],
    texts: Texts,
) -> ui.LayoutView:
    """Return a page with everything that can be chosen, for one person; *older* are names of
    seasons."""
    picks = [*_picks(request, older, texts), _people(request, (), texts)]
    return layout_of(*shown, *picks, _turns(request, page, own, texts))


def board_among(
    request: ids.BoardId,
    people: Sequence[int],
    shown: Sequence[Item],
    older: Sequence[str],
    texts: Texts,
) -> ui.LayoutView:
    """Return the page of these people alone with the same choices, for one person.

    The select of people remembers whom it is about.
    """
    return layout_of(*shown, *_picks(request, older, texts), _people(request, people, texts))


def public_board(request: ids.BoardId, shown: Sequence[Item], texts: Texts) -> ui.LayoutView:
    """Return a page for everybody, with a button by which each gets their own."""
    return layout_of(*shown, row([_turn(request, "mine", (), texts.say("button-my-place"))]))


def pictured(picture: Picture) -> Item:
    """Return a page as a picture."""
    return gallery(picture.alt, FILE)


def in_words(sheet: LeaderboardSheet, texts: Texts) -> Item:
    """Return the first lines of a page in words."""
    told = leaderboard_in_words(sheet, texts, SHORT)
    # Discord renumbers lists, so shared places would get different numbers.
    return Text("\n".join(plain(line).replace(". ", "\\. ", 1) for line in told))


def _line(
    request: ids.BoardId, line: boards.Line, reader: int | None, texts: Texts
) -> LeaderboardLine:
    return LeaderboardLine(
        place=line.place,
        expected=line.expected,
        name=person_name(line.name, texts),
        value=_value(request, line, texts),
        of=_of(request, line, texts),
        share=100 * line.won // line.played if request.by == By.WINS else None,
        range=_range(line) if request.by == By.RATING else None,
        form=tuple(memoryview(line.form).cast("b")) if _has_form(request) else (),
        face=face_number(line.user_id),
        own=line.user_id == reader,
        moved=_moved(line),
    )


def _has_form(request: ids.BoardId) -> bool:
    # It is that of the newest deals.
    return request.kind != ALL_KINDS and not is_over(request.period)


def _moved(line: boards.Line) -> int:
    # By how many places somebody has risen since Monday.
    return 0 if line.was is None or line.place is None else line.was - line.place


def _value(request: ids.BoardId, line: boards.Line, texts: Texts) -> str:
    return value_in_words(request.by, line.value, texts) if line.ranked else str(line.value)


def _of(request: ids.BoardId, line: boards.Line, texts: Texts) -> str:
    if request.by == By.WINS:
        return texts.say("board-of", matches=str(line.played))
    if RANKINGS[request.by].mean and not line.ranked:
        return texts.say("board-of-deals", least=str(_least(request)))
    return ""


def _range(line: boards.Line) -> tuple[int, int]:
    # One standard deviation to each side.
    off = spread_shown(line.spread or 0)
    return line.value - off, line.value + off


def _least(request: ids.BoardId) -> int:
    return RATED_IN_SEASON if request.by == By.RATING else LEAST[span_named(request.period)]


def _picks(request: ids.BoardId, older: Sequence[str], texts: Texts) -> list[ActionRow]:
    return [
        _games(request, texts),
        _bys(request, texts),
        _periods(request, older, texts),
        _scopes(request, texts),
    ]


def _people(request: ids.BoardId, people: Sequence[int], texts: Texts) -> ActionRow:
    found = ids.ChooseBoard(request.kind, request.period, request.by, "people", scope=request.scope)
    user = discord.SelectDefaultValueType.user
    mark = base36(zlib.crc32(" ".join(map(str, people)).encode()) % MARKS)
    picked: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=marked(str(found), mark),
        placeholder=texts.say("board-people"),
        min_values=0,
        max_values=boards.LINES,
        default_values=[discord.SelectDefaultValue(id=each, type=user) for each in people],
    )
    return row([picked])


def _games(request: ids.BoardId, texts: Texts) -> ActionRow:
    named = [(str(kind), kind_name(kind, texts)) for kind in range(len(KINDS) + 1)]
    return _select(request, "game", str(request.kind), named)


def _bys(request: ids.BoardId, texts: Texts) -> ActionRow:
    named = [(by.value, capital(texts.say(f"board-by-{by}"))) for by in bys_of(request.kind)]
    return _select(request, "by", request.by, named)


def _periods(request: ids.BoardId, older: Sequence[str], texts: Texts) -> ActionRow:
    named = [(name, capital(period_name(name, texts))) for name in (*PERIODS, *older)]
    return _select(request, "period", request.period, named)


def _scopes(request: ids.BoardId, texts: Texts) -> ActionRow:
    named = [(scope, texts.say(f"board-scope-{scope}")) for scope in SCOPES]
    return _select(request, "scope", request.scope, named)


def _select(request: ids.BoardId, part: str, now: str, named: list[tuple[str, str]]) -> ActionRow:
    options = [
        discord.SelectOption(label=label, value=value, default=value == now)
        for value, label in named
    ]
    found = ids.ChooseBoard(request.kind, request.period, request.by, part, scope=request.scope)
    return row([select(found, options)])


def _turns(
    request: ids.BoardId, page: BoardPage, own: boards.Line | None, texts: Texts
) -> ActionRow:
    spots = [spot_of(request.by, line) for line in page.lines] or [()]
    everyone = ids.ShowBoard(
        request.kind, request.period, request.by, spots[0], scope=request.scope
    )
    return row(
        [
            _turn(request, "before", spots[0], "◀", disabled=page.is_first),
            _turn(request, "after", spots[-1], "▶", disabled=page.is_last),
            _turn(request, "mine", (), texts.say("button-my-place"), disabled=own is None),
            button(everyone, texts.say("button-show-all"), disabled=not page.lines),
        ]
    )


def _turn(
    request: ids.BoardId, way: str, spot: boards.BoardCursor, label: str, disabled: bool = False
) -> Item:
    found = ids.TurnBoard(request.kind, request.period, request.by, way, spot, scope=request.scope)
    return button(found, label, disabled=disabled)
