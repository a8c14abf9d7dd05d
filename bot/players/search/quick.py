"""A player who lays the card of the quick policy, and does everything else by rules of thumb."""

from random import Random

from bot.games.actions import Action, Play
from bot.games.view import SeatView
from bot.players import simple
from bot.players.advice.catalogue import advisor_of
from bot.players.search.policy import policy_of
from bot.players.situation import situation_of


def choose(view: SeatView, rng: Random) -> Action:
    """The card of the quick policy, or what the rules of thumb say in other phases.

    Raises `ValueError` if the seat is asked nothing.
    """
    action = simple.choose(view, rng)
    if not isinstance(action, Play):
        return action
    return advisor_of(view.game).playing(view, _card(view))


def _card(view: SeatView) -> int:
    situation, policy = situation_of(view), policy_of(view.game)
    if not situation.led:
        return policy.lead(situation.legal, situation.unseen)
    return policy.follow(
        situation.hand,
        situation.legal,
        situation.unseen,
        situation.best,
        ours=situation.winner in situation.friends,
        last=situation.friends.issuperset(situation.later),
    )
