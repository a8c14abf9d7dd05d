"""The loopback as a process of its own: `python -m bot.loopback --port 8765 --world FILE`."""

import argparse
import asyncio
import signal
from pathlib import Path

from bot.loopback.server import Loopback


def main() -> None:
    """Serves until it is interrupted or asked to stop."""
    asyncio.run(_serve(_arguments()))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.loopback", description=__doc__)
    parser.add_argument("--port", type=int, default=8765, help="where to listen (0: any free)")
    parser.add_argument("--world", type=Path, help="the file the world is kept in")
    parser.add_argument("--record", type=Path, help="a file for all requests of the bot")
    parser.add_argument("--token", default="playground", help="the token the bot must bring")
    return parser.parse_args()


async def _serve(arguments: argparse.Namespace) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    for path in filter(None, (arguments.world, arguments.record)):
        path.parent.mkdir(parents=True, exist_ok=True)
    loopback = Loopback(
        arguments.world, arguments.port, record=arguments.record, token=arguments.token
    )
    await loopback.start()
    print(loopback.url, flush=True)  # noqa: T201 - the command line tells where it listens
    await stop.wait()
    await loopback.close()


if __name__ == "__main__":
    main()
