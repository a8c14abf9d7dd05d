"""The leads over fixed opponents, in contests of single deals."""

from collections.abc import Iterator
from itertools import islice

from bot.players import normal, simple, yardsticks
from bot.players.contest.arranged import leads_in_deals
from bot.players.contest.outcome import Outcome
from bot.players.levels import Player
from tests.bench.row import Row
from tests.players.support.kinds import KINDS, game_of

DEALS = 20
"""Deals of each contest; most figures in the players' README.md come from 100."""

SEED = "fixed"

PLAYERS: dict[str, Player] = {"simple": simple.choose, "normal": normal.choose}
OPPONENTS: dict[str, Player] = {"greedy": yardsticks.greedy, "random": yardsticks.any_card}


def outcome(kind: str, player: str, opponent: str, deals: int) -> Outcome:
    """How far the player leads the opponent, in so many deals."""
    a, b = PLAYERS[player], OPPONENTS[opponent]
    return Outcome(tuple(islice(leads_in_deals(game_of(kind), a, b, SEED), deals)))


def rows(deals: int = DEALS) -> Iterator[Row]:
    """The measurements, as rows of a table."""
    for kind in KINDS:
        for player in PLAYERS:
            for opponent in OPPONENTS:
                found = outcome(kind, player, opponent, deals)
                value = f"{found.mean:+.1f} ± {found.error:.1f} points a deal"
                yield Row(f"{kind}, `{player}` above `{opponent}`", value, "")
