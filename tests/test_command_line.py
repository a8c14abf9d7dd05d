"""The program as it is started from a shell: what it says, and with which status it ends."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import PACKS
from bot.config import Settings
from bot.loopback import Loopback
from rendering import cards
from tests.cogs.processes import started

CHECKOUT = Path(__file__).parents[1]
RECORD = CHECKOUT / "tests" / "games" / "records" / "scarto.json"
PATIENCE_S = 120

Run = subprocess.CompletedProcess[str]


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """The variables of a program that is started in an empty folder."""
    known = {variable for variable, _, _ in Settings.described()}
    inherited = {name: value for name, value in os.environ.items() if name not in known}
    own = {
        "PYTHONPATH": str(CHECKOUT),
        # Drawing the cards takes seconds: all tests share them.
        "TAROCCHI_CACHE": str(CHECKOUT / "var" / "cache"),
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


def sentence(run: Run, status: int) -> str:
    """The one line that the program ended with; fails if there was more, or another status."""
    assert run.returncode == status, run.stderr
    assert run.stdout == ""
    [line] = run.stderr.splitlines()
    assert line.endswith(".")
    return line


def test_help_names_every_setting(tmp_path: Path) -> None:
    run = bot(tmp_path, "--help")
    assert (run.returncode, run.stderr) == (0, "")
    for variable, default, meaning in Settings.described():
        assert f"  {variable} " in run.stdout
        assert default in run.stdout
        assert meaning in run.stdout
    for option in ("--require-token", "--record", "--loopback", "verify"):
        assert option in run.stdout


def test_an_unknown_option(tmp_path: Path) -> None:
    run = bot(tmp_path, "--nonsense")
    assert run.returncode == 2
    assert "Traceback" not in run.stderr


# The token.


@pytest.mark.parametrize("token", [None, "", "  "], ids=["none", "empty", "blank"])
def test_a_token_that_is_required_and_missing(tmp_path: Path, token: str | None) -> None:
    settings = {} if token is None else {"DISCORD_TOKEN": token}
    run = bot(tmp_path, "--require-token", **settings)
    assert sentence(run, 2) == "DISCORD_TOKEN is not set."


def test_an_empty_token_in_a_file_is_none(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\n")
    assert sentence(bot(tmp_path, "--require-token"), 2) == "DISCORD_TOKEN is not set."


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


def test_nobody_is_there(tmp_path: Path) -> None:
    with taken_port() as port:
        pass
    run = bot(tmp_path, "--loopback", f"http://127.0.0.1:{port}", TAROCCHI_LOG_LEVEL="ERROR")
    assert f"http://127.0.0.1:{port}" in sentence(run, 1)


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
        ("TAROCCHI_LOG_LEVEL", "LOUD"),
    ],
)
def test_a_setting_that_cannot_be(tmp_path: Path, variable: str, value: str) -> None:
    run = bot(tmp_path, **{variable: value})
    assert sentence(run, 2).startswith(variable)


def test_a_setting_in_a_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("TAROCCHI_PORT=http\n")
    assert sentence(bot(tmp_path), 2).startswith("TAROCCHI_PORT")


# The playground.


@contextmanager
def taken_port() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with taken_port() as port:
        line = sentence(bot(tmp_path, TAROCCHI_PORT=str(port)), 1)
    assert line.startswith("The playground cannot start")
    assert str(port) in line
    assert "in use" in line


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_playground_tells_its_address_and_stops(tmp_path: Path, number: signal.Signals) -> None:
    with taken_port() as port:
        pass
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=environment(tmp_path, TAROCCHI_PORT=str(port)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert f"http://127.0.0.1:{port}" in process.stdout.readline()
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


def unusable(folder: Path, database: Path) -> str:
    """What is said of a database that cannot be used."""
    # Nothing is asked of this address: the database comes first.
    run = bot(
        folder,
        *("--loopback", "http://127.0.0.1:1"),
        TAROCCHI_DATABASE=str(database),
        TAROCCHI_LOG_LEVEL="ERROR",
    )
    line = sentence(run, 1)
    assert str(database) in line
    return line


def test_a_database_that_is_a_folder(tmp_path: Path) -> None:
    unusable(tmp_path, tmp_path)


def test_a_database_in_what_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    unusable(tmp_path, tmp_path / "file" / "bot.db")


def test_a_database_that_is_something_else(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 100)
    assert "is not a database" in unusable(tmp_path, file)
    assert file.read_text().startswith("Dear Ada, ")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    db = sqlite3.connect(file)
    db.execute("PRAGMA user_version = 999")
    db.close()
    assert "newer version" in unusable(tmp_path, file)


# Checking records.


def test_a_record_that_holds(tmp_path: Path) -> None:
    run = bot(tmp_path, "verify", str(RECORD))
    assert (run.returncode, run.stderr) == (0, "")
    assert "Everything holds." in run.stdout


def test_a_record_that_does_not_hold(tmp_path: Path) -> None:
    file = tmp_path / "false.json"
    text = RECORD.read_text(encoding="utf-8")
    file.write_text(text.replace('"scores": [-11, 33, -22]', '"scores": [-10, 32, -22]'))
    run = bot(tmp_path, "verify", str(file), str(RECORD))
    assert (run.returncode, run.stderr) == (1, "")
    assert "deals[0].scores: the scores are [-11, 33, -22]." in run.stdout


def test_what_is_no_record(tmp_path: Path) -> None:
    run = bot(tmp_path, "verify", "--json", str(tmp_path / "none.json"))
    assert (run.returncode, run.stderr) == (2, "")
    assert run.stdout.startswith('{"file": ')


# Contact sheets.


def test_all_cards_of_a_pack(tmp_path: Path) -> None:
    run = bot(tmp_path, "cards", "--pack", "bolognese", "--out", "sheet.png", "--width", "40")
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    with Image.open(tmp_path / "sheet.png") as sheet:
        # 62 cards and the back, 14 in a row, 40 pixels wide and 81 high, 4 apart.
        assert sheet.size == (14 * 44 + 4, 5 * 85 + 4)


def test_the_medallions_of_a_pack(tmp_path: Path) -> None:
    run = bot(tmp_path, "cards", "--medallions", "--width", "100")
    assert (run.returncode, run.stderr) == (0, "")
    with Image.open(tmp_path / "cards.png") as sheet:
        # 22 trumps, seven in a row: squares, and 4 pixels apart.
        assert (sheet.width - 4) % 7 == (sheet.height - 4) % 4 == 0
        assert (sheet.width - 4) // 7 == (sheet.height - 4) // 4


def test_a_sheet_that_cannot_be_written(tmp_path: Path) -> None:
    run = bot(tmp_path, "cards", "--out", "none/sheet.png", "--width", "40")
    assert "none/sheet.png cannot be written" in sentence(run, 1)


def test_the_packs_on_offer_are_those_that_are_drawn() -> None:
    assert sorted(PACKS) == sorted(cards.PACKS)
