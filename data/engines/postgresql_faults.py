"""Faults of PostgreSQL and its driver, in our words."""

import asyncpg

from data.faults import Conflict, DatabaseDown, InOurWords, StatementError

DOWN = (
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.CannotConnectNowError,
    asyncpg.ConnectionDoesNotExistError,
    asyncpg.InternalClientError,
    OSError,
)
"""Faults of the server or the way to it, and not of a statement."""


def _ours(fault: Exception) -> Exception:
    told = (
        fault.strerror if isinstance(fault, OSError) else str(fault.args[0] if fault.args else "")
    )
    said = " ".join((told or "").split()) or type(fault).__name__
    if isinstance(fault, DOWN) or (
        isinstance(fault, asyncpg.InterfaceError) and not isinstance(fault, ValueError)
    ):
        return DatabaseDown(said)
    kind = Conflict if isinstance(fault, asyncpg.IntegrityConstraintViolationError) else None
    return (kind or StatementError)(said)


# Their details hold what is stored.
IN_OUR_WORDS = InOurWords(
    (*DOWN, asyncpg.PostgresError, asyncpg.InterfaceError), _ours, with_cause=False
)
"""Raises them as ours within its block."""
