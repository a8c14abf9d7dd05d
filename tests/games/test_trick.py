"""The trick core: what may be played, and who wins."""

from dataclasses import replace

import pytest

from bot.games.scarto.rules import Scarto
from bot.games.trick import NOBODY, legal, trick_so_far, winner

PACK = Scarto.pack
TABLES = Scarto().tables
OVERTRUMP = replace(TABLES, overtrump=TABLES.trumps)
"""As if who must trump had to go higher; no game of three players here has it."""


def cards(codes: str) -> list[int]:
    return [card.index for card in PACK.named(codes)]


@pytest.mark.parametrize(
    ("hand", "table", "allowed"),
    [
        ("C7 T2 T15", "S9 T9", "T15"),
        ("C7 T2 T8", "S9 T9", "T2 T8"),
        ("C7 T2 T15 MAT", "T9", "T15 MAT"),
        ("C7 T2 MAT", "T9", "T2 MAT"),
        ("C7 T2 T15", "S9 S10", "T2 T15"),
        ("S4 T2 T15", "S9 T9", "S4"),
        ("C7 C8", "S9 T9", "C7 C8"),
    ],
)
def test_where_overtrumping_is_the_rule(hand: str, table: str, allowed: str) -> None:
    led, best = trick_so_far(OVERTRUMP, cards(table))
    assert legal(OVERTRUMP, PACK.set_of(hand), led, best) == PACK.set_of(allowed)


def test_an_empty_table_has_no_suit_and_no_best_card() -> None:
    assert trick_so_far(TABLES, []) == (0, NOBODY)


def test_the_place_of_the_winner() -> None:
    assert winner(TABLES, cards("S7 MAT T1")) == 2
