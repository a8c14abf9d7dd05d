"""The rules: random playouts beside OpenSpiel, an action of the engine, a view.

All figures are processor time, each of the quickest of many short rounds.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import thread_time
from typing import Any

from bot.games.actions import Action
from bot.games.cards import CardSet, Seat, as_set
from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.games.match import Match
from bot.games.ottocento.rules import Ottocento
from bot.games.scarto.rules import Scarto
from tests.bench.playout import playout
from tests.bench.row import Row, at_least, at_most, told
from tests.games.support.playing import shuffled, some_action

DEALS = 10
"""Deals in each round of playouts: a round is short, so that some are not interrupted."""
ROUNDS = 300
MATCHES = 15
FASTER = 1.5
"""So many times the moves of OpenSpiel are the aim."""
OPENSPIEL, UNIT = "OpenSpiel’s tarok, from Python", "thousand moves a second"
MICRO = 1e6

PASS, SOLO_WITHOUT = 0, 9
"""Bids of OpenSpiel's game: the first player plays alone with the cards as dealt."""


def rows() -> list[Row]:
    """The measurements of the rules."""
    return [*_playouts(), *_engine(), _melds()]


def _playouts() -> list[Row]:
    ours, theirs = ours_and_theirs()
    speeds = [told(f"Trick core, {key}", moves / 1000, UNIT) for key, moves in ours.items()]
    if theirs is None:
        return [*speeds, Row(OPENSPIEL, "not installed")]
    times = (
        at_least(f"Trick core, {key}, beside OpenSpiel", moves / theirs, FASTER, "×", 2)
        for key, moves in ours.items()
    )
    return [*speeds, told(OPENSPIEL, theirs / 1000, UNIT), *times]


def ours_and_theirs() -> tuple[dict[str, float], float | None]:
    """Moves a second of processor time: ours by game, and OpenSpiel's if it is installed.

    Rounds of all alternate, and the quickest of each counts: other programs disturb all alike.
    """
    rounds = {key: _our_round(kind(), Random(1)) for key, kind in GAMES.items()}
    their_round = openspiel(Random(1))
    ours, theirs = dict.fromkeys(rounds, 0.0), 0.0
    for _ in range(ROUNDS):
        ours = {key: max(ours[key], our_round()) for key, our_round in rounds.items()}
        theirs = max(theirs, their_round()) if their_round else 0.0
    return ours, theirs or None


def _our_round(game: Game, rng: Random) -> Callable[[], float]:
    deals = [_dealt(game, rng) for _ in range(DEALS)]
    moves = sum(hand.bit_count() for hands in deals for hand in hands)

    def moves_a_second() -> float:
        began = thread_time()
        for hands in deals:
            playout(game.tables, hands, 0, rng.random)
        return moves / (thread_time() - began)

    return moves_a_second


def _dealt(game: Game, rng: Random) -> list[CardSet]:
    # All hands alike; what is left of the pack is out of play.
    deck = shuffled(game, rng)
    each = (len(deck) - 1) // game.players
    return [as_set(deck[each * seat : each * (seat + 1)]) for seat in range(game.players)]


def openspiel(rng: Random) -> Callable[[], float] | None:
    """A round of OpenSpiel's tarok, which returns its moves a second; None if it is missing."""
    try:
        import pyspiel  # type: ignore[import-not-found]
    except ImportError:
        return None
    game = pyspiel.load_game("tarok(players=4,rng_seed=1)")
    deals = [_before_the_first_card(game) for _ in range(DEALS)]

    def moves_a_second() -> float:
        states = [deal.clone() for deal in deals]
        began = thread_time()
        moves = sum(_their_playout(state, rng.random) for state in states)
        return moves / (thread_time() - began)

    return moves_a_second


def _before_the_first_card(game: Any) -> Any:
    state = game.new_initial_state()
    deal = state.legal_actions()[0]
    for action in (deal, SOLO_WITHOUT, PASS, PASS, PASS, SOLO_WITHOUT):
        state.apply_action(action)
    return state


def _their_playout(state: Any, random: Callable[[], float]) -> int:
    moves = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        moves += 1
    return moves


def _engine() -> list[Row]:
    game = Scarto()
    starts = [_match_of(game, Random(seed)) for seed in range(MATCHES)]
    matches = [match for steps in starts for match, _ in steps]
    action_s = min(_time_of_actions(steps) for steps in starts)
    view_s = min(_time_of_views(matches[at : at + 75]) for at in range(0, len(matches), 75))
    return [
        at_most("An action of the engine", action_s * MICRO, 40, "µs", 1),
        at_most("A view of a seat", view_s * MICRO, 30, "µs", 1),
    ]


def _melds() -> Row:
    rules, pack = Ottocento().meld_rules, Ottocento().pack
    best_s = min(_time_of(lambda: rules.best(pack.everything)) for _ in range(ROUNDS))
    return at_most("The best combinations of 62 cards", best_s * MICRO, 50, "µs", 1)


def _time_of(work: Callable[[], object]) -> float:
    began = thread_time()
    work()
    return thread_time() - began


def _match_of(game: Game, rng: Random) -> list[tuple[Match, Action]]:
    # Every state of one deal, and what is done in it.
    match = Match(game, Seat(0))
    match = match.after(match.next_deal(shuffled(game, rng)))
    steps = []
    while match.deal is not None and match.deal.to_act is not None:
        action = some_action(game, match, rng)
        steps.append((match, action))
        match = match.after(match.decide(match.deal.to_act, action))
    return steps


def _time_of_actions(steps: Sequence[tuple[Match, Action]]) -> float:
    began = thread_time()
    for match, action in steps:
        assert match.deal is not None
        assert match.deal.to_act is not None
        match.after(match.decide(match.deal.to_act, action))
    return (thread_time() - began) / len(steps)


def _time_of_views(matches: Sequence[Match]) -> float:
    began = thread_time()
    for match in matches:
        assert match.deal is not None
        match.view(match.deal.to_act)
    return (thread_time() - began) / len(matches)
