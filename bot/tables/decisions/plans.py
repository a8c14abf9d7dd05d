"""What people have chosen to do ahead. A plan ends unseen when its moment has passed.

A card is for following in the seat's next trick, and for nothing else: where its person has to be
asked after all, it is dropped. An answer to what a view foresees is dropped as well once that is
another question than it was.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.actions import Action, Ask, Cards, Declare, MeldsFrom, OneOf, Play, code_of, parse
from bot.games.cards import Card, Seat, as_set
from bot.games.errors import IllegalAction, Why
from bot.games.trick import trick_so_far
from bot.games.view import SeatView
from bot.tables.errors import StaleAction, TooEarly
from bot.tables.state import Step, Steps, TableState, Turn
from data.plans import Plan


def planned(state: TableState, seen: Turn, action: Action | None) -> TableState:
    """Return the state with this as the plan of the seat that has seen this deal and step; None has
    none.

    Raises `TooEarly` before there is anything to plan, `StaleAction` if an older state was seen,
    `IllegalAction` for what will not be allowed.
    """
    others = {seat: plan for seat, plan in state.plans.items() if seat != seen.seat}
    if action is None:
        return replace(state, plans=others)
    view = state.require_match().view(seen.seat)
    if (view.number, view.step) != (seen.deal, seen.step):
        raise StaleAction
    _check(view, action)
    return replace(state, plans={**others, seen.seat: _plan(view, action)})


def is_answered(state: TableState, seat: Seat, action: Action) -> bool:
    """Return whether this answers what the seat is asked now."""
    view = state.require_match().view(seat)
    return answers(view, view.ask, action)


def with_answer(state: TableState, seat: Seat, action: Action) -> TableState:
    """Return the state with this as the plan of the seat if that answers what it will be asked
    next."""
    view = state.require_match().view(seat)
    if not answers(view, view.foreseen, action):
        return state
    return replace(state, plans={**state.plans, seat: _plan(view, action)})


def still_planned(before: TableState, state: TableState) -> TableState:
    """Return the state with only those plans that still hold after what has just happened."""
    kept = {seat: plan for seat, plan in state.plans.items() if _holds(before, state, seat, plan)}
    return state if len(kept) == len(state.plans) else replace(state, plans=kept)


def drop_all(state: TableState, now: int) -> Steps:
    """Drop every plan: the table cannot be shown, so nobody sees what happens."""
    if state.plans:
        yield Step(replace(state, plans={}))


def may_follow(view: SeatView, card: Card) -> bool:
    """Return whether the card may follow, and there is nothing else to do, say or show with it."""
    if not view.trick.cards or not isinstance(view.ask, OneOf):
        return False
    only_cards = all(isinstance(action, Play) for action in view.ask.actions)
    silent = not dict(view.sayings).get(card)
    return only_cards and silent and Play(card) in view.ask.actions


def answers(view: SeatView, ask: Ask | None, action: Action) -> bool:
    """Return whether this action of the seat is an answer to that question."""
    match ask, action:
        case OneOf(actions), _:
            return action in actions
        case MeldsFrom(), Declare(melds):
            return _are_melds(view, melds)
    return False


def _check(view: SeatView, action: Action) -> None:
    match action:
        case Play(card):
            if card not in view.hand:
                raise StaleAction
            if view.phase != "play":
                raise TooEarly
            _require_possible(view, card)
        case Declare() if view.foreseen is not None and not answers(view, view.foreseen, action):
            raise IllegalAction(Why.FAMILY_TWICE)
        case _ if not answers(view, view.foreseen, action):
            raise StaleAction


def _require_possible(view: SeatView, card: Card) -> None:
    # Which suit was led is known; how high the trumps will be in the trick is not.
    tables, hand = view.game.tables, as_set(view.hand)
    led, _ = trick_so_far(tables, [each.index for each in view.trick.cards])
    if not led or view.seat in view.trick.seats:
        return
    must = hand & led or hand & tables.trumps
    if must and not card.bit & (must | tables.fool):
        why = Why.MUST_FOLLOW if must & led else Why.MUST_TRUMP
        allowed = view.game.pack.members(hand & (must | tables.fool))
        raise IllegalAction(why, tuple(each.code for each in allowed))


def _plan(view: SeatView, action: Action) -> Plan:
    return Plan(view.number, view.step, code_of(action))


def _are_melds(view: SeatView, melds: Sequence[Cards]) -> bool:
    laid, hand = [as_set(meld) for meld in melds], as_set(view.hand)
    whole = all(cards.bit_count() == len(meld) for cards, meld in zip(laid, melds, strict=True))
    return (
        whole
        and not any(cards & ~hand for cards in laid)
        and (not laid or view.game.read_melds(laid) is not None)
    )


def _holds(before: TableState, state: TableState, seat: Seat, plan: Plan) -> bool:
    view = state.require_match().view(seat)
    if (view.number, view.step) != (plan.deal, plan.step):
        return False
    action = parse(state.game.pack, plan.action)
    if isinstance(action, Play):
        return view.phase == "play" and (not view.my_turn or may_follow(view, action.card))
    known = before.require_match().view(seat)
    same = (known.ask or known.foreseen) == (view.ask or view.foreseen)
    return same and answers(view, view.ask or view.foreseen, action)
