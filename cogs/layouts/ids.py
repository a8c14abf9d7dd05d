"""Every kind of id: what can be pressed, chosen and filled in.

An id on a public message names only a table, so it gives nothing away to other players. One on a
private hand also names the deal and the step (how often its seat has acted in this deal).
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, NamedTuple

from cogs.layouts.codec import (
    LONGEST,
    CardBits,
    CardSets,
    DealNumber,
    Form,
    Id,
    MeldBits,
    Place,
    SayingBits,
    Step,
    TableNumber,
)


class HandVersion(NamedTuple):
    """The table, the deal and the seat's step that a hand was made for."""

    table: int
    deal: int
    step: int


@dataclass(frozen=True, slots=True)
class TableId(Id):
    """An id that names a table and nothing else."""

    table: TableNumber


@dataclass(frozen=True, slots=True)
class HandId(Id):
    """An id on a private hand."""

    table: TableNumber
    deal: DealNumber
    step: Step

    @property
    def moment(self) -> HandVersion:
        """What the hand was made for."""
        return HandVersion(self.table, self.deal, self.step)


# On a table's messages.


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

    REVIEW_MATCH = "review"
    """Ask which of your own cards cost most in a match that is over."""


@dataclass(frozen=True, slots=True)
class TableButton(TableId):
    """A button on a table's message that needs to know nothing but its table."""

    word = "table"
    action: Annotated[TableAction, Form("|".join(TableAction), TableAction)]


@dataclass(frozen=True, slots=True)
class Sure(TableId):
    """Really do what would end something, after having been asked."""

    word = "table"
    tail = "sure"
    loss: Annotated[str, Form("[a-z]{1,10}")]
    mark: Annotated[str, Form("[0-9a-f]{8}")] = ""


# On a private hand.


@dataclass(frozen=True, slots=True)
class PlayCard(HandId):
    """Play this card, and say what the bits stand for."""

    word = "play"
    code: Annotated[str, Form("[A-Z0-9]{1,4}")]
    says: SayingBits = 0


class ClaimRest(HandId):
    """Claim all tricks to come."""

    word = "claim"


@dataclass(frozen=True, slots=True)
class PlayAhead(HandId):
    """Choose a card off turn; on turn it is played at once."""

    word = "ahead"


class AskHint(HandId):
    """Ask what is best now."""

    word = "hint"


class ForgetPlan(HandId):
    """Take back what was chosen to be done ahead."""

    word = "unplan"


@dataclass(frozen=True, slots=True)
class Unfold(HandId):
    """Open a page inside the hand instead of any other, or only the tools; `none` folds it away."""

    word = "fold"
    page: Annotated[str, Form("last|scores|tools|none")]


@dataclass(frozen=True, slots=True)
class PickDiscard(HandId):
    """Choose cards to discard from one group of the hand; other groups keep their choice."""

    word = "pick"
    group: Annotated[int, Form("[0-9]", int)]
    chosen: CardBits


@dataclass(frozen=True, slots=True)
class ConfirmDiscard(HandId):
    """Discard the chosen cards."""

    word = "lay"
    chosen: CardBits


@dataclass(frozen=True, slots=True)
class DiscardAndSpeak(HandId):
    """Discard the chosen cards, and announce a slam or none."""

    word = "discard"
    chosen: CardBits
    slam: Annotated[str, Form("yes|no")]


@dataclass(frozen=True, slots=True)
class ClearDraft(HandId):
    """Start a choice over."""

    word = "clear"
    chosen: CardBits


@dataclass(frozen=True, slots=True)
class DoAction(HandId):
    """Do something other than playing a card: the action with this code."""

    word = "do"
    code: Annotated[str, Form("[^:]{1,90}")]

    @property
    def fits(self) -> bool:
        """Whether Discord accepts it as an id."""
        return len(str(self)) <= LONGEST and DoAction.parse(str(self)) is not None


@dataclass(frozen=True, slots=True)
class DoWithSlam(HandId):
    """Bid or call, with what is said about a slam if it comes to that."""

    word = "speak"
    slam: Annotated[str, Form("yes|no")]
    code: Annotated[str, Form("[^:]{1,40}")]


@dataclass(frozen=True, slots=True)
class ChooseSlam(HandId):
    """Choose what is said about a slam with the bid or call; the cards are called so far."""

    word = "slam"
    called: CardBits


@dataclass(frozen=True, slots=True)
class DoNth(HandId):
    """Do the action at this place among those on offer."""

    word = "nth"
    place: Annotated[str, Form("[^:]{1,90}")]


@dataclass(frozen=True, slots=True)
class ChooseAction(HandId):
    """Do one of many actions; each value is a `DoAction` or `DoNth` as text, without its moment."""

    word = "deeds"
    group: Place


@dataclass(frozen=True, slots=True)
class ChooseSaying(HandId):
    """Choose one of the likely things to say with the next card; the bits are what is chosen."""

    word = "say"
    says: SayingBits


@dataclass(frozen=True, slots=True)
class ChooseSayingOf(HandId):
    """The same on a page about one thing; the bits are what is chosen, on all pages."""

    word = "says"
    page: Place
    says: SayingBits


@dataclass(frozen=True, slots=True)
class SayAside(HandId):
    """Say something without playing a card; each value is a code."""

    word = "aside"


@dataclass(frozen=True, slots=True)
class MeldId(HandId):
    """An id that holds the combinations chosen so far."""

    melds: MeldBits
    built: CardSets


class ChooseMelds(MeldId):
    """Choose among the ready-made combinations."""

    word = "melds"


class BuildMeld(MeldId):
    """Build one more combination by hand."""

    word = "build"


class DeclareMelds(MeldId):
    """Declare what is chosen."""

    word = "declare"


# Anywhere.


@dataclass(frozen=True, slots=True)
class ChooseTable(Id):
    """Say which of your tables a command is for; `deed` is the command."""

    word = "which"
    deed: Annotated[str, Form("hand|where|go")]


# Forms of settings.


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
