"""What PostgreSQL says of its tables, which it keeps in its system catalogs."""

from data.connection import LIVE, Catalog


class ServerCatalog(Catalog):
    """What is asked of the schema through a connection."""

    async def schema(self) -> int:
        """Return the number of the schema, 0 if there is none."""
        if not await self.columns("schema_number"):
            return 0
        [(number,)] = await self.execute_fetchall("SELECT number FROM schema_number")
        return int(number)

    async def tables(self) -> list[str]:
        """Return the names of all tables but for the engine's own, sorted."""
        return await self._names(
            "SELECT CAST(tablename AS TEXT) FROM pg_tables"
            " WHERE schemaname = ? AND tablename <> 'schema_number' ORDER BY 1",
            LIVE,
        )

    async def columns(self, table: str) -> list[str]:
        """Return the columns of a table but for those that are worked out, none if there is no such
        table."""
        return await self._names(
            "SELECT attname FROM pg_attribute WHERE attrelid = to_regclass(?)"
            " AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum",
            table,
        )

    async def key(self, table: str) -> list[str]:
        """Return the columns of the primary key of a table, in their order there."""
        return await self._names(
            "SELECT attname FROM pg_index, unnest(indkey) WITH ORDINALITY AS own (number, place)"
            " JOIN pg_attribute ON attnum = number WHERE indrelid = to_regclass(?)"
            " AND attrelid = indrelid AND indisprimary ORDER BY place",
            table,
        )

    async def references(self, table: str) -> list[str]:
        """Return the names of the tables that rows of a table refer to, sorted."""
        return await self._names(
            "SELECT DISTINCT CAST(relname AS TEXT) FROM pg_constraint"
            " JOIN pg_class ON pg_class.oid = confrelid"
            " WHERE contype = 'f' AND conrelid = to_regclass(?) ORDER BY 1",
            table,
        )

    async def tables_with(self, column: str) -> list[str]:
        """Return the names of all tables that have a column of this name, sorted."""
        return await self._names(
            "SELECT CAST(table_name AS TEXT) FROM information_schema.columns"
            " WHERE table_schema = ? AND column_name = ? ORDER BY 1",
            LIVE,
            column,
        )

    async def copy_empty(self, table: str, name: str) -> None:
        """Make a table of this name like another one, but without its rows."""
        await self.execute(f"CREATE TABLE {name} (LIKE {table} INCLUDING ALL)")
        # All but what it refers to, which no table beside the database can.
        references = await self._names(
            "SELECT pg_get_constraintdef(oid) FROM pg_constraint"
            " WHERE contype = 'f' AND conrelid = to_regclass(?)"
            " AND (SELECT relpersistence FROM pg_class WHERE oid = to_regclass(?)) = 'p'",
            table,
            name,
        )
        for reference in references:
            await self.execute(f"ALTER TABLE {name} ADD {reference}")

    async def last_id(self, table: str) -> int:
        """Return the highest id that a table has ever given, 0 if none."""
        query = "SELECT pg_get_serial_sequence(?, 'id')"
        [(sequence,)] = await self.execute_fetchall(query, (table,))
        query = f"SELECT last_value, is_called FROM {sequence}"
        [(number, is_given)] = await self.execute_fetchall(query)
        return int(number if is_given else number - 1)

    async def number_on(self, table: str, last: int = 0) -> None:
        """Have the next id of a table follow the highest that it has, and this one."""
        highest = f"(SELECT coalesce(max(id), 0) FROM {table})"
        await self.execute(
            "SELECT setval(pg_get_serial_sequence(?, 'id'),"
            f" greatest({highest}, CAST(? AS BIGINT)) + 1, false)",
            (table, last),
        )
