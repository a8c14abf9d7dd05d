"""The picture of a table as everybody sees it: a slot per seat, the trick, the last trick."""

from bot.games.cards import Card, Seat
from bot.games.drawings import suit_as
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.alt import table_in_words, table_title
from bot.words.progress import Progress, progress_of
from bot.words.seats import Nameplate
from bot.words.wording import Wording
from rendering.canvas.album import kept
from rendering.canvas.colours import FELT, MUTED, WHITE
from rendering.canvas.drawing import Drawing
from rendering.canvas.lettering import Ink, write, write_before
from rendering.canvas.picture import Picture
from rendering.canvas.script import Style
from rendering.cards import store
from rendering.cards.badges import suit_chip
from rendering.cards.deck import SLOTS, Deck
from rendering.pictures.play.footer import draw_last_trick, draw_stock
from rendering.pictures.play.slots import SlotPainter
from rendering.pictures.play.table_places import (
    FOOTER_CARDS,
    HEADER,
    SIDE,
    WIDTH,
    TableLayout,
    layout,
)
from rendering.pictures.seats import presentable

TITLE = Ink(Style(32, 700), WHITE, FELT)
ASIDE = Ink(Style(28, 500), MUTED, FELT)
WINNER = Ink(Style(30, 700), WHITE, FELT)
CHIP = 42


def draw_table(
    view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, art: str | None = None
) -> Picture:
    """The table as a picture; *view* is the public one.

    *art* may be the drawing of another pack in which the game can be shown.
    """
    drawn = art or view.game.pack.art
    return kept(
        ("table", view, sitters, texts.language, drawn),
        lambda: _draw(view, presentable(sitters, texts), texts, drawn),
    )


def table_layout(view: SeatView, art: str | None = None) -> TableLayout:
    """Where things are in the picture of this table."""
    _, deck = _decks(view, art or view.game.pack.art)
    lines = 2 if view.game.teams or any(view.roles) else 1
    return layout(view.game.players, deck.size, len(_footer(view)), lines)


def _footer(view: SeatView) -> tuple[Card, ...]:
    # The cards in the footer: the last trick, or the stock if it was turned up.
    progress = progress_of(view)
    return progress.stock if progress.earlier is None else progress.earlier.cards


def _draw(view: SeatView, sitters: tuple[Nameplate, ...], texts: Texts, art: str) -> Picture:
    small, deck = _decks(view, art)
    where, progress = table_layout(view, art), progress_of(view)
    drawing = Drawing(deck.palette, where.size, FELT)
    _header(drawing, view, progress, texts, art)
    painter = SlotPainter(drawing, deck, view, progress, sitters, texts)
    for seat, slot in enumerate(where.slots):
        painter.paint(Seat(seat), slot)
    if where.footer and progress.earlier:
        draw_last_trick(drawing, small, where.footer, progress.earlier, view.game, sitters, texts)
    elif where.footer:
        draw_stock(drawing, small, where.footer, progress.stock, texts)
    return drawing.picture(table_in_words(view, sitters, Wording.usual(texts, art)))


def _decks(view: SeatView, art: str) -> tuple[Deck, Deck]:
    return store.deck(art, FOOTER_CARDS), store.deck(art, SLOTS[view.game.players])


def _header(drawing: Drawing, view: SeatView, progress: Progress, texts: Texts, art: str) -> None:
    foot = HEADER - 26
    write(drawing, table_title(view, texts), SIDE, foot, TITLE)
    if progress.suit is None:
        return
    suit = suit_as(progress.suit, art)
    called = Wording.usual(texts, art).suit(progress.suit)
    words = texts.say("picture-suit-led", suit=called)
    begins = write_before(drawing, words, WIDTH - SIDE, foot, ASIDE)
    chip = suit_chip(drawing.palette, suit, CHIP, FELT)
    drawing.stamp(chip, begins - CHIP - 10, foot - 11 - CHIP // 2)
