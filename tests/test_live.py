"""What is tried on Discord itself, tried on the playground: a person presses what is asked for."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import live
from bot.app.command_line import main
from bot.app.running import client_of
from bot.app.settings import Settings
from bot.loopback import Loopback, Person
from data.copies import lock_of
from tests.cogs.support.guests import Guest, has_button

SEEN = (
    "emoji of the application: Discord did it",
    "widths of buttons: compare them on a phone and elsewhere: https://",
    "please: press *Begin* in the channel",
    "private answer with a picture: Discord did it",
    "private follow-ups with a picture: Discord took 2",
    "please: press *Again* in the channel",
    "deletion by its own token: Discord did it",
    "deletion by another token: Discord ",
    "please: wait until 1 s have passed since the first press",
    "edit after 1 s: Discord did it",
    "archiving its own thread: Discord did it",
    "please: press *In the thread* in the channel",
    "answer to a button in an archived thread: Discord did it",
    "thread after the press: open again",
)


@pytest.fixture
async def loopback() -> AsyncIterator[Loopback]:
    """A playground that every client talks to."""
    loopback = Loopback()
    await loopback.start()
    with client_of(loopback.url):
        yield loopback
    await loopback.close()


def settings_for(folder: Path, loopback: Loopback) -> Settings:
    """Settings for a bot at the playground."""
    return Settings(token=loopback.token, database=folder / "bot.db", search="off")


async def press_all(guest: Guest) -> None:
    """Presses what is asked for, as soon as it is there."""
    for label in ("Begin", "Again"):
        await guest.press(await guest.until(lambda m, wanted=label: has_button(m, wanted)), label)
    guest.place = await archived_thread(guest)
    await guest.update()
    message = guest.newest(lambda m: has_button(m, "In the thread"))
    assert message is not None
    await guest.press(message, "In the thread")


async def archived_thread(guest: Guest) -> str:
    """The thread of the trial, once it is archived."""
    while True:
        guest.person.forget()
        for channel in await guest.person.channels():
            if channel["name"] == "Archived" and channel["archived"]:
                return str(channel["id"])
        await guest.person.wait_for(lambda event: True, 60)


async def test_everything_is_tried_and_written_down(
    tmp_path: Path, loopback: Loopback, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Person(loopback.url, "ada") as ada:
        place = next(c["id"] for c in await ada.channels() if c["name"] == "tables")
        pressing = asyncio.create_task(press_all(Guest(ada, place, 0)))
        assert await live.main(settings_for(tmp_path, loopback), int(place), late_s=1) == 0
        await pressing
    *lines, last = capsys.readouterr().out.splitlines()
    assert len(lines) == len(SEEN)
    for line, seen in zip(lines, SEEN, strict=True):
        assert line.removeprefix("ok").strip().startswith(seen)
    check_report(tmp_path, lines, last)


def check_report(folder: Path, lines: list[str], last: str) -> None:
    """What was said is kept in a file, which the last line names."""
    [file] = folder.glob("live-*.txt")
    assert file.read_text().splitlines() == lines
    assert str(file) in last


async def test_nobody_presses(
    tmp_path: Path, loopback: Loopback, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(live, "PATIENCE_S", 0)
    tables = next(c["id"] for c in loopback.world.channels.values() if c["name"] == "tables")
    assert await live.main(settings_for(tmp_path, loopback), int(tables), late_s=1) == 1
    assert "Nobody pressed *Begin*." in capsys.readouterr().err


async def test_a_place_that_is_no_channel(
    tmp_path: Path, loopback: Loopback, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await live.main(settings_for(tmp_path, loopback), 7, late_s=1) == 1
    assert "Unknown Channel" in capsys.readouterr().err


async def test_nobody_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(token="token", database=tmp_path / "new" / "bot.db")
    with client_of("http://127.0.0.1:9"):
        assert await live.main(settings, 7, late_s=1) == 1
    assert "The trial has ended early: " in capsys.readouterr().err


async def test_a_wrong_token(
    tmp_path: Path, loopback: Loopback, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(token="wrong", database=tmp_path / "bot.db")
    assert await live.main(settings, 7, late_s=1) == 1
    assert "does not accept the token" in capsys.readouterr().err


async def test_not_while_the_bot_runs(
    tmp_path: Path, loopback: Loopback, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_for(tmp_path, loopback)
    with lock_of(settings.database):
        assert await live.main(settings, 7, late_s=1) == 1
    assert "stop it first" in capsys.readouterr().err


def test_a_token_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert main(["doctor", "--live", "7"]) == 2
    assert capsys.readouterr().err == "DISCORD_TOKEN is not set.\n"
