"""Tarocco francese: where tables differ (section 14)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from bot.games.options import Options, OptionValue


@dataclass(frozen=True)
class FranceseOptions(Options):
    """The options of a table; with `deals` 0 a match lasts for whole rounds of deals."""

    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "federation": {"petit": "side", "call": "ladder"},
        "playroom": {"petit": "personal", "call": "free"},
    }
    first = ("deals", "lowest_bid", "petit")

    petit: Literal["side", "personal"] = "side"
    excuse_last: Literal["changes_side", "trick_winner"] = "changes_side"
    call: Literal["ladder", "free"] = "ladder"
    first_lead_ban: Literal["on", "off"] = "on"
    share5: Literal["two_thirds", "equal"] = "two_thirds"
    share_both: Literal["third", "half"] = "third"
    handful6: Literal["6-8-10", "7-9-11"] = "6-8-10"
    lowest_bid: Literal["petite", "garde"] = "petite"
    deals: Annotated[int, range(25)] = 0
