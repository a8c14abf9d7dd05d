"""Ottocento, section 6: who may signal, with which card, and what must be true."""

import pytest

from bot.games.actions import Play
from bot.games.cards import Seat
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardPlayed
from bot.games.trick import Trick
from tests.games.support.ottocento import begun, cards, deal, ottocento, trick
from tests.games.support.played import Played

HAND = "SK S9 C8 T7 T6 MAT"


def signals(
    card: str,
    options: str = "",
    hand: str = HAND,
    tricks: tuple[Trick, ...] = (),
    table: str = "",
    dealer: int = 3,
) -> set[str]:
    """What seat 0 may signal with this card."""
    on_table = trick(table, leader=(0 - len(table.split())) % 4)
    held = deal([hand, "", "", ""], on_table, tricks, dealer=dealer)
    return set(ottocento(options).sayings(held, Seat(0), cards(card)[0]))


def test_the_card_led_can_be_signalled_with() -> None:
    # Another card of swords is left in hand, so volo would be untrue; of cups none is.
    assert signals("SK") == {"striscio", "busso"}
    assert signals("C8") == {"volo", "striscio", "busso"}
    assert signals("T7") == {"striscio", "busso"}
    assert signals("T7", hand="S9 T7 MAT") == {"volo", "striscio", "busso"}


def test_striscio_of_the_tournaments_is_true() -> None:
    assert signals("SK", "signals=tournament") == {"striscio", "busso"}
    assert signals("C8", "signals=tournament") == {"volo", "busso"}


def test_no_signal_goes_with_a_led_fool() -> None:
    assert signals("MAT") == set()


def test_who_does_not_lead_may_not_signal() -> None:
    assert signals("S9", table="S6") == set()
    assert signals("S9", table="MAT S6 S7") == set()


def test_signals_can_be_off() -> None:
    assert signals("SK", "signals=off") == set()


def test_eldest_alone() -> None:
    assert signals("SK", "signaller=eldest_only", dealer=3)
    assert not signals("SK", "signaller=eldest_only", dealer=0)


def test_after_the_king() -> None:
    limit = "signal_limit=after_top_card"
    assert signals("SK", limit)
    assert not signals("S9", limit)
    assert not signals("C8", limit)
    assert signals("C8", limit, tricks=(trick("CK C7 C6 C9", winner=0),))
    assert signals("S9", limit, tricks=(trick("C7 SK C6 C9", winner=0),))


def test_after_the_top_trump() -> None:
    limit = "signal_limit=after_top_card"
    angel, world = (trick(f"{code} T5 M1 M2", winner=0) for code in ("T20", "T19"))
    assert not signals("T7", limit)
    assert signals("T7", limit, tricks=(angel,))
    assert not signals("T7", limit, tricks=(world,))
    assert signals("T7", f"{limit} variant=straight", tricks=(world,))
    assert signals("T20", limit, hand="T20 T7")


def test_every_suit_is_open_once_all_trumps_are_gone() -> None:
    limit = "signal_limit=after_top_card"
    others = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T5 M1 M2 M3 M4 BEG D6"
    laid = others.split()
    tricks = tuple(trick(" ".join(laid[n : n + 4]), winner=0) for n in range(0, 20, 4))
    assert signals("C8", limit, tricks=tricks)
    assert not signals("C8", limit, tricks=tricks[:-1])
    # The discarded trump was not played.
    assert not signals("C8", limit, hand="C8 T7", tricks=tricks)


def leading() -> Played:
    """Eldest, seat 0, is to lead."""
    hands = ["C8 SK SQ S9", "", "", "S6 S7"]
    played = begun(hands, dealer=3).discard("S6 S7")
    return played.declare().declare().declare().declare()


def test_the_signal_is_seen_by_all() -> None:
    played = leading().act(Play(cards("C8")[0], ("volo",)))
    assert CardPlayed(Seat(0), cards("C8")[0], ("volo",)) in played.deal.facts


@pytest.mark.parametrize(
    ("card", "says", "why"),
    [
        ("SK", ("volo",), Why.NOT_TO_BE_SAID),
        ("SK", ("shout",), Why.NOT_TO_BE_SAID),
        ("C8", ("volo", "busso"), Why.SAID_TOO_MUCH),
        ("C8", ("busso", "busso"), Why.SAID_TWICE),
    ],
)
def test_what_may_not_be_signalled(card: str, says: tuple[str, ...], why: Why) -> None:
    with pytest.raises(IllegalAction) as caught:
        leading().act(Play(cards(card)[0], says))
    assert caught.value.why is why
