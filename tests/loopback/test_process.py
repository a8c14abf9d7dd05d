"""The loopback as a process of its own."""

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot.loopback import Person

AS_ON_WINDOWS = """
import asyncio
from bot.loopback.__main__ import main
loop = asyncio.SelectorEventLoop
loop.add_signal_handler = asyncio.AbstractEventLoop.add_signal_handler
main()
"""
"""Starts it with an event loop that has no handlers of signals."""

MODULE = ("-m", "bot.loopback")


@pytest.mark.parametrize(
    ("program", "number"),
    [(MODULE, signal.SIGINT), (MODULE, signal.SIGTERM), (("-c", AS_ON_WINDOWS), signal.SIGINT)],
)
async def test_process_serves_and_stops(
    tmp_path: Path, program: tuple[str, str], number: signal.Signals
) -> None:
    world, record = tmp_path / "world.sqlite", tmp_path / "record.jsonl"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *(*program, "--port", "0", "--world", world, "--record", record),
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


def test_a_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        run = subprocess.run(
            [sys.executable, "-m", "bot.loopback", "--port", port],
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=False,
        )
    assert run.returncode == 1
    assert run.stderr == f"Port {port} is in use; choose another one with --port.\n"
