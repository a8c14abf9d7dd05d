"""What is said of a server that cannot be installed beside the tests."""

from dataclasses import replace

import pytest

from data.engines.postgresql_checks import OLDEST, ServerFacts

FACTS = ServerFacts(
    OLDEST,
    "UTF8",
    is_standby=0,
    user="ada",
    database="games",
    makes=1,
    uses=1,
    changes=1,
    is_foreign=0,
    owner=None,
)


def test_nothing_is_in_the_way() -> None:
    assert FACTS.unreadable() is None
    assert FACTS.unwritable() is None


def test_an_old_server_is_refused() -> None:
    assert replace(FACTS, version=14).unreadable() == (
        "PostgreSQL 15 or newer is needed, and this is 14"
    )


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        (replace(FACTS, is_standby=1), "its server is a standby, which can only be read"),
        (replace(FACTS, changes=0), "ada may not make tables in its schema tarocchi"),
    ],
)
def test_a_bot_needs_more_than_who_looks(facts: ServerFacts, said: str) -> None:
    assert facts.unreadable() is None
    assert facts.unwritable() == said
