"""Cards chosen ahead: each is for following in the seat's next trick, and for nothing else.

A plan ends unseen when its moment has passed, or where the person has to be asked after all.
"""

from dataclasses import replace

from bot.games.actions import OneOf, Play
from bot.games.cards import Card, Seat
from bot.games.view import SeatView
from bot.tables.errors import StaleAction, TooEarly
from bot.tables.state import Step, Steps, TableState, Turn
from data.plans import Plan


def planned(state: TableState, seen: Turn, card: Card | None) -> TableState:
    """With this card as the plan of the seat that has seen this deal and step; None has none.

    Raises `TooEarly` before the tricks have begun, `StaleAction` if an older state was seen.
    """
    others = {seat: plan for seat, plan in state.plans.items() if seat != seen.seat}
    if card is None:
        return replace(state, plans=others)
    view = state.require_match().view(seen.seat)
    if (view.number, view.step) != (seen.deal, seen.step) or card not in view.hand:
        raise StaleAction
    if view.phase != "play":
        raise TooEarly
    return replace(state, plans={**others, seen.seat: Plan(seen.deal, seen.step, card.code)})


def still_planned(state: TableState) -> TableState:
    """With only those plans that still hold after what has just happened."""
    kept = {seat: plan for seat, plan in state.plans.items() if _holds(state, seat, plan)}
    return state if len(kept) == len(state.plans) else replace(state, plans=kept)


def drop_all(state: TableState, now: int) -> Steps:
    """Drops every plan: the table cannot be shown, so nobody sees what happens."""
    if state.plans:
        yield Step(replace(state, plans={}))


def may_follow(view: SeatView, card: Card) -> bool:
    """Whether the card may follow, and there is nothing else to do, say or show with it."""
    if not view.trick.cards or not isinstance(view.ask, OneOf):
        return False
    only_cards = all(isinstance(action, Play) for action in view.ask.actions)
    silent = not dict(view.sayings).get(card)
    return only_cards and silent and Play(card) in view.ask.actions


def _holds(state: TableState, seat: Seat, plan: Plan) -> bool:
    view = state.require_match().view(seat)
    if (view.number, view.step, view.phase) != (plan.deal, plan.step, "play"):
        return False
    return not view.my_turn or may_follow(view, state.game.pack.parse(plan.card))
