"""The pack of 62 cards, and the groups of cards the rules speak of (section 2).

It is the Tarocco Piemontese without the four lowest cards of each suit, in a published order of its
own: suits from the king down by printed rank, trumps, Fool.
"""

from bot.games.cards import Card, CardSet, Pack, Suit, as_set
from bot.games.packs import COURT_LETTERS, ITALIAN, JACK

BLACK, RED = "black", "red"
COLOURS = {"S": BLACK, "B": BLACK, "C": RED, "D": RED}
"""The colour of each suit: the long suits are black, the round ones red."""

OPPOSITE = {BLACK: ("C", "D"), RED: ("S", "B")}
"""For the colour of a suit the two suits of the other colour."""

RANKS = ("K", "Q", "C", "J")


def _faces() -> list[tuple[str, Suit, int]]:
    faces = []
    for letter, suit in ITALIAN.items():
        numerals = range(10, 4, -1) if COLOURS[letter] == BLACK else range(6, 0, -1)
        ranks = COURT_LETTERS | {number: str(number) for number in numerals}
        faces += [(letter + text, suit, rank) for rank, text in ranks.items()]
    faces += [(f"T{number}", Suit.TRUMPS, number) for number in range(21, 0, -1)]
    return [*faces, ("MAT", Suit.FOOL, 0)]


PACK = Pack(
    "piedicavallo",
    "piemontese",
    tuple(Card(*face, index) for index, face in enumerate(_faces())),
)

FOOL = PACK.parse("MAT")
BAGATTO = PACK.parse("T1")
WORLD = PACK.parse("T21")
ANGEL = PACK.parse("T20")

TRUMPS = as_set(card for card in PACK.cards if card.suit is Suit.TRUMPS)
SUITS = {
    letter: as_set(card for card in PACK.cards if card.suit is suit)
    for letter, suit in ITALIAN.items()
}
"""The cards of each plain suit by its letter."""

NUMERALS: CardSet = as_set(
    card for card in PACK.cards if card.suit in ITALIAN.values() and card.rank < JACK
)
KINGS = PACK.set_of("SK BK CK DK")
FIVES: CardSet = KINGS | PACK.set_of("T21 T1 MAT")
"""The cards that count five."""

LETTERS = {suit: letter for letter, suit in ITALIAN.items()}
"""The letter of each plain suit."""


def court(letter: str, rank: str) -> CardSet:
    """The set of one court card, by the letters of its suit and rank."""
    return PACK.parse(letter + rank).bit


def trump(number: int) -> CardSet:
    """The set of one trump."""
    return PACK.parse(f"T{number}").bit
