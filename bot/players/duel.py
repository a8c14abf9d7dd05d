"""Side duels: the same deal, bid and discarded alike, with the cards of each side by either player.

Bids, calls, discards and declarations are left to the rules of thumb, so that the cards alone make
the difference.
"""

from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random
from statistics import fmean

from bot.games.actions import Action, Play
from bot.games.cards import Seat
from bot.games.game import Game
from bot.games.match import Match
from bot.players import simple
from bot.players.arena import deck, to_act
from bot.players.choosing import Player
from bot.players.search.playouts import lead


def duel(game: Game, a: Player, b: Player, deals: int, seed: str) -> tuple[float, ...]:
    """Return how much more a seat of A scores than one of B in each of the deals.

    Each is the mean of all ways to give one side to A and the others to B. Deals that are thrown in
    are left out.
    """
    return tuple(islice(leads(game, a, b, seed), deals))


def leads(game: Game, a: Player, b: Player, seed: str, first: int = 0) -> Iterator[float]:
    """Yield the same, deal by deal from this one on."""
    for match in islice(openings(game, seed), first, None):
        sides = _sides(match)
        yield fmean(_lead_of_a(match, sides, side, a, b, seed) for side in set(sides))


def openings(game: Game, seed: str) -> Iterator[Match]:
    """Deal that rules of thumb have brought to the first card; there is always another one."""
    for number in count():
        match = Match(game, Seat(number % game.players))
        match = match.after(match.next_deal(deck(game.pack, f"{seed} deal {number}")))
        rng = Random(f"{seed} opening {number}")
        while _is_on(match):
            action = simple.choose(match.view(to_act(match)), rng)
            if isinstance(action, Play):
                yield match
                break
            match = match.after(match.decide(to_act(match), action))


def _is_on(match: Match) -> bool:
    return match.deal is not None and match.deal.score is None


def _sides(match: Match) -> tuple[int, ...]:
    assert match.deal is not None
    score_inputs, locations, _ = match.game.counted(match.deal)
    return match.game.sides_in(score_inputs, locations.held)


def _lead_of_a(
    match: Match, sides: Sequence[int], of_a: int, a: Player, b: Player, seed: str
) -> float:
    # By how much a seat of A, who has this side, scores more than one of B.
    chance = [Random(f"{seed} seat {seat}") for seat in range(len(sides))]
    while _is_on(match):
        seat = to_act(match)
        player = a if sides[seat] == of_a else b
        match = match.after(match.decide(seat, _action(match, seat, player, chance[seat])))
    return lead(match.scored[-1].scores, sides, Seat(sides.index(of_a)))


def _action(match: Match, seat: Seat, player: Player, rng: Random) -> Action:
    # The player's where a card is played, else that of the rules of thumb.
    view = match.view(seat)
    usual = simple.choose(view, Random(0))
    if not isinstance(usual, Play):
        return usual
    chosen = player(view, rng)
    return chosen if isinstance(chosen, Play) else usual
