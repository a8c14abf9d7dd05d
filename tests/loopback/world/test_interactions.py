"""How long an interaction may be answered, and how long its token lives."""

import discord
import pytest

from bot.loopback import Loopback, Person
from bot.loopback.world.sample import APPLICATION_ID
from tests.loopback.support.bots import HeldBot, running
from tests.loopback.support.rest import Call


async def test_after_three_seconds_it_is_lost(
    loopback: Loopback, bot: HeldBot, ada: Person
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    loopback.clock.advance(3.1)
    failed = await outcome
    assert failed.status == "failed"
    assert failed.error == "This application did not respond"
    seen = await ada.wait_for(lambda event: event.type == "interaction_failed")
    assert seen.data["interaction_id"] == failed.interaction_id
    with pytest.raises(discord.NotFound) as late:
        await interaction.response.send_message("too late")
    assert late.value.code == 10062


async def test_just_before_three_seconds_it_is_not(
    loopback: Loopback, bot: HeldBot, ada: Person
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    loopback.clock.advance(2.5)
    await interaction.response.send_message("in time")
    assert (await outcome).status == "answered"


async def test_second_answer_is_refused(bot: HeldBot, ada: Person, rest: Call) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("first")
    await outcome
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    reply = await rest("POST", path, {"type": 4, "data": {"content": "second"}})
    assert (reply.status, reply.code) == (400, 40060)


async def test_made_up_interaction_is_unknown(bot: HeldBot, ada: Person, rest: Call) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    answer = {"type": 4, "data": {"content": "x"}}
    for id, token in ((interaction.id, "forged"), (5, interaction.token)):
        reply = await rest("POST", f"/interactions/{id}/{token}/callback", answer)
        assert (reply.status, reply.code) == (404, 10062)
    await interaction.response.send_message("true")
    await outcome


async def test_token_dies_after_fifteen_minutes(
    loopback: Loopback, bot: HeldBot, ada: Person
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_message("hand", ephemeral=True)
    await outcome
    loopback.clock.advance(14.5 * 60)
    await interaction.edit_original_response(content="young enough")
    loopback.clock.advance(60)
    with pytest.raises(discord.HTTPException) as old:
        await interaction.edit_original_response(content="too old")
    assert (old.value.status, old.value.code) == (401, 50027)
    with pytest.raises(discord.HTTPException) as old:
        await interaction.followup.send("too old")
    assert old.value.code == 50027


async def test_unknown_token_is_an_unknown_webhook(rest: Call) -> None:
    reply = await rest("POST", f"/webhooks/{APPLICATION_ID}/made-up", {"content": "x"})
    assert (reply.status, reply.code) == (404, 10015)


async def test_token_is_of_no_use_before_the_first_answer(bot: HeldBot, ada: Person) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    with pytest.raises(discord.NotFound) as early:
        await interaction.followup.send("early")
    assert early.value.code == 10015
    await interaction.response.send_message("now")
    await outcome


async def test_without_the_bot_everything_fails_at_once(loopback: Loopback, ada: Person) -> None:
    async with running(HeldBot(), loopback):
        pass
    before = loopback.clock.now
    failed = await ada.command("tables", "hold")
    assert failed.status == "failed"
    assert loopback.clock.now - before < 1
