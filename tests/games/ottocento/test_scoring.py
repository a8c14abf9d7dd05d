"""Ottocento, sections 5a and 8 and worked examples F: the piles, the Fool, the points."""

from dataclasses import replace
from functools import reduce
from random import Random

import pytest

from bot.games.actions import Compensate, OneOf
from bot.games.bolognese.compensating import Compensating
from bot.games.bolognese.piles import Piles, card_points, cheapest
from bot.games.cards import CardSet, Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardGiven, CardPaid, DealScored, MeldsDeclared
from bot.games.trick import Trick
from tests.games.support.counting import slow_points
from tests.games.support.ottocento import (
    PACK,
    all_but,
    cards,
    deal,
    ottocento,
    pile,
    trick,
    tricks_of,
)

F1_NS = pile("SK SC S10 S9 SA BK B10 B9 B6 BA CJ C10 C8 D10 D9 T18 T15 T7 M1 MAT")
F2_NS = pile(
    "CQ CC CJ C9 C8 CA DK DQ DC DJ D10 D9 D8 D6 T20 T19 T16 T11 T7 T6 M1 M2 M3 MAT"
)  # after the payment of C10
FOOL = pile("MAT")


def ended(deal: Deal, options: str = "") -> tuple[list[CardPaid], DealScored]:
    """What is paid after the last card, and the score."""
    game = ottocento(options)
    paid = game.after_play(deal, Seat(0))
    score = game.score(reduce(game.evolve, paid, deal))
    return [event for event in paid if isinstance(event, CardPaid)], score


def lines(score: DealScored) -> dict[str, tuple[int, int]]:
    """The reasons for points, by side."""
    for line in score.lines:
        assert line.points[:2] == line.points[2:]
    return {line.code: (line.points[0], line.points[1]) for line in score.lines}


def with_last_trick_to(tricks: tuple[Trick, ...], side: int) -> tuple[Trick, ...]:
    """The same tricks in an order in which this side wins the last."""
    return tuple(sorted(tricks, key=lambda trick: (trick.winner or 0) % 2 == side))


# Whole hands.


def test_f1_two_piles() -> None:
    game = ottocento()
    others = all_but("") & ~F1_NS
    assert (card_points(game.tables, F1_NS), card_points(game.tables, others)) == (25, 62)
    assert (game.meld_rules.points(F1_NS), game.meld_rules.points(others)) == (25, 392)


def f1(options: str = "") -> Deal:
    """The end of the deal F1: seat 0 played the Fool to a trick of the others.

    Seat 1 dealt and laid two cards aside.
    """
    before = F1_NS | pile("S6")
    others = all_but("B8 B7") & ~before
    tricks = with_last_trick_to(tricks_of(before & ~FOOL, others | FOOL, fool_from=0), 1)
    held = deal(tricks=tricks, discard="B8 B7", dealer=1)
    return replace(held, to_act=Seat(0), phase="compensate") if options else held


def test_f1_with_a_card_chosen_by_rule() -> None:
    # The first plain card of the pile, S10.
    paid, score = ended(f1())
    assert paid == [CardPaid(Seat(0), cards("S10")[0])]
    assert score.points == (50, 460)
    assert score.scores == (50, 460, 50, 460)
    assert lines(score) == {
        "tarocchi": (0, 18),
        "queens": (0, 28),
        "cavaliers": (0, 13),
        "jacks": (0, 12),
        "cricche-doubled": (0, 71),
        "grande": (0, 55),
        "swords": (15, 0),
        "cups": (0, 20),
        "coins": (0, 25),
        "moors": (0, 15),
        "aces": (10, 10),
        "sequences-doubled": (0, 125),
        "cards": (25, 62),
        "last-trick": (0, 6),
    }


def test_f1_with_a_card_chosen_by_the_owner() -> None:
    game = ottocento("comp_card=owner")
    held = f1("comp_card=owner")
    assert game.after_play(held, Seat(0)) == []
    paid, score = game.decide(held, Seat(0), Compensate(cards("S6")[0]))
    assert paid == CardGiven(Seat(0), cards("S6")[0])
    assert isinstance(score, DealScored)
    assert score.points == (50, 460)


def test_f2() -> None:
    # West, seat 3, dealt and laid C6 and D7 aside; North, seat 2, played the Fool to a trick of
    # East and West, for which C10 is paid.
    game = ottocento()
    before = F2_NS | pile("C10")
    others = all_but("C6 D7") & ~before
    tricks = with_last_trick_to(tricks_of(before & ~FOOL, others | FOOL, fool_from=2), 1)
    held = deal(tricks=tricks, discard="C6 D7", dealer=3)
    hands = (
        "S10 S9 S7 S6 B7 B6 CA DK DQ D9 T9 T8 T7 T5 M3",
        "SK SQ BK B9 BA C9 C8 D10 D8 D6 DA T18 T12 T6 BEG",
        "SC S8 BQ B10 B8 CK CQ C10 C7 DJ T20 T19 T16 M4 MAT",
        "SJ SA BC BJ CC CJ DC T17 T15 T14 T13 T11 T10 M1 M2",
    )
    shown = [game.meld_rules.points(pile(hand)) for hand in hands]
    assert shown == [0, 20, 43, 25]
    facts = [MeldsDeclared(Seat(seat), (), points) for seat, points in enumerate(shown)]

    paid, score = ended(reduce(game.evolve, facts, held))

    assert paid == [CardPaid(Seat(2), cards("C10")[0])]
    assert lines(score) == {
        "tarocchi": (18, 0),
        "kings": (0, 17),
        "grande": (15, 0),
        "swords": (0, 25),
        "batons": (0, 25),
        "coins": (20, 0),
        "moors": (15, 0),
        "aces": (0, 15),
        "sequences-doubled": (50, 65),
        "cards": (40, 47),
        "last-trick": (0, 6),
        "declared": (43, 45),
    }
    assert score.points == (158, 200)
    assert score.scores == (201, 245, 201, 245)


def test_f3_a_side_without_a_trick() -> None:
    # East, seat 1, dealt and had declared three Queens; West, seat 3, had played the Fool.
    game = ottocento()
    held = deal(tricks=tricks_of(all_but("D7 D8"), 0, fool_from=3), discard="D7 D8", dealer=1)
    queens = MeldsDeclared(Seat(1), (cards("BQ CQ DQ"),), 14)
    paid, score = ended(game.evolve(held, queens))
    assert paid == []
    assert score.points == (939, 0)
    assert score.scores == (939, 14, 939, 14)


# The Fool (section 5a).


def small(*tricks: Trick, discard: str = "", dealer: int = 0) -> Deal:
    """A deal of which only these tricks matter."""
    return deal(tricks=tricks, discard=discard, dealer=dealer)


def piles(held: Deal) -> tuple[CardSet, CardSet]:
    """What both sides have in the end."""
    game = ottocento()
    return game.final_piles(
        *game.counted(reduce(game.evolve, game.after_play(held, Seat(0)), held))
    )


def test_a_fool_played_to_a_trick_of_the_others_is_paid_for() -> None:
    held = small(trick("SK SQ S9 S8", winner=0), trick("MAT T5 BK BQ", leader=2, winner=3))
    assert piles(held) == (pile("SK SQ S8 MAT"), pile("T5 BK BQ S9"))


def test_a_fool_played_to_a_trick_of_the_partner_costs_nothing() -> None:
    held = small(trick("SK SQ S9 S8", winner=1), trick("MAT T5 BK BQ", leader=2, winner=0))
    assert piles(held) == (pile("MAT T5 BK BQ"), pile("SK SQ S9 S8"))


def test_a_fool_played_before_the_first_own_trick_is_settled_in_the_end() -> None:
    held = small(trick("MAT T5 BK BQ", leader=2, winner=3), trick("SK SQ S9 S8", winner=0))
    assert piles(held) == (pile("SK SQ S8 MAT"), pile("T5 BK BQ S9"))


def test_a_side_without_a_trick_loses_fool_and_discard() -> None:
    held = small(trick("MAT T5 BK BQ", leader=2, winner=3), discard="D7 C6")
    assert piles(held) == (0, pile("MAT T5 BK BQ D7 C6"))
    # The discard stays with a side that has won a trick.
    held = small(trick("SK SQ S9 S8", winner=2), trick("T5 BK BQ B9", winner=3), discard="D7 C6")
    assert piles(held)[0] == pile("SK SQ S9 S8 D7 C6")


def test_the_fool_in_the_last_trick_is_kept() -> None:
    held = small(trick("SK SQ S9 S8", winner=0), trick("T5 BK MAT BQ", leader=1, winner=1))
    assert piles(held)[1] == pile("T5 BK BQ MAT")
    held = small(trick("SK SQ S9 S8", winner=0), trick("T5 MAT BK BQ", leader=1, winner=1))
    assert piles(held)[0] == pile("SK SQ S8 MAT")


PAYMENTS = [
    ("SK BK CK DK", "SK", "a pile of Kings pays a King"),
    ("T20 T19 BEG DK", "DK", "the first in the order of the pack of those that cost nothing"),
    ("SK SQ S9 D6", "S9", "a plain card before all others"),
    ("C6 D10 S7 B8", "S7", "the first plain card in the order of the pack"),
    ("SK SQ SC SA", "SA", "the only one of the lowest value"),
    ("M1 M2 M3 T9", "T9", "what costs no combination"),
    ("SQ BQ T18 BK", "T18", "the card of the lowest value"),
]


@pytest.mark.parametrize(("own", "paid", "why"), PAYMENTS, ids=[row[2] for row in PAYMENTS])
def test_which_card_is_paid(own: str, paid: str, why: str) -> None:
    held = small(trick(own, winner=0), trick("MAT T5 C7 B10", leader=2, winner=3))
    assert piles(held)[1] & pile(own) == pile(paid), why


def test_a_pile_of_tarocchi_pays_the_begato() -> None:
    # Without it 28 are left; without the World 18, without the Angel 18.
    game = ottocento()
    held = Piles((pile("T20 T19 BEG MAT"), pile("C10 C9")), Seat(0), 0)
    assert PACK.cards[cheapest(game.tables, game.meld_rules, held)].code == "BEG"


def test_of_equal_cards_the_one_that_helps_the_others_least() -> None:
    # T8 and T9 cost nothing here. With T9 the others' run would go on to the nine.
    run = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10"
    theirs = (trick("T20 T19 T18 T17", winner=1), trick("T16 T15 T14 T13", winner=1))
    held = small(
        trick("SK BK T9 T7", winner=0),
        *theirs,
        trick("MAT T12 T11 T10", leader=2, winner=3),
    )
    assert ottocento().meld_rules.points(pile(run)) == 50
    assert piles(held)[1] & pile("T9 T7") == pile("T7")


def is_plain(code: str) -> bool:
    """Whether it is a card from six to ten of a suit."""
    return code[0] in "SBCD" and code[1:].isdecimal()


def by_the_sheet(own: set[str], others: set[str]) -> str:
    """The card that is paid, found by trying each: section 5a, criterion by criterion."""
    values = dict(zip(map(str, PACK.cards), ottocento().tables.value, strict=True))
    least = min(values[code] for code in own - {"MAT"})
    order = [str(card) for card in PACK.cards]

    def count(codes: set[str]) -> int:
        return slow_points(codes, "T20", True, 2)

    def cost(code: str) -> tuple[int, bool, int, int]:
        gain = count(others | {code})
        return -count(own - {code}), not is_plain(code), gain, order.index(code)

    return min((code for code in own - {"MAT"} if values[code] == least), key=cost)


def test_the_card_paid_is_the_one_that_trying_each_finds() -> None:
    # Piles with few plain cards, or none, so that the later criteria decide as well.
    game, rng = ottocento(), Random(5)
    paid = set()
    for _ in range(300):
        plain, won = rng.choice((0.0, 0.1, 0.4)), rng.choice((0.1, 0.5))
        codes = [str(card) for card in PACK.cards]
        some = [code for code in codes[:-1] if not is_plain(code) or rng.random() < plain]
        own = {*rng.sample(some, rng.randrange(1, 25)), "MAT"}
        others = {code for code in codes if code not in own and rng.random() < won}
        held = Piles((pile(" ".join(own)), pile(" ".join(others))), Seat(0), 0)
        code = PACK.cards[cheapest(game.tables, game.meld_rules, held)].code
        assert code == by_the_sheet(own, others)
        paid.add(code)
    assert len(paid) > 20


def test_the_discard_can_be_paid() -> None:
    held = small(
        trick("SK BK CK DK", winner=0), trick("MAT T5 C8 B10", leader=2, winner=3), discard="D7 C6"
    )
    assert piles(held)[1] & pile("D7 C6") == pile("C6")


def test_the_owner_chooses_among_the_cheapest() -> None:
    game = ottocento("comp_card=owner")
    held = small(trick("SK S9 S6 T9", winner=0), trick("MAT T5 C8 B10", leader=2, winner=3))
    held = replace(held, to_act=Seat(2), phase="compensate")
    ask = game.ask(held, Seat(2))
    assert ask == OneOf(tuple(map(Compensate, cards("S9 S6 T9"))))
    for code in ("SK", "MAT", "C8"):
        with pytest.raises(IllegalAction) as caught:
            game.decide(held, Seat(2), Compensate(cards(code)[0]))
        assert caught.value.why is Why.NOT_TO_BE_PAID


def test_nobody_is_asked_where_nothing_is_owed() -> None:
    game = ottocento("comp_card=owner")
    held = small(trick("SK S9 S6 T9", winner=0), trick("MAT T5 C8 B10", leader=3, winner=3))
    assert Compensating(game).actor(held) is None


# Points (section 8).


def test_each_reason_for_points() -> None:
    # Seats 0 and 2: three Kings 17 and nothing else; 16 in cards less two pairs, no last trick.
    # Seats 1 and 3: Swords of three 10, 12 less 2, last trick 6, and the discard.
    game = ottocento()
    first, second = pile("SK BK CK B10"), pile("DK DQ DJ C8")
    assert game.meld_rules.points(first) == 17
    assert card_points(game.tables, first) == 16 - 2
    assert game.meld_rules.points(second) == 10
    assert card_points(game.tables, second) == 5 + 4 + 2 + 1 - 2
