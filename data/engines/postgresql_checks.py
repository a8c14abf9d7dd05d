"""What a database of PostgreSQL has to be like, and what its user has to be allowed to do there.

Each check only asks, and gives a sentence that says what is in the way.
"""

from dataclasses import dataclass

from data.connection import LIVE, Connection
from data.engines.place import Url
from data.faults import DatabaseUnusable

OLDEST = 15
"""The oldest version of the server that will do."""

_FACTS = f"""
    SELECT CAST(current_setting('server_version_num') AS BIGINT) / 10000,
        current_setting('server_encoding'), pg_is_in_recovery(),
        CAST(current_user AS TEXT), CAST(current_database() AS TEXT),
        has_database_privilege(current_database(), 'TEMPORARY') AND (
            own.oid IS NOT NULL OR has_database_privilege(current_database(), 'CREATE')
        ),
        coalesce(has_schema_privilege(own.oid, 'USAGE'), TRUE),
        coalesce(has_schema_privilege(own.oid, 'CREATE'), TRUE),
        EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = '{LIVE}') AND NOT EXISTS (
            SELECT 1 FROM pg_tables WHERE schemaname = '{LIVE}' AND tablename = 'schema_number'
        ),
        (
            SELECT CAST(min(tableowner) AS TEXT) FROM pg_tables
            WHERE schemaname = '{LIVE}' AND NOT pg_has_role(tableowner, 'USAGE')
        )
    FROM (SELECT 1) AS one LEFT JOIN pg_namespace AS own ON nspname = '{LIVE}'
"""


@dataclass(frozen=True, slots=True)
class ServerFacts:
    """What a server says of itself, of a database, and of the rights of its user there.

    `version` is the number of the release; `makes` means schemas and temporary tables, `uses` and
    `changes` the schema of ours, if there is one. `is_foreign` if that is of another program, and
    `owner` has tables there that the user must not change.
    """

    version: int
    encoding: str
    is_standby: int
    user: str
    database: str
    makes: int
    uses: int
    changes: int
    is_foreign: int
    owner: str | None

    def unreadable(self) -> str | None:
        """Return why nothing of ours can be read there, None if nothing is in the way."""
        if self.version < OLDEST:
            return f"PostgreSQL {OLDEST} or newer is needed, and this is {self.version}"
        if self.encoding != "UTF8":
            return f"it must be in UTF-8, and is in {self.encoding}"
        if self.is_foreign:
            return f"its schema {LIVE} is of another program"
        if not self.uses:
            return f"{self.user} may not use its schema {LIVE}"
        return None

    def unwritable(self) -> str | None:
        """Return why no bot can play with it, None if nothing is in the way."""
        if self.is_standby:
            return "its server is a standby, which can only be read"
        if not self.makes:
            granted = f"GRANT CREATE, TEMPORARY ON DATABASE {self.database} TO {self.user}"
            return f"{self.user} needs more rights there: {granted}"
        if self.owner:
            return f"its tables belong to {self.owner}, and {self.user} may not change them"
        if not self.changes:
            return f"{self.user} may not make tables in its schema {LIVE}"
        return None


async def facts_of(db: Connection) -> ServerFacts:
    """Ask the server for them."""
    [
        (version, encoding, is_standby, user, database, makes, uses, changes, is_foreign, owner)
    ] = await db.execute_fetchall(_FACTS)
    return ServerFacts(
        version, encoding, is_standby, user, database, makes, uses, changes, is_foreign, owner
    )


async def refuse_unreadable(db: Connection, url: Url) -> None:
    """Raise `DatabaseUnusable` where nothing of ours can be read."""
    _refuse(url, (await facts_of(db)).unreadable())


async def refuse_unusable(db: Connection, url: Url) -> None:
    """Raise `DatabaseUnusable` where no bot can play."""
    facts = await facts_of(db)
    _refuse(url, facts.unreadable() or facts.unwritable())


def _refuse(url: Url, why: str | None) -> None:
    if why is not None:
        raise DatabaseUnusable(url, why)
