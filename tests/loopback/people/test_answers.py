"""Modals: opened by a command or a button, filled in by a person."""

import asyncio
from typing import Any

import discord
import pytest
from discord import ui

from bot.loopback import Loopback, Person
from bot.loopback.person import NotPossible
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.controls import control
from tests.loopback.support.rest import Call


class Form(ui.Modal, title="A form"):
    """One field of each kind."""

    name: ui.Label[Any] = ui.Label(
        text="Name", component=ui.TextInput(custom_id="name", max_length=10)
    )
    game: ui.Label[Any] = ui.Label(
        text="Game",
        component=ui.Select(
            custom_id="game",
            options=[discord.SelectOption(label=name, value=name) for name in ("scarto", "tarot")],
        ),
    )
    friend: ui.Label[Any] = ui.Label(
        text="Friend", component=ui.UserSelect(custom_id="friend", required=False, min_values=0)
    )
    speed: ui.Label[Any] = ui.Label(
        text="Speed",
        component=ui.RadioGroup(
            custom_id="speed",
            options=[
                discord.RadioGroupOption(label=name, value=name) for name in ("slow", "quick")
            ],
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            min_values=0,
            required=False,
            options=[discord.CheckboxGroupOption(label=name, value=name) for name in ("a", "b")],
        ),
    )

    def __init__(self) -> None:
        super().__init__(custom_id="form")
        self.submitted: asyncio.Future[discord.Interaction] = asyncio.Future()

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Hands the interaction to the test."""
        self.submitted.set_result(interaction)


FIELDS: dict[str, Any] = {
    "name": "Table",
    "game": ["tarot"],
    "friend": ["bruno"],
    "speed": "quick",
    "extras": ["b"],
}


async def test_fields_reach_the_client(bot: HeldBot, ada: Person) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    form = Form()
    await interaction.response.send_modal(form)
    opened = await outcome
    assert (opened.status, opened.type) == ("modal", 9)
    assert opened.modal is not None
    assert opened.modal["title"] == "A form"
    seen = await ada.wait_for(lambda event: event.type == "modal")
    assert seen.data["modal"] == opened.modal
    _, filled = await bot.held(ada.fill(opened, FIELDS))
    submitted = await form.submitted
    parts: Any = form
    assert parts.name.component.value == "Table"
    assert parts.game.component.values == ["tarot"]
    assert [user.name for user in parts.friend.component.values] == ["bruno"]
    assert parts.speed.component.value == "quick"
    assert parts.extras.component.values == ["b"]
    await submitted.response.send_message("Thanks", ephemeral=True)
    answered = await filled
    assert answered.message is not None
    assert answered.message["content"] == "Thanks"
    with pytest.raises(NotPossible, match="no_such_modal"):
        await ada.fill(opened, FIELDS)


async def test_modal_from_a_button_may_update_its_message(bot: HeldBot, ada: Person) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Name it", custom_id="name-it"))
    await interaction.response.send_message("Table", view=view)
    message = (await outcome).message
    assert message is not None
    pressed, outcome = await bot.held(ada.press(message, "name-it"))
    form = Form()
    await pressed.response.send_modal(form)
    opened = await outcome
    _, filled = await bot.held(ada.fill(opened, FIELDS))
    await (await form.submitted).response.edit_message(content="Named")
    answered = await filled
    assert answered.message is not None
    assert (answered.type, answered.message["content"]) == (7, "Named")
    assert answered.message["id"] == message["id"]


async def test_modal_cannot_answer_a_modal(bot: HeldBot, ada: Person, rest: Call) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    form = Form()
    await interaction.response.send_modal(form)
    _, filled = await bot.held(ada.fill(await outcome, FIELDS))
    submitted = await form.submitted
    with pytest.raises(discord.HTTPException) as refused:
        await submitted.response.send_modal(Form())
    assert refused.value.code == 50035
    await submitted.response.send_message("done")
    assert (await filled).status == "answered"


async def test_unanswered_modal_stays_open_and_a_cancelled_one_does_not(
    loopback: Loopback, bot: HeldBot, ada: Person
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    form = Form()
    await interaction.response.send_modal(form)
    opened = await outcome
    _, filled = await bot.held(ada.fill(opened, FIELDS))
    loopback.clock.advance(4)
    assert (await filled).status == "failed"
    await ada.cancel(opened)
    with pytest.raises(NotPossible, match="no_such_modal"):
        await ada.fill(opened, FIELDS)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": ""}, "bad_length"),
        ({"name": "x" * 11}, "bad_length"),
        ({"name": 5}, "wrong_type"),
        ({"game": []}, "bad_count"),
        ({"game": ["poker"]}, "not_offered"),
        ({"friend": ["nobody"]}, "no_such_user"),
        ({"speed": "warp"}, "not_offered"),
        ({"extras": ["a", "a"]}, "chosen_twice"),
        ({"extras": ["c"]}, "not_offered"),
        ({"other": "x"}, "unknown_field"),
    ],
)
async def test_wrong_fields_are_not_sent(
    bot: HeldBot, ada: Person, bruno: Person, change: dict[str, Any], code: str
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    await interaction.response.send_modal(Form())
    opened = await outcome
    with pytest.raises(NotPossible) as refused:
        await ada.fill(opened, FIELDS | change)
    assert refused.value.code == code
    with pytest.raises(NotPossible, match="no_such_modal"):
        await bruno.fill(opened, FIELDS)


async def test_a_modal_is_submitted_only_where_its_reader_still_is(
    loopback: Loopback, bot: HeldBot, bruno: Person
) -> None:
    interaction, outcome = await bot.held(bruno.command("tables", "hold"))
    await interaction.response.send_modal(Form())
    opened = await outcome
    await control(loopback, "permissions", channel="tables", who="bruno", permissions="0")
    with pytest.raises(NotPossible, match="no_such_modal"):
        await bruno.fill(opened, FIELDS)
    await control(loopback, "delete", channel="tables")
    with pytest.raises(NotPossible, match="no_such_modal"):
        await bruno.fill(opened, FIELDS)


@pytest.mark.parametrize(
    "data",
    [
        {"title": "x" * 46, "custom_id": "a", "components": [{"type": 10, "content": "x"}]},
        {"title": "x", "custom_id": "", "components": [{"type": 10, "content": "x"}]},
        {"title": "x", "custom_id": "a", "components": []},
        {"title": "x", "custom_id": "a", "components": [{"type": 10, "content": "x"}] * 6},
        {
            "title": "x",
            "custom_id": "a",
            "components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "b"}]}],
        },
        {
            "title": "x",
            "custom_id": "a",
            "components": [
                {
                    "type": 18,
                    "label": "x",
                    "component": {"type": 5, "custom_id": "b", "disabled": True},
                }
            ],
        },
    ],
)
async def test_wrong_modals_are_refused(
    bot: HeldBot, ada: Person, rest: Call, data: dict[str, Any]
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    reply = await rest("POST", path, {"type": 9, "data": data})
    assert (reply.status, reply.code) == (400, 50035)
    await interaction.response.send_message("sorry")
    await outcome
