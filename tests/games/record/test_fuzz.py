"""Whatever stands in a record, reading and checking it gives an answer and never breaks."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.fair import Fairness
from bot.games.record import BadRecord, Fault, check, read, write
from bot.games.scarto.rules import Scarto
from tests.games.support.playing import SECRET, log_of

JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    3,
    10**30,
    1.5,
    "",
    "SK",
    "play",
    "\ud800",
    [],
    [[]],
    {},
]

Place = tuple[Any, Any]


def whole() -> dict[str, Any]:
    """A true record with everything that can stand in one."""
    fairness = Fairness("m-1", SECRET, ("1", "2"))
    log = log_of(Scarto(), Random(5), fairness)
    sitters, by_computers = ("A", "B", "C"), range(100, 200)
    record = write(Scarto(), sitters, fairness, log, lambda deal: sitters, by_computers)
    return json.loads(json.dumps(record))  # type: ignore[no-any-return]


WHOLE = whole()


def places(value: Any) -> Iterator[Place]:
    """Every place in it: a list or an object, and the key there."""
    if not isinstance(value, dict | list):
        return
    for key in value if isinstance(value, dict) else range(len(value)):
        yield value, key
        yield from places(value[key])


def spoil(values: dict[str, Any], rng: Random) -> None:
    """Puts something else at a place, takes it away, doubles it or swaps it with another."""
    found = list(places(values))
    owner, key = rng.choice(found)
    match rng.choice(["junk", "gone", "copy", "twice"]):
        case "junk":
            owner[key] = copy.deepcopy(rng.choice(JUNK))
        case "gone":
            del owner[key]
        case "copy":
            other, other_key = rng.choice(found)
            owner[key] = copy.deepcopy(other[other_key])
        case "twice" if isinstance(owner, list):
            owner.insert(key, copy.deepcopy(owner[key]))
        case _:
            owner[rng.choice(["note", "seat", "card", "cards"])] = owner[key]


def answer(values: object) -> str:
    """What checking says: a sentence, or nothing if all holds."""
    return answer_to(json.dumps(values))


def answer_to(text: str) -> str:
    """What checking a text says."""
    try:
        for _ in check(read(text)):
            pass
    except (BadRecord, Fault) as fault:
        return str(fault)
    return ""


def test_the_record_to_be_spoilt_is_true() -> None:
    assert answer(WHOLE) == ""


@settings(max_examples=250, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 2**32 - 1))
def test_a_spoilt_record_is_answered_with_one_sentence(seed: int) -> None:
    rng = Random(seed)
    values = copy.deepcopy(WHOLE)
    for _ in range(rng.choice([1, 1, 1, 2, 5])):
        spoil(values, rng)
    sentence = answer(values)
    assert sentence.isprintable()
    assert len(sentence) < 600


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 2**32 - 1))
def test_a_text_cut_anywhere_is_answered(seed: int) -> None:
    rng = Random(seed)
    text = json.dumps(WHOLE)
    first, last = sorted(rng.sample(range(len(text)), 2))
    assert answer_to(text[:first] + text[last:]).isprintable()
