"""Components of messages and modals: checked as by Discord, returned as Discord shows them."""

from collections.abc import Callable

from bot.loopback.checks.emoji import is_emoji
from bot.loopback.checks.forms import Form
from bot.loopback.checks.media import Shelf
from bot.loopback.wire.wire import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6
IN_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
IN_MODAL = (ROW, TEXT, LABEL)
IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)

_SHELLS = (ROW, SECTION, CONTAINER, LABEL)

MOST_COMPONENTS = 40
MOST_TEXT = 4000
_DEFAULT_TYPES = {USER_SELECT: ("user",), ROLE_SELECT: ("role",), CHANNEL_SELECT: ("channel",)}


class CheckedLayout:
    """The components of one message or modal, being checked. A modal has no shelf for files."""

    def __init__(self, shelf: Shelf | None, own_emojis: dict[str, Json]) -> None:
        self._shelf = shelf
        self._own_emojis = own_emojis
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self._count = 0
        self._text_length = 0
        self._read: dict[int, Callable[[Form], Json]] = {
            ROW: self._row_in_modal if shelf is None else self._row,
            BUTTON: self._button,
            STRING_SELECT: self._string_select,
            TEXT_INPUT: self._text_input,
            SECTION: self._section,
            TEXT: self._text,
            THUMBNAIL: self._thumbnail,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
            LABEL: self._label,
            FILE_UPLOAD: self._file_upload,
            RADIO_GROUP: self._radio_group,
            CHECKBOX_GROUP: self._checkbox_group,
            CHECKBOX: self._checkbox,
            **dict.fromkeys(SELECTS[1:], self._entity_select),
        }

    def of_plain_message(self, form: Form) -> list[Json]:
        """Return the components of a message without the V2 flag: up to five rows."""
        return self._numbered(self._children(form, (ROW,), 5))

    def of_v2_message(self, form: Form) -> list[Json]:
        """Return the components of a message with the V2 flag."""
        components = self._numbered(self._children(form, IN_V2, MOST_COMPONENTS))
        self._check_totals(form)
        return components

    def of_modal(self, form: Form) -> list[Json]:
        """Return the components of a modal."""
        components = self._children(form, IN_MODAL, 5, least=1)
        self._check_totals(form)
        return self._numbered(components)

    def _check_totals(self, form: Form) -> None:
        if self._count > MOST_COMPONENTS:
            message = f"The maximum number of components is {MOST_COMPONENTS}, got {self._count}."
            form.wrong("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if self._text_length > MOST_TEXT:
            message = f"The displayable text exceeds the maximum size of {MOST_TEXT}."
            form.wrong("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)

    def _children(
        self, form: Form, allowed: tuple[int, ...], most: int, *, least: int = 0
    ) -> list[Json]:
        required = least > 0
        children = form.objects("components", most, least=least, required=required)
        return [self._component(child, allowed) for child in children]

    def _component(self, form: Form, allowed: tuple[int, ...]) -> Json:
        kind = form.value.get("type")
        if kind not in allowed or isinstance(kind, bool):
            words = ", ".join(map(str, allowed))
            message = f'Value of field "type" must be one of ({words}).'
            form.wrong("type", "UNION_TYPE_CHOICES", message)
            return {}
        self._count += 1
        id = form.number("id", 0, 2**31 - 1)
        if id and id in self._ids:
            form.wrong("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        self._ids.add(id or 0)
        return {"type": kind, "id": id or 0, **self._read[int(kind)](form)}

    def _numbered(self, components: list[Json]) -> list[Json]:
        """Give an id to each component without one, in reading order."""
        following = 0
        for component in walk(components):
            if component.get("id") == 0:
                following += 1
                while following in self._ids:
                    following += 1
                component["id"] = following
        return components

    # What several kinds share

    def _custom_id(self, form: Form) -> str | None:
        custom_id = form.text("custom_id", 100, least=1, required=True)
        if custom_id in self._custom_ids:
            message = "Component custom id cannot be duplicated"
            form.wrong("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        if custom_id is not None:
            self._custom_ids.add(custom_id)
        return custom_id

    def _emoji(self, form: Form) -> Json:
        emoji = form.object("emoji")
        if emoji is None:
            return {}
        name = emoji.text("name", 32)
        id = emoji.snowflake("id")
        known = id in self._own_emojis if id else is_emoji(name or "")
        if not known:
            form.wrong("emoji", "COMPONENT_INVALID_EMOJI", "Invalid emoji")
            return {}
        shown = {"id": id, "name": self._own_emojis[id]["name"]} if id else {"name": name}
        return {"emoji": shown}

    def _options(self, form: Form, least: int, most: int, selected: int) -> list[Json]:
        """Return the choices of a select or a group; only those of selects have emojis."""
        options, values, defaults = [], set(), 0
        for each in form.objects("options", most, least=least, required=True):
            option = _without_none(
                label=each.text("label", 100, least=1, required=True),
                value=each.text("value", 100, least=1, required=True),
                description=each.text("description", 100),
                default=each.truth("default"),
            )
            if option.get("value") in values:
                message = "The specified option value is already used"
                each.wrong("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            values.add(option.get("value"))
            defaults += option.get("default", False)
            with_emoji = form.value["type"] == STRING_SELECT
            options.append(option | (self._emoji(each) if with_emoji else {}))
        if defaults > selected:
            message = "The number of default values exceeds max_values"
            form.wrong("options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)
        return options

    def _bounds(self, form: Form, most: int, usual: int = 1) -> tuple[int, int]:
        """Return how many values are needed and allowed; in a modal, what is required needs one."""
        least_values = form.number("min_values", 0, most)
        most_values = form.number("max_values", 1, most)
        low = 1 if least_values is None else least_values
        high = max(usual, low) if most_values is None else most_values
        if low > high:
            message = f"int value should be less than or equal to {high}."
            form.wrong("min_values", "NUMBER_TYPE_MAX", message)
        if self._shelf is None and least_values == 0 and form.value.get("required") is not False:
            message = "int value should be greater than or equal to 1."
            form.wrong("min_values", "NUMBER_TYPE_MIN", message)
        return low, high

    # Components of messages

    def _row(self, form: Form) -> Json:
        given = form.value.get("components")
        kinds = [
            child.get("type") if isinstance(child, dict) else None
            for child in (given if isinstance(given, list) else ())
        ]
        children = self._children(form, (BUTTON, *SELECTS), MOST_COMPONENTS, least=1)
        # A row is five units wide: a button takes one, a select all five.
        width = 0
        for index, kind in enumerate(kinds):
            width += 5 if kind in SELECTS else 1
            if width > 5:
                message = "The specified component exceeds the maximum width"
                place = (*form.path, "components", index)
                form.errors.add(place, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
        return {"components": children}

    def _button(self, form: Form) -> Json:
        style = form.choice("style", range(1, 7), required=True)
        button = _without_none(style=style, label=form.text("label", 80))
        button |= self._emoji(form)
        if style == LINK:
            button["url"] = form.text("url", 512, required=True)
        elif style == PREMIUM:
            button["sku_id"] = form.snowflake("sku_id", required=True)
        else:
            button["custom_id"] = self._custom_id(form)
        if style in (LINK, PREMIUM) and form.value.get("custom_id") is not None:
            message = "A custom id and url cannot both be specified"
            code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"
            form.wrong("custom_id", code, message)
        if style != PREMIUM and not button.get("label") and not form.value.get("emoji"):
            form.wrong("label", "BASE_TYPE_REQUIRED", "A label or emoji is required")
        return button | _without_none(disabled=form.truth("disabled"))

    def _select(self, form: Form) -> Json:
        low, high = self._bounds(form, 25)
        required = form.truth("required")
        return {
            "custom_id": self._custom_id(form),
            "min_values": low,
            "max_values": high,
            **_without_none(
                placeholder=form.text("placeholder", 150),
                disabled=form.truth("disabled"),
                required=required if self._shelf is None else None,
            ),
        }

    def _string_select(self, form: Form) -> Json:
        select = self._select(form)
        options = self._options(form, 1, 25, select["max_values"])
        if options and select["max_values"] > len(options):
            message = f"Must be {select['max_values']} or more in length."
            form.wrong("options", "BASE_TYPE_MIN_LENGTH", message)
        return select | {"options": options}

    def _entity_select(self, form: Form) -> Json:
        select = self._select(form)
        kinds = _DEFAULT_TYPES.get(form.value["type"], ("user", "role"))
        defaults: list[Json] = []
        for each in form.objects("default_values", 25):
            id, kind = each.snowflake("id", required=True), each.choice("type", kinds)
            defaults.append({"id": id, "type": kind})
        if defaults:
            select["default_values"] = defaults
        if form.value["type"] == CHANNEL_SELECT and form.value.get("channel_types"):
            select["channel_types"] = form.items("channel_types", 25)
        return select

    def _section(self, form: Form) -> Json:
        texts = self._children(form, (TEXT,), 3, least=1)
        accessory = form.object("accessory", required=True)
        if accessory is None:
            return {"components": texts}
        return {
            "components": texts,
            "accessory": self._component(accessory, (BUTTON, THUMBNAIL)),
        }

    def _text(self, form: Form) -> Json:
        content = form.text("content", MOST_TEXT, least=1, required=True)
        self._text_length += len(content or "")
        return {"content": content}

    def _pictured(self, form: Form) -> Json:
        media = form.object("media", required=True)
        return {
            "media": self._shelf.media(media) if media and self._shelf else None,
            "description": form.text("description", 1024, least=1),
            "spoiler": bool(form.truth("spoiler")),
        }

    def _thumbnail(self, form: Form) -> Json:
        return self._pictured(form)

    def _gallery(self, form: Form) -> Json:
        items = form.objects("items", 10, least=1, required=True)
        return {"items": [self._pictured(item) for item in items]}

    def _file(self, form: Form) -> Json:
        file = form.object("file", required=True)
        media = self._shelf.media(file, only_attached=True) if file and self._shelf else None
        attachment = self._shelf.find(media["url"]) if media and self._shelf else None
        return {
            "file": media,
            "name": attachment and attachment["filename"],
            "size": attachment and attachment["size"],
            "spoiler": bool(form.truth("spoiler")),
        }

    def _separator(self, form: Form) -> Json:
        divider = form.truth("divider")
        return {
            "spacing": form.choice("spacing", (1, 2)) or 1,
            "divider": True if divider is None else divider,
        }

    def _container(self, form: Form) -> Json:
        return {
            "accent_color": form.number("accent_color", 0, 0xFFFFFF),
            "components": self._children(form, IN_CONTAINER, MOST_COMPONENTS, least=1),
            "spoiler": bool(form.truth("spoiler")),
        }

    # Components of modals

    def _row_in_modal(self, form: Form) -> Json:
        return {"components": self._children(form, (TEXT_INPUT,), 1, least=1)}

    def _label(self, form: Form) -> Json:
        label = form.text("label", 45, least=1, required=True)
        inner = form.object("component", required=True)
        if inner and inner.value.get("disabled"):
            inner.wrong("disabled", "MODAL_COMPONENT_DISABLED", "Nothing in a modal is disabled")
        return _without_none(
            label=label,
            description=form.text("description", 100, least=1),
            component=self._component(inner, IN_LABEL) if inner else None,
        )

    def _text_input(self, form: Form) -> Json:
        required = form.truth("required")
        low = form.number("min_length", 0, 4000)
        high = form.number("max_length", 1, 4000)
        if low and high and low > high:
            message = f"int value should be less than or equal to {high}."
            form.wrong("min_length", "NUMBER_TYPE_MAX", message)
        return {
            "custom_id": self._custom_id(form),
            "style": form.choice("style", (1, 2), required=True),
            "label": form.text("label", 45, least=1),
            "min_length": low,
            "max_length": high,
            "required": True if required is None else required,
            **_without_none(
                value=form.text("value", high or 4000), placeholder=form.text("placeholder", 100)
            ),
        }

    def _file_upload(self, form: Form) -> Json:
        low, high = self._bounds(form, 10)
        return self._asked(form) | {"min_values": low, "max_values": high}

    def _radio_group(self, form: Form) -> Json:
        return self._asked(form) | {"options": self._options(form, 2, 10, 1)}

    def _checkbox_group(self, form: Form) -> Json:
        given = form.value.get("options")
        low, high = self._bounds(form, 10, usual=len(given) if isinstance(given, list) else 1)
        options = self._options(form, 1, 10, high)
        if options and high > len(options):
            message = f"Must be {high} or more in length."
            form.wrong("options", "BASE_TYPE_MIN_LENGTH", message)
        return self._asked(form) | {"options": options, "min_values": low, "max_values": high}

    def _checkbox(self, form: Form) -> Json:
        return {"custom_id": self._custom_id(form), "default": bool(form.truth("default"))}

    def _asked(self, form: Form) -> Json:
        required = form.truth("required")
        return {
            "custom_id": self._custom_id(form),
            "required": True if required is None else required,
        }


def walk(components: list[Json]) -> list[Json]:
    """Return all components, each before the ones inside it."""
    found = []
    for component in components:
        found.append(component)
        if component.get("type") in _SHELLS:
            found.extend(walk(component.get("components", [])))
            inner = component.get("accessory") or component.get("component")
            found.extend(walk([inner]) if inner else ())
    return found


def _without_none(**fields: object) -> Json:
    return {key: value for key, value in fields.items() if value is not None}
