"""Where tables of every game with the Bolognese pack differ."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.games.options import Options, OptionValue


@dataclass(frozen=True)
class BologneseOptions(Options):
    """The options that the games share; each game has both variants."""

    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "bologna": {"variant": "bologna"},
        "straight": {"variant": "straight"},
    }

    signals: Literal["wikipedia", "tournament", "off"] = "wikipedia"
    signal_limit: Literal["none", "after_top_card"] = "none"
    grande_moors: Literal["on", "off"] = "on"
    suit_wilds: Literal["two", "one"] = "two"
    comp_card: Literal["auto", "owner"] = "auto"
