"""Where a database is: a file, or one of a server of PostgreSQL."""

import re
from dataclasses import dataclass, field
from pathlib import Path

SCHEME = "postgresql://"

SCHEMES = re.compile("postgres(?:ql)?://", re.IGNORECASE)
"""How the address of a database on a server may begin."""


@dataclass(frozen=True, slots=True)
class Url:
    """The address of a database on a server; as a text it is without the password."""

    address: str = field(repr=False)

    def __str__(self) -> str:
        # Without parameters too, for the password may be one of them.
        whole, _, parameters = self.address.removeprefix(SCHEME).partition("?")
        user, at, host = whole.rpartition("@")
        if "@" in parameters:
            # Nobody can tell where a password ends that has a question mark in it.
            return f"{SCHEME}{whole.partition(':')[0]}@…"
        return f"{SCHEME}{user.partition(':')[0]}{at}{host}"


Place = Path | Url
"""Where a database is."""


def place_of(text: str) -> Place:
    """Return the place that is written like this: whatever is no address is a path."""
    begins = SCHEMES.match(text)
    return Url(SCHEME + text[begins.end() :]) if begins else Path(text)


def exists(place: Place) -> bool:
    """Return whether there is a database, as far as that is known without asking its server."""
    return isinstance(place, Url) or place.is_file()
