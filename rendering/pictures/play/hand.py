"""The picture of a hand: which cards, in what order, and which may be played."""

from bot.games.actions import CardsFrom, playable
from bot.games.cards import Card, CardSet, Suit, as_set
from bot.games.drawings import drawn_as
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.alt import hand_in_words, news_in_words, trick_in_words
from bot.words.progress import progress_of
from bot.words.ranks import hand_order
from bot.words.seats import Nameplate
from bot.words.wording import Wording
from rendering.canvas.byte_lru import kept
from rendering.canvas.colours import FELT, MUTED
from rendering.canvas.drawing import Drawing
from rendering.canvas.lettering import Ink, write_block
from rendering.canvas.picture import Picture
from rendering.canvas.script import Style
from rendering.cards.deck import BACK, Deck, hand_kind
from rendering.cards.faces import card_size
from rendering.cards.look import Look, spoken
from rendering.cards.mount import Mark
from rendering.cards.overlap import Laid, lay_rows
from rendering.cards.store import store
from rendering.pictures.play.bar import bar_of, draw_bar
from rendering.pictures.play.hand_places import EDGE, RAISE, CardPlace, Layout, layout
from rendering.pictures.play.strip import draw_strip, strip_height
from rendering.pictures.seats import presentable

EMPTY = Ink(Style(44, 600), MUTED, FELT)


def marks(view: SeatView, chosen: CardSet) -> dict[Card, Mark]:
    """Return how each card of the hand is shown: raised, dimmed or plain.

    Cards are dimmed only if the rules forbid them, and raised only beside dimmed ones or
    because they have been chosen.
    """
    if isinstance(view.ask, CardsFrom):
        allowed = as_set(view.ask.cards)
        return {card: _discard_mark(card, allowed, chosen) for card in view.hand}
    allowed = playable(view.ask)
    if not allowed or not as_set(view.hand) & ~allowed:
        return dict.fromkeys(view.hand, Mark.PLAIN)
    return {card: Mark.RIMMED if card.bit & allowed else Mark.DIMMED for card in view.hand}


def draw_hand(
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    texts: Texts,
    chosen: CardSet = 0,
    look: Look | None = None,
) -> Picture:
    """Return the hand of the view's seat as a picture, with a bar of news at the top.

    *chosen* are the cards picked for the discard. Without a look the cards have their default one.
    """
    return _kept(view, sitters, texts, chosen, look, trick=False)


def draw_hand_with_trick(
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    texts: Texts,
    chosen: CardSet = 0,
    look: Look | None = None,
) -> Picture:
    """Return the same with the current or last trick above the cards, once tricks are played."""
    return _kept(view, sitters, texts, chosen, look, trick=progress_of(view).began)


def hand_layout(view: SeatView, above: int = 0, look: Look | None = None) -> Layout:
    """Return where the cards lie, in the order of `hand_order`, with *above* pixels free at the
    top."""
    art = look.pack if look else view.game.pack.art
    size = card_size(art, hand_kind(art).width)
    return layout([_group(card) for card in hand_order(view)], size, above)


def laid_hand(view: SeatView, where: Layout, chosen: CardSet, art: str) -> list[list[Laid]]:
    """Return the cards of the hand, row by row, each where it lies and how it is shown."""
    shown, cards = marks(view, chosen), iter(hand_order(view))
    return [
        [
            _laid(drawn_as(card, art), shown[card], place)
            for place, card in zip(row, cards, strict=False)
        ]
        for row in where.rows
    ]


def _kept(
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    texts: Texts,
    chosen: CardSet,
    look: Look | None,
    *,
    trick: bool,
) -> Picture:
    seen = look or spoken(view.game.pack.art, texts)
    return kept(
        ("hand", view, sitters, texts.language, chosen, seen, trick),
        lambda: _draw(view, presentable(sitters, texts), texts, chosen, seen, trick=trick),
    )


def _draw(
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    texts: Texts,
    chosen: CardSet,
    look: Look,
    *,
    trick: bool,
) -> Picture:
    bar = bar_of(view, sitters, texts, above=trick)
    above = bar.height + (strip_height(view) if trick else 0)
    drawing = _draw_cards(view, texts, chosen, look, above)
    draw_bar(drawing, bar, look)
    if trick:
        draw_strip(drawing, view, sitters, texts, look, bar.height)
    return drawing.picture(_words(view, sitters, chosen, look.wording(texts), trick=trick))


def _words(
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    chosen: CardSet,
    wording: Wording,
    *,
    trick: bool,
) -> str:
    told = [trick_in_words(view, sitters, wording)] if trick else []
    told.append(hand_in_words(view, chosen, wording))
    told.append(news_in_words(view, sitters, wording, above=trick))
    return " ".join(filter(None, told))


def _draw_cards(view: SeatView, texts: Texts, chosen: CardSet, look: Look, above: int) -> Drawing:
    deck = store.deck(look, hand_kind(look.pack))
    where = hand_layout(view, above, look)
    drawing = Drawing(deck.palette, where.size, FELT)
    if view.hand:
        lay_rows(drawing, deck, laid_hand(view, where, chosen, look.pack))
    else:
        _draw_nothing(drawing, deck, texts, above)
    return drawing


def _draw_nothing(drawing: Drawing, deck: Deck, texts: Texts, above: int) -> None:
    middle = (above + drawing.size[1]) // 2
    top = above + EDGE + RAISE
    lay_rows(drawing, deck, [[Laid(BACK, Mark.PLAIN, 220, top, deck.size[0])]])
    write_block(drawing, texts.say("picture-hand-empty"), (720, middle), EMPTY, 500)


def _laid(card: Card, mark: Mark, place: CardPlace) -> Laid:
    lift = RAISE if mark in (Mark.RIMMED, Mark.CHOSEN) else 0
    return Laid(card.code, mark, place.x, place.y - lift, place.strip)


def _discard_mark(card: Card, allowed: CardSet, chosen: CardSet) -> Mark:
    if card.bit & chosen:
        return Mark.CHOSEN
    return Mark.PLAIN if card.bit & allowed else Mark.DIMMED


def _group(card: Card) -> Suit:
    return Suit.TRUMPS if card.suit is Suit.FOOL else card.suit
