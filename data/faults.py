"""What goes wrong with a database, whichever engine keeps the data."""

from collections.abc import Callable
from typing import Any

from data.engines.place import Place


class StatementError(Exception):
    """A statement cannot be run; the text is what the engine says of it."""


class Conflict(StatementError):
    """A statement contradicts what is stored: a key is there already, or a rule forbids it."""


class DatabaseError(Exception):
    """The database cannot be used; the text says why in one sentence."""


class DatabaseUnusable(DatabaseError):
    """The file cannot be opened or written, or it is no database."""

    def __init__(self, path: Place, reason: str) -> None:
        super().__init__(f"The database {path} cannot be used: {reason}.")
        self.path = path
        self.reason = reason


class DatabaseDown(DatabaseError):
    """The database cannot be used for now: it is locked, full, damaged or not to be written."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"The database is out of order: {reason}.")
        self.reason = reason


class Damage(DatabaseError):
    """What is stored is not as it was written; the text says of what, but holds nothing of it."""


class SchemaTooNew(DatabaseError):
    """The file was written by a newer version; `found` and `known` are schema numbers."""

    def __init__(self, path: Place, found: int, known: int) -> None:
        super().__init__(
            f"The database {path} was written by a newer version of this program: "
            f"its schema is number {found}, this version knows {known}."
        )
        self.path = path
        self.found = found
        self.known = known


class InOurWords:
    """Raises faults of these kinds, which are an engine's own, within its block as `ours`.

    They stay the cause only where that is wanted: some hold what is stored.
    """

    def __init__(
        self,
        kinds: tuple[type[Exception], ...],
        ours: Callable[[Any], Exception],
        *,
        with_cause: bool,
    ) -> None:
        self._kinds, self._ours, self._with_cause = kinds, ours, with_cause

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, fault: BaseException | None, trace: object) -> None:
        if isinstance(fault, self._kinds):
            raise self._ours(fault) from fault if self._with_cause else None
