"""Preferences: defaults until something is chosen, kept over restarts."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from data.choices import kept
from data.choices.players import Players, Preferences
from data.database import Database

CHOSEN = Preferences(
    trick_in_hand=False,
    letters="KQCJ",
    colours="two",
    pack="nouveau",
    reminders="direct",
    language="it",
)


async def test_a_player_who_never_chose_has_the_defaults(database: Database) -> None:
    assert await Players(database).of(7) == Preferences()


async def test_what_was_chosen_is_there_after_a_restart(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "players.db")
    await Players(database).change(7, lambda _: CHOSEN)
    await database.close()
    database = await Database.open(tmp_path / "players.db")
    again = Players(database)
    assert await again.of(7) == CHOSEN
    assert await again.of(8) == Preferences()
    await database.close()


async def test_a_choice_is_seen_at_once_and_replaces_the_one_before(database: Database) -> None:
    known = Players(database)
    assert await known.of(7) == Preferences()
    assert await known.change(7, lambda _: CHOSEN) == CHOSEN
    assert await known.of(7) == CHOSEN
    await known.change(7, lambda _: Preferences(colours="two"))
    assert await known.of(7) == Preferences(colours="two")
    assert await Players(database).of(7) == Preferences(colours="two")


async def test_of_two_choices_at_once_none_is_lost(database: Database) -> None:
    known = Players(database)
    await asyncio.gather(
        known.change(7, lambda old: replace(old, letters="KQCJ")),
        known.change(7, lambda old: replace(old, colours="two")),
    )
    both = Preferences(letters="KQCJ", colours="two")
    assert await known.of(7) == both
    assert await Players(database).of(7) == both


async def test_only_so_many_stay_in_memory(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "MOST_KNOWN", 3)
    known = Players(database)
    await known.change(1, lambda _: CHOSEN)
    for user_id in range(1, 9):
        await known.of(user_id)
    assert len(known._known) <= 3
    assert await known.of(1) == CHOSEN
