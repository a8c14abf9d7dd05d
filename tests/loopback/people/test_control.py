"""The controls refuse what makes no sense."""

from typing import Any

import aiohttp
import pytest

from bot.loopback import Loopback
from tests.loopback.support.controls import control


@pytest.mark.parametrize(
    ("name", "body", "code"),
    [
        ("clock", {"advance_s": -1}, "bad_step"),
        ("clock", {"advance_s": "soon"}, "bad_step"),
        ("gateway", {"do": "explode"}, "bad_order"),
        ("permissions", {"channel": "nowhere"}, "no_such_channel"),
        ("permissions", {"channel": "tables", "who": "nobody", "permissions": "0"}, "bad_perm"),
        ("permissions", {"channel": "tables", "who": "ada", "permissions": "all"}, "bad_perm"),
        ("role", {"who": "nobody"}, "bad_role"),
        ("role", {"permissions": "all"}, "bad_role"),
        ("role", {"role": "5", "held": True}, "bad_role"),
        ("role", {"held": "yes"}, "bad_role"),
        ("role", {"channel": "nowhere"}, "no_such_channel"),
        ("command", {"command": "ban", "who": "ada", "allowed": True}, "bad_command_right"),
        ("archive", {"thread": "tables"}, "no_thread"),
        ("server", {"do": "leave", "server": "1234"}, "no_such_server"),
        ("servers", {"count": 0}, "bad_size"),
        ("shards", {"shards": 0}, "bad_size"),
        ("shards", {"max_concurrency": "1"}, "bad_size"),
        ("shards", {"enforced": 1}, "bad_size"),
        ("servers", {"channels": 501}, "bad_size"),
        ("servers", {"roles": 1}, "bad_size"),
        ("servers", {"count": True}, "bad_size"),
        ("direct", {"who": "nobody", "open": False}, "bad_direct"),
        ("direct", {"who": "ada"}, "bad_direct"),
        ("limit", {"route": "*", "retry_after": "long"}, "bad_limit"),
        ("limit", {"route": "*", "scope": "nobody"}, "bad_limit"),
        ("fault", {"do": "explode"}, "bad_fault"),
        ("fault", {"do": "refuse", "status": 200}, "bad_fault"),
        ("outcome", {"by_id": "no"}, "bad_outcome"),
        ("outcome", {"gravity": False}, "bad_outcome"),
        ("application", {"flags": True}, "bad_flags"),
        ("application", {"flags": -1}, "bad_flags"),
        ("server", {"do": "explode"}, "bad_order"),
        ("server", {"who": "nobody", "do": "leave"}, "bad_order"),
        ("delete", {"channel": "nowhere"}, "no_such_channel"),
        ("permissions", {"channel": "lounge", "permissions": "²"}, "bad_permissions"),
    ],
)
async def test_refused(loopback: Loopback, name: str, body: dict[str, Any], code: str) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{loopback.url}/control/{name}", json=body) as reply,
    ):
        assert reply.status in (400, 404)
        assert (await reply.json())["code"].startswith(code)


@pytest.mark.parametrize("body", [b"[]", b"{", b"\xff"])
async def test_body_must_be_an_object(loopback: Loopback, body: bytes) -> None:
    for path in ("/control/clock", "/people/ada/channels/tables/say"):
        async with (
            aiohttp.ClientSession() as session,
            session.post(loopback.url + path, data=body) as reply,
        ):
            assert (reply.status, (await reply.json())["code"]) == (400, "bad_json")


async def test_clock_is_told(loopback: Loopback) -> None:
    before = loopback.clock.now
    moved = await control(loopback, "clock", advance_s=100)
    assert moved["ahead_s"] == 100
    assert before + 100 <= moved["now"] <= loopback.clock.now
