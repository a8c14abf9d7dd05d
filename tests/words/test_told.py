"""What is told of a deal: what has been said in it, and where its score comes from."""

import pytest

from bot.words.sayings import phrases
from bot.words.told import told_for_the_score
from tests.words.support.deals import NAMES, deal, game_of, wording_of

RICH = "T20 T19 MAT SK SQ SC BK BQ BC CK CQ CC T18 T17 T16"
"""At least three sequences and three cricche."""


def test_the_combinations_that_ended_a_match_are_told() -> None:
    *_, match = deal(game_of("ottocento", target=100, monte="off"), RICH)
    public = match.view(None)
    assert not public.tricks
    lines = told_for_the_score(public, NAMES, wording_of(public.game))
    assert len([line for line in lines if line.startswith("**Ada** has declared ")]) == 1
    assert not [line for line in lines if "nothing" in line]


def test_handfuls_are_told_with_the_score() -> None:
    game = game_of("tarocco-francese")
    trumps = " ".join(f"T{number}" for number in range(21, 7, -1))
    *_, match = deal(game, f"{trumps} SK HK DK CK")
    lines = told_for_the_score(match.view(None), NAMES, wording_of(game))
    assert [
        line for line in lines if line.startswith("**Ada** has shown 13 trumps (30 points): ★20 ")
    ]


@pytest.mark.parametrize(
    ("signals", "words"),
    [
        ("wikipedia", "“striscio: lead trumps”"),
        ("tournament", "“striscio: I have more cards of this suit”"),
    ],
)
def test_a_signal_is_told_with_what_it_means_at_the_table(signals: str, words: str) -> None:
    game = game_of("terziglio", signals=signals)
    assert phrases(("striscio",), game, wording_of(game)) == words
