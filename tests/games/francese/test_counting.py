"""Tarocco francese, sections 2 and 10 to 12, table E: the count, the Excuse, Petit and slam."""

import pytest

from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.events import CardsCalled, SlamSpoken, Spoke
from bot.games.francese import scoring
from bot.games.francese.scoring import Count
from bot.games.trick import Trick, history_of
from tests.games.support.francese import contract, deal, francese, outcome, pile, trick

PLAIN = "C2 C3 C4 C5"


def played(winners: list[int], excuse: tuple[int, int] | None = None, called: bool = False) -> Deal:
    """A deal with these trick winners; *excuse* tells in which trick it fell and from whom.

    Seat 0 is the taker, and seat 1 a partner if the taker has *called*.
    """
    players = 5 if called else 4
    tricks = [_trick(winner, number, excuse, players) for number, winner in enumerate(winners, 1)]
    hands = ["", "DK", *[""] * (players - 2)]
    return deal(hands, tricks=tricks, facts=contract(called="DK" if called else ""))


def _trick(winner: int, number: int, excuse: tuple[int, int] | None, players: int) -> Trick:
    codes = [*PLAIN.split(), "C6"][:players]
    if excuse is not None and excuse[0] == number:
        codes[excuse[1]] = "EXC"
    return trick(" ".join(codes), players=players, winner=winner)


def mixed(last: int, fifth: int = 1) -> list[int]:
    """Winners of eighteen tricks: both sides won some; these won the fifth and the last."""
    return [0, 1, 0, 1, fifth, *[0, 1] * 6, last]


ALL = [0] * 18

# The deal, the attack's half points and bouts as the tricks fell, and as they count.
EXCUSE = {
    "E1": (played(mixed(0), (5, 0)), (88, 1), (96, 2)),
    "E2": (played(mixed(0, fifth=0), (5, 2)), (100, 3), (92, 2)),
    "E3": (played(mixed(0), (5, 2)), (92, 2), (92, 2)),
    "E4": (played(mixed(1), (18, 0)), (90, 1), (90, 1)),
    "E5": (played([0, 2] * 7 + [1], (15, 0), called=True), (99, 2), (91, 1)),
    "E6": (played(mixed(1), (18, 2)), (76, 2), (84, 3)),
    "E7": (played(ALL, (18, 0)), (182, 3), (182, 3)),
    "E8": (played(ALL, (9, 2)), (182, 3), (174, 2)),
    "E9": (played(ALL, (18, 2)), (182, 3), (182, 3)),
    "E10": (played(mixed(0)), (80, 1), (80, 1)),
    "the defence's slam with its own Excuse": (played([1] * 18, (18, 2)), (0, 0), (0, 0)),
}


@pytest.mark.parametrize(("state", "before", "after"), EXCUSE.values(), ids=EXCUSE)
def test_the_excuse(state: Deal, before: tuple[int, int], after: tuple[int, int]) -> None:
    attack = frozenset((Seat(0), Seat(1))) if len(state.hands) == 5 else frozenset((Seat(0),))
    moves = scoring.excuse_moves(
        history_of(state.tricks, len(state.hands)), attack, exchanged_at_last=True
    )
    assert scoring.exchanged(Count(*before), moves) == Count(*after)


@pytest.mark.parametrize("row", ["E4", "E5", "E6"])
def test_the_trick_winner_may_keep_the_excuse_in_the_last_trick(row: str) -> None:
    state, *_ = EXCUSE[row]
    attack = frozenset((Seat(0), Seat(1))) if len(state.hands) == 5 else frozenset((Seat(0),))
    assert (
        scoring.excuse_moves(
            history_of(state.tricks, len(state.hands)), attack, exchanged_at_last=False
        )
        == 0
    )


MARGINS = {
    "E1": (Count(96, 2), True, 7),
    "E2": (Count(92, 2), True, 5),
    "E3": (Count(92, 2), True, 5),
    "E4": (Count(90, 1), False, 6),
    "E5": (Count(91, 1), False, 6),
    "E6": (Count(84, 3), True, 6),
    "E7": (Count(182, 3), True, 55),
    "E8": (Count(174, 2), True, 46),
    "E9": (Count(182, 3), True, 55),
    "E10": (Count(80, 1), False, 11),
    "35 and a half with three bouts": (Count(71, 3), False, 1),
    "40 and a half of 41": (Count(81, 2), False, 1),
    "41 and a half of 41": (Count(83, 2), True, 1),
    "just made": (Count(102, 1), True, 0),
}


@pytest.mark.parametrize(("count", "won", "margin"), MARGINS.values(), ids=MARGINS)
def test_the_contract(count: Count, won: bool, margin: int) -> None:
    assert (count.won, count.margin) == (won, margin)


def test_the_pack_counts_91() -> None:
    assert scoring.pile_count(francese().pack.everything) == Count(182, 3)


@pytest.mark.parametrize(
    ("codes", "half_points", "bouts"),
    [
        ("SK S1", 10, 0),
        ("SQ S2", 8, 0),
        ("SC S3", 6, 0),
        ("SJ S4", 4, 0),
        ("T2 T20", 2, 0),
        ("T1 T3", 10, 1),
        ("T21 S10", 10, 1),
        ("EXC S9", 10, 1),
    ],
)
def test_cards_in_pairs(codes: str, half_points: int, bouts: int) -> None:
    assert scoring.pile_count(pile(codes)) == Count(half_points, bouts)


# What counts beside the tricks.


@pytest.mark.parametrize(
    ("word", "discard", "half_points", "bouts"),
    [
        ("petite", "SQ S1 S2 S3 S4 S5", 12, 0),
        ("garde", "SQ S1 S2 S3 S4 S5", 12, 0),
        ("garde_sans", "", 18 + 4, 1),
        ("garde_contre", "", 0, 0),
    ],
)
def test_discard_or_chien(word: str, discard: str, half_points: int, bouts: int) -> None:
    state = deal(
        tricks=[trick(PLAIN, winner=1), trick("D2 D3 D4 D5", winner=2)],
        facts=contract(word=word),
        discards=(discard, "", "", ""),
        stock="T21 SK D1 D6 D7 D8",
    )
    assert outcome(state).count == Count(half_points, bouts)


@pytest.mark.parametrize(
    ("word", "counted"), [("garde_contre", Count(4, 0)), ("garde_sans", Count(4 + 9 + 5, 1))]
)
def test_an_excuse_in_the_chien_belongs_to_who_has_the_chien_E10(word: str, counted: Count) -> None:
    tricks = [trick(PLAIN, winner=0), trick("D2 D3 D4 D5", winner=2)]
    state = deal(tricks=tricks, facts=contract(word=word), stock="EXC D1 D6 D7 D8 D9")
    assert outcome(state).count == counted


# Section 11: the Petit in the last trick, and the slam.

OTHER = trick(PLAIN, winner=1)
OWN = trick(PLAIN, winner=0)
PETIT = {
    "the taker wins with it": ([OTHER, trick("T1 S2 S3 S4", winner=0)], 1),
    "the defence wins the taker's": ([OTHER, trick("T1 T2 S3 S4", winner=1)], -1),
    "the taker wins the defence's": ([OTHER, trick("T9 T1 S3 S4", winner=0)], 1),
    "not in the last trick": ([OTHER, trick("T1 S2 S3 S4", winner=0), OTHER], 0),
    "before the Excuse in a slam": (
        [OWN, trick("T1 S2 S3 S4", winner=0), trick("EXC D2 D3 D4", winner=0)],
        1,
    ),
    "with the Excuse in a slam": (
        [OWN, OWN, trick("EXC T1 D3 D4", winner=0)],
        1,
    ),
    "before another's Excuse in a slam": (
        [OWN, trick("T1 S2 S3 S4", winner=0), trick("D2 EXC D3 D4", winner=0)],
        0,
    ),
    "before the Excuse without a slam": (
        [OTHER, trick("T1 S2 S3 S4", winner=0), trick("EXC D2 D3 D4", winner=1)],
        0,
    ),
    "before the Excuse in the defence's slam": (
        [OTHER, trick("S5 T1 S3 S4", winner=1), trick("D2 EXC D3 D4", winner=1)],
        -1,
    ),
}


@pytest.mark.parametrize(("tricks", "side"), PETIT.values(), ids=PETIT)
def test_the_petit_at_the_end(tricks: list[Trick], side: int) -> None:
    state = deal(tricks=tricks, facts=contract())
    assert outcome(state).petit == side


@pytest.mark.parametrize(
    ("laid", "winner", "found"),
    [
        ("T1 S2 S3 S4", 0, (0, True)),
        ("T9 T1 S3 S4", 0, (1, False)),
        ("S1 S2 S3 S4", 3, None),
        ("EXC T1 S3 S4", 0, (1, False)),
    ],
)
def test_the_personal_petit(laid: str, winner: int, found: tuple[int, bool] | None) -> None:
    state = deal(tricks=[OWN, trick(laid, winner=winner)], facts=contract())
    assert outcome(state, "petit=personal").personal == found


SLAMS = {
    "announced and made": ([OWN, OWN], True, 400),
    "made": ([OWN, OWN], False, 200),
    "announced and missed": ([OWN, OTHER], True, -200),
    "none": ([OWN, OTHER], False, 0),
    "the defence's": ([OTHER, OTHER], False, -200),
    "announced, and the defence's": ([OTHER, OTHER], True, -400),
}


@pytest.mark.parametrize(("tricks", "announced", "bonus"), SLAMS.values(), ids=SLAMS)
def test_slams(tricks: list[Trick], announced: bool, bonus: int) -> None:
    facts = (*contract(), SlamSpoken(Seat(0), announced))
    assert outcome(deal(tricks=tricks, facts=facts)).slam == bonus


def test_partners_make_a_slam_together() -> None:
    state = played([0, 1] * 7 + [1], called=True)
    assert outcome(state).slam == 200


def test_a_called_card_in_the_chien_leaves_the_taker_alone() -> None:
    facts = (Spoke(Seat(0), "garde_sans"), CardsCalled(Seat(0), (francese().pack.parse("DK"),)))
    tricks = [trick("C2 C3 C4 C5 C6", players=5, winner=seat) for seat in (0, 1)]
    state = deal(("",) * 5, tricks=tricks, facts=facts, stock="DK S1 S2")
    assert outcome(state).slam == 0
    assert outcome(state).count == Count(5 + 11, 0)
