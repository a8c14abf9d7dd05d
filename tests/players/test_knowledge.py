"""What a seat makes of others' words in matches at random: all that it takes for known is so."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.players.advice.catalogue import advisor_of
from tests.games.support.playing import moves, with_some_options

seeds = st.integers(0, 2**32 - 1)
few = settings(max_examples=6, deadline=None, derandomize=True, database=None)


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
@few
@given(seeds)
def test_what_is_known_of_others_is_true(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    for match, _ in islice(moves(game, rng), rng.randrange(3), None, 3):
        deal = match.deal
        assert deal is not None
        if deal.score is not None:
            continue
        known = advisor_of(game).knowledge(match.view(Seat(rng.randrange(game.players))))
        for held, lacked, hand in zip(known.holds, known.lacks, deal.hands, strict=True):
            assert held & ~hand == 0
            assert lacked & hand == 0
        assert known.discarded & sum(deal.hands) == 0
