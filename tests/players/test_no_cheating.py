"""Nobody cheats: whoever plays does the same whatever the cards are that their seat cannot see."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.games.events import CardPlayed, CardsCalled, Event
from bot.games.francese.phases import Calling
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players.choosing import Player, choose
from bot.players.contest.contenders import OTHERS
from bot.players.levels import LEVELS
from bot.players.search import player
from bot.players.search.phases import turn_to_try
from bot.players.search.search import Budget
from tests.games.support.hidden import redealt
from tests.games.support.playing import moves
from tests.players.support.kinds import KINDS, game_of

SHARE = 0.08
"""How many of the moments of a deal are looked at."""
DEALS = 8
FEW = Budget(2)


def level(name: str) -> Player:
    """The player of this level."""
    return lambda seen, rng: choose(name, seen, rng)


PLAYERS: dict[str, Player] = {
    **{name: level(name) for name in LEVELS},
    **OTHERS,
    "search": lambda seen, rng: player.choose(seen, rng, FEW),
}


def alike(kind: str, seed: int) -> Iterator[tuple[SeatView, SeatView]]:
    """What a seat sees in deals with any talk, and what it sees of another deal with its cards."""
    game, rng, chosen = game_of(kind), Random(seed), Random(seed + 1)
    for match, _ in moves(game, rng):
        deal = match.deal
        assert deal is not None
        if deal.number > DEALS:
            return
        if deal.to_act is None or (deal.phase == "play" and chosen.random() > SHARE):
            continue
        other = redealt(game, deal, deal.to_act, chosen)
        assert other != deal or not _hides(match)
        yield match.view(deal.to_act), replace(match, deal=other).view(deal.to_act)


def _hides(match: Match) -> bool:
    # With two cards out a deal may well be dealt again as it was.
    return match.deal is not None and sum(map(int.bit_count, match.deal.hands)) > 20


@pytest.mark.parametrize("kind", KINDS)
def test_hidden_cards_change_no_move_of_anybody(kind: str) -> None:
    known = Counter[type[Event]]()
    said = 0
    for number, (seen, other) in enumerate(alike(kind, 1)):
        known.update(type(fact) for fact in seen.facts)
        said += sum(bool(fact.says) for fact in seen.facts if isinstance(fact, CardPlayed))
        # All that a process is told that thinks for a strong player.
        assert turn_to_try(seen) == turn_to_try(other)
        for name, choice in PLAYERS.items():
            assert choice(other, Random(number)) == choice(seen, Random(number)), name
    # Where there is talk it was heard, and where cards are called they were.
    game = game_of(kind)
    assert (said > 0) == game.has_sayings
    calls = [phase for phase in game.phases if isinstance(phase, Calling) and phase.count]
    assert (known[CardsCalled] > 0) == bool(calls)
