"""Looks for whatever could keep the bot from playing, and says how to mend it.

Each check gives one line; nothing is changed, and a running bot is not disturbed.
"""

import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path

import aiohttp
import discord
from yarl import URL

from bot.app.settings import Settings
from bot.app.status import Status, read
from bot.app.trial.verdict import in_words
from bot.games.catalogue import GAMES
from bot.tables import store
from cogs.press import facts
from cogs.press.permissions import PERMISSIONS, SCOPES, invite_link
from cogs.press.punctuality import Punctual
from data import notes
from data.database import looking_into
from data.engines.place import Place, Url, exists
from data.engines.server import check
from data.engines.sqlite_file import WAL, journal_in, only_reading
from data.engines.sqlite_schema import newest_schema
from data.faults import DatabaseError, DatabaseUnusable, StatementError
from rendering.canvas.fonts import name_font
from rendering.cards.look import looks_of
from rendering.cards.store import is_prepared, require_writable

LEAST_DISK = 200_000_000
MOST_SKEW_S = 5
MOST_SERVERS = 200
MOST_LATE = 20
"""One press of so many may be late, as after a break of the connection."""

COMMANDS = ("tarocchi", "tarocchi-admin")


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What a check found: *remedy* says what to do, and is empty if all is well."""

    name: str
    said: str
    remedy: str = ""

    def __str__(self) -> str:
        if not self.remedy:
            return f"ok    {self.name}: {self.said}"
        return f"wrong {self.name}: {self.said}. {self.remedy}"


async def main(settings: Settings) -> int:
    """Print a line for each check; return 1 if something is wrong."""
    wrong = 0
    async for finding in findings(settings):
        sys.stdout.write(f"{finding}\n")
        wrong += bool(finding.remedy)
    return 1 if wrong else 0


async def findings(settings: Settings) -> AsyncIterator[CheckResult]:
    """Yield all checks: first those of this machine, then those that ask Discord."""
    async for finding in _kept(settings.database):
        yield finding
    for finding in _here(settings):
        yield finding
    async for finding in _tables(settings.database):
        yield finding
    if not settings.token:
        yield CheckResult("token", "DISCORD_TOKEN is not set", "Set it to the token of your bot.")
        return
    async for finding in _at_discord(settings.token):
        yield finding


async def _kept(place: Place) -> AsyncIterator[CheckResult]:
    yield await (_on_server(place) if isinstance(place, Url) else _in_file(place))
    yield await _trial(place)
    async for finding in _presses(place):
        yield finding


def _here(settings: Settings) -> Iterator[CheckResult]:
    yield _cache(settings.cache)
    folder = _there(settings.folder)
    yield _disk(folder)
    if isinstance(settings.database, Path):
        yield _journal(folder)
    yield _fonts()


async def _on_server(url: Url) -> CheckResult:
    try:
        await check(url)
        async with looking_into(url) as db:
            schema = await db.schema()
        running = await _running(url) if schema else []
    except (StatementError, DatabaseError) as fault:
        return CheckResult("database", f"{fault}".rstrip("."), "Look at TAROCCHI_DATABASE.")
    return _of_schema(url, schema, running)


async def _in_file(path: Path) -> CheckResult:
    if not exists(path):
        return CheckResult("database", f"{path} is made at the first start")
    try:
        with closing(only_reading(path)) as db:
            [[sound]] = db.execute("PRAGMA quick_check(1)")
            [[schema]] = db.execute("PRAGMA user_version")
        running = await _running(path) if schema else []
    except (sqlite3.Error, StatementError, DatabaseError) as fault:
        return CheckResult("database", f"{path}: {fault}", "Put a copy back with `restore`.")
    if sound != "ok":
        return CheckResult(
            "database", f"{path} is damaged: {sound}", "Put a copy back with `restore`."
        )
    return _of_schema(path, schema, running)


def _of_schema(place: Place, schema: int, running: Sequence[Status]) -> CheckResult:
    if schema > newest_schema():
        return CheckResult("database", f"{place} is of a newer version", "Install that version.")
    return CheckResult("database", f"{place} is sound, the bot is {_doing(running)}")


async def _trial(place: Place) -> CheckResult:
    try:
        kept = await notes.stored(place, facts.NOTE) if exists(place) else None
    except (StatementError, DatabaseError):
        # What is wrong with the database has been said.
        kept = None
    said = ", ".join(in_words(facts.parse(kept)))
    since = "as none was run" if kept is None else "by what the last one has shown"
    return CheckResult("trial on Discord", f"{said}, {since}")


async def _running(place: Place) -> list[Status]:
    now = _now()
    return [status for status in await read(place) if status.is_fresh(now)]


def _together(found: Sequence[Punctual]) -> Punctual:
    presses = sum(each.presses for each in found)
    delays = sum(each.presses * each.delay_ms for each in found)
    late = sum(each.late for each in found)
    return Punctual(presses, late, round(delays / max(presses, 1)))


def _doing(running: Sequence[Status]) -> str:
    if len(running) > 1:
        return f"running in {len(running)} processes"
    said = (status.in_words(_now()).partition(";")[0] for status in running)
    return next(said, "not running")


def _now() -> int:
    return int(datetime.now(UTC).timestamp())


async def _presses(place: Place) -> AsyncIterator[CheckResult]:
    # Only a bot that runs knows; a database that cannot be read has its own line.
    try:
        arriving = [status.arriving for status in await _running(place)]
    except (StatementError, DatabaseError):
        return
    if not arriving:
        return
    found = _together(arriving)
    said = (
        f"of {found.presses} in the last hour {found.late} came late, "
        f"usually they take {found.delay_ms} ms"
    )
    remedy = (
        "The machine or its connection is too slow or busy: look at *event loop late* in `status`."
        if found.late * MOST_LATE > found.presses
        else ""
    )
    yield CheckResult("presses", said, remedy)


async def _tables(place: Place) -> AsyncIterator[CheckResult]:
    try:
        if not exists(place):
            return
        async with looking_into(place) as db:
            # An older one is brought up to date at the next start.
            if await db.schema() != newest_schema():
                return
            damaged = await store.damaged(db)
    except DatabaseUnusable:
        # That has been said.
        return
    except (StatementError, DatabaseError) as fault:
        said = f"they cannot be read: {fault}".rstrip(".")
        yield CheckResult("tables", said, f"Put a copy back with `{_restore(place)}`.")
        return
    if not damaged:
        yield CheckResult("tables", "all that a start brings back can be read")
    for table_id, damage in damaged.items():
        said = f"table {table_id} is damaged and left out ({damage!r})"
        remedy = f"It comes back only with a copy: see `{_restore(place)}`."
        yield CheckResult("tables", said, remedy)


def _restore(place: Place) -> str:
    return "pg_restore" if isinstance(place, Url) else "restore"


def _cache(folder: Path) -> CheckResult:
    try:
        require_writable(folder)
    except OSError as fault:
        why = f"{folder} cannot be written: {fault.strerror}"
        return CheckResult("cache", why, "Give the bot a folder it may write to in TAROCCHI_CACHE.")
    packs = {game.pack.art for game in GAMES.values()}
    drawn = sum(all(is_prepared(folder, look) for look in looks_of(pack)) for pack in packs)
    return CheckResult("cache", f"{folder} can be written, {drawn} of {len(packs)} packs are drawn")


def _there(folder: Path) -> Path:
    return next(place for place in (folder, *folder.parents, Path()) if place.exists())


def _disk(folder: Path) -> CheckResult:
    free = shutil.disk_usage(folder).free
    said = f"{free / 1e9:.1f} GB are free"
    return CheckResult("disk", said, "" if free >= LEAST_DISK else "Make room for the database.")


def _journal(folder: Path) -> CheckResult:
    try:
        journal = journal_in(folder)
    except (OSError, sqlite3.Error) as fault:
        why = f"no database can be made in {folder}: {fault}"
        return CheckResult(
            "journal", why, "Give the bot a folder it may write to in TAROCCHI_DATABASE."
        )
    if journal == WAL:
        return CheckResult("journal", "the database has a write-ahead log")
    why = f"SQLite keeps no write-ahead log in {folder}, as on a network share"
    return CheckResult("journal", why, "Put TAROCCHI_DATABASE on a disk of this machine.")


def _fonts() -> CheckResult:
    try:
        family, _ = name_font(20).getname()
    except Exception as fault:
        # A font that cannot be read fails in as many ways as there are libraries.
        return CheckResult("fonts", str(fault), "Install the bot again: `pip install .`.")
    return CheckResult("fonts", f"{family} can be read")


async def _at_discord(token: str) -> AsyncIterator[CheckResult]:
    skew: list[float] = []

    async def notice(_: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        if date := end.response.headers.get("Date"):
            skew.append((datetime.now(UTC) - parsedate_to_datetime(date)).total_seconds())

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(notice)
    async with discord.Client(intents=discord.Intents.none(), http_trace=trace) as client:
        try:
            await client.login(token)
            application = await client.application_info()
            commands = await client.http.get_global_commands(application.id)
            servers = await client.http.get_guilds(MOST_SERVERS)
        except discord.LoginFailure:
            yield CheckResult(
                "token", "Discord does not accept it", "Copy DISCORD_TOKEN once more."
            )
            return
        except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
            yield CheckResult(
                "Discord", f"no answer: {fault}", "Check the connection and try again."
            )
            return
        yield CheckResult("token", f"Discord knows the bot as {client.user}")
        yield _application(application)
        yield installation(application)
        yield _commands({command["name"] for command in commands})
        yield _permissions({each["name"]: int(each["permissions"]) for each in servers})
        yield CheckResult("invite link", invite_link(application.id))
    if skew:
        yield _clock(skew[-1])


def _application(application: discord.AppInfo) -> CheckResult:
    if application.interactions_endpoint_url:
        why = f"presses go to {application.interactions_endpoint_url}"
        return CheckResult("application", why, "Clear *Interactions Endpoint URL* on its page.")
    if application.bot_require_code_grant:
        why = "nobody can add the bot to a server"
        return CheckResult(
            "application", why, "Switch off *Requires OAuth2 Code Grant* on its page."
        )
    whose = "everybody" if application.bot_public else "its owner"
    return CheckResult("application", f"{application.name} can be added to servers by {whose}")


def installation(application: discord.AppInfo) -> CheckResult:
    """Return what *Add App* on the profile of the bot does.

    Unless the application tells otherwise, it adds commands without the bot.
    """
    found = _asked_when_added(application)
    if found is None:
        return CheckResult(
            "installation", "its profile asks for nothing: use the invite link below"
        )
    scopes, given = found
    lacking = [scope for scope in SCOPES if scope not in scopes] or _lacking(given.value)
    if not lacking:
        return CheckResult(
            "installation", "whoever adds the bot from its profile gives it all it needs"
        )
    wanted = ", ".join(name.replace("_", " ") for name, asked in PERMISSIONS if asked)
    return CheckResult(
        "installation",
        f"whoever adds the bot from its profile does not give it {', '.join(lacking)}",
        "On the page of the application, under *Installation*, either set *Install Link* to *None*,"
        f" or give *Guild Install* the scopes {' and '.join(SCOPES)} and the permissions {wanted};"
        " servers where it is missing need the invite link below.",
    )


def _asked_when_added(
    application: discord.AppInfo,
) -> tuple[Collection[str], discord.Permissions] | None:
    # The scopes and permissions, if the application says any.
    if application.custom_install_url:
        asked = URL(application.custom_install_url).query
        bits = asked.get("permissions", "")
        given = discord.Permissions(int(bits) if bits.isdecimal() else 0)
        return (asked.get("scope", "").split(), given) if "scope" in asked else None
    config = application.guild_integration_config
    params = (config and config.oauth2_install_params) or application.install_params
    return None if params is None else (params.scopes, params.permissions)


def _commands(names: set[str]) -> CheckResult:
    missing = " and ".join(f"/{name}" for name in COMMANDS if name not in names)
    if not missing:
        return CheckResult(
            "commands", " and ".join(f"/{name}" for name in COMMANDS) + " are registered"
        )
    return CheckResult("commands", f"{missing} not registered", "Start the bot once: it does that.")


def _permissions(servers: dict[str, int]) -> CheckResult:
    lacking = {name: _lacking(bits) for name, bits in servers.items() if _lacking(bits)}
    if not servers:
        return CheckResult("permissions", "the bot is on no server", "Open the invite link below.")
    if not lacking:
        return CheckResult("permissions", f"none is missing (servers: {len(servers)})")
    name, permissions = next(iter(lacking.items()))
    more = f" (other servers that lack some: {len(lacking) - 1})" if len(lacking) > 1 else ""
    return CheckResult(
        "permissions",
        f"on {name} the bot lacks {', '.join(permissions)}{more}",
        "Give them to its role in the settings of the server.",
    )


def _lacking(bits: int) -> list[str]:
    given = discord.Permissions(bits)
    if given.administrator:
        return []
    return [name.replace("_", " ") for name, wanted in PERMISSIONS & ~given if wanted]


def _clock(skew_s: float) -> CheckResult:
    said = f"{abs(skew_s):.0f} s {'ahead of' if skew_s > 0 else 'behind'} Discord's"
    remedy = (
        "" if abs(skew_s) <= MOST_SKEW_S else "Set the clock, best by NTP: tokens depend on it."
    )
    return CheckResult("clock", said, remedy)
