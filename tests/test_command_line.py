"""The program as it is started from a shell: what it says, and with which status it ends."""

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch
from urllib.request import urlopen

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from PIL import Image

from bot.app import command_line
from bot.app.command_line import INTERRUPTED, PACKS, main, parser
from bot.app.command_line import run as start
from bot.app.settings import Settings
from bot.loopback import Loopback
from bot.loopback.pointing import client_points_at
from data.database import Database
from rendering.cards import faces
from tests.cogs.support.processes import started

CHECKOUT = Path(__file__).parents[1]
CHANGELOG = CHECKOUT / "CHANGELOG.md"
RECORD = CHECKOUT / "tests" / "games" / "record" / "scarto.json"
CARDS = CHECKOUT / "var" / "cache"
PATIENCE_S = 120

Run = subprocess.CompletedProcess[str]

Call = Callable[..., Run]
"""Takes arguments, and by name the settings."""


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """The variables of a program that is started in an empty folder."""
    known = {variable for variable, _, _ in Settings.described()}
    inherited = {name: value for name, value in os.environ.items() if name not in known}
    own = {
        "PYTHONPATH": str(CHECKOUT),
        # Drawing the cards takes seconds: all tests share them.
        "TAROCCHI_CACHE": str(CARDS),
        "TAROCCHI_DATABASE": str(folder / "bot.db"),
    }
    return inherited | own | settings


def bot(folder: Path, *arguments: str, **settings: str) -> Run:
    """Runs the program in the folder to its end."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env=environment(folder, **settings),
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


@pytest.fixture
def called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Call:
    """Runs the program in an empty folder, but in this process: starting one takes longer."""
    monkeypatch.chdir(tmp_path)
    # The log is not ours to set up.
    monkeypatch.setattr(command_line, "write_log", lambda *_: None)

    def call(*arguments: str, **settings: str) -> Run:
        with patch.dict(os.environ, environment(tmp_path, **settings), clear=True):
            try:
                status = main(list(arguments))
            except SystemExit as ended:
                status = int(ended.code or 0)
        said = capsys.readouterr()
        return Run(arguments, status, said.out, said.err)

    return call


def sentence(run: Run, status: int) -> str:
    """The one line that the program ended with; fails if there was more, or another status."""
    assert run.returncode == status, run.stderr
    assert run.stdout == ""
    [line] = run.stderr.splitlines()
    assert line.endswith(".")
    return line


def test_it_says_its_version(called: Call) -> None:
    run = called("--version")
    assert (run.returncode, run.stderr) == (0, "")
    newest = re.search(
        r"^## (\d+\.\d+\.\d+), ", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert newest is not None
    assert run.stdout == f"{newest[1]}\n"


def test_help_names_every_setting(called: Call) -> None:
    run = called("--help")
    assert (run.returncode, run.stderr) == (0, "")
    for variable, default, meaning in Settings.described():
        assert f"  {variable} " in run.stdout
        assert default in run.stdout
        assert meaning in run.stdout
    for option in ("--require-token", "--record", "--loopback", "verify"):
        assert option in run.stdout


def test_an_unknown_option(called: Call) -> None:
    run = called("--nonsense")
    assert run.returncode == 2
    assert "Traceback" not in run.stderr


# The token.


def test_a_token_that_is_required(tmp_path: Path) -> None:
    assert sentence(bot(tmp_path, "--require-token"), 2) == "DISCORD_TOKEN is not set."


@pytest.mark.parametrize("token", [None, "", "  "], ids=["none", "empty", "blank"])
def test_a_token_that_is_required_and_missing(called: Call, token: str | None) -> None:
    settings = {} if token is None else {"DISCORD_TOKEN": token}
    run = called("--require-token", **settings)
    assert sentence(run, 2) == "DISCORD_TOKEN is not set."


def test_an_empty_token_in_a_file_is_none(tmp_path: Path, called: Call) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\n")
    assert sentence(called("--require-token"), 2) == "DISCORD_TOKEN is not set."


async def test_a_wrong_token(tmp_path: Path) -> None:
    loopback = Loopback()
    await loopback.start()
    try:
        settings = environment(tmp_path, DISCORD_TOKEN="wrong", TAROCCHI_LOG_LEVEL="ERROR")
        process = await started(
            "bot", "--loopback", loopback.url, settings=settings, stderr=subprocess.PIPE
        )
        _, said = await process.communicate()
    finally:
        await loopback.close()
    assert said == b"Discord does not accept the token in DISCORD_TOKEN.\n"
    assert process.returncode == 1


def test_nobody_is_there(called: Call) -> None:
    with silent_port() as port:
        run = called("--loopback", f"http://127.0.0.1:{port}")
    assert f"http://127.0.0.1:{port}" in sentence(run, 1)


def test_a_log_of_json_has_an_object_a_line(tmp_path: Path) -> None:
    with silent_port() as port:
        run = bot(
            tmp_path,
            "--loopback",
            f"http://127.0.0.1:{port}",
            TAROCCHI_LOG="json",
            TAROCCHI_LOG_LEVEL="debug",
        )
    *lines, last = run.stderr.splitlines()
    assert "cannot be reached" in last
    assert lines
    for line in lines:
        assert {"at", "level", "logger", "message"} <= json.loads(line).keys()


@pytest.mark.parametrize("address", ["http://", "http://[::1", ""])
def test_what_is_no_address(called: Call, address: str) -> None:
    run = called("--loopback", address)
    assert run.returncode == 2
    assert "Traceback" not in run.stderr
    assert "http://127.0.0.1:8765" in run.stderr


def test_discord_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(token="token", database=tmp_path / "bot.db", cache=CARDS)
    with silent_port() as port:
        nowhere = f"127.0.0.1:{port}"
        with client_points_at(f"http://{nowhere}", f"ws://{nowhere}", f"http://{nowhere}/cdn"):
            assert start(settings, parser().parse_args([])) == 1
    said = capsys.readouterr().err
    assert said.startswith("Discord cannot be reached: ")
    assert said.count("\n") == 1


async def test_discord_does_not_serve_us(tmp_path: Path) -> None:
    async def turn_away(request: web.Request) -> web.Response:
        return web.Response(status=403, text="You are\nbanned.")

    app = web.Application()
    app.router.add_route("*", "/{all:.*}", turn_away)
    async with TestServer(app) as server:
        settings = environment(tmp_path, TAROCCHI_LOG_LEVEL="ERROR")
        address = str(server.make_url("/"))
        process = await started(
            "bot", "--loopback", address, settings=settings, stderr=subprocess.PIPE
        )
        _, said = await process.communicate()
    [line] = said.decode().splitlines()
    assert "does not serve the bot: 403 Forbidden" in line
    assert "You are banned." in line
    assert process.returncode == 1


# Settings.


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("TAROCCHI_PACE", "quick"),
        ("TAROCCHI_PACE", "-1"),
        ("TAROCCHI_PACE", "nan"),
        ("TAROCCHI_NUDGE", "inf"),
        ("TAROCCHI_PORT", "http"),
        ("TAROCCHI_PORT", "8765.5"),
        ("TAROCCHI_PORT", "70000"),
        ("TAROCCHI_METRICS_PORT", "70000"),
        ("TAROCCHI_LOG_LEVEL", "LOUD"),
        ("TAROCCHI_LOG", "xml"),
    ],
)
def test_a_setting_that_cannot_be(called: Call, variable: str, value: str) -> None:
    run = called(**{variable: value})
    assert sentence(run, 2).startswith(variable)


def test_a_setting_in_a_file(tmp_path: Path, called: Call) -> None:
    (tmp_path / ".env").write_text("TAROCCHI_PORT=http\n")
    assert sentence(called(), 2).startswith("TAROCCHI_PORT")


@pytest.mark.parametrize(
    ("text", "named"),
    [(b"DISCORD_TOKEN=\xff\n", "UTF-8"), (b'\nTAROCCHI_PORT="80\n', "2"), (b"= 80", "1")],
)
def test_a_broken_file(tmp_path: Path, called: Call, text: bytes, named: str) -> None:
    (tmp_path / ".env").write_bytes(text)
    line = sentence(called("--require-token"), 2)
    assert ".env" in line
    assert named in line


def test_a_folder_with_the_name_of_the_file(tmp_path: Path, called: Call) -> None:
    (tmp_path / ".env").mkdir()
    assert sentence(called("--require-token"), 2) == "DISCORD_TOKEN is not set."


def test_a_folder_for_cards_that_cannot_be(tmp_path: Path, called: Call) -> None:
    (tmp_path / "file").touch()
    cache = str(tmp_path / "file" / "cache")
    run = called(TAROCCHI_CACHE=cache, DISCORD_TOKEN="token")
    assert cache in sentence(run, 1)


# The playground.


@contextmanager
def taken_port() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@contextmanager
def silent_port() -> Iterator[int]:
    """A port that no program can listen on, so that nobody answers there."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        yield bound.getsockname()[1]


def test_a_port_that_is_taken(called: Call) -> None:
    with taken_port() as port:
        line = sentence(called(TAROCCHI_PORT=str(port)), 1)
    assert line == (
        f"The playground cannot start: port {port} is in use; set TAROCCHI_PORT to another one."
    )


def test_a_record_that_cannot_be_written(tmp_path: Path, called: Call) -> None:
    record = str(tmp_path / "none" / "record.jsonl")
    run = called("--record", record, TAROCCHI_PORT="0")
    assert record in sentence(run, 1)


def test_a_command_can_be_interrupted(tmp_path: Path) -> None:
    os.mkfifo(path := tmp_path / "never")
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "verify", "never"],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        # Both ends wait for each other; nothing is ever written.
        with path.open("w"):
            process.send_signal(signal.SIGINT)
            said, _ = process.communicate(timeout=PATIENCE_S)
    finally:
        process.kill()
    assert (process.returncode, said) == (INTERRUPTED, "never:\n")


def descendants(number: int) -> list[int]:
    """The processes that a process has started, and those they have. Linux only."""
    children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
    return [each for child in map(int, children) for each in (child, *descendants(child))]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopping_while_cards_are_drawn_leaves_nothing(
    tmp_path: Path, number: signal.Signals
) -> None:
    cache = tmp_path / "cache"
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=environment(tmp_path, TAROCCHI_PORT="0", TAROCCHI_CACHE=str(cache)),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stderr is not None
    try:
        started_at = time.monotonic()
        while "drawing cards" not in process.stderr.readline():
            assert time.monotonic() < started_at + PATIENCE_S
        # One that draws, and the one with which Python keeps track of it.
        while len(drawing := descendants(process.pid)) < 2:
            assert time.monotonic() < started_at + PATIENCE_S
        # As a terminal does it, every process hears of it.
        os.killpg(process.pid, number)
        _, said = process.communicate(timeout=PATIENCE_S)
    finally:
        process.kill()
    assert process.returncode == 0
    assert "Traceback" not in said
    while any(Path(f"/proc/{each}").exists() for each in drawing):
        assert time.monotonic() < started_at + PATIENCE_S


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_playground_tells_its_address_and_stops(tmp_path: Path, number: signal.Signals) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=environment(tmp_path, TAROCCHI_PORT="0"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    address = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
    assert address is not None
    with urlopen(address[0]) as page:
        assert page.status == 200
    said = ""
    while "ready" not in said:
        said += process.stderr.readline()
    process.send_signal(number)
    _, rest = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0
    assert "Traceback" not in said + rest
    assert (tmp_path / "var" / "playground.db").exists()
    # The database of the setting is for Discord alone.
    assert not (tmp_path / "bot.db").exists()


# The database.


# Nothing is asked of this address: the database comes first.
NOBODY = ("--loopback", "http://127.0.0.1:1")


def unusable(called: Call, database: Path) -> str:
    """What is said of a database that cannot be used."""
    line = sentence(called(*NOBODY, TAROCCHI_DATABASE=str(database)), 1)
    assert str(database) in line
    return line


def test_a_database_that_is_a_folder(tmp_path: Path, called: Call) -> None:
    unusable(called, tmp_path)


def test_a_database_in_what_is_no_folder(tmp_path: Path, called: Call) -> None:
    (tmp_path / "file").touch()
    unusable(called, tmp_path / "file" / "bot.db")


def test_a_database_that_is_something_else(tmp_path: Path, called: Call) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 100)
    assert "is not a database" in unusable(called, file)
    assert file.read_text().startswith("Dear Ada, ")


def test_a_database_of_a_newer_version(tmp_path: Path, called: Call) -> None:
    file = tmp_path / "new.db"
    db = sqlite3.connect(file)
    db.execute("PRAGMA user_version = 999")
    db.close()
    assert "newer version" in unusable(called, file)


URL = "postgresql://tarocchi:secret@127.0.0.1:1/games"


def test_a_server_that_cannot_be_reached(called: Call) -> None:
    line = sentence(called(*NOBODY, TAROCCHI_DATABASE=URL), 1)
    assert line.startswith("The database postgresql://tarocchi@127.0.0.1:1/games cannot be used: ")


@pytest.mark.parametrize("command", ["status", "rebuild", "daily 2026-11-25"])
def test_commands_for_a_server_that_cannot_be_reached(called: Call, command: str) -> None:
    line = sentence(called(*command.split(), TAROCCHI_DATABASE=URL), 1)
    assert line.startswith("The database postgresql://tarocchi@127.0.0.1:1/games cannot be used: ")


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_copies_of_a_server_are_made_by_its_own_program(called: Call, command: str) -> None:
    line = sentence(called(command, "copy.db", TAROCCHI_DATABASE=URL), 1)
    assert line == "Use pg_dump for a PostgreSQL database."


@pytest.mark.parametrize(
    ("database", "target", "said"),
    [
        ("bot.db", "mysql://u:secret@h/db", "The address of a database begins with postgresql"),
        ("bot.db", "copy.db", "copy.db is no postgresql:// address: use backup to copy a file."),
        (URL, URL, "postgresql://tarocchi@127.0.0.1:1/games is on a server already: use pg_dump"),
    ],
)
def test_where_nothing_can_be_moved(called: Call, database: str, target: str, said: str) -> None:
    line = sentence(called("move-database", target, TAROCCHI_DATABASE=database), 2)
    assert line.startswith(said)
    assert "secret" not in line


async def made(path: Path) -> None:
    """Makes a database."""
    await (await Database.open(path)).close()


def test_there_is_nothing_to_move(called: Call) -> None:
    line = sentence(called("move-database", URL, TAROCCHI_DATABASE="none.db"), 1)
    assert line == "There is no database none.db."


def test_moving_where_nobody_answers(tmp_path: Path, called: Call) -> None:
    asyncio.run(made(tmp_path / "bot.db"))
    line = sentence(called("move-database", URL), 1)
    assert line.startswith("The database postgresql://tarocchi@127.0.0.1:1/games cannot be used: ")
    line = sentence(called("move-database", "new.db", TAROCCHI_DATABASE=URL), 1)
    assert line.startswith("The database postgresql://tarocchi@127.0.0.1:1/games cannot be used: ")
    assert not (tmp_path / "new.db").exists()


# Checking records.


def test_a_record_that_holds(tmp_path: Path) -> None:
    run = bot(tmp_path, "verify", str(RECORD))
    assert (run.returncode, run.stderr) == (0, "")
    assert "Everything is correct." in run.stdout


def test_a_record_that_does_not_hold(tmp_path: Path, called: Call) -> None:
    file = tmp_path / "false.json"
    text = RECORD.read_text(encoding="utf-8")
    file.write_text(text.replace('"scores": [-11, 33, -22]', '"scores": [-10, 32, -22]'))
    run = called("verify", str(file), str(RECORD))
    assert (run.returncode, run.stderr) == (1, "")
    assert "deals[0].scores: the scores are [-11, 33, -22]." in run.stdout


def test_what_is_no_record(tmp_path: Path, called: Call) -> None:
    run = called("verify", "--json", str(tmp_path / "none.json"))
    assert (run.returncode, run.stderr) == (2, "")
    assert run.stdout.startswith('{"file": ')


# Contact sheets.


def test_all_cards_of_a_pack(tmp_path: Path) -> None:
    run = bot(tmp_path, "cards", "--pack", "bolognese", "--out", "sheet.png", "--width", "40")
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    with Image.open(tmp_path / "sheet.png") as sheet:
        # 62 cards and the back, 14 in a row, 40 pixels wide and 81 high, 4 apart.
        assert sheet.size == (14 * 44 + 4, 5 * 85 + 4)


def test_the_medallions_of_a_pack(tmp_path: Path, called: Call) -> None:
    run = called("cards", "--medallions", "--width", "100")
    assert (run.returncode, run.stderr) == (0, "")
    with Image.open(tmp_path / "cards.png") as sheet:
        # 22 trumps, seven in a row: squares, and 4 pixels apart.
        assert (sheet.width - 4) % 7 == (sheet.height - 4) % 4 == 0
        assert (sheet.width - 4) // 7 == (sheet.height - 4) // 4


def test_a_sheet_that_cannot_be_written(called: Call) -> None:
    run = called("cards", "--out", "none/sheet.png", "--width", "40")
    assert "none/sheet.png cannot be written" in sentence(run, 1)


def test_the_packs_on_offer_are_those_that_are_drawn() -> None:
    assert sorted(PACKS) == sorted(faces.PACKS)
