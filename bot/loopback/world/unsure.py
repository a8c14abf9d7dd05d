"""What nobody knows of Discord for sure, and what its apps do differently from each other."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any


@dataclass(slots=True)
class Unsure:
    """How it is here; each can be switched, so that a bot is tried with the other as well."""

    by_id: bool = True
    """Whether a token reaches the message that was pressed by its id, not only as `@original`."""
    same_choice: bool = False
    """Whether apps send a choice again that was made already, in a select with the same id."""
    buttons_jump: bool = False
    """Whether a picture that is replaced vanishes until the new one has come."""

    def switch(self, body: Mapping[str, Any]) -> None:
        """Set what is named. Raises `ValueError` if there is no such thing to switch."""
        known = {field.name for field in fields(self)}
        if not body.keys() <= known or not _are_bools(body.values()):
            raise ValueError
        for name, value in body.items():
            setattr(self, name, value)


def _are_bools(values: Any) -> bool:
    return all(isinstance(value, bool) for value in values)
