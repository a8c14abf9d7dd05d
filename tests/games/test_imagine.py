"""A match imagined from a view: with the true cards it is the real one, with others it agrees."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given

from bot.games.cards import CardSet, Seat, as_set, indexes
from bot.games.deal import Deal
from bot.games.events import CardsShown, HandfulShown, MeldsDeclared, Public, StockShown, StockTaken
from bot.games.game import Game
from bot.games.match import Match
from bot.games.scarto.rules import Scarto
from bot.games.view import SeatView
from tests.games.support.imagine import BadGuess, Guess, imagine
from tests.games.support.playing import moves, some_action, with_some_options
from tests.games.support.properties import every_game, few, seeds

TRIED = 0.2
"""The part of all moments of a match at which it is imagined."""


def truth(deal: Deal) -> Guess:
    """The guess that is right in everything."""
    hidden = tuple(
        (place, fact)
        for place, fact in enumerate(deal.facts)
        if not isinstance(fact, Public | StockTaken)
    )
    return Guess(deal.hands, deal.discards, deal.stock, deal.face_down, hidden)


def seats(game: Game) -> tuple[Seat | None, ...]:
    """Every seat, and everybody's view."""
    return (None, *map(Seat, range(game.players)))


@every_game
@few
@given(seeds)
def test_with_the_true_cards_it_is_the_real_match(kind: type[Game], seed: int) -> None:
    rng, chosen = Random(seed), Random(seed + 1)
    for match, _ in moves(with_some_options(kind, rng), rng):
        assert match.deal is not None
        for seat in seats(match.game) if chosen.random() < TRIED else ():
            seen = match.view(seat)
            imagined = imagine(seen, truth(match.deal))
            assert imagined.deal == match.deal
            assert imagined.view(seat) == seen
            assert imagined.first_dealer == match.first_dealer
            assert imagined.between_deals == match.between_deals


@every_game
@few
@given(seeds)
def test_it_is_played_on_and_scored_like_the_real_match(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    match = some_moment(with_some_options(kind, rng), rng)
    assert match.deal is not None
    imagined = imagine(match.view(match.deal.to_act), truth(match.deal))
    while not match.between_deals and not match.over:
        assert match.deal is not None
        assert match.deal.to_act is not None
        action = some_action(match.game, match, rng)
        events = match.decide(match.deal.to_act, action)
        assert imagined.decide(match.deal.to_act, action) == events
        match, imagined = match.after(events), imagined.after(events)
    assert imagined.totals == match.totals


@few
@given(seeds)
def test_other_cards_than_the_true_ones_leave_the_view_as_it_is(seed: int) -> None:
    rng = Random(seed)
    match = some_moment(Scarto(), rng)
    seen = match.view(Seat(0))
    imagined = imagine(seen, with_others_mixed(match, Seat(0), rng))
    assert imagined.view(Seat(0)) == seen


def some_moment(game: Game, rng: Random) -> Match:
    """A match of random play after any number of moves."""
    *_, (match, _) = islice(moves(game, rng), rng.randrange(1, 100))
    return match


def with_others_mixed(match: Match, me: Seat, rng: Random) -> Guess:
    """A guess in which the other hands are dealt anew."""
    assert match.deal is not None
    true = truth(match.deal)
    others = [seat for seat in range(match.game.players) if seat != me]
    unseen = [index for seat in others for index in indexes(true.hands[seat])]
    rng.shuffle(unseen)
    hands, taker = list(true.hands), match.deal.stock_taker
    for seat in others:
        count = true.hands[seat].bit_count()
        hands[seat] = sum(1 << unseen.pop() for _ in range(count))
    if taker is None or taker == me:
        return replace(true, hands=tuple(hands))
    # The stock must be among what its taker has, or had.
    played = as_set(
        card
        for trick in (*match.deal.tricks, match.deal.trick)
        for seat, card in zip(trick.seats, trick.cards, strict=True)
        if seat == taker
    )
    had = list(indexes(hands[taker] | true.discards[taker] | played))
    stock = sum(1 << index for index in rng.sample(had, true.stock.bit_count()))
    return replace(true, hands=tuple(hands), stock=stock)


# Guesses that contradict the view.

Spoil = Callable[[Match, SeatView, Guess], Guess]


def other(row: tuple[CardSet, ...], place: int, cards: CardSet) -> tuple[CardSet, ...]:
    """The row with these cards at one place."""
    return (*row[:place], cards, *row[place + 1 :])


def lowest(cards: CardSet) -> CardSet:
    """One card of a set."""
    return cards & -cards


def swapped(row: tuple[CardSet, ...], one: int, two: int) -> tuple[CardSet, ...]:
    """The row with a card of one place exchanged for a card of another."""
    a, b = lowest(row[one]), lowest(row[two])
    return other(other(row, one, row[one] ^ a | b), two, row[two] ^ b | a)


def own_hand(match: Match, view: SeatView, guess: Guess) -> Guess:
    return replace(guess, hands=swapped(guess.hands, 0, 1))


def a_hand_too_few(match: Match, view: SeatView, guess: Guess) -> Guess:
    return replace(guess, hands=guess.hands[:-1])


def a_card_too_many(match: Match, view: SeatView, guess: Guess) -> Guess:
    return replace(guess, hands=other(guess.hands, 1, guess.hands[1] | lowest(guess.hands[2])))


def a_card_twice(match: Match, view: SeatView, guess: Guess) -> Guess:
    hand = guess.hands[1] ^ lowest(guess.hands[1]) | lowest(guess.hands[2])
    return replace(guess, hands=other(guess.hands, 1, hand))


def no_discard(match: Match, view: SeatView, guess: Guess) -> Guess:
    return replace(guess, discards=(0, 0, 0))


def no_stock(match: Match, view: SeatView, guess: Guess) -> Guess:
    return replace(guess, stock=0)


def a_stock_that_another_has(match: Match, view: SeatView, guess: Guess) -> Guess:
    return replace(guess, stock=sum(1 << i for i in islice(indexes(guess.hands[1]), 3)))


def cards_face_down(match: Match, view: SeatView, guess: Guess) -> Guess:
    return replace(guess, face_down=(lowest(guess.hands[1]), 0, 0, 0))


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (own_hand, "knows its own hand"),
        (a_hand_too_few, "a hand and a discard for each of 3 seats"),
        (a_card_too_many, "seat 1 holds 24 cards, not 25"),
        (a_card_twice, "every card must be in one place"),
        (no_discard, "seat 2 has discarded 3 cards, not 0"),
        (no_stock, "the stock has 3 cards"),
        (a_stock_that_another_has, "seat 2 took the stock"),
        (cards_face_down, "seat 0 was dealt 25 cards"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_guess_that_cannot_be_true_is_refused(spoil: Spoil, problem: str) -> None:
    match = moment_of(Scarto(), lambda view: sum(view.cards_left) == 73 and view.dealer == 2)
    assert match.deal is not None
    view = match.view(Seat(0))
    with pytest.raises(BadGuess, match=problem):
        imagine(view, spoil(match, view, truth(match.deal)))


def test_the_dealer_knows_discard_and_stock() -> None:
    match = moment_of(Scarto(), lambda view: sum(view.cards_left) == 75 and view.dealer == 2)
    assert match.deal is not None
    view, true = match.view(Seat(2)), truth(match.deal)
    one, two = lowest(true.hands[1]), lowest(true.discards[2])
    changed = other(true.hands, 1, true.hands[1] ^ one | two)
    with pytest.raises(BadGuess, match="its own discard"):
        imagine(view, replace(true, hands=changed, discards=(0, 0, true.discards[2] ^ two | one)))
    stock = sum(1 << index for index in islice(indexes(true.hands[2]), 3))
    with pytest.raises(BadGuess, match="knows the stock"):
        imagine(view, replace(true, stock=stock if stock != true.stock else stock << 1))


def test_cards_that_were_shown_are_where_they_were_shown() -> None:
    match = moment_of(Scarto(), lambda view: sum(view.cards_left) == 73 and view.dealer == 2)
    assert match.deal is not None
    view, true = match.view(Seat(0)), truth(match.deal)
    members = match.game.pack.members
    theirs, dealers = members(lowest(true.hands[1])), members(lowest(true.hands[2]))
    stock, discard = members(true.stock), members(lowest(true.discards[2]))
    agreeing = [
        StockShown(stock),
        CardsShown(Seat(2), discard),
        HandfulShown(Seat(1), theirs, 20),
        MeldsDeclared(Seat(1), (theirs, ()), 10),
    ]
    assert imagine(replace(view, facts=tuple(agreeing)), true).view(Seat(0)).hand == view.hand
    contradicting = [
        StockShown(members(sum(1 << i for i in islice(indexes(true.hands[1]), 3)))),
        CardsShown(Seat(2), dealers),  # what a seat shows after its discard is from the discard
        HandfulShown(Seat(1), dealers, 20),
        MeldsDeclared(Seat(1), (theirs, dealers), 10),
    ]
    for fact in contradicting:
        with pytest.raises(BadGuess, match="shown"):
            imagine(replace(view, facts=(fact,)), true)


def moment_of(game: Game, when: Callable[[SeatView], bool]) -> Match:
    """The first moment of a match at random in which everybody's view is like that."""
    return next(match for match in matches(game) if when(match.view(None)))


def matches(game: Game) -> Iterator[Match]:
    """The moments of matches at random, without end."""
    seed = 0
    while True:
        yield from (match for match, _ in moves(game, Random(seed)))
        seed += 1
