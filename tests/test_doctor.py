"""The doctor finds what is wrong with each thing the bot needs, and says what to do."""

import json
import re
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from bot.app.command_line import main
from bot.app.doctor import CheckResult, findings
from bot.app.running import client_of, running_bot
from bot.app.settings import Settings
from bot.app.starting import CannotStart
from bot.app.status import Status
from bot.loopback import Loopback
from bot.tables.hub import Hub
from cogs.press import facts
from cogs.press.facts import Facts
from cogs.press.punctuality import Punctual
from data import notes
from data.database import Database
from data.engines.place import Url
from tests.conftest import ENGINES
from tests.data.support.shares import as_on_a_network_share
from tests.server import Server
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import open_lobby

CACHE = Path(__file__).parents[1] / "var" / "cache"


@pytest.fixture
async def loopback() -> AsyncIterator[Loopback]:
    """A playground that every client talks to."""
    loopback = Loopback()
    await loopback.start()
    with client_of(loopback.url):
        yield loopback
    await loopback.close()


@pytest.fixture
def settings(tmp_path: Path, loopback: Loopback) -> Settings:
    """Settings with which all is well but for the commands."""
    return Settings(token=loopback.token, database=tmp_path / "bot.db", cache=CACHE)


async def found(settings: Settings) -> dict[str, CheckResult]:
    """Everything the doctor finds, by name."""
    return {finding.name: finding async for finding in findings(settings)}


async def test_all_is_well_once_the_bot_was_started(settings: Settings) -> None:
    before = await found(settings)
    assert {name for name, finding in before.items() if finding.remedy} == {"commands"}
    async with running_bot(settings, settings.database) as running:
        await running.bot.login(settings.token)
    after = await found(settings)
    assert [finding for finding in after.values() if finding.remedy] == []
    assert "permissions=309237763072" in after["invite link"].said
    assert after["database"].said.endswith("is sound, the bot is not running")
    assert set(after) == {
        "database", "trial on Discord", "cache", "disk", "journal", "fonts", "token", "application",
        "commands",
        "installation", "permissions", "invite link", "clock",
        "tables",
    }  # fmt: skip


async def test_a_folder_where_no_log_can_be_written_ahead(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_on_a_network_share(monkeypatch)
    finding = (await found(settings))["journal"]
    assert "no write-ahead log" in finding.said
    assert "TAROCCHI_DATABASE" in finding.remedy


def spoiled(path: Path) -> None:
    """A database of which pages are damaged."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE rows (text TEXT)")
        db.executemany("INSERT INTO rows (text) VALUES (?)", [("x" * 500,)] * 100)
        db.commit()
    content = bytearray(path.read_bytes())
    content[8192:20000] = b"\xaa" * (20000 - 8192)
    path.write_bytes(content)


async def test_a_damaged_database(settings: Settings, tmp_path: Path) -> None:
    spoiled(tmp_path / "bot.db")
    finding = (await found(settings))["database"]
    assert re.search("damaged|malformed", finding.said)
    assert "restore" in finding.remedy


@pytest.mark.skipif("postgresql" not in ENGINES, reason="there is no PostgreSQL here")
async def test_all_is_well_on_a_server_of_postgresql(settings: Settings, server: Server) -> None:
    url = await server.fresh()
    there = replace(settings, database=url)
    async with running_bot(there, url) as running:
        await running.bot.login(settings.token)
        with pytest.raises(CannotStart, match="Another bot is running with postgresql://"):
            async with running_bot(there, Url(f"{url.address}?application_name=other")):
                pass
    after = await found(there)
    await server.drop(url)
    assert [finding for finding in after.values() if finding.remedy] == []
    assert after["database"].said == f"{url} is sound, the bot is not running"


async def test_a_server_that_cannot_be_reached(settings: Settings) -> None:
    there = replace(settings, database=Url("postgresql://ada:secret@127.0.0.1:1/games"))
    finding = (await found(there))["database"]
    assert finding.said.startswith("The database postgresql://ada@127.0.0.1:1/games cannot be used")
    assert finding.remedy


async def test_a_damaged_table_is_named(settings: Settings) -> None:
    database = await Database.open(settings.database)
    table = await open_lobby(Hub(database, FakeClock()))
    async with database.transaction() as db:
        await db.execute("UPDATE tables SET options = 'null'")
    finding = (await found(settings))["tables"]
    await database.close()
    assert finding.said.startswith(f"table {table.id} is damaged and left out")
    assert "restore" in finding.remedy


async def test_a_newer_database(settings: Settings, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "bot.db")) as db:
        db.executescript("CREATE TABLE notes (name TEXT, text TEXT); PRAGMA user_version = 999;")
    assert "newer" in (await found(settings))["database"].said


async def test_a_cache_that_cannot_be_written(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    finding = (await found(replace(settings, cache=tmp_path / "file")))["cache"]
    assert "TAROCCHI_CACHE" in finding.remedy


async def test_a_wrong_token_and_none(settings: Settings) -> None:
    for token, said in (("wrong", "does not accept"), ("", "is not set")):
        finding = (await found(replace(settings, token=token)))["token"]
        assert said in finding.said
        assert "DISCORD_TOKEN" in f"{finding}"


@pytest.mark.parametrize(
    ("key", "value", "remedy"),
    [
        ("interactions_endpoint_url", "https://a.b/c", "Interactions Endpoint URL"),
        ("bot_require_code_grant", True, "Code Grant"),
    ],
)
async def test_an_application_that_is_set_up_wrongly(
    settings: Settings, loopback: Loopback, key: str, value: object, remedy: str
) -> None:
    loopback.world.application[key] = value
    assert remedy in (await found(settings))["application"].remedy


PUBLIC = "https://discord.com/oauth2/authorize?client_id=1&scope="


@pytest.mark.parametrize(
    ("settings_of_it", "lacking"),
    [
        ({"integration_types_config": {"0": {}}}, ""),
        ({"install_params": {"scopes": ["applications.commands"], "permissions": "0"}}, "bot"),
        ({"custom_install_url": f"{PUBLIC}applications.commands"}, "bot"),
        ({"custom_install_url": f"{PUBLIC}bot+applications.commands&permissions=8"}, ""),
        ({"custom_install_url": "https://example.org/add"}, ""),
    ],
)
async def test_how_the_bot_is_added_from_its_profile(
    settings: Settings, loopback: Loopback, settings_of_it: dict[str, object], lacking: str
) -> None:
    loopback.world.application.update(settings_of_it)
    finding = (await found(settings))["installation"]
    assert bool(finding.remedy) == bool(lacking)
    assert finding.said.endswith(f"give it {lacking}") == bool(lacking)


async def test_a_profile_that_adds_the_bot_without_a_permission(
    settings: Settings, loopback: Loopback
) -> None:
    files = 1 << 15
    params = {"scopes": ["bot", "applications.commands"], "permissions": str(309237763072 & ~files)}
    loopback.world.application["integration_types_config"] = {
        "0": {"oauth2_install_params": params}
    }
    finding = (await found(settings))["installation"]
    assert finding.said.endswith("does not give it attach files")
    assert "*Guild Install*" in finding.remedy


async def test_a_permission_that_is_missing(settings: Settings, loopback: Loopback) -> None:
    files = 1 << 15
    for role in loopback.world.guild["roles"]:
        role["permissions"] = str(int(role["permissions"]) & ~files)
    finding = (await found(settings))["permissions"]
    assert finding.said == "on Playground the bot lacks attach files"
    assert finding.remedy


async def test_a_bot_on_no_server(settings: Settings, loopback: Loopback) -> None:
    loopback.world.first.absent.add(loopback.world.bot["id"])
    assert "no server" in (await found(settings))["permissions"].said


@pytest.mark.parametrize(("late", "is_wrong"), [(2, False), (3, True)])
async def test_presses_that_arrive_late(
    settings: Settings, tmp_path: Path, late: int, is_wrong: bool
) -> None:
    async with running_bot(settings, settings.database):
        pass
    arriving = Punctual(presses=40, late=late, delay_ms=90)
    now = int(time.time())
    status = Status(now, now - 100, 0, 0, 1, 5, 10, arriving)
    with closing(sqlite3.connect(tmp_path / "bot.db")) as db, db:
        db.execute("UPDATE notes SET text = ? WHERE name = 'status'", (json.dumps(asdict(status)),))
    finding = (await found(settings))["presses"]
    assert finding.said == f"of 40 in the last hour {late} came late, usually they take 90 ms"
    assert bool(finding.remedy) == is_wrong


async def test_nobody_answers(settings: Settings) -> None:
    with client_of("http://127.0.0.1:9"):
        assert "no answer" in (await found(settings))["Discord"].said


def test_the_command_says_a_line_each_and_fails_without_a_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert main(["doctor"]) == 1
    *well, last = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in well] == ["ok"] * len(well)
    assert last.startswith("wrong token: ")


async def test_what_a_trial_has_shown_is_told(settings: Settings) -> None:
    assert "changed by their id" in (await found(settings))["trial on Discord"].said
    database = await Database.open(settings.database)
    await notes.write(database, facts.NOTE, facts.written(Facts(by_id=False, buttons_jump=True)))
    await database.close()
    finding = (await found(settings))["trial on Discord"]
    assert "changed as `@original`, pictures stand below the buttons" in finding.said
    assert not finding.remedy
