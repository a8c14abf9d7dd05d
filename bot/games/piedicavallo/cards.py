"""Piedicavallo: the pack of 62 cards, its groups, order and values (section 2).

It is the Tarocco Piemontese without the four lowest cards of each suit, in a published order of its
own: suits from the king down by printed rank, trumps, Fool.
"""

from bot.games.cards import Card, CardSet, Pack, Suit, as_set, indexes
from bot.games.packs import COURT_LETTERS, ITALIAN, JACK, face_value
from bot.games.piedicavallo.options import PiedicavalloOptions
from bot.games.trick import CardTables, tables_of

BLACK, RED = "black", "red"
COLOURS = {"S": BLACK, "B": BLACK, "C": RED, "D": RED}
"""The colour of each suit: the long suits are black, the round ones red."""

OPPOSITE = {BLACK: ("C", "D"), RED: ("S", "B")}
"""For the colour of a suit, the two suits of the other colour."""

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
ANGEL = PACK.parse("T20")

TRUMPS: CardSet = PACK.trumps
SUITS = {letter: PACK.suit(suit) for letter, suit in ITALIAN.items()}
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
    """Return the set of one court card, by the letters of its suit and rank."""
    return PACK.parse(letter + rank).bit


def trump(number: int) -> CardSet:
    """Return the set of one trump."""
    return PACK.parse(f"T{number}").bit


def tables(options: PiedicavalloOptions) -> CardTables:
    """Follow suit, else trump, else anything; nobody has to overtrump (sections 5 and 6)."""
    return tables_of(PACK, lambda card: _strength(card, options), _value)


def trumps_by_strength(tables: CardTables) -> tuple[CardSet, ...]:
    """Return each trump as a set, strongest first."""
    order = sorted(indexes(TRUMPS), key=lambda card: tables.beats[card].bit_count())
    return tuple(1 << card for card in order)


def _strength(card: Card, options: PiedicavalloOptions) -> int:
    # Numerals of the red suits run backwards (section 2).
    if card is ANGEL and options.trump_order == "angel_high":
        return 22
    if card.suit is Suit.TRUMPS or card.rank > 10 or COLOURS[LETTERS[card.suit]] == BLACK:
        return card.rank
    return 7 - card.rank


def _value(card: Card) -> int:
    return 5 if card.bit & FIVES else face_value(card)
