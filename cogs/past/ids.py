"""What can be pressed and chosen below past matches and deals."""

from dataclasses import dataclass
from typing import Annotated

from cogs.layouts.codec import (
    FieldCodec,
    Id,
    Milliseconds,
    PlaceBits,
    SmallNumber,
    StepNumber,
    UserBits,
)
from cogs.layouts.ids import ReplayId


@dataclass(frozen=True, slots=True)
class HistoryId(Id):
    """A button below a page of past matches: which are looked for, and a place among them.

    0 stands for everybody, and no game for all games.
    """

    player: UserBits
    partner: UserBits
    game: Annotated[str, FieldCodec("[a-z-]{0,25}")]
    ended_at: PlaceBits
    table: PlaceBits


class ShowMatches(HistoryId):
    """See the matches from this place on."""

    word = "history:from"


class NewerMatches(HistoryId):
    """See the matches that are newer than this place."""

    word = "history:newer"


class ChooseMatch(HistoryId):
    """Open one of the matches of the page that begins at this place."""

    word = "history:match"


class ShowSheet(ReplayId):
    """Turn to the sheet of this deal."""

    word = "replay:sheet"


class FirstDeal(ReplayId):
    """Turn to the first deal."""

    word = "replay:first"


class DealBefore(ReplayId):
    """Turn to the previous deal."""

    word = "replay:back"


class NextDeal(ReplayId):
    """Turn to the next deal."""

    word = "replay:on"


class LastDeal(ReplayId):
    """Turn to the last deal."""

    word = "replay:last"


class MoveDeal(ReplayId):
    """Animate the deal."""

    word = "replay:move"


@dataclass(frozen=True, slots=True)
class TrickId(ReplayId):
    """An id below an animation: the number of the trick it began with, or is stopped at."""

    trick: SmallNumber


@dataclass(frozen=True, slots=True)
class StopDeal(TrickId):
    """Stop the animation that began at this moment, in milliseconds since 1970."""

    word = "moving:stop"
    began: Milliseconds


@dataclass(frozen=True, slots=True)
class ShowTrick(TrickId):
    """Show another trick of the deal; `way` tells the buttons of a message apart."""

    word = "moving:trick"
    way: Annotated[str, FieldCodec("back|on")]


class MoveOn(TrickId):
    """Animate the deal again, from this trick on."""

    word = "moving:on"


ALL = "all"
"""Stands for the eyes of all seats: every hand is open."""


@dataclass(frozen=True, slots=True)
class StepId(ReplayId):
    """An id below a deal that is shown card by card: after how many steps, and with whose eyes."""

    step: StepNumber
    eyes: Annotated[str, FieldCodec(f"{ALL}|[0-5]")]


@dataclass(frozen=True, slots=True)
class ShowStep(StepId):
    """Show the deal after this step; `way` tells the buttons of a message apart."""

    word = "step"
    way: Annotated[str, FieldCodec("here|open|first|back|on|last|before|after")]


class ChooseTrick(StepId):
    """Jump to a trick; each value is the step in which somebody led to it."""

    word = "step:trick"


class ChooseEyes(StepId):
    """See the deal with the eyes of a seat, or with all hands open."""

    word = "step:eyes"


class PlayFrom(StepId):
    """Play on from there alone, on the seat whose eyes these are, or else on your own."""

    word = "step:play"
