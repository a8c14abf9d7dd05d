"""What turns the pages of the rules."""

from dataclasses import dataclass
from typing import Annotated

from cogs.layouts.codec import FieldCodec, Id
from cogs.layouts.ids import TableId


class TurnRules(TableId):
    """Turn to another page of the rules by which a table plays."""

    word = "page"


@dataclass(frozen=True, slots=True)
class ChooseTopic(Id):
    """Turn to another page of a game's rules."""

    word = "topic"
    game: Annotated[str, FieldCodec("[a-z-]{1,40}")]
