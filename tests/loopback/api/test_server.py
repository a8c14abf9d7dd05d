"""The server: the bot is removed from it, somebody leaves, and it is out of order."""

import pytest

from bot.loopback import Loopback, Person
from bot.loopback.person import NotPossible
from bot.loopback.world.sample import GUILD_ID, TABLES_ID
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call

HERE = f"/channels/{TABLES_ID}/messages"


async def heard(bot: HeldBot, name: str) -> None:
    """Returns once the bot has heard of this event."""
    await bot.wait_for("socket_event_type", check=lambda kind: kind == name, timeout=20)


async def test_a_bot_that_was_removed_sees_and_hears_nothing(
    loopback: Loopback, bot: HeldBot, ada: Person, rest: Call
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    gone = bot.loop.create_task(heard(bot, "GUILD_DELETE"))
    await control(loopback, "server", do="leave")
    await gone
    assert bot.get_guild(int(GUILD_ID)) is None
    assert (await rest("POST", HERE, {"content": "x"})).code == 50001
    assert (await rest("GET", f"/guilds/{GUILD_ID}")).code == 50001
    assert (await rest("GET", "/users/@me/guilds")).body == []
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    assert (await rest("POST", path, {"type": 5})).code == 10062
    loopback.clock.advance(3)
    assert (await outcome).status == "failed"
    assert (await ada.command("tables", "hold")).status == "failed"
    back = bot.loop.create_task(heard(bot, "GUILD_CREATE"))
    await control(loopback, "server", do="join")
    await back
    assert bot.get_guild(int(GUILD_ID)) is not None
    assert (await rest("POST", HERE, {"content": "x"})).status == 200


async def test_somebody_who_left_sees_no_channel(
    loopback: Loopback, rest: Call, bruno: Person
) -> None:
    id = (await rest("GET", f"/guilds/{GUILD_ID}/members/{bruno_id(loopback)}")).body["user"]["id"]
    await control(loopback, "server", who="bruno", do="leave")
    assert (await rest("GET", f"/guilds/{GUILD_ID}/members/{id}")).code == 10007
    with pytest.raises(NotPossible):
        await bruno.say("tables", "x")
    await control(loopback, "server", who="bruno", do="join")
    await bruno.say("tables", "x")


async def test_who_was_never_there_is_no_user(rest: Call) -> None:
    nobody = await rest("GET", f"/guilds/{GUILD_ID}/members/1234")
    assert (nobody.status, nobody.code) == (404, 10013)
    nonsense = await rest("GET", f"/guilds/{GUILD_ID}/members/bruno")
    assert (nonsense.status, nonsense.code) == (400, 50035)


def bruno_id(loopback: Loopback) -> str:
    """The id of the user."""
    person = loopback.world.person("bruno")
    assert person is not None
    return person.id


async def test_a_server_out_of_order(loopback: Loopback, bot: HeldBot, rest: Call) -> None:
    gone = bot.loop.create_task(heard(bot, "GUILD_DELETE"))
    await control(loopback, "server", do="break")
    await gone
    guild = bot.get_guild(int(GUILD_ID))
    assert guild is not None
    assert guild.unavailable
    assert (await rest("POST", HERE, {"content": "x"})).status == 500
    back = bot.loop.create_task(bot.wait_for("guild_available", timeout=20))
    await control(loopback, "server", do="mend")
    await back
    assert (await rest("POST", HERE, {"content": "x"})).status == 200


async def test_who_left_is_still_away_after_a_restart(loopback: Loopback) -> None:
    await control(loopback, "server", who="bruno", do="leave")
    assert next(loopback.store.all("settings"))["absent"] == [bruno_id(loopback)]


async def test_a_server_has_no_voice_region_and_no_widget(rest: Call) -> None:
    server = (await rest("GET", f"/guilds/{GUILD_ID}")).body
    assert (server["region"], server["widget_enabled"]) == ("deprecated", False)
    unset = ("widget_channel_id", "incidents_data", "home_header")
    assert [server[key] for key in unset] == [None] * len(unset)
