"""The loopback as a process of its own."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from bot.loopback import Person


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_process_serves_and_stops(tmp_path: Path, number: signal.Signals) -> None:
    world, record = tmp_path / "world.sqlite", tmp_path / "record.jsonl"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot.loopback", "--port", "0", "--world", world, "--record", record),
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    url = (await process.stdout.readline()).decode().strip()
    async with Person(url, "ada") as ada:
        await ada.say("tables", "hello")
        process.send_signal(number)
        _, errors = await process.communicate()
    assert (process.returncode, errors) == (0, b"")
    assert world.exists()
    assert record.exists()
