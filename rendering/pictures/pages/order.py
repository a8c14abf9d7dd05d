"""The picture that explains the cards of a game: the order of each suit and what cards count."""

from collections.abc import Sequence
from fractions import Fraction

from bot.games.cards import Card, Suit
from bot.games.rules import Rules
from bot.texts import Texts
from bot.words.labels import capital
from bot.words.lists import listed, parted
from bot.words.numbers import in_figures
from bot.words.ranks import SuitRanking, equals, fool, rankings, runs_of, worth
from bot.words.wording import Wording
from rendering.canvas.byte_lru import kept
from rendering.canvas.colours import FELT, GOLD, MUTED, PLATE, PLATE_EDGE, WHITE
from rendering.canvas.drawing import Drawing
from rendering.canvas.lettering import Ink, write, write_before, write_centred
from rendering.canvas.picture import Picture
from rendering.canvas.plates import plate
from rendering.canvas.script import Style, length
from rendering.cards.badges import suit_chip
from rendering.cards.deck import Deck, hand_kind
from rendering.cards.look import Look, spoken
from rendering.cards.mount import Mark
from rendering.cards.overlap import Laid, lay_rows
from rendering.cards.store import store

WIDTH = 1100
SIDE = 24
TITLE = 66
"""The height of the line above a row of cards."""
SHOWN = 0.72
"""How much of a card shows, in card widths: the index and what is above the middle."""
HOLDER = 54
GAP = 12
MOST_IN_ROW = 14
MIDDLE_OF_INDEX = 0.155
APART = 22
"""Pixels between the lowest trump and the Fool, which has no place in the order."""
CHIP = 42

HEAD = Ink(Style(36, 700), WHITE, FELT)
ASIDE = Ink(Style(34, 500), MUTED, FELT)
COUNTS = Ink(Style(36, 700), GOLD, PLATE)
COUNTS_LEAST = Ink(Style(34, 500), MUTED, PLATE)
COUNTED = Ink(Style(34, 500), MUTED, PLATE)

Row = tuple[Card, ...]


def draw_order(game: Rules, texts: Texts, look: Look | None = None) -> Picture:
    """Return all cards of the game by suit, strongest first, each with what it counts."""
    seen = look or spoken(game.pack.art, texts)
    key = ("order", game.key, game.options, texts.language, seen)
    return kept(key, lambda: _draw(game, texts, seen))


def order_in_words(game: Rules, texts: Texts) -> str:
    """Return the same in sentences: the order of each suit, then what cards count."""
    wording = Wording.usual(texts, game.pack.art)
    told = [_order(game, ranking, wording) for ranking in rankings(game)]
    return " ".join([*told, _points(game, wording)])


def rows(game: Rules) -> list[list[Row]]:
    """Return the rows of cards of each ranking: one, or two if one would be too long."""
    found = []
    for ranking in rankings(game):
        apart = fool(game) if Suit.TRUMPS in ranking.suits else None
        cards = ranking.cards if apart is None else (*ranking.cards, apart)
        half = len(cards) if len(cards) <= MOST_IN_ROW else -(-len(cards) // 2)
        found.append([cards[:half], cards[half:]] if cards[half:] else [cards])
    return found


def _draw(game: Rules, texts: Texts, look: Look) -> Picture:
    deck, groups = store.deck(look, hand_kind(look.pack)), rows(game)
    shown = round(SHOWN * deck.kind.width)
    count = sum(map(len, groups))
    height = len(groups) * TITLE + count * (shown + HOLDER + GAP) + SIDE // 2
    drawing, y = Drawing(deck.palette, (WIDTH, height), FELT), 0
    for ranking, group in zip(rankings(game), groups, strict=True):
        _head(drawing, ranking, y, game, texts)
        y += TITLE
        for row in group:
            _lay(drawing, deck, row, y, shown)
            _tell_points(drawing, deck, game, row, y + shown, texts)
            y += shown + HOLDER + GAP
    return drawing.picture(order_in_words(game, texts))


def _head(drawing: Drawing, ranking: SuitRanking, y: int, game: Rules, texts: Texts) -> None:
    x, foot = SIDE, y + TITLE - 24
    for suit in ranking.suits:
        drawing.stamp(suit_chip(drawing.palette, suit, CHIP, FELT), x, foot - 11 - CHIP // 2)
        x += CHIP + 8
    wording = Wording.usual(texts, game.pack.art)
    names = listed(map(wording.suit, ranking.suits), texts)
    ends = write(drawing, capital(names), x + 6, foot, HEAD)
    if equals(game, ranking.cards):
        ends = write(drawing, texts.say("order-equals"), ends + 16, foot, ASIDE)
    # It is the same for every suit.
    words = texts.say("order-high-to-low")
    if length(words, ASIDE.style) <= WIDTH - SIDE - ends - 16:
        write_before(drawing, words, WIDTH - SIDE, foot, ASIDE)


def _lay(drawing: Drawing, deck: Deck, row: Row, y: int, shown: int) -> None:
    # The lower ends of the cards are behind the plate that says what each of them counts.
    cards = Drawing(deck.palette, (WIDTH, deck.cell_size[1]), FELT)
    lay_rows(cards, deck, [_laid(deck, row)])
    drawing.stamp(cards.part(0, 0, WIDTH, deck.margin + shown), 0, y - deck.margin)


def _tell_points(drawing: Drawing, deck: Deck, game: Rules, row: Row, y: int, texts: Texts) -> None:
    size = (WIDTH - 2 * SIDE + 16, HOLDER)
    stamp = plate(drawing.palette, size, 12, PLATE, (PLATE_EDGE, 2), FELT)
    drawing.stamp(stamp, SIDE - 8, y)
    least, foot = _least(game), y + HOLDER - 14
    write_before(drawing, texts.say("order-points"), WIDTH - SIDE - 10, foot, COUNTED)
    for laid, card in zip(_laid(deck, row), row, strict=True):
        points = worth(game, card)
        ink = COUNTS if points > least else COUNTS_LEAST
        middle = laid.x + round(MIDDLE_OF_INDEX * deck.size[0])
        write_centred(drawing, in_figures(points), middle, foot, ink)


def _laid(deck: Deck, row: Row) -> list[Laid]:
    apart = APART if row[-1].suit is Suit.FOOL else 0
    room = WIDTH - 2 * SIDE - deck.size[0] - apart
    step = room // (len(row) - 1)
    places = [SIDE + place * step for place in range(len(row))]
    places[-1] += apart
    ends = [*places[1:], places[-1] + deck.size[0]]
    return [
        Laid(card.code, Mark.PLAIN, x, deck.margin, min(end - x, deck.size[0]))
        for card, x, end in zip(row, places, ends, strict=True)
    ]


def _order(game: Rules, ranking: SuitRanking, wording: Wording) -> str:
    suits = listed(map(wording.suit, ranking.suits), wording.texts)
    shown = ", ".join(_short(card, wording) for card in ranking.cards)
    told = wording.say("order-words-suit", suits=capital(suits), cards=shown)
    same = equals(game, ranking.cards)
    if same:
        cards = listed(map(wording.name, same), wording.texts)
        told += " " + wording.say("order-words-equals", cards=cards)
    return told


def _short(card: Card, wording: Wording) -> str:
    # Trumps by number if their name begins with it, suit cards without their suit.
    full = wording.name(card)
    if card.suit is Suit.TRUMPS:
        number, _, rest = full.partition(" ")
        return number if rest and number.isdecimal() else full
    return wording.name_in_suit(card)


def _points(game: Rules, wording: Wording) -> str:
    told = []
    for value, cards in runs_of(game, game.pack.cards):
        told.append(f"{_together(game, cards, wording)} {in_figures(value)}")
    least = in_figures(_least(game))
    return wording.say("order-words-points", cards=parted(told, wording.texts), least=least)


def _least(game: Rules) -> Fraction:
    return min(worth(game, card) for card in game.pack.cards)


def _together(game: Rules, cards: Sequence[Card], wording: Wording) -> str:
    # A rank of all plain suits is named once.
    suits = {card.suit for card in game.pack.cards} - {Suit.TRUMPS, Suit.FOOL}
    ranks = [card.rank for card in cards if card.suit in suits]
    names: list[str] = []
    for card in cards:
        whole = card.suit in suits and ranks.count(card.rank) == len(suits)
        names.append(_short(card, wording) if whole else wording.name(card))
    return ", ".join(dict.fromkeys(names))
