"""A whole match with everything logged as JSON and shown to Prometheus: nothing hidden is in it."""

import contextlib
import io
import json
import logging
import random
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest

from bot import app
from bot.app.logs import JsonLines
from bot.app.running import running_bot
from bot.app.starting import CannotStart
from bot.games.cards import Card
from bot.tables.decisions import ending
from tests.cogs.support.house import QUICK, House, playing_house
from tests.cogs.support.playing import Party, party
from tests.cogs.support.secrecy import mentioned
from tests.cogs.support.traffic import FRAME
from tests.loopback.support.controls import control


def free_port() -> int:
    """A port that nobody uses, nor will for a connection of their own: those are higher."""
    for port in random.sample(range(20_000, 30_000), 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


PORT = free_port()


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged, as the program writes it."""
    written = io.StringIO()
    handler, root = logging.StreamHandler(written), logging.getLogger()
    handler.setFormatter(JsonLines())
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield written
    finally:
        root.setLevel(level)
        root.removeHandler(handler)


@pytest.fixture
async def measured(tmp_path: Path, log: io.StringIO) -> AsyncIterator[House]:
    """A house that shows its figures."""
    async with playing_house(tmp_path, replace(QUICK, metrics_port=PORT)) as house:
        yield house


async def figures() -> str:
    """What Prometheus would be told now."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{PORT}/metrics") as reply,
    ):
        assert reply.status == 200
        return await reply.text()


def figure(text: str, name: str) -> float:
    """The value of one line."""
    [line] = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(line.rpartition(" ")[2])


async def play_all(playing: Party) -> None:
    """The first deal with a press for every card of a person; then the match is over."""
    for guest in playing.guests:
        await playing.table.change(ending.agree, guest.user_id)
    while not playing.table.over:
        await playing.act()
        await playing.house.until(lambda: playing.somebody_acts or playing.table.over)


def cards_named(playing: Party, text: str) -> list[Card]:
    """The cards that a text names."""
    return list(mentioned(playing.table.game.pack, text))


async def test_nothing_hidden_is_logged_or_measured(measured: House, log: io.StringIO) -> None:
    playing = await party(measured, "ada", "bruno", computers=1)
    await playing.start()
    await play_all(playing)
    shown = await figures()
    revealed = playing.table.revealed
    assert revealed is not None
    secrets = set(measured.loopback.world.by_token)
    secrets |= {measured.loopback.token, revealed.secret.hex(), *revealed.seeds[1:]}
    assert len(secrets) > 30
    for text in (log.getvalue(), shown):
        assert [secret for secret in secrets if secret in text] == []
        assert cards_named(playing, text) == []
        assert "Bruno" not in text

    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert all({"at", "level", "logger", "message"} <= line.keys() for line in lines)
    assert any("ready user=" in line["message"] for line in lines)

    assert figure(shown, "tarocchi_cards_total") == 3 * 25
    assert figure(shown, 'tarocchi_answer_seconds_count{kind="PlayCard"}') >= 40
    assert figure(shown, 'tarocchi_answer_seconds_count{kind="tarocchi new"}') == 1
    assert 'tarocchi_calls_total{kind="POST /interactions/…/…/callback",status="200"}' in shown
    assert figure(shown, 'tarocchi_tables{state="playing"}') == 0
    assert figure(shown, "tarocchi_faults_total") == 0
    assert figure(shown, "tarocchi_loop_late_seconds") >= 0
    assert figure(shown, "tarocchi_press_delay_seconds_count") > 40
    assert abs(figure(shown, "tarocchi_clock_skew_seconds")) < 1
    assert "process_resident_memory_bytes" in shown


async def test_tables_and_faults_are_counted(measured: House) -> None:
    await party(measured, "ada")
    logging.getLogger("bot.test").error("planted")
    assert measured.faults.pop() == "planted"
    shown = await figures()
    assert figure(shown, 'tarocchi_tables{state="lobby"}') == 1
    assert figure(shown, "tarocchi_faults_total") == 1


async def test_refusals_are_counted_with_their_status(measured: House) -> None:
    playing = await party(measured, "ada", "bruno", computers=1)
    await playing.start_playing()
    frames = "PATCH /channels/{c}/messages/{m}"
    await control(measured.loopback, "limit", route=frames, retry_after=0.5)
    before = measured.traffic.count()[FRAME]
    await playing.act()
    await measured.traffic.until_more(FRAME, before)
    await measured.boards.of(playing.table).rest()
    shown = await figures()
    counted = 'tarocchi_calls_total{kind="PATCH /channels/…/messages/…",status='
    assert figure(shown, f'{counted}"429"}}') == 1
    assert f'{counted}"none"' not in shown


async def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(CannotStart, match=f"port {port} is in use; set TAROCCHI_METRICS_PORT"):
            async with running_bot(replace(QUICK, metrics_port=port), tmp_path / "bot.db"):
                pass


async def test_the_package_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(app, "metrics", raising=False)
    monkeypatch.delitem(sys.modules, "bot.app.metrics", raising=False)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    with pytest.raises(CannotStart, match="pip install"):
        async with running_bot(replace(QUICK, metrics_port=PORT), tmp_path / "bot.db"):
            pass
