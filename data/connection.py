"""What statements run through, whichever engine keeps the data: no signature names a driver.

What has to be known of the tables themselves is asked here, for each engine says it in its own way.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

Values = Sequence[Any] | Mapping[str, Any]
"""What a statement is given: by place for `?`, by name for `:name`."""


class Connection(Protocol):
    """A connection to the database. Raises `StatementError`, and `DatabaseDown`."""

    async def execute(self, sql: str, values: Values = ()) -> None:
        """Run a statement."""

    async def executemany(self, sql: str, values: Iterable[Values]) -> None:
        """Run a statement once for each of these."""

    async def execute_fetchall(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement; return all rows that it gives, each with its columns in order."""

    async def columns(self, table: str) -> list[str]:
        """Return the columns of a table but for those that are worked out, none if there is no such
        table."""

    async def key(self, table: str) -> list[str]:
        """Return the columns of the primary key of a table, in their order there."""

    async def tables_with(self, column: str) -> list[str]:
        """Return the names of all tables that have a column of this name, sorted."""

    async def copy_empty(self, table: str, name: str) -> None:
        """Make a table of this name like another one, but without its rows."""


class Writer(Connection, Protocol):
    """A connection through which transactions are written."""

    async def rollback(self) -> None:
        """End a transaction, if one is open, as if it had not begun."""
