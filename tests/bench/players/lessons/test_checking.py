"""What is wrong with a lesson is found: each test takes one that can stay and spoils it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.tables.lessons.curriculum import FOLDER
from tests.bench.players.lessons import checking, playing

NAME = "3"
SOUND = (FOLDER / "scarto" / f"{NAME}.json").read_text(encoding="utf-8")

Lesson = dict[str, Any]


def spoiled(spoil: Callable[[Lesson], object]) -> str:
    """The lesson after something has been done to it."""
    lesson = json.loads(SOUND)
    spoil(lesson)
    return json.dumps(lesson)


def own_moves(lesson: Lesson) -> list[int]:
    """The places of the person's moves."""
    actions = lesson["record"]["deals"][0]["actions"]
    return [place for place, action in enumerate(actions) if action["seat"] == lesson["seat"]]


def swap(lesson: Lesson) -> None:
    """Calls wrong what is right, and the other way round."""
    key = lesson["keys"][0]
    key["right"], key["wrong"] = key["wrong"], key["right"]


def call_played_card_legal(lesson: Lesson) -> None:
    """Calls a card wrong that lay on the table before."""
    first = lesson["record"]["deals"][0]["actions"][own_moves(lesson)[1]]
    lesson["keys"][0]["wrong"].append(first["card"])


def ask_at_the_last_card(lesson: Lesson) -> None:
    """Puts the question when there is only one card left."""
    lesson["keys"][0]["move"] = own_moves(lesson)[-1]


def ask_before_the_beginning(lesson: Lesson) -> None:
    """Puts the question at a move that was made for the person."""
    lesson["keys"][0]["move"] = own_moves(lesson)[1]


def begin_at_a_computers_turn(lesson: Lesson) -> None:
    """Lets the person take over where another seat has to act."""
    lesson["from"] += 1


def leave_out_the_end(lesson: Lesson) -> None:
    """Ends the deal before its last trick."""
    del lesson["record"]["deals"][0]["actions"][-3:]
    for stated in ("tricks", "scores"):
        lesson["record"]["deals"][0].pop(stated)


def ask_nothing_wrong(lesson: Lesson) -> None:
    """Calls nothing wrong."""
    lesson["keys"][0]["wrong"] = []


def call_the_same_both(lesson: Lesson) -> None:
    """Calls a right card wrong as well."""
    lesson["keys"][0]["wrong"] += lesson["keys"][0]["right"]


def test_a_lesson_that_can_stay_has_no_faults() -> None:
    assert [*checking.faults(NAME, SOUND)] == []
    assert [*checking.deep_faults(NAME, SOUND)] == []


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (swap, "the deal goes on with what is not right"),
        (swap, "ahead by no more than -"),
        (call_played_card_legal, "is against the rules"),
        (ask_at_the_last_card, "the person chooses nothing after it"),
        (ask_before_the_beginning, "it is no turn of the person's"),
        (begin_at_a_computers_turn, "it does not begin with a turn of the person"),
        (leave_out_the_end, "its deal is not played to the end"),
        (ask_nothing_wrong, "there are too many, or nothing is right or wrong"),
        (call_the_same_both, "something is both right and wrong"),
    ],
)
def test_a_fault_is_told(spoil: Callable[[Lesson], object], fault: str) -> None:
    assert fault in "\n".join(checking.faults(NAME, spoiled(spoil)))


def test_what_is_no_worse_is_told_by_more_worlds_and_by_the_lie_of_the_cards() -> None:
    found = "\n".join(checking.deep_faults(NAME, spoiled(call_the_same_both)))
    assert "ahead by no more than 0.00 ± 0.00" in found
    assert "does not lose as the cards lie" in found


def test_computers_of_another_level_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LEVEL", "novice")
    assert "the computer on seat" in "\n".join(checking.faults(NAME, SOUND))
