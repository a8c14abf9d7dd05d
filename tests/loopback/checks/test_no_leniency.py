"""Requests that a kinder server would take."""

from typing import Any

import pytest

from bot.loopback import Person
from bot.loopback.checks.pictures import plain_png
from bot.loopback.world.sample import APPLICATION_ID, TABLES_ID
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.rest import Call

HERE = f"/channels/{TABLES_ID}/messages"
COMMANDS = f"/applications/{APPLICATION_ID}/commands"
PNG = plain_png(9, 9, 9, 20)
BUTTON: dict[str, Any] = {"type": 2, "style": 1, "label": "x", "custom_id": "b"}
SELECT = {"type": 3, "custom_id": "s", "options": [{"label": "x", "value": "x"}]}
INPUT = {"type": 4, "style": 1, "label": "x", "custom_id": "t"}


def row(component: dict[str, Any]) -> dict[str, Any]:
    """An action row of one component."""
    return {"type": 1, "components": [component]}


@pytest.mark.parametrize("inside", [BUTTON, SELECT])
async def test_a_row_in_a_modal_holds_a_text_input_only(
    bot: HeldBot, ada: Person, rest: Call, inside: dict[str, Any]
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    modal = {"title": "x", "custom_id": "m", "components": [row(inside)]}
    refused = await rest("POST", path, {"type": 9, "data": modal})
    assert refused.code == 50035
    errors = refused.body["errors"]["data"]["components"]["0"]["components"]["0"]["type"]
    assert errors["_errors"][0]["code"] == "UNION_TYPE_CHOICES"
    opened = await rest("POST", path, {"type": 9, "data": modal | {"components": [row(INPUT)]}})
    assert opened.status == 204
    assert (await outcome).status == "modal"


async def test_a_row_in_a_message_holds_no_text_input(rest: Call) -> None:
    reply = await rest("POST", HERE, {"content": "x", "components": [row(INPUT)]})
    assert "UNION_TYPE_CHOICES" in str(reply.body["errors"]["components"]["0"])


@pytest.mark.parametrize("flag", [1, 64, 128])
async def test_a_message_in_a_channel_cannot_have_these_flags(rest: Call, flag: int) -> None:
    reply = await rest("POST", HERE, {"content": "x", "flags": 4 | flag})
    assert reply.code == 50035
    assert list(reply.body["errors"]) == ["flags"]


async def test_an_answer_may_be_private_and_nothing_more(
    bot: HeldBot, ada: Person, rest: Call
) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    refused = await rest("POST", path, {"type": 4, "data": {"content": "x", "flags": 1}})
    assert list(refused.body["errors"]["data"]) == ["flags"]
    taken = await rest("POST", path, {"type": 4, "data": {"content": "x", "flags": 64}})
    assert taken.status == 204
    assert (await outcome).status == "answered"


async def test_every_file_is_listed_if_any_is(rest: Call) -> None:
    files = {"a.png": PNG, "b.png": PNG}
    body: dict[str, Any] = {"content": "x", "attachments": [{"id": "0"}]}
    refused = await rest("POST", HERE, body, files)
    assert refused.code == 50035
    assert list(refused.body["errors"]) == ["attachments"]
    body["attachments"].append({"id": "1"})
    assert (await rest("POST", HERE, body, files)).status == 200


@pytest.mark.parametrize(
    ("path", "body", "place"),
    [
        (HERE, {"content": "x", "tts": "no"}, "tts"),
        (HERE, {"content": "x", "enforce_nonce": 1}, "enforce_nonce"),
        (HERE, {"content": "x", "allowed_mentions": {"replied_user": 1}}, "allowed_mentions"),
        (
            HERE,
            {"content": "x", "message_reference": {"message_id": "1", "fail_if_not_exists": "x"}},
            "message_reference",
        ),
        (COMMANDS, {"name": "x", "description": "x", "dm_permission": 1}, "dm_permission"),
        (COMMANDS, {"name": "x", "description": "x", "nsfw": "true"}, "nsfw"),
    ],
)
async def test_a_boolean_is_true_or_false(rest: Call, path: str, body: Any, place: str) -> None:
    reply = await rest("POST", path, body)
    assert reply.code == 50035
    assert list(reply.body["errors"]) == [place]
    assert "BOOLEAN_TYPE_CONVERT" in str(reply.body)


async def test_so_it_is_in_a_query(bot: HeldBot, ada: Person, rest: Call) -> None:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    body = {"type": 4, "data": {"content": "x"}}
    refused = await rest("POST", f"{path}?with_response=please", body)
    assert list(refused.body["errors"]) == ["with_response"]
    assert (await rest("POST", f"{path}?with_response=True", body)).status == 200
    assert (await outcome).status == "answered"


@pytest.mark.parametrize("wrong", [[3], [0, 0], ["0"], [True], []])
async def test_contexts_are_known_and_listed_once(rest: Call, wrong: list[Any]) -> None:
    command = {"name": "x", "description": "x", "contexts": wrong}
    reply = await rest("POST", COMMANDS, command)
    assert list(reply.body["errors"]) == ["contexts"]


@pytest.mark.parametrize("wrong", ["x", "", -1, 1.5, True, [], {"a": 1}])
async def test_permissions_are_a_number(rest: Call, wrong: Any) -> None:
    command = {"name": "x", "description": "x", "default_member_permissions": wrong}
    reply = await rest("POST", COMMANDS, command)
    assert list(reply.body["errors"]) == ["default_member_permissions"]


@pytest.mark.parametrize("key", ["min_value", "max_value"])
@pytest.mark.parametrize(("kind", "wrong"), [(4, 1.5), (4, "5"), (4, True), (10, "5"), (10, [])])
async def test_bounds_are_numbers(rest: Call, key: str, kind: int, wrong: Any) -> None:
    option = {"name": "o", "description": "x", "type": kind, key: wrong}
    reply = await rest("POST", COMMANDS, {"name": "x", "description": "x", "options": [option]})
    assert list(reply.body["errors"]["options"]["0"]) == [key]
    taken = {"name": "x", "description": "x", "options": [option | {key: 5}]}
    assert (await rest("POST", COMMANDS, taken)).body["options"][0][key] == 5


@pytest.mark.parametrize("wrong", [[], [7], "it", 5, {"it": ""}, {"it": "x" * 101}, {"xx": "x"}])
async def test_translations_of_choices_are_checked(rest: Call, wrong: Any) -> None:
    choice = {"name": "a", "value": "a", "name_localizations": wrong}
    option = {"name": "o", "description": "x", "type": 3, "choices": [choice]}
    reply = await rest("POST", COMMANDS, {"name": "x", "description": "x", "options": [option]})
    errors = reply.body["errors"]["options"]["0"]["choices"]["0"]
    assert list(errors) == ["name_localizations"]


@pytest.mark.parametrize("key", ["name_localizations", "description_localizations"])
async def test_translations_are_an_object(rest: Call, key: str) -> None:
    reply = await rest("POST", COMMANDS, {"name": "x", "description": "x", key: [7]})
    assert list(reply.body["errors"]) == [key]


async def test_a_description_is_left_out_or_says_something(
    bot: HeldBot, ada: Person, rest: Call
) -> None:
    item = {"media": {"url": "https://example.com/a.png"}, "description": ""}
    gallery = {"flags": 1 << 15, "components": [{"type": 12, "items": [item]}]}
    assert list((await rest("POST", HERE, gallery)).body["errors"]) == ["components"]
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    label = {"type": 18, "label": "x", "description": "", "component": INPUT}
    modal = {"title": "x", "custom_id": "m", "components": [label]}
    refused = await rest("POST", path, {"type": 9, "data": modal})
    assert list(refused.body["errors"]["data"]["components"]["0"]) == ["description"]
    await interaction.response.send_message("x")
    await outcome


async def test_the_inside_of_a_row_is_a_list(rest: Call) -> None:
    body = {"content": "x", "components": [{"type": 1, "components": 5}]}
    assert list((await rest("POST", HERE, body)).body["errors"]["components"]["0"]) == [
        "components"
    ]


async def test_a_thread_is_invitable_or_not(rest: Call) -> None:
    path = f"/channels/{TABLES_ID}/threads"
    reply = await rest("POST", path, {"name": "x", "type": 11, "invitable": "yes"})
    assert list(reply.body["errors"]) == ["invitable"]
