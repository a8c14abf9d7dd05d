"""Events survive JSON: every kind there is, and those of whole matches."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum
from random import Random
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import pytest

from bot.games import catalogue
from bot.games.cards import Card, Pack, Seat, Suit
from bot.games.events import Event, HandDealt, Public
from data.codec import BadEvent, decode, encode, kinds
from tests.games.support.playing import log_of, some_game


def every_kind(kind: type[Any] = Event) -> Iterator[type[Any]]:
    for child in kind.__subclasses__():
        yield from every_kind(child)
        is_current = getattr(sys.modules[child.__module__], child.__qualname__, None) is child
        if is_current and not getattr(child, "__abstractmethods__", None) and child is not Public:
            yield child


def some_value(hint: Any, pack: Pack, rng: Random) -> Any:
    if isinstance(hint, NewType):
        return some_value(hint.__supertype__, pack, rng)
    if get_origin(hint) is tuple:
        return tuple(some_value(get_args(hint)[0], pack, rng) for _ in range(rng.randrange(4)))
    if get_origin(hint) in (Union, UnionType):
        part = rng.choice(get_args(hint))
        return None if part is NoneType else some_value(part, pack, rng)
    if hint is Card:
        return rng.choice(pack.cards)
    if issubclass(hint, Enum):
        return rng.choice(list(hint))
    if hint in (int, bool, str):
        return {int: rng.randrange(-99, 99), bool: rng.random() < 0.5, str: "è “così”"}[hint]
    return some_event(hint, pack, rng)


def some_event(kind: type[Any], pack: Pack, rng: Random) -> Any:
    hints = get_type_hints(kind)
    return kind(*(some_value(hints[field.name], pack, rng) for field in fields(kind)))


PACKS = {game.pack.key: game.pack for game in catalogue.GAMES.values()}


@pytest.mark.parametrize("kind", list(every_kind()), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS.keys())
def test_every_kind_of_event_survives_json(kind: type[Event], pack: Pack) -> None:
    rng = Random(kind.__name__)
    for _ in range(50):
        event = some_event(kind, pack, rng)
        assert decode(kind.__name__, encode(event), pack) == event


def test_every_kind_of_event_is_known() -> None:
    assert set(kinds().values()) == set(every_kind())


@pytest.mark.parametrize("seed", range(5))
def test_logs_of_matches_survive_json(seed: int) -> None:
    rng = Random(seed)
    game = some_game(rng)
    log = log_of(game, rng)
    assert [decode(type(event).__name__, encode(event), game.pack) for event in log] == log


def test_cards_stand_as_their_codes() -> None:
    pack = catalogue.find("scarto").pack
    event = HandDealt(Seat(2), pack.named("T20 MAT"))
    assert json.loads(encode(event)) == {"seat": 2, "cards": ["T20", "MAT"]}


@dataclass(frozen=True, slots=True)
class BellRung(Public):
    """An event that got a field after some were stored."""

    seat: int
    times: int = 1


def test_field_that_came_later_has_its_default_in_old_rows() -> None:
    pack = catalogue.find("scarto").pack
    assert decode("BellRung", '{"seat": 2}', pack) == BellRung(2, 1)
    assert decode("BellRung", encode(BellRung(2, 5)), pack) == BellRung(2, 5)


def test_unknown_kind_is_refused() -> None:
    with pytest.raises(BadEvent) as refused:
        decode("CardEaten", "{}", catalogue.find("scarto").pack)
    assert refused.value.kind == "CardEaten"


@dataclass(frozen=True, slots=True)
class ThingShown(Public):
    """An event with fields of all other sorts that a game may need."""

    suit: Suit | None
    pair: tuple[int, str]
    groups: tuple[tuple[Card, ...], ...]


def test_enums_pairs_and_groups_of_cards_survive_json() -> None:
    pack = catalogue.find("scarto").pack
    event = ThingShown(Suit.CUPS, (3, "x"), (pack.named("SK CK"), (), pack.named("T1")))
    assert decode("ThingShown", encode(event), pack) == event
