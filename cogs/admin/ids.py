"""What moderators press, choose and fill in."""

from dataclasses import dataclass
from typing import Annotated

from cogs.layouts.codec import FieldCodec, Id, SmallNumber, UserNumber
from cogs.layouts.ids import TableId


@dataclass(frozen=True, slots=True)
class ChooseTableToEnd(Id):
    """Say which table of the server is to end."""

    word = "admin"
    tail = "choose"


class EndTable(TableId):
    """End a table of the server."""

    word = "admin"
    tail = "end"


class VoidMatch(TableId):
    """Void a match of the server that is over."""

    word = "admin"
    tail = "void"


@dataclass(frozen=True, slots=True)
class ForgetPerson(Id):
    """Delete what is kept of a person."""

    word = "admin:forget"
    user: UserNumber


@dataclass(frozen=True, slots=True)
class ServerPage(Id):
    """A page of the form for a server."""

    page: SmallNumber


class OpenServer(ServerPage):
    """Open another page of the form."""

    word = "server"


class FillServer(ServerPage):
    """The page itself."""

    word = "fill:server"


@dataclass(frozen=True, slots=True)
class GamePage(Id):
    """A page of the form for what is usual in a game on a server."""

    game: Annotated[str, FieldCodec("[a-z-]{1,40}")]
    page: SmallNumber


class OpenGame(GamePage):
    """Open another page of the form."""

    word = "usual"


class FillGame(GamePage):
    """The page itself."""

    word = "fill:usual"
