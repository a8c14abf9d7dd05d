"""What can be pressed, chosen and filled in before a match."""

from dataclasses import dataclass
from typing import Annotated

from cogs.layouts.codec import FieldCodec, SmallNumber
from cogs.layouts.ids import TableId


@dataclass(frozen=True, slots=True)
class AddComputer(TableId):
    """Seat a computer of a level, or of the usual one."""

    word = "table"
    tail = "add"
    level: Annotated[str, FieldCodec("[a-z]{1,10}")] = ""


@dataclass(frozen=True, slots=True)
class FillSeats(TableId):
    """Seat computers of a level on all free seats that are kept for nobody."""

    word = "table"
    tail = "fill"
    level: Annotated[str, FieldCodec("[a-z]{1,10}")] = ""


@dataclass(frozen=True, slots=True)
class Invite(TableId):
    """Choose the people for whom seats are kept; the mark says for whom they were.

    With another mark the select is another one, in which the same person can be chosen again.
    """

    word = "invite"
    mark: Annotated[str, FieldCodec("[0-9a-z]{1,7}")] = "0"


@dataclass(frozen=True, slots=True)
class ChooseLanguage(TableId):
    """Choose the language of a table in its lobby."""

    word = "language"


@dataclass(frozen=True, slots=True)
class CutForm(TableId):
    """The form for the word that cuts the pack."""

    word = "cut"


@dataclass(frozen=True, slots=True)
class OptionsPage(TableId):
    """A page of the form for a table."""

    page: SmallNumber


class OpenOptions(OptionsPage):
    """Open another page of the form."""

    word = "options"


class FillOptions(OptionsPage):
    """The page itself."""

    word = "fill:options"
