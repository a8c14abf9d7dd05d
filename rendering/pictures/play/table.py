"""The picture of a table as everybody sees it: a slot per seat, the trick, the last trick."""

from bot.games.cards import Card, Seat, Suit
from bot.games.drawings import suit_as
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.alt import table_in_words, table_title
from bot.words.progress import DealProgress, progress_of
from bot.words.seats import Nameplate
from bot.words.wording import Wording
from rendering.canvas.byte_lru import kept
from rendering.canvas.colours import FELT, MUTED, WHITE
from rendering.canvas.drawing import Drawing
from rendering.canvas.lettering import Ink, write_before, write_fitting
from rendering.canvas.picture import Picture
from rendering.canvas.script import Style
from rendering.cards.badges import suit_chip
from rendering.cards.faces import card_size
from rendering.cards.look import spoken
from rendering.cards.store import store
from rendering.pictures.play.footer import draw_last_trick, draw_stock
from rendering.pictures.play.slots import SlotPainter
from rendering.pictures.play.table_places import (
    FOOTER_CARDS,
    GAP,
    HEADER,
    SIDE,
    WIDTH,
    TableLayout,
    kind_of,
    layout,
)
from rendering.pictures.seats import faces_of, presentable

TITLES = tuple(Ink(Style(*letters), WHITE, FELT) for letters in ((36, 700), (34, 700), (34, 500)))
ASIDE = Ink(Style(34, 500), MUTED, FELT)
CHIP = 42


def draw_table(
    view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, art: str | None = None
) -> Picture:
    """Return the table as a picture; *view* is the public one.

    *art* may be the drawing of another pack in which the game can be shown.
    """
    drawn = art or view.game.pack.art
    return kept(
        ("table", view, sitters, texts.language, drawn),
        lambda: _draw(view, presentable(sitters, texts), texts, drawn),
    )


def table_layout(view: SeatView, art: str | None = None) -> TableLayout:
    """Return where things are in the picture of this table."""
    pack, kind = art or view.game.pack.art, kind_of(view.game.players)
    lines = 2 if view.game.teams or any(view.roles) else 1
    return layout(view.game.players, card_size(pack, kind.width), len(_footer(view)), lines)


def _footer(view: SeatView) -> tuple[Card, ...]:
    # The cards in the footer: the last trick, or the stock if it was turned up.
    progress = progress_of(view)
    return progress.stock if progress.earlier is None else progress.earlier.cards


def _draw(view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, art: str) -> Picture:
    look = spoken(art, texts)
    deck = store.deck(look, kind_of(view.game.players))
    where, progress = table_layout(view, art), progress_of(view)
    drawing = Drawing(deck.palette, where.size, FELT)
    _header(drawing, view, progress, texts, art)
    faces = faces_of(view, sitters)
    painter = SlotPainter(drawing, deck, view, sitters, texts)
    for seat, slot in enumerate(where.slots):
        painter.paint(Seat(seat), slot)
    if where.footer and progress.earlier:
        small = store.deck(look, FOOTER_CARDS)
        draw_last_trick(drawing, small, where.footer, progress.earlier, sitters, faces, texts)
    elif where.footer:
        small = store.deck(look, FOOTER_CARDS)
        draw_stock(drawing, small, where.footer, progress.stock, texts)
    return drawing.picture(table_in_words(view, sitters, Wording.usual(texts, art)))


def _header(
    drawing: Drawing, view: SeatView, progress: DealProgress, texts: Texts, art: str
) -> None:
    foot, ends = HEADER - 26, WIDTH - SIDE
    if progress.suit is not None:
        ends = _suit_led(drawing, progress.suit, foot, texts, art) - GAP
    write_fitting(drawing, table_title(view, texts), SIDE, foot, TITLES, ends - SIDE)


def _suit_led(drawing: Drawing, suit: Suit, foot: int, texts: Texts, art: str) -> int:
    # Returns where it begins.
    words = texts.say("picture-suit-led", suit=Wording.usual(texts, art).suit(suit))
    left = write_before(drawing, words, WIDTH - SIDE, foot, ASIDE) - CHIP - 10
    chip = suit_chip(drawing.palette, suit_as(suit, art), CHIP, FELT)
    drawing.stamp(chip, left, foot - 12 - CHIP // 2)
    return left
