"""The picture of a table as everybody sees it: a slot a seat, the trick, the last trick."""

from bot.games.cards import Card, Seat
from bot.games.drawings import suit_as
from bot.games.views import SeatView
from bot.texts import Texts
from rendering import sprites
from rendering.album import kept
from rendering.badges import suit_chip
from rendering.below import draw_last_trick, draw_stock
from rendering.colours import FELT, MUTED, WHITE
from rendering.deck import SLOTS, Deck
from rendering.drawing import Drawing
from rendering.lettering import Ink, write, write_before
from rendering.names import Style
from rendering.phrases import phrase
from rendering.picture import Picture
from rendering.sitter import Sitter, presentable
from rendering.standing import Standing, standing
from rendering.table_layout import HEADER, SIDE, TUCKED, WIDTH, TableLayout, layout
from rendering.table_slots import SlotPainter
from rendering.words import suit_name, table_in_words, table_title

TITLE = Ink(Style(32, 700), WHITE, FELT)
ASIDE = Ink(Style(28, 500), MUTED, FELT)
WINNER = Ink(Style(30, 700), WHITE, FELT)
CHIP = 42


def draw_table(
    view: SeatView, sitters: tuple[Sitter, ...], texts: Texts, art: str | None = None
) -> Picture:
    """The table as a picture; *view* is the one that everybody has.

    *art* may be the drawing of another pack that the game can be shown with.
    """
    drawn = art or view.game.pack.art
    return kept(
        ("table", view, sitters, texts.language, drawn),
        lambda: _draw(view, presentable(sitters, texts), texts, drawn),
    )


def table_layout(view: SeatView, art: str | None = None) -> TableLayout:
    """Where things lie in the picture of this table."""
    _, deck = _decks(view, art or view.game.pack.art)
    lines = 2 if view.game.teams or any(view.game.roles(view)) else 1
    return layout(view.game.players, deck.size, len(_below(view)), lines)


def _below(view: SeatView) -> tuple[Card, ...]:
    # The cards below the slots: the last trick, or the stock if it was turned up.
    stands = standing(view)
    return stands.stock if stands.earlier is None else stands.earlier.cards


def _draw(view: SeatView, sitters: tuple[Sitter, ...], texts: Texts, art: str) -> Picture:
    tucked, deck = _decks(view, art)
    where, stands = table_layout(view, art), standing(view)
    drawing = Drawing(deck.palette, where.size, FELT)
    _header(drawing, view, stands, texts, art)
    painter = SlotPainter(drawing, deck, view, stands, sitters, texts)
    for seat, slot in enumerate(where.slots):
        painter.paint(Seat(seat), slot)
    if where.below and stands.earlier:
        draw_last_trick(drawing, tucked, where.below, stands.earlier, view.game, sitters, texts)
    elif where.below:
        draw_stock(drawing, tucked, where.below, stands.stock, texts)
    return drawing.picture(table_in_words(view, sitters, texts, art))


def _decks(view: SeatView, art: str) -> tuple[Deck, Deck]:
    return sprites.deck(art, TUCKED), sprites.deck(art, SLOTS[view.game.players])


def _header(drawing: Drawing, view: SeatView, stands: Standing, texts: Texts, art: str) -> None:
    foot = HEADER - 26
    write(drawing, table_title(view, texts), SIDE, foot, TITLE)
    if stands.suit is None:
        return
    suit = suit_as(stands.suit, art)
    words = phrase(texts, "picture-suit-led", suit=suit_name(suit, texts))
    begins = write_before(drawing, words, WIDTH - SIDE, foot, ASIDE)
    chip = suit_chip(drawing.palette, suit, CHIP, FELT)
    drawing.stamp(chip, begins - CHIP - 10, foot - 11 - CHIP // 2)
