"""What a finished deal shows, in every game. Sections are those of RULES.md."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import sqrt
from random import Random

import pytest

from bot.games.cards import Seat
from bot.games.catalogue import GAMES, game
from bot.games.deal import Deal
from bot.games.events import DealScored
from bot.games.game import Game
from bot.games.match import Match
from bot.players import simple
from bot.players.arena import moves
from bot.players.levels import LEVELS, named
from bot.ratings.observing import is_whole, parts_of
from bot.ratings.parts import Part, Role, observed
from bot.ratings.rating import Observation, Rating, after_deal
from bot.ratings.units import COMPUTERS, FIT, KINDS, SCALES, Means, kind_of, of_computer, scale_of
from tests.games.support.playing import moves as random_moves
from tests.games.support.playing import with_some_options

EVERY_GAME = [(key, players) for key, kind in GAMES.items() for players in kind.numbers]


def ended(each: Game, count: int, seed: str = "shown") -> list[Deal]:
    """The first deals that were played to their last card, by computers."""
    return list(islice((match.deal for match in _ends(each, seed) if match.deal), count))


def shown_by(each: Game, deal: Deal) -> tuple[Observation, ...]:
    """What a deal shows."""
    return observed(parts_of(each, deal))


def _ends(each: Game, seed: str) -> Iterator[Match]:
    number = 0
    while True:
        for match, _ in moves(each, [simple.choose] * each.players, f"{seed} {number}"):
            if match.deal is not None and is_whole(match.deal):
                yield match
        number += 1


@pytest.mark.parametrize(("key", "players"), EVERY_GAME)
def test_every_game_has_a_kind_and_a_scale(key: str, players: int) -> None:
    rng = Random(key)
    for _ in range(20):
        each = with_some_options(GAMES[key], rng)
        assert scale_of(each).unit > 0
        assert KINDS[kind_of(each) - 1] == (each.key, each.players)
    assert (key, players) in KINDS


def test_stored_numbers_keep_their_meaning() -> None:
    # What is added comes last: rows in databases hold these numbers.
    assert FIT == 1
    assert [f"{key} {players}" for key, players in KINDS[:8]] == [
        "scarto 3",
        "piedicavallo 4",
        "ottocento 4",
        "terziglio 3",
        "tarocco-francese 3",
        "tarocco-francese 4",
        "tarocco-francese 5",
        "tarocco-francese 6",
    ]


def test_every_level_was_measured_in_its_version() -> None:
    assert {named(level) for level in LEVELS} <= set(COMPUTERS)
    assert set(COMPUTERS.values()) == set(Means._fields)
    assert all(of_computer("simple@1", kind) == Rating(0, 0) for kind in range(1, len(KINDS) + 1))
    assert of_computer("novice@1", 1).mu < 0
    with pytest.raises(KeyError):
        of_computer("normal@99", 1)


@pytest.mark.parametrize(("key", "players"), EVERY_GAME)
def test_weights_of_a_deal_are_even_and_what_it_shows_adds_up(key: str, players: int) -> None:
    each = game(key, {}, players)
    for deal in ended(each, 3):
        shown = shown_by(each, deal)
        assert sorted(seat for one in shown for seat in one.seats) == list(range(players))
        for one in shown:
            assert sum(one.weights) == pytest.approx(0)
            assert sum(abs(weight) for weight in one.weights) == pytest.approx(2)
            assert abs(one.margin) <= 12


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_contract_is_worth_what_a_defender_lost(players: int) -> None:
    each = game("tarocco-francese", {}, players)
    for deal in ended(each, 4):
        attack = each.attack(deal)
        assert attack is not None
        assert deal.score is not None
        defenders = set(range(players)) - set(attack.seats)
        assert {deal.score.scores[seat] for seat in defenders} == {-attack.loss}
        [shown] = shown_by(each, deal)
        wanted = attack.loss / sqrt(attack.multiplier) / scale_of(each).unit
        assert shown.margin == pytest.approx(max(-12.0, min(12.0, wanted)), abs=1e-6)


@pytest.mark.parametrize(("key", "players"), EVERY_GAME)
def test_nobody_is_ahead_for_leaving_a_contract_to_others(key: str, players: int) -> None:
    # With a bias, the rating of whoever never bids rises.
    each = game(key, {}, players)
    [deal] = ended(each, 1)
    assert each.attack(deal) is None or scale_of(each).bias == (0.0,)


def test_a_petit_between_players_is_left_out() -> None:
    rng, found = Random(5), 0
    each = game("tarocco-francese", {"petit": "personal"}, 4)
    for _ in range(12):
        for match, _ in random_moves(each, rng):
            deal = match.deal
            if deal is None or not is_whole(deal) or deal.score is None:
                continue
            personal = [line for line in deal.score.lines if line.code == "petit"]
            attack = each.attack(deal)
            assert attack is not None
            for seat in set(range(4)) - set(attack.seats):
                own = sum(line.points[seat] for line in personal)
                assert deal.score.scores[seat] - own == -attack.loss
            found += bool(personal)
    assert found


@pytest.mark.parametrize(
    ("roles", "weights"),
    [
        ("DTDD", (-1 / 3, 1, -1 / 3, -1 / 3)),
        ("TDPDD", (2 / 3, -1 / 3, 1 / 3, -1 / 3, -1 / 3)),
        ("DDDTD", (-1 / 4, -1 / 4, -1 / 4, 1, -1 / 4)),
        ("PPDDDT", (1 / 6, 1 / 6, -1 / 3, -1 / 3, -1 / 3, 2 / 3)),
        ("DDTDPD", (-1 / 4, -1 / 4, 2 / 3, -1 / 4, 1 / 3, -1 / 4)),
        ("TDDDDD", (1, -1 / 5, -1 / 5, -1 / 5, -1 / 5, -1 / 5)),
    ],
)
def test_the_weights_in_a_contract(roles: str, weights: tuple[float, ...]) -> None:
    named = {"T": Role.TAKER, "P": Role.PARTNER, "D": Role.DEFENDER}
    [shown] = observed([Part(named[letter], 3_000_000) for letter in roles])
    assert shown.weights == pytest.approx(weights)
    assert shown.margin == 3.0


def scored(each: Game, dealer: int, *scores: int) -> Deal:
    """A deal with these scores."""
    [deal] = ended(each, 1)
    return replace(deal, dealer=Seat(dealer), score=DealScored((), scores, ()))


def test_pairs_are_compared_from_the_dealers_side() -> None:
    each = game("ottocento", {})
    [shown] = shown_by(each, scored(each, 1, 100, 303, 100, 303))
    assert shown.weights == (-0.5, 0.5, -0.5, 0.5)
    assert shown.margin == 1.0


def test_no_margin_is_beyond_three_deviations() -> None:
    each = game("piedicavallo", {})
    [shown] = shown_by(each, scored(each, 0, 114, 0, 114, 0))
    assert shown.margin == 12
    [shown] = shown_by(each, scored(each, 1, 114, 0, 114, 0))
    assert shown.margin == -12


def test_each_for_themselves_against_the_mean_of_the_others() -> None:
    each = game("scarto", {})
    first, dealer, third = shown_by(each, scored(each, 1, -6, 10, -4))
    assert dealer.weights == (-0.5, 1, -0.5)
    assert dealer.margin == pytest.approx((15 - 1.5 * 5.5) / 3.1, abs=1e-6)
    assert third.margin == pytest.approx((-6 + 1.5 * 3.1) / 3.1, abs=1e-6)
    assert first.margin == pytest.approx((-9 + 1.5 * 2.4) / 3.1, abs=1e-6)
    assert [one.seats for one in (first, dealer, third)] == [(0,), (1,), (2,)]


def test_only_a_deal_of_all_its_cards_can_be_rated() -> None:
    each = game("tarocco-francese", {}, 4)
    [deal] = ended(each, 1)
    assert is_whole(deal)
    assert not is_whole(replace(deal, score=None))
    assert not is_whole(replace(deal, hands=(1, 0, 0, 0)))
    thrown_in = DealScored((), (0,) * 4, (), counts=False)
    assert not is_whole(replace(deal, score=thrown_in))


@pytest.mark.parametrize("key", list(GAMES))
def test_the_same_deals_give_the_same_ratings(key: str) -> None:
    def rated() -> tuple[Rating, ...]:
        each = game(key, {})
        ratings: tuple[Rating, ...] = (Rating(),) * each.players
        for deal in ended(each, 4):
            ratings = after_deal(ratings, shown_by(each, deal))
        return ratings

    assert rated() == rated()


def test_the_scales_are_those_of_the_games() -> None:
    for key, variant in SCALES:
        options = {} if isinstance(variant, int) else {"variant": variant}
        assert scale_of(game(key, options, variant if isinstance(variant, int) else None))
