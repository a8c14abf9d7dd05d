"""The pipe: any program can play, by one line of JSON for each question and one for its answer.

A question is made from the view of its seat alone.
"""

import json
from dataclasses import fields, is_dataclass
from random import Random

from bot.games.actions import (
    Action,
    Ask,
    CardsFrom,
    Declare,
    Discard,
    MeldsFrom,
    OneOf,
    Play,
    code_of,
    parse,
)
from bot.games.cards import Card
from bot.games.errors import BadCard
from bot.games.events import Event
from bot.games.view import SeatView
from bot.players import simple
from bot.players.choosing import Player
from bot.players.contest.program import Program, ProgramFault

CHANCES = 2**32
"""The number that a program may leave things to is below this."""


def piped(program: Program) -> Player:
    """Return a player that does what a program answers."""

    def choose(view: SeatView, rng: Random) -> Action:
        """Return what the program answers. Raises `ProgramFault` if that is no answer to the
        question."""
        answer = program.answer(json.dumps(question(view, rng)))
        action = _action(view, answer)
        if action is None:
            raise no_answer(answer)
        return action

    return choose


def no_answer(answer: str) -> ProgramFault:
    """Return the fault of an answer that is no action, or none that is legal."""
    return ProgramFault(f"The program's answer {answer[:80]} is no legal action.")


def question(view: SeatView, rng: Random) -> dict[str, object]:
    """Return what a program is asked: all that the seat sees, and what it may do, as plain values.

    Raises `ValueError` if the seat is asked nothing.
    """
    chance, game = rng.randrange(CHANCES), view.game
    thumb = code_of(simple.choose(view, rng))
    assert view.ask is not None
    return {
        "game": game.key,
        "edition": game.edition,
        "options": _plain(game.options),
        "players": game.players,
        **{name: _plain(getattr(view, name)) for name in _SEEN},
        **_legal(view.ask, thumb),
        "thumb": thumb,
        "chance": chance,
    }


_SEEN = tuple(field.name for field in fields(SeatView) if field.name not in ("game", "ask"))


def _legal(ask: Ask, thumb: str) -> dict[str, object]:
    match ask:
        case OneOf(actions):
            return {"legal": [code_of(action) for action in actions]}
        case CardsFrom(cards, count):
            return {"legal": [thumb], "cards": _plain(cards), "count": count}
        case MeldsFrom(melds):
            all_of_them, none = code_of(Declare(melds)), code_of(Declare(()))
            return {"legal": [all_of_them, none], "melds": _plain(melds)}


def _action(view: SeatView, answer: str) -> Action | None:
    # What the line says, if it is of the kind that is asked for; the match judges the rest.
    try:
        code = json.loads(answer)
        action = parse(view.game.pack, code) if isinstance(code, str) else None
    except (ValueError, BadCard):
        return None
    match view.ask:
        case OneOf(actions):
            silent = Play(action.card) if isinstance(action, Play) else action
            return action if silent in actions else None
        case CardsFrom():
            return action if isinstance(action, Discard) else None
        case _:
            return action if isinstance(action, Declare) else None


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, frozenset):
        return sorted(value)
    if not is_dataclass(value):
        return value
    named = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return {"kind": type(value).__name__, **named} if isinstance(value, Event) else named
