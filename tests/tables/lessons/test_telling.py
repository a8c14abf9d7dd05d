"""What lessons say at each turn: their questions, and what was answered."""

from collections.abc import Sequence

import pytest

from bot.games.actions import Action
from bot.games.catalogue import GAMES
from bot.games.events import Event
from bot.games.match import Match
from bot.players.arena import to_act
from bot.tables.lessons import curriculum
from bot.tables.lessons.lesson import Lesson
from bot.tables.lessons.telling import Answers, answers, told
from tests.bench.players.lessons.playing import by_computer, is_played

LESSONS = [curriculum.lesson(game, name) for game in GAMES for name in curriculum.names_of(game)]
ASKED = [(lesson, place) for lesson in LESSONS for place in range(len(lesson.keys))]


def name_of(value: object) -> str:
    """What a lesson, or the place of a question, is called in a test."""
    return f"{value.game.key}-{value.name}" if isinstance(value, Lesson) else str(value)


def until_next_turn(lesson: Lesson, before: Sequence[Event], action: Action) -> list[Event]:
    """The events up to the person's next turn, if they do this; or to the end of the deal."""
    log = list(before)
    match = _after(lesson, log)
    part = match.decide(lesson.seat, action)
    while True:
        log += part
        match = match.after(part)
        if not is_played(match) or to_act(match) == lesson.seat:
            return log
        seat = to_act(match)
        part = match.decide(seat, by_computer(match, lesson.fairness, seat))


def _after(lesson: Lesson, log: Sequence[Event]) -> Match:
    return lesson.opening.match.after(log[lesson.begins :])


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_lesson_begins_with_what_it_is_about(lesson: Lesson) -> None:
    said = told(lesson, lesson.log[: lesson.begins]).texts
    assert said[0] == lesson.text("intro")
    assert len(said) <= 2


@pytest.mark.parametrize(("lesson", "place"), ASKED, ids=name_of)
def test_a_question_is_put_at_its_place_alone(lesson: Lesson, place: int) -> None:
    key = lesson.keys[place]
    found = told(lesson, lesson.log[: key.at])
    assert found.asks
    assert found.texts[-1] == lesson.text(f"key-{place + 1}")
    assert found.right == key.right
    # What goes otherwise before puts none.
    other = (*lesson.log[: key.at - 1], lesson.log[0])
    assert not told(lesson, other).asks


@pytest.mark.parametrize(("lesson", "place"), ASKED, ids=name_of)
def test_an_answer_is_spoken_of_at_the_next_turn(lesson: Lesson, place: int) -> None:
    key = lesson.keys[place]
    for action in key.wrong:
        log = until_next_turn(lesson, lesson.log[: key.at], action)
        found = told(lesson, log)
        assert found.texts == (lesson.text(f"wrong-{place + 1}"),)
        assert found.done == action
        assert not found.asks
        assert answers(lesson, log) == Answers(place, 1, place + 1)
    for action in key.right:
        log = until_next_turn(lesson, lesson.log[: key.at], action)
        assert _is_spoken_of(lesson, place, log)
        assert answers(lesson, log).right == place + 1


def _is_spoken_of(lesson: Lesson, place: int, log: Sequence[Event]) -> bool:
    # The next question may be put at once.
    said = told(lesson, log).texts
    return said in ((lesson.text(f"right-{place + 1}"),), (lesson.text(f"key-{place + 2}"),))


def test_a_question_that_is_not_put_is_not_counted() -> None:
    lesson = next(each for each in LESSONS if len(each.keys) > 1)
    first = lesson.keys[0]
    assert answers(lesson, lesson.log[: first.at]) == Answers(0, 0, 0)
    log = until_next_turn(lesson, lesson.log[: first.at], first.wrong[0])
    assert answers(lesson, log) == Answers(0, 1, 1)
