"""Ottocento: the order of the Bolognese cards in its variants (sections 1 and 11)."""

from bot.games.bolognese import cards
from bot.games.bolognese.cards import TopTrump
from bot.games.ottocento.options import OttocentoOptions
from bot.games.trick import CardTables


def top_trump(options: OttocentoOptions) -> TopTrump:
    """Return the Angel, or the World with the straight ranks (section 11)."""
    return "world" if options.variant == "straight" else "angel"


def tables(options: OttocentoOptions) -> CardTables:
    """Return the tables of a variant; with the straight ranks the Ace is low everywhere (section
    11)."""
    return cards.tables(top_trump(options), round_suits_reversed=options.variant == "bologna")
