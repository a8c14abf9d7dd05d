"""The controls of the simulation, as tests use them."""

from typing import Any

import aiohttp

from bot.loopback import Loopback


async def control(loopback: Loopback, name: str, **body: Any) -> Any:
    """Uses a control; returns its response."""
    return await control_at(loopback.url, name, **body)


async def control_at(url: str, name: str, **body: Any) -> Any:
    """Uses a control of the loopback at this address; returns its response."""
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{url}/control/{name}", json=body) as response,
    ):
        assert response.status in (200, 204), await response.text()
        return await response.json() if response.status == 200 else None
