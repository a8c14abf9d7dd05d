"""What a lesson says at each turn of its person, found in what has happened in their deal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.actions import Action, code_of
from bot.games.cards import Card
from bot.games.events import Act, CardPlayed, Event
from bot.games.view import SeatView
from bot.tables.lessons.lesson import KeyDecision, Lesson
from bot.tables.lessons.moments import MOMENTS
from bot.tables.shared_deals.deals import first_match

SAID = "~"
"""Comes before what is said with an action in its code."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is said at a turn: keys of texts, and the actions that these may name.

    `asks` says whether this is one of the lesson's questions; `right` are its answers, or those of
    the question before. `done` is the wrong answer that has just been given, if one was. `cost` is
    what any other card has certainly cost, in points.
    """

    texts: tuple[str, ...] = ()
    asks: bool = False
    right: tuple[Action, ...] = ()
    done: Action | None = None
    cost: float = 0.0


@dataclass(frozen=True, slots=True)
class Answers:
    """How many answers were right and wrong, to how many questions that were `put`.

    An answer may be neither. A question is not put if the deal has gone otherwise before.
    """

    right: int
    wrong: int
    put: int


def told(lesson: Lesson, log: Sequence[Event]) -> Told:
    """Return what is said to the person now that it is their turn, given the events of their deal.

    A question is put, and its answer spoken of, only as long as all goes as in the lesson.
    """
    acts = _own_acts(lesson, log)
    # Before anything is done comes what the lesson is about.
    intro = () if acts else (lesson.text("intro"),)
    question = _question(lesson, log)
    if question is not None:
        place, key = question
        return Told((*intro, lesson.text(f"key-{place}")), asks=True, right=key.right)
    if intro:
        return Told(intro)
    moment = _moment(lesson, log, acts)
    return _spoken_of(lesson, log, acts[-1]) if moment is None else Told((moment,))


def last_card(lesson: Lesson, log: Sequence[Event]) -> tuple[SeatView, Card] | None:
    """Return the card that the person has done last, with what they saw then; None if it was no
    card, or nothing."""
    acts = _own_acts(lesson, log)
    event = log[acts[-1]] if acts else None
    if not isinstance(event, CardPlayed):
        return None
    match = first_match(lesson.game, lesson.fairness).after(log[: acts[-1]])
    return match.view(lesson.seat), event.card


def answers(lesson: Lesson, log: Sequence[Event]) -> Answers:
    """Return how the questions of a lesson were answered that were put in a deal."""
    given = [(key, _answer(lesson, key, log)) for key in lesson.keys]
    put = [(key, answer) for key, answer in given if answer is not None]
    right = sum(_code(answer) in map(_code, key.right) for key, answer in put)
    return Answers(right, sum(_is_wrong(key, answer) for key, answer in put), len(put))


def _answer(lesson: Lesson, key: KeyDecision, log: Sequence[Event]) -> Action | None:
    # What was done when the question was put; None if it was not, or has not been answered.
    event = log[key.at] if len(log) > key.at and _goes_alike(lesson, log, key.at) else None
    return event.action() if isinstance(event, Act) else None


def _is_wrong(key: KeyDecision, answer: Action | None) -> bool:
    return answer is not None and _code(answer) in map(_code, key.wrong)


def _code(action: Action) -> str:
    # What is said with a card makes no other answer of it.
    return code_of(action).partition(SAID)[0]


def _question(lesson: Lesson, log: Sequence[Event]) -> tuple[int, KeyDecision] | None:
    # The question that is put now, and its number from 1.
    for place, key in enumerate(lesson.keys, start=1):
        if key.at == len(log) and _goes_alike(lesson, log, key.at):
            return place, key
    return None


def _goes_alike(lesson: Lesson, log: Sequence[Event], at: int) -> bool:
    return tuple(log[:at]) == lesson.log[:at]


def _own_acts(lesson: Lesson, log: Sequence[Event]) -> list[int]:
    # The places of what the person has done themselves.
    own = enumerate(log[lesson.begins :], start=lesson.begins)
    return [at for at, event in own if isinstance(event, Act) and event.seat == lesson.seat]


def _spoken_of(lesson: Lesson, log: Sequence[Event], newest: int) -> Told:
    # What is said of the answer that was given just before.
    for place, key in enumerate(lesson.keys, start=1):
        answer = _answer(lesson, key, log) if key.at == newest else None
        if answer is not None and _is_wrong(key, answer):
            return Told((lesson.text(f"wrong-{place}"),), right=key.right, done=answer)
        if answer is not None and _code(answer) in map(_code, key.right):
            return Told((lesson.text(f"right-{place}"),), right=key.right)
    return Told()


def _moment(lesson: Lesson, log: Sequence[Event], acts: Sequence[int]) -> str | None:
    # The first of what has not been said before and fits this turn, going through all turns.
    left = dict(lesson.moments)
    found: str | None = None
    for view in _turns(lesson, log, acts):
        name = next((name for name in left if MOMENTS[name](view)), None)
        found = None if name is None else left.pop(name)
    return found


def _turns(lesson: Lesson, log: Sequence[Event], acts: Sequence[int]) -> Iterator[SeatView]:
    # What the person saw at each of their turns, this one included; the first one has the intro.
    match, done = first_match(lesson.game, lesson.fairness), 0
    for at in (*acts[1:], len(log)):
        match, done = match.after(log[done:at]), at
        yield match.view(lesson.seat)
