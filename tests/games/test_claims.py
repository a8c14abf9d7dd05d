"""Claims: nobody can take a trick from the claimant, and no play of the rest changes the score."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest

from bot.games.actions import Play
from bot.games.cards import Seat
from bot.games.catalogue import GAMES, game
from bot.games.events import Event
from bot.games.game import Game
from bot.games.match import Match
from bot.games.phases.claims import best_first, claimed, may_claim
from tests.games.support.hidden import redealt
from tests.games.support.playing import moves, with_some_options

LAST = 3
"""How many tricks of the end are played in all ways."""

SOME = 10
LATE = 2
"""How many claims are looked at, and of those in the last tricks at least."""

each_game = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)


def claims(kind: type[Game], rng: Random) -> Iterator[tuple[Match, Seat]]:
    """Moments of random matches with any options at which a seat may claim."""
    while True:
        for match, _ in moves(with_some_options(kind, rng), rng):
            seat = match.deal.to_act if match.deal else None
            if seat is not None and may_claim(match.view(seat)):
                yield match, seat


@cache
def some_claims(kind: type[Game]) -> tuple[tuple[Match, Seat], ...]:
    """The first of them, among which a few are late: the same in all tests."""
    found: list[tuple[Match, Seat]] = []
    late = 0
    for match, seat in claims(kind, Random(7)):
        found.append((match, seat))
        late += is_late(match, seat)
        if len(found) >= SOME and late >= LATE:
            break
    return tuple(found)


def is_late(match: Match, seat: Seat) -> bool:
    """Whether so few tricks are left that all ways to play them can be tried."""
    return len(match.view(seat).hand) <= LAST


def lines(match: Match, claimant: Seat) -> Iterator[list[Event]]:
    """All that can be played to a claim."""
    deal = match.deal
    assert deal is not None
    if deal.to_act is None or not any(deal.hands):
        yield []
        return
    cards = match.game.pack.members(match.game.legal_cards(deal, deal.to_act))
    if deal.to_act == claimant:
        cards = (best_first(match.game.tables, cards)[0],)
    for card in cards:
        happened = match.decide(deal.to_act, Play(card))
        for rest in lines(match.after(happened), claimant):
            yield happened + rest


def winners(match: Match, events: list[Event]) -> set[Seat | None]:
    """Who wins the tricks to come."""
    before, after = match.deal, match.after(events).deal
    assert before is not None
    assert after is not None
    return {trick.winner for trick in after.tricks[len(before.tricks) :]}


def outcome(match: Match, events: list[Event]) -> tuple[object, ...]:
    """What the deal comes to, or who is asked before it is counted."""
    deal = match.after(events).deal
    assert deal is not None
    score = deal.score
    return (deal.phase, deal.to_act) if score is None else (score.points, score.scores, score.lines)


@each_game
def test_every_line_of_the_last_tricks_comes_to_the_same(kind: type[Game]) -> None:
    for match, seat in islice((each for each in some_claims(kind) if is_late(*each)), LATE):
        expected = outcome(match, claimed(match, seat))
        for line in lines(match, seat):
            assert outcome(match, line) == expected
            assert winners(match, line) == {seat}


@each_game
def test_no_lie_of_the_unseen_cards_takes_a_trick(kind: type[Game]) -> None:
    rng = Random(11)
    for match, seat in some_claims(kind):
        assert match.deal is not None
        lie = replace(match, deal=redealt(match.game, match.deal, seat, rng))
        assert may_claim(lie.view(seat))
        assert winners(lie, claimed(lie, seat)) == {seat}


@each_game
def test_no_claim_before_the_second_trick_or_with_the_last_card(kind: type[Game]) -> None:
    for match, seat in some_claims(kind):
        view = match.view(seat)
        assert view.tricks
        assert not may_claim(replace(view, tricks=()))
        assert not may_claim(replace(view, hand=view.hand[:1]))


@pytest.mark.parametrize("kind", [GAMES["scarto"], GAMES["tarocco-francese"]])
def test_no_claim_while_a_card_is_out_that_makes_order_matter(kind: type[Game]) -> None:
    rules = kind()
    codes = {card.code for card in rules.pack.members(rules.order_matters)}
    assert codes == ({"EXC", "T1"} if kind.key == "tarocco-francese" else {"MAT"})
    for match, _ in some_claims(kind):
        assert match.deal is not None
        assert not any(hand & rules.order_matters for hand in match.deal.hands)


def test_no_claim_where_tricks_are_combinations() -> None:
    kind = game("terziglio", {"trick_combos": "on"})
    seen = 0
    for match, _ in islice(moves(kind, Random(5)), 3000):
        if match.deal is not None and match.deal.to_act is not None:
            assert not may_claim(match.view(match.deal.to_act))
            seen += 1
    assert seen > 100
