"""Checks lessons: what is wrong with one is told in sentences, none if it can stay.

Cards are compared in worlds of the lesson's own seed, bids and calls in as many imagined deals.
Of declarations the sheet alone says what is right, so they are only played out as the cards lie.
"""

import json
from collections.abc import Iterator
from random import Random

from bot.games.actions import Action, Declare, Play, code_of
from bot.games.errors import IllegalAction
from bot.games.events import Act
from bot.games.match import Match
from bot.games.record import check as recomputed
from bot.games.record import parse
from bot.players.search.from_view import position_of
from bot.ratings.units import scale_of
from bot.tables.lessons.lesson import KeyDecision, Lesson, read
from bot.tables.shared_deals.deals import first_match
from tests.bench.players.lessons import playing
from tests.bench.players.lessons.comparing import PLAIN, Comparison, compared
from tests.bench.players.lessons.imagining import imagined, value
from tests.bench.players.lessons.saying import compared_in, drawn

MOST_KEYS = 3
FEW, MANY = 100, 2000
"""Worlds in which every run of the tests compares, and the one with compiled code."""
IMAGINED = 400
SURE = 3.0


def faults(name: str, text: str) -> Iterator[str]:
    """What any run of the tests finds wrong with the lesson of this name in this JSON text."""
    record = json.loads(text)["record"]
    lesson, game = read(name, text), parse(record).game
    if len(record["deals"]) != 1 or record["fair"]["seeds"] or "result" in record:
        yield "its record is not that of one deal without seeds and result"
    if not game.key or not any(end.scores for end in recomputed(parse(record))):
        yield "its deal is not played to the end"
    yield from _of_the_line(lesson)
    for place, key in enumerate(lesson.keys, 1):
        yield from (f"key {place}: {fault}" for fault in _of_key(lesson, key))


def is_sound(lesson: dict[str, object]) -> bool:
    """Whether nothing is wrong with a lesson as it is stored."""
    text = json.dumps(lesson)
    return not any(faults("", text)) and not any(deep_faults("", text))


def deep_faults(name: str, text: str) -> Iterator[str]:
    """What only compiled code has the time to find."""
    lesson = read(name, text)
    for place, key in enumerate(lesson.keys, 1):
        apart = _apart(lesson, key, MANY, IMAGINED)
        yield from (f"key {place}: {fault}" for fault in _behind(key, apart, SURE))
        yield from (f"key {place}: {fault}" for fault in _as_it_lies(lesson, key))


def _of_the_line(lesson: Lesson) -> Iterator[str]:
    # The computers do what they do at the table; the person takes over at a turn of theirs.
    for at, event in enumerate(lesson.log):
        if isinstance(event, Act) and event.seat != lesson.seat:
            match = match_at(lesson, at)
            usual = playing.by_computer(match, lesson.fairness, event.seat)
            if usual != event.action():
                done = code_of(event.action())
                yield f"the computer on seat {event.seat} does {done}, not {code_of(usual)}"
    taken_over = lesson.log[lesson.begins]
    if not isinstance(taken_over, Act) or taken_over.seat != lesson.seat:
        yield "it does not begin with a turn of the person"


def _of_key(lesson: Lesson, key: KeyDecision) -> Iterator[str]:
    event, match = lesson.log[key.at], match_at(lesson, key.at)
    if len(lesson.keys) > MOST_KEYS or not key.right or not key.wrong:
        yield "there are too many, or nothing is right or wrong"
    if key.at < lesson.begins or not isinstance(event, Act) or event.seat != lesson.seat:
        yield "it is no turn of the person's"
        return
    if event.action() not in key.right:
        yield "the deal goes on with what is not right"
    if {*map(code_of, key.right)} & {*map(code_of, key.wrong)}:
        yield "something is both right and wrong"
    illegal = [
        code_of(one) for one in (*key.right, *key.wrong) if not _is_legal(match, lesson, one)
    ]
    yield from (f"{code} is against the rules" for code in illegal)
    if not any(_is_choice(lesson, at) for at in range(key.at + 1, len(lesson.log))):
        yield "the person chooses nothing after it"
    if not illegal:
        yield from _behind(key, _apart(lesson, key, FEW, FEW), 0.0)


def _is_legal(match: Match, lesson: Lesson, action: Action) -> bool:
    try:
        return bool(match.decide(lesson.seat, action))
    except IllegalAction:
        return False


def _is_choice(lesson: Lesson, at: int) -> bool:
    event = lesson.log[at]
    if not isinstance(event, Act) or event.seat != lesson.seat:
        return False
    ask = match_at(lesson, at).view(lesson.seat).ask
    return len(getattr(ask, "actions", ())) > 1


def match_at(lesson: Lesson, at: int) -> Match:
    """The match of a lesson after so many events."""
    return first_match(lesson.game, lesson.fairness).after(lesson.log[:at])


def _apart(lesson: Lesson, key: KeyDecision, worlds: int, deals: int) -> Comparison | None:
    # What is right and what is wrong compared, by their places in one row; None for declarations.
    match, rng = match_at(lesson, key.at), Random(lesson.fairness.secret)
    row, unit = (*key.right, *key.wrong), scale_of(lesson.game).unit
    if all(isinstance(action, Declare) for action in row):
        return None
    cards = [action.card.index for action in row if isinstance(action, Play)]
    if len(cards) == len(row):
        found = compared(position_of(match.view(lesson.seat)), cards, worlds, rng, unit)
        assert found is not None
        return Comparison({place: found.values[card] for place, card in enumerate(cards)}, unit)
    moves = [(one.seat, one.action()) for one in lesson.log[: key.at] if isinstance(one, Act)]
    found_deals = drawn(imagined(lesson.log, match, moves, lesson.seat, rng), deals)
    assert found_deals, "there are no deals in which the others would have said the same"
    return compared_in(found_deals, lesson.seat, dict(enumerate(row)), rng, value)


def _behind(key: KeyDecision, apart: Comparison | None, sure: float) -> Iterator[str]:
    if apart is None:
        return
    rights = len(key.right)
    for one, right in enumerate(key.right):
        for other, wrong in enumerate(key.wrong, rights):
            points, error = apart.ahead(one, other)
            if points <= sure * error:
                pair = f"{code_of(right)} … {code_of(wrong)}"
                yield f"{pair}: ahead by no more than {points:.2f} ± {error:.2f}"


def _as_it_lies(lesson: Lesson, key: KeyDecision) -> Iterator[str]:
    event = lesson.log[key.at]
    assert isinstance(event, Act)
    best = _end(lesson, key, event.action())
    for wrong in key.wrong:
        if best - _end(lesson, key, wrong) < PLAIN * scale_of(lesson.game).unit:
            yield f"{code_of(wrong)} does not lose as the cards lie"


def _end(lesson: Lesson, key: KeyDecision, action: Action) -> float:
    match = match_at(lesson, key.at)
    end = playing.played_out(match, lesson.fairness, lesson.seat, action)
    came_to = playing.result if isinstance(action, Play) else playing.own_score
    return came_to(end, lesson.seat)
