"""Commands: registering and reading them."""

import copy
from typing import Any

import pytest

from bot.loopback import Loopback, Person
from bot.loopback.world.sample import APPLICATION_ID, GUILD_ID
from tests.loopback.support.bots import COMMANDS, HeldBot
from tests.loopback.support.rest import Call

ALL = f"/applications/{APPLICATION_ID}/commands"


async def test_overwriting_keeps_ids_and_versions_of_the_unchanged(rest: Call) -> None:
    first = (await rest("PUT", ALL, COMMANDS)).body
    second = (await rest("PUT", ALL, COMMANDS)).body
    assert second == first
    changed = copy.deepcopy(COMMANDS)
    changed[0]["description"] = "Another"
    third = (await rest("PUT", ALL, changed)).body
    assert third[0]["id"] == first[0]["id"]
    assert third[0]["version"] != first[0]["version"]
    assert third[1] == first[1]
    await rest("PUT", ALL, [])
    assert (await rest("GET", ALL)).body == []


async def test_commands_of_the_server_stand_beside_the_global_ones(
    rest: Call, bot: HeldBot, ada: Person
) -> None:
    here = f"/applications/{APPLICATION_ID}/guilds/{GUILD_ID}/commands"
    made = await rest("POST", here, {"name": "local", "description": "Here"})
    assert made.status == 201
    assert made.body["guild_id"] == GUILD_ID
    assert {each["name"] for each in await ada.commands()} == {"hold", "cards", "local"}
    assert (await rest("DELETE", f"{here}/{made.body['id']}")).status == 204
    assert (await rest("GET", f"{here}/{made.body['id']}")).code == 10063


def _with(**changes: Any) -> list[dict[str, Any]]:
    return [{"name": "ok", "description": "Fine", **changes}]


_OPTION = {"type": 3, "name": "a", "description": "A"}


@pytest.mark.parametrize(
    ("commands", "place", "code"),
    [
        (_with(name="Upper"), ("0", "name"), "APPLICATION_COMMAND_INVALID_NAME"),
        (_with(name="two words"), ("0", "name"), "APPLICATION_COMMAND_INVALID_NAME"),
        (_with(name="x" * 33), ("0", "name"), "BASE_TYPE_BAD_LENGTH"),
        (_with(description=""), ("0", "description"), "BASE_TYPE_REQUIRED"),
        (_with(description="x" * 101), ("0", "description"), "BASE_TYPE_BAD_LENGTH"),
        (
            _with(name_localizations={"tlh": "x"}),
            ("0", "name_localizations", "tlh"),
            "ENUM_TYPE_COERCE",
        ),
        (
            _with(options=[_OPTION, _OPTION]),
            ("0", "options", "1", "name"),
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            _with(options=[_OPTION, _OPTION | {"name": "b", "required": True}]),
            ("0", "options", "1"),
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            _with(options=[_OPTION | {"name": f"o{n}"} for n in range(26)]),
            ("0", "options"),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            _with(options=[_OPTION | {"type": 12}]),
            ("0", "options", "0", "type"),
            "BASE_TYPE_CHOICES",
        ),
        (
            _with() + _with(),
            ("1",),
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
        ),
    ],
)
async def test_wrong_commands_are_refused(
    rest: Call, commands: list[dict[str, Any]], place: tuple[str, ...], code: str
) -> None:
    reply = await rest("PUT", ALL, commands)
    assert (reply.status, reply.code) == (400, 50035)
    errors = reply.body["errors"]
    for step in place:
        errors = errors[step]
    assert code in [error["code"] for error in errors["_errors"]]


async def test_command_over_8000_characters_is_refused(rest: Call) -> None:
    choices = [{"name": f"{n:0100}", "value": f"{n:0100}"} for n in range(25)]
    options = [_OPTION | {"name": f"o{n}", "choices": choices} for n in range(2)]
    assert (await rest("PUT", ALL, _with(options=options[:1]))).status == 200
    refused = await rest("PUT", ALL, _with(options=options))
    assert "APPLICATION_COMMAND_TOO_LARGE" in str(refused.body)


async def test_only_200_creations_a_day(rest: Call, loopback: Loopback) -> None:
    loopback.limits.enforced = True
    for start in (0, 100):
        names = [f"c{n}" for n in range(start, start + 100)]
        await rest("PUT", ALL, [{"name": name, "description": "x"} for name in names])
    reply = await rest("PUT", ALL, [{"name": "last", "description": "x"}])
    assert reply.code == 30034
    loopback.clock.advance(24 * 3600 + 1)
    assert (await rest("PUT", ALL, [{"name": "last", "description": "x"}])).status == 200


async def test_translations_are_told_when_asked_for(bot: HeldBot, rest: Call) -> None:
    plain = (await rest("GET", ALL)).body
    assert "name_localizations" not in plain[1]["options"][0]["options"][0]
    whole = (await rest("GET", f"{ALL}?with_localizations=true")).body
    assert whole[1]["options"][0]["options"][0]["name_localizations"] == {"it": "gioco"}


async def test_one_command_is_changed_in_place(rest: Call) -> None:
    (made,) = (await rest("PUT", ALL, _with())).body
    changed = (await rest("PATCH", f"{ALL}/{made['id']}", {"description": "Better"})).body
    assert (changed["id"], changed["name"], changed["description"]) == (made["id"], "ok", "Better")
    assert (await rest("GET", f"{ALL}/{made['id']}")).body == changed
