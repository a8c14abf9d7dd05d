"""What lies below the slots of a table: the last trick, or the stock that was turned up."""

from bot.games.cards import Card
from bot.games.drawings import drawn_as
from bot.games.game import Game
from bot.games.trick import Trick
from bot.texts import Texts
from rendering.avatar import avatar
from rendering.colours import FELT, MUTED, PLATE, PLATE_EDGE, WHITE
from rendering.deck import Deck
from rendering.drawing import Drawing
from rendering.lettering import Ink, write, write_fitting
from rendering.names import Style
from rendering.phrases import phrase
from rendering.plates import plate
from rendering.seats import colour_of
from rendering.sitter import Sitter
from rendering.table_layout import BELOW_HEAD, STRIP, Below
from rendering.tucked import Tucked, lay_band, lay_tucked, sign

WORDS = Ink(Style(28, 500), MUTED, PLATE)
WINNERS = (Ink(Style(30, 700), WHITE, PLATE), Ink(Style(26, 700), WHITE, PLATE))
AVATAR = 44
INSET = 16


def draw_last_trick(
    drawing: Drawing,
    deck: Deck,
    where: Below,
    trick: Trick,
    game: Game,
    sitters: tuple[Sitter, ...],
    texts: Texts,
) -> None:
    """The trick with who won it, and whose each card is."""
    assert trick.winner is not None
    _plate(drawing, where)
    x, middle, name = where.x + INSET, where.y + where.height // 2, sitters[trick.winner].name
    write(drawing, phrase(texts, "picture-last-trick"), x, middle - 16, WORDS)
    avatar(drawing, colour_of(game, trick.winner), name, (x, middle + 4), AVATAR, PLATE)
    room = where.cards - x - AVATAR - 2 * INSET
    write_fitting(drawing, name, x + AVATAR + 12, middle + 37, WINNERS, room)
    winner = trick.seats.index(trick.winner)
    row = _row(deck, where, trick.cards, winner)
    lay_tucked(drawing, deck, row)
    lay_band(drawing, deck, row, INSET - 4)
    for place, seat in enumerate(trick.seats):
        sign(drawing, deck, row, place, (sitters[seat].name, colour_of(game, seat)))


def draw_stock(
    drawing: Drawing, deck: Deck, where: Below, stock: tuple[Card, ...], texts: Texts
) -> None:
    """The cards of the stock."""
    _plate(drawing, where)
    foot = where.y + where.height // 2 + 10
    write(drawing, phrase(texts, "picture-stock"), where.x + INSET, foot, WORDS)
    row = _row(deck, where, stock, None)
    lay_tucked(drawing, deck, row)
    lay_band(drawing, deck, row, INSET - 4)


def _plate(drawing: Drawing, where: Below) -> None:
    size = where.width, where.height
    drawing.stamp(plate(drawing.palette, size, 16, PLATE, (PLATE_EDGE, 2), FELT), where.x, where.y)


def _row(deck: Deck, where: Below, cards: tuple[Card, ...], winner: int | None) -> Tucked:
    codes = tuple(drawn_as(card, deck.pack).code for card in cards)
    at = where.cards, where.y + BELOW_HEAD
    return Tucked(codes, at, STRIP * len(cards), winner)
