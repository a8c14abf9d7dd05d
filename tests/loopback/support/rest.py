"""Requests that a test makes by hand."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Reply:
    """A response of the REST side."""

    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int:
        """Discord's error code."""
        return int(self.body["code"])


Call = Callable[..., Coroutine[Any, Any, Reply]]
