"""Servers of PostgreSQL with which the bot cannot play: it says why in one sentence."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import asyncpg
import pytest

from bot.app import command_line
from bot.app.command_line import main
from data.engines.place import Url
from tests.conftest import ENGINES
from tests.server import GUARDED, USER, Server

pytestmark = pytest.mark.skipif("postgresql" not in ENGINES, reason="there is no PostgreSQL here")

PASSWORD, WRITTEN = "s3cr t@/:?#%", "s3cr%20t%40%2F%3A%3F%23%25"
WRONG = "s3cret"

ROLES = f"""
    CREATE ROLE {GUARDED};
    CREATE ROLE ada LOGIN PASSWORD '{PASSWORD}' IN ROLE {GUARDED};
    CREATE ROLE bruno LOGIN;
    CREATE ROLE carla NOLOGIN;
    CREATE ROLE dino LOGIN CONNECTION LIMIT 0;
"""

FOREIGN = "CREATE SCHEMA tarocchi; CREATE TABLE tarocchi.tables (id INT)"

NO_ROLES = "DROP OWNED BY ada, bruno; DROP ROLE ada, bruno, carla, dino, guarded"

READING = """
    GRANT USAGE ON SCHEMA tarocchi TO bruno;
    GRANT SELECT ON ALL TABLES IN SCHEMA tarocchi TO bruno
"""


class Names(NamedTuple):
    """What the databases of these tests are called."""

    whole: str
    empty: str
    foreign: str
    latin: str
    read: str


@pytest.fixture(scope="module")
def names(server: Server) -> Iterator[Names]:
    async def make() -> list[Url]:
        await server.administer(ROLES)
        latin = "ENCODING 'LATIN1' TEMPLATE template0"
        made = [await server.fresh(), await server.empty(), await server.empty()]
        return [*made, await server.empty(latin), await server.fresh()]

    async def end() -> None:
        for url in urls[1:]:
            await server.drop(url)
        await server.administer(NO_ROLES, names.whole)
        await server.drop(urls[0])

    urls = asyncio.run(make())
    names = Names(*(url.address.rpartition("/")[2] for url in urls))
    asyncio.run(server.administer(FOREIGN, names.foreign))
    asyncio.run(server.administer(READING, names.read))
    yield names
    asyncio.run(end())


async def contents(server: Server, name: str) -> list[tuple[object, ...]]:
    """What somebody sees of a database who may see everything."""
    db = await asyncpg.connect(server.url(name).address)
    try:
        rows = await db.fetch("SELECT oid, relname, relfilenode FROM pg_class ORDER BY oid")
        return [tuple(row) for row in rows]
    finally:
        await db.close()


def said_by(
    command: str, address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """What the program says of the database at this address; it ends with status 1."""
    monkeypatch.setenv("TAROCCHI_DATABASE", address)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    # The log is not ours to set up.
    monkeypatch.setattr(command_line, "write_log", lambda *_: None)
    assert main(command.split()) == 1
    out, err = capsys.readouterr()
    assert WRONG not in out + err
    if command != "doctor":
        assert out == ""
        return str(err)
    [line] = [line for line in out.splitlines() if line.startswith("wrong") if "token" not in line]
    assert line.endswith(" Look at TAROCCHI_DATABASE.")
    return line.removeprefix("wrong database: ").removesuffix(" Look at TAROCCHI_DATABASE.") + "\n"


START = "--loopback http://127.0.0.1:9"
RIGHTS = "bruno needs more rights there: GRANT CREATE, TEMPORARY ON DATABASE {0.empty} TO bruno"
UNREADABLE = "its address cannot be read (in a password, write %40 for @ and %2F for /)"
NOBODY = "no server answers at this address"
NO_FILE = "a file or socket that its address names does not exist"
NO_LOGIN = 'role "carla" is not permitted to log in'
REFUSED = 'password authentication failed for user "ada"'

REFUSALS = {
    "wrong password": (f"ada:{WRONG}@{{1}}/{{0.whole}}", REFUSED),
    "no password": ("ada@{1}/{0.whole}", REFUSED),
    "password as a parameter": (f"{{1}}/{{0.whole}}?user=ada&password={WRONG}", REFUSED),
    "unknown role": (f"nobody:{WRONG}@{{1}}/{{0.whole}}", 'role "nobody" does not exist'),
    "no login": (f"carla:{WRONG}@{{1}}/{{0.whole}}", NO_LOGIN),
    "full": (f"dino:{WRONG}@{{1}}/{{0.whole}}", 'too many connections for role "dino"'),
    "unknown database": (f"bruno:{WRONG}@{{1}}/none", 'database "none" does not exist'),
    "unknown parameter": (
        f"bruno:{WRONG}@{{1}}/{{0.whole}}?colour=red",
        'unrecognized configuration parameter "colour"',
    ),
    "no TLS": (
        f"bruno:{WRONG}@{{1}}/{{0.whole}}?sslmode=require",
        "its server offers no encrypted connections",
    ),
    "no root certificate": (
        f"bruno:{WRONG}@{{1}}/{{0.whole}}?sslmode=verify-full&sslrootcert=/none",
        NO_FILE,
    ),
    "no such mode": (
        f"bruno:{WRONG}@{{1}}/{{0.whole}}?sslmode=never",
        "`sslmode` parameter must be one of: disable, allow, prefer, require, verify-ca,"
        " verify-full",
    ),
    "no such port": (f"bruno:{WRONG}@127.0.0.1:99999/{{0.whole}}", UNREADABLE),
    "no number": (f"bruno:{WRONG}@127.0.0.1:many/{{0.whole}}", UNREADABLE),
    "half of an address": (f"bruno:{WRONG}@[::1/{{0.whole}}", UNREADABLE),
    "password in plain writing": (f"bruno:no#{WRONG}/@{{1}}/{{0.whole}}", UNREADABLE),
    "no server": (f"bruno:{WRONG}@127.0.0.1:1/{{0.whole}}", NOBODY),
    "no server at two addresses": (f"bruno:{WRONG}@localhost:1/{{0.whole}}", NOBODY),
    "unknown host": (
        f"bruno:{WRONG}@nowhere.invalid/{{0.whole}}",
        "the name of its server is not known",
    ),
    "no socket": (f"bruno:{WRONG}@/{{0.whole}}?host=/none", NO_FILE),
    "not in UTF-8": (f"{USER}@{{1}}/{{0.latin}}", "it must be in UTF-8, and is in LATIN1"),
    "tables of others": (
        f"{USER}@{{1}}/{{0.foreign}}",
        "its schema tarocchi is of another program",
    ),
    "no right to look": (
        f"bruno:{WRONG}@{{1}}/{{0.whole}}",
        "bruno may not use its schema tarocchi",
    ),
}

UNPLAYABLE = {
    "no right to make": (f"bruno:{WRONG}@{{1}}/{{0.empty}}", RIGHTS),
    "no right to write": (
        f"bruno:{WRONG}@{{1}}/{{0.read}}",
        "its tables belong to postgres, and bruno may not change them",
    ),
}
"""What nobody minds who only looks."""

CASES = [
    *((command, *case) for case in REFUSALS.values() for command in (START, "status", "doctor")),
    *((command, *case) for case in UNPLAYABLE.values() for command in (START, "doctor")),
]


@pytest.mark.parametrize(("command", "address", "reason"), CASES)
def test_it_is_said_why(
    server: Server,
    names: Names,
    command: str,
    address: str,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    here = server.url("").address.rpartition("@")[2].rstrip("/")
    before = [asyncio.run(contents(server, name)) for name in names]
    url = Url(f"postgresql://{address.format(names, here)}")
    line = said_by(command, url.address, monkeypatch, capsys)
    assert line == f"The database {url} cannot be used: {reason.format(names)}.\n"
    assert [asyncio.run(contents(server, name)) for name in names] == before


def test_a_password_may_have_any_characters(
    server: Server,
    names: Names,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = server.url(names.empty, f"ada:{WRITTEN}").address
    monkeypatch.setenv("TAROCCHI_DATABASE", address.replace("postgresql", "postgres"))
    assert main(["status"]) == 0
    assert capsys.readouterr().out == "not running\n"


def test_a_database_without_tables_is_that_of_a_bot_that_never_ran(
    server: Server,
    names: Names,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("TAROCCHI_DATABASE", server.url(names.empty).address)
    assert main(["status"]) == 0
    assert capsys.readouterr().out == "not running\n"
