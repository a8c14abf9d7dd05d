"""How long a refusal says to wait, whoever wrote it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import BaseTestServer, TestServer

from cogs.messages.rate_limiter import RateLimiter
from cogs.press.outages import RETRY_S, TOO_MANY, Refused, passes_in


@asynccontextmanager
async def refusing(header: str | None) -> AsyncIterator[BaseTestServer]:
    """A server to which every request is one too many, with this header if there is one."""

    async def refuse(request: web.Request) -> web.Response:
        headers = {} if header is None else {"Retry-After": header}
        return web.Response(status=TOO_MANY, headers=headers)

    app = web.Application()
    app.router.add_get("/", refuse)
    async with TestServer(app) as server:
        yield server


WAITS = pytest.mark.parametrize(
    ("header", "seconds"),
    [
        ("7", 7),
        ("64.57", 64.57),
        (None, RETRY_S),
        ("Wed, 21 Oct 2026 07:28:00 GMT", RETRY_S),
        ("soon", RETRY_S),
        ("", RETRY_S),
        ("-3", RETRY_S),
        ("nan", RETRY_S),
        ("inf", RETRY_S),
    ],
)


@WAITS
async def test_the_painter_tells_how_long_to_wait(header: str | None, seconds: float) -> None:
    trace = RateLimiter(per_s=10_000).trace
    async with (
        refusing(header) as server,
        aiohttp.ClientSession(trace_configs=[trace]) as session,
    ):
        with pytest.raises(Refused) as refused:
            await session.get(server.make_url("/"))
    assert (refused.value.status, refused.value.after_s) == (TOO_MANY, seconds)


@WAITS
async def test_so_does_what_the_library_raises(header: str | None, seconds: float) -> None:
    async with (
        refusing(header) as server,
        aiohttp.ClientSession() as session,
        session.get(server.make_url("/")) as response,
    ):
        assert passes_in(discord.HTTPException(response, "")) == seconds
