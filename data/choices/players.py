"""What each player prefers."""

from dataclasses import dataclass
from math import inf

from data.choices.kept import Kept
from data.database import Database

AUTO = "auto"
"""Whatever is usual for the game."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """How a player wants to see their games.

    `letters` are those of king, queen, cavalier and jack, `colours` the number of suit colours as
    a word, `pack` the drawing; letters and pack may be `AUTO`. `reminders` says whether those of
    slow tables come in the "channel" or are sent as "direct" messages. `everywhere` is the name
    under which they are listed on boards of all servers together, or empty if they are not.
    `language` is that of what only the player sees; `AUTO` is the one they use Discord in. `zone`
    is the name of the time zone in which they say when something is to be, or empty until they
    have.
    """

    trick_in_hand: bool = True
    letters: str = AUTO
    colours: str = "four"
    pack: str = AUTO
    reminders: str = "channel"
    everywhere: str = ""
    language: str = AUTO
    zone: str = ""


@dataclass(frozen=True, slots=True)
class _Row:
    user_id: int
    choices: Preferences


class Players(Kept[Preferences]):
    """The preferences of all players."""

    def __init__(self, database: Database, fresh_s: float = inf) -> None:
        super().__init__(database, "players", _Row, Preferences(), fresh_s)
