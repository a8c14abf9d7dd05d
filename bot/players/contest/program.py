"""Another program that is asked by one line and answers by one line."""

import os
import shlex
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from subprocess import PIPE, Popen, TimeoutExpired
from types import TracebackType
from typing import Self

PATIENCE_S = 10.0
"""An answer that takes longer is not waited for."""
GRACE_S = 1.0
"""The time a program that is asked no more has to end by itself."""
LONGEST = 10_000
"""No answer has more characters."""


class ProgramFault(Exception):
    """The program cannot play on; the message says why in a sentence."""


class Program:
    """A program that runs as long as the `with` block; what it says of faults is passed on."""

    def __init__(self, command: str, patience_s: float = PATIENCE_S) -> None:
        """Start the program. Raises `ProgramFault` if there is none of this name."""
        self._patience_s = patience_s
        try:
            # In a session of its own, so that what it has started itself can be ended with it.
            self._process = Popen(
                _words(command),
                stdin=PIPE,
                stdout=PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except (OSError, ValueError) as fault:
            why = fault.strerror if isinstance(fault, OSError) else fault
            raise ProgramFault(f"The program {command!r} cannot be started: {why}.") from None
        self._thread = ThreadPoolExecutor(1, "program")
        self.latest = ""
        """What it answered last."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.end()

    def answer(self, question: str) -> str:
        """Return the line that the program answers this line with. Raises `ProgramFault` without
        one."""
        try:
            answer = self._thread.submit(self._exchange, question).result(self._patience_s)
        except TimeoutError:
            raise ProgramFault(f"The program was silent for {self._patience_s:g} s.") from None
        if not answer:
            raise ProgramFault(f"The program ended without an answer{self._exit_code()}.")
        self.latest = answer.rstrip("\r\n")
        return self.latest

    def end(self) -> None:
        """Tell the program by the end of its input that it is over, and kill what stays of it."""
        self._thread.submit(self._close)
        with suppress(TimeoutExpired):
            self._process.wait(GRACE_S)
        self._kill()
        self._process.wait()
        self._thread.shutdown()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _exchange(self, question: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(question + "\n")
            self._process.stdin.flush()
        except OSError:
            return ""
        return self._process.stdout.readline(LONGEST)

    def _close(self) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()
        except OSError:
            return

    def _kill(self) -> None:
        # What it has started may stay although the program itself has ended.
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()

    def _exit_code(self) -> str:
        try:
            return f", with exit code {self._process.wait(GRACE_S)}"
        except TimeoutExpired:
            return ""


def _words(command: str) -> str | list[str]:
    # Windows reads a command line by rules of its own, and its paths have backslashes.
    words = command if os.name == "nt" else shlex.split(command)
    if not words:
        raise ValueError("it has no name")
    return words
