"""Terziglio: the order of the Bolognese cards at a table (section 1)."""

from bot.games.bolognese import cards
from bot.games.terziglio.options import TerziglioOptions
from bot.games.trick import CardTables


def tables(options: TerziglioOptions) -> CardTables:
    """Return the tables of a variant: the Angel or the World is the highest trump, and the Ace
    may be low everywhere."""
    return cards.tables(options.top, round_suits_reversed=options.suits == "reversed")
