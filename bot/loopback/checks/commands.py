"""Commands the bot registers and choices it offers for options, checked as by Discord."""

import re
from typing import Any

from bot.loopback.checks.forms import Form
from bot.loopback.wire.errors import FormErrors, Path
from bot.loopback.wire.wire import Json

CHAT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL = 1, 2, 3, 4, 5, 6, 7
ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 8, 9, 10, 11
KINDS = range(SUBCOMMAND, ATTACHMENT + 1)
IN_SERVER, IN_DIRECT, IN_PRIVATE = 0, 1, 2
MOST_CHARACTERS = 8000
MOST_INTEGER = 2**53
_NAME = re.compile(r"[-_'\w]{1,32}")
_LOCALES = """
    ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR
    ro ru sv-SE th tr uk vi zh-CN zh-TW
"""
LOCALES = frozenset(_LOCALES.split())


def read_commands(bodies: Any, path: Path = ()) -> list[Json]:
    """Return the commands of a bulk overwrite. Raises `Refusal`."""
    errors = FormErrors()
    forms = Form({"commands": bodies}, errors).objects("commands", 130)
    commands = []
    for index, form in enumerate(forms):
        form.path = (*path, index)
        commands.append(_command(form))
    names: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        key = (command["type"], command["name"])
        if key in names:
            message = "Application command names must be unique"
            errors.add((*path, index), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        names.add(key)
    errors.refuse()
    return commands


def read_command(body: Json) -> Json:
    """Return one command. Raises `Refusal`."""
    errors = FormErrors()
    command = _command(Form(body, errors))
    errors.refuse()
    return command


def _command(form: Form) -> Json:
    kind = form.choice("type", (CHAT, USER_MENU, MESSAGE_MENU)) or CHAT
    command: Json = {"type": kind}
    if kind == CHAT:
        command |= _named(form)
        command["options"] = _options(form, (*KINDS,))
    else:
        command |= _named_in_menu(form)
    command |= {
        "default_member_permissions": form.snowflake("default_member_permissions"),
        "dm_permission": form.truth("dm_permission") is not False,
        "contexts": _numbers(form, "contexts", (IN_SERVER, IN_DIRECT, IN_PRIVATE)) or None,
        "integration_types": _numbers(form, "integration_types", (0, 1)) or [0],
        "nsfw": bool(form.truth("nsfw")),
    }
    if _size(command) > MOST_CHARACTERS:
        message = f"Command exceeds maximum size ({MOST_CHARACTERS})"
        form.wrong(None, "APPLICATION_COMMAND_TOO_LARGE", message)
    return command


def _numbers(form: Form, key: str, offered: tuple[int, ...]) -> list[int]:
    numbers: list[int] = form.items(key, len(offered), least=1)
    for index, number in enumerate(numbers):
        if number not in offered or isinstance(number, bool):
            message = f"Value must be one of {{{', '.join(map(str, offered))}}}."
            form.errors.add((*form.path, key, index), "BASE_TYPE_CHOICES", message)
        elif number in numbers[:index]:
            message = "The set already contains this value"
            form.errors.add((*form.path, key, index), "SET_TYPE_ALREADY_CONTAINS_VALUE", message)
    return numbers


def _named_in_menu(form: Form) -> Json:
    """Return the name of a command in the menu of a person or a message: any words, no
    description."""
    _localized(form, "name_localizations", 32)
    if form.value.get("description"):
        message = "Context menu commands cannot have description"
        form.wrong("description", "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", message)
    return {
        "name": form.text("name", 32, least=1, required=True),
        "name_localizations": _translations(form, "name_localizations"),
        "description": "",
        "description_localizations": None,
    }


def _localized(form: Form, key: str, most: int) -> list[tuple[Form, str, str]]:
    """Return the translations, each with its place and its language."""
    found = []
    localized = form.object(key)
    for locale in localized.value if localized else ():
        text = localized.text(locale, most, least=1) if localized else None
        if localized and locale not in LOCALES:
            localized.wrong(locale, "ENUM_TYPE_COERCE", f'Value "{locale}" is not a locale.')
        if localized and text is not None:
            found.append((localized, locale, text))
    return found


def _translations(form: Form, key: str) -> Json | None:
    given = form.value.get(key)
    return given if isinstance(given, dict) else None


def _named(form: Form) -> Json:
    name = form.text("name", 32, least=1, required=True)
    description = form.text("description", 100, least=1, required=True)
    if name is not None:
        _check_name(form, "name", name)
    for localized, locale, text in _localized(form, "name_localizations", 32):
        _check_name(localized, locale, text)
    _localized(form, "description_localizations", 100)
    return {
        "name": name,
        "name_localizations": _translations(form, "name_localizations"),
        "description": description,
        "description_localizations": _translations(form, "description_localizations"),
    }


def _check_name(form: Form, key: str, name: str) -> None:
    if not _NAME.fullmatch(name) or name != name.lower():
        code = "APPLICATION_COMMAND_INVALID_NAME"
        form.wrong(key, code, "Command name is invalid")


def _options(form: Form, allowed: tuple[int, ...]) -> list[Json]:
    options = []
    names: set[str] = set()
    optional_before = False
    kinds = set()
    for each in form.objects("options", 25):
        option = _option(each, allowed)
        options.append(option)
        kinds.add(option["type"] in (SUBCOMMAND, GROUP))
        if option["name"] in names:
            message = "Option name already used"
            each.wrong("name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        names.add(option["name"])
        required = bool(option.get("required"))
        if required and optional_before:
            message = "Required options must be placed before non-required options"
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            each.wrong(None, code, message)
        optional_before = optional_before or not required
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive"
        form.wrong("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    return options


def _option(form: Form, allowed: tuple[int, ...]) -> Json:
    kind = form.choice("type", allowed, required=True)
    option: Json = {"type": kind} | _named(form)
    if kind == GROUP:
        return option | {"options": _options(form, (SUBCOMMAND,))}
    if kind == SUBCOMMAND:
        return option | {"options": _options(form, (*KINDS[2:],))}
    option["required"] = bool(form.truth("required"))
    autocomplete = bool(form.truth("autocomplete"))
    if kind in (STRING, INTEGER, NUMBER):
        option |= _bounds(form, kind)
        choices = _choices(form, kind)
        if choices:
            option["choices"] = choices
        if autocomplete:
            option["autocomplete"] = True
        if choices and autocomplete:
            message = "Choices and autocomplete are mutually exclusive"
            form.wrong("choices", "APPLICATION_COMMAND_OPTION_CHOICES_INVALID", message)
    elif autocomplete:
        message = "This option type cannot be completed"
        form.wrong("autocomplete", "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID", message)
    if kind == CHANNEL and form.value.get("channel_types"):
        option["channel_types"] = form.items("channel_types", 20)
    return option


def _bounds(form: Form, kind: int) -> Json:
    bounds: Json = {}
    if kind == STRING:
        bounds["min_length"] = form.number("min_length", 0, 6000)
        bounds["max_length"] = form.number("max_length", 1, 6000)
    else:
        read = form.number if kind == INTEGER else form.real
        for key in ("min_value", "max_value"):
            bounds[key] = read(key, -MOST_INTEGER, MOST_INTEGER)
    return {key: bound for key, bound in bounds.items() if bound is not None}


def _choices(form: Form, kind: int) -> list[Json]:
    choices = []
    names: set[str] = set()
    for each in form.objects("choices", 25):
        name = each.text("name", 100, least=1, required=True)
        value = each.value.get("value")
        if not _suits(kind, value):
            each.wrong("value", "BASE_TYPE_REQUIRED", "This field is required")
        if name in names:
            message = "Option name already used"
            each.wrong("name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message)
        names.add(name or "")
        _localized(each, "name_localizations", 100)
        localized = _translations(each, "name_localizations")
        choices.append({"name": name, "name_localizations": localized, "value": value})
    return choices


def _suits(kind: int | None, value: Any) -> bool:
    if kind == STRING:
        return isinstance(value, str) and 1 <= len(value) <= 100
    if kind == INTEGER:
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST_INTEGER
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _size(node: Json) -> int:
    """Return the characters in names, descriptions and values; the longest translation of each
    counts."""
    size = 0
    for key in ("name", "description"):
        texts = [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]
        size += max(len(text) for text in texts if isinstance(text, str))
    if isinstance(node.get("value"), str):
        size += len(node["value"])
    return size + sum(map(_size, [*node.get("options", ()), *node.get("choices", ())]))


def localized(node: Json, locale: str) -> Json:
    """Return a command, option or choice with its texts in one language beside the default ones."""
    shown = {key: value for key, value in node.items() if not key.endswith("_localizations")}
    for key in ("name", "description"):
        texts = node.get(f"{key}_localizations") or {}
        if locale in texts:
            shown[f"{key}_localized"] = texts[locale]
    for key in ("options", "choices"):
        if key in node:
            shown[key] = [localized(each, locale) for each in node[key]]
    return shown


def focused_option(data: Json) -> Json:
    """Return the option being typed, in the data of an autocomplete interaction."""
    options = list(data.get("options", ()))
    while options:
        option: Json = options.pop()
        if option.get("focused"):
            return option
        options.extend(option.get("options", ()))
    raise LookupError("no option is focused")


def read_choices(data: Json, body: Json) -> tuple[Json, ...]:
    """Return the choices the bot offers for the focused option. Raises `Refusal`."""
    errors = FormErrors()
    kind = focused_option(data)["type"]
    choices = _choices(Form(body, errors, ("data",)), kind)
    errors.refuse()
    return tuple(choices)
