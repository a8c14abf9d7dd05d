"""The record of the bot's requests and their responses."""

import hashlib
import io
import json
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot.loopback import Loopback, Person
from bot.loopback.checks.pictures import plain_png
from tests.loopback.support.bots import HeldBot, running

PNG = plain_png(3, 3, 3)


async def test_each_request_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    loopback = Loopback(record=path)
    heard: list[tuple[dict[str, Any], dict[str, bytes]]] = []
    loopback.recorder.listeners.append(lambda entry, files: heard.append((entry, files)))
    await loopback.start()
    async with running(HeldBot(), loopback) as bot, Person(loopback.url, "ada") as ada:
        interaction, outcome = await bot.held(ada.command("tables", "hold"))
        file = discord.File(io.BytesIO(PNG), "a.png", description="A card")
        await interaction.response.send_message("x", file=file, ephemeral=True)
        await outcome
        listed = await shown(loopback)
    await loopback.close()
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert lines == [entry for entry, _ in heard] == listed
    entry, files = heard[-1]
    assert files == {"a.png": PNG}
    assert entry["files"] == [
        {
            "name": "files[0]",
            "filename": "a.png",
            "size": len(PNG),
            "sha256": hashlib.sha256(PNG).hexdigest(),
            "content_type": "application/octet-stream",
        }
    ]
    assert entry["method"] == "POST"
    assert entry["path"] == f"/interactions/{interaction.id}/{interaction.token}/callback"
    assert entry["query"] == {"with_response": "1"}
    assert entry["body"]["data"]["content"] == "x"
    assert entry["status"] == 200
    assert entry["response"]["resource"]["message"]["content"] == "x"
    assert entry["interaction"] == {
        "id": str(interaction.id),
        "user_id": str(interaction.user.id),
    }
    assert abs(entry["t"] - loopback.clock.now) < 60


async def test_refused_requests_are_recorded_too(tmp_path: Path) -> None:
    loopback = Loopback()
    await loopback.start()
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{loopback.api_url}/users/@me") as reply,
    ):
        assert reply.status == 401
    (entry,) = loopback.recorder.entries
    assert (entry["path"], entry["status"], entry["body"]) == ("/users/@me", 401, None)
    assert entry["response"]["message"] == "401: Unauthorized"
    await loopback.close()


async def shown(loopback: Loopback) -> Any:
    """The record as the controls show it."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{loopback.url}/control/record") as reply,
    ):
        return (await reply.json())["entries"]
