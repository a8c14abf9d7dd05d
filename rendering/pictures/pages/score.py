"""The pictures of scores: of a deal, and of the whole match."""

from collections.abc import Sequence

from bot.games.events import DealScored
from bot.games.rules import Rules
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.alt import result_in_words, result_title, score_in_words, score_lines, score_title
from bot.words.numbers import number, signed
from bot.words.seats import Nameplate
from rendering.canvas.album import kept
from rendering.canvas.avatar import avatar
from rendering.canvas.colours import (
    FELT,
    GOLD,
    MINUS,
    MUTED,
    PLATE,
    PLATE_EDGE,
    PLUS,
    WELL_EDGE,
    WHITE,
)
from rendering.canvas.drawing import Drawing
from rendering.canvas.lettering import Ink, write, write_before, write_fitting
from rendering.canvas.picture import Picture
from rendering.canvas.plates import Rim, plate
from rendering.canvas.script import Style, wrapped
from rendering.cards import store
from rendering.pictures.seats import colour_of, presentable, sides
from rendering.pictures.writing import SEPARATOR, joined, points_ink

WIDTH = 1100
SIDE = 24
HEADER = 84
GAP = 12
ROW = 106
LINE = 33
PARTNER = 44
"""How much higher a row is for each further partner, in pixels."""
AVATAR = 56
TEXT = SIDE + 88
TEXT_WIDTH = 380
POINTS = 580
AXIS = 710
BAR = 106
DEAL = 920
TOTAL = 1056

PLAIN = (PLATE_EDGE, 2)
WINNER = (GOLD, 3)
TITLE = Ink(Style(34, 700), WHITE, FELT)
HEAD = Ink(Style(26, 500), MUTED, FELT)
NAMES = (Ink(Style(30, 700), WHITE, PLATE), Ink(Style(25, 700), WHITE, PLATE))
LINES = Ink(Style(25, 500), MUTED, PLATE)
WORD = Ink(Style(24, 500), MUTED, PLATE)
NUMBER = Ink(Style(34, 600), WHITE, PLATE)


def draw_score(view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts) -> Picture:
    """What each player got from the deal, and why; the deal must be over."""
    return kept(
        ("score", view, sitters, texts.language),
        lambda: _draw_score(view, presentable(sitters, texts), texts),
    )


def draw_result(
    view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, payoffs: tuple[int, ...]
) -> Picture:
    """How the match ended: places, totals and gains."""
    return kept(
        ("result", view, sitters, texts.language, payoffs),
        lambda: _draw_result(view, presentable(sitters, texts), texts, payoffs),
    )


def places(totals: tuple[int, ...], sides: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each seat among the sides, from 1; equal totals share a place."""
    reached = [totals[side[0]] for side in sides]
    return tuple(1 + sum(other > total for other in reached) for total in totals)


def _draw_score(view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts) -> Picture:
    score = view.score
    assert score is not None
    lines = {side: _lines(score, side[0], texts) for side in sides(view.game)}
    heights = [_height(side) + LINE * (len(lines[side]) - 1) for side in lines]
    drawing = _board(view, sum(heights) + GAP * len(heights))
    title = score_title(view, texts)
    _head(drawing, title, (texts.say("picture-this-deal"), texts.say("picture-total")))
    points = _card_points(view, score)
    if points:
        write_before(drawing, texts.say("picture-points"), POINTS, HEADER - 20, HEAD)
    y = HEADER
    for side, height in zip(lines, heights, strict=True):
        middle = y + height // 2
        _row(drawing, view.game, side, sitters, (y, height), PLAIN)
        _write_lines(drawing, lines[side], y + _height(side) - 24)
        if points:
            write_before(drawing, number(points[side[0]]), POINTS, middle + 12, NUMBER)
        _gains(drawing, score.scores, view.totals, side[0], middle, texts)
        y += height + GAP
    return drawing.picture(score_in_words(view, score, sitters, texts))


def _draw_result(
    view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, payoffs: tuple[int, ...]
) -> Picture:
    place = places(view.totals, sides(view.game))
    ranked = sorted(sides(view.game), key=lambda side: place[side[0]])
    drawing = _board(view, sum(_height(side) + GAP for side in ranked))
    heads = (texts.say("picture-gain"), texts.say("picture-total"))
    _head(drawing, result_title(view, texts), heads)
    y = HEADER
    for side in ranked:
        height, reached = _height(side), place[side[0]]
        rim = WINNER if reached == 1 else PLAIN
        _row(drawing, view.game, side, sitters, (y, height), rim)
        words = texts.say("picture-place", place=reached)
        write(drawing, words, TEXT, y + height - 24, LINES)
        _gains(drawing, payoffs, view.totals, side[0], y + height // 2, texts)
        y += height + GAP
    return drawing.picture(result_in_words(view, place, payoffs, sitters, texts))


def _card_points(view: SeatView, score: DealScored) -> tuple[int, ...]:
    # The points of each seat. Partners have theirs together; other sides have theirs in the lines.
    teams, players = view.game.teams, view.game.players
    if teams and len(score.points) == len(teams):
        sides = [next(i for i, team in enumerate(teams) if seat in team) for seat in range(players)]
        return tuple(score.points[side] for side in sides)
    return score.points if len(score.points) == players else ()


def _lines(score: DealScored, seat: int, texts: Texts) -> tuple[str, ...]:
    unbroken = (line.replace(" ", "\u00a0") for line in score_lines(score, seat, texts))
    lines = wrapped(joined(unbroken), LINES.style, TEXT_WIDTH)
    return tuple(line.strip(SEPARATOR) for line in lines) or ("",)


def _write_lines(drawing: Drawing, lines: tuple[str, ...], first: int) -> None:
    for row, line in enumerate(lines):
        write(drawing, line, TEXT, first + row * LINE, LINES)


def _board(view: SeatView, rows: int) -> Drawing:
    palette = store.palette(view.game.pack.art)
    return Drawing(palette, (WIDTH, HEADER + rows + GAP), FELT)


def _head(drawing: Drawing, title: str, columns: tuple[str, str]) -> None:
    write(drawing, title, SIDE, HEADER - 30, TITLE)
    write_before(drawing, columns[0], DEAL, HEADER - 20, HEAD)
    write_before(drawing, columns[1], TOTAL, HEADER - 20, HEAD)


def _height(side: Sequence[int]) -> int:
    # The height of a row with one line below the names.
    return ROW + PARTNER * (len(side) - 1)


def _row(
    drawing: Drawing,
    game: Rules,
    side: Sequence[int],
    sitters: tuple[Nameplate, ...],
    span: tuple[int, int],
    rim: Rim,
) -> None:
    y, height = span
    stamp = plate(drawing.palette, (WIDTH - 2 * SIDE, height), 18, PLATE, rim, FELT)
    drawing.stamp(stamp, SIDE, y)
    pitch = AVATAR + 4
    top = y + (height - pitch * (len(side) - 1) - AVATAR) // 2
    for line, seat in enumerate(side):
        name, at = sitters[seat].name, (SIDE + 18, top + line * pitch)
        avatar(drawing, colour_of(game, seat), name, at, AVATAR, PLATE)
        write_fitting(drawing, name, TEXT, y + 42 + line * PARTNER, NAMES, TEXT_WIDTH)


def _gains(
    drawing: Drawing,
    gains: tuple[int, ...],
    totals: tuple[int, ...],
    seat: int,
    middle: int,
    texts: Texts,
) -> None:
    _bar(drawing, gains, seat, middle)
    gain, total = gains[seat], totals[seat]
    foot = middle + 12
    if min(gains) < 0:
        foot = middle + 2
        word = "picture-wins" if gain > 0 else "picture-loses" if gain < 0 else "picture-even"
        write_before(drawing, texts.say(word), DEAL, middle + 36, WORD)
    write_before(drawing, signed(gain), DEAL, foot, points_ink(gain, 34))
    write_before(drawing, signed(total), TOTAL, middle + 12, points_ink(total, 34))


def _bar(drawing: Drawing, numbers: tuple[int, ...], seat: int, middle: int) -> None:
    most = max(map(abs, numbers)) or 1
    length = round(BAR * numbers[seat] / most)
    if length:
        left, right = sorted((AXIS, AXIS + length))
        drawing.box(left, middle - 14, right, middle + 14, PLUS if length > 0 else MINUS)
    drawing.box(AXIS - 1, middle - 26, AXIS + 1, middle + 26, WELL_EDGE)
