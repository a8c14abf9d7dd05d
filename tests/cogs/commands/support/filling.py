"""Forms of settings, as people fill them in: what is not answered stays as it was shown."""

from typing import Any

from bot.loopback.checks.components import CHECKBOX_GROUP, walk
from bot.loopback.person import Outcome, buttons
from cogs.layouts.settings.form import Asked
from tests.cogs.support.guests import Guest

Json = dict[str, Any]

CONTINUE = "Continue"
"""What the button of the next page says first."""


def asked(opened: Outcome) -> list[Json]:
    """The fields of a form, in order."""
    assert opened.status == "modal", opened
    assert opened.modal is not None
    return [each for each in walk(opened.modal["components"]) if "custom_id" in each]


def keys(opened: Outcome) -> list[str]:
    """The keys of all settings that a form asks for, in order."""
    return [key for field in asked(opened) for key in _keys(field)]


def chosen(opened: Outcome) -> dict[str, str | bool]:
    """What a form shows as chosen; of boxes, whether they have a tick."""
    found: dict[str, str | bool] = {}
    for field in asked(opened):
        for option in field["options"]:
            if field["type"] == CHECKBOX_GROUP:
                found[option["value"]] = option.get("default", False)
            elif option.get("default"):
                found[_keys(field)[0]] = option["value"]
    return found


def offered(opened: Outcome, key: str) -> dict[str, str]:
    """The choices of a question: what each value is called."""
    [field] = [field for field in asked(opened) if _keys(field) == [key]]
    return {option["value"]: option["label"] for option in field["options"]}


async def fill(guest: Guest, opened: Outcome, **answers: str | bool) -> Outcome:
    """Sends a form with these answers; boxes take true or false."""
    fields: dict[str, Any] = {}
    for field in asked(opened):
        if field["type"] == CHECKBOX_GROUP:
            ticks = chosen(opened) | answers
            fields[field["custom_id"]] = [key for key in _keys(field) if ticks[key]]
        elif (value := answers.get(_keys(field)[0])) is not None:
            fields[field["custom_id"]] = value if "min_values" not in field else [value]
    assert not answers.keys() - keys(opened), answers
    return await guest.person.fill(opened, fields)


async def choose(guest: Guest, opened: Outcome, **answers: str | bool) -> Outcome:
    """Sends the pages of a form until all these answers are given; returns what came last."""
    while True:
        here = {key: answers.pop(key) for key in keys(opened) if key in answers}
        sent = await fill(guest, opened, **here)
        if not answers:
            return sent
        opened = await following(guest, sent)


async def following(guest: Guest, sent: Outcome) -> Outcome:
    """The next page, opened in the message that a form was answered with."""
    assert sent.message is not None, sent
    labels = [button["label"] for button in buttons(sent.message)]
    return await guest.press(sent.message, next(one for one in labels if CONTINUE in one))


async def set_for_server(guest: Guest, **answers: str | bool) -> Outcome:
    """Changes the settings of the server."""
    return await choose(guest, await guest.command("tarocchi-admin settings"), **answers)


async def set_for_me(guest: Guest, **answers: str | bool) -> Outcome:
    """Changes one's own settings."""
    return await fill(guest, await guest.command("tarocchi settings"), **answers)


def _keys(field: Json) -> list[str]:
    if field["type"] == CHECKBOX_GROUP:
        return [option["value"] for option in field["options"]]
    wish = Asked.parse(field["custom_id"])
    assert wish is not None, field
    return [wish.key]
