"""Tarocco francese, section 13, table F: the scores."""

from dataclasses import dataclass

import pytest

from bot.games.cards import Seat
from bot.games.francese.contract import BY_WORD
from bot.games.francese.scoring import Count, FrenchOutcome, lines
from tests.games.support.francese import francese


@dataclass(frozen=True, kw_only=True)
class Row:
    """One line of the table: half points and bouts of the attack, and what comes of them."""

    scores: tuple[int, ...]
    word: str = "garde"
    made: tuple[int, int]
    taker: int = 0
    called: tuple[int | None, ...] = ()
    handfuls: int = 0
    petit: int = 0
    slam: int = 0
    personal: tuple[int, bool] | None = None
    options: str = ""


ROWS = {
    "F1": Row(made=(98, 2), handfuls=20, petit=1, scores=(318, -106, -106, -106)),
    "F2": Row(word="garde_sans", made=(90, 2), petit=-1, scores=(228, -76, -76, -76)),
    "F3": Row(word="petite", made=(68, 2), handfuls=20, petit=1, scores=(-126, 42, 42, 42)),
    "F4": Row(made=(124, 1), handfuls=20, scores=(276, -92, -92, -92)),
    "F5": Row(made=(174, 2), handfuls=20, petit=1, slam=400, scores=(1746, -582, -582, -582)),
    "F6": Row(word="petite", made=(81, 2), scores=(-52, 26, 26)),
    "F7": Row(word="petite", made=(83, 2), scores=(52, -26, -26)),
    "F8": Row(made=(81, 2), called=(2,), scores=(-104, 52, -52, 52, 52)),
    "F9": Row(made=(112, 2), scores=(240, -80, -80, -80)),
    "F10": Row(made=(98, 3), taker=1, petit=1, scores=(-96, 288, -96, -96)),
    "F11": Row(made=(80, 2), taker=2, petit=-1, scores=(72, 72, -216, 72)),
    "F12": Row(made=(82, 2), taker=2, petit=-1, scores=(-30, -30, 90, -30)),
    "F13": Row(made=(80, 3), taker=3, handfuls=20, scores=(-78, -78, -78, 234)),
    "F14": Row(
        word="garde_contre",
        made=(176, 3),
        handfuls=40,
        petit=1,
        slam=400,
        scores=(2886, -962, -962, -962),
    ),
    "F15": Row(made=(102, 1), scores=(100, -50, -50)),
    "F16": Row(word="garde_contre", made=(111, 0), handfuls=30, scores=(-372, 186, 186)),
    "F17": Row(word="petite", made=(73, 3), petit=1, scores=(72, -36, -36)),
    "F18": Row(made=(178, 3), petit=1, slam=-200, scores=(-72, 24, 24, 24)),
    "F19": Row(made=(80, 0), slam=-200, scores=(-846, 282, 282, 282)),
    "F20": Row(word="petite", made=(6, 0), slam=-200, scores=(-834, 278, 278, 278)),
    "F21": Row(word="garde_sans", made=(100, 1), handfuls=40, scores=(-432, 144, 144, 144)),
    "F22": Row(made=(104, 2), taker=1, called=(3,), scores=(-72, 144, -72, 72, -72)),
    "F23": Row(made=(104, 2), taker=1, called=(None,), scores=(-72, 288, -72, -72, -72)),
    "F24": Row(
        word="garde_sans",
        made=(90, 1),
        called=(4,),
        handfuls=30,
        petit=1,
        scores=(-228, 114, 114, 114, -114),
    ),
    "F25": Row(
        word="petite",
        made=(182, 3),
        called=(1,),
        petit=1,
        slam=200,
        scores=(580, 290, -290, -290, -290),
    ),
    "F26": Row(made=(102, 2), called=(None, None), scores=(350, -70, -70, -70, -70, -70)),
    "F27": Row(made=(102, 2), called=(2, None), scores=(187, -70, 93, -70, -70, -70)),
    "F28": Row(made=(102, 2), called=(None, 4), scores=(234, -70, -70, -70, 46, -70)),
    "F29": Row(made=(102, 2), called=(2, 4), scores=(105, -70, 70, -70, 35, -70)),
    "F30": Row(made=(102, 2), called=(3, 3), scores=(187, -70, -70, 93, -70, -70)),
    "F31": Row(
        made=(102, 2),
        called=(3, 3),
        options="share_both=half",
        scores=(140, -70, -70, 140, -70, -70),
    ),
    "F32": Row(
        word="petite",
        made=(84, 1),
        called=(5, 1),
        handfuls=20,
        petit=-1,
        scores=(-96, -32, 64, 64, 64, -64),
    ),
    "F33": Row(word="petite", made=(82, 2), called=(1, 2), scores=(38, 25, 12, -25, -25, -25)),
    "F34": Row(
        word="garde_sans",
        made=(90, 2),
        personal=(2, True),
        options="petit=personal",
        scores=(338, -126, -86, -126),
    ),
    "F35": Row(
        word="garde_sans",
        made=(90, 2),
        personal=(2, False),
        options="petit=personal",
        scores=(358, -106, -146, -106),
    ),
    # A = −27, T = −81: a sixth is −13½, cut to −13.
    "shares of a loss with six players": Row(
        word="petite",
        made=(78, 2),
        called=(1, 2),
        scores=(-41, -27, -13, 27, 27, 27),
    ),
    # A = 27, three defenders: of 81 the partner gets half, cut to 40.
    "equal shares with five players": Row(
        word="petite",
        made=(86, 2),
        called=(1,),
        options="share5=equal",
        scores=(41, 40, -27, -27, -27),
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_scores(row: Row) -> None:
    players = len(row.scores)
    outcome = FrenchOutcome(
        contract=BY_WORD[row.word],
        taker=Seat(row.taker),
        partners=tuple(None if seat is None else Seat(seat) for seat in row.called),
        count=Count(*row.made),
        handfuls=row.handfuls,
        petit=row.petit,
        slam=row.slam,
        personal=None if row.personal is None else (Seat(row.personal[0]), row.personal[1]),
    )
    found = lines(outcome, players, francese(players, row.options).options)
    assert tuple(map(sum, zip(*(line.points for line in found), strict=True))) == row.scores
    assert all(sum(line.points) == 0 for line in found)


def test_each_reason_is_a_line_F1() -> None:
    outcome = FrenchOutcome(
        contract=BY_WORD["garde"],
        taker=Seat(0),
        partners=(),
        count=Count(98, 2),
        handfuls=20,
        petit=1,
    )
    found = lines(outcome, 4, francese().options)
    assert [(line.code, line.points) for line in found] == [
        ("contract", (198, -66, -66, -66)),
        ("petit", (60, -20, -20, -20)),
        ("handful", (60, -20, -20, -20)),
    ]
