"""The one door from a view back into the engine: a match with every hidden card guessed.

A player who searches makes such a match for each guess, plays on in it and lets the rules count.
Nothing can leak by it, because it starts from what one seat knows.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_

from bot.games.cards import CardSet, Seat, as_set
from bot.games.chambery.events import CardsExchanged
from bot.games.deal import Deal
from bot.games.events import (
    Act,
    CardPlayed,
    CardsCalled,
    CardsShown,
    DealScored,
    Event,
    HandfulShown,
    MeldsDeclared,
    Spoke,
    StockShown,
    StockTaken,
)
from bot.games.game import Game
from bot.games.match import Match
from bot.games.view import SeatView


class BadGuess(ValueError):
    """The guess contradicts what the seat knows."""


@dataclass(frozen=True, slots=True)
class Guess:
    """Where a seat believes all cards to be that have not been played."""

    hands: tuple[CardSet, ...]
    """What each seat holds, the guessing seat included."""

    discards: tuple[CardSet, ...]
    """What each seat has discarded."""

    stock: CardSet
    """The cards that were dealt to the stock, even if somebody has taken them since."""

    face_down: tuple[CardSet, ...] = ()
    """Cards that may not be looked at yet, seat by seat and the stock at the end, if there are any.

    As long as the stock lies among these, `stock` is empty.
    """

    hidden: tuple[tuple[int, Event], ...] = ()
    """Facts of the deal that not all seats know, such as cards exchanged, with their places."""


@dataclass(frozen=True, slots=True)
class _Counts:
    """Where the cards of a deal must be, as everybody can count."""

    dealt: tuple[int, ...]
    stock: int
    taker: Seat | None


def imagine(view: SeatView, guess: Guess) -> Match:
    """The match of this view, with the hidden cards where the guess has them.

    What was said in words is not compared with the guess. Raises `BadGuess` if a card is nowhere or
    in two places, a number of cards is wrong, or a card that the seat has seen is elsewhere.
    """
    game = view.game
    if not isinstance(game, Game):
        raise TypeError("these rules cannot be played")
    played = view.played
    counts = _counts(view, played)
    _check_numbers(view, guess, played, counts)
    _check_partition(view, guess, played, counts)
    _check_own(view, guess)
    _check_shown(view, guess, played)
    return Match(
        game=game,
        first_dealer=Seat((view.dealer + 1 - view.number) % game.players),
        scored=tuple(_scored(view)),
        deal=_deal(view, guess, played, counts.taker),
        stopped=view.over and not game.is_over(view.scores),
    )


def _counts(view: SeatView, played: tuple[CardSet, ...]) -> _Counts:
    # A seat with more cards than it was dealt has taken the stock.
    sizes: Counter[Seat | None] = Counter()
    for seat, count in view.game.packets(view.dealer):
        sizes[seat] += count
    dealt = tuple(sizes[Seat(seat)] for seat in range(view.game.players))
    had = (
        left + discarded + cards.bit_count()
        for left, discarded, cards in zip(view.cards_left, view.discards, played, strict=True)
    )
    takers = [Seat(s) for s, (now, then) in enumerate(zip(had, dealt, strict=True)) if now > then]
    return _Counts(dealt, sizes[None], takers[0] if takers else None)


def _check_numbers(
    view: SeatView, guess: Guess, played: tuple[CardSet, ...], counts: _Counts
) -> None:
    players = view.game.players
    if (len(guess.hands), len(guess.discards)) != (players, players):
        raise BadGuess(f"a hand and a discard for each of {players} seats are needed")
    if guess.face_down and len(guess.face_down) != players + 1:
        raise BadGuess("cards that lie face down are needed for each seat and the stock")
    *resting, lying = guess.face_down or (0,) * (players + 1)
    for seat in range(players):
        hand, discard = guess.hands[seat].bit_count(), guess.discards[seat].bit_count()
        if hand != view.cards_left[seat]:
            raise BadGuess(f"seat {seat} holds {view.cards_left[seat]} cards, not {hand}")
        if discard != view.discards[seat]:
            raise BadGuess(f"seat {seat} has discarded {view.discards[seat]} cards, not {discard}")
        total = hand + discard + played[seat].bit_count() + resting[seat].bit_count()
        if total != counts.dealt[seat] + (counts.stock if seat == counts.taker else 0):
            raise BadGuess(f"seat {seat} was dealt {counts.dealt[seat]} cards")
    if (guess.stock.bit_count(), lying.bit_count()) not in ((counts.stock, 0), (0, counts.stock)):
        raise BadGuess(f"the stock has {counts.stock} cards")


def _check_partition(
    view: SeatView, guess: Guess, played: tuple[CardSet, ...], counts: _Counts
) -> None:
    taker = counts.taker
    places = [*guess.hands, *guess.discards, *played, *guess.face_down]
    if taker is None:
        places.append(guess.stock)
    elif guess.stock & ~_had(view, guess, played, taker):
        raise BadGuess(f"seat {taker} took the stock and must have had all its cards")
    if sum(cards.bit_count() for cards in places) != len(view.game.pack.cards):
        raise BadGuess("the places must have as many cards as the pack")
    if reduce(or_, places) != view.game.pack.everything:
        raise BadGuess("every card must be in one place")


def _had(view: SeatView, guess: Guess, played: tuple[CardSet, ...], seat: Seat) -> CardSet:
    # What a seat has now, and what has gone from it.
    had = guess.hands[seat] | guess.discards[seat] | played[seat]
    for fact in (*view.facts, *(fact for _, fact in guess.hidden)):
        match fact:
            case CardsExchanged(giver, holder, asked, given) if seat in (giver, holder):
                had |= given.bit if seat == giver else asked.bit
    return had


def _check_own(view: SeatView, guess: Guess) -> None:
    if view.seat is None:
        return
    if guess.hands[view.seat] != as_set(view.hand):
        raise BadGuess("the seat knows its own hand")
    if guess.discards[view.seat] != as_set(view.discarded):
        raise BadGuess("the seat knows its own discard")
    if view.taken_up and guess.stock != as_set(view.taken_up):
        raise BadGuess("the seat knows the stock it took")


def _check_shown(view: SeatView, guess: Guess, played: tuple[CardSet, ...]) -> None:
    for fact in view.facts:
        match fact:
            case StockShown(cards) if as_set(cards) != guess.stock:
                raise BadGuess("the stock was shown")
            case CardsShown(seat, cards) | HandfulShown(seat, cards):
                shown = as_set(cards)
            case MeldsDeclared(seat, melds):
                shown = as_set(card for meld in melds for card in meld)
            case _:
                continue
        had = guess.hands[seat] | guess.discards[seat] | played[seat]
        # What the rules make a seat show after its discard is from that discard.
        hidden = isinstance(fact, CardsShown) and guess.discards[seat]
        if shown & ~(guess.discards[seat] if hidden else had):
            raise BadGuess(f"seat {seat} has shown cards that it does not have here")


def _scored(view: SeatView) -> Iterator[DealScored]:
    this = view.score if view.score is not None and view.score.counts else None
    before = view.scores[:-1] if this else view.scores
    yield from (DealScored((), scores, ()) for scores in before)
    if this:
        yield this


def _deal(view: SeatView, guess: Guess, played: tuple[CardSet, ...], taker: Seat | None) -> Deal:
    facts = _facts(view, guess, taker)
    return Deal(
        number=view.number,
        dealer=view.dealer,
        hands=guess.hands,
        dealt=tuple(
            (hand | discard | cards) & ~(guess.stock if seat == taker else 0)
            for seat, (hand, discard, cards) in enumerate(
                zip(guess.hands, guess.discards, played, strict=True)
            )
        ),
        discards=guess.discards,
        stock=guess.stock,
        stock_taker=taker,
        face_down=guess.face_down,
        phase=view.phase,
        to_act=view.to_act,
        steps=_steps(view, facts, played),
        taken_back=view.taken_back,
        latest=view.latest,
        trick=view.trick,
        tricks=view.tricks,
        facts=facts,
        before=_before(view),
        score=view.score,
    )


def _steps(
    view: SeatView, facts: tuple[Event, ...], played: tuple[CardSet, ...]
) -> tuple[int, ...]:
    # Plays and discards are not among the facts, unless something was said with a card.
    steps = [
        cards.bit_count() + (count > 0) for cards, count in zip(played, view.discards, strict=True)
    ]
    for fact in facts:
        if isinstance(fact, Act) and not isinstance(fact, CardPlayed):
            steps[fact.seat] += 1
    return tuple(steps)


def _facts(view: SeatView, guess: Guess, taker: Seat | None) -> tuple[Event, ...]:
    facts = list(_with_stock(view, guess.stock, taker))
    for place, fact in guess.hidden:
        if fact not in facts:
            facts.insert(place, fact)
    return tuple(facts)


def _with_stock(view: SeatView, stock: CardSet, taker: Seat | None) -> tuple[Event, ...]:
    # Whoever takes the stock after an auction knows its cards; the others know that it was taken.
    as_dealt = view.game.stock_taker(view.dealer) is not None
    told = any(isinstance(fact, StockTaken) for fact in view.facts)
    if taker is None or as_dealt or told:
        return view.facts
    early = (Spoke, CardsCalled, StockShown)
    place = next((n for n, fact in enumerate(view.facts) if not isinstance(fact, early)), None)
    at = len(view.facts) if place is None else place
    taken = StockTaken(taker, view.game.pack.members(stock))
    return (*view.facts[:at], taken, *view.facts[at:])


def _before(view: SeatView) -> tuple[int, ...]:
    if view.score is None or not view.score.counts:
        return view.totals
    return tuple(t - s for t, s in zip(view.totals, view.score.scores, strict=True))
