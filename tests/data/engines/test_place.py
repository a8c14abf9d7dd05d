"""Where a database is, as it is written in the settings and as it is told."""

from pathlib import Path

import pytest

from data.engines.place import Url, place_of


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "PostgreSQL"])
def test_an_address_is_written_in_any_usual_way(scheme: str) -> None:
    assert place_of(f"{scheme}://ada@db/games") == Url("postgresql://ada@db/games")


@pytest.mark.parametrize("text", ["var/bot.db", "postgresql", "postgres.db", "postgres:/games"])
def test_all_else_is_a_path(text: str) -> None:
    assert place_of(text) == Path(text)


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        ("", ""),
        ("db/games", "db/games"),
        ("ada@db:5432/games", "ada@db:5432/games"),
        ("ada:s3@db/games?sslmode=require", "ada@db/games"),
        ("db/games?user=ada&password=s3", "db/games"),
        # Passwords that are not written as they have to be.
        ("ada:s@3@db/games", "ada@db/games"),
        ("ada:s/3@db/games", "ada@db/games"),
        ("ada:s#3@db/games", "ada@db/games"),
        ("ada:s?3@db/games", "ada@…"),
        ("ada:s@3?3@db/games", "ada@…"),
    ],
)
def test_an_address_is_told_without_its_password(rest: str, said: str) -> None:
    assert str(place_of(f"postgresql://{rest}")) == f"postgresql://{said}"
