"""Chambéry: where tables differ (section 11)."""

from dataclasses import dataclass
from typing import Annotated, Literal

from bot.games.options import Options


@dataclass(frozen=True)
class ChamberyOptions(Options):
    """The options of a table; in a round every player deals once."""

    first = ("rounds", "called_king", "lone_loss")

    discard_to: Literal["last_trick", "dealer"] = "last_trick"
    fool_last: Literal["lost", "kept"] = "lost"
    round_numerals: Literal["reversed", "natural"] = "reversed"
    called_king: Literal["dealer", "throw_in"] = "dealer"
    lone_loss: Literal["shared", "each"] = "shared"
    trump_discard: Literal["void_only", "free"] = "void_only"
    rounds: Annotated[int, range(1, 5)] = 1
