"""The plate that shows the discard, or the stock that nobody took, with the count of a deal."""

from bot.games.drawings import drawn_as
from bot.games.view import LaidAway, SeatView
from bot.texts import Texts
from bot.words.numbers import in_figures
from bot.words.ranks import points_aside
from bot.words.seats import Nameplate
from rendering.canvas.avatar import avatar
from rendering.canvas.colours import FELT, MUTED, PLATE, PLATE_EDGE, WHITE
from rendering.canvas.drawing import Drawing, Spot
from rendering.canvas.lettering import Ink, write
from rendering.canvas.plates import plate
from rendering.canvas.script import Style
from rendering.cards.deck import Deck
from rendering.cards.index_row import IndexRow, band_height, cards_height, lay_band, lay_index_row
from rendering.pictures.seats import faces_of

HEAD = 10
FOOT = 2
"""The height of the band below the cards, which hides where they end."""
INSET = 16
STRIP = 84
"""How much of a card shows."""
FACE = 56
WORDS = Ink(Style(34, 500), MUTED, PLATE)
NAME = Ink(Style(34, 700), WHITE, PLATE)


def plate_height(deck: Deck) -> int:
    """Return how high the plate is with cards of this deck."""
    return HEAD + cards_height(deck.kind.width) + band_height(FOOT)


def draw_laid_away(
    drawing: Drawing,
    deck: Deck,
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    at: Spot,
    width: int,
    texts: Texts,
) -> None:
    """Draw the plate, if the view shows anything of that kind."""
    away = view.laid_away
    if away is None:
        return
    (x, y), high = at, plate_height(deck)
    drawing.stamp(plate(drawing.palette, (width, high), 16, PLATE, (PLATE_EDGE, 2), FELT), x, y)
    first = x + width - INSET - STRIP * len(away.cards)
    codes = tuple(drawn_as(card, deck.pack).code for card in away.cards)
    row = IndexRow(codes, (first, y + HEAD), STRIP * len(codes), FOOT)
    lay_index_row(drawing, deck, row)
    lay_band(drawing, deck, row, 0)
    _tell(drawing, view, away, sitters, (x + INSET, y + high // 2), first - INSET, texts)


def _tell(
    drawing: Drawing,
    view: SeatView,
    away: LaidAway,
    sitters: tuple[Nameplate, ...],
    at: Spot,
    right: int,
    texts: Texts,
) -> None:
    (x, middle), seat = at, away.seat
    points = in_figures(points_aside(view.game, away.cards))
    if seat is None:
        write(drawing, _untouched(view, texts), x, middle - 10, WORDS, right - x)
        write(drawing, texts.say("picture-worth", points=points), x, middle + 38, WORDS)
        return
    words = texts.say("picture-discard", points=points)
    write(drawing, words, x, middle - 14, WORDS, right - x)
    avatar(drawing, faces_of(view, sitters)[seat], (x, middle), FACE, PLATE)
    left = x + FACE + 12
    write(drawing, sitters[seat].name, left, middle + FACE // 2 + 12, NAME, right - left)


def _untouched(view: SeatView, texts: Texts) -> str:
    key = f"picture-untouched-{view.game.key}"
    return texts.say(key if texts.has(key) else "picture-untouched")
