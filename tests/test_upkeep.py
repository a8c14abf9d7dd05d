"""What a host does beside the bot, with the bot running: as programs see it."""

import asyncio
from dataclasses import replace
from pathlib import Path

from bot.app.maintenance import status
from bot.app.status import DAY_S, STALE_S, Status, in_words
from tests.cogs.support.processes import own_settings, separate_processes, started

PATIENCE_S = 60


async def said(folder: Path, *arguments: str) -> tuple[int, str]:
    """The exit status and everything the program says."""
    process = await started(
        "bot", *arguments, settings=own_settings(folder), stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    text, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, text.decode().strip()


async def until_running(database: Path) -> None:
    """Returns once the bot has written down how it is."""
    async with asyncio.timeout(PATIENCE_S):
        while "servers: 1" not in await asyncio.to_thread(status, database):  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def test_beside_a_running_bot(tmp_path: Path) -> None:
    assert await said(tmp_path, "status") == (0, "not running")
    code, line = await said(tmp_path, "rebuild")
    assert (code, "cannot be used: there is no such file." in line) == (1, True)
    async with separate_processes(tmp_path, {}) as processes:
        await until_running(Path(own_settings(tmp_path)["TAROCCHI_DATABASE"]))
        code, line = await said(tmp_path, "status")
        assert code == 0
        assert "open tables: 0, servers: 1, shards: 1, calls: " in line
        code, line = await said(tmp_path, "backup", str(tmp_path / "copy.db"))
        assert (code, "was copied into" in line) == (0, True)
        code, line = await said(tmp_path, "restore", str(tmp_path / "copy.db"))
        assert (code, "stop it first." in line) == (1, True)
        code, line = await said(tmp_path, "rebuild")
        assert (code, line.endswith("were counted again.")) == (0, True)
        code, line = await said(tmp_path, "--loopback", processes.url)
        assert (code, line.splitlines()[-1].startswith("Another bot is running")) == (1, True)
    assert await said(tmp_path, "status") == (0, "not running")
    code, line = await said(tmp_path, "restore", str(tmp_path / "copy.db"))
    assert (code, "What was there before is kept as" in line) == (0, True)


def test_each_process_has_a_line_and_all_have_one() -> None:
    low = Status(at=10_000, started=10_000, tables=3, servers=2, shards=4, late_ms=4, calls=120,
                 of="0-3/16")  # fmt: skip
    others = [replace(low, of=of) for of in ("4-7/16", "8-15/16")]
    stopped = replace(low, at=10_000 - 2 * STALE_S, of="8-9/16")
    gone = replace(low, at=10_000 - DAY_S, of="0-7/32")
    lines = in_words([low, *others, stopped, gone], 10_000).splitlines()
    assert [line.partition(";")[0] for line in lines] == [
        *(f"shards {each.of}: running for 0 h 0 min" for each in (low, *others)),
        "shards 8-9/16: not running",
        "together: open tables: 9, servers: 6, shards: 12, calls: 360",
    ]
    assert in_words([], 10_000) == "not running"


def test_a_status_grows_stale() -> None:
    found = Status(at=10_000, started=10_000 - 7_380, tables=3, servers=2, shards=1, late_ms=4,
                   calls=120)  # fmt: skip
    assert found.in_words(10_000 + STALE_S) == (
        "running for 2 h 3 min; open tables: 3, servers: 2, shards: 1, calls: 120, "
        "event loop late: 4 ms, presses late: 0 of 0, usually 0 ms"
    )
    assert found.in_words(10_001 + STALE_S) == "not running"
