"""The match record `tarocchi-match/1`: a match as one JSON file that anybody can check."""

from bot.games.record.check import Fault, Recomputed, check
from bot.games.record.parse import LONGEST, parse, read
from bot.games.record.record import FORMAT, FairDeals, MatchRecord, Move, RecordedDeal, StatedResult
from bot.games.record.values import BadRecord
from bot.games.record.write import with_result, write

__all__ = [
    "FORMAT",
    "LONGEST",
    "BadRecord",
    "FairDeals",
    "Fault",
    "MatchRecord",
    "Move",
    "Recomputed",
    "RecordedDeal",
    "StatedResult",
    "check",
    "parse",
    "read",
    "with_result",
    "write",
]
