"""Terziglio: where tables differ (section 10)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bot.games.bolognese.options import BologneseOptions
from bot.games.options import OptionValue

STRAIGHT: dict[str, OptionValue] = {
    "deal": "19/5",
    "solo_stock": "declarer",
    "first_lead": "declarer",
    "direction": "mixed",
    "trick_combos": "on",
    "all_tricks": "plus40",
    "suits": "uniform",
    "top": "world",
}
"""The defaults with the straight ranks, where they differ from those of Bologna."""


@dataclass(frozen=True)
class TerziglioOptions(BologneseOptions):
    """The options of a table; the variant gives every other option its default."""

    first = ("hands", "solo_stock", "signals")

    variant: Literal["bologna", "straight"] = "bologna"
    deal: Literal["18/8", "19/5"] = "18/8"
    solo_stock: Literal["last_trick", "declarer"] = "last_trick"
    first_lead: Literal["eldest", "declarer"] = "eldest"
    direction: Literal["anticlockwise", "mixed", "clockwise"] = "anticlockwise"
    trick_combos: Literal["off", "on"] = "off"
    all_tricks: Literal["flat40", "plus40"] = "flat40"
    suits: Literal["reversed", "uniform"] = "reversed"
    top: Literal["angel", "world"] = "angel"
    odd_card: Literal["declarer", "defenders"] = "declarer"
    all_tricks_solo: Literal[40, 80] = 40
    hands: Literal[3, 6, 9, 12] = 3

    @classmethod
    def usual(cls, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Return the default of each option in the variant that is chosen."""
        usual = super().usual(chosen)
        return usual | STRAIGHT if chosen.get("variant") == "straight" else usual
