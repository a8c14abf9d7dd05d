"""The lessons of a game, what one says while it is played, and what it becomes in the end."""

from collections.abc import Mapping, Sequence

from discord import ui

from bot.games.view import SeatView
from bot.tables.lessons import curriculum
from bot.tables.lessons.lesson import Lesson
from bot.tables.lessons.telling import Answers, Told
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.actions import action_label
from bot.words.lists import one_of
from bot.words.numbers import signed
from bot.words.wording import Wording
from cogs.layouts.components import Button, Text
from cogs.layouts.hand.result import sum_lines
from cogs.layouts.ids import BeginAgain, BeginLesson, GoOn, ShowDeal, ShowLessons
from cogs.layouts.parts import ACCENT, FELT, PRIMARY, SECONDARY, boxed, button, row, rows_of

IN_ROW = 2
"""How many buttons with a title fit side by side."""


def lessons_page(game: str, done: Mapping[tuple[str, str], int], texts: Texts) -> ui.LayoutView:
    """Return the lessons of a game. Those that the reader has `done` are ticked, with how many
    questions they answered wrong; the first of the others comes to mind first."""
    names = curriculum.names_of(game)
    left = [name for name in names if (game, name) not in done]
    lines = [texts.say("learn-title", game=texts.say(f"game-{game}")), texts.say("learn-how")]
    lines += [_line(game, name, done, texts) for name in names]
    ways = [
        button(
            BeginLesson(game, name),
            texts.say(f"lesson-{game}-{name}-title"),
            PRIMARY if name in left[:1] else SECONDARY,
        )
        for name in names
    ]
    return boxed(FELT, Text("\n".join(lines)), *rows_of(ways, IN_ROW))


def learn_button(game: str, texts: Texts) -> Button:
    """Return the button that leads to the lessons of a game."""
    return button(ShowLessons(game), texts.say("button-learn"))


def lesson_open(table: Table, lesson: Lesson, texts: Texts) -> ui.LayoutView:
    """Ask a person who is in the middle of a lesson whether they go on with it."""
    ways = (
        button(GoOn(table.id), texts.say("button-go-on"), PRIMARY),
        button(BeginAgain(table.id), texts.say("button-lesson-again")),
    )
    text = texts.say("lesson-open", title=texts.say(lesson.text("title")))
    return boxed(ACCENT, Text(text), row(ways))


def told_in_words(told: Told, view: SeatView, wording: Wording) -> str:
    """Return what a lesson says at a turn; empty if that is nothing."""
    right = one_of([action_label(view, action, wording) for action in told.right], wording.texts)
    done = "" if told.done is None else action_label(view, told.done, wording)
    lines = [wording.say(key, right=right, done=done) for key in told.texts]
    if told.cost:
        lines.append(wording.say("lesson-cost", count=max(1, round(told.cost))))
    return "\n".join(lines)


def shown_answer(told: Told, view: SeatView, wording: Wording) -> str:
    """Return the answers to the question that a lesson asks now."""
    right = [action_label(view, action, wording) for action in told.right]
    return wording.say("lesson-answer", count=len(right), right=one_of(right, wording.texts))


def lesson_result(
    table: Table, lesson: Lesson, given: Answers, view: SeatView, wording: Wording
) -> ui.LayoutView:
    """Return what a lesson becomes when its deal is over: what it was about, what the deal has
    brought, and ways to go on."""
    again = button(BeginAgain(table.id), wording.say("button-again"))
    game, following = lesson.game.key, curriculum.next_after(lesson)
    if table.unfinished:
        return boxed(FELT, Text(wording.say("practice-given-up")), row([again]))
    lines = [
        wording.say("lesson-title", title=wording.say(lesson.text("title"))),
        *_answers(given, wording),
        wording.say(lesson.text("learned")),
        *_brought(table, view, wording),
        *([wording.say("lesson-last")] if following is None else []),
    ]
    ways = [again, button(ShowLessons(game), wording.say("button-lessons"))]
    if following is not None:
        ways.insert(0, button(BeginLesson(game, following), wording.say("button-next"), PRIMARY))
    ways.append(button(ShowDeal(table.id, view.number), wording.say("button-replay")))
    return boxed(FELT, Text("\n".join(lines)), row(ways))


def _line(game: str, name: str, done: Mapping[tuple[str, str], int], texts: Texts) -> str:
    title, wrong = texts.say(f"lesson-{game}-{name}-title"), done.get((game, name))
    if wrong is None:
        return texts.say("learn-line", title=title)
    return texts.say("learn-line-done", title=title, wrong=wrong)


def _answers(given: Answers, wording: Wording) -> Sequence[str]:
    if not given.put:
        return ()
    return (wording.say("lesson-answers", right=given.right, count=given.put),)


def _brought(table: Table, view: SeatView, wording: Wording) -> list[str]:
    assert view.seat is not None
    assert view.score is not None
    scored = wording.say("practice-result", score=signed(view.score.scores[view.seat]))
    return [scored, *sum_lines(table, view, wording)]
