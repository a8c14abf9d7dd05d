"""What statements run through, whichever engine keeps the data: no signature names a driver."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

Values = Sequence[Any] | Mapping[str, Any]
"""What a statement is given: by place for `?`, by name for `:name`."""


class Connection(Protocol):
    """A connection to the database. Raises `sqlite3.Error` for a statement that cannot be run."""

    async def execute(self, sql: str, values: Values = ()) -> None:
        """Run a statement."""

    async def executemany(self, sql: str, values: Iterable[Values]) -> None:
        """Run a statement once for each of these."""

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives, each with its columns in order."""


class Writer(Connection, Protocol):
    """A connection through which transactions are written."""

    async def rollback(self) -> None:
        """End a transaction, if one is open, as if it had not begun."""
