"""A player who lays the card of the quick policy, and does everything else by rules of thumb."""

from random import Random

from bot.games.actions import Action, Play
from bot.games.view import SeatView
from bot.players import simple
from bot.players.advice.catalogue import advisor_of
from bot.players.fitted.turn import turn_of
from bot.players.search.policy import Turn, lacks, policy_of
from bot.players.situation import situation_of


def choose(view: SeatView, rng: Random) -> Action:
    """Return the card of the quick policy, or what the rules of thumb say in other phases.

    Raises `ValueError` if the seat is asked nothing.
    """
    action = simple.choose(view, rng)
    if not isinstance(action, Play):
        return action
    return advisor_of(view.game).playing(view, _card(view))


def _card(view: SeatView) -> int:
    situation, policy = situation_of(view), policy_of(view.game)
    turn, cards = turn_of(view, situation), policy.cards
    on_table = [card.index for card in view.trick.cards]
    return policy.pick(
        Turn(
            hand=turn.hand,
            legal=turn.legal,
            out=turn.out,
            led=turn.led,
            best=turn.best,
            ours=turn.ours,
            later=tuple(
                (
                    seat not in turn.friends,
                    lacks(cards.suits, situation.unseen, situation.may_hold[seat]),
                )
                for seat in turn.later
            ),
            pot=sum([cards.worth[card] for card in on_table]),
            role=turn.defends,
            won=turn.won,
            lost=turn.lost,
        )
    )
