"""What the moderators of each server chose for it."""

from dataclasses import dataclass, field

from data.choices.kept import Kept
from data.database import Database


@dataclass(frozen=True, slots=True)
class ServerChoices:
    """What holds for the tables of a server that open from now on.

    `game` is opened where none is named, `language` is that of public messages, `clock` that of
    tables opened without one, `level` that of computers without one; all may be empty. With no
    `channels`, tables may open everywhere.
    `options` and `packs` are those of each game that has any. A person may be at so many `lobbies`
    and `matches` at once; those with a slow clock are counted apart. `podiums` is the channel in
    which those of each season are told, if they are, `daily` that in which the deal of each day is
    posted. `nights` may be opened by everyone, or by "moderators". With `news` the results of
    matches tell what is new.
    """

    game: str = ""
    language: str = ""
    computers: bool = True
    channels: tuple[int, ...] = ()
    clock: str = ""
    options: dict[str, str] = field(default_factory=dict)
    packs: dict[str, str] = field(default_factory=dict)
    lobbies: int = 3
    matches: int = 5
    level: str = ""
    podiums: int | None = None
    daily: int | None = None
    nights: str = "everyone"
    news: bool = True

    def allows(self, *places: int | None) -> bool:
        """Return whether tables may open at one of these places: a channel, or a thread's and
        its own."""
        return not self.channels or any(place in self.channels for place in places)


@dataclass(frozen=True, slots=True)
class _Row:
    guild_id: int
    choices: ServerChoices


class Servers(Kept[ServerChoices]):
    """The choices of all servers."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "servers", _Row, ServerChoices())
