"""Decisions in a match: somebody acts, or the next deal begins.

All raise `TableError` unless a match is under way.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.actions import Action, parse
from bot.games.cards import Seat
from bot.games.events import Event
from bot.games.match import Match
from bot.games.phases.claims import claimed, may_claim
from bot.tables.decisions import plans, presence
from bot.tables.decisions.arriving import with_arrivals_seated
from bot.tables.decisions.undoing import require_undo
from bot.tables.decisions.wishes import Ending, ending_of
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.state import ChangeKind, Step, Steps, TableState, Turn
from data.events import ActedBy
from data.hands import HandHandle
from data.tables import SHARED, Stage, TableKind

ENDS = {Stage.FINISHED: ChangeKind.FINISHED, Stage.CLOSED: ChangeKind.ABANDONED}
"""What is told when a deal ends the match, by the stage that follows."""


def act(
    state: TableState,
    now: int,
    user_id: int,
    action: Action,
    deal: int,
    step: int,
    hand: HandHandle | None = None,
    ahead: Action | None = None,
) -> Steps:
    """Act for a person who has seen this deal and step; their hand message is kept.

    *ahead* answers what they are asked next, at once or, as their plan, when it comes to that.

    Any press brings them back: that is a step of its own, which stays even if the rules refuse the
    action. Raises `StaleAction` if they saw an older state, `IllegalAction` if the rules forbid it,
    `TableError` if they do not sit here.
    """
    state.require_playing()
    seat = state.seating.seat_of(user_id)
    yield (there := presence.back(state, now, seat))
    require_undo(state, seat, action)
    seen = Turn(seat, deal, step)
    done = _acted(there.state, now, seen, (action,), ActedBy.PERSON)
    if ahead is not None and plans.is_answered(done.state, seat, ahead):
        done = _acted(there.state, now, seen, (action, ahead), ActedBy.PERSON)
    elif ahead is not None:
        done = replace(done, state=plans.with_answer(done.state, seat, ahead))
    yield _seen_in(hand, done, seat)


def claim(
    state: TableState,
    now: int,
    user_id: int,
    deal: int,
    step: int,
    hand: HandHandle | None = None,
) -> Steps:
    """Claim all tricks to come for a person who has seen this deal and step; play them at once.

    Any press brings them back, as with `act`. Raises `StaleAction` if they saw an older state,
    `TableError` if they are not sure of every trick, or do not sit here.
    """
    state.require_playing()
    seat = state.seating.seat_of(user_id)
    yield (there := presence.back(state, now, seat))
    match = _seen(there.state, Turn(seat, deal, step))
    if not may_claim(match.view(seat)):
        raise TableError(TableFault.MAY_NOT_CLAIM)
    played = _went_on(there.state, now, claimed(match, seat), ChangeKind.PLAYED)
    yield _seen_in(hand, replace(played, by=_players(there.state)), seat)


def choose_ahead(
    state: TableState,
    now: int,
    user_id: int,
    action: Action | None,
    deal: int,
    step: int,
    hand: HandHandle | None = None,
) -> Steps:
    """Note what a person chooses ahead in a hand of this moment.

    If their turn has come, they do it; else they will. None takes that back. Their hand message is
    kept. Raises what `act` and `planned` raise.
    """
    state.require_playing()
    seat = state.seating.seat_of(user_id)
    if action is not None and state.turn is not None and state.turn.seat == seat:
        yield from act(state, now, user_id, action, deal, step, hand)
        return
    yield (there := presence.back(state, now, seat))
    after = plans.planned(there.state, Turn(seat, deal, step), action)
    yield Step(after.showing(seat, hand))


def follow_plan(state: TableState, now: int, turn: Turn) -> Steps:
    """Do what a person has chosen ahead.

    Raises `StaleAction` if the turn is over or they have taken it back.
    """
    state.require_turn(turn)
    plan = state.plans.get(turn.seat)
    if plan is None:
        raise StaleAction
    yield _acted(state, now, turn, (parse(state.game.pack, plan.action),), ActedBy.PLAN)


def act_as_computer(
    state: TableState, now: int, seat: Seat, action: Action, deal: int, step: int
) -> Steps:
    """Act for a computer that plays this seat and has seen this deal and step.

    Raises `StaleAction` if it saw an older state, `IllegalAction` if the rules forbid it.
    """
    state.require_playing()
    state.require_computer(seat)
    played = _acted(state, now, Turn(seat, deal, step), (action,), ActedBy.COMPUTER)
    there = played.state.seating
    seating = there.with_sitter(there.sitter(seat).after_turn_taken())
    yield replace(played, state=replace(played.state, seating=seating))


def want_next(state: TableState, now: int, user_id: int) -> Steps:
    """Note that a person wants the next deal at once; do nothing more while one is under way.

    Any press brings them back, as with `act`. Raises `TableError` if they do not sit here.
    """
    state.require_playing()
    yield (there := presence.back(state, now, state.seating.seat_of(user_id)))
    if there.state.between_deals:
        wanting = there.state.wanting | {user_id}
        yield Step(replace(there.state, wanting=wanting), what=ChangeKind.WANTED)


def next_deal(state: TableState, now: int) -> Steps:
    """Begin the next deal for those who sit there now; do nothing while one is under way."""
    state.require_playing()
    match = state.require_match()
    if not match.between_deals:
        return
    assert match.deal is not None
    number = match.deal.number + 1
    deck = state.fairness.deck(number, state.game.pack)
    seated = _by_levels_of_today(with_arrivals_seated(state, number))
    seated = replace(seated, wanting=frozenset()).dealt(number)
    yield _went_on(seated, now, match.next_deal(deck), ChangeKind.DEALT)


def _by_levels_of_today(state: TableState) -> TableState:
    # Each deal counts for the versions that begin it, also after the bot was brought up to date.
    seating = state.seating.of_today()
    return state if seating is state.seating else replace(state, seating=seating)


def _acted(
    state: TableState,
    now: int,
    seen: Turn,
    actions: Sequence[Action],
    by: ActedBy,
) -> Step:
    match = _seen(state, seen)
    happened: list[Event] = []
    for action in actions:
        happened += match.after(happened).decide(seen.seat, action)
    return replace(_went_on(state, now, happened, ChangeKind.PLAYED), by={seen.seat: by})


def _seen_in(hand: HandHandle | None, done: Step, seat: Seat) -> Step:
    # The answer to the press shows what the person has done by it.
    deal = done.state.require_match().deal
    if hand is None or deal is None:
        return done
    return replace(done, state=done.state.showing(seat, replace(hand, step=deal.moment(seat))))


def _players(state: TableState) -> dict[Seat, ActedBy]:
    # Cards that nobody chooses any more count for whoever plays the seat.
    return {
        sitter.seat: ActedBy.COMPUTER if sitter.played_by_computer else ActedBy.PERSON
        for sitter in state.seating.sitters
    }


def _seen(state: TableState, seen: Turn) -> Match:
    # The match, if it is as it was when the seat saw it.
    match = state.require_match()
    assert match.deal is not None
    if (match.deal.number, match.deal.moment(seen.seat)) != (seen.deal, seen.step):
        raise StaleAction
    return match


def _went_on(
    state: TableState,
    now: int,
    happened: Sequence[Event],
    what: ChangeKind,
) -> Step:
    match = state.require_match().after(happened)
    solo = state.row.is_solo
    match, stage = _alone(match, state.row.kind) if solo else _as_agreed(match, ending_of(state))
    after = plans.still_planned(state, state.after(match, happened, now))
    if stage is not Stage.PLAYING:
        after = after.ended(stage, now)
    return Step(after, happened, ENDS.get(stage, what))


def _alone(match: Match, kind: TableKind) -> tuple[Match, Stage]:
    # Whoever plays alone plays a single deal that counts. What others play as well is the first
    # one: nobody gets another by throwing it in.
    score = None if match.deal is None else match.deal.score
    if score is None or not (score.counts or kind in SHARED):
        return match, Stage.PLAYING
    return replace(match, stopped=not match.over), Stage.FINISHED


def _as_agreed(match: Match, ending: Ending | None) -> tuple[Match, Stage]:
    # The match after a deal, and how far the table has come with it. If everybody agreed to end it
    # before a single deal counted, nobody has won it.
    over = match.deal is not None and match.deal.score is not None
    if not over or match.over or ending is None or not ending.settled:
        return match, Stage.FINISHED if match.over else Stage.PLAYING
    if not match.scored:
        return match, Stage.CLOSED
    return replace(match, stopped=True), Stage.FINISHED
