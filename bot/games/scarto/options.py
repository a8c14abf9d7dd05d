"""Scarto: where tables differ (section 10)."""

from dataclasses import dataclass
from typing import Literal

from bot.games.options import Options


@dataclass(frozen=True)
class ScartoOptions(Options):
    """The options of a table.

    `direction` changes words only, such as left and right: seats and records stay as they are.
    """

    first = ("top_trump", "five_point_trump", "fool_style")

    top_trump: Literal["angel", "world"] = "angel"
    five_point_trump: Literal["T20", "T21"] = "T20"
    fool_style: Literal["apart4", "exchange5"] = "apart4"
    fool_discard: Literal["never", "if_no_trump"] = "never"
    bagatto_discard: Literal["if_alone", "never"] = "if_alone"
    trump_discard: Literal["free", "void_only"] = "free"
    direction: Literal["ccw", "cw"] = "ccw"
    round_numerals: Literal["reversed", "natural"] = "reversed"
    settlement: Literal["loser_pays", "points"] = "loser_pays"
    fool_last_trick_lost: bool = False
    shared_loss: Literal["split", "replay"] = "split"
