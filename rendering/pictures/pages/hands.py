"""All hands open: what each seat holds at a moment of a deal that is over."""

from bot.games.drawings import drawn_as
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.ranks import hand_order
from bot.words.seats import Nameplate
from bot.words.wording import Wording
from rendering.canvas.avatar import Face, avatar
from rendering.canvas.byte_lru import kept
from rendering.canvas.colours import FELT, GOLD, MUTED, PLATE, PLATE_EDGE, WHITE
from rendering.canvas.drawing import Drawing, Spot, shortened
from rendering.canvas.lettering import Ink, write, write_before
from rendering.canvas.picture import LONGEST_ALT, Picture
from rendering.canvas.plates import plate
from rendering.canvas.script import Style
from rendering.cards.deck import SLOTS, Deck
from rendering.cards.index_row import IndexRow, cards_height, lay_index_row
from rendering.cards.look import spoken
from rendering.cards.store import store
from rendering.pictures.seats import faces_of, presentable

WIDTH = 1100
SIDE = 24
GAP = 10
PADDING = 14
HEAD = 74
AVATAR = 56
STRIP = 64
"""The most of a card that shows, in pixels."""
CARDS = SLOTS[5]

NAME = Ink(Style(34, 700), WHITE, PLATE)
TAKEN = Ink(Style(34, 500), MUTED, PLATE)
PLAIN, ON_TURN = (PLATE_EDGE, 2), (GOLD, 3)


def draw_hands(
    views: tuple[SeatView, ...],
    sitters: tuple[Nameplate, ...],
    texts: Texts,
    art: str | None = None,
) -> Picture:
    """Return the hand of each seat in its order, one below the other; *views* are those of the
    seats.

    *art* may be the drawing of another pack in which the game can be shown.
    """
    drawn = art or views[0].game.pack.art
    return kept(
        ("hands", views, sitters, texts.language, drawn),
        lambda: _draw(views, presentable(sitters, texts), texts, drawn),
    )


def hands_in_words(
    views: tuple[SeatView, ...], sitters: tuple[Nameplate, ...], wording: Wording
) -> str:
    """Return the same in sentences; where there is no room for names, cards are told by their
    codes."""
    named = _told(views, sitters, wording, codes=False)
    if len(named) <= LONGEST_ALT:
        return named
    return shortened(_told(views, sitters, wording, codes=True), LONGEST_ALT)


def row_height(deck: Deck) -> int:
    """Return how high the plate of a hand is."""
    return HEAD + cards_height(deck.size[0]) + PADDING


def _told(
    views: tuple[SeatView, ...], sitters: tuple[Nameplate, ...], wording: Wording, *, codes: bool
) -> str:
    told = []
    for view, sitter in zip(views, sitters, strict=True):
        cards = [
            wording.seen(card).code if codes else wording.name(card) for card in hand_order(view)
        ]
        held = (" " if codes else ", ").join(cards) or wording.say("hands-none")
        told.append(wording.say("hands-words", name=sitter.name, cards=held))
    return " ".join(told)


def _draw(
    views: tuple[SeatView, ...], sitters: tuple[Nameplate, ...], texts: Texts, art: str
) -> Picture:
    deck = store.deck(spoken(art, texts), CARDS)
    size = WIDTH, 2 * SIDE + len(views) * (row_height(deck) + GAP) - GAP
    drawing = Drawing(deck.palette, size, FELT)
    for seat, face in enumerate(faces_of(views[0], sitters)):
        at = SIDE, SIDE + seat * (row_height(deck) + GAP)
        _plate(drawing, deck, views[seat], at)
        _head(drawing, views[seat], sitters[seat], face, at, texts)
        _cards(drawing, deck, views[seat], at)
    return drawing.picture(hands_in_words(views, sitters, Wording.usual(texts, art)))


def _plate(drawing: Drawing, deck: Deck, view: SeatView, at: Spot) -> None:
    rim = ON_TURN if view.seat == view.to_act else PLAIN
    size = WIDTH - 2 * SIDE, row_height(deck)
    drawing.stamp(plate(drawing.palette, size, 12, PLATE, rim, FELT), *at)


def _head(
    drawing: Drawing, view: SeatView, sitter: Nameplate, face: Face, at: Spot, texts: Texts
) -> None:
    assert view.seat is not None
    (x, y), right = at, WIDTH - SIDE - PADDING
    avatar(drawing, face, (x + PADDING, y + 8), AVATAR, PLATE)
    taken = texts.say("picture-tricks-taken", count=view.tricks_taken[view.seat])
    ends = write_before(drawing, taken, right, y + 49, TAKEN)
    left = x + PADDING + AVATAR + 12
    write(drawing, sitter.name, left, y + 49, NAME, ends - left - 20)


def _cards(drawing: Drawing, deck: Deck, view: SeatView, at: Spot) -> None:
    cards = tuple(drawn_as(card, deck.pack).code for card in hand_order(view))
    if cards:
        width = min(WIDTH - 2 * (SIDE + PADDING), STRIP * len(cards))
        spot = at[0] + PADDING, at[1] + HEAD
        lay_index_row(drawing, deck, IndexRow(cards, spot, width, 0))
