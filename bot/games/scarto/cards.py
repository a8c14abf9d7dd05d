"""Scarto: its cards by kind, their order and what they count (section 2)."""

from bot.games.cards import Card, CardSet, Suit
from bot.games.packs import PIEMONTESE, face_value
from bot.games.scarto.options import ScartoOptions
from bot.games.trick import CardTables, tables_of

FOOL = PIEMONTESE.parse("MAT")
BAGATTO = PIEMONTESE.parse("T1")
KINGS = PIEMONTESE.set_of("SK BK CK DK")
TRUMPS: CardSet = PIEMONTESE.trumps
LONG = (Suit.SWORDS, Suit.BATONS)


def honour(options: ScartoOptions) -> Card:
    """Return the trump that counts five besides the Bagatto, and may not be discarded."""
    return PIEMONTESE.parse(options.five_point_trump)


def tables(options: ScartoOptions) -> CardTables:
    """Follow suit, else trump, else anything; nobody has to overtrump (sections 5 to 8)."""
    return tables_of(
        PIEMONTESE, lambda card: _strength(card, options), lambda card: _value(card, options)
    )


def _strength(card: Card, options: ScartoOptions) -> int:
    # Numerals of the round suits run backwards (section 2.1); the Angel is the highest trump,
    # above the World (section 2.2).
    if card.suit is Suit.TRUMPS:
        return 22 if card.rank == 20 and options.top_trump == "angel" else card.rank
    natural = card.suit in LONG or options.round_numerals == "natural"
    return card.rank if natural or card.rank > 10 else 11 - card.rank


def _value(card: Card, options: ScartoOptions) -> int:
    if card is FOOL:
        return 4 if options.fool_style == "apart4" else 5
    return 5 if card in (BAGATTO, honour(options)) else face_value(card)
