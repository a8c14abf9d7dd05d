"""Whom boards compare: the people of a server, or of all servers together.

Ratings and sums of a server are kept beside those of everywhere, which come from the deals and
matches of all servers in the order of their ids. They are kept of everybody: who has agreed to be
listed everywhere is only asked when a board is shown. So whoever agrees stands there at once,
whoever withdraws is gone at once, and nothing has to be counted again for it.
"""

ALL_SERVERS = 0
"""The scope of all servers together; all others are ids of servers."""

AGREED = """EXISTS (
    SELECT 1 FROM players WHERE user_id = own.user_id AND everywhere <> '' LIMIT 1 OFFSET 0
)"""
"""The condition that the person of a row, which is called *own*, wants to be listed everywhere.

The offset has PostgreSQL look for each person alone, as SQLite does, and not read all of them.
"""


def listed_in(scope: int) -> str:
    """Return the condition for the rows, which are called *own*, of those who are listed in a
    scope."""
    return AGREED if scope == ALL_SERVERS else "true"
