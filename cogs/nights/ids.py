"""What can be pressed and filled in at a night."""

from dataclasses import dataclass
from typing import Annotated

from cogs.layouts.codec import FieldCodec, Id, TableNumber
from data.evenings.nights import Coming


@dataclass(frozen=True, slots=True)
class NightId(Id):
    """An id that names a night and nothing else."""

    night: TableNumber


@dataclass(frozen=True, slots=True)
class AnswerNight(NightId):
    """Say whether you come to a night."""

    word = "night:answer"
    coming: Annotated[Coming, FieldCodec("|".join(Coming), Coming)]


class ComeWeekly(NightId):
    """Come every week from now on, or not any more."""

    word = "night:weekly"


class ExplainNight(NightId):
    """Read how nights work, and have one end that is yours."""

    word = "night:about"


class PostNight(NightId):
    """Show a night to everybody."""

    word = "night:post"


class AskWhen(NightId):
    """Open the form for the day and the hour of a night."""

    word = "night:when"


class FillWhen(NightId):
    """The form for the day and the hour of a night."""

    word = "night:fill"


class AskToEnd(NightId):
    """Ask for a night to end."""

    word = "night:end"


class EndNight(NightId):
    """Really end a night."""

    word = "night:end"
    tail = "sure"
