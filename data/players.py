"""What each player prefers: read once, then kept in memory and written through."""

from collections.abc import Callable
from dataclasses import dataclass

from data.database import Database

AUTO = "auto"
"""Whatever is usual for the game."""

MOST_KNOWN = 10_000
"""So many players' wishes stay in memory."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """How a player wants to see his games.

    `letters` are those of king, queen, cavalier and jack, `colours` the number of suit colours as
    a word, `pack` the drawing; letters and pack may be `AUTO`.
    """

    trick_in_hand: bool = True
    letters: str = AUTO
    colours: str = "four"
    pack: str = AUTO


class Players:
    """The preferences of all players."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[int, Preferences] = {}

    async def preferences(self, user_id: int) -> Preferences:
        """What the player prefers; the defaults if he never chose."""
        if user_id not in self._known:
            found = await self._read(user_id)
            # Whoever wrote meanwhile knows better.
            self._known.setdefault(user_id, found)
        found = self._known[user_id]
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return found

    async def change(
        self, user_id: int, changed: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Stores what the player prefers from now on, and returns it.

        *changed* makes it from what he preferred before: of two choices at once none is lost.
        """
        async with self._database.transaction() as db:
            chosen = changed(await self.preferences(user_id))
            row = (user_id, chosen.trick_in_hand, chosen.letters, chosen.colours, chosen.pack)
            await db.execute("INSERT OR REPLACE INTO players VALUES (?, ?, ?, ?, ?)", row)
        self._known[user_id] = chosen
        return chosen

    async def _read(self, user_id: int) -> Preferences:
        rows = await self._database.reading.execute_fetchall(
            "SELECT trick_in_hand, letters, colours, pack FROM players WHERE user_id = ?",
            (user_id,),
        )
        for trick_in_hand, letters, colours, pack in rows:
            return Preferences(bool(trick_in_hand), letters, colours, pack)
        return Preferences()
