"""Faults of PostgreSQL and its driver, in our words."""

import ssl
from socket import gaierror

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
    asyncpg.InvalidCatalogNameError,
    asyncpg.CannotConnectNowError,
    asyncpg.ConnectionDoesNotExistError,
    asyncpg.InternalClientError,
    OSError,
)
"""Faults of the server or the way to it, and not of a statement."""

NOBODY = "no server answers at this address"
ENDED = "its server has ended the connection"

SAID: tuple[tuple[type[Exception], str, str], ...] = (
    (TimeoutError, "", "its server does not answer"),
    (gaierror, "", "the name of its server is not known"),
    (ConnectionRefusedError, "", NOBODY),
    # One for each of several addresses that a name has.
    (OSError, "Multiple exceptions", NOBODY),
    (ConnectionError, "rejected SSL upgrade", "its server offers no encrypted connections"),
    (ConnectionError, "unexpected connection_lost", ENDED),
    # Between the server's last word and the end of the connection.
    (asyncpg.InternalClientError, "cannot switch to state", ENDED),
    (FileNotFoundError, "", "a file or socket that its address names does not exist"),
    (PermissionError, "", "a file or socket that its address names may not be used"),
    # Others may hold pieces of a password that is not written as it has to be.
    (asyncpg.ClientConfigurationError, "`sslmode`", ""),
    (asyncpg.ClientConfigurationError, "root certificate file", ""),
)
"""What is said of faults of a kind whose text contains this: that text, if there is nothing else to
be said."""

UNREADABLE = "its address cannot be read (in a password, write %40 for @ and %2F for /)"


def _ours(fault: Exception) -> Exception:
    if isinstance(fault, DOWN) or (
        isinstance(fault, asyncpg.InterfaceError) and not isinstance(fault, ValueError)
    ):
        return DatabaseDown(_reason(fault))
    kind = Conflict if isinstance(fault, asyncpg.IntegrityConstraintViolationError) else None
    return (kind or StatementError)(_reason(fault))


def _not_connected(fault: Exception) -> DatabaseDown:
    return DatabaseDown(_reason(fault))


def _reason(fault: Exception) -> str:
    if isinstance(fault, ssl.SSLCertVerificationError):
        return f"the certificate of its server does not hold: {fault.verify_message.rstrip('.')}"
    text = str(fault.args[0] if fault.args else "")
    for kind, contains, said in SAID:
        if isinstance(fault, kind) and contains in text:
            return said or text
    if isinstance(fault, (ValueError, OverflowError)) and not isinstance(fault, OSError):
        return UNREADABLE
    told = fault.strerror or text if isinstance(fault, OSError) else text
    return " ".join(told.split()).rstrip(".") or type(fault).__name__


KINDS = (*DOWN, asyncpg.PostgresError, asyncpg.InterfaceError)
"""All that the driver raises where something is wrong with a statement or its connection."""

# Their details hold what is stored.
IN_OUR_WORDS = InOurWords(KINDS, _ours, with_cause=False)
"""Raises them as ours within its block."""

CONNECTING = InOurWords((*KINDS, ValueError, OverflowError), _not_connected, with_cause=False)
"""The same where a connection is made: whatever hinders it, there is none for now."""
