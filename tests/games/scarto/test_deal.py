"""Scarto, section 3, 4 and 12.2: the deal, and what the dealer may discard."""

import pytest

from bot.games.actions import CardsFrom, Discard
from bot.games.cards import Card, Seat
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardsDiscarded, HandDealt, StockDealt
from bot.games.match import Match
from tests.games.support.scarto import cards, scarto

A = "SK CK MAT T1 T2 T3 T4 T9 T20 T21 SQ CQ DQ S10 S9 S4 S3 S2 B10 B9 B2 B1 C8 C9 C10 D8 D9 D10"
B = "SK CK T1 T9 SQ CQ DQ S10 S9 S4 S3 S2 B10 B9 B2 B1 C8 C9 C10 D8 D9 D10 SJ BJ CJ DJ BC DC"
C = B.replace(" T9 ", " MAT ")
D = B.replace(" T9 ", " D7 ")

DISCARDS = [
    (A, "S2 S3 S4", None, "plain"),
    (A, "SK S2 S3", Why.HONOUR_STAYS, "king"),
    (A, "MAT S2 S3", Why.FOOL_STAYS, "Fool"),
    (A, "T20 S2 S3", Why.HONOUR_STAYS, "Angel"),
    (A, "T21 D9 D10", None, "the World is an ordinary trump"),
    (A, "T2 T3 T4", None, "ordinary trumps are free"),
    (A, "SQ CQ DQ", None, "queens are free"),
    (A, "T1 S2 S3", Why.BAGATTO_STAYS, "other trumps held"),
    (A, "S2 S3", Why.WRONG_COUNT, "must be exactly three"),
    (A, "S2 S3 S5", Why.NOT_IN_HAND, "S5 is not in hand"),
    (B, "T1 T9 S2", Why.BAGATTO_STAYS, "T9 is another trump although it goes too"),
    (B, "T9 S2 S3", None, "an ordinary trump"),
    (C, "T1 S2 S3", Why.BAGATTO_STAYS, "Fool in hand"),
    (D, "T1 S2 S3", None, "lone Bagatto, no Fool"),
]


def dealt_to_dealer(hand: str) -> Match:
    """A deal whose dealer, seat 0, holds these 28 cards, the last three from the stock."""
    game = scarto()
    mine = cards(hand)
    others = [card for card in game.pack.cards if card not in mine]
    hands = [mine[:25], tuple(others[:25]), tuple(others[25:]), mine[25:]]
    return Match(game, Seat(0)).after(game.deal_as(1, Seat(0), hands))


@pytest.mark.parametrize(
    ("hand", "discard", "why", "reason"),
    DISCARDS,
    ids=[f"12.2-{n}" for n in range(1, len(DISCARDS) + 1)],
)
def test_what_may_be_laid_aside(hand: str, discard: str, why: Why | None, reason: str) -> None:
    match = dealt_to_dealer(hand)
    chosen = Discard(cards(discard))
    if why is None:
        [event, *_] = match.decide(Seat(0), chosen)
        assert isinstance(event, CardsDiscarded)
        assert set(event.cards) == set(chosen.cards)
        return
    with pytest.raises(IllegalAction) as caught:
        match.decide(Seat(0), chosen)
    assert caught.value.why is why, reason


@pytest.mark.parametrize(
    ("hand", "stay"),
    [(A, "SK CK MAT T1 T20"), (B, "SK CK T1"), (C, "SK CK MAT T1"), (D, "SK CK")],
    ids="ABCD",
)
def test_what_is_offered_to_lay_aside(hand: str, stay: str) -> None:
    match = dealt_to_dealer(hand)
    assert match.deal is not None
    ask = match.game.ask(match.deal, Seat(0))
    assert isinstance(ask, CardsFrom)
    assert ask.count == 3
    assert set(ask.cards) == set(cards(hand)) - set(cards(stay))


def top_down(dealer: int) -> tuple[dict[int, list[Card]], StockDealt]:
    """The hands and the stock when the pack is dealt in its published order."""
    log = scarto().deal(1, Seat(dealer), scarto().pack.cards)
    hands = {event.seat: list(event.cards) for event in log if isinstance(event, HandDealt)}
    [stock] = [event for event in log if isinstance(event, StockDealt)]
    return {int(seat): hand for seat, hand in hands.items()}, stock


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_packets_of_five_and_three_for_the_dealer(dealer: int) -> None:
    pack = list(scarto().pack.cards)
    hands, stock = top_down(dealer)
    eldest, second = (dealer + 1) % 3, (dealer + 2) % 3
    assert hands[eldest][:10] == [*pack[0:5], *pack[15:20]]
    assert hands[second][:10] == [*pack[5:10], *pack[20:25]]
    assert hands[dealer][:10] == [*pack[10:15], *pack[25:30]]
    assert [len(hands[seat]) for seat in range(3)] == [25, 25, 25]
    assert list(stock.cards) == pack[75:]
    assert stock.seat == dealer


def test_nobody_else_sees_the_three_cards() -> None:
    _, stock = top_down(1)
    assert [stock.seen_by(Seat(seat)) for seat in range(3)] == [False, True, False]
