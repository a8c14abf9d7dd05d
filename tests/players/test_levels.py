"""What every level must keep: legal choices, no look at hidden cards, nothing but the generator."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.actions import CardsFrom, Discard, OneOf, Play
from bot.games.cards import Seat
from bot.games.game import Game
from bot.games.match import Match
from bot.games.scarto.rules import Scarto
from bot.games.view import SeatView
from bot.players.arena import deck, moves, to_act
from bot.players.choosing import _CHOICES, choose
from bot.players.levels import LEVELS, OFFERED, UnknownLevel, shown_as
from tests.games.support.hidden import redealt
from tests.games.support.playing import shuffled, some_game, with_some_options
from tests.games.support.properties import every_game
from tests.players.support.positions import to_discard

every_level = pytest.mark.parametrize(
    "level", {_CHOICES[level]: level for level in LEVELS}.values()
)
"""Of levels that decide alike only one."""

seeds = st.integers(0, 2**32 - 1)
few = settings(max_examples=5, deadline=None, derandomize=True, database=None)

TRUMPS = " ".join(f"T{number}" for number in range(2, 22))


def turns(game: Game, level: str, seed: int) -> Iterator[tuple[Match, Seat, SeatView]]:
    """Every turn of a match of players of this level: the match, the seat and what it sees."""
    players = [lambda seen, rng: choose(level, seen, rng)] * game.players
    for match, _ in moves(game, players, str(seed)):
        if not match.between_deals and not match.over:
            seat = to_act(match)
            yield match, seat, match.view(seat)


@every_level
@every_game
@pytest.mark.parametrize("seed", range(2))
def test_a_choice_is_legal_and_made_from_what_is_seen_and_the_generator_alone(
    level: str, kind: type[Game], seed: int
) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    match = Match(game, Seat(0))
    match = match.after(match.next_deal(shuffled(game, rng)))
    while not match.between_deals and not match.over:
        seat = to_act(match)
        seen = match.view(seat)
        action = choose(level, seen, Random(seed))
        if isinstance(seen.ask, OneOf):
            # What is said with a card is not offered by itself; it is judged by the match.
            silent = Play(action.card) if isinstance(action, Play) else action
            assert silent in seen.ask.actions
        assert match.deal is not None
        other = replace(match, deal=redealt(game, match.deal, seat, rng))
        assert choose(level, other.view(seat), Random(seed)) == action
        match = match.after(match.decide(seat, action))


@every_level
@pytest.mark.parametrize(
    "hand",
    [
        f"{TRUMPS} T1 MAT SK BK CK DK S1 S2",
        f"{TRUMPS} T1 MAT SK BK CK DK SQ S2",
        f"{TRUMPS} MAT SK BK CK DK S1 S2 S3",
        "T5 T9 SK SQ SC SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 BK BQ BC BJ B10 B9 B8 B7 B6 B5 B4 B3",
        "T5 SK SQ SC SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 BK BQ BC BJ B10 B9 B8 B7 B6 B5 B4 B3 MAT",
        "T1 SK SQ SC SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 BK BQ BC BJ B10 B9 B8 B7 B6 B5 B4 B3 B2",
    ],
)
@pytest.mark.parametrize("trump_discard", ["free", "void_only"])
@pytest.mark.parametrize("honour", ["T20", "T21"])
def test_finds_a_legal_discard_where_few_are(
    level: str, hand: str, trump_discard: str, honour: str
) -> None:
    seen = to_discard(hand, trump_discard=trump_discard, five_point_trump=honour)
    for seed in range(10):
        action = choose(level, seen, Random(seed))
        assert isinstance(action, Discard)
        assert isinstance(seen.ask, CardsFrom)
        assert len(set(action.cards)) == seen.ask.count
        mine = sum(card.bit for card in seen.hand)
        assert seen.game.discard_fault(mine, sum(card.bit for card in action.cards)) is None


def test_a_novice_may_do_anything_that_is_allowed() -> None:
    match = next(match for match, _, seen in turns(Scarto(), "novice", 1) if seen.tricks)
    seen = match.view(to_act(match))
    assert isinstance(seen.ask, OneOf)
    assert len(seen.ask.actions) > 1
    chosen = {choose("novice", seen, Random(seed)) for seed in range(300)}
    assert chosen == set(seen.ask.actions)


@every_level
def test_nothing_is_chosen_when_nothing_is_asked(level: str) -> None:
    match = Match(Scarto(), Seat(0))
    match = match.after(match.next_deal(deck(match.game.pack, "1")))
    with pytest.raises(ValueError, match="nothing is asked"):
        choose(level, match.view(Seat(1)), Random(1))


def test_every_level_has_a_player() -> None:
    assert tuple(_CHOICES) == LEVELS


def test_an_unknown_level_is_named_with_those_that_exist() -> None:
    match = Match(Scarto(), Seat(0))
    match = match.after(match.next_deal(deck(match.game.pack, "1")))
    with pytest.raises(UnknownLevel) as refused:
        choose("genius", match.view(Seat(0)), Random(1))
    assert refused.value.level == "genius"
    assert refused.value.known == LEVELS


def test_a_strong_player_without_an_answer_does_what_a_normal_one_does() -> None:
    for _, _, seen in turns(Scarto(), "novice", 3):
        assert choose("strong", seen, Random(7)) == choose("normal", seen, Random(7))


# What people can choose.


@pytest.mark.parametrize(
    ("level", "shown"),
    [*((level, level) for level in OFFERED), ("simple", "easy"), ("novice", "easy")],
)
def test_older_levels_are_shown_as_easy(level: str, shown: str) -> None:
    assert shown_as(level) == shown


@few
@given(seeds)
def test_an_easy_player_slips_in_some_cards_and_in_nothing_else(seed: int) -> None:
    cards, slips = 0, 0
    for _, _, seen in turns(some_game(Random(seed)), "simple", seed):
        plain, easy = (choose(level, seen, Random(seed)) for level in ("simple", "easy"))
        if not isinstance(plain, Play):
            assert easy == plain
            continue
        cards += 1
        slips += easy != plain
    assert slips < cards


def test_an_easy_player_slips_now_and_then() -> None:
    seen = next(seen for _, _, seen in turns(Scarto(), "simple", 1) if seen.tricks)
    chosen = Counter(choose("easy", seen, Random(seed)) for seed in range(600))
    (_, usual), *slips = chosen.most_common()
    assert slips
    assert sum(count for _, count in slips) < usual / 2
