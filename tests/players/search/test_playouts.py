"""A playout is a deal played on by the rules: the engine accepts each card and scores it alike."""

from collections.abc import Iterator
from random import Random

from hypothesis import given

from bot.games.actions import Declare, MeldsFrom, Play, playable
from bot.games.cards import Card, Seat
from bot.games.game import Game
from bot.games.match import Match
from bot.games.trick import Fall, Lie
from bot.players import simple
from bot.players.search.playouts import lead, played_out, values
from bot.players.search.position import Position, position_of
from tests.games.support.properties import every_game, few, seeds
from tests.players.search.moments import Moment, moments, truth

SHARE = 0.02


def cards_of(position: Position, world: Lie, fall: Fall) -> Iterator[tuple[Seat, Card]]:
    """The plays of a playout that come after the position, in their order."""
    game, leader = position.rules, position.leader
    past = sum(position.played)
    for number in range(len(position.tricks), len(fall.tricks)):
        for seat in game.from_seat(leader):
            card = fall.tricks[number] & world.held[seat]
            if not card & past:
                yield seat, game.pack.cards[card.bit_length() - 1]
        leader = fall.winners[number]


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
    sides = position.rules.sides_in(position.terms, world.held)
    fall = played_out(position, world, sides, rng.choice(position.candidates))
    ended = played_on(match, cards_of(position, world, fall))
    assert ended.deal is not None
    assert ended.deal.score is not None
    assert position.rules.count(position.terms, world, fall).scores == ended.deal.score.scores


@every_game
@few
@given(seeds)
def test_the_engine_scores_a_playout_alike(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    for moment in moments(kind, seed, SHARE):
        assert_scored_alike(moment, rng)


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
