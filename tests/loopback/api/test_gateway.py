"""The gateway: breaks, resuming, wrong frames, intents."""

import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.api import gateway
from bot.loopback.api.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, MESSAGE_CONTENT
from bot.loopback.world.sample import TABLES_ID
from tests.loopback.support.bots import HeldBot, running
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call

MEMBERS, PRESENCES = 1 << 1, 1 << 8
GRANTS = {MEMBERS: 32768, PRESENCES: 8192, MESSAGE_CONTENT: 524288}
"""The flags that the README names for the privileged intents."""


async def test_session_is_resumed_and_hears_what_it_missed(
    loopback: Loopback, bot: HeldBot, ada: Person, rest: Call
) -> None:
    resumed = bot.loop.create_task(bot.wait_for("resumed", timeout=5))
    await control(loopback, "gateway", do="disconnect")
    path = f"/channels/{TABLES_ID}/threads"
    made = await rest("POST", path, {"name": "meanwhile", "type": 11})
    await resumed
    assert bot.heard.count("READY") == 1
    assert bot.heard.count("THREAD_CREATE") == 1
    assert bot.get_channel(int(made.body["id"])) is not None


async def test_click_during_a_break_is_answered_after_it(
    loopback: Loopback, bot: HeldBot, ada: Person
) -> None:
    await control(loopback, "gateway", do="disconnect")
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("back")
    assert (await outcome).status == "answered"


async def test_invalid_session_begins_anew(loopback: Loopback, bot: HeldBot, ada: Person) -> None:
    bot.seen.clear()
    await control(loopback, "gateway", do="invalidate")
    await bot.seen.wait()
    assert bot.heard.count("READY") == 2
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("again")
    assert (await outcome).status == "answered"


async def test_an_interaction_is_told_twice(loopback: Loopback, bot: HeldBot, ada: Person) -> None:
    await control(loopback, "gateway", do="tell twice")
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    assert (await bot.next()).id == interaction.id
    await interaction.response.send_message("once")
    assert (await outcome).status == "answered"


async def test_a_bot_whose_token_was_changed_is_turned_away(
    loopback: Loopback, bot: HeldBot
) -> None:
    closed = bot.loop.create_task(bot.wait_for("disconnect", timeout=20))
    await control(loopback, "gateway", do="turn away")
    await closed
    assert not loopback.gateway.connected


async def test_second_client_may_be_there_too(loopback: Loopback, ada: Person) -> None:
    async with running(HeldBot(), loopback) as first, running(HeldBot(), loopback) as second:
        outcome = first.loop.create_task(ada.command("tables", "hold"))
        one, other = await first.next(), await second.next()
        assert one.id == other.id
        await one.response.send_message("mine")
        with pytest.raises(discord.HTTPException) as late:
            await other.response.send_message("mine too")
        assert late.value.code == 40060
        await outcome


class Socket:
    """A bare gateway connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        """Sends a frame."""
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def next(self, name: str | None = None) -> Any:
        """The next frame, or the next of that event."""
        while True:
            frame = await self.socket.receive_json(timeout=5)
            if name is None or frame.get("t") == name:
                return frame


@pytest.fixture
async def socket(loopback: Loopback) -> Any:
    """A gateway connection after hello."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{loopback.gateway_url}?v=10&encoding=json") as raw,
    ):
        socket = Socket(raw)
        hello = await socket.next()
        assert hello["op"] == 10
        yield socket


def identity(loopback: Loopback, **changes: Any) -> dict[str, Any]:
    """What a client says of itself."""
    return {"token": loopback.token, "intents": GUILDS, "properties": {}, **changes}


@pytest.mark.parametrize(
    ("op", "change", "code"),
    [
        (2, {"token": "wrong"}, 4004),
        (2, {"intents": -1}, 4013),
        (2, {"intents": None}, 4013),
        (2, {"shard": [1, 1]}, 4010),
        (2, {"shard": "x"}, 4010),
        (3, {}, 4003),
        (77, {}, 4001),
        ("2", {}, 4002),
        (True, {}, 4002),
        (6, {"token": "wrong"}, 4004),
    ],
)
async def test_wrong_frames_end_the_connection(
    loopback: Loopback, socket: Socket, op: Any, change: dict[str, Any], code: int
) -> None:
    await socket.send(op, identity(loopback, **change))
    closed = await socket.socket.receive(timeout=5)
    assert (closed.type, closed.data) == (aiohttp.WSMsgType.CLOSE, code)


@pytest.mark.parametrize(
    "nonsense", ["hello?", "[]", '{"op": 2, "d": 1}', '{"op": 1, "d": "' + "x" * 4096 + '"}']
)
@pytest.mark.parametrize("as_bytes", [False, True])
async def test_nonsense_ends_the_connection(socket: Socket, nonsense: str, as_bytes: bool) -> None:
    if as_bytes:
        await socket.socket.send_bytes(nonsense.encode())
    else:
        await socket.socket.send_str(nonsense)
    assert (await socket.socket.receive(timeout=5)).data == 4002


async def test_a_client_may_send_its_frames_as_bytes(loopback: Loopback, socket: Socket) -> None:
    told = json.dumps({"op": 2, "d": identity(loopback)})
    await socket.socket.send_bytes(told.encode())
    assert (await socket.next())["t"] == "READY"


async def test_who_is_there_already_does_not_come_again(loopback: Loopback, socket: Socket) -> None:
    await socket.send(2, identity(loopback))
    await socket.next("GUILD_CREATE")
    await socket.send(6, {"token": loopback.token, "session_id": "gone", "seq": 3})
    closed = await socket.socket.receive(timeout=5)
    assert (closed.type, closed.data) == (aiohttp.WSMsgType.CLOSE, 4005)


async def test_every_frame_has_all_four_keys(loopback: Loopback, socket: Socket) -> None:
    await socket.send(6, {"token": loopback.token, "session_id": "gone", "seq": 3})
    assert await socket.next() == {"op": 9, "s": None, "t": None, "d": False}
    await socket.send(1, None)
    assert await socket.next() == {"op": 11, "s": None, "t": None, "d": None}
    await socket.send(2, identity(loopback))
    assert {*(await socket.next("GUILD_CREATE"))} == {"op", "s", "t", "d"}
    await control(loopback, "gateway", do="invalidate")
    assert await socket.next() == {"op": 9, "s": None, "t": None, "d": False}


async def test_ready_tells_the_flags_of_the_application_twice(
    loopback: Loopback, socket: Socket
) -> None:
    await socket.send(2, identity(loopback))
    application = (await socket.next("READY"))["d"]["application"]
    assert application == {"id": loopback.world.application["id"], "flags": 0, "flags_new": "0"}


async def test_frames_are_one_compressed_stream_for_who_asks(loopback: Loopback) -> None:
    unpacking = zlib.decompressobj()
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{loopback.gateway_url}?v=10&compress=zlib-stream") as raw,
    ):
        await raw.send_json({"op": 2, "d": identity(loopback)})
        packed = [await raw.receive_bytes(timeout=5) for _ in range(3)]
    assert all(each.endswith(b"\x00\x00\xff\xff") for each in packed)
    heard = [json.loads(unpacking.decompress(each)) for each in packed]
    assert [each["t"] for each in heard] == [None, "READY", "GUILD_CREATE"]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("v=9", "Invalid API version."),
        ("encoding=etf", "The playground speaks JSON alone: connect with encoding=json."),
        (
            "compress=zstd-stream",
            "The playground packs with zlib-stream alone: connect with that, or without compress.",
        ),
    ],
)
async def test_what_is_not_spoken_is_refused_with_a_sentence(
    loopback: Loopback, asked: str, sentence: str
) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{loopback.gateway_url}?{asked}") as raw,
    ):
        closed = await raw.receive(timeout=5)
    assert (closed.type, closed.data, closed.extra) == (aiohttp.WSMsgType.CLOSE, 4012, sentence)


async def test_discord_py_asks_for_nothing_that_is_refused(
    loopback: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It would ask for zstd wherever Python can read that.
    theirs = discord.utils._ActiveDecompressionContext
    monkeypatch.setattr(theirs, "COMPRESSION_TYPE", "zstd-stream")
    async with running(HeldBot(), loopback) as bot:
        assert "READY" in bot.heard
    assert discord.utils._ActiveDecompressionContext is theirs


async def test_heartbeat_is_acknowledged(socket: Socket) -> None:
    await socket.send(1, None)
    assert (await socket.next())["op"] == 11


async def test_a_heartbeat_is_not_acknowledged_before_it_can_have_arrived(
    loopback: Loopback, socket: Socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    # discord.py takes an answer at once for one that is a whole interval late, and warns.
    monkeypatch.setattr(gateway, "ACKNOWLEDGES_AFTER_S", 3600)
    await socket.send(1, None)
    await socket.send(2, identity(loopback))
    assert (await socket.next())["t"] == "READY"


async def test_sequence_counts_every_event(loopback: Loopback, socket: Socket) -> None:
    await socket.send(2, identity(loopback))
    assert [(await socket.next())["s"] for _ in range(2)] == [1, 2]


async def test_messages_are_told_only_to_whom_asked_for_them(
    loopback: Loopback, socket: Socket, ada: Person
) -> None:
    await socket.send(2, identity(loopback, intents=GUILDS | GUILD_MESSAGES))
    await socket.next("GUILD_CREATE")
    await ada.say("tables", "private matters")
    veiled = await socket.next("MESSAGE_CREATE")
    assert (veiled["d"]["content"], veiled["d"]["author"]["username"]) == ("", "ada")
    mention = f"<@{loopback.world.bot['id']}> hello"
    await ada.say("tables", mention)
    assert (await socket.next("MESSAGE_CREATE"))["d"]["content"] == mention


@pytest.mark.parametrize("intent", [MEMBERS, PRESENCES, MESSAGE_CONTENT])
async def test_a_privileged_intent_must_be_granted(
    loopback: Loopback, socket: Socket, intent: int
) -> None:
    others = sum(flag for other, flag in GRANTS.items() if other != intent)
    await control(loopback, "application", flags=others)
    await socket.send(2, identity(loopback, intents=GUILDS | intent))
    closed = await socket.socket.receive(timeout=5)
    assert (closed.type, closed.data) == (aiohttp.WSMsgType.CLOSE, 4014)


@pytest.mark.parametrize("intent", [MEMBERS, PRESENCES, MESSAGE_CONTENT])
async def test_a_privileged_intent_that_is_granted(
    loopback: Loopback, socket: Socket, intent: int
) -> None:
    flags = GRANTS[intent]
    granted = await control(loopback, "application", flags=flags)
    assert (granted["flags"], granted["flags_new"]) == (flags, str(flags))
    await socket.send(2, identity(loopback, intents=GUILDS | intent))
    ready = await socket.next("READY")
    assert ready["d"]["application"]["flags"] == flags


async def test_content_needs_its_intent(loopback: Loopback, socket: Socket, ada: Person) -> None:
    await control(loopback, "application", flags=GRANTS[MESSAGE_CONTENT])
    intents = GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT
    await socket.send(2, identity(loopback, intents=intents))
    await socket.next("GUILD_CREATE")
    await ada.say("tables", "open matters")
    assert (await socket.next("MESSAGE_CREATE"))["d"]["content"] == "open matters"


async def test_client_without_the_intent_hears_no_messages(bot: HeldBot, ada: Person) -> None:
    await ada.say("tables", "x")
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("y")
    await outcome
    assert "MESSAGE_CREATE" not in bot.heard


async def test_direct_messages_need_their_own_intent(
    loopback: Loopback, socket: Socket, ada: Person
) -> None:
    await socket.send(2, identity(loopback, intents=GUILDS | DIRECT_MESSAGES))
    await socket.next("GUILD_CREATE")
    await ada.say("tables", "on the server")
    await ada.say(await ada.direct(), "between us")
    heard = (await socket.next("MESSAGE_CREATE"))["d"]
    assert (heard["content"], "guild_id" in heard) == ("between us", False)
