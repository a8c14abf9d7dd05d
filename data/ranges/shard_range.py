"""The shards of one process, and so the servers that it plays for."""

import re
from dataclasses import dataclass
from typing import Self

TIMESTAMP_BITS = 22
"""How many bits of an id stand below the moment in which it was given: Discord leaves them out when
it spreads servers over shards (its documentation, *Gateway*, *Sharding*)."""

RANGE = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


@dataclass(frozen=True, slots=True)
class ShardRange:
    """The shards from `first` to `last`, both included, of `count` in all."""

    first: int = 0
    last: int = 0
    count: int = 1

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the range that is written like `0-3/16` or `4/16`. Raises `ValueError`."""
        found = RANGE.fullmatch(text)
        if found is None:
            raise ValueError(text)
        first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
        if not first <= last < count:
            raise ValueError(text)
        return cls(first, last, count)

    @property
    def ids(self) -> range:
        """The numbers of the shards."""
        return range(self.first, self.last + 1)

    @property
    def share(self) -> float:
        """Which part of all shards these are."""
        return len(self.ids) / self.count

    def owns(self, guild_id: int) -> bool:
        """Return whether a server belongs to one of the shards."""
        return (guild_id >> TIMESTAMP_BITS) % self.count in self.ids

    def condition(self, column: str = "guild_id") -> str:
        """Return the same as a condition in SQL for the server in this column."""
        shard = f"({column} >> {TIMESTAMP_BITS}) % {self.count}"
        return f"{shard} BETWEEN {self.first} AND {self.last}"

    def __str__(self) -> str:
        # As the setting is written, which is empty for all.
        return "" if self == ALL else f"{self.first}-{self.last}/{self.count}"


ALL = ShardRange()
"""Every shard, however many Discord asks for."""
