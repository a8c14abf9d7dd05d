"""What listeners are told, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.games.cards import Seat
from bot.games.events import Public

if TYPE_CHECKING:
    from bot.tables.table import Table


class What(StrEnum):
    """What changed at a table."""

    OPENED = "opened"
    SEATING = "seating"
    RULES = "rules"
    PACK = "pack"
    STARTED = "started"
    PLAYED = "played"
    DEALT = "dealt"
    ENDING = "ending"
    AWAY = "away"
    BACK = "back"
    FINISHED = "finished"
    CLOSED = "closed"
    EXPIRED = "expired"
    ABANDONED = "abandoned"
    RESTORED = "restored"


@dataclass(frozen=True, slots=True)
class Change:
    """Something changed at a table; the events are those that everybody may know."""

    table: Table
    events: tuple[Public, ...]
    what: What


@dataclass(frozen=True, slots=True)
class Turn:
    """The seat that is to act, the number of the deal and how many things it has done in it."""

    seat: Seat
    deal: int
    step: int
