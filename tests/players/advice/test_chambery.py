"""Chambéry: what computer players bid, ask for, give and call, and what they know of others."""

from bot.games.actions import Bid, Call, CardsFrom, Discard, Give
from bot.games.cards import Seat
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players.advice.catalogue import advisor_of
from bot.players.advice.chambery import least_use, promise, to_ask_for, to_call
from bot.players.discarding import best_discard
from tests.games.support.chambery import Going, begun, card, cards, chambery, pile

WEAK = "S2 S3 S4 S5 H2 H3 H9 D3 D4 D9 DJ C2 C3 T2 T3"
STRONG = "SK SQ HK HQ DK T21 T20 T19 T18 T14 T13 T12 T9 T1 EXC"
HANDS = ("", "SQ S2 H3", "SK T20", "", "")


def discarded(hands: tuple[str, ...] = ()) -> Going:
    """A deal of five whose dealer, seat 4, has discarded."""
    going = begun(hands)
    view = Match(going.game, Seat(4)).after(going.log).view(Seat(4))
    assert isinstance(view.ask, CardsFrom)
    return going.act(Discard(best_discard(view, view.ask)))


def seen(going: Going, seat: int) -> SeatView:
    """The deal as a seat sees it."""
    return Match(going.game, Seat(4)).after(going.log).view(Seat(seat))


def test_bids_by_strength() -> None:
    weak, strong = discarded((WEAK,)), discarded((STRONG,))
    assert advisor_of(weak.game).action(seen(weak, 0)) == Bid("pass")
    action = advisor_of(strong.game).action(seen(strong, 0))
    assert isinstance(action, Bid)
    assert action.bid in ("one_card", "no_cards")


def test_promises_are_of_the_bids_that_are_open() -> None:
    going = discarded((WEAK,)).say("one")
    assert [*advisor_of(going.game).promises(seen(going, 1))] == ["no_cards"]


def test_a_loss_that_each_is_paid_makes_bids_dearer() -> None:
    hand = pile("SK SQ H2 H3 H9 D3 D4 DK C2 C3 T2 T12 T13 T18 T20")
    usual = promise("two_cards", hand, chambery(), deals=False)
    each = promise("two_cards", hand, chambery(options="lone_loss=each"), deals=False)
    assert usual > each


def test_asks_for_sure_trumps_or_kings() -> None:
    others = cards("SK HK T21 T20 T5 C2")
    assert to_ask_for(pile("T2 T3 T12 T13 T18 SQ"), others) is card("T21")
    assert to_ask_for(pile("T2 T3 SQ S4 S5 H2"), others) is card("SK")


def test_gives_a_cheap_card_of_a_short_suit() -> None:
    assert least_use(cards("SK S5 S4 H3 T2 EXC")) is card("H3")
    assert least_use(cards("SK T5 T2 EXC HQ")) is card("HQ")


def test_calls_the_king_of_its_own_queen() -> None:
    assert to_call(pile("SQ S4 H2 H3 H4"), cards("SK HK")) is card("SK")
    assert to_call(pile("S4 H2 H3 H4"), cards("SK HK")) is card("HK")


def test_what_each_seat_knows_of_exchanged_cards() -> None:
    going = discarded(HANDS).say("pass", "one", "pass", "pass", "pass")
    view = seen(going, 1)
    assert isinstance(advisor_of(going.game).action(view), Call)
    going.call("SK")
    assert isinstance(advisor_of(going.game).action(seen(going, 1)), Give)
    going.give("H3")
    for seat, given in ((0, 0), (1, pile("H3")), (2, pile("H3")), (3, 0)):
        known = advisor_of(going.game).knowledge(seen(going, seat))
        assert known.holds[1] == pile("SK")
        assert known.holds[2] == given


def test_the_holder_of_the_called_king_is_known_until_it_is_played() -> None:
    going = discarded(HANDS).say(*["pass"] * 5).call("SK")
    assert advisor_of(going.game).knowledge(seen(going, 0)).holds[2] == pile("SK")
    going.play_out()
    assert not any(advisor_of(going.game).knowledge(seen(going, 0)).holds)
