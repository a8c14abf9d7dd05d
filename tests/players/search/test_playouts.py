"""A playout is a deal played on by the rules: the engine accepts each card and scores it alike."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from bot.games.actions import Declare, MeldsFrom, Play, playable
from bot.games.cards import Card, Seat
from bot.games.game import Game
from bot.games.match import Match
from bot.games.trick import CardLocations, TrickHistory
from bot.players import simple
from bot.players.search import playouts, trials
from bot.players.search.from_view import position_of
from bot.players.search.kernels import encoding
from bot.players.search.playouts import lead, played_out, sample, values
from bot.players.search.position import Position
from tests.games.support.properties import every_game, few, seeds
from tests.players.search.moments import Moment, moments, truth
from tests.players.support.positions import to_play

SHARE = 0.02
HAND = "SK SQ S9 B9 B8 B6 CC C9 C8 C6 C3 CJ D10 D7 T18 T14 T11 T7 T4 T3 BJ T8 T2 D4 D3"


def cards_of(
    position: Position, world: CardLocations, history: TrickHistory
) -> Iterator[tuple[Seat, Card]]:
    """The plays of a playout that come after the position, in their order."""
    game, leader = position.rules, position.leader
    past = sum(position.played)
    for number in range(len(position.tricks), len(history.tricks)):
        for seat in game.from_seat(leader):
            card = history.tricks[number] & world.held[seat]
            if not card & past:
                yield seat, game.pack.cards[card.bit_length() - 1]
        leader = history.winners[number]


def played_on(match: Match, plays: Iterator[tuple[Seat, Card]]) -> Match:
    """The match after these plays; nothing is declared, and the Fool is paid for as usual."""
    while match.deal is not None and match.deal.score is None:
        seat = match.deal.to_act
        assert seat is not None
        seen = match.view(seat)
        if playable(seen.ask):
            player, card = next(plays)
            assert player == seat
            match = match.after(match.decide(seat, Play(card)))
            continue
        silent = isinstance(seen.ask, MeldsFrom)
        action = Declare(()) if silent else simple.choose(seen, Random(0))
        match = match.after(match.decide(seat, action))
    return match


def assert_scored_alike(moment: Moment, rng: Random) -> None:
    """The engine plays and scores a playout of the true cards as the search does."""
    match, _, seen = moment
    assert match.deal is not None
    position, world = position_of(seen), truth(match.deal)
    history = played_out(position, world, rng.choice(position.candidates))
    ended = played_on(match, cards_of(position, world, history))
    assert ended.deal is not None
    assert ended.deal.score is not None
    assert (
        position.rules.count(position.score_inputs, world, history).scores
        == ended.deal.score.scores
    )


@every_game
@few
@given(seeds)
def test_the_engine_scores_a_playout_alike(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    for moment in moments(kind, seed, SHARE):
        assert_scored_alike(moment, rng)


@every_game
@few
@given(seeds)
def test_what_no_kernel_counts_is_counted_by_the_engine(kind: type[Game], seed: int) -> None:
    for _, _, seen in moments(kind, seed, 0.01):
        position, some = position_of(seen), Random(seed)
        expected = playouts.trials(position, 2, position.candidates, Random(seed))
        with without_a_count():
            assert playouts.trials(position, 2, position.candidates, some) == expected


@contextmanager
def without_a_count() -> Iterator[None]:
    """Games of which no kernel knows anything, but how to spread and to play their cards."""
    encoding.game_row.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        for module in (playouts, trials, encoding):
            patch.setattr(module, "number_of", lambda game: None)
        yield
    encoding.game_row.cache_clear()


@every_game
def test_each_candidate_has_a_value_in_each_world(kind: type[Game]) -> None:
    match, _, seen = next(moments(kind, 1, 1.0))
    assert match.deal is not None
    position, world = position_of(seen), truth(match.deal)
    table = values(position, [world, world], position.candidates)
    assert table[0] == table[1]
    assert len(table[0]) == len(position.candidates)


def test_the_lead_is_that_of_the_own_side() -> None:
    assert lead((30, -10, -10, -10), (0, 1, 1, 1), Seat(0)) == 40
    assert lead((30, -10, -10, -10), (0, 1, 1, 1), Seat(2)) == -40
    assert lead((5, -1, -4), (0, 1, 2), Seat(0)) == 7.5


def test_there_are_no_worlds_where_none_is_possible() -> None:
    position = position_of(to_play(HAND))
    impossible = replace(position, may_hold=(0,) * len(position.left))
    assert not sample(impossible, 3, Random(1))
