"""The footer of a table: the last trick, or the stock that was turned up."""

from bot.games.cards import Card
from bot.games.drawings import drawn_as
from bot.games.trick import Trick
from bot.texts import Texts
from bot.words.seats import Nameplate
from rendering.canvas.avatar import Face, avatar
from rendering.canvas.colours import FELT, MUTED, PLATE, PLATE_EDGE, WHITE
from rendering.canvas.drawing import Drawing
from rendering.canvas.lettering import Ink, write
from rendering.canvas.plates import plate
from rendering.canvas.script import Style
from rendering.cards.deck import Deck
from rendering.cards.index_row import IndexRow, lay_band, lay_index_row, lay_owner
from rendering.pictures.play.table_places import FACE, FOOTER_HEAD, STRIP, Footer

WORDS = Ink(Style(34, 500), MUTED, PLATE)
WINNER = Ink(Style(34, 700), WHITE, PLATE)
INSET = 16


def draw_last_trick(
    drawing: Drawing,
    deck: Deck,
    where: Footer,
    trick: Trick,
    sitters: tuple[Nameplate, ...],
    faces: tuple[Face, ...],
    texts: Texts,
) -> None:
    """Draw the trick, with its winner and the owner of each card."""
    assert trick.winner is not None
    _plate(drawing, where)
    x, middle, name = where.x + INSET, where.y + where.height // 2, sitters[trick.winner].name
    write(drawing, texts.say("picture-last-trick"), x, middle - 20, WORDS)
    avatar(drawing, faces[trick.winner], (x, middle + 4), FACE, PLATE)
    room = where.cards - x - FACE - 2 * INSET
    write(drawing, name, x + FACE + 12, middle + 44, WINNER, room)
    winner = trick.seats.index(trick.winner)
    row = _row(deck, where, trick.cards, winner)
    lay_index_row(drawing, deck, row)
    lay_band(drawing, deck, row, INSET - 4)
    for place, seat in enumerate(trick.seats):
        lay_owner(drawing, deck, row, place, faces[seat])


def draw_stock(
    drawing: Drawing, deck: Deck, where: Footer, stock: tuple[Card, ...], texts: Texts
) -> None:
    """Draw the cards of the stock."""
    _plate(drawing, where)
    foot = where.y + where.height // 2 + 10
    write(drawing, texts.say("picture-stock"), where.x + INSET, foot, WORDS)
    row = _row(deck, where, stock, None)
    lay_index_row(drawing, deck, row)
    lay_band(drawing, deck, row, INSET - 4)


def _plate(drawing: Drawing, where: Footer) -> None:
    size = where.width, where.height
    drawing.stamp(plate(drawing.palette, size, 16, PLATE, (PLATE_EDGE, 2), FELT), where.x, where.y)


def _row(deck: Deck, where: Footer, cards: tuple[Card, ...], winner: int | None) -> IndexRow:
    codes = tuple(drawn_as(card, deck.pack).code for card in cards)
    at = where.cards, where.y + FOOTER_HEAD
    return IndexRow(codes, at, STRIP * len(cards), FACE, winner)
