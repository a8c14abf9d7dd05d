"""What SQLite says of its tables, which it keeps in its schema table."""

from data.connection import Catalog


class FileCatalog(Catalog):
    """What is asked of the schema through a connection."""

    async def schema(self) -> int:
        """Return the number of the schema, 0 if there is none."""
        [(number,)] = await self.execute_fetchall("PRAGMA user_version")
        return int(number)

    async def tables(self) -> list[str]:
        """Return the names of all tables but for the engine's own, sorted."""
        return await self._names(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
            " ORDER BY name"
        )

    async def columns(self, table: str) -> list[str]:
        """Return the columns of a table but for those that are worked out, none if there is no such
        table."""
        return await self._names("SELECT name FROM pragma_table_info(?)", table)

    async def key(self, table: str) -> list[str]:
        """Return the columns of the primary key of a table, in their order there."""
        query = "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk"
        return await self._names(query, table)

    async def references(self, table: str) -> list[str]:
        """Return the names of the tables that rows of a table refer to, sorted."""
        query = 'SELECT DISTINCT "table" FROM pragma_foreign_key_list(?) ORDER BY 1'
        return await self._names(query, table)

    async def tables_with(self, column: str) -> list[str]:
        """Return the names of all tables that have a column of this name, sorted."""
        return await self._names(
            "SELECT t.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
            " WHERE t.type = 'table' AND c.name = ? ORDER BY t.name",
            column,
        )

    async def copy_empty(self, table: str, name: str) -> None:
        """Make a table of this name like another one, but without its rows."""
        schema, _, own = table.rpartition(".")
        query = f"SELECT sql FROM {schema or 'main'}.sqlite_schema WHERE name = ?"
        [(definition,)] = await self.execute_fetchall(query, (own,))
        # It begins with the name.
        await self.execute(definition.replace(own, name, 1))

    async def last_id(self, table: str) -> int:
        """Return the highest id that a table has ever given, 0 if none."""
        query = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?"
        [(last,)] = await self.execute_fetchall(query, (table,))
        return int(last)

    async def number_on(self, table: str, last: int = 0) -> None:
        """Have the next id of a table follow the highest that it has, and this one."""
        # By itself it follows the highest that the table has had.
        if last > await self.last_id(table):
            await self.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
            sql = "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)"
            await self.execute(sql, (table, last))
