"""Scarto, section 10: each option changes what it says, and nothing else."""

import pytest

from bot.games.actions import Discard
from bot.games.cards import Card, Seat
from bot.games.deal import Deal
from bot.games.errors import Why
from bot.games.events import CardsShown
from bot.games.record import check, parse, read
from tests.games.scarto.test_deal import A, D
from tests.games.support.recorded import HAND_WRITTEN, hand_written
from tests.games.support.scarto import cards, deal, pile, piles_of, points_of, run, scarto, trick

SUITS = "SK CK SQ CQ DQ S10 S9 S4 S3 S2 B10 B9 B2 B1 C8 C9 C10 D8 D9 D10 SJ BJ CJ DJ"


def fault(options: str, hand: str, chosen: str) -> Why | None:
    """Why these cards may not be discarded from this hand."""
    return scarto(options).discard_fault(pile(hand), pile(chosen))


def winner(options: str, laid: str) -> Seat:
    """Who wins the trick that seat 0 led to."""
    return scarto(options).trick_winner(deal(), trick(laid))


def test_top_trump_world() -> None:
    assert winner("top_trump=world", "T21 T20 T5") == 0
    assert winner("top_trump=world", "T20 T21 T19") == 1
    assert winner("top_trump=world", "T20 T19 T18") == 0
    # What counts five does not change with it.
    assert points_of(scarto("top_trump=world"), pile("T20 T1 CK")) == 13


def test_five_point_trump_t21_counts_five() -> None:
    game = scarto("five_point_trump=T21")
    assert points_of(game, pile("T21 T19 S1")) == 5  # 5 + 1 + 1 − 2
    assert points_of(game, pile("T20 T1 CK")) == 9  # 1 + 5 + 5 − 2


def test_five_point_trump_t21_stays_in_hand() -> None:
    assert fault("five_point_trump=T21", A, "T21 D9 D10") is Why.HONOUR_STAYS
    assert fault("five_point_trump=T21", A, "T20 D9 D10") is None


def test_five_point_trump_t21_ranks_as_before() -> None:
    assert winner("five_point_trump=T21", "T21 T20 T5") == 1


def fool_of_the_dealer() -> Deal:
    """The dealer, seat 0, took no trick, laid three aside and gave the Fool to seat 2's trick."""
    played = (trick("S7 SK S10", leader=1, winner=2), trick("BK MAT B1", leader=2, winner=2))
    return deal(tricks=played, discards=(pile("DQ D9 D10"), 0, 0))


def test_fool_style_exchange_pays_a_card_worth_one() -> None:
    game = scarto("fool_style=exchange5")
    piles = piles_of(game, fool_of_the_dealer())
    # A card worth one of the discard goes to seat 2, and the Fool counts five among the others.
    assert [count.bit_count() for count in piles] == [3, 0, 6]
    assert piles[0] & pile("DQ MAT") == pile("DQ MAT")
    assert points_of(game, piles[0]) == 8  # DQ 4 + one 1 + MAT 5 − 2
    assert points_of(game, piles[2]) == 10  # SK BK 10 + four 1 − 4


def test_fool_style_exchange_without_a_card_to_pay_loses_the_fool() -> None:
    game = scarto("fool_style=exchange5")
    played = (trick("S7 MAT SK", leader=0, winner=2),)
    assert piles_of(game, deal(tricks=played)) == (0, 0, pile("S7 MAT SK"))
    # Kings are no payment: seat 1 has won one trick, of counting cards alone.
    first, second = trick("SJ SK SQ", winner=1), trick("B7 BK MAT", leader=2, winner=0)
    assert piles_of(game, deal(tricks=(first, second))) == (
        pile("B7 BK MAT"),
        pile("SJ SK SQ"),
        0,
    )


def test_fool_style_exchange_of_a_whole_deal() -> None:
    values = hand_written()
    values["options"] = {"fool_style": "exchange5"}
    # Seat 2 has no trick and nothing to pay with: seat 1 has the Fool too, 69 cards with 109
    # nominal points, 109 − 46 = 63. Seat 0 has its 15.
    values["deals"][0]["scores"] = [-11, 37, -26]
    values["result"]["totals"] = [-11, 37, -26]
    [found] = check(parse(values))
    assert found.points == (15, 63, 0)


def test_fool_discard_if_no_trump() -> None:
    hand = f"{SUITS} MAT BC DC D7 B8"
    assert fault("", hand, "MAT D9 D10") is Why.FOOL_STAYS
    assert fault("fool_discard=if_no_trump", hand, "MAT D9 D10") is None
    assert fault("fool_discard=if_no_trump", f"{hand} T1", "MAT D9 D10") is Why.FOOL_STAYS
    assert fault("fool_discard=if_no_trump", A, "MAT D9 D10") is Why.FOOL_STAYS


def test_fool_discard_counts_apart_and_two_are_left_over() -> None:
    game = scarto("fool_discard=if_no_trump")
    played = (trick("S7 SK S10", leader=1, winner=2),)
    piles = piles_of(game, deal(tricks=played, discards=(pile("MAT DQ D10"), 0, 0)))
    assert piles == (pile("MAT DQ D10"), 0, pile("S7 SK S10"))
    assert points_of(game, piles[0]) == 8  # MAT 4, and DQ D10: 4 + 1 + 1 − 2


def test_bagatto_discard_never() -> None:
    assert fault("", D, "T1 S2 S3") is None
    assert fault("bagatto_discard=never", D, "T1 S2 S3") is Why.BAGATTO_NEVER_GOES


def test_trump_discard_void_only() -> None:
    two = f"{SUITS} T5 T9 BC DC"
    assert fault("trump_discard=void_only", two, "T5 T9 S2") is None
    assert fault("trump_discard=void_only", two, "T5 S3 S2") is Why.TRUMPS_STAY
    assert fault("trump_discard=void_only", two, "S4 S3 S2") is None
    assert fault("", two, "T5 S3 S2") is None


def test_trump_discard_void_only_with_a_trump_that_must_stay() -> None:
    angel = f"{SUITS} T5 T20 BC DC"
    assert fault("trump_discard=void_only", angel, "T5 S3 S2") is Why.TRUMPS_STAY
    bagatto = f"{SUITS} T1 T5 BC DC"
    assert fault("trump_discard=void_only", bagatto, "T1 T5 S2") is Why.BAGATTO_STAYS
    assert fault("trump_discard=void_only", D, "T1 S2 S3") is None


@pytest.mark.parametrize(
    ("options", "chosen", "shown"),
    [
        ("trump_discard=void_only", "T1 S2 S3", [CardsShown(Seat(0), cards("T1"))]),
        ("trump_discard=void_only", "S4 S2 S3", []),
        ("", "T1 S2 S3", []),
    ],
)
def test_trump_discard_void_only_shows_the_bagatto(
    options: str, chosen: str, shown: list[CardsShown]
) -> None:
    game = scarto(options)
    dealt = [cards(D)[:25], *others(D), cards(D)[25:]]
    state = game.replay(game.deal_as(1, Seat(0), dealt))
    events = game.decide(state, Seat(0), Discard(cards(chosen)))
    assert [event for event in events if isinstance(event, CardsShown)] == shown


def others(hand: str) -> list[tuple[Card, ...]]:
    """The hands of the two others, if the dealer has this one."""
    rest = [card for card in scarto().pack.cards if card not in cards(hand)]
    return [tuple(rest[:25]), tuple(rest[25:])]


def test_trump_discard_void_only_does_not_mind_the_fool() -> None:
    assert fault("trump_discard=void_only", f"{SUITS} T5 MAT BC DC", "T5 S3 S2") is None


def test_trump_discard_void_only_where_suit_cards_do_not_suffice() -> None:
    hand = f"SK BK CK DK MAT S2 S3 {run('T', 1, 21)}"
    assert fault("trump_discard=void_only", hand, "S2 S3 T5") is None
    assert fault("trump_discard=void_only", hand, "S2 T4 T5") is Why.TRUMPS_STAY
    assert fault("trump_discard=void_only", hand, "S2 S3 T1") is Why.BAGATTO_STAYS
    assert fault("trump_discard=void_only", hand, "S2 S3 T20") is Why.HONOUR_STAYS


def test_direction_changes_no_record() -> None:
    values = hand_written()
    values["options"] = {"direction": "cw"}
    assert list(check(parse(values))) == list(check(read(HAND_WRITTEN.read_text("utf-8"))))


def test_round_numerals_natural() -> None:
    assert winner("round_numerals=natural", "C3 C9 C10") == 2
    assert winner("round_numerals=natural", "D1 DJ D2") == 1
    assert winner("round_numerals=natural", "B10 B1 B2") == 0


def test_settlement_by_points() -> None:
    assert scarto("settlement=points").payoffs((0, 8, -8)) == (0, 8, -8)


def test_fool_last_trick_lost() -> None:
    game = scarto("fool_last_trick_lost=true")
    last = trick("BK MAT B1", leader=2, winner=2)
    assert piles_of(game, deal(tricks=(last,))) == (0, 0, pile("BK MAT B1"))
    earlier = (last, trick("S7 SK S10", leader=2, winner=0))
    assert piles_of(game, deal(tricks=earlier)) == (pile("S7 SK S10 MAT"), 0, pile("BK B1"))


@pytest.mark.parametrize(
    ("scores", "over"),
    [
        ([(4, 1, -5), (-4, 14, -10), (0, -7, 7)], True),
        ([(4, 1, -5), (-4, 4, 0), (-3, -8, 11)], False),
        ([(0, 0, 0)] * 3, False),
        ([(0, 0, 0)] * 5 + [(1, 0, -1)], True),
        ([(0, 0, 0)] * 4, False),
    ],
    ids=["one loser", "two losers", "all level", "a second round", "within a round"],
)
def test_shared_loss_replay(scores: list[tuple[int, ...]], over: bool) -> None:
    assert scarto("shared_loss=replay").is_over(scores) is over
    assert scarto().is_over(scores) is (len(scores) in (3, 6))
