"""A card is taken back: the deal is as it was before, and ends as it would have without that."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from bot.games.actions import OneOf, Play, TakeBack
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.events import CardPlayed, Event, TakenBack, TrickTaken
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.games.phases.claims import claimed
from bot.games.piedicavallo.rules import Piedicavallo
from bot.games.scarto.rules import Scarto
from bot.games.terziglio.events import TrickCombined
from bot.games.terziglio.rules import Terziglio
from tests.games.support.hidden import leaks_of
from tests.games.support.imagine import Guess, imagine
from tests.games.support.invariants import (
    cards_are_conserved,
    events_survive_json,
    record_holds,
    replay_equals_live,
    somebody_can_act,
)
from tests.games.support.playing import SECRET, moves, some_action, with_some_options
from tests.games.support.properties import every_game, few, seeds

FAIRNESS = Fairness("m-1", SECRET, ("1234",))


def deal_of(match: Match) -> Deal:
    assert match.deal is not None
    return match.deal


def uncounted(deal: Deal) -> Deal:
    """The deal but for what was taken back in it."""
    return replace(deal, taken_back=0, latest=None)


def truth(deal: Deal) -> Guess:
    return Guess(deal.hands, deal.discards, deal.stock, deal.face_down)


def cards_to_play(match: Match) -> list[Play]:
    ask = match.game.ask(deal_of(match), deal_of(match).to_act)
    assert isinstance(ask, OneOf)
    return [action for action in ask.actions if isinstance(action, Play)]


def detours(before: Match, match: Match, rng: Random) -> Iterator[list[Event]]:
    """Steps in which the newest card is taken back, others in its stead too, and played again."""
    latest = deal_of(match).latest
    while isinstance(latest, CardPlayed) and rng.random() < 0.2:
        seat = latest.seat
        yield (back := match.decide(seat, TakeBack()))
        returned = match.after(back)
        assert uncounted(deal_of(returned)) == uncounted(deal_of(before))
        somebody_can_act(match.game, deal_of(returned), back)
        cards_are_conserved(match.game, deal_of(returned))
        assert list(leaks_of(returned, rng)) == []
        imagined = imagine(returned.view(seat), truth(deal_of(returned)))
        assert imagined.deal == returned.deal
        other = returned.decide(seat, rng.choice(cards_to_play(returned)))
        if isinstance(deal_of(returned.after(other)).latest, CardPlayed):
            yield other
            yield (back := returned.after(other).decide(seat, TakeBack()))
            returned = returned.after(other).after(back)
        yield (again := returned.decide(seat, Play(latest.card)))
        match = returned.after(again)


def with_detours(game: Game, rng: Random) -> tuple[Match, Match, list[Event]]:
    """A match at random, the same with cards taken back, and the log of that one."""
    plain = other = Match(game, FAIRNESS.first_dealer(game.players))
    log: list[Event] = []
    for plain, events in moves(game, rng, FAIRNESS):  # noqa: B007
        before, other = other, other.after(events)
        log += events
        for detour in detours(before, other, rng) if events else ():
            other = other.after(detour)
            log += detour
    return plain, other, log


@every_game
@few
@given(seeds)
def test_a_deal_ends_as_it_would_have_without_taking_back(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    plain, other, log = with_detours(game, rng)
    assert other.scored == plain.scored
    assert uncounted(deal_of(other)) == uncounted(deal_of(plain))
    assert any(isinstance(event, TakenBack) for event in log)
    replay_equals_live(other, log)
    events_survive_json(game, log)
    record_holds(game, FAIRNESS, log)


def playing(kind: type[Game], rng: Random, tricks: int = 1) -> Match:
    """A match of this game after so many tricks and one card more, which nothing was said with."""
    game = kind()
    for match, _ in moves(game, rng):
        deal = deal_of(match)
        if len(deal.tricks) >= tricks and len(deal.trick.cards) == 1 and deal.latest is not None:
            return match
    raise AssertionError("no such moment")


def refused(match: Match, seat: Seat) -> None:
    with pytest.raises(IllegalAction) as caught:
        match.decide(seat, TakeBack())
    assert caught.value.why is Why.NOTHING_TO_TAKE_BACK


def test_a_card_that_completed_its_trick_opens_it_again() -> None:
    match, rng = playing(Scarto, Random(2)), Random(2)
    tricks = deal_of(match).tricks
    while len(deal_of(match).tricks) == len(tricks):
        before = match
        seat = deal_of(match).to_act or Seat(0)
        match = match.after(events := match.decide(seat, some_action(match.game, match, rng)))
    assert isinstance(events[1], TrickTaken)
    match = match.after(match.decide(seat, TakeBack()))
    assert deal_of(match).tricks == tricks
    assert deal_of(match).trick == deal_of(before).trick
    assert deal_of(match).to_act == seat


def test_only_who_played_the_newest_card_may_take_it_back_and_once() -> None:
    match = playing(Scarto, Random(3))
    seat = deal_of(match).trick.seats[0]
    for other in {Seat(0), Seat(1), Seat(2)} - {seat}:
        refused(match, other)
    match = match.after(match.decide(seat, TakeBack()))
    refused(match, seat)


def test_nothing_is_taken_back_once_somebody_has_acted() -> None:
    match = playing(Scarto, Random(4))
    first, second = deal_of(match).trick.seats[0], deal_of(match).to_act
    assert second is not None
    match = match.after(match.decide(second, some_action(match.game, match, Random(4))))
    refused(match, first)


def test_every_seat_is_at_a_new_moment_then() -> None:
    match = playing(Scarto, Random(5))
    seat, seats = deal_of(match).trick.seats[0], (Seat(0), Seat(1), Seat(2))
    before = [match.view(each) for each in seats]
    match = match.after(match.decide(seat, TakeBack()))
    after = [match.view(each) for each in seats]
    assert all(one.step < other.step for one, other in zip(before, after, strict=True))
    assert [view.acts for view in after] == [view.acts - (view.seat == seat) for view in before]


def test_a_card_with_words_stays() -> None:
    rng = Random(1)
    for match, events in moves(Piedicavallo(), rng):
        if isinstance(events[0], CardPlayed) and events[0].says:
            refused(match, events[0].seat)
            return
    raise AssertionError("nobody said anything")


def test_a_card_that_made_a_trick_that_scores_stays() -> None:
    rng, game = Random(1), Terziglio(Terziglio.options_type(trick_combos="on"))
    for match, events in moves(game, rng):
        if any(isinstance(event, TrickCombined) for event in events):
            assert isinstance(events[0], CardPlayed)
            if deal_of(match).hands[events[0].seat]:
                refused(match, events[0].seat)
                return
    raise AssertionError("no trick has scored")


def test_the_last_card_of_a_hand_stays() -> None:
    rng = Random(6)
    for match, events in moves(Scarto(), rng):
        if isinstance(events[0], CardPlayed) and not deal_of(match).hands[events[0].seat]:
            refused(match, events[0].seat)
            return


def test_a_claim_stays() -> None:
    match = playing(Scarto, Random(7))
    while deal_of(match).trick.cards:
        seat = deal_of(match).to_act or Seat(0)
        match = match.after(match.decide(seat, some_action(match.game, match, Random(7))))
    seat = deal_of(match).to_act or Seat(0)
    events = claimed(match, seat)
    assert deal_of(match).latest is not None
    for other in (Seat(0), Seat(1), Seat(2)):
        refused(match.after(events[:1]), other)
