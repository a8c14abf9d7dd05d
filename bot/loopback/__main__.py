"""The loopback as a process of its own: `python -m bot.loopback --port 8765 --world FILE`."""

import argparse
import asyncio
import errno
import sys
from contextlib import suppress
from pathlib import Path

from bot.loopback.interrupts import end_on_signals
from bot.loopback.server import Loopback
from bot.loopback.world.sample import TOKEN


def main() -> None:
    """Serve until interrupted or terminated."""
    arguments = parser().parse_args()
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_serve(arguments))


def parser() -> argparse.ArgumentParser:
    """Return what the command line can hold."""
    parser = argparse.ArgumentParser(prog="python -m bot.loopback", description=__doc__)
    parser.add_argument(
        "--port", type=int, default=8765, help="the port to listen on (0: any free one)"
    )
    parser.add_argument("--world", type=Path, help="the file to keep the world in")
    parser.add_argument("--record", type=Path, help="the file to record the bot's requests in")
    parser.add_argument("--token", default=TOKEN, help="the token the bot must log in with")
    return parser


async def _serve(arguments: argparse.Namespace) -> None:
    for path in filter(None, (arguments.world, arguments.record)):
        path.parent.mkdir(parents=True, exist_ok=True)
    loopback = _opened(arguments)
    stopped = asyncio.get_running_loop().create_future()
    end_on_signals(stopped)
    try:
        await loopback.start()
        print(loopback.url, flush=True)  # noqa: T201 - the command line says where it listens
        await stopped
    finally:
        await loopback.close()


def _opened(arguments: argparse.Namespace) -> Loopback:
    try:
        return Loopback(
            arguments.world, arguments.port, record=arguments.record, token=arguments.token
        )
    except OSError as fault:
        if fault.errno != errno.EADDRINUSE:
            raise
        sys.exit(f"Port {arguments.port} is in use; choose another one with --port.")


if __name__ == "__main__":
    main()
