"""Forms are refused where Discord refuses them."""

from typing import Any

import pytest

from bot.loopback import Person
from tests.loopback.support.bots import HeldBot
from tests.loopback.support.rest import Call

Json = dict[str, Any]
TEXT: Json = {"type": 4, "custom_id": "t", "style": 1}


def options(count: int, **first: Any) -> list[Json]:
    """So many choices; the first one has something more."""
    listed: list[Json] = [{"label": f"o{n}", "value": f"o{n}"} for n in range(count)]
    return [listed[0] | first, *listed[1:]] if listed else []


def radio(count: int = 2, **more: Any) -> Json:
    """A group of which one is chosen."""
    return {"type": 21, "custom_id": "r", "options": options(count), **more}


def checks(count: int = 2, **more: Any) -> Json:
    """A group of which several are chosen."""
    return {"type": 22, "custom_id": "c", "options": options(count), **more}


def select(count: int = 2, **more: Any) -> Json:
    """A select."""
    return {"type": 3, "custom_id": "s", "options": options(count), **more}


def label(component: Json, **more: Any) -> Json:
    """A question."""
    return {"type": 18, "label": "?", "component": component, **more}


ALL_DEFAULT = [option | {"default": True} for option in options(3)]

REFUSED: dict[str, tuple[list[Json], str]] = {
    "nothing": ([], "components"),
    "six questions": ([label(TEXT | {"custom_id": f"{n}"}) for n in range(6)], "components"),
    "a group outside a label": ([radio()], "components.0.type"),
    "a button": (
        [label({"type": 2, "style": 1, "custom_id": "b", "label": "x"})],
        "component.type",
    ),
    "a long question": ([label(TEXT, label="x" * 46)], "0.label"),
    "no question": ([label(TEXT, label="")], "0.label"),
    "a long hint": ([label(TEXT, description="x" * 101)], "0.description"),
    "one choice": ([label(radio(1))], "component.options"),
    "eleven choices": ([label(radio(11))], "component.options"),
    "two chosen of which one can be": (
        [label(radio(options=ALL_DEFAULT))],
        "component.options",
    ),
    "no choices": ([label(checks(0))], "component.options"),
    "eleven boxes": ([label(checks(11))], "component.options"),
    "more ticks than there may be": (
        [label(checks(max_values=2, options=ALL_DEFAULT))],
        "component.options",
    ),
    "more ticks than boxes": ([label(checks(max_values=3))], "component.options"),
    "a group that is required and needs nothing": (
        [label(checks(min_values=0))],
        "component.min_values",
    ),
    "a select that is required and needs nothing": (
        [label(select(min_values=0, required=True))],
        "component.min_values",
    ),
    "more than can be": ([label(checks(min_values=2, max_values=1))], "component.min_values"),
    "a value twice": (
        [label(radio(options=[*options(1), *options(1)]))],
        "component.options.1.value",
    ),
    "a long choice": (
        [label(radio(options=options(2, label="x" * 101)))],
        "component.options.0.label",
    ),
    "a long value": (
        [label(radio(options=options(2, value="x" * 101)))],
        "component.options.0.value",
    ),
    "an id twice": ([label(radio()), label(radio())], "1.component.custom_id"),
    "something disabled": ([label(select(disabled=True))], "component.disabled"),
    "a text that is longer than it may be": (
        [label(TEXT | {"value": "four", "max_length": 3})],
        "component.value",
    ),
    "a text that is never long enough": (
        [label(TEXT | {"min_length": 4, "max_length": 3})],
        "component.min_length",
    ),
}

TAKEN: dict[str, list[Json]] = {
    "ten of each": [label(radio(10)), label(checks(10)), label(select(25))],
    "what need not be answered": [
        label(radio(required=False)),
        label(checks(required=False, min_values=0)),
        label(select(required=False, min_values=0)),
        label({"type": 23, "custom_id": "x"}),
    ],
}


def places(errors: Json, place: str = "") -> list[str]:
    """Where the errors are."""
    found = [place] if "_errors" in errors else []
    for key, below in errors.items():
        if key != "_errors":
            found += places(below, f"{place}.{key}")
    return found


async def open_form(bot: HeldBot, ada: Person, rest: Call, components: list[Json]) -> Any:
    interaction, outcome = await bot.held(ada.command("tables", "hold"))
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    modal = {"title": "x", "custom_id": "m", "components": components}
    reply = await rest("POST", path, {"type": 9, "data": modal})
    if reply.status != 204:
        await interaction.response.send_message("x")
    await outcome
    return reply


async def test_what_discord_refuses(bot: HeldBot, ada: Person, rest: Call) -> None:
    for case, (components, place) in REFUSED.items():
        reply = await open_form(bot, ada, rest, components)
        assert reply.code == 50035, case
        found = places(reply.body["errors"])
        assert [one for one in found if one.endswith(place)], (case, found)


@pytest.mark.parametrize("case", TAKEN)
async def test_what_discord_takes(bot: HeldBot, ada: Person, rest: Call, case: str) -> None:
    assert (await open_form(bot, ada, rest, TAKEN[case])).status == 204
