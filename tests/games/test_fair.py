"""Fair deals: the published vectors, the draw without bias, and that no seat is favoured."""

import hashlib
from collections import Counter
from itertools import islice

import pytest

from bot.games.cards import Card, Pack, Seat, Suit
from bot.games.events import HandDealt, StockDealt
from bot.games.fair import Fairness, commitment, deal_key, draw, shuffled, words
from bot.games.packs import BOLOGNESE, PIEMONTESE
from bot.games.scarto.rules import Scarto

VECTORS = [
    (
        bytes(range(32)),
        ("alice", "bob", "carol", "dave"),
        ("m-1", 1, 78),
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "d21855a2c7b73790ab9ad341dc2f7c4fc10cf28cd8ec72136fcf012ddb785155",
        [8, 17, 69, 49, 57, 10, 34, 75, 19, 7, 3, 40],
        "03037ff58080017572758da94fccca66a99da7a8e533b60369391147cfc8283f",
    ),
    (
        bytes(range(32)),
        ("alice", "bob", "carol", "dave"),
        ("m-1", 2, 78),
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "3d96977262a1cce580eb4a6c0f1636210a77437ddcd699a2b0f0ee301b637e62",
        [40, 2, 27, 19, 53, 59, 60, 48, 69, 65, 7, 71],
        "7616f9e9e981c8aed8570e2de12f90542b1dcc531933b79548f74f091d505a11",
    ),
    (
        bytes(32),
        (),
        ("", 0, 62),
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
        "8883310cf0b77f185176b804dcd14ee944cb2f91b2b5f7ca0d5abfa402ae327e",
        [13, 57, 7, 38, 49, 0, 35, 47, 26, 56, 43, 53],
        "8d38b0c0bbee9a87abb5b3b8def19e1db8ce5a3f5ce122560acfd0a125cb994b",
    ),
    (
        b"\xff" * 32,
        ("é", "日本", "", "x"),
        ("partita-7", 12, 62),
        "af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051",
        "b5f29a565655ab83cd99eec57becc14d9219d5ccf3869e2682b0b8e88d12dcd4",
        [36, 13, 15, 52, 10, 14, 17, 30, 4, 5, 59, 35],
        "f63d91117e0bce338826531f970778519dca580abfef0d5056850a9bea3cdc5d",
    ),
]


@pytest.mark.parametrize(
    ("secret", "seeds", "deal", "fingerprint", "key", "top", "digest"), VECTORS, ids="1234"
)
def test_published_vectors(
    secret: bytes,
    seeds: tuple[str, ...],
    deal: tuple[str, int, int],
    fingerprint: str,
    key: str,
    top: list[int],
    digest: str,
) -> None:
    match, number, size = deal
    fairness = Fairness(match, secret, seeds)
    found = deal_key(fairness, number, size)
    deck = shuffled(size, words(found))

    assert fairness.commitment == commitment(secret) == fingerprint
    assert found.hex() == key
    assert list(deck[:12]) == top
    assert hashlib.sha256(bytes(deck)).hexdigest() == digest


@pytest.mark.parametrize("pack", [PIEMONTESE, BOLOGNESE], ids=["78", "62"])
def test_the_deck_is_the_pack_in_that_order(pack: Pack) -> None:
    fairness = Fairness("partita-7", b"\xff" * 32, ("é", "日本", "", "x"))
    size = len(pack.cards)
    order = shuffled(size, words(deal_key(fairness, 12, size)))
    assert [card.index for card in fairness.deck(12, pack)] == list(order)


def test_the_published_order_of_the_packs() -> None:
    codes = " ".join(card.code for card in PIEMONTESE.cards)
    assert codes.startswith("SK SQ SC SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 BK BQ")
    assert codes.endswith("D10 D9 D8 D7 D6 D5 D4 D3 D2 D1 " + trumps(21, 1) + " MAT")
    codes = " ".join(card.code for card in BOLOGNESE.cards)
    assert codes.startswith("SK SQ SC SJ S10 S9 S8 S7 S6 SA BK")
    assert codes.endswith("DA " + trumps(20, 5) + " M1 M2 M3 M4 BEG MAT")


def trumps(first: int, last: int) -> str:
    return " ".join(f"T{number}" for number in range(first, last - 1, -1))


def test_the_first_dealer_comes_from_deal_0() -> None:
    fairness = Fairness("m-1", bytes(range(32)), ("alice",))
    assert fairness.first_dealer(3) == draw(3, words(deal_key(fairness, 0, 0)).__next__)
    assert {Fairness(str(n), bytes(32), ()).first_dealer(3) for n in range(30)} == {0, 1, 2}


def test_what_computers_leave_to_chance_comes_from_deal_step_and_seat() -> None:
    # The HMAC-SHA256 by the secret of "tarot-bot-v1", 12, 34 and 2, with zero bytes in between.
    fairness = Fairness("m-1", bytes(range(32)), ("alice",))
    expected = "4360767dcf58c37a34e796fbf8788453d77bbf11cbeba2f3f9d1da9041380301"
    assert fairness.chance(12, 34, Seat(2)).hex() == expected


def test_a_word_that_would_favour_low_numbers_is_drawn_again() -> None:
    # 2³² leaves 22 when divided by 78: the last 22 words are not used.
    stream = iter([2**32 - 1, 2**32 - 22, 2**32 - 23, 7])
    assert draw(78, stream.__next__) == (2**32 - 23) % 78 == 77
    assert next(stream) == 7


def test_where_nothing_is_left_over_every_word_is_used() -> None:
    assert draw(64, iter([2**32 - 1]).__next__) == 63


def test_a_deck_survives_drawing_again() -> None:
    key = bytes(32)
    plain = list(islice(words(key), 200))
    refused = iter([2**32 - 1, *plain])
    assert shuffled(78, refused) == shuffled(78, iter(plain))


def test_texts_cannot_run_into_each_other() -> None:
    one = Fairness("m", bytes(32), ("ab", "c"))
    other = Fairness("m", bytes(32), ("a", "bc"))
    assert deal_key(one, 1, 78) != deal_key(other, 1, 78)


def test_the_secret_does_not_show() -> None:
    assert "secret" not in repr(Fairness("m", bytes(32), ()))


DEALS = 10_000


def test_no_card_prefers_a_seat() -> None:
    fairness = Fairness("chance", bytes(range(32)), ())
    game = Scarto()
    places = [place for place, count in game.packets(Seat(0)) for _ in range(count)]
    met: Counter[tuple[Card, Seat | None]] = Counter()
    for number in range(1, DEALS + 1):
        met.update(zip(fairness.deck(number, game.pack), places, strict=True))

    expected = {place: DEALS * places.count(place) / 78 for place in set(places)}
    squares = (
        (met[card, place] - often) ** 2 / often
        for card in game.pack.cards
        for place, often in expected.items()
    )
    # χ² with 77 × 3 degrees of freedom: mean 231, standard deviation 21.5.
    assert 231 - 4 * 21.5 < sum(squares) < 231 + 4 * 21.5


def test_what_is_dealt_is_the_deck_in_packets() -> None:
    game = Scarto()
    deck = Fairness("m", bytes(32), ()).deck(1, game.pack)
    log = game.deal(1, Seat(1), deck)
    hands = {event.seat: event.cards for event in log if isinstance(event, HandDealt)}
    assert hands[Seat(2)][:5] == deck[:5]
    assert hands[Seat(0)][:5] == deck[5:10]
    assert hands[Seat(1)][:5] == deck[10:15]
    [stock] = [event for event in log if isinstance(event, StockDealt)]
    assert stock.cards == deck[75:]
    assert sum(card.suit is Suit.TRUMPS for card in deck) == 21
