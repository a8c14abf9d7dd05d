"""A loopback, a client and people for each test."""

import io
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.loopback import Loopback, Person
from tests.loopback.support.bots import HeldBot, running
from tests.loopback.support.rest import Call, Reply


@pytest.fixture
async def loopback() -> AsyncIterator[Loopback]:
    """A loopback that keeps its world in memory, without the ordinary rate limits."""
    loopback = Loopback()
    loopback.limits.enforced = False
    await loopback.start()
    yield loopback
    await loopback.close()


@pytest.fixture
async def bot(loopback: Loopback) -> AsyncIterator[HeldBot]:
    """A client that is logged in."""
    async with running(HeldBot(), loopback) as bot:
        yield bot


@pytest.fixture
async def ada(loopback: Loopback) -> AsyncIterator[Person]:
    """The owner of the server."""
    async with Person(loopback.url, "ada") as ada:
        yield ada


@pytest.fixture
async def bruno(loopback: Loopback) -> AsyncIterator[Person]:
    """Somebody with ordinary permissions."""
    async with Person(loopback.url, "bruno") as bruno:
        yield bruno


@pytest.fixture
async def rest(loopback: Loopback) -> AsyncIterator[Call]:
    """Calls the REST side by hand: `await rest("GET", "/users/@me")`."""
    async with aiohttp.ClientSession() as session:

        async def call(
            method: str,
            path: str,
            body: Any = None,
            files: dict[str, bytes] | None = None,
            headers: dict[str, str] | None = None,
        ) -> Reply:
            data: Any = json.dumps(body) if body is not None else None
            if files:
                data = aiohttp.FormData(quote_fields=False)
                data.add_field("payload_json", json.dumps(body))
                for index, (name, content) in enumerate(files.items()):
                    data.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
            sent = {"Authorization": f"Bot {loopback.token}"} | (headers or {})
            url = loopback.api_url + path
            async with session.request(method, url, data=data, headers=sent) as response:
                text = await response.text()
                return Reply(response.status, json.loads(text or "null"), response.headers)

        yield call
