"""The bar at the top of a hand: the last trick, small, with its winner, and how things stand."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from bot.games.drawings import drawn_as
from bot.games.trick import Trick
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.progress import news_of
from bot.words.seats import Nameplate
from bot.words.standing import BRIEF, standing, totals
from rendering.canvas.colours import FELT, MUTED, PLATE, PLATE_EDGE, WHITE
from rendering.canvas.drawing import Drawing
from rendering.canvas.lettering import Ink, write
from rendering.canvas.plates import plate
from rendering.canvas.script import ELLIPSIS, Style
from rendering.cards.deck import SLOTS
from rendering.cards.index_row import IndexRow, cards_height, lay_index_row
from rendering.cards.look import Look
from rendering.cards.store import store
from rendering.pictures.play.hand_places import SIDE, WIDTH
from rendering.pictures.seats import LONG, brief, fitting, shorter
from rendering.pictures.writing import joined

TOP = 8
INSET = 12
RIM = 2
UPPER = 5
LINE = 46
CARDS = SLOTS[6]
STRIP = 72
"""How much of each card of the trick shows."""
BRIEFER = (6, 4)
"""The most letters of names in the line of how things stand where it does not fit otherwise."""
WON = Ink(Style(34, 700), WHITE, PLATE)
STANDS = Ink(Style(34, 600), MUTED, PLATE)


@dataclass(frozen=True, slots=True)
class Bar:
    """What the bar says: the last trick, if any, who won it, and the parts of its other line."""

    trick: Trick | None
    won: tuple[str, ...]
    """The same sentence with the winner's name shorter and shorter."""
    parts: tuple[str, ...]
    totals: int
    """How many of the parts, the last ones, are totals."""
    brief: Callable[[int], tuple[str, ...]]
    """The same parts with names of so many letters at most."""

    @property
    def height(self) -> int:
        """How much of the picture it takes."""
        return TOP + self.body if self.trick or self.parts else 0

    @property
    def body(self) -> int:
        """The height of the bar itself."""
        return UPPER + cards_height(CARDS.width) + RIM if self.trick else LINE + INSET


def bar_of(view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, *, above: bool) -> Bar:
    """Return the bar for a hand; *above* says whether the trick of its seats lies above the
    hand."""
    brief = partial(_parts, view, sitters, texts)
    totals_in = len([*totals(view, [sitter.name for sitter in sitters], texts, BRIEF)])
    trick = news_of(view, above=above)
    won = () if trick is None else tuple(_won(view, trick, sitters, texts))
    return Bar(trick, won, brief(LONG), totals_in, brief)


def draw_bar(drawing: Drawing, bar: Bar, look: Look) -> None:
    """Draw it at the top."""
    if not bar.height:
        return
    size = WIDTH - 2 * SIDE, bar.body
    drawing.stamp(plate(drawing.palette, size, 14, PLATE, (PLATE_EDGE, RIM), FELT), SIDE, TOP)
    x, foot = SIDE + INSET + 4, TOP + bar.body // 2 + 12
    if bar.trick is not None:
        x, foot = _draw_trick(drawing, bar.trick, look) + INSET + 6, foot + LINE // 2
        _write_first(drawing, bar.won, x, foot - LINE, WON)
    _write_first(drawing, _lines(bar), x, foot, STANDS)


def _draw_trick(drawing: Drawing, trick: Trick, look: Look) -> int:
    # Where it ends.
    deck = store.deck(look, CARDS)
    codes = tuple(drawn_as(card, look.pack).code for card in trick.cards)
    assert trick.winner is not None
    at = SIDE + INSET, TOP + UPPER
    won = trick.seats.index(trick.winner)
    row = IndexRow(codes, at, STRIP * len(codes), face=0, winner=won)
    lay_index_row(drawing, deck, row)
    return at[0] + row.width


def _write_first(drawing: Drawing, lines: Iterable[str], x: int, foot: int, ink: Ink) -> None:
    room = WIDTH - SIDE - INSET - x
    write(drawing, fitting(lines, ink.style, room), x, foot, ink, room)


def _parts(
    view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, most: int
) -> tuple[str, ...]:
    # With names of so many letters.
    names = [brief(sitter.name, most) for sitter in sitters]
    assert view.seat is not None
    names[view.seat] = texts.say("picture-you")
    return standing(view, names, texts, BRIEF)


def _lines(bar: Bar) -> Iterator[str]:
    # All parts, then fewer and fewer; the first are the most important. Where some totals are
    # told but not all, it shows.
    yield joined(bar.parts)
    yield from (joined(bar.brief(most)) for most in BRIEFER)
    before = len(bar.parts) - bar.totals
    for count in range(len(bar.parts) - 1, 0, -1):
        more = [ELLIPSIS] if count > before else []
        yield joined([*bar.parts[:count], *more])


def _won(
    view: SeatView, trick: Trick, sitters: tuple[Nameplate, ...], texts: Texts
) -> Iterator[str]:
    assert trick.winner is not None
    number = view.tricks.index(trick) + 1
    if trick.winner == view.seat:
        yield texts.say("picture-you-took-trick", number=number)
        return
    for name in shorter(sitters[trick.winner].name):
        yield texts.say("picture-took-trick", name=name, number=number)
