"""Bodies that nobody can read are refused, and leave everything as it was."""

import aiohttp
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.world.sample import TABLES_ID

SURROGATE = b'{"content": "half \\ud83c a card"}'
DEEP = b'{"content": "x", "embeds": ' + b"[" * 50_000 + b"]" * 50_000 + b"}"
BODIES = {
    "half a pair": (SURROGATE, None),
    "deep": (DEEP, None),
    "unknown charset": (b'{"content": "x"}', "klingon"),
}


async def post(url: str, body: bytes, charset: str | None, token: str) -> aiohttp.ClientResponse:
    """Posts a body by hand."""
    kind = "application/json" + (f"; charset={charset}" if charset else "")
    headers = {"Content-Type": kind, "Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession() as session:
        response = await session.post(url, data=body, headers=headers)
        await response.read()
        return response


@pytest.mark.parametrize("name", BODIES)
async def test_the_bot_is_told_so(loopback: Loopback, ada: Person, name: str) -> None:
    body, charset = BODIES[name]
    url = f"{loopback.api_url}/channels/{TABLES_ID}/messages"
    response = await post(url, body, charset, loopback.token)
    assert response.status == 400
    assert (await response.json())["code"] == 50109
    assert await ada.messages("tables") == []


async def test_so_it_is_in_a_form_with_files(loopback: Loopback, ada: Person) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", SURROGATE.decode())
    url = f"{loopback.api_url}/channels/{TABLES_ID}/messages"
    headers = {"Authorization": f"Bot {loopback.token}"}
    async with (
        aiohttp.ClientSession() as session,
        session.post(url, data=form, headers=headers) as response,
    ):
        assert (response.status, (await response.json())["code"]) == (400, 50109)
    assert await ada.messages("tables") == []


@pytest.mark.parametrize("name", BODIES)
async def test_a_person_is_told_so(loopback: Loopback, ada: Person, name: str) -> None:
    body, charset = BODIES[name]
    url = f"{loopback.url}/people/ada/channels/tables/say"
    response = await post(url, body, charset, loopback.token)
    assert response.status == 400
    assert (await response.json())["code"] == "bad_json"
    await ada.say("tables", "still here")
    assert [message["content"] for message in await ada.messages("tables")] == ["still here"]
