"""The pictures of what was scored: a deal, and the whole match."""

from bot.games.views import SeatView
from bot.texts import Texts
from rendering import sprites
from rendering.album import kept
from rendering.colours import AVATARS, FELT, MINUS, MUTED, PLATE, PLATE_EDGE, PLUS, WHITE
from rendering.drawing import Drawing
from rendering.lettering import Ink, write, write_before, write_centred
from rendering.names import Style, clean
from rendering.picture import Picture
from rendering.plates import button, plate
from rendering.sitter import Sitter
from rendering.table import signed

WIDTH = 1100
SIDE = 24
HEADER = 84
ROW = 96
TITLE = Ink(Style(34, 700), WHITE, FELT)
HEAD = Ink(Style(24, 500), MUTED, FELT)
NAME = Ink(Style(28, 700), WHITE, PLATE)
LINES = Ink(Style(22, 500), MUTED, PLATE)


def draw_score(view: SeatView, sitters: tuple[Sitter, ...], texts: Texts) -> Picture:
    """What the deal gave to each player, and why; the view must be of a deal that is over."""
    key = ("score", view, sitters, texts.language)
    return kept(key, lambda: _draw_score(view, sitters, texts))


def draw_result(
    view: SeatView, sitters: tuple[Sitter, ...], texts: Texts, payoffs: tuple[int, ...]
) -> Picture:
    """How the match ended: places, totals and what each player gains."""
    key = ("result", view, sitters, texts.language, payoffs)
    return kept(key, lambda: _draw_result(view, sitters, texts, payoffs))


def places(totals: tuple[int, ...]) -> tuple[int, ...]:
    """The place of each seat, from 1; equal totals share a place."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def _board(view: SeatView) -> Drawing:
    palette = sprites.palette(view.game.pack.art)
    return Drawing(palette, (WIDTH, HEADER + ROW * view.game.players + 12), FELT)


def _row(drawing: Drawing, row: int, seat: int, sitter: Sitter, texts: Texts) -> int:
    y = HEADER + row * ROW
    drawing.stamp(
        plate(drawing.palette, (WIDTH - 2 * SIDE, ROW - 12), 18, PLATE, (PLATE_EDGE, 2), FELT),
        SIDE,
        y,
    )
    colour = AVATARS[seat % len(AVATARS)]
    name = clean(sitter.name, texts.say("picture-seat", number=seat + 1))
    drawing.stamp(button(drawing.palette, 52, colour, (colour, 1), PLATE), SIDE + 14, y + 16)
    write_centred(drawing, name[0].upper(), SIDE + 40, y + 52, Ink(Style(28, 700), WHITE, colour))
    write(drawing, name, SIDE + 80, y + 38, NAME, 460)
    return y


def _draw_score(view: SeatView, sitters: tuple[Sitter, ...], texts: Texts) -> Picture:
    drawing, score = _board(view), view.score
    assert score is not None
    write(drawing, texts.say("picture-score-title", number=view.number), SIDE, 56, TITLE)
    write_before(drawing, texts.say("picture-score-deal"), 860, 60, HEAD)
    write_before(drawing, texts.say("picture-score-total"), 1050, 60, HEAD)
    told = []
    for seat, sitter in enumerate(sitters):
        y = _row(drawing, seat, seat, sitter, texts)
        lines = " · ".join(
            f"{texts.say('line-' + line.code)} {line.points[seat]}"
            for line in score.lines
            if line.points[seat]
        )
        write(drawing, lines, SIDE + 80, y + 70, LINES, 560)
        write_before(drawing, signed(score.scores[seat]), 860, y + 54, _points(score.scores[seat]))
        write_before(drawing, signed(view.totals[seat]), 1050, y + 54, _points(view.totals[seat]))
        told.append(f"{sitter.name}: {lines}; {signed(score.scores[seat])}")
    return drawing.picture(". ".join(told))


def _draw_result(
    view: SeatView, sitters: tuple[Sitter, ...], texts: Texts, payoffs: tuple[int, ...]
) -> Picture:
    drawing = _board(view)
    write(drawing, texts.say("picture-result-title"), SIDE, 56, TITLE)
    write_before(drawing, texts.say("picture-score-total"), 860, 60, HEAD)
    write_before(drawing, texts.say("picture-result-payoff"), 1050, 60, HEAD)
    place = places(view.totals)
    told = []
    for row, seat in enumerate(sorted(range(len(sitters)), key=lambda seat: place[seat])):
        y = _row(drawing, row, seat, sitters[seat], texts)
        write(drawing, f"{place[seat]}.", SIDE + 80, y + 70, LINES)
        write_before(drawing, signed(view.totals[seat]), 860, y + 54, _points(view.totals[seat]))
        write_before(drawing, signed(payoffs[seat]), 1050, y + 54, _points(payoffs[seat]))
        told.append(f"{place[seat]}. {sitters[seat].name}: {signed(view.totals[seat])}")
    return drawing.picture("; ".join(told))


def _points(number: int) -> Ink:
    return Ink(Style(32, 700), PLUS if number > 0 else MINUS if number < 0 else WHITE, PLATE)
