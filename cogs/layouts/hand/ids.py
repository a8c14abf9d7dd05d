"""What can be pressed and chosen on a private hand.

Besides its table such an id names the deal and the step (how often its seat has acted in this
deal).
"""

from dataclasses import dataclass
from typing import Annotated, NamedTuple

from cogs.layouts.codec import (
    LONGEST,
    CardBits,
    CardSets,
    DealNumber,
    FieldCodec,
    Id,
    MeldBits,
    SayingBits,
    SmallNumber,
    StepNumber,
    TableNumber,
)


class HandVersion(NamedTuple):
    """The table, the deal and the seat's step that a hand was made for."""

    table: int
    deal: int
    step: int


@dataclass(frozen=True, slots=True)
class HandId(Id):
    """An id on a private hand."""

    table: TableNumber
    deal: DealNumber
    step: StepNumber

    @property
    def moment(self) -> HandVersion:
        """What the hand was made for."""
        return HandVersion(self.table, self.deal, self.step)


@dataclass(frozen=True, slots=True)
class PlayCard(HandId):
    """Play this card, and say what the bits stand for."""

    word = "play"
    code: Annotated[str, FieldCodec("[A-Z0-9]{1,4}")]
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


class TakeBackLast(HandId):
    """Go back to before what was done last, where one plays alone."""

    word = "back"


class ForgetPlan(HandId):
    """Take back what was chosen to be done ahead."""

    word = "unplan"


@dataclass(frozen=True, slots=True)
class Unfold(HandId):
    """Open a page inside the hand instead of any other, or only the tools; `none` folds it away."""

    word = "fold"
    page: Annotated[str, FieldCodec("last|scores|tools|none")]


@dataclass(frozen=True, slots=True)
class PickDiscard(HandId):
    """Choose cards to discard from one group of the hand; other groups keep their choice."""

    word = "pick"
    group: Annotated[int, FieldCodec("[0-9]", int)]
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
    slam: Annotated[str, FieldCodec("yes|no")]


@dataclass(frozen=True, slots=True)
class ClearDraft(HandId):
    """Start a choice over."""

    word = "clear"
    chosen: CardBits


@dataclass(frozen=True, slots=True)
class DoAction(HandId):
    """Do something other than playing a card: the action with this code."""

    word = "do"
    code: Annotated[str, FieldCodec("[^:]{1,90}")]

    @property
    def fits(self) -> bool:
        """Whether Discord accepts it as an id."""
        return len(str(self)) <= LONGEST and DoAction.parse(str(self)) is not None


@dataclass(frozen=True, slots=True)
class DoWithSlam(HandId):
    """Bid or call, with what is said about a slam if it comes to that."""

    word = "speak"
    slam: Annotated[str, FieldCodec("yes|no")]
    code: Annotated[str, FieldCodec("[^:]{1,40}")]


@dataclass(frozen=True, slots=True)
class ChooseSlam(HandId):
    """Choose what is said about a slam with the bid or call; the cards are called so far."""

    word = "slam"
    called: CardBits


@dataclass(frozen=True, slots=True)
class DoNth(HandId):
    """Do the action at this place among those on offer."""

    word = "nth"
    place: Annotated[str, FieldCodec("[^:]{1,90}")]


@dataclass(frozen=True, slots=True)
class ChooseAction(HandId):
    """Do one of many actions; each value is a `DoAction` or `DoNth` as text, without its moment."""

    word = "deeds"
    group: SmallNumber


@dataclass(frozen=True, slots=True)
class ChooseSaying(HandId):
    """Choose one of the likely things to say with the next card; the bits are what is chosen."""

    word = "say"
    says: SayingBits


@dataclass(frozen=True, slots=True)
class ChooseSayingOf(HandId):
    """The same on a page about one thing; the bits are what is chosen, on all pages."""

    word = "says"
    page: SmallNumber
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
