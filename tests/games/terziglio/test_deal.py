"""Terziglio, sections 2 to 5, 9 and 10, worked examples D and E: all that is not card play."""

import pytest

from bot.games.actions import Bid, Declare, Discard, OneOf, Play
from bot.games.cards import Seat
from bot.games.errors import BadOption, IllegalAction, Why, WrongNumberOfPlayers
from bot.games.events import StockTaken
from bot.games.match import Match
from bot.games.terziglio.options import TerziglioOptions
from bot.games.terziglio.rules import Terziglio
from bot.games.view import SeatView
from tests.games.support.played import Played
from tests.games.support.terziglio import BOLOGNA, PACK, STRAIGHT, begun, cards, pile, terziglio


def seen(played: Played, seat: int | None) -> SeatView:
    """What the seat sees now; None stands for everybody."""
    at = None if seat is None else Seat(seat)
    return Match(played.game, played.deal.dealer, (), played.deal).view(at)


# The deal (sections 2 and 10.2).


def test_the_cards_are_dealt_in_three_rounds() -> None:
    assert terziglio().packets(Seat(2)) == [(0, 6), (1, 6), (2, 6)] * 3 + [(None, 8)]
    straight = [(0, 6), (1, 6), (2, 6)] * 2 + [(0, 7), (1, 7), (2, 7), (None, 5)]
    assert terziglio(STRAIGHT).packets(Seat(2)) == straight
    assert terziglio("deal=19/5").packets(Seat(2)) == straight


def test_it_is_for_three() -> None:
    assert Terziglio.numbers == (3,)
    with pytest.raises(WrongNumberOfPlayers):
        Terziglio(players=4)


# The auction (worked examples E). Seat 0 deals, so seat 1 is eldest in Bologna.

AUCTIONS = [
    (("pass", "gioco", "pass"), 2, False),
    (("gioco", "solo"), 2, True),
    (("gioco", "pass", "solo"), 0, True),
    (("solo",), 1, True),
    (("gioco", "pass", "pass"), 1, False),
    (("pass", "pass", "solo"), 0, True),
]


@pytest.mark.parametrize(
    ("words", "declarer", "is_solo"), AUCTIONS, ids=[str(a[0]) for a in AUCTIONS]
)
def test_e_who_plays(words: tuple[str, ...], declarer: int, is_solo: bool) -> None:
    played = begun(["", "", ""]).say(*words)
    expected = ("declare", 1) if is_solo else ("discard", declarer)
    assert played.turn == expected
    roles = seen(played, None).roles
    assert roles[declarer] == "declarer"
    assert roles.count("defender") == 2


def test_e_three_passes_throw_the_cards_in() -> None:
    played = begun(["", "", ""]).say("pass", "pass", "pass")
    score = played.score
    assert score is not None
    assert (score.points, score.scores, score.counts) == ((), (0, 0, 0), False)
    assert seen(played, None).roles == (None, None, None)
    match = Match(played.game, Seat(0)).after(played.log)
    assert match.between_deals
    assert match.scored == ()
    again = match.after(match.next_deal(PACK.cards))
    assert again.deal is not None
    assert again.deal.dealer == 1


def test_e_a_second_gioco_is_refused() -> None:
    played = begun(["", "", ""]).say("gioco")
    assert played.game.ask(played.deal, Seat(2)) == OneOf((Bid("pass"), Bid("solo")))
    with pytest.raises(IllegalAction) as caught:
        played.say("gioco")
    assert caught.value.why is Why.BID_TOO_LOW


def test_nobody_has_a_role_before_the_auction_is_over() -> None:
    played = begun(["", "", ""]).say("gioco", "pass")
    assert seen(played, 1).roles == (None, None, None)
    assert seen(played, 1).friends == frozenset()
    played.say("pass")
    assert seen(played, 0).friends == {2}
    assert seen(played, 2).friends == {0}
    assert seen(played, 1).friends == frozenset()


# Stock and discard (section 4, worked examples D).


def test_the_declarer_takes_the_stock_unseen_by_the_others() -> None:
    stock = "S6 S7 S8 S9 B6 B7 B8 B9"
    played = begun(["", "SK", ""], stock=stock).say("gioco", "pass", "pass")
    assert set(seen(played, 1).taken_up) == set(cards(stock))
    assert len(seen(played, 1).hand) == 26
    for other in (None, 2):
        assert seen(played, other).taken_up == ()
        assert not [fact for fact in seen(played, other).facts if isinstance(fact, StockTaken)]


def test_nobody_sees_the_stock_of_a_solo() -> None:
    played = begun(["", "SK", ""]).say("solo")
    assert played.deal.stock_taker is None
    assert all(seen(played, seat).taken_up == () for seat in range(3))
    assert len(seen(played, 1).hand) == 18


D = [
    ("S10 S9 B8 B7 C10 D10 SA M1", "18/8", None),
    ("SQ BQ CJ T18 T17 T5 DA C9", "18/8", None),
    ("S10 S9 B8 B7 C10 D10 SA T19", "18/8", Why.FIVE_POINTS_STAY),
    ("S10 S9 B8 B7 C10 D10 SA DK", "18/8", Why.FIVE_POINTS_STAY),
    ("S10 S9 B8 B7 C10 D10 SA BEG", "18/8", Why.FIVE_POINTS_STAY),
    ("S10 S9 B8 B7 C10 D10 SA MAT", "18/8", Why.FIVE_POINTS_STAY),
    ("S10 S9 B8 B7 C10 D10 SA", "18/8", Why.WRONG_COUNT),
    ("C10 D10 D9 D8 D7", "19/5", None),
    ("C10 D10 D9", "19/5", Why.WRONG_COUNT),
]


@pytest.mark.parametrize(("codes", "deal", "why"), D, ids=[f"{d[0]} {d[1]}" for d in D])
def test_d_what_may_be_laid_aside(codes: str, deal: str, why: Why | None) -> None:
    played = begun(["", codes, ""], options=f"deal={deal}").say("gioco", "pass", "pass")
    if why is None:
        played.discard(codes)
        assert played.deal.discards[1] == pile(codes)
        assert played.turn == ("declare", 1)
        return
    with pytest.raises(IllegalAction) as caught:
        played.act(Discard(cards(codes)))
    assert caught.value.why is why


# Who speaks, declares and leads when (sections 3, 5, 6 and 10). Seat 0 deals.

ORDERS = [
    # options, who speaks in turn, who declares in turn if seat 2 plays, who follows the leader
    (BOLOGNA, (1, 2, 0), (1, 2, 0)),
    ("direction=clockwise", (1, 2, 0), (1, 2, 0)),
    ("first_lead=declarer", (1, 2, 0), (2, 0, 1)),
    ("direction=mixed", (2, 1, 0), (2, 1, 0)),
    (STRAIGHT, (2, 1, 0), (2, 1, 0)),
    (f"{STRAIGHT} direction=clockwise", (1, 2, 0), (2, 0, 1)),
    (f"{STRAIGHT} first_lead=eldest", (2, 1, 0), (2, 1, 0)),
]


@pytest.mark.parametrize(("options", "speaks", "declares"), ORDERS, ids=[o[0] for o in ORDERS])
def test_in_which_order_all_speak(
    options: str, speaks: tuple[int, ...], declares: tuple[int, ...]
) -> None:
    played = begun(["", "", ""], options=options)
    for seat in speaks:
        assert played.turn == ("auction", seat)
        played.say("gioco" if seat == 2 else "pass")
    played.discard_any()
    for seat in declares:
        assert played.turn == ("declare", seat)
        played.declare()
    # The cards always go round in the order of the seats.
    leader = declares[0]
    for step in range(3):
        assert played.turn == ("play", (leader + step) % 3)
        played.play_any()


def test_the_declarer_leads_in_the_straight_variant() -> None:
    played = begun(["", "", ""], options=STRAIGHT).say("pass", "pass", "gioco").discard_any()
    assert played.turn == ("declare", 0)
    played.declare().declare().declare()
    assert played.turn == ("play", 0)


def test_the_next_dealer_is_the_next_in_the_order_of_play() -> None:
    for options in (BOLOGNA, STRAIGHT):
        assert terziglio(options).after(Seat(2)) == 0


# Declarations (section 5).


def declaring(hand: str) -> Played:
    """Seat 1, the declarer, holds these cards after the discard, and has to declare."""
    played = begun(["", hand, ""], stock="S6 S7 S8 B6 B7 B8 D6 D7").say("gioco", "pass", "pass")
    return played.discard("S6 S7 S8 B6 B7 B8 D6 D7")


def test_the_declarer_declares_from_his_hand_after_the_discard() -> None:
    played = declaring("SK SQ SC SJ")
    with pytest.raises(IllegalAction) as caught:
        played.declare("S6 S7 S8")
    assert caught.value.why is Why.NOT_IN_HAND
    played.declare("SK SQ SC")
    assert seen(played, 2).facts[-1] == seen(played, 1).facts[-1]
    assert played.turn == ("declare", 2)


def test_everybody_doubles_for_himself() -> None:
    played = declaring("SK BK CK SQ BQ CQ SC BC CC M1 M2 M3")
    played.declare("SK BK CK", "SQ BQ CQ", "SC BC CC", "M1 M2 M3")
    assert played.deal.facts[-1].points == 2 * (17 + 14 + 13) + 10  # type: ignore[attr-defined]


def test_no_card_can_be_played_before_all_have_declared() -> None:
    with pytest.raises(IllegalAction) as caught:
        declaring("SK").act(Play(cards("SK")[0]))
    assert caught.value.why is Why.WRONG_PHASE
    with pytest.raises(IllegalAction) as caught:
        begun(["", "", ""]).act(Declare(()))
    assert caught.value.why is Why.WRONG_PHASE


# The variants as sets of defaults (section 10).

USUAL_STRAIGHT = {
    "variant": "straight",
    "deal": "19/5",
    "solo_stock": "declarer",
    "first_lead": "declarer",
    "direction": "mixed",
    "trick_combos": "on",
    "all_tricks": "plus40",
    "suits": "uniform",
    "top": "world",
    "grande_moors": "on",
    "signals": "wikipedia",
    "signal_limit": "none",
    "suit_wilds": "two",
    "comp_card": "auto",
    "odd_card": "declarer",
    "all_tricks_solo": 40,
    "hands": 3,
}
USUAL_BOLOGNA = USUAL_STRAIGHT | {
    "variant": "bologna",
    "deal": "18/8",
    "solo_stock": "last_trick",
    "first_lead": "eldest",
    "direction": "anticlockwise",
    "trick_combos": "off",
    "all_tricks": "flat40",
    "suits": "reversed",
    "top": "angel",
}


@pytest.mark.parametrize("usual", [USUAL_BOLOGNA, USUAL_STRAIGHT], ids=["bologna", "straight"])
def test_a_variant_is_a_set_of_defaults(usual: dict[str, object]) -> None:
    options = TerziglioOptions.of({"variant": str(usual["variant"])})
    assert {name: getattr(options, name) for name in usual} == usual
    assert set(usual) == set(TerziglioOptions.choices())


def test_single_options_of_a_variant_can_be_changed() -> None:
    options = TerziglioOptions.parse("deal=18/8 variant=straight hands=6")
    assert (options.deal, options.top, options.hands) == ("18/8", "world", 6)
    assert options.changed() == {"variant": "straight", "deal": "18/8", "hands": 6}
    assert TerziglioOptions.parse(str(options)) == options
    assert TerziglioOptions.of(options.changed()) == options
    assert str(TerziglioOptions.parse("variant=straight top=world")) == "variant=straight"


def test_a_number_of_hands_that_cannot_be() -> None:
    with pytest.raises(BadOption):
        TerziglioOptions.parse("hands=4")


# The length of a match (section 9).


def test_a_match_has_as_many_hands_as_were_agreed() -> None:
    rows = [(8, -4, -4)] * 6
    assert [terziglio().is_over(rows[:count]) for count in (0, 2, 3)] == [False, False, True]
    assert not terziglio("hands=6").is_over(rows[:5])
    assert terziglio("hands=6").is_over(rows)


def test_who_has_won_gains_what_the_others_lose() -> None:
    assert terziglio().payoffs((8, -4, -4)) == (8, -4, -4)
