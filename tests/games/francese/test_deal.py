"""Tarocco francese, sections 3 to 7: the deal, bids, calls, chien, slam and sides."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from random import Random

import pytest

from bot.games.actions import Action, Bid, Call, CardsFrom, Discard, OneOf, Play, Slam
from bot.games.cards import Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardsShown, DealScored, HandDealt, StockDealt, StockShown, StockTaken
from bot.games.francese.calls import calls
from bot.games.game import Game
from bot.games.match import Match
from tests.games.support.francese import cards, francese, pile, run

SIZES = {3: (24, 6), 4: (18, 6), 5: (15, 3), 6: (12, 6)}


@pytest.mark.parametrize("players", SIZES)
def test_the_deal(players: int) -> None:
    game = francese(players)
    deck = game.pack.cards
    each, chien = SIZES[players]
    events = game.deal(1, Seat(1), deck)

    hands = {event.seat: event.cards for event in events if isinstance(event, HandDealt)}
    [stock] = [event for event in events if isinstance(event, StockDealt)]
    size = 4 if players == 3 else 3
    assert [len(hand) for hand in hands.values()] == [each] * players
    # A packet to seat 2, a card to the chien, a packet to seat 3 and so on.
    assert hands[Seat(2)][:size] == deck[:size]
    assert stock.cards == tuple(deck[size + n * (size + 1)] for n in range(chien))
    assert stock.seat is None
    assert deck[0] not in stock.cards
    assert deck[-1] not in stock.cards
    assert hands[Seat(1)][-1] is deck[-1]


def dealt(game: Game, hands: Sequence[str], dealer: int) -> Deal:
    """A deal in which the first hands hold these cards, and all others what is left."""
    rest = list(game.pack.members(game.pack.everything & ~pile(" ".join(hands))))
    # Nobody is to be dealt the Petit alone.
    rest.sort(key=lambda card: card.code in ("T1", "EXC"))
    size = SIZES[game.players][0]
    full = []
    for hand in (*hands, *[""] * (game.players - len(hands))):
        own = list(cards(hand))
        while len(own) < size:
            own.append(rest.pop())
        full.append(tuple(own))
    return game.replay(game.deal_as(1, Seat(dealer), [*full, tuple(rest)]))


def done(game: Game, deal: Deal, *actions: Action) -> Deal:
    """The deal after the seats whose turn it was did these things."""
    for action in actions:
        assert deal.to_act is not None
        deal = reduce(game.evolve, game.decide(deal, deal.to_act, action), deal)
    return deal


def refused(game: Game, deal: Deal, action: Action) -> Why:
    """Why the seat whose turn it is may not do this."""
    assert deal.to_act is not None
    with pytest.raises(IllegalAction) as caught:
        game.decide(deal, deal.to_act, action)
    return caught.value.why


def offered(game: Game, deal: Deal) -> tuple[Action, ...]:
    """What the seat whose turn it is can choose from."""
    ask = game.ask(deal, deal.to_act)
    assert isinstance(ask, OneOf)
    return ask.actions


PETIT_SEC = "T1 SK SQ SC SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 HK HQ HC"


@pytest.mark.parametrize(
    ("hand", "cancelled"),
    [
        (PETIT_SEC, True),
        (PETIT_SEC.replace("HC", "EXC"), False),
        (PETIT_SEC.replace("HC", "T2"), False),
        (PETIT_SEC.replace("T1", "EXC"), False),
        (PETIT_SEC.replace("T1", "HJ"), False),
    ],
)
def test_petit_sec_cancels_the_deal(hand: str, cancelled: bool) -> None:
    game = francese()
    rest = [card for card in game.pack.cards if card not in cards(hand)]
    if "T1" not in hand:
        # The Petit goes where other trumps are.
        rest.sort(key=lambda card: card.code == "T1")
    hands = [cards(hand), *(tuple(rest[n : n + 18]) for n in (0, 18, 36)), tuple(rest[54:])]
    events = game.deal_as(1, Seat(3), hands)

    if not cancelled:
        assert not any(isinstance(event, DealScored) for event in events)
        return
    *_, shown, scored = events
    assert shown == CardsShown(Seat(0), game.pack.members(as_set(cards(hand))))
    assert scored == DealScored((), (0, 0, 0, 0), (), counts=False)


def test_a_deal_thrown_in_does_not_count_and_the_deal_passes() -> None:
    game = francese()
    match = Match(game, Seat(1))
    match = match.after(match.next_deal(Random(1).sample(game.pack.cards, 78)))
    for _ in range(4):
        assert match.deal is not None
        assert match.deal.to_act is not None
        match = match.after(match.decide(match.deal.to_act, Bid("pass")))

    assert match.between_deals
    assert match.scored == ()
    following = match.after(match.next_deal(game.pack.cards))
    assert following.deal is not None
    assert (following.deal.number, following.deal.dealer) == (2, 2)


@pytest.mark.parametrize(("players", "deals"), [(3, 6), (4, 4), (5, 5), (6, 6)])
def test_the_length_of_a_match(players: int, deals: int) -> None:
    scores = (0,) * players
    assert not francese(players).is_over([scores] * (deals - 1))
    assert francese(players).is_over([scores] * deals)
    assert not francese(players, "deals=9").is_over([scores] * 8)
    assert francese(players, "deals=9").is_over([scores] * 9)


# Section 4: bids.


def test_each_speaks_once_and_higher() -> None:
    game = francese()
    deal = dealt(game, (), dealer=3)
    assert deal.to_act == 0
    words = ("pass", "petite", "garde", "garde_sans", "garde_contre")
    assert offered(game, deal) == tuple(map(Bid, words))
    deal = done(game, deal, Bid("garde"))
    assert offered(game, deal) == (Bid("pass"), Bid("garde_sans"), Bid("garde_contre"))
    assert refused(game, deal, Bid("garde")) is Why.BID_TOO_LOW
    assert refused(game, deal, Bid("solo")) is Why.BID_TOO_LOW
    deal = done(game, deal, Bid("pass"), Bid("garde_sans"), Bid("pass"))
    assert (deal.phase, deal.to_act) == ("slam", 2)


def test_nobody_is_asked_after_a_garde_contre() -> None:
    deal = done(francese(), dealt(francese(), (), dealer=3), Bid("pass"), Bid("garde_contre"))
    assert (deal.phase, deal.to_act) == ("slam", 1)


def test_the_lowest_bid_may_be_the_garde() -> None:
    game = francese(4, "lowest_bid=garde")
    deal = dealt(game, (), dealer=3)
    assert offered(game, deal)[1] == Bid("garde")
    assert refused(game, deal, Bid("petite")) is Why.BID_TOO_LOW


# Section 5: calls.

K, Q, C, J = "SK HK DK CK", "SQ HQ DQ CQ", "SC HC DC CC", "SJ HJ DJ CJ"
CALLS = {
    "no four kings": ("SK HK DK SQ", "ladder", K),
    "four kings": (K, "ladder", f"{K} {Q}"),
    "four kings and queens": (f"{K} {Q}", "ladder", f"{K} {Q} {C}"),
    "all twelve": (f"{K} {Q} {C}", "ladder", f"{K} {Q} {C} {J}"),
    "queens without kings": (Q, "ladder", K),
    "free without four kings": ("SK HK DK SQ", "free", K),
}


@pytest.mark.parametrize(("hand", "rule", "open_calls"), CALLS.values(), ids=CALLS)
def test_calls_of_one_card(hand: str, rule: str, open_calls: str) -> None:
    found = calls(pile(hand), 1, rule)
    assert as_set(card for [card] in found) == pile(open_calls)


def test_the_free_call_is_any_suit_card() -> None:
    found = calls(pile(K), 1, "free")
    assert len(found) == 56


def test_two_calls() -> None:
    found = calls(pile("SK S1"), 2, "ladder")
    assert len(found) == 16
    assert as_set(first for first, _ in found) == pile(K)
    assert as_set(second for _, second in found) == pile(Q)


def test_two_calls_with_four_kings_and_queens() -> None:
    with_kings = calls(pile(K), 2, "ladder")
    assert cards("SQ HQ") in with_kings
    assert cards("SQ SQ") not in with_kings
    assert as_set(second for _, second in with_kings) == pile(Q)
    with_queens = calls(pile(Q), 2, "ladder")
    assert as_set(second for _, second in with_queens) == pile(f"{Q} {C}")
    free = calls(pile(Q), 2, "free")
    assert as_set(first for first, _ in free) == pile(K)
    assert len({second for _, second in free}) == 52


def test_the_chien_comes_after_the_call() -> None:
    game = francese(5)
    deal = done(game, dealt(game, ("SK",), dealer=4), Bid("petite"), *[Bid("pass")] * 4)
    assert (deal.phase, deal.to_act) == ("call", 0)
    assert not any(isinstance(fact, StockShown) for fact in deal.facts)
    assert refused(game, deal, Call(cards("SQ"))) is Why.NOT_TO_BE_CALLED
    events = game.decide(deal, Seat(0), Call(cards("HK")))
    chien = game.pack.members(deal.stock)
    assert StockShown(chien) in events
    assert StockTaken(Seat(0), chien) in events
    deal = reduce(game.evolve, events, deal)
    assert deal.phase == "discard"
    assert deal.hands[0] == deal.dealt[0] | deal.stock


@pytest.mark.parametrize(("word", "passes"), [("garde_sans", 3), ("garde_contre", 0)])
def test_the_chien_stays_unseen_until_the_end(word: str, passes: int) -> None:
    game = francese()
    deal = done(game, dealt(game, (), dealer=3), Bid(word), *[Bid("pass")] * passes)
    assert deal.phase == "slam"
    deal = done(game, deal, Slam(False))
    while deal.score is None:
        assert not any(isinstance(fact, StockShown) for fact in deal.facts)
        deal = done(game, deal, offered(game, deal)[-1])
    assert deal.facts[-1] == StockShown(game.pack.members(deal.stock))


# Section 7: the slam.


@pytest.mark.parametrize(("announced", "leader"), [(True, 2), (False, 0)])
def test_who_announces_a_slam_leads(announced: bool, leader: int) -> None:
    game = francese()
    deal = done(game, dealt(game, (), dealer=3), *map(Bid, ("pass", "pass", "garde", "pass")))
    ask = game.ask(deal, Seat(2))
    assert isinstance(ask, CardsFrom)
    deal = done(game, deal, Discard(ask.cards[:6]), Slam(announced))
    assert (deal.phase, deal.to_act) == ("play", leader)


# Sides, as far as each can know.


def called_king(game: Game) -> Match:
    """A match in which seat 0 plays and called DK, which seat 2 holds; seat 0 leads."""
    hands = ("S1 S2 T5 D1", "S3 S4 T6 D2", "DK S5 S6 T7", "S7 S8 T8 D3", "S9 S10 T9 D4")
    match = Match(game, Seat(4))
    deal = dealt(game, hands, dealer=4)
    deal = done(game, deal, Bid("garde_sans"), *[Bid("pass")] * 4, Call(cards("DK")), Slam(False))
    return replace(match, deal=deal)


def roles_of(match: Match, seat: int | None) -> str:
    """The first letters of the roles that a seat knows; a dot for what it does not know."""
    known = match.view(None if seat is None else Seat(seat)).roles
    return "".join("." if role is None else role[0] for role in known)


def test_each_knows_its_own_side_until_the_called_card_falls() -> None:
    match = called_king(francese(5))
    assert roles_of(match, None) == "t...."
    assert roles_of(match, 0) == "t...."
    assert roles_of(match, 1) == "td..."
    assert roles_of(match, 2) == "tdpdd"
    assert match.view(Seat(2)).friends == {0}
    # All but the taker: one of them is not, but nobody knows who.
    assert match.view(Seat(1)).friends == {2, 3, 4}
    assert match.view(Seat(0)).friends == frozenset()

    for code in ("S2", "S4", "S6", "S8", "S10"):
        match = played(match, code)
    assert roles_of(match, None) == "t...."
    leader = match.deal.to_act if match.deal else None
    assert leader == 4
    for code in ("D4", "D1", "D2"):
        match = played(match, code)
    assert roles_of(match, None) == "t...."
    match = played(match, "DK")
    assert [roles_of(match, seat) for seat in (None, 0, 1, 2, 3, 4)] == ["tdpdd"] * 6
    assert match.view(Seat(1)).friends == {3, 4}


def played(match: Match, code: str) -> Match:
    """The match after the seat whose turn it is played this card."""
    assert match.deal is not None
    assert match.deal.to_act is not None
    return match.after(match.decide(match.deal.to_act, Play(match.game.pack.parse(code))))


def test_a_called_card_in_the_chien_is_known_to_all() -> None:
    game = francese(5)
    hands = [f"{run(21 - 4 * seat, 18 - 4 * seat)} S{seat + 1}" for seat in range(5)]
    match = Match(game, Seat(4))
    deal = dealt(game, hands, dealer=4)
    king = next(card for card in game.pack.members(deal.stock) if card.rank == 14)
    bids = [Bid("garde"), *[Bid("pass")] * 4]
    match = replace(match, deal=done(game, deal, *bids, Call((king,))))
    assert roles_of(match, None) == "tdddd"


def test_a_king_of_ones_own_is_known_to_its_owner_alone() -> None:
    game = francese(5)
    bids: list[Action] = [Bid("garde_contre"), Call(cards("DK"))]
    deal = done(game, dealt(game, ("DK S1 T5",), dealer=4), *bids)
    match = Match(game, Seat(4), deal=deal)
    assert roles_of(match, 0) == "tdddd"
    assert roles_of(match, None) == "t...."
    assert roles_of(match, 3) == "t..d."


def test_two_partners_and_who_knows_what() -> None:
    game = francese(6)
    hands = ("S1 T5", "DK T6", "HQ T7", "S4 T8", "S5 T9", "S6 T10")
    bids: list[Action] = [Bid("garde_contre"), Call(cards("DK HQ"))]
    match = Match(game, Seat(5), deal=done(game, dealt(game, hands, dealer=5), *bids))
    assert [roles_of(match, seat) for seat in (None, 0, 1, 2, 3)] == [
        "t.....",
        "t.....",
        "tp....",
        "t.p...",
        "t..d..",
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_without_calls_the_sides_are_known_after_the_bids(players: int) -> None:
    game = francese(players)
    deal = dealt(game, (), dealer=0)
    assert roles_of(Match(game, Seat(0), deal=deal), None) == "." * players
    deal = done(game, deal, Bid("garde"), *[Bid("pass")] * (players - 1))
    expected = "dt" + "d" * (players - 2)
    assert roles_of(Match(game, Seat(0), deal=deal), None) == expected
