"""The discard by simulation: what it may know, what it may lay aside, and what it is worth."""

import pickle
from dataclasses import replace
from itertools import islice
from random import Random
from statistics import fmean

from hypothesis import given

from bot.games.actions import Declare, Discard, MeldsFrom
from bot.games.cards import CardSet, as_set
from bot.games.game import Game
from bot.games.match import Match
from bot.games.trick import CardLocations
from bot.players import simple
from bot.players.search import player
from bot.players.search.kernels.encoding import sampled, worlds_row
from bot.players.search.kernels.playouts import NO_CARD
from bot.players.search.phases import MOST, turn_to_try
from bot.players.search.playouts import lead, played_out
from bot.players.search.questions import DiscardTurn
from bot.players.search.search import Budget
from bot.players.search.trials import discard_values, trials
from tests.games.support.hidden import redealt
from tests.games.support.properties import few, seeds
from tests.players.search.moments import Moment, discards, tries_discards, truth
from tests.players.search.test_playouts import cards_of, played_on, without_a_count
from tests.players.support.positions import to_discard

SMALL = Budget(2)
HAND = "SQ S4 BC B7 B5 B2 CQ C9 C8 C6 C3 D10 D7 D4 D2 DQ T18 T14 T11 T7 T4 T3 BJ T8 T2 SK S6 CJ"


def turn_at(moment: Moment) -> DiscardTurn:
    turn = turn_to_try(moment[2])
    assert isinstance(turn, DiscardTurn)
    return turn


@tries_discards
@few
@given(seeds)
def test_every_discard_worth_trying_is_allowed(kind: type[Game], seed: int) -> None:
    for moment in discards(kind, seed):
        match, seat, seen = moment
        candidates = turn_at(moment).candidates
        assert len(set(candidates)) == len(candidates)
        for cards in candidates:
            match.decide(seat, Discard(seen.game.pack.members(cards)))


@tries_discards
@few
@given(seeds)
def test_hidden_cards_do_not_change_the_discard(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    for match, seat, seen in islice(discards(kind, seed), 1):
        assert match.deal is not None
        other = replace(match, deal=redealt(match.game, match.deal, seat, rng)).view(seat)
        chosen = player.choose(seen, Random(seed), SMALL)
        match.decide(seat, chosen)
        assert player.choose(other, Random(seed), SMALL) == chosen


def declared_all(match: Match) -> Match:
    """The match after everybody has declared all they can, before the first card."""
    while match.deal is not None and match.deal.to_act is not None:
        ask = match.view(match.deal.to_act).ask
        if not isinstance(ask, MeldsFrom):
            break
        match = match.after(match.decide(match.deal.to_act, Declare(ask.melds)))
    return match


def assert_scored_alike(moment: Moment, discard: CardSet) -> None:
    """The engine scores a playout of the true cards after this discard as the simulation does."""
    match, seat, seen = moment
    assert match.deal is not None
    turn, world = turn_at(moment), truth(match.deal)
    world = world._replace(aside=(*world.aside[:-1], 0))
    [[value]] = discard_values(turn, worlds_row(turn.position, [world]), [discard])
    position, game = turn.position, turn.position.rules
    held = [cards & ~discard for cards in world.held]
    aside = [discard if place == seat else cards for place, cards in enumerate(world.aside)]
    locations = CardLocations(tuple(held), tuple(aside))
    sides = game.sides_in(position.score_inputs, world.held)
    history = played_out(position, locations, NO_CARD)
    chosen = Discard(seen.game.pack.members(discard))
    match = declared_all(match.after(match.decide(seat, chosen)))
    ended = played_on(match, cards_of(position, locations, history))
    assert ended.deal is not None
    assert ended.deal.score is not None
    assert value == lead(ended.deal.score.scores, sides, seat)


@tries_discards
@few
@given(seeds)
def test_the_engine_scores_a_discard_alike(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    for moment in discards(kind, seed):
        assert_scored_alike(moment, rng.choice(turn_at(moment).candidates))


@tries_discards
@few
@given(seeds)
def test_what_no_kernel_counts_is_counted_by_the_engine(kind: type[Game], seed: int) -> None:
    for moment in discards(kind, seed):
        turn = turn_at(moment)
        expected = trials(turn, 2, turn.candidates[::9], Random(seed))
        with without_a_count():
            assert trials(turn, 2, turn.candidates[::9], Random(seed)) == expected


@tries_discards
def test_a_turn_to_discard_is_the_same_in_another_process(kind: type[Game]) -> None:
    for moment in discards(kind, 2):
        turn = turn_at(moment)
        assert pickle.loads(pickle.dumps(turn)) == turn


def test_the_usual_discard_is_tried_first_and_others_that_promise_much() -> None:
    seen = to_discard(HAND)
    usual = simple.choose(seen, Random(1))
    assert isinstance(usual, Discard)
    turn = turn_to_try(seen)
    assert turn is not None
    assert turn.candidates[0] == as_set(usual.cards)
    assert len(turn.candidates) == MOST
    others = {(cards & ~turn.candidates[0]).bit_count() for cards in turn.candidates}
    assert others == {0, 1, 2, 3}


def test_a_search_for_cards_alone_leaves_the_discard_to_the_rules_of_thumb() -> None:
    seen = to_discard(HAND)
    assert player.cards_alone(seen, Random(1), SMALL) == simple.choose(seen, Random(1))


def test_the_best_of_all_tried_is_discarded() -> None:
    seen = to_discard(HAND)
    turn = turn_to_try(seen)
    assert isinstance(turn, DiscardTurn)
    table = discard_values(turn, sampled(turn.position, 8, Random(1)), turn.candidates)
    means = dict(zip(turn.candidates, map(fmean, zip(*table, strict=True)), strict=True))
    chosen = player.choose(seen, Random(1), Budget(8))
    assert isinstance(chosen, Discard)
    assert means[as_set(chosen.cards)] == max(means.values())
