"""What can be pressed and chosen on a leaderboard."""

from dataclasses import dataclass, field
from typing import Annotated

from cogs.layouts.codec import BoardSpot, FieldCodec, Id, SmallNumber
from data.finished.rankings import By

THIS_SERVER = "here"


EVERYWHERE = "everywhere"


@dataclass(frozen=True, slots=True)
class BoardId(Id):
    """An id on a leaderboard: the number of the rating or 0, a period, what people are ranked by,
    and whether those of this server or of everywhere are compared."""

    kind: SmallNumber
    period: Annotated[
        str,
        FieldCodec("all|tonight|(?:last)?(?:season|month|week)|(?:19[7-9]|2[0-9]{2})[0-9]q[1-4]"),
    ]
    by: Annotated[By, FieldCodec("|".join(By), By)]
    scope: Annotated[str, FieldCodec(f"{THIS_SERVER}|{EVERYWHERE}")] = field(
        default=THIS_SERVER, kw_only=True
    )


@dataclass(frozen=True, slots=True)
class ChooseBoard(BoardId):
    """Choose another board, by its game, its period, what people are ranked by, or who they are:
    those of a server or of everywhere, or some people."""

    word = "board:choose"
    part: Annotated[str, FieldCodec("game|period|by|scope|people")]


@dataclass(frozen=True, slots=True)
class TurnBoard(BoardId):
    """Turn to the page before or after a spot, or to that with one's own place."""

    word = "board:turn"
    way: Annotated[str, FieldCodec("before|after|mine")]
    spot: BoardSpot = ()


@dataclass(frozen=True, slots=True)
class ShowBoard(BoardId):
    """Show the page that begins at a spot to everybody."""

    word = "board:show"
    spot: BoardSpot = ()
