"""The Petit is not led while an enemy may beat it, whatever one's role; `simple` still does it."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.actions import Play
from bot.games.cards import CardSet, Seat, as_set
from bot.games.francese.cards import PETIT, T21, TRUMPS
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players import easy, normal, simple
from bot.players.arena import deck, to_act
from bot.players.card_play import prudent
from bot.players.choosing import Player
from bot.players.search.from_view import position_of
from bot.players.situation import Situation, situation_of
from tests.players.support.kinds import game_of

LED = {
    (3, 9): ("defender", 21),
    (4, 31): ("defender", 14),
    (5, 4): ("partner", 14),
    (5, 15): ("taker", 9),
    (6, 2): ("defender", 12),
}
"""By the players and the number of a deal: who leads the Petit as `simple`, from how many cards."""


def leads_of_the_petit(players: int, number: int) -> Iterator[SeatView]:
    """What seats see that lead the Petit from several cards, where `simple` plays this deal."""
    game, rng = game_of(f"tarocco francese, {players} players"), Random(number)
    match = Match(game, Seat(number % players))
    match = match.after(match.next_deal(deck(game.pack, f"petit {number}")))
    while match.deal is not None and match.deal.score is None:
        seen = match.view(to_act(match))
        action = simple.choose(seen, rng)
        if action == Play(PETIT) and not seen.trick.cards and len(seen.hand) > 1:
            yield seen
        match = match.after(match.decide(to_act(match), action))


def plays_of(seen: SeatView, player: Player) -> list[Play]:
    """The cards that a player plays there with different luck."""
    actions = [player(seen, Random(seed)) for seed in range(3)]
    return [action for action in actions if isinstance(action, Play)]


@pytest.mark.parametrize(("players", "number"), LED)
def test_nobody_leads_the_petit_into_higher_trumps(players: int, number: int) -> None:
    [seen] = leads_of_the_petit(players, number)
    assert seen.seat is not None
    assert (seen.roles[seen.seat], len(seen.hand)) == LED[players, number]
    assert PETIT not in [play.card for play in plays_of(seen, simple.choose_prudently)]
    assert PETIT not in [play.card for play in plays_of(seen, normal.choose)]
    assert PETIT.index not in position_of(seen).candidates


def test_an_easy_player_leads_it_by_a_slip_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(easy, "SLIPS", 0.0)
    [seen] = leads_of_the_petit(4, 31)
    assert PETIT not in [play.card for play in plays_of(seen, easy.choose)]


def legal(situation: Situation, **changed: Any) -> CardSet:
    """The cards that a prudent player thinks of there, with something else than it is."""
    return prudent(replace(situation, **changed)).legal


def test_it_is_led_where_nothing_is_risked() -> None:
    [seen] = leads_of_the_petit(4, 31)
    situation = situation_of(seen)
    petit, mate = PETIT.bit, next(iter(situation.friends))
    assert not legal(situation) & petit
    # Nobody has another trump, a friend has the highest, or there is no other card.
    without = tuple(cards & ~TRUMPS for cards in situation.may_hold)
    holds = tuple(T21.bit if seat == mate else 0 for seat in range(4))
    elsewhere = tuple(
        cards if seat == mate else cards & ~T21.bit for seat, cards in enumerate(situation.may_hold)
    )
    assert legal(situation, may_hold=without) & petit
    assert legal(situation, holds=holds, may_hold=elsewhere) & petit
    assert legal(situation, legal=petit) == petit


def test_a_trump_that_a_friend_surely_has_covers_only_what_it_beats() -> None:
    [seen] = leads_of_the_petit(4, 31)
    situation = situation_of(seen)
    mate = next(iter(situation.friends))
    low = 1 << (situation.unseen & TRUMPS).bit_length() - 1
    holds = tuple(low if seat == mate else 0 for seat in range(4))
    assert not legal(situation, holds=holds) & PETIT.bit


def test_whoever_follows_is_not_held_back() -> None:
    [seen] = leads_of_the_petit(4, 31)
    situation = situation_of(seen)
    assert legal(situation, led=TRUMPS) == situation.legal == as_set(seen.hand)
