"""Ottocento, sections 2 to 4: the deal in two steps, the poll, the discard, the order."""

import pytest

from bot.games.actions import Bid, CardsFrom, Discard, MeldsFrom, OneOf, Play
from bot.games.cards import Seat, as_set
from bot.games.errors import IllegalAction, Why
from bot.games.events import DealScored
from bot.games.match import Match
from bot.games.view import SeatView
from tests.games.support.ottocento import begun, cards, ottocento, pile
from tests.games.support.played import Played

HAND = "SK SQ S10 S6 C6 D7 D8 M1 T5 T18 B10 B9 B8 B7 B6"


def seen(played: Played, seat: int | None) -> SeatView:
    """What the seat sees now."""
    match = Match(played.game, played.deal.dealer, (), played.deal)
    return match.view(None if seat is None else Seat(seat))


def refused(played: Played, codes: str) -> Why | None:
    """Why the dealer may not discard these cards, or None if they may."""
    deal = played.deal
    try:
        played.game.decide(deal, deal.dealer, Discard(cards(codes)))
    except IllegalAction as fault:
        return fault.why
    return None


# The deal (section 2).


def test_packets_of_five_and_two_for_the_dealer() -> None:
    game = ottocento()
    *hands, stock = game.hands_from(Seat(1), game.pack.cards)
    # Seat 2 is eldest: the first five cards, then five after each round of twenty.
    assert hands[2] == (*game.pack.cards[:5], *game.pack.cards[20:25], *game.pack.cards[40:45])
    assert hands[1] == (*game.pack.cards[15:20], *game.pack.cards[35:40], *game.pack.cards[55:60])
    assert stock == game.pack.cards[60:]


def test_only_five_cards_are_seen_before_the_poll_is_over() -> None:
    played = begun([HAND, "", "", ""], dealer=0, options="")
    assert played.turn == ("poll", 1)
    assert set(seen(played, 0).hand) == set(cards(HAND)[:5])
    assert seen(played, 0).cards_left == (5, 5, 5, 5)
    assert seen(played, 0).taken_up == ()

    played.say("no_monte")

    assert played.turn == ("discard", 0)
    assert set(cards(HAND)) < set(seen(played, 0).hand)
    assert seen(played, 0).cards_left == (17, 15, 15, 15)
    assert len(seen(played, 0).taken_up) == 2
    assert seen(played, 1).taken_up == ()


def test_what_lies_face_down_is_in_no_view_before_the_poll_is_over() -> None:
    here = begun(["SK SQ SC SJ S10", "", "", ""], dealer=0, options="")
    # The same first five cards, and all others elsewhere.
    given = [list(hand) for hand in here.game.as_dealt(here.log)]
    there = [given[seat][:5] + given[seat - 1][5:] for seat in range(4)]
    other = Played(
        here.game, here.game.deal_as(1, Seat(0), [*map(tuple, there), tuple(given[4])], (0,) * 4)
    )
    assert here.deal != other.deal
    for seat in (None, 0, 1, 2, 3):
        assert seen(here, seat) == seen(other, seat)


def test_the_first_who_will_play_ends_the_poll() -> None:
    played = begun([""] * 4, dealer=2, options="")
    for seat in (3, 0, 1):
        assert played.turn == ("poll", seat)
        played.say("monte")
    assert played.turn == ("poll", 2)
    assert played.say("no_monte").turn == ("discard", 2)


def test_four_times_a_monte_throws_the_cards_in() -> None:
    played = begun([""] * 4, dealer=2, options="").say(*["monte"] * 4)
    assert played.score == DealScored((), (0, 0, 0, 0), (), counts=False)
    # The next dealer is the one after.
    match = Match(played.game, Seat(2)).after(played.log)
    assert match.between_deals
    assert match.scored == ()
    events = match.next_deal(played.game.pack.cards)
    assert match.after(events).deal.dealer == 3  # type: ignore[union-attr]


def test_nothing_else_can_be_said() -> None:
    played = begun([""] * 4, dealer=2, options="")
    assert played.game.ask(played.deal, Seat(3)) == OneOf((Bid("no_monte"), Bid("monte")))
    for action, why in ((Bid("pass"), Why.BID_TOO_LOW), (Play(cards("SK")[0]), Why.WRONG_PHASE)):
        with pytest.raises(IllegalAction) as caught:
            played.act(action)
        assert caught.value.why is why


def test_without_a_poll() -> None:
    played = begun([""] * 4, dealer=2, options="monte=off")
    assert played.turn == ("discard", 2)
    assert seen(played, 0).cards_left == (15, 15, 17, 15)


# The discard (section 3, worked examples E).

DEALERS = "SQ T18 M1 SA D7 C6 S6 C10 T5 BK T19 BEG MAT"


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ("D7 C6", None),
        ("SQ T18", None),
        ("M1 SA", None),
        ("BK D7", Why.FIVE_POINTS_STAY),
        ("T19 T5", Why.FIVE_POINTS_STAY),
        ("BEG S6", Why.FIVE_POINTS_STAY),
        ("MAT C10", Why.FIVE_POINTS_STAY),
        ("D7", Why.WRONG_COUNT),
        ("D7 C6 S6", Why.WRONG_COUNT),
        ("D7 D7", Why.CARD_TWICE),
    ],
    ids=[*(f"E{number}" for number in range(1, 9)), "three", "twice"],
)
def test_what_the_dealer_may_lay_aside(chosen: str, why: Why | None) -> None:
    played = begun([DEALERS, "", "", ""], dealer=0)
    assert refused(played, chosen) is why


def test_only_cards_that_may_go_are_offered() -> None:
    played = begun([DEALERS, "", "", ""], dealer=0)
    ask = played.game.ask(played.deal, Seat(0))
    assert isinstance(ask, CardsFrom)
    assert ask.count == 2
    assert as_set(ask.cards) == played.deal.hands[0] & ~pile("SK BK CK DK T20 T19 BEG MAT")


def test_nobody_else_sees_the_discard() -> None:
    played = begun([DEALERS, "", "", ""], dealer=0).discard("D7 C6")
    assert set(seen(played, 0).discarded) == set(cards("D7 C6"))
    assert seen(played, 2).discarded == ()
    assert seen(played, 2).discards == (2, 0, 0, 0)


# Declarations (section 4).


def test_eldest_declares_first_and_the_dealer_last() -> None:
    played = begun([""] * 4, dealer=2).discard_any()
    for seat in (3, 0, 1, 2):
        assert played.turn == ("declare", seat)
        played.declare()
    assert played.turn == ("play", 3)


def test_what_the_dealer_laid_aside_he_cannot_declare() -> None:
    played = begun(["SQ BQ CQ DQ D7 C6", "", "", ""], dealer=0).discard("SQ D7")
    played.declare().declare().declare()
    with pytest.raises(IllegalAction):
        played.declare("SQ BQ CQ")
    played.declare("BQ CQ DQ")
    assert seen(played, 1).facts[-1].points == 14  # type: ignore[attr-defined]


def test_the_form_names_all_that_is_held() -> None:
    hand = "SK BK CK DK SQ SC MAT T20 T19 D7 D8 D9 D10 C6 C7"
    played = begun([hand, "", "", "S6 S7"], dealer=3).discard("S6 S7")
    ask = played.game.ask(played.deal, Seat(0))
    assert isinstance(ask, MeldsFrom)
    # Kings 34, Tarocchi 18, Swords of four 15, Grande of three 10: the dearest first.
    assert list(map(set, ask.melds)) == list(
        map(set, map(cards, ("SK BK CK DK", "T20 T19 MAT", "SK SQ SC MAT", "T20 T19 MAT")))
    )


def test_a_player_who_declares_at_his_first_turn() -> None:
    played = begun([""] * 4, dealer=3, options="monte=off declare_when=first_turn").discard_any()
    for seat in range(4):
        assert played.turn == ("play", seat)
        with pytest.raises(IllegalAction) as caught:
            played.play_any()
        assert caught.value.why is Why.WRONG_PHASE
        assert played.declare().turn == ("play", seat)
        played.play_any()
    assert len(played.deal.tricks) == 1
    assert isinstance(played.game.ask(played.deal, played.deal.to_act), OneOf)
