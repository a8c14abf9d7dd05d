"""The foreign clients: which there are, whether they are installed, and what they counted."""

import asyncio
import json
import os
import shutil
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.loopback import Loopback

HERE = Path(__file__).parent
CHECKOUT = HERE.parents[2]
FOLDER = CHECKOUT / "var" / "foreign"
"""Where foreign clients are installed. Git does not see it."""
MODULES = FOLDER / "node_modules"
PYTHON = FOLDER / "python" / "bin" / "python"
PATIENCE_S = 60
LAST = "That was the match."
"""What somebody says in the end: whoever hears it has heard everything before."""


@dataclass(frozen=True, slots=True)
class Foreign:
    """A client: what it is called, the script that runs it, and what runs that."""

    name: str
    script: str
    runs: Path | str
    folder: Path

    @property
    def is_installed(self) -> bool:
        """Whether it can be run here."""
        return self.folder.is_dir() and shutil.which(self.runs) is not None


def _python(name: str, script: str, package: str) -> Foreign:
    """A client in Python, which is installed in an environment of its own."""
    found = FOLDER.glob(f"python/lib/*/site-packages/{package}")
    return Foreign(name, script, PYTHON, next(found, FOLDER / package))


DISCORD_PY = Foreign("discord.py", "with_discord_py.py", sys.executable, HERE)
"""The measure of the others. It comes with the bot."""
OTHERS = (
    Foreign("discord.js", "with_discord_js.js", "node", MODULES / "discord.js"),
    Foreign("oceanic.js", "with_oceanic.js", "node", MODULES / "oceanic.js"),
    Foreign("eris", "with_eris.js", "node", MODULES / "eris"),
    _python("disnake", "with_disnake.py", "disnake"),
    _python("nextcord", "with_nextcord.py", "nextcord"),
    _python("hikari", "with_hikari.py", "hikari"),
    _python("interactions.py", "with_interactions.py", "interactions"),
)


@dataclass(frozen=True, slots=True)
class Heard:
    """What a client counted, by the names of the events, and what went wrong with it."""

    counts: Counter[str]
    errors: tuple[str, ...] = ()


class Listener:
    """A client that runs."""

    def __init__(self, client: Foreign, process: asyncio.subprocess.Process) -> None:
        self.client = client
        self._process = process

    async def ready(self) -> bool:
        """Whether it has logged in and been told of the server."""
        return await self._line() == "ready"

    async def heard(self) -> Heard:
        """What it counted until the end."""
        try:
            told = json.loads(await self._line())
        except ValueError:
            return Heard(Counter(), (await self._said(),))
        return Heard(Counter(told["counts"]), tuple(told["errors"]))

    async def _line(self) -> str:
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(PATIENCE_S):
                return (await self._process.stdout.readline()).decode().strip()
        except TimeoutError:
            return ""

    async def _said(self) -> str:
        self.stop()
        assert self._process.stderr is not None
        said = (await self._process.stderr.read()).decode().strip()
        return said or "It ended without a word."

    def stop(self) -> None:
        """Ends it, if it has not ended by itself."""
        if self._process.returncode is None:
            self._process.kill()


@asynccontextmanager
async def listening(client: Foreign, loopback: Loopback) -> AsyncIterator[Listener]:
    """Runs a client that logs in at the stand-in."""
    environment = os.environ | {
        "PLAYGROUND": loopback.url,
        "TOKEN": loopback.token,
        "LAST": LAST,
        "NODE_PATH": str(MODULES),
        "PYTHONPATH": str(CHECKOUT) if client is DISCORD_PY else "",
    }
    process = await asyncio.create_subprocess_exec(
        client.runs,
        HERE / client.script,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        limit=2**20,
    )
    listener = Listener(client, process)
    try:
        yield listener
    finally:
        listener.stop()
        await process.communicate()
