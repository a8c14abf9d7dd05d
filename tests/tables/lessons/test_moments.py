"""Moments of lessons: what first deals say at them is so, by what the engine makes of each card."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random

import pytest

from bot.games.actions import OneOf, Play, playable
from bot.games.cards import Seat, Suit, as_set
from bot.games.match import Match
from bot.players.arena import to_act
from bot.tables.lessons.curriculum import FOLDER
from bot.tables.lessons.lesson import Lesson, read
from bot.tables.lessons.moments import MOMENTS
from bot.tables.shared_deals.deals import first_match
from tests.bench.players.lessons import playing

FILES = sorted(FOLDER.glob("*/first*.json"))
DEALS = 4
"""How often each first deal is played."""


@cache
def all_turns() -> list[tuple[Seat, Match]]:
    """Each turn of the person in these deals: their seat, and the match."""
    lessons = [read(file.stem, file.read_text(encoding="utf-8")) for file in FILES]
    return [
        (lesson.seat, match)
        for lesson in lessons
        for seed in range(DEALS)
        for match in turns(lesson, seed)
    ]


def turns(lesson: Lesson, seed: int) -> Iterator[Match]:
    """The match at each card of a person who plays any card."""
    rng = Random(seed)
    match = first_match(lesson.game, lesson.fairness).after(lesson.log[: lesson.begins])
    while playing.is_played(match):
        seat = to_act(match)
        ask = match.view(seat).ask
        action = playing.by_computer(match, lesson.fairness, seat)
        if seat == lesson.seat and playable(ask):
            yield match
            assert isinstance(ask, OneOf)
            action = rng.choice([each for each in ask.actions if isinstance(each, Play)])
        match = match.after(match.decide(seat, action))


def winners(match: Match, seat: Seat) -> set[Seat | None]:
    """Who wins the trick, or would if it ended there, after each card that a seat may play."""
    ask = match.view(seat).ask
    assert isinstance(ask, OneOf)
    cards = [action for action in ask.actions if isinstance(action, Play)]
    return {_winner(match.after(match.decide(seat, card)), seat) for card in cards}


def _winner(match: Match, seat: Seat) -> Seat | None:
    view = match.view(seat)
    if view.trick.cards:
        return view.winning
    return view.last_trick.winner if view.last_trick else None


def _may_only_trump(match: Match, seat: Seat) -> bool:
    cards = match.game.pack.members(playable(match.view(seat).ask))
    return {card.suit for card in cards} <= {Suit.TRUMPS, Suit.FOOL}


def _may_play_all(match: Match, seat: Seat) -> bool:
    view = match.view(seat)
    return playable(view.ask) == as_set(view.hand)


def _stays_on_its_side(match: Match, seat: Seat) -> bool:
    return winners(match, seat) <= {seat, *match.view(seat).friends}


SAID: Mapping[str, Callable[[Match, Seat], bool]] = {
    "can-win-last": lambda match, seat: seat in winners(match, seat),
    "cannot-win": lambda match, seat: seat not in winners(match, seat),
    "follows-trumps": _may_only_trump,
    "free": _may_play_all,
    "friend-wins-last": _stays_on_its_side,
    "last-card": _may_play_all,
    "leads": lambda match, seat: winners(match, seat) <= {seat, None},
    "trumps": _may_only_trump,
}
"""What is true of the cards of a seat when the moment has come."""


@pytest.mark.parametrize("name", SAID)
def test_what_is_said_at_a_moment_is_so(name: str) -> None:
    came = [(seat, match) for seat, match in all_turns() if MOMENTS[name](match.view(seat))]
    assert came
    for seat, match in came:
        assert SAID[name](match, seat), (match.game.key, match.view(seat).hand)
