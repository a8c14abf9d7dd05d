"""The command line: `python -m bot`."""

import argparse
import asyncio
import contextlib
import gc
import sys
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NoReturn
from urllib.parse import urlparse

from bot.app.logs import write_log
from bot.app.settings import BadSetting, Settings, read_file
from bot.games.packs import BOLOGNESE, NOUVEAU, PIEMONTESE
from data.engines.place import Place, Url, place_of

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
CANNOT_START = 1
BAD_USE = 2
INTERRUPTED = 130
"""What shells call the end of a command by Ctrl-C: 128 and the number of the signal."""
PACKS = tuple(pack.art for pack in (PIEMONTESE, BOLOGNESE, NOUVEAU))
WIDTHS = range(40, 801)
UPKEEP = {
    "backup": "copy the database into FILE, also while the bot plays",
    "restore": "put the copy in FILE in the place of the database",
    "rebuild": "count all deals, matches and ratings again, also while the bot plays",
    "status": "say how the running bot is",
}
WITH_FILE = ("backup", "restore")


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    try:
        return do(parser().parse_args(arguments))
    except KeyboardInterrupt:
        return INTERRUPTED


def do(chosen: argparse.Namespace) -> int:
    """Do what the command line says and return the exit status."""
    if chosen.command == "verify":
        from bot.app import verify

        return verify.main(chosen.files, json=chosen.json)
    if chosen.command == "cards":
        return write_cards(chosen)
    try:
        read_file(Path(".env"))
        settings = Settings.of()
    except BadSetting as fault:
        return fail(str(fault), BAD_USE)
    if chosen.command == "move-database":
        return move_database(settings.database, chosen.target)
    if chosen.command in UPKEEP:
        return keep_up(settings.database, chosen)
    if chosen.command == "daily":
        return look_at_day(settings, chosen)
    if chosen.command == "doctor":
        return examine(settings, chosen)
    write_log(settings.log_level, settings.log_form)
    return run(settings, chosen)


def parser() -> argparse.ArgumentParser:
    """Return the options and commands, with every setting in the help."""
    top = argparse.ArgumentParser(
        prog="python -m bot",
        description="Tarot card games on Discord. Without a token it starts the playground, "
        "a page in the browser with the same games.",
        epilog=_settings_help(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action=_Version, nargs=0, help="say which version this is")
    top.add_argument("--require-token", action="store_true", help="exit if no token is set")
    top.add_argument(
        "--record", type=Path, metavar="FILE", help="record the playground's requests in a file"
    )
    top.add_argument(
        "--loopback",
        metavar="URL",
        type=_origin,
        help="play at a playground that is already running",
    )
    top.set_defaults(command="run")
    commands = top.add_subparsers(metavar="COMMAND")
    verify = commands.add_parser("verify", help="check exported matches")
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")
    verify.add_argument("--json", action="store_true", help="one JSON object per line")
    verify.set_defaults(command="verify")
    cards = commands.add_parser("cards", help="draw all cards of a pack into one picture")
    cards.add_argument("--pack", choices=PACKS, default=PACKS[0])
    cards.add_argument("--out", type=Path, default=Path("cards.png"), metavar="FILE")
    cards.add_argument("--width", type=_width, default=160, help="width of a card in pixels")
    cards.add_argument(
        "--medallions", action="store_true", help="only the emblems of the trumps, without numbers"
    )
    cards.set_defaults(command="cards")
    doctor = commands.add_parser("doctor", help="look for what could keep the bot from playing")
    doctor.add_argument(
        "--live",
        type=int,
        metavar="CHANNEL",
        help="instead, try in the channel with this id what only Discord itself can show",
    )
    doctor.add_argument(
        "--late",
        action="store_true",
        help="with --live, try as well what takes an hour, without presses",
    )
    doctor.set_defaults(command="doctor")
    daily = commands.add_parser("daily", help="say what deal was chosen for a day")
    daily.add_argument("date", metavar="DATE", help="as in 2026-11-25")
    daily.add_argument(
        "--check", action="store_true", help="choose it again by the rule, which takes minutes"
    )
    daily.set_defaults(command="daily")
    move = commands.add_parser(
        "move-database", help="move everything into an empty database of PostgreSQL, or back"
    )
    move.add_argument("target", metavar="URL", help="postgresql://…, or from there a file")
    move.set_defaults(command="move-database")
    for name, meaning in UPKEEP.items():
        command = commands.add_parser(name, help=meaning)
        command.set_defaults(command=name)
        if name in WITH_FILE:
            command.add_argument("file", type=Path, metavar="FILE")
    return top


class _Version(argparse.Action):
    # Only when it is asked for: the project's file is beside the program, and the one place of it.
    def __call__(self, *_: object) -> NoReturn:
        project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
        sys.stdout.write(f"{project['version']}\n")
        sys.exit()


def keep_up(database: Place, chosen: argparse.Namespace) -> int:
    """Copy the database, put a copy back, count again or say how the bot is.

    Returns the exit status.
    """
    from bot.app import maintenance

    works: dict[str, Callable[[], str]] = {
        "backup": lambda: maintenance.backup(database, chosen.file),
        "restore": lambda: maintenance.restore(database, chosen.file),
        "rebuild": lambda: maintenance.rebuild(database),
        "status": lambda: maintenance.status(database),
    }
    return done(works[chosen.command])


def move_database(database: Place, written: str) -> int:
    """Move everything into an empty database, which is written like this; return the exit status.

    It is one of a server if the old one is a file, and the other way round.
    """
    from bot.app import maintenance

    target = place_of(written)
    if isinstance(target, Path) and "://" in written:
        # It is not repeated, for it may hold a password.
        return fail("The address of a database begins with postgresql://.", BAD_USE)
    if isinstance(database, Path) and isinstance(target, Path):
        return fail(f"{target} is no postgresql:// address: use backup to copy a file.", BAD_USE)
    if isinstance(database, Url) and isinstance(target, Url):
        return fail(f"{database} is on a server already: use pg_dump to copy it.", BAD_USE)
    return done(lambda: maintenance.move_database(database, target))


def done(work: Callable[[], str]) -> int:
    """Do something to a database and say what was done; return the exit status."""
    from data.faults import DatabaseError

    try:
        said = work()
    except DatabaseError as fault:
        return fail(str(fault), CANNOT_START)
    sys.stdout.write(said + "\n")
    return 0


def look_at_day(settings: Settings, chosen: argparse.Namespace) -> int:
    """Say what deal was chosen for a day, and check that if asked; return the exit status."""
    from bot.app import maintenance
    from bot.tables.errors import NotFound
    from data.faults import DatabaseError

    try:
        if not chosen.check:
            said: str | None = maintenance.tell_day(settings.database, chosen.date)
        else:
            said = maintenance.check_day(settings, chosen.date)
    except DatabaseError as fault:
        return fail(str(fault), CANNOT_START)
    except NotFound:
        return fail(f"No deal was chosen for {chosen.date}.", BAD_USE)
    if said is None:
        return fail(f"Another deal is chosen for {chosen.date}, or played otherwise.", CANNOT_START)
    sys.stdout.write(said + "\n")
    return 0


def examine(settings: Settings, chosen: argparse.Namespace) -> int:
    """Say in a line each whether all that the bot needs is there; return the exit status."""
    from bot.app import doctor, running
    from bot.app.trial import run as trial
    from bot.loopback.world.sample import TOKEN

    if chosen.live is not None and not (settings.token or chosen.loopback):
        return fail("DISCORD_TOKEN is not set.", BAD_USE)
    with contextlib.ExitStack() as stack:
        if chosen.loopback:
            stack.enter_context(running.client_of(chosen.loopback))
            settings = replace(settings, token=settings.token or TOKEN)
        if chosen.live is None:
            return asyncio.run(doctor.main(settings))
        return asyncio.run(trial.main(settings, chosen.live, late=chosen.late))


def write_cards(chosen: argparse.Namespace) -> int:
    """Draw the contact sheet of a pack into a PNG file; return the exit status."""
    from rendering.pictures.pages.sheet import cards_sheet, medallions_sheet

    draw = medallions_sheet if chosen.medallions else cards_sheet
    try:
        draw(chosen.pack, chosen.width).save(chosen.out, "PNG")
    except OSError as fault:
        return fail(f"{chosen.out} cannot be written: {fault.strerror or fault}.", CANNOT_START)
    return 0


def run(settings: Settings, chosen: argparse.Namespace) -> int:
    """Run the bot until it is stopped; return the exit status."""
    if chosen.require_token and not settings.token:
        return fail("DISCORD_TOKEN is not set.", BAD_USE)
    from aiohttp import ClientError
    from discord import ConnectionClosed, GatewayNotFound, HTTPException, LoginFailure

    from bot.app.starting import CannotStart, reason
    from data.faults import DatabaseError

    where = f"The playground at {chosen.loopback}" if chosen.loopback else "Discord"
    try:
        asyncio.run(_running(settings, chosen))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0
    except (DatabaseError, CannotStart) as fault:
        return fail(str(fault), CANNOT_START)
    except BadSetting as fault:
        return fail(str(fault), BAD_USE)
    except LoginFailure:
        return fail("Discord does not accept the token in DISCORD_TOKEN.", CANNOT_START)
    except (HTTPException, GatewayNotFound, ConnectionClosed) as fault:
        return fail(f"{where} does not serve the bot: {reason(fault)}.", CANNOT_START)
    except (OSError, ClientError) as fault:
        return fail(f"{where} cannot be reached: {reason(fault)}.", CANNOT_START)
    return 0


def fail(sentence: str, status: int) -> int:
    """Say in one sentence what is wrong, and return the status."""
    sys.stderr.write(sentence + "\n")
    return status


async def _running(settings: Settings, chosen: argparse.Namespace) -> None:
    from bot.app import running
    from bot.app.memory import GARBAGE_AFTER, give_back
    from bot.loopback.interrupts import end_on_signals
    from bot.loopback.world.sample import TOKEN

    give_back()
    gc.set_threshold(GARBAGE_AFTER)
    task = asyncio.current_task()
    assert task is not None
    end_on_signals(task)
    if chosen.loopback:
        token = settings.token or TOKEN
        await running.run_at_loopback(settings, chosen.loopback, token, settings.database)
    elif settings.token:
        await running.run_on_discord(settings)
    else:
        await running.run_playground(settings, chosen.record)


def _origin(url: str) -> str:
    try:
        parts = urlparse(url)
    except ValueError:
        parts = urlparse("")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise argparse.ArgumentTypeError("an address such as http://127.0.0.1:8765 is needed")
    return f"{parts.scheme}://{parts.netloc}"


def _width(text: str) -> int:
    width = int(text)
    if width not in WIDTHS:
        raise argparse.ArgumentTypeError(f"between {WIDTHS[0]} and {WIDTHS[-1]}")
    return width


def _settings_help() -> str:
    rows = Settings.described()
    width = max(len(variable) for variable, _, _ in rows)
    lines = [
        f"  {variable:{width}}  {meaning}" + (f" ({default})" if default else "")
        for variable, default, meaning in rows
    ]
    return "settings (environment variables, or lines in a file .env):\n" + "\n".join(lines)
