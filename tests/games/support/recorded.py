"""Match records of Scarto for tests, and what is wrong with one."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.fair import Fairness
from bot.games.record import BadRecord, Fault, check, parse, write
from bot.games.scarto.rules import Scarto
from bot.texts import texts_for
from bot.words.records import in_sentence
from tests.games.support.playing import SECRET, log_of

HAND_WRITTEN = Path(__file__).parents[1] / "record" / "scarto.json"
NAMES = ("Ada", "Bruno", "Carla", "Dora", "Ezio", "Flora")
FAIRNESS = Fairness("m-1", SECRET, ("1234", "è"))

Values = dict[str, Any]


def through_json(values: object) -> Values:
    """The values as they are read again."""
    return json.loads(json.dumps(values))  # type: ignore[no-any-return]


def fair_record(steps: int | None = None) -> Values:
    """A match of Scarto with fair deals; all of it, or so many steps."""
    game = Scarto()
    return through_json(write(game, NAMES[:3], FAIRNESS, log_of(game, Random(7), FAIRNESS, steps)))


def in_words(fault: Fault) -> str:
    """The fault as a sentence after its path."""
    return f"{fault.path}: {in_sentence(fault.finding, texts_for('en'))}"


def fault_of(values: Values) -> str:
    """What the record says that is not so."""
    with pytest.raises(Fault) as caught:
        list(check(parse(values)))
    return in_words(caught.value)


def problem_of(values: object) -> str:
    """Why the values are no record."""
    with pytest.raises(BadRecord) as caught:
        parse(values)
    return str(caught.value)


def hand_written() -> Values:
    """The record of one deal that was written by hand."""
    return json.loads(HAND_WRITTEN.read_text(encoding="utf-8"))  # type: ignore[no-any-return]


WHOLE = fair_record()
"""A whole match; tests spoil copies of it."""
