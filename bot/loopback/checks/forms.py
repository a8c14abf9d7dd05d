"""Checks JSON from a client and records an error for each field that is wrong."""

import re
from collections.abc import Collection
from typing import Any

from bot.loopback.wire.errors import FormErrors, Path
from bot.loopback.wire.wire import Json

SNOWFLAKE = re.compile("[0-9]{1,20}")


class Form:
    """A JSON object being checked, with its path in the request.

    Each method returns the value if it is valid, and otherwise records an error and returns None.
    For a value that is absent and not required it returns None without an error.
    """

    def __init__(self, value: Json, errors: FormErrors, path: Path = ()) -> None:
        self.value = value
        self.errors = errors
        self.path = path

    def wrong(self, key: str | int | None, code: str, message: str) -> None:
        """Record an error at a key, or at the object itself."""
        self.errors.add(self.path if key is None else (*self.path, key), code, message)

    def text(self, key: str, most: int, *, least: int = 0, required: bool = False) -> str | None:
        """Return a string of *least* to *most* characters."""
        value = self._present(key, required)
        if value is None:
            return None
        if not isinstance(value, str):
            self.wrong(key, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return None
        if required and not value:
            self._missing(key)
        elif least and not least <= len(value) <= most:
            message = f"Must be between {least} and {most} in length."
            self.wrong(key, "BASE_TYPE_BAD_LENGTH", message)
        elif len(value) > most:
            message = f"Must be {most} or fewer in length."
            self.wrong(key, "BASE_TYPE_MAX_LENGTH", message)
        else:
            return value
        return None

    def number(self, key: str, least: float, most: float, *, required: bool = False) -> int | None:
        """Return a whole number between the bounds."""
        value = self._present(key, required)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        return value if self._lies_between(key, value, least, most) else None

    def real(self, key: str, least: float, most: float) -> float | None:
        """Return a number between the bounds, whole or not."""
        value = self.value.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            self.wrong(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
            return None
        return value if self._lies_between(key, value, least, most) else None

    def _lies_between(self, key: str, value: float, least: float, most: float) -> bool:
        kind = type(value).__name__
        if value < least:
            message = f"{kind} value should be greater than or equal to {least}."
            self.wrong(key, "NUMBER_TYPE_MIN", message)
        elif value > most:
            message = f"{kind} value should be less than or equal to {most}."
            self.wrong(key, "NUMBER_TYPE_MAX", message)
        return least <= value <= most

    def truth(self, key: str) -> bool | None:
        """Return true or false."""
        value = self.value.get(key)
        if value is None or isinstance(value, bool):
            return value
        self.wrong(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return None

    def choice(self, key: str, offered: Collection[Any], *, required: bool = False) -> Any:
        """Return one of the offered values."""
        value = self._present(key, required)
        if value is None or (value in offered and not isinstance(value, bool)):
            return value
        words = ", ".join(map(str, offered))
        self.wrong(key, "BASE_TYPE_CHOICES", f"Value must be one of {{{words}}}.")
        return None

    def snowflake(self, key: str, *, required: bool = False) -> str | None:
        """Return an id."""
        value = self._present(key, required)
        if value is None:
            return None
        if isinstance(value, (str, int)) and SNOWFLAKE.fullmatch(str(value)):
            return str(value)
        message = f'Value "{value}" is not snowflake.'
        self.wrong(key, "NUMBER_TYPE_COERCE", message)
        return None

    def object(self, key: str, *, required: bool = False) -> "Form | None":
        """Return a JSON object, to be checked further."""
        value = self._present(key, required)
        if value is None or isinstance(value, dict):
            return None if value is None else Form(value, self.errors, (*self.path, key))
        message = "Only dictionaries may be used in a DictType"
        self.wrong(key, "DICT_TYPE_CONVERT", message)
        return None

    def items(self, key: str, most: int, *, least: int = 0, required: bool = False) -> list[Any]:
        """Return a list of *least* to *most* values; empty if it is invalid."""
        value = self._present(key, required)
        if value is None:
            return []
        if not isinstance(value, list):
            message = "Only iterables may be used in a ListType"
            self.wrong(key, "LIST_TYPE_CONVERT", message)
        elif required and not value:
            self._missing(key)
        elif not least <= len(value) <= most:
            message = f"Must be between {least} and {most} in length."
            self.wrong(key, "BASE_TYPE_BAD_LENGTH", message)
        else:
            return value
        return []

    def objects(
        self, key: str, most: int, *, least: int = 0, required: bool = False
    ) -> list["Form"]:
        """Return a list of JSON objects, to be checked further."""
        forms = []
        for index, value in enumerate(self.items(key, most, least=least, required=required)):
            form = Form(value, self.errors, (*self.path, key, index))
            if isinstance(value, dict):
                forms.append(form)
            else:
                form.wrong(None, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a Model")
        return forms

    def _present(self, key: str, required: bool) -> Any:
        value = self.value.get(key)
        if value is None and required:
            self._missing(key)
        return value

    def _missing(self, key: str) -> None:
        self.wrong(key, "BASE_TYPE_REQUIRED", "This field is required")
