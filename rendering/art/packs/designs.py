"""The three kinds of faces: pip cards, courts and trumps, each put together from its parts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from rendering.art.packs import frame
from rendering.art.packs.frame import Canvas
from rendering.art.pen import palette as c
from rendering.art.pen.pen import Paint, Pen
from rendering.art.pips.suits import DrawnSuit

COURT_RANKS = "KQCJ"
COURT_AXIS = 58.5
SCENE_AXIS = 61.0
DRAWN_FOR = 86.0


class FaceDesign(Protocol):
    """A face that can draw itself on a card."""

    def paint(self, canvas: Canvas, letters: str) -> None:
        """Draw the face; *letters* are those of king, queen, cavalier and jack."""


@dataclass(frozen=True)
class Pip:
    """A numbered card of a suit; its picture is drawn on the whole card."""

    suit: DrawnSuit
    rank: str
    picture: Callable[[Pen, float], None]

    def paint(self, canvas: Canvas, letters: str) -> None:
        """Draw the picture and the index."""
        canvas.ends(lambda pen: frame.suit_index(pen, self.suit, self.rank))
        self.picture(canvas.pen, canvas.middle)


@dataclass(frozen=True)
class Court:
    """A king, queen, cavalier or jack: a half figure with its foot at the belt."""

    suit: DrawnSuit
    rank: str
    figure: Paint

    def paint(self, canvas: Canvas, letters: str) -> None:
        """Draw the figure twice, the belt, and the index."""
        canvas.ends(lambda pen: self._end(pen, canvas.middle, letters))
        frame.belt(canvas.pen, canvas.middle, self.suit.colour, c.GOLD_LIGHT)

    def _end(self, pen: Pen, middle: float, letters: str) -> None:
        panel = frame.notched(middle)
        pen.fill(panel, self.suit.tint)
        with pen.inside(panel) as inner:
            self.figure(_footing(inner, COURT_AXIS, middle))
        pen.ring(panel)
        frame.suit_index(pen, self.suit, letters[COURT_RANKS.index(self.rank)])


@dataclass(frozen=True)
class Emblem:
    """What a trump shows: a sign for the medallion, a scene for the card, and their grounds.

    The sign is drawn about the origin within 28 units; the scene stands with its foot at the
    origin, the middle of the card, and fills some 64 units by 80.
    """

    sign: Paint
    ground: str
    scene: Paint
    sky: str


@dataclass(frozen=True)
class Trump:
    """A trump: a plaque that names it, and a scene at each end."""

    plaque: Callable[[Pen, Paint, str], None]
    emblem: Emblem
    other: Emblem | None = None

    def paint(self, canvas: Canvas, letters: str) -> None:
        """Draw the scene at both ends, the belt and the plaques."""
        other = self.other or self.emblem
        canvas.ends(
            lambda pen: self._end(pen, canvas.middle, self.emblem),
            lambda pen: self._end(pen, canvas.middle, other),
        )
        frame.belt(canvas.pen, canvas.middle, c.VIOLET, c.GOLD_LIGHT)

    def _end(self, pen: Pen, middle: float, emblem: Emblem) -> None:
        frame.panel(pen, emblem.sky)
        with pen.inside(frame.PANEL) as inner:
            emblem.scene(_footing(inner, SCENE_AXIS, middle))
        frame.panel_edge(pen)
        self.plaque(pen, self.emblem.sign, self.emblem.ground)


def _footing(pen: Pen, x: float, middle: float) -> Pen:
    # Figures and scenes are drawn for the shortest card; on a longer one they grow and rise a bit.
    spare = middle - DRAWN_FOR
    return pen.at(x, middle - 0.4 * spare, 1 + 0.004 * spare)


def numbered(number: int) -> Callable[[Pen, Paint, str], None]:
    """Return the plaque with that number."""
    return lambda pen, sign, ground: frame.plaque(pen, str(number), sign, ground)


def named(name: str) -> Callable[[Pen, Paint, str], None]:
    """Return the plaque with those letters in place of a number."""
    return lambda pen, sign, ground: frame.named_plaque(pen, name, sign, ground)
