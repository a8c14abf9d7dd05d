"""Cards chosen ahead: what they hold for, when they are dropped, and that nobody else is told."""

from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from bot.games.actions import Action, Bid, Declare, MeldsFrom, OneOf, Play, Slam
from bot.games.cards import Card, Seat, Suit
from bot.games.catalogue import GAMES
from bot.games.errors import IllegalAction, Why
from bot.games.events import SlamSpoken
from bot.tables.clock import Clock
from bot.tables.computers import Computers
from bot.tables.decisions import plans, play, presence
from bot.tables.decisions.plans import may_follow
from bot.tables.errors import StaleAction, TableError, TooEarly
from bot.tables.hub import Hub
from bot.tables.state import ChangeKind, Step, TableState, Turn
from bot.tables.table import Table
from data.database import Database
from data.events import ActedBy
from data.hands import HandHandle
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    EMMA,
    Heard,
    act,
    everything,
    match,
)
from tests.tables.support.states import NOW, acted, after, match_state, on_turn, seen_by

HANDLE = HandHandle("a token", 88, 99, 1)


def at_tricks(*people: int, game: str = "scarto") -> TableState:
    """A deal of these people where the first card is to be led."""
    state, rng = match_state(*people, game=game), Random(1)
    while state.require_match().view(None).phase != "play":
        state = acted(state, rng)
    return state


def waiting(state: TableState) -> tuple[int, Turn]:
    """The person who acts next but one, and what they have seen."""
    assert state.turn is not None
    seat = Seat((state.turn.seat + 1) % state.game.players)
    view = state.require_match().view(seat)
    return state.seating.sitter(seat).user_id or 0, Turn(seat, view.number, view.step)


def chosen(state: TableState, user_id: int, card: Card | None, seen: Turn) -> list[Step]:
    """The steps by which a person chooses a card ahead."""
    action = None if card is None else Play(card)
    return list(play.choose_ahead(state, NOW, user_id, action, seen.deal, seen.step, HANDLE))


def legal(state: TableState) -> list[Card]:
    """The cards that may be played now."""
    ask = seen_by(state, on_turn(state)).ask
    assert isinstance(ask, OneOf)
    return [action.card for action in ask.actions if isinstance(action, Play)]


def follower(state: TableState) -> tuple[TableState, int, Turn, Card]:
    """With a card that the person who is next may follow with as their plan."""
    user_id, seen = waiting(state)
    card = legal(acted(state, Random(3)))[0]
    return after(iter(chosen(state, user_id, card, seen))), user_id, seen, card


def test_a_plan_is_told_to_nobody_and_is_no_event() -> None:
    state = at_tricks(ADA, BEPPE, CARLA)
    user_id, seen = waiting(state)
    card = state.require_match().view(seen.seat).hand[0]
    *_, step = chosen(state, user_id, card, seen)
    assert (step.what, tuple(step.events)) == (None, ())
    assert step.state.match is state.match
    assert step.state.hands[seen.seat] is HANDLE
    assert step.state.plans[seen.seat].action == card.code
    assert card.code not in repr(step.state.plans)
    *_, step = chosen(step.state, user_id, None, seen)
    assert (step.what, step.state.plans) == (None, {})


def test_a_plan_is_followed_as_if_the_person_had_played() -> None:
    state, user_id, seen, card = follower(at_tricks(ADA, BEPPE, CARLA))
    state = acted(state, Random(3))
    assert state.turn == seen
    [planned] = play.follow_plan(state, NOW, seen)
    *_, pressed = play.act(state, NOW, user_id, Play(card), seen.deal, seen.step)
    assert (planned.events, planned.what) == (pressed.events, ChangeKind.PLAYED)
    assert (planned.state.plans, planned.state.touched_at) == ({}, NOW)
    with pytest.raises(StaleAction):
        list(play.follow_plan(planned.state, NOW, seen))


def test_no_plan_leads() -> None:
    state = at_tricks(ADA, BEPPE, CARLA)
    # Whoever wins the trick has chosen their next card by then.
    for _ in range(3):
        user = on_turn(state).user_id or 0
        state = acted(state, Random(3))
        seat = state.seating.seat_of(user)
        view = state.require_match().view(seat)
        if not view.my_turn:
            state = after(iter(chosen(state, user, view.hand[0], Turn(seat, 1, view.step))))
    assert state.turn is not None
    assert len(state.require_match().view(None).tricks) == 1
    assert state.turn.seat not in state.plans
    assert len(state.plans) >= 1


@pytest.mark.parametrize("key", GAMES)
def test_who_could_say_or_show_something_is_asked(key: str) -> None:
    rng, people = Random(5), (ADA, BEPPE, CARLA, DINO, EMMA)[: GAMES[key]().players]
    asked = followed = 0
    for seed in range(6):
        state = at_tricks(*people, game=key)
        while state.turn is not None and state.playing:
            user_id, seen = waiting(state)
            view = state.require_match().view(seen.seat)
            if view.hand:
                with suppress(IllegalAction):
                    steps = chosen(state, user_id, rng.choice(view.hand), seen)
                    state = after(iter(steps))
            plan = state.plans.get(seen.seat)
            state = acted(state, Random(seed))
            if state.turn is None or state.turn.seat != seen.seat or plan is None:
                continue
            card = state.game.pack.parse(plan.action)
            view = state.require_match().view(seen.seat)
            assert (seen.seat in state.plans) == may_follow(view, card)
            if seen.seat in state.plans:
                followed += 1
                assert isinstance(view.ask, OneOf)
                actions = view.ask.actions
                assert [a for a in actions if isinstance(a, Play) and a.card is card] == [
                    Play(card)
                ]
                assert all(isinstance(action, Play) for action in actions)
                assert not dict(view.sayings).get(card)
                state = after(play.follow_plan(state, NOW, state.turn))
            else:
                asked += 1
    assert asked
    # At Piedicavallo something may be said with every card.
    assert bool(followed) == (key != "piedicavallo")


def test_a_plan_is_refused_before_the_tricks_and_from_an_older_hand() -> None:
    state = match_state(ADA, BEPPE, CARLA)
    user_id, seen = waiting(state)
    card = state.require_match().view(seen.seat).hand[0]
    with pytest.raises(TooEarly):
        chosen(state, user_id, card, seen)
    state = at_tricks(ADA, BEPPE, CARLA)
    user_id, seen = waiting(state)
    view = state.require_match().view(seen.seat)
    with pytest.raises(StaleAction):
        chosen(state, user_id, view.hand[0], Turn(seen.seat, seen.deal, seen.step + 1))
    foreign = next(card for card in state.game.pack.cards if card not in view.hand)
    with pytest.raises(StaleAction):
        chosen(state, user_id, foreign, seen)
    with pytest.raises(TableError):
        chosen(state, DINO, view.hand[0], seen)


def test_a_card_that_the_suit_led_forbids_cannot_be_chosen() -> None:
    state = acted(at_tricks(ADA, BEPPE, CARLA), Random(1))
    user_id, seen = waiting(state)
    view = state.require_match().view(seen.seat)
    led = view.trick.cards[0].suit
    follow = [card for card in view.hand if card.suit in (led, Suit.FOOL)]
    [other, *_] = [card for card in view.hand if card not in follow]
    assert any(card.suit is led for card in follow)
    with pytest.raises(IllegalAction) as refused:
        chosen(state, user_id, other, seen)
    assert refused.value.why is Why.MUST_FOLLOW
    for card in follow:
        state = after(iter(chosen(state, user_id, card, seen)))
        assert state.plans[seen.seat].action == card.code


def test_on_turn_the_card_is_played_at_once() -> None:
    state = at_tricks(ADA, BEPPE, CARLA)
    person, card = on_turn(state), legal(state)[0]
    assert state.turn is not None
    *_, step = chosen(state, person.user_id or 0, card, state.turn)
    assert step.what is ChangeKind.PLAYED
    assert step.state.plans == {}


def test_a_plan_goes_with_whatever_ends_it() -> None:
    state, user_id, seen, _ = follower(at_tricks(ADA, BEPPE, CARLA))
    assert after(presence.leave(state, NOW, user_id)).plans == {}
    assert after(plans.drop_all(state, NOW)).plans == {}
    assert list(plans.drop_all(at_tricks(ADA, BEPPE, CARLA), NOW)) == []
    assert state.turn is not None
    assert after(presence.pause(state, NOW, state.turn)).plans == {}
    # A computer stands in for somebody else: the plan stays.
    assert seen.seat in after(presence.stand_in(state, NOW, state.turn)).plans
    state = acted(state, Random(3))
    assert seen.seat in state.plans
    assert after(presence.stand_in(state, NOW, seen)).plans == {}


async def test_a_plan_survives_a_restart_and_is_played_after_it(
    hub: Hub, database: Database, clock: Clock, executor: Executor
) -> None:
    table, card = await planned_table(hub)
    again = Hub(database, clock)
    await again.load()
    copy = await again.find(table.id)
    assert everything(copy) == everything(table)
    computers = Computers(again, executor, pace_s=0)
    computers.start()
    heard = Heard(again)
    await act(copy)
    await heard.until(lambda: len(copy.public.trick.cards) == 2)
    assert copy.public.trick.cards[1] is card
    await computers.close()


async def test_a_plan_waits_as_long_as_a_person_does(hub: Hub, executor: Executor) -> None:
    table, _ = await planned_table(hub)
    computers = Computers(hub, executor, pace_s=1.0, rng=Random(5))
    await act(table)
    assert table.follows_plan
    assert_as_of_a_person([computers._pause_s(table) for _ in range(50)])


async def planned_table(hub: Hub) -> tuple[Table, Card]:
    """A table at its first trick, and the card that the next person will follow with."""
    table = await match(hub)
    while table.public.phase != "play":
        await act(table)
    user_id, seen = waiting(table._state)
    # What the leader will play is what `act` chooses.
    card = legal(acted(table._state, Random(0)))[0]
    await table.change(play.choose_ahead, user_id, Play(card), seen.deal, seen.step)
    assert table.plan_of(user_id) == Play(card)
    return table, card


# What is declared ahead.


def before_declaring(game: str) -> TableState:
    """A deal of four people, or three, where the first declares and all others wait."""
    people = (ADA, BEPPE, CARLA, DINO)[: GAMES[game]().players]
    for seed in range(20):
        state, rng = match_state(*people, game=game), Random(seed)
        while state.turn is not None and state.require_match().view(None).phase != "declare":
            state = acted(state, rng)
        if state.turn is not None:
            return state
    raise AssertionError("nobody declares")


def ahead(state: TableState, user_id: int, action: Action | None, seen: Turn) -> TableState:
    """After a person has chosen this ahead."""
    return after(play.choose_ahead(state, NOW, user_id, action, seen.deal, seen.step, HANDLE))


def declarable(state: TableState, seat: Seat) -> tuple[Declare, ...]:
    """All that a waiting seat can declare, and nothing."""
    foreseen = state.require_match().view(seat).foreseen
    assert isinstance(foreseen, MeldsFrom)
    return (Declare(foreseen.melds), Declare(()))


@pytest.mark.parametrize("game", ["ottocento", "terziglio"])
@pytest.mark.parametrize("which", [0, 1])
def test_what_is_declared_can_be_chosen_ahead_and_so_can_nothing(game: str, which: int) -> None:
    state = before_declaring(game)
    user_id, seen = waiting(state)
    action = declarable(state, seen.seat)[which]
    state = ahead(state, user_id, action, seen)
    assert ahead(state, user_id, None, seen).plans == {}
    state = acted(state, Random(3))
    assert state.turn == seen
    [planned] = play.follow_plan(state, NOW, seen)
    *_, pressed = play.act(state, NOW, user_id, action, seen.deal, seen.step)
    assert (planned.events, planned.by) == (pressed.events, {seen.seat: ActedBy.PLAN})
    assert planned.state.plans == {}


def test_nobody_declares_ahead_what_their_hand_does_not_hold() -> None:
    state = before_declaring("ottocento")
    user_id, seen = waiting(state)
    view = state.require_match().view(seen.seat)
    foreign = tuple(card for card in state.game.pack.cards if card not in view.hand)[:3]
    for melds in ((foreign,), (view.hand[:1],), (view.hand[:1] * 3,)):
        with pytest.raises(IllegalAction):
            ahead(state, user_id, Declare(melds), seen)
    with pytest.raises(StaleAction):
        ahead(state, user_id, Slam(True), seen)


def test_the_dealer_declares_nothing_ahead_before_the_discard() -> None:
    state = match_state(ADA, BEPPE, CARLA, DINO, game="ottocento")
    while (view := state.require_match().view(None)).phase != "discard":
        state = acted(state, Random(4))
    seats = [Seat(seat) for seat in range(4)]
    can = [state.require_match().view(seat).foreseen is not None for seat in seats]
    assert can == [seat != view.dealer for seat in seats]


def test_a_plan_falls_when_something_else_may_be_declared() -> None:
    state = before_declaring("ottocento")
    user_id, seen = waiting(state)
    state = ahead(state, user_id, Declare(()), seen)
    assert plans.still_planned(state, state) is state
    match = state.require_match()
    assert match.deal is not None
    hands = list(match.deal.hands)
    # As if the first leader had exchanged hands with the seat that waits.
    other = state.turn.seat if state.turn else Seat(0)
    hands[seen.seat], hands[other] = hands[other], hands[seen.seat]
    changed = replace(match, deal=replace(match.deal, hands=tuple(hands)))
    assert changed.view(seen.seat).foreseen != match.view(seen.seat).foreseen
    assert plans.still_planned(state, replace(state, match=changed)).plans == {}


async def test_what_is_chosen_ahead_is_told_as_late_as_an_answer_whatever_it_is(
    hub: Hub, executor: Executor
) -> None:
    found = []
    for which in (0, 1):
        table = await match(hub)
        table._state = state = before_declaring("terziglio")
        user_id, seen = waiting(state)
        table._state = ahead(state, user_id, declarable(state, seen.seat)[which], seen)
        computers = Computers(hub, executor, pace_s=1.0, rng=Random(5))
        assert computers._pause_s(table) == 1.0
        table._state = acted(table._state, Random(3))
        assert table.turn == seen
        found.append([computers._pause_s(table) for _ in range(50)])
    assert found[0] == found[1]
    assert_as_of_a_person(found[0])


def assert_as_of_a_person(pauses: list[float]) -> None:
    """These pauses are neither alike nor as short as those of computers."""
    assert min(pauses) >= 2.0
    assert max(pauses) - min(pauses) > 4.0


# What is said about a slam with the bid.


def bidding(*words: str, slam: bool = False, players: int = 4) -> TableState:
    """Tarocco francese after these bids; a slam is announced with each, if it comes to that."""
    people = (ADA, BEPPE, CARLA, DINO)[:players]
    state = match_state(*people, game="tarocco-francese")
    for word in words:
        assert state.turn is not None
        seat, deal, step = state.turn.seat, state.turn.deal, state.turn.step
        user_id = state.seating.sitter(seat).user_id or 0
        bid, ahead = Bid(word), Slam(slam)
        state = after(play.act(state, NOW, user_id, bid, deal, step, HANDLE, ahead=ahead))
    return state


@pytest.mark.parametrize("slam", [True, False])
def test_a_slam_is_announced_with_a_bid_without_another_question(slam: bool) -> None:
    state = bidding("garde_sans", "pass", "pass", "pass", slam=slam)
    assert state.turn is not None
    assert state.require_match().view(None).phase == "slam"
    [step] = play.follow_plan(state, NOW, state.turn)
    assert SlamSpoken(state.turn.seat, slam) in step.events
    assert step.state.plans == {}


@pytest.mark.parametrize("slam", [True, False])
def test_a_slam_is_announced_at_once_where_nobody_can_bid_higher(slam: bool) -> None:
    state = bidding("pass", "garde", "garde_contre", slam=slam)
    facts = state.require_match().view(None).facts
    assert [fact.announced for fact in facts if isinstance(fact, SlamSpoken)] == [slam]
    assert state.plans == {}


def test_an_announcement_falls_with_its_bid_and_goes_with_no_other() -> None:
    assert len(bidding("garde_sans", "pass").plans) == 1
    assert bidding("garde_sans", "garde_contre").plans == {}
    assert bidding("garde", "pass").plans == {}
    assert bidding("petite", "pass", "pass", "pass").plans == {}
