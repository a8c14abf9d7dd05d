"""The deals of a match as a strip: what each side made in every one of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.view import SeatView
from bot.texts import Texts, isolated
from bot.words.lists import listed
from bot.words.numbers import signed
from bot.words.seats import Nameplate, team_of
from rendering.canvas.avatar import Face, avatar
from rendering.canvas.byte_lru import kept
from rendering.canvas.colours import FELT, MUTED, PLATE, PLATE_EDGE
from rendering.canvas.drawing import Drawing, Spot
from rendering.canvas.lettering import Ink, write, write_before
from rendering.canvas.picture import LONGEST_ALT, Picture
from rendering.canvas.plates import plate
from rendering.canvas.script import Style, length
from rendering.cards.look import usual
from rendering.cards.store import store
from rendering.pictures.seats import portrait, presentable, side_colour
from rendering.pictures.writing import points_ink

WIDTH = 1100
SIDE = 24
GAP = 10
HEAD = 50
LINE = 62
FOOT = 8
AVATAR = 56
PADDING = 12
FIGURES = (38, 34)
"""The sizes of figures; the first in which they fit is taken."""
MOST = 60
"""The number of deals that are shown, the newest."""

NUMBER = Ink(Style(34, 600), MUTED, PLATE)


@dataclass(frozen=True, slots=True)
class DealScore:
    """The number of a deal and what it came to, seat by seat; None if it was thrown in."""

    number: int
    scores: tuple[int, ...] | None


def draw_deals(
    view: SeatView, sitters: tuple[Nameplate, ...], deals: Sequence[DealScore], texts: Texts
) -> Picture:
    """Return a tile for each deal with what each side made in it; *view* is of the end of the
    match."""
    shown = tuple(deals)[-MOST:]
    return kept(
        ("deals", view, sitters, shown, texts.language),
        lambda: _draw(view, presentable(sitters, texts), shown, texts),
    )


def deals_in_words(
    view: SeatView, sitters: tuple[Nameplate, ...], deals: Sequence[DealScore], texts: Texts
) -> str:
    """Return the same in sentences: the newest deals for which there is room."""
    sides = [" + ".join(isolated(sitters[seat].name) for seat in side) for side in view.game.sides]
    told = [texts.say("deals-words", names=listed(sides, texts))]
    room = LONGEST_ALT - len(told[0])
    newest: list[str] = []
    for deal in reversed(deals):
        made = _made(view, deal)
        scores = ", ".join(map(signed, made)) if made else texts.say("deals-thrown-in")
        newest.insert(0, texts.say("deals-words-deal", number=deal.number, scores=scores))
        room -= len(newest[0]) + 1
        if room < 0:
            newest.pop(0)
            break
    return " ".join(told + newest)


def in_row(view: SeatView) -> int:
    """Return how many deals make a row: fewer where partners stand side by side."""
    return 4 if view.game.teams else 5


def tile_size(view: SeatView) -> tuple[int, int]:
    """Return the width and height of a tile."""
    count = in_row(view)
    width = (WIDTH - 2 * SIDE - GAP * (count - 1)) // count
    return width, HEAD + LINE * len(view.game.sides) + FOOT


def _draw(
    view: SeatView, sitters: tuple[Nameplate, ...], deals: Sequence[DealScore], texts: Texts
) -> Picture:
    width, height = tile_size(view)
    count = in_row(view)
    rows = -(-len(deals) // count)
    size = WIDTH, 2 * SIDE + rows * (height + GAP) - GAP
    drawing = Drawing(store.palette(usual(view.game.pack.art)), size, FELT)
    # The sides of a contract differ from deal to deal.
    faces = tuple(
        portrait(sitter, side_colour(team_of(view.game, seat)))
        for seat, sitter in enumerate(sitters)
    )
    for place, deal in enumerate(deals):
        row, column = divmod(place, count)
        at = SIDE + column * (width + GAP), SIDE + row * (height + GAP)
        _tile(drawing, view, deal, faces, at)
        if deal.scores is None:
            told = texts.say("deals-thrown-in")
            write(drawing, told, at[0] + PADDING, at[1] + HEAD + 38, NUMBER, width - 2 * PADDING)
    return drawing.picture(deals_in_words(view, sitters, deals, texts))


def _tile(
    drawing: Drawing, view: SeatView, deal: DealScore, faces: tuple[Face, ...], at: Spot
) -> None:
    (x, y), (width, height) = at, tile_size(view)
    drawing.stamp(plate(drawing.palette, (width, height), 12, PLATE, (PLATE_EDGE, 2), FELT), x, y)
    write(drawing, str(deal.number), x + PADDING, y + 37, NUMBER)
    for line, (side, points) in enumerate(zip(view.game.sides, _made(view, deal), strict=False)):
        top = y + HEAD + line * LINE
        for place, seat in enumerate(side):
            avatar(drawing, faces[seat], (x + PADDING + place * AVATAR, top), AVATAR, PLATE)
        room = width - 2 * PADDING - len(side) * AVATAR
        ink = _fitting(points, room)
        write_before(drawing, signed(points), x + width - PADDING, top + AVATAR - 15, ink)


def _fitting(points: int, room: int) -> Ink:
    inks = [points_ink(points, size) for size in FIGURES]
    return next((ink for ink in inks if length(signed(points), ink.style) <= room), inks[-1])


def _made(view: SeatView, deal: DealScore) -> tuple[int, ...]:
    if deal.scores is None:
        return ()
    return tuple(deal.scores[side[0]] for side in view.game.sides)
