"""What each player prefers: read once, then kept in memory and written through."""

from collections.abc import Callable
from dataclasses import dataclass

from data import rows
from data.database import Database

AUTO = "auto"
"""Whatever is usual for the game."""

MOST_KNOWN = 10_000
"""How many players' preferences stay in memory."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """How a player wants to see their games.

    `letters` are those of king, queen, cavalier and jack, `colours` the number of suit colours as
    a word, `pack` the drawing; letters and pack may be `AUTO`.
    """

    trick_in_hand: bool = True
    letters: str = AUTO
    colours: str = "four"
    pack: str = AUTO


@dataclass(frozen=True, slots=True)
class _Row:
    user_id: int
    preferences: Preferences


class Players:
    """The preferences of all players."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[int, Preferences] = {}

    async def preferences(self, user_id: int) -> Preferences:
        """What the player prefers; the defaults if they never chose."""
        if user_id not in self._known:
            found = await self._read(user_id)
            # What has been written in the meantime is newer.
            self._known.setdefault(user_id, found)
        found = self._known[user_id]
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return found

    async def change(
        self, user_id: int, changed: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Stores what the player prefers from now on, and returns it.

        *changed* makes it from what they preferred before, so two choices at once are both kept.
        """
        async with self._database.transaction() as db:
            chosen = changed(await self.preferences(user_id))
            await rows.put(db, "players", _Row(user_id, chosen))
        self._known[user_id] = chosen
        return chosen

    async def _read(self, user_id: int) -> Preferences:
        found = await rows.select(
            self._database.reading, _Row, "FROM players WHERE user_id = ?", (user_id,)
        )
        return next((row.preferences for row in found), Preferences())
