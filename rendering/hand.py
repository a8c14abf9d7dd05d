"""The picture of a hand: which cards, in what order, and which may be played."""

from bot.games.actions import CardsFrom, playable
from bot.games.cards import Card, CardSet, Suit, as_set
from bot.games.drawings import drawn_as
from bot.games.names import SUITS
from bot.games.views import SeatView
from bot.texts import Texts
from rendering import sprites
from rendering.album import kept
from rendering.cards import card_size
from rendering.colours import FELT, MUTED
from rendering.deck import BACK, Deck, hand_kind
from rendering.drawing import Drawing
from rendering.fan import Laid, lay_rows
from rendering.hand_layout import EDGE, RAISE, Layout, Place, layout
from rendering.lettering import Ink, write_block
from rendering.look import Look, usual
from rendering.mount import Mark
from rendering.names import Style
from rendering.phrases import phrase
from rendering.picture import Picture
from rendering.sitter import Sitter, presentable
from rendering.standing import standing
from rendering.trick_strip import draw_strip, strip_height
from rendering.words import hand_in_words, trick_in_words

EMPTY = Ink(Style(44, 600), MUTED, FELT)
ORDER = (
    Suit.TRUMPS,
    Suit.FOOL,
    Suit.SWORDS,
    Suit.COINS,
    Suit.CUPS,
    Suit.BATONS,
    Suit.SPADES,
    Suit.DIAMONDS,
    Suit.CLUBS,
    Suit.HEARTS,
)
"""Trumps first, then the suits so that a dark one stands beside a light one."""


def hand_order(view: SeatView) -> tuple[Card, ...]:
    """The cards of the hand as the picture shows them: by suit, the strongest first."""
    tables = view.game.tables

    def place(card: Card) -> tuple[int, int, int]:
        stronger = tables.beats[card.index] & tables.follow[card.index]
        return ORDER.index(card.suit), stronger.bit_count(), card.index

    return tuple(sorted(view.hand, key=place))


def marks(view: SeatView, chosen: CardSet) -> dict[Card, Mark]:
    """How each card of the hand is shown: raised, dimmed or plain.

    Cards are dimmed only where the rules forbid them, and raised only beside dimmed ones or
    because they were chosen.
    """
    if isinstance(view.ask, CardsFrom):
        allowed = as_set(view.ask.cards)
        return {card: _discard_mark(card, allowed, chosen) for card in view.hand}
    allowed = playable(view.ask)
    if not allowed or not as_set(view.hand) & ~allowed:
        return dict.fromkeys(view.hand, Mark.PLAIN)
    return {card: Mark.RIMMED if card.bit & allowed else Mark.DIMMED for card in view.hand}


def draw_hand(
    view: SeatView, texts: Texts, chosen: CardSet = 0, look: Look | None = None
) -> Picture:
    """The hand of the view's seat as a picture.

    *chosen* are the cards picked for the discard. Without a look the cards have their usual one.
    """
    seen = look or usual(view.game.pack.art)
    return kept(
        ("hand", view, texts.language, chosen, seen),
        lambda: _draw(view, texts, chosen, seen).picture(words_of_hand(view, texts, chosen, seen)),
    )


def draw_hand_with_trick(
    view: SeatView,
    sitters: tuple[Sitter, ...],
    texts: Texts,
    chosen: CardSet = 0,
    look: Look | None = None,
) -> Picture:
    """The hand below the trick on the table, or the last one; before the first, the hand alone.

    Without a look the cards have their usual one.
    """
    if not standing(view).began:
        return draw_hand(view, texts, chosen, look)
    seen = look or usual(view.game.pack.art)
    return kept(
        ("hand with trick", view, sitters, texts.language, chosen, seen),
        lambda: _draw_with_trick(view, presentable(sitters, texts), texts, chosen, seen),
    )


def words_of_hand(view: SeatView, texts: Texts, chosen: CardSet, look: Look) -> str:
    """The words that stand for the picture of the hand alone."""
    if not view.hand:
        return phrase(texts, "picture-hand-empty")
    return hand_in_words(hand_order(view), chosen, texts, playable(view.ask), look.pack)


def hand_layout(view: SeatView, above: int = 0, look: Look | None = None) -> Layout:
    """Where the cards lie, in the order of `hand_order`, below so many pixels."""
    art = look.pack if look else view.game.pack.art
    size = card_size(art, hand_kind(art).width)
    return layout([_group(card) for card in hand_order(view)], size, above)


def laid_hand(view: SeatView, chosen: CardSet = 0) -> list[list[Laid]]:
    """The cards of the hand alone, row by row, each where it lies and as it is shown."""
    return _laid_in(hand_layout(view), view, chosen, view.game.pack.art)


def _draw_with_trick(
    view: SeatView, sitters: tuple[Sitter, ...], texts: Texts, chosen: CardSet, look: Look
) -> Picture:
    drawing = _draw(view, texts, chosen, look, strip_height(view))
    draw_strip(drawing, view, sitters, texts, look)
    told = trick_in_words(view, sitters, texts, look.pack)
    return drawing.picture(f"{told} {words_of_hand(view, texts, chosen, look)}")


def _draw(view: SeatView, texts: Texts, chosen: CardSet, look: Look, above: int = 0) -> Drawing:
    deck = sprites.deck_of(look, hand_kind(look.pack))
    where = hand_layout(view, above, look)
    drawing = Drawing(deck.palette, where.size, FELT)
    if view.hand:
        lay_rows(drawing, deck, _laid_in(where, view, chosen, look.pack))
    else:
        _draw_nothing(drawing, deck, texts, above)
    return drawing


def _draw_nothing(drawing: Drawing, deck: Deck, texts: Texts, above: int) -> None:
    middle = (above + drawing.size[1]) // 2
    top = above + EDGE + RAISE
    lay_rows(drawing, deck, [[Laid(BACK, Mark.PLAIN, 220, top, deck.size[0])]])
    write_block(drawing, phrase(texts, "picture-hand-empty"), (720, middle), EMPTY, 500)


def _laid_in(where: Layout, view: SeatView, chosen: CardSet, art: str) -> list[list[Laid]]:
    shown, cards = marks(view, chosen), iter(hand_order(view))
    return [
        [
            _laid(drawn_as(card, art), shown[card], place)
            for place, card in zip(row, cards, strict=False)
        ]
        for row in where.rows
    ]


def _laid(card: Card, mark: Mark, place: Place) -> Laid:
    lift = RAISE if mark in (Mark.RIMMED, Mark.CHOSEN) else 0
    return Laid(card.code, mark, place.x, place.y - lift, place.strip)


def _discard_mark(card: Card, allowed: CardSet, chosen: CardSet) -> Mark:
    if card.bit & chosen:
        return Mark.CHOSEN
    return Mark.PLAIN if card.bit & allowed else Mark.DIMMED


def _group(card: Card) -> Suit:
    return Suit.TRUMPS if card.suit is Suit.FOOL else card.suit


assert set(ORDER) == set(SUITS["en"])
