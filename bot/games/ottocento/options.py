"""Ottocento: where tables differ (section 10)."""

from dataclasses import dataclass
from typing import Annotated, Literal

from bot.games.bolognese.options import BologneseOptions


@dataclass(frozen=True)
class OttocentoOptions(BologneseOptions):
    """The options of a table."""

    first = ("length", "target", "signals")

    variant: Literal["bologna", "straight"] = "bologna"
    monte: Literal["on", "off"] = "on"
    declare_when: Literal["before_lead", "first_turn"] = "before_lead"
    signaller: Literal["trick_leader", "eldest_only"] = "trick_leader"
    end_rule: Literal["higher_total", "call_out_priority"] = "higher_total"
    target: Annotated[int, range(1, 2001)] = 800
    length: Literal["target", "four_deals"] = "target"
