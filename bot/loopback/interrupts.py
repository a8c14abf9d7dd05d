"""What becomes of a program that is interrupted or terminated."""

import asyncio
import signal
from contextlib import suppress
from typing import Any


def end_on_signals(task: asyncio.Future[Any]) -> None:
    """Let interrupting or terminating the program only cancel this task."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows knows no such handlers; an interrupt cancels the main task there all the same.
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, task.cancel)
