"""What can be pressed, chosen and filled in at more than one place.

An id on a public message names only a table, so it gives nothing away to other players.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from cogs.layouts.codec import (
    DealNumber,
    FieldCodec,
    Id,
    TableNumber,
)

GameKey = Annotated[str, FieldCodec("[a-z-]{1,20}")]


@dataclass(frozen=True, slots=True)
class TableId(Id):
    """An id that names a table and nothing else."""

    table: TableNumber


class TableAction(StrEnum):
    """What a button on a table's message does."""

    JOIN = "join"
    """Sit down in the first free seat."""

    COME = "come"
    """Sit down, pressed outside the thread of the table."""

    SHOW_REPLAY = "replay"
    """See the deals of a match that is over."""

    GET_RECORD = "record"
    """Get the record of a match that is over."""

    CHECK_SHUFFLE = "check"
    """Have the deals of a match that is over dealt again."""

    SHARE_MATCH = "share"
    """Show a match that is over to everybody."""

    MOVE = "move"
    """Move to the next free seat."""

    LEAVE = "leave"
    """Leave the table."""

    RELEASE = "release"
    """Keep no seat for anybody who was invited."""

    DECLINE = "decline"
    """Say that you cannot come now."""

    REMOVE_COMPUTER = "remove"
    """Remove a computer."""

    CALL_PLAYERS = "call"
    """Call whoever wishes to play the game in this channel."""

    CALL_ME = "callme"
    """Wish to be called when players are wanted for the game in this channel, or no longer."""

    DONT_CALL_ME = "dontcall"
    """Be called no longer."""

    CUT = "cut"
    """Cut the pack."""

    SHOW_COMPUTERS = "computers"
    """Open the panel for computers."""

    SHOW_MENU = "menu"
    """Open the panel with everything else that can be done in a lobby."""

    SHOW_HELP = "help"
    """Open the panel that explains the lobby."""

    SHOW_FAIRNESS = "fair"
    """Read why the deals are fair."""

    CHOOSE_OPTIONS = "options"
    """Open the form for the rules."""

    START = "start"
    """Start the match."""

    CLOSE = "close"
    """Close the lobby."""

    READY = "ready"
    """Say in the lobby of a rematch that you will play."""

    REMATCH = "rematch"
    """Play the same game again."""

    SHOW_HAND = "hand"
    """See your own hand."""

    RESUME = "resume"
    """Go on with a match that is paused, and see your own hand."""

    WANT_NEXT = "next"
    """Have the next deal at once, as far as you are concerned."""

    MY_RESULT = "result"
    """See what a match that is over has brought you."""

    SHOW_MORE = "more"
    """Open the panel with everything else that can be seen or done at a table."""

    LAST_TRICK = "last"
    """See the last trick in words."""

    SHOW_SCORES = "scores"
    """See how the match stands."""

    WATCH = "watch"
    """See how a match goes at which others play."""

    TAKE_SEAT = "seat"
    """Take a computer's seat from the next deal on."""

    AGREE_TO_END = "end"
    """Ask for the match to end after this deal, or agree to it."""

    ABANDON = "abandon"
    """Ask for the match to be abandoned, or agree to it."""

    PLAY_ON = "playon"
    """Take back the wish to end the match."""

    SHOW_RULES = "rules"
    """Read the rules of the table's game."""

    EXPLAIN = "explain"
    """Read the page that explains the current question."""

    SHOW_EVENING = "evening"
    """See how the evening of a match went."""

    SHARE_EVENING = "allevening"
    """Show everybody how the evening of a match went."""

    SHOW_US = "us"
    """See a board of the people of the table alone."""

    REVIEW_MATCH = "review"
    """Ask which of your own cards cost most in a match that is over."""


@dataclass(frozen=True, slots=True)
class TableButton(TableId):
    """A button on a table's message that needs to know nothing but its table."""

    word = "table"
    action: Annotated[TableAction, FieldCodec("|".join(TableAction), TableAction)]


@dataclass(frozen=True, slots=True)
class ConfirmLoss(TableId):
    """Really do what would end something, after having been asked."""

    word = "table"
    tail = "sure"
    loss: Annotated[str, FieldCodec("[a-z]{1,10}")]
    mark: Annotated[str, FieldCodec("[0-9a-f]{8}")] = ""


@dataclass(frozen=True, slots=True)
class ChooseTable(Id):
    """Say which of your tables a command is for; `command` is what it was."""

    word = "which"
    command: Annotated[str, FieldCodec("hand|where|go")]


class GoOn(TableId):
    """Go on where you play alone."""

    word = "solo:go"


@dataclass(frozen=True, slots=True)
class NewDeal(TableId):
    """Play another deal of the same game alone, and give up this one if it is not over.

    The computers are of this level, or else of the same.
    """

    word = "solo:new"
    level: Annotated[str, FieldCodec("[a-z]{0,10}")] = ""


class PlayAgain(TableId):
    """Play the deal again from its beginning."""

    word = "solo:again"


@dataclass(frozen=True, slots=True)
class ShowLessons(Id):
    """See the lessons of a game."""

    word = "learn"
    game: GameKey


@dataclass(frozen=True, slots=True)
class BeginLesson(Id):
    """Play a lesson of a game, or go on with it."""

    word = "learn:play"
    game: GameKey
    name: Annotated[str, FieldCodec("[a-z0-9-]{1,20}")]


class BeginAgain(TableId):
    """Play a lesson again from its beginning."""

    word = "learn:again"


@dataclass(frozen=True, slots=True)
class DayId(Id):
    """An id that names a day, counted from 1970, and nothing else."""

    day: Annotated[int, FieldCodec("[0-9]{1,6}", int)]


class PlayDaily(DayId):
    """Play the deal of this day."""

    word = "daily:play"


class ShowDay(DayId):
    """See what you made of a day that has closed."""

    word = "daily:own"


class PractiseDay(DayId):
    """Practise the deal of a day that has closed."""

    word = "daily:practise"


class ShareDaily(TableId):
    """Show everybody what you have made of the deal of a day."""

    word = "daily:share"


@dataclass(frozen=True, slots=True)
class ShowDailyBoard(Id):
    """See how people stand by deals of days, over these days, here or on all servers together."""

    word = "daily:board"
    span: Annotated[str, FieldCodec("day|week|month|all")]
    scope: Annotated[str, FieldCodec("here|everywhere")] = "here"


@dataclass(frozen=True, slots=True)
class ChallengeId(Id):
    """An id that names a challenge and nothing else."""

    challenge: TableNumber


class PlayChallenge(ChallengeId):
    """Play the next deal of a challenge, or the one that you have begun."""

    word = "challenge:play"


class ShowChallenge(ChallengeId):
    """See what you have made of a challenge, and how everybody stands once it is over."""

    word = "challenge:own"


class AskToClose(ChallengeId):
    """Ask for a challenge to close before its time."""

    word = "challenge:close"


class CloseChallenge(ChallengeId):
    """Really close a challenge before its time."""

    word = "challenge:close"
    tail = "sure"


class FillSettings(Id):
    """The form for a player's settings."""

    word = "fill:settings"


@dataclass(frozen=True, slots=True)
class ReplayId(TableId):
    """A button below a past deal; `deal` is the deal to show."""

    deal: DealNumber


class ReviewDeal(ReplayId):
    """Ask what your own cards cost in this deal."""

    word = "review"


class ShowDeal(ReplayId):
    """See the deal, in a message of its own."""

    word = "replay:deal"
