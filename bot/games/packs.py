"""The three tarot packs, each in its published order: suits king to lowest, trumps, Fool.

A fair deal numbers the cards by their published order, so it may never change.
"""

from bot.games.cards import Card, Pack, Suit

KING, QUEEN, CAVALIER, JACK = 14, 13, 12, 11
COURT_LETTERS = {KING: "K", QUEEN: "Q", CAVALIER: "C", JACK: "J"}

ITALIAN = {"S": Suit.SWORDS, "B": Suit.BATONS, "C": Suit.CUPS, "D": Suit.COINS}
FRENCH = {"S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS, "C": Suit.CLUBS}

BAGATTO_RANK = 0
"""The rank of the Bolognese Begato, who bears no number and stands below the Moors."""


def face_value(card: Card) -> int:
    """Return what a card counts by its face: 5 for a king down to 2 for a jack, 1 for any other."""
    is_court = card.rank in COURT_LETTERS and card.suit is not Suit.TRUMPS
    return card.rank - JACK + 2 if is_court else 1


def _suit_cards(suits: dict[str, Suit], ranks: dict[int, str]) -> list[tuple[str, Suit, int]]:
    return [
        (letter + text, suit, rank)
        for letter, suit in suits.items()
        for rank, text in ranks.items()
    ]


def _numbered(highest: int, lowest: int) -> list[tuple[str, Suit, int]]:
    return [(f"T{number}", Suit.TRUMPS, number) for number in range(highest, lowest - 1, -1)]


def _pack(key: str, art: str, faces: list[tuple[str, Suit, int]]) -> Pack:
    return Pack(key, art, tuple(Card(*face, index) for index, face in enumerate(faces)))


_FULL_SUIT = COURT_LETTERS | {number: str(number) for number in range(10, 0, -1)}
_SHORT_SUIT = COURT_LETTERS | {number: str(number) for number in range(10, 5, -1)} | {1: "A"}
_MOORS = [(f"M{number}", Suit.TRUMPS, 5 - number) for number in range(1, 5)]

PIEMONTESE = _pack(
    "piemontese",
    "piemontese",
    [*_suit_cards(ITALIAN, _FULL_SUIT), *_numbered(21, 1), ("MAT", Suit.FOOL, 0)],
)
"""Tarocco Piemontese, 78 cards: SK … D1, T21 … T1, MAT."""

BOLOGNESE = _pack(
    "bolognese",
    "bolognese",
    [
        *_suit_cards(ITALIAN, _SHORT_SUIT),
        *_numbered(20, 5),
        *_MOORS,
        ("BEG", Suit.TRUMPS, BAGATTO_RANK),
        ("MAT", Suit.FOOL, 0),
    ],
)
"""Tarocco Bolognese, 62 cards: SK … DA, T20 … T5, the Moors M1 … M4, BEG, MAT."""

NOUVEAU = _pack(
    "nouveau",
    "nouveau",
    [*_suit_cards(FRENCH, _FULL_SUIT), *_numbered(21, 1), ("EXC", Suit.FOOL, 0)],
)
"""Tarot Nouveau, 78 cards: SK … C1, T21 … T1, EXC."""
