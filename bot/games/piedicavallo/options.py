"""Piedicavallo: where tables differ (section 10)."""

from dataclasses import dataclass
from typing import Literal

from bot.games.options import Options


@dataclass(frozen=True)
class PiedicavalloOptions(Options):
    """The options of a table."""

    first = ("talk", "max_statements", "trump_order")

    discard_void: bool = True
    fool_counts_in_void: bool = False
    trump_order: Literal["numeric", "angel_high"] = "numeric"
    talk: Literal["full", "off"] = "full"
    small_scope: Literal["t1_t14", "all", "unnamed"] = "t1_t14"
    batto2: Literal["top_two", "second_and_third"] = "top_two"
    bagatto_jeopardy: Literal["capturable", "last_trump", "always"] = "capturable"
    altobatto: Literal["at_least", "exact"] = "at_least"
    colour_numerals: Literal["total", "one_suit"] = "total"
    suggest_timing: Literal["with_card", "partner_turn"] = "with_card"
    suggest_any_trump: bool = False
    suggest_trump_with_fool: bool = False
    max_statements: Literal["none", 1, 2, 3] = "none"
    no_trick_forfeit: bool = True
    tie: Literal["extra_hand", "draw"] = "extra_hand"
