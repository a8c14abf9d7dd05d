"""Rate limits: the headers that tell of them, and the client that obeys."""

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.checks.limits import RequestLimits
from bot.loopback.wire.errors import Refusal
from bot.loopback.world.clock import ShiftedClock
from bot.loopback.world.sample import LOUNGE_ID, TABLES_ID
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call

HERE = f"/channels/{TABLES_ID}/messages"
THERE = f"/channels/{LOUNGE_ID}/messages"


@pytest.fixture(autouse=True)
def enforced(loopback: Loopback) -> None:
    """These tests are about the limits."""
    loopback.limits.enforced = True


async def test_five_messages_in_five_seconds(rest: Call, loopback: Loopback) -> None:
    replies = [await rest("POST", HERE, {"content": str(n)}) for n in range(6)]
    left = [reply.headers["X-RateLimit-Remaining"] for reply in replies]
    assert left == ["4", "3", "2", "1", "0", "0"]
    assert [reply.status for reply in replies] == [200] * 5 + [429]
    refused = replies[-1]
    assert refused.headers["Via"]
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert refused.body["global"] is False
    assert 0 < refused.body["retry_after"] <= 5
    assert (await rest("POST", THERE, {"content": "elsewhere"})).status == 200
    loopback.clock.advance(5)
    assert (await rest("POST", HERE, {"content": "again"})).status == 200


async def test_edits_have_a_bucket_of_their_own(rest: Call) -> None:
    sent = [(await rest("POST", HERE, {"content": "x"})).body["id"] for _ in range(5)]
    place = f"{HERE}/{sent[0]}"
    statuses = [(await rest("PATCH", place, {"content": str(n)})).status for n in range(6)]
    assert statuses == [200] * 5 + [429]


class StillClock(ShiftedClock):
    """A clock that only moves by hand."""

    @property
    def now(self) -> float:
        """The moment, in seconds."""
        return self.ahead_s


def test_fifty_a_second_in_all() -> None:
    clock = StillClock()
    limits = RequestLimits(clock)
    for _ in range(50):
        limits.check_global()
    with pytest.raises(Refusal) as refused:
        limits.check_global()
    assert refused.value.payload["global"] is True
    assert refused.value.headers["X-RateLimit-Global"] == "true"
    clock.advance(1)
    limits.check_global()


async def test_client_waits_and_tries_again(loopback: Loopback, bot: HeldBot) -> None:
    channel = bot.get_channel(int(TABLES_ID))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("x")
    await control(
        loopback, "limit", route="PATCH /channels/{c}/messages/{m}", retry_after=0.05, times=2
    )
    edited = await message.edit(content="y")
    assert edited.content == "y"
    statuses = [each["status"] for each in loopback.recorder.entries if each["method"] == "PATCH"]
    assert statuses == [429, 429, 200]


async def test_answers_of_one_interaction_have_a_limit(
    bot: HeldBot, ada: Person, rest: Call, loopback: Loopback
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("x")
    await outcome
    path = f"/webhooks/{interaction.application_id}/{interaction.token}"
    statuses = [(await rest("POST", path, {"content": str(n)})).status for n in range(6)]
    assert statuses == [200] * 5 + [429]


async def test_the_answers_in_one_channel_have_a_limit_that_is_not_told(
    bot: HeldBot, ada: Person, rest: Call, loopback: Loopback
) -> None:
    async def token(channel: str) -> str:
        interaction, outcome = await bot.held(ada.command(channel, "hold"))
        await interaction.response.send_message("x")
        await outcome
        return f"/webhooks/{interaction.application_id}/{interaction.token}"

    private = {"content": "x", "flags": 64}
    tokens = [await token("tables") for _ in range(7)]
    replies = [await rest("POST", path, private) for path in tokens for _ in range(5)]
    assert [reply.status for reply in replies] == [200] * 30 + [429] * 5
    assert [reply.headers["X-RateLimit-Remaining"] for reply in replies[25:30]] == [*"43210"]
    refused = replies[30]
    assert refused.headers["X-RateLimit-Scope"] == "shared"
    assert refused.headers["Via"]
    assert 2 < refused.body["retry_after"] <= 60
    assert (await rest("POST", await token("lounge"), private)).status == 200
    loopback.clock.advance(60)
    assert (await rest("POST", tokens[-1], private)).status == 200


async def test_limits_can_be_turned_off(loopback: Loopback, rest: Call) -> None:
    answer = await control(loopback, "limit", enforced=False)
    assert answer["enforced"] is False
    statuses = {(await rest("POST", HERE, {"content": str(n)})).status for n in range(12)}
    assert statuses == {200}
    await control(loopback, "limit", route="*", scope="global", retry_after=0.01)
    assert (await rest("GET", "/users/@me")).body["global"] is True
    assert (await rest("GET", "/users/@me")).status == 200


@pytest.mark.parametrize("scope", ["user", "shared", "global"])
@pytest.mark.parametrize("via", [True, False])
async def test_a_limit_set_by_hand_says_whom_it_is_for(
    loopback: Loopback, rest: Call, scope: str, via: bool
) -> None:
    await control(loopback, "limit", route="*", scope=scope, via=via, retry_after=1.5)
    refused = await rest("GET", "/users/@me")
    assert refused.status == 429
    assert refused.headers["X-RateLimit-Scope"] == scope
    assert refused.headers["Retry-After"] == "2"
    assert ("Via" in refused.headers, refused.body["global"]) == (via, scope == "global")
