"""What a person enters in a modal or picks in a select, as the data of an interaction."""

from collections.abc import Sequence
from typing import Any

from bot.loopback.checks import components as kinds
from bot.loopback.people.invocations import InvocationError, Resolved
from bot.loopback.wire.wire import Json
from bot.loopback.world.world import World


def press_data(component: Json) -> Json:
    """Return the data of a pressed button."""
    data = {"component_type": kinds.BUTTON, "custom_id": component["custom_id"]}
    return data | {"id": component["id"]}


def choose_data(world: World, channel: Json, component: Json, values: Sequence[object]) -> Json:
    """Return the data of a select once values were picked. Raises `InvocationError`."""
    resolved = Resolved(world, channel)
    picked = _picked(resolved, component, values)
    data = {"component_type": component["type"], "custom_id": component["custom_id"]}
    return data | {"id": component["id"], "values": picked} | resolved.to_json()


def modal_data(world: World, channel: Json, modal: Json, fields: Json) -> Json:
    """Return the data of a modal completed in a channel.

    Raises `InvocationError` for an invalid field.
    """
    names = {part["custom_id"] for part in kinds.walk(modal["components"]) if "custom_id" in part}
    for name in fields:
        if name not in names:
            raise InvocationError(400, "unknown_field", f"There is no field {name}.")
    resolved = Resolved(world, channel)
    filled = [_filled(resolved, component, fields) for component in modal["components"]]
    return {"custom_id": modal["custom_id"], "components": filled} | resolved.to_json()


def _filled(resolved: Resolved, component: Json, fields: Json) -> Json:
    shell: Json = {"type": component["type"], "id": component["id"]}
    if component["type"] == kinds.LABEL:
        return shell | {"component": _filled(resolved, component["component"], fields)}
    if component["type"] == kinds.ROW:
        inner = [_filled(resolved, each, fields) for each in component["components"]]
        return shell | {"components": inner}
    if component["type"] == kinds.TEXT:
        return shell
    value = fields.get(component["custom_id"])
    shell["custom_id"] = component["custom_id"]
    if component["type"] == kinds.TEXT_INPUT:
        return shell | {"value": _written(component, value)}
    if component["type"] == kinds.CHECKBOX:
        return shell | {"value": bool(component["default"] if value is None else value)}
    if component["type"] == kinds.RADIO_GROUP:
        return shell | {"value": _radio(component, value)}
    return shell | {"values": _picked(resolved, component, _listed(component, value))}


def _written(component: Json, value: object) -> str:
    text = component.get("value", "") if value is None else value
    name = component["custom_id"]
    if not isinstance(text, str):
        raise InvocationError(400, "wrong_type", f"The field {name} needs a text.")
    if not text and not component["required"]:
        return text
    least = max(1, component["min_length"] or 0)
    most = component["max_length"] or 4000
    if not least <= len(text) <= most:
        raise InvocationError(
            400, "bad_length", f"The field {name} needs {least} to {most} characters."
        )
    return text


def _radio(component: Json, value: object) -> str | None:
    options = component["options"]
    if value is None:
        value = next((each["value"] for each in options if each.get("default")), None)
    if value is None and not component["required"]:
        return None
    if value not in [each["value"] for each in options]:
        name = component["custom_id"]
        raise InvocationError(400, "not_offered", f"The field {name} has no choice {value}.")
    return str(value)


def _listed(component: Json, value: object) -> list[object]:
    if value is None:
        options = component.get("options", ())
        preset = [each["id"] for each in component.get("default_values", ())]
        return preset + [each["value"] for each in options if each.get("default")]
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _picked(resolved: Resolved, component: Json, values: Sequence[object]) -> list[str]:
    low, high = component["min_values"], component["max_values"]
    optional = not values and component.get("required") is False
    if not low <= len(values) <= high and not optional:
        raise InvocationError(400, "bad_count", f"Choose {low} to {high}.")
    if len(set(map(str, values))) != len(values):
        raise InvocationError(400, "chosen_twice", "The same value was chosen twice.")
    if component["type"] in (kinds.STRING_SELECT, kinds.CHECKBOX_GROUP):
        offered = [option["value"] for option in component["options"]]
        for value in values:
            if value not in offered:
                raise InvocationError(400, "not_offered", f"There is no choice {value}.")
        return [str(value) for value in values]
    return [_entity(resolved, component, value) for value in values]


def _entity(resolved: Resolved, component: Json, value: Any) -> str:
    match component["type"]:
        case kinds.USER_SELECT:
            return resolved.user(value)
        case kinds.CHANNEL_SELECT:
            return resolved.channel(value)
        case kinds.ROLE_SELECT:
            return resolved.role(value)
        case kinds.MENTIONABLE_SELECT:
            return _mentionable(resolved, value)
    raise InvocationError(400, "not_supported", "Files cannot be uploaded in a modal here.")


def _mentionable(resolved: Resolved, value: object) -> str:
    try:
        return resolved.user(value)
    except InvocationError:
        return resolved.role(value)
