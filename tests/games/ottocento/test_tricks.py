"""Ottocento, section 5 and worked examples C and D: who wins a trick, and what may be played."""

import pytest

from bot.games.actions import Play
from bot.games.cards import Seat
from bot.games.errors import IllegalAction, Why
from tests.games.support.ottocento import cards, deal, ottocento, pile, trick

WINNERS = [
    ("D8 D6 DA DJ", "DJ", "DJ", "a court beats every plain card"),
    ("S8 S10 S6 SA", "S10", "S10", "in a long suit the Ace is the lowest"),
    ("C10 C7 CA C6", "CA", "C10", "in a round suit it is the best plain card"),
    ("M2 M1 M4 M3", "M3", "M3", "of four Moors the last wins"),
    ("BQ M1 BK M3", "M3", "M3", "of two Moors that trump the later"),
    ("M1 T5 M2 M3", "T5", "T5", "the five beats every Moor"),
    ("SK BEG SQ S6", "BEG", "BEG", "the Begato is a trump"),
    ("T19 T20 T18 BEG", "T20", "T19", "the Angel is the highest, or the World"),
    ("MAT CQ C6 CK", "CK", "CK", "after a led Fool the second card is the suit"),
    ("B10 MAT B9 B6", "B10", "B10", "the Fool never wins"),
    ("DK C6 SA BK", "DK", "DK", "nobody followed or trumped"),
    ("MAT M3 SQ M1", "M1", "M1", "after a led Fool the Moor is the suit, the last Moor wins"),
]


@pytest.mark.parametrize(
    ("laid", "bologna", "straight", "why"),
    WINNERS,
    ids=[f"C{number}" for number in range(1, len(WINNERS) + 1)],
)
@pytest.mark.parametrize("leader", range(4))
def test_who_wins_the_trick(laid: str, bologna: str, straight: str, why: str, leader: int) -> None:
    complete = trick(laid, leader)
    for options, card in (("", bologna), ("variant=straight", straight)):
        winner = complete.seats[complete.cards.index(cards(card)[0])]
        assert ottocento(options).trick_winner(deal(), complete) == winner, why


LEGAL = [
    # Worked examples D; the hand cannot hold a Fool that was led.
    ("S6 M2 BEG MAT C9", "S9", "S6 MAT"),
    ("S6 M2 BEG MAT C9", "D9", "M2 BEG MAT"),
    ("S6 M2 BEG MAT C9", "T9", "M2 BEG MAT"),
    ("S6 M2 BEG C9", "MAT", "S6 M2 BEG C9"),
    ("BEG C9 B7", "S9", "BEG"),
    ("MAT C9 B7", "S9", "MAT C9 B7"),
    # Beside them: the Fool as the only card left.
    ("MAT", "S9", "MAT"),
    # After a led Fool the next card is the suit to follow.
    ("S6 M2 C9", "MAT S9", "S6"),
    # Nobody must beat, nor go higher with a trump.
    ("SK S6 T20", "S9", "SK S6"),
    ("M1 T20", "S9 T9", "M1 T20"),
    ("M1 T20 C6", "T9", "M1 T20"),
]


@pytest.mark.parametrize(
    ("hand", "table", "legal"),
    LEGAL,
    ids=[f"D{number}" if number <= 6 else str(number) for number in range(1, len(LEGAL) + 1)],
)
def test_what_may_be_played(hand: str, table: str, legal: str) -> None:
    seat = len(cards(table)) % 4
    hands = [hand if place == seat else "" for place in range(4)]
    held = deal(hands, trick(table))
    assert ottocento().legal_cards(held, Seat(seat)) == pile(legal)


@pytest.mark.parametrize(
    ("table", "card", "why"),
    [
        ("S9", "M2", Why.MUST_FOLLOW),
        ("S9", "C9", Why.MUST_FOLLOW),
        ("D9", "C9", Why.MUST_TRUMP),
        ("S9", "S7", Why.NOT_IN_HAND),
    ],
)
def test_why_a_card_may_not_be_played(table: str, card: str, why: Why) -> None:
    held = deal(["", "S6 M2 BEG C9", "", ""], trick(table))
    game = ottocento()
    with pytest.raises(IllegalAction) as caught:
        game.phases[-1].decide(held, Seat(1), Play(cards(card)[0]))
    assert caught.value.why is why


def test_values() -> None:
    # Four suits of 5 + 4 + 3 + 2 + 6, four Tarocchi of 5, 18 trumps of 1: 118.
    values = dict(zip(ottocento().pack.cards, ottocento().tables.value, strict=True))
    assert sum(values.values()) == 118
    for code, value in {"SK": 5, "BQ": 4, "CC": 3, "DJ": 2, "SA": 1, "C10": 1, "MAT": 5}.items():
        assert values[cards(code)[0]] == value
    for code, value in {"T20": 5, "T19": 5, "BEG": 5, "T18": 1, "T5": 1, "M3": 1}.items():
        assert values[cards(code)[0]] == value
