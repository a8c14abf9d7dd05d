"""The pictures of scores: of a deal, and of the whole match."""

import re
from collections.abc import Sequence

from bot.games.events import DealScored
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.alt import result_in_words, result_title, score_in_words, score_title
from bot.words.numbers import number, signed
from bot.words.seats import Nameplate
from bot.words.sums import sums_of
from bot.words.wording import Wording
from rendering.canvas.avatar import avatar
from rendering.canvas.byte_lru import kept
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
from rendering.canvas.indexed import Palette
from rendering.canvas.lettering import Ink, write, write_before
from rendering.canvas.picture import Picture
from rendering.canvas.plates import Rim, plate
from rendering.canvas.script import Style, wrapped
from rendering.cards.deck import SLOTS
from rendering.cards.look import spoken, usual
from rendering.cards.store import store
from rendering.pictures.laid_away import draw_laid_away, plate_height
from rendering.pictures.seats import brief, faces_of, presentable
from rendering.pictures.writing import SEPARATOR, joined, points_ink

WIDTH = 1100
SIDE = 24
HEADER = 84
GAP = 12
ROW = 82
"""The height of a row for one player, without the lines below."""
LINE = 46
FOOT = 12
"""What is free below the last line."""
AVATAR = 56
PARTNER = AVATAR + 6
"""How much higher a row is for each further partner, in pixels."""
TEXT = SIDE + AVATAR + 28
TEXT_WIDTH = WIDTH - SIDE - 16 - TEXT
NAME_WIDTH = 300
LONG_NAME_WIDTH = 410
POINTS = 590
AXIS = 646
BAR = 40
DEAL = 802
WORD = DEAL + 10
TOTAL = WIDTH - SIDE - 16

PLAIN = (PLATE_EDGE, 2)
WINNER = (GOLD, 3)
TITLE = Ink(Style(36, 700), WHITE, FELT)
HEAD = Ink(Style(34, 500), MUTED, FELT)
NAME = Ink(Style(34, 700), WHITE, PLATE)
LINES = Ink(Style(34, 500), MUTED, PLATE)
NUMBER = Ink(Style(38, 600), WHITE, PLATE)
FIGURES = 38
CARDS = SLOTS[6]
WITHIN = re.compile(r"(?<![,:]) (?![+−=])")
"""A blank at which a sum is not broken: it may be before a sign and after a comma or colon."""


def draw_score(
    view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, art: str | None = None
) -> Picture:
    """Return what each player got from the deal, and why, and the discard; the deal must be over.

    *art* may be the drawing of another pack in which the game can be shown.
    """
    drawn = art or view.game.pack.art
    return kept(
        ("score", view, sitters, texts.language, drawn),
        lambda: _draw_score(view, presentable(sitters, texts), texts, drawn),
    )


def draw_result(
    view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, payoffs: tuple[int, ...]
) -> Picture:
    """Return how the match ended: places, totals and gains."""
    return kept(
        ("result", view, sitters, texts.language, payoffs),
        lambda: _draw_result(view, presentable(sitters, texts), texts, payoffs),
    )


def _draw_score(view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, art: str) -> Picture:
    score = view.score
    assert score is not None
    names = [brief(sitter.name) for sitter in sitters]
    lines = {side: _lines(sums_of(view, side[0], names, texts)) for side in view.game.sides}
    heights = [_height(side, lines[side]) for side in lines]
    deck = store.deck(spoken(art, texts), CARDS)
    away = plate_height(deck) + GAP if view.laid_away else 0
    drawing = _board(deck.palette, sum(heights) + GAP * len(heights) + away)
    _head(drawing, score_title(view, texts), ("picture-this-deal", "picture-total"), texts)
    points = _card_points(view, score)
    if points:
        write_before(drawing, texts.say("picture-points"), POINTS, HEADER - 20, HEAD)
    y = HEADER
    for (side, told), height in zip(lines.items(), heights, strict=True):
        _plate(drawing, (y, height), PLAIN)
        _names(drawing, view, side, sitters, y, NAME_WIDTH if points else LONG_NAME_WIDTH)
        middle = y + _height(side, ()) // 2
        if points:
            write_before(drawing, number(points[side[0]]), POINTS, middle + 13, NUMBER)
        _gains(drawing, score.scores, view.totals, side[0], middle, texts)
        _write_lines(drawing, told, y + _height(side, ()))
        y += height + GAP
    draw_laid_away(drawing, deck, view, sitters, (SIDE, y), WIDTH - 2 * SIDE, texts)
    return drawing.picture(score_in_words(view, score, sitters, Wording.usual(texts, art)))


def _draw_result(
    view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, payoffs: tuple[int, ...]
) -> Picture:
    place = view.game.places(view.totals)
    ranked = sorted(view.game.sides, key=lambda side: place[side[0]])
    palette = store.palette(usual(view.game.pack.art))
    drawing = _board(palette, sum(_height(side, ()) + GAP for side in ranked))
    _head(drawing, result_title(view, texts), ("picture-gain", "picture-total"), texts)
    y = HEADER
    for side in ranked:
        height, reached = _height(side, ()), place[side[0]]
        middle = y + height // 2
        _plate(drawing, (y, height), WINNER if reached == 1 else PLAIN)
        _names(drawing, view, side, sitters, y, NAME_WIDTH)
        words = texts.say("picture-place", place=reached)
        write_before(drawing, words, POINTS, middle + 13, LINES)
        _gains(drawing, payoffs, view.totals, side[0], middle, texts)
        y += height + GAP
    return drawing.picture(result_in_words(view, place, payoffs, sitters, texts))


def _card_points(view: SeatView, score: DealScored) -> tuple[int, ...]:
    # The points of each seat. Partners have theirs together; other sides have theirs in the lines.
    teams, players = view.game.teams, view.game.players
    if teams and len(score.points) == len(teams):
        sides = [next(i for i, team in enumerate(teams) if seat in team) for seat in range(players)]
        return tuple(score.points[side] for side in sides)
    return score.points if len(score.points) == players else ()


def _lines(sums: Sequence[str]) -> tuple[str, ...]:
    unbroken = (re.sub(WITHIN, "\u00a0", written) for written in sums)
    lines = wrapped(joined(unbroken), LINES.style, TEXT_WIDTH)
    return tuple(line.strip(SEPARATOR) for line in lines if line)


def _write_lines(drawing: Drawing, lines: tuple[str, ...], top: int) -> None:
    for row, line in enumerate(lines):
        write(drawing, line, TEXT, top + 30 + row * LINE, LINES, TEXT_WIDTH)


def _board(palette: Palette, rows: int) -> Drawing:
    return Drawing(palette, (WIDTH, HEADER + rows + GAP), FELT)


def _head(drawing: Drawing, title: str, columns: tuple[str, str], texts: Texts) -> None:
    foot = HEADER - 20
    begins = write_before(drawing, texts.say(columns[0]), DEAL, foot, HEAD)
    write_before(drawing, texts.say(columns[1]), TOTAL, foot, HEAD)
    write(drawing, title, SIDE, foot, TITLE, begins - SIDE - GAP)


def _height(side: Sequence[int], lines: Sequence[str]) -> int:
    # The height of a row with these lines below the names.
    return ROW + PARTNER * (len(side) - 1) + (LINE * len(lines) + FOOT if lines else 0)


def _plate(drawing: Drawing, span: tuple[int, int], rim: Rim) -> None:
    y, height = span
    size = (WIDTH - 2 * SIDE, height)
    drawing.stamp(plate(drawing.palette, size, 18, PLATE, rim, FELT), SIDE, y)


def _names(
    drawing: Drawing,
    view: SeatView,
    side: Sequence[int],
    sitters: tuple[Nameplate, ...],
    top: int,
    room: int,
) -> None:
    faces = faces_of(view, sitters)
    for row, seat in enumerate(side):
        y = top + (ROW - AVATAR) // 2 + row * PARTNER
        avatar(drawing, faces[seat], (SIDE + 14, y), AVATAR, PLATE)
        write(drawing, sitters[seat].name, TEXT, y + AVATAR // 2 + 12, NAME, room)


def _gains(
    drawing: Drawing,
    gains: tuple[int, ...],
    totals: tuple[int, ...],
    seat: int,
    middle: int,
    texts: Texts,
) -> None:
    _bar(drawing, gains, seat, middle)
    gain, total, foot = gains[seat], totals[seat], middle + 13
    if min(gains) < 0:
        word = "picture-wins" if gain > 0 else "picture-loses" if gain < 0 else "picture-even"
        write(drawing, texts.say(word), WORD, foot, LINES)
    write_before(drawing, signed(gain), DEAL, foot, points_ink(gain, FIGURES))
    write_before(drawing, signed(total), TOTAL, foot, points_ink(total, FIGURES))


def _bar(drawing: Drawing, numbers: tuple[int, ...], seat: int, middle: int) -> None:
    most = max(map(abs, numbers)) or 1
    length = round(BAR * numbers[seat] / most)
    if length:
        left, right = sorted((AXIS, AXIS + length))
        drawing.box(left, middle - 14, right, middle + 14, PLUS if length > 0 else MINUS)
    drawing.box(AXIS - 1, middle - 26, AXIS + 1, middle + 26, WELL_EDGE)
