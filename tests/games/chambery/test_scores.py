"""Chambéry, sections 7 to 9 and 13.3 to 13.6: points and payments."""

import pytest

from bot.games.cards import CardSet, Seat
from bot.games.chambery.contract import ChamberyContract
from bot.games.chambery.options import ChamberyOptions
from bot.games.chambery.payments import alone, scores
from bot.games.chambery.scoring import ChamberyScoreInputs, count
from bot.games.events import DealScored
from bot.games.packs import NOUVEAU
from bot.games.trick import CardLocations, TrickHistory
from tests.games.support.chambery import bid, chambery, pile

USUAL = ChamberyOptions()
FIVE = [
    (bid("called_king", 0, 2), 33, (-2, 1, -1, 1, 1)),
    (bid("called_king", 0, 2), 32, (-3, 2, -3, 2, 2)),
    (bid("called_king", 0, 2), 35, (3, -2, 3, -2, -2)),
    (bid("two_cards", 0), 40, (24, -6, -6, -6, -6)),
    (bid("one_card", 0), 40, (48, -12, -12, -12, -12)),
    (bid("two_cards", 0), 28, (-8, 2, 2, 2, 2)),
    (bid("no_cards", 0), 28, (-24, 6, 6, 6, 6)),
    (bid("two_cards", 0), 16, (-36, 9, 9, 9, 9)),
    (bid("one_card", 0), 52, (288, -72, -72, -72, -72)),
    (bid("called_king", 0, 2), 52, (54, -36, 54, -36, -36)),
    (bid("called_king", 0, 2), 51, (27, -18, 27, -18, -18)),
    (bid("called_king", 0, 3), 17, (-18, 12, 12, -18, 12)),
    (bid("no_cards", 0), 34, (0, 0, 0, 0, 0)),
]
FOUR = [
    (bid("two_cards", 0), 40, (12, -4, -4, -4)),
    (bid("two_cards", 0), 35, (-3, 1, 1, 1)),
    (bid("one_card", 0), 30, (-12, 4, 4, 4)),
    (bid("called_king", 0, 2), 33, (-3, 3, -3, 3)),
    (bid("called_king", 0, 2), 17, (-38, 38, -38, 38)),
    (bid("called_king", 0, 2), 18, (-18, 18, -18, 18)),
    (bid("no_cards", 3), 55, (-152, -152, -152, 456)),
    (bid("no_cards", 3), 54, (-72, -72, -72, 216)),
]
PAYMENTS = [(5, *row) for row in FIVE] + [(4, *row) for row in FOUR]


@pytest.mark.parametrize(
    ("players", "contract", "attack", "expected"),
    PAYMENTS,
    ids=[f"13.4-{n + 1}" for n in range(len(FIVE))] + [f"13.5-{n + 1}" for n in range(len(FOUR))],
)
def test_payments(
    players: int, contract: ChamberyContract, attack: int, expected: tuple[int, ...]
) -> None:
    points = (attack, {5: 68, 4: 72}[players] - attack)
    assert scores(points, contract, players, USUAL) == expected


def test_lone_loss_each() -> None:
    each = ChamberyOptions(lone_loss="each")
    assert scores((28, 40), bid("two_cards", 0), 5, each) == (-24, 6, 6, 6, 6)
    assert scores((16, 52), bid("two_cards", 0), 5, each) == (-144, 36, 36, 36, 36)
    # Nothing else changes.
    assert scores((40, 28), bid("two_cards", 0), 5, each) == (24, -6, -6, -6, -6)
    assert scores((33, 35), bid("called_king", 0, 2), 5, each) == (-2, 1, -1, 1, 1)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((30, 27, 21), (4, 1, -5)),
        ((40, 26, 12), (28, 0, -28)),
        ((50, 16, 12), (38, -10, -28)),
        ((39, 29, 10), (26, 6, -32)),
        ((46, 20, 12), (34, -6, -28)),
        ((26, 30, 22), (0, 4, -4)),
        ((26, 26, 26), (0, 0, 0)),
    ],
)
def test_payments_of_three(points: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert alone(points) == expected


# 13.3: piles of five players, in which seat 0 plays alone and seat 4 dealt.

SMALL = "SK SQ SC SJ T21 T20 T1 H5 H6 D3 C2 C3 C4 T2 T3"
HEARTS = "HK HQ HC HJ D10 D9 D8 C10 C9 EXC"
EMPTY = "S2 S3 S4"


def counted(
    mine: CardSet,
    won: int,
    fool_from: int,
    *,
    last: bool,
    fool_last: bool = False,
    discard: str = EMPTY,
    options: str = "",
) -> DealScored:
    """The score if seat 0 wins these cards in its tricks, the last of them or not."""
    game = chambery(5, options)
    aside = pile(discard)
    others = NOUVEAU.everything & ~(mine | aside)
    rest = 15 - won
    tricks, winners = [mine] + [0] * (won - 1), [Seat(0)] * won
    if rest:
        tricks, winners = tricks + [others] + [0] * (rest - 1), winners + [Seat(1)] * rest
    if last and rest:
        tricks, winners = tricks[::-1], winners[::-1]
    fool = pile("EXC")
    tricks = [each & ~fool for each in tricks]
    tricks[-1 if fool_last else 0] |= fool
    history = TrickHistory(tuple(tricks), tuple(winners), Seat(fool_from), (0,) * 5)
    inputs = ChamberyScoreInputs(Seat(4), bid("no_cards", 0))
    where = CardLocations((0,) * 5, (0, 0, 0, 0, aside, 0))
    return count(inputs, where, history, game.options, game.tables)


def test_a_pile_of_three_tricks() -> None:
    assert counted(pile(SMALL), 3, fool_from=1, last=False).points == (21, 47)


def test_a_pile_with_the_fool_and_an_empty_discard() -> None:
    assert counted(pile(HEARTS), 2, fool_from=0, last=True).points == (17, 51)


def test_all_tricks_but_the_fool() -> None:
    everything = NOUVEAU.everything & ~pile(EMPTY)
    assert counted(everything, 15, fool_from=2, last=True).points == (64, 4)


def test_all_tricks_with_the_fool_in_the_last() -> None:
    everything = NOUVEAU.everything & ~pile(EMPTY)
    assert counted(everything, 15, fool_from=2, last=True, fool_last=True).points == (68, 0)


def test_fool_last_kept() -> None:
    everything = NOUVEAU.everything & ~pile(EMPTY)
    kept = counted(everything, 15, 2, last=True, fool_last=True, options="fool_last=kept")
    assert kept.points == (64, 4)


def test_the_discard_goes_with_the_last_trick() -> None:
    rich = "HQ DJ CC"  # 3 + 1 + 2, and 1 for the discard
    won = counted(pile(SMALL), 3, fool_from=1, last=True, discard=rich)
    lost = counted(pile(SMALL), 3, fool_from=1, last=False, discard=rich)
    assert won.points == (28, 40)
    assert lost.points == (21, 47)


def test_discard_to_dealer() -> None:
    rich = "HQ DJ CC"
    won = counted(pile(SMALL), 3, 1, last=True, discard=rich, options="discard_to=dealer")
    assert won.points == (21, 47)


def test_the_reckoning_says_where_the_points_come_from() -> None:
    found = counted(pile(SMALL), 3, fool_from=1, last=True, discard="HQ DJ CC")
    assert {line.code: (line.points[0], line.points[1]) for line in found.reckoning} == {
        "cards": (18, 24),
        "won-tricks": (3, 12),
        "excuse": (0, 4),
        "discarded": (7, 0),
    }
