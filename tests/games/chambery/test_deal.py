"""Chambéry, sections 3 to 5 and 13.1, 13.7: the deal, the discard, the auction and its cards."""

import pytest

from bot.games.actions import CardsFrom, Discard, Give, OneOf
from bot.games.cards import Seat
from bot.games.chambery.contract import contract
from bot.games.chambery.events import CardAsked, CardNotHeld, CardsExchanged, PartnerCalled
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardsShown, HandDealt, StockDealt
from bot.games.match import Match
from tests.games.support.chambery import Going, begun, card, cards, chambery, pile

A = "SK S9 S4 HK HQ H2 D8 D9 DJ C5 C6 CC T21 T9 T4 T1 EXC C2"
B = "SK S9 S4 HK HQ H2 D8 D9 DJ C5 C6 CC T3 C3 C4 T1 EXC C2"
C = "SK HK DK CK T21 T20 T19 T17 T15 T12 T10 T9 T7 T5 T3 T2 EXC S7"

DISCARDS = [
    (A, "D8 D9 C2", None, ""),
    (A, "HQ DJ CC", None, ""),
    (A, "SK D8 D9", Why.KING_STAYS, ""),
    (A, "T9 T4 T1", Why.TRUMPS_STAY, ""),
    (A, "EXC D8 D9", Why.HIGH_TAROT_STAYS, ""),
    (B, "T3 T1 D8", None, "T1"),
    (B, "T1 D8 D9", Why.TRUMPS_STAY, ""),
    (C, "S7 T2 T3", None, "T3 T2"),
    (C, "T2 T3 T5", Why.TRUMPS_STAY, ""),
]


@pytest.mark.parametrize(
    ("hand", "discard", "why", "shown"),
    DISCARDS,
    ids=[f"13.1-{n}" for n in range(1, len(DISCARDS) + 1)],
)
def test_what_the_dealer_may_discard(hand: str, discard: str, why: Why | None, shown: str) -> None:
    mine = hand.split()
    going = begun((" ".join(mine[:15]),), " ".join(mine[15:]), dealer=0)
    assert going.game.discard_fault(pile(hand), pile(discard)) is why
    if why is not None:
        with pytest.raises(IllegalAction) as caught:
            going.discard(discard)
        assert caught.value.why is why
        return
    going.discard(discard)
    found = [fact.cards for fact in going.deal.facts if isinstance(fact, CardsShown)]
    assert found == ([cards(shown)] if shown else [])


def test_t21_is_never_discarded() -> None:
    assert chambery().discard_fault(pile(A), pile("T21 D8 D9")) is Why.HIGH_TAROT_STAYS
    free = chambery(options="trump_discard=free")
    assert free.discard_fault(pile(A), pile("T21 D8 D9")) is Why.HIGH_TAROT_STAYS


def test_the_lowest_trump_fills_a_place_last() -> None:
    # One suit card, T21 and two other trumps: both of these go, T1 not before T3.
    hand = "SK HK DK CK T21 T3 T1 EXC S7"
    assert chambery().discard_fault(pile(hand), pile("S7 T3 T1")) is None
    longer = hand + " T2"
    assert chambery().discard_fault(pile(longer), pile("S7 T3 T1")) is Why.LOWEST_TRUMP_GOES_LAST
    assert chambery().discard_fault(pile(longer), pile("S7 T3 T2")) is None


def test_trump_discard_free() -> None:
    free = chambery(options="trump_discard=free")
    assert free.discard_fault(pile(A), pile("T9 T4 T1")) is None
    assert free.discard_fault(pile(A), pile("EXC D8 D9")) is Why.HIGH_TAROT_STAYS
    mine = A.split()
    going = begun((" ".join(mine[:15]),), " ".join(mine[15:]), 0, options="trump_discard=free")
    going.discard("T9 T4 T1")
    [shown] = [fact for fact in going.deal.facts if isinstance(fact, CardsShown)]
    assert shown.cards == cards("T1")


@pytest.mark.parametrize(
    ("players", "each", "stock"), [(5, 15, 3), (4, 19, 2), (3, 25, 3)], ids=["5", "4", "3"]
)
def test_the_deal(players: int, each: int, stock: int) -> None:
    game = chambery(players)
    log = game.deal(1, Seat(1), game.pack.cards)
    hands = [event.cards for event in log if isinstance(event, HandDealt)]
    [rest] = [event for event in log if isinstance(event, StockDealt)]
    assert [len(hand) for hand in hands] == [each] * players
    # Eldest gets the first five, the dealer the last packet of a round and the rest.
    assert hands[2][:5] == game.pack.cards[:5]
    assert (rest.seat, rest.cards) == (1, game.pack.cards[-stock:])
    match = Match(game, Seat(1)).after(log)
    assert match.deal is not None
    ask = game.ask(match.deal, Seat(1))
    assert isinstance(ask, CardsFrom)
    assert ask.count == stock


def test_four_players_end_with_packets_of_four() -> None:
    assert [size for _, size in chambery(4).packets(Seat(0))] == [5] * 12 + [4] * 4 + [2]


# The auction: eldest is seat 0, the dealer seat 4.


def discarded(options: str = "", hands: tuple[str, ...] = (), stock: str = "") -> Going:
    """A deal of five players whose dealer, seat 4, has discarded."""
    going = begun(hands, stock, options=options)
    ask = going.game.ask(going.deal, Seat(4))
    assert isinstance(ask, CardsFrom)
    plain = [card for card in ask.cards if not card.bit & going.game.tables.trumps]
    return going.act(Discard(tuple(plain[-3:])))


AUCTIONS = [
    ("pass two pass pass pass", "two_cards", 1),
    ("two pass one pass pass pass", "one_card", 2),
    ("two one pass pass pass none", "no_cards", 0),
    ("pass none", "no_cards", 1),
]


@pytest.mark.parametrize(("turns", "word", "seat"), AUCTIONS, ids=["1", "2", "3", "4"])
def test_auctions(turns: str, word: str, seat: int) -> None:
    going = discarded().say(*turns.split())
    found = contract(going.deal.facts)
    assert found is not None
    assert (found.word, found.attack) == (word, (seat,))
    assert going.turn == (("play", 0) if word == "no_cards" else ("ask", seat))


def test_five_passes_let_the_dealer_call() -> None:
    assert discarded().say(*["pass"] * 5).turn == ("call", 4)


def test_a_pass_is_final_and_the_highest_bidder_is_not_asked() -> None:
    going = discarded().say("two", "pass", "one")
    assert going.turn == ("auction", 3)
    going.say("pass", "pass")
    assert going.turn == ("auction", 0)
    with pytest.raises(IllegalAction) as caught:
        going.say("one")
    assert caught.value.why is Why.BID_TOO_LOW


def test_called_king_throw_in() -> None:
    going = discarded("called_king=throw_in").say(*["pass"] * 5)
    assert going.deal.score is not None
    assert not going.deal.score.counts


# Asking: seat 1 plays, seat 2 has the king of spades, the dealer has discarded.

HANDS = ("", "SQ S2 H3", "SK T20", "", "")


def test_a_card_is_asked_for_and_another_is_given() -> None:
    going = discarded(hands=HANDS).say("pass", "one", "pass", "pass", "pass")
    assert going.turn == ("ask", 1)
    going.call("SK")
    assert going.log[-2] == CardAsked(Seat(1), card("SK"), Seat(2))
    assert going.turn == ("ask", 1)
    before = going.deal
    with pytest.raises(IllegalAction) as caught:
        going.give("SK")
    assert caught.value.why is Why.NOT_IN_HAND
    going.give("H3")
    after = going.deal
    assert after.hands[1] == before.hands[1] & ~pile("H3") | pile("SK")
    assert after.hands[2] == before.hands[2] & ~pile("SK") | pile("H3")
    assert going.turn == ("play", 0)


def test_what_was_given_is_known_to_the_two_only() -> None:
    going = discarded(hands=HANDS).say("pass", "one", "pass", "pass", "pass")
    going.call("SK").give("H3")
    match = Match(going.game, Seat(4)).after(going.log)
    given = CardsExchanged(Seat(1), Seat(2), card("SK"), card("H3"))
    for seat in (None, *map(Seat, range(5))):
        facts = match.view(seat).facts
        assert (given in facts) is (seat in (1, 2))
        assert CardAsked(Seat(1), card("SK"), Seat(2)) in facts


def test_with_two_cards_one_after_the_other() -> None:
    going = discarded(hands=HANDS).say("pass", "two", "pass", "pass", "pass")
    going.call("SK").give("H3")
    assert going.turn == ("ask", 1)
    # The first card may be given back for the second.
    going.call("T20").give("SK")
    assert going.turn == ("play", 0)
    assert going.deal.hands[2] & pile("SK H3 T20") == pile("SK H3")


def test_what_may_be_asked_for() -> None:
    going = discarded(hands=HANDS).say("pass", "one", "pass", "pass", "pass")
    for code in ("EXC", "SQ"):
        with pytest.raises(IllegalAction) as caught:
            going.call(code)
        assert caught.value.why is Why.NOT_TO_BE_CALLED
    with pytest.raises(IllegalAction) as caught:
        going.act(Give(card("SQ")))
    assert caught.value.why is Why.WRONG_PHASE


def test_a_card_that_nobody_holds_is_asked_for_in_vain() -> None:
    going = discarded(hands=HANDS).say("pass", "one", "pass", "pass", "pass")
    missing, *_ = going.game.pack.members(going.deal.discards[4])
    going.call(missing.code)
    assert going.log[-2] == CardNotHeld(Seat(1), missing)
    assert going.turn == ("ask", 1)
    with pytest.raises(IllegalAction):
        going.call(missing.code)
    going.call("SK").give("H3")
    assert going.turn == ("play", 0)


def test_the_dealer_may_not_ask_for_the_discard() -> None:
    going = discarded().say("pass", "pass", "pass", "pass", "one")
    assert going.turn == ("ask", 4)
    ask = going.game.ask(going.deal, Seat(4))
    assert isinstance(ask, OneOf)
    own = going.game.pack.members(going.deal.discards[4])
    for buried in own:
        with pytest.raises(IllegalAction):
            going.call(buried.code)


# The called king.


def test_the_holder_of_the_king_is_the_partner_at_once() -> None:
    going = discarded(hands=HANDS).say(*["pass"] * 5).call("SK")
    assert going.log[-3] == PartnerCalled(Seat(4), card("SK"), Seat(2))
    assert going.turn == ("play", 0)
    match = Match(going.game, Seat(4)).after(going.log)
    expected = ("defender", "defender", "called", "defender", "caller")
    for seat in (None, *map(Seat, range(5))):
        assert match.view(seat).roles == expected
    assert match.view(Seat(4)).friends == {2}
    assert match.view(Seat(0)).friends == {1, 3}


def callable_by(hand: str, discard: str) -> set[str]:
    """What the dealer may call with these cards of 18 in hand."""
    mine = hand.split()
    going = begun(("", "", "", "", " ".join(mine[:15])), " ".join(mine[15:]))
    going.discard(discard).say(*["pass"] * 5)
    ask = going.game.ask(going.deal, Seat(4))
    assert isinstance(ask, OneOf)
    return {card.code for call in ask.actions for card in call.cards}  # type: ignore[attr-defined]


def test_which_cards_may_be_called() -> None:
    low = " S2 S3 S4 S5 S6 S7 S8 H2 H3 H4 H5 H6 H7"
    assert callable_by("SK HK DK T2 T3" + low, "S2 S3 S4") == {"CK"}
    assert callable_by("SK HK DK CK SQ" + low, "S2 S3 S4") == {"HQ", "DQ", "CQ"}
    # A discarded queen is not called.
    assert callable_by("SK HK DK CK SQ" + low, "SQ S3 S4") == {"HQ", "DQ", "CQ"}
    most = "SK HK DK CK SQ HQ DQ CQ SC HC" + low[:24]
    assert callable_by(most, "S2 S3 S4") == {"DC", "CC"}
    assert callable_by(most, "SQ S3 S4") == {"DC", "CC"}


def test_three_players_have_no_auction() -> None:
    going = begun(dealer=2, players=3)
    ask = going.game.ask(going.deal, Seat(2))
    assert isinstance(ask, CardsFrom)
    assert [phase.key for phase in going.game.phases] == ["discard", "play"]
    plain = [card for card in ask.cards if not card.bit & going.game.tables.trumps]
    going.act(Discard(tuple(plain[:3])))
    assert going.turn == ("play", 0)


def test_a_round_is_a_deal_for_each_player() -> None:
    for players in (3, 4, 5):
        nothing = (0,) * players
        assert not chambery(players).is_over([nothing] * (players - 1))
        assert chambery(players).is_over([nothing] * players)
        assert not chambery(players, "rounds=2").is_over([nothing] * players)
        assert chambery(players, "rounds=2").is_over([nothing] * 2 * players)


def test_a_deal_is_played_to_its_end() -> None:
    going = discarded(hands=HANDS).say("pass", "two", "pass", "pass", "pass")
    going.call("SK").give("H3").call("T20").give("S2").play_out()
    assert going.deal.score is not None
    assert sum(going.deal.score.points) == 68
