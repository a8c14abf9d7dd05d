"""`/tarocchi learn`: the lessons of a game, and a lesson from its first sentence to its last."""

from pathlib import Path
from random import Random

import pytest

from bot.games.actions import Action, Play
from bot.loopback.person import images
from bot.tables.lessons import curriculum
from bot.tables.lessons.lesson import Lesson
from bot.texts import texts_for
from tests.cogs.profile.test_commands import profile
from tests.cogs.solo.alone import Soloist, brought_to_a_deal
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.forms import shown
from tests.cogs.support.guests import Guest, Json, has_button, text_of
from tests.cogs.support.house import House
from tests.cogs.support.past import played
from tests.cogs.support.traffic import CALLBACK, HAND_LATE
from tests.tables.support.people import ADA

TEXTS = texts_for("en")
LESSONS = [curriculum.lesson("scarto", name) for name in curriculum.names_of("scarto")]
FIRST = next(lesson for lesson in LESSONS if lesson.is_first)
ASKING = next(
    lesson
    for lesson in LESSONS
    if lesson.keys
    and lesson.keys[0].at == lesson.begins
    and isinstance(lesson.keys[0].wrong[0], Play)
)
"""A lesson that begins with a question about a card."""


def title(lesson: Lesson) -> str:
    """What stands on the button of a lesson."""
    return TEXTS.say(lesson.text("title"))


async def learn(guest: Guest, game: str = "scarto") -> Json:
    """The page with the lessons of a game."""
    return shown(await guest.command("tarocchi learn", game=game))


async def begin(house: House, guest: Guest, lesson: Lesson) -> Soloist:
    """A person at the beginning of a lesson."""
    return await brought_to_a_deal(
        house, guest, await guest.press(await learn(guest), title(lesson))
    )


async def answer(alone: Soloist, action: Action) -> str:
    """What is said once a card has been played."""
    await alone.do(action)
    return text_of(alone.message)


def said(lesson: Lesson, part: str) -> str:
    """The first words of what a lesson says, up to what is filled in."""
    text = TEXTS.say(lesson.text(part), right="|", done="|")
    return text.partition("|")[0].rstrip("\u2068* ")


async def test_the_page_ticks_what_has_been_played(house: House) -> None:
    guest = await house.guest("ada")
    page = text_of(await learn(guest))
    assert [line for line in page.splitlines() if title(FIRST) in line] == [f"▫️ {title(FIRST)}"]
    since = len(house.traffic.calls)
    alone = await begin(house, guest, FIRST)
    assert images(alone.message)
    await alone.play_out(Random(1))
    assert {*house.traffic.count(since)} <= {CALLBACK, HAND_LATE}
    assert said(FIRST, "learned") in text_of(alone.message)
    page = text_of(shown(await guest.press(alone.message, "All lessons")))
    assert [line for line in page.splitlines() if title(FIRST) in line] == [f"✅ {title(FIRST)}"]


async def test_a_first_deal_says_a_sentence_at_a_time(house: House) -> None:
    alone = await begin(house, await house.guest("ada"), FIRST)
    assert said(FIRST, "intro") in text_of(alone.message)
    moments = [text for _, text in FIRST.moments]
    heard: list[str] = []
    while not alone.table.over:
        await alone.act(Random(1))
        spoken = [key for key in moments if TEXTS.say(key) in text_of(alone.message)]
        assert len(spoken) <= 1
        heard += spoken
    assert len(heard) == len(set(heard))
    assert len(heard) >= 6


async def test_a_wrong_answer_is_told_and_taken_back(house: House) -> None:
    guest = await house.guest("ada")
    alone, key = await begin(house, guest, ASKING), ASKING.keys[0]
    assert said(ASKING, "intro") in text_of(alone.message)
    assert said(ASKING, "key-1") in text_of(alone.message)
    assert said(ASKING, "wrong-1") in await answer(alone, key.wrong[0])
    await alone.press("Take back")
    assert said(ASKING, "key-1") in text_of(alone.message)
    await alone.press("Hint")
    assert "answer" in text_of(alone.message) or "One of these" in text_of(alone.message)
    assert said(ASKING, "right-1") in await answer(alone, key.right[0])
    await alone.play_out(Random(1))
    line = f"Questions answered right: {len(ASKING.keys)} of {len(ASKING.keys)}."
    if len(ASKING.keys) == 1:
        assert line in text_of(alone.message).replace("*", "")


async def test_after_the_last_lesson_people_play_on_their_own(house: House) -> None:
    guest = await house.guest("ada")
    for lesson in LESSONS:
        alone = await begin(house, guest, lesson)
        await alone.play_out(Random(1))
        is_last = lesson is LESSONS[-1]
        assert has_button(alone.message, "Next") is not is_last
        assert ("practice" in text_of(alone.message)) is is_last


async def test_the_answer_about_declarations_can_be_asked_for(house: House) -> None:
    guest = await house.guest("ada")
    lesson = curriculum.lesson("ottocento", "1")
    page = await learn(guest, "ottocento")
    alone = await brought_to_a_deal(house, guest, await guest.press(page, title(lesson)))
    await alone.press("Hint")
    assert "The answer: Declare (3)." in text_of(alone.message).replace("*", "")


async def test_the_best_of_several_times_counts(house: House) -> None:
    guest = await house.guest("ada")
    for answers in (ASKING.keys[0].wrong, ASKING.keys[0].right, ASKING.keys[0].wrong):
        alone = await begin(house, guest, ASKING)
        await answer(alone, answers[0])
        await alone.play_out(Random(1))
        lessons = await house.running.services.lessons.done_by(guest.user_id)
        wrong = answers is ASKING.keys[0].wrong and alone.table.id == 1
        assert lessons == {("scarto", ASKING.name): int(wrong)}


async def test_a_lesson_goes_on_or_begins_anew(house: House) -> None:
    guest = await house.guest("ada")
    alone = await begin(house, guest, FIRST)
    for _ in range(3):
        await alone.act(Random(1))
    seen = alone.view
    asked = shown(await guest.press(await learn(guest), title(FIRST)))
    assert "in the middle of this lesson" in text_of(asked)
    alone.message = asked
    await alone.press("Continue")
    assert alone.view == seen
    alone.message = shown(await guest.press(await learn(guest), title(FIRST)))
    await alone.press("From the beginning")
    await alone.follow()
    assert alone.table.id == 2
    assert alone.view.hand == FIRST.opening.match.view(FIRST.seat).hand


async def test_a_game_that_is_none_is_answered_in_a_sentence(house: House) -> None:
    guest = await house.guest("ada")
    async with nothing_changes(house):
        assert "chess" in told(await guest.command("tarocchi learn", game="chess"))


async def test_a_lesson_that_is_no_more_is_missed(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = await house.guest("ada")
    page = await learn(guest)
    monkeypatch.setattr(curriculum, "FOLDER", tmp_path)
    curriculum.lesson.cache_clear()
    assert told(await guest.press(page, title(FIRST))) == f"There is no lesson {FIRST.name}."


async def test_lessons_are_offered_until_somebody_knows_the_game(house: House) -> None:
    guest = await house.guest("bruno")
    page = shown(await guest.command("tarocchi rules", game="scarto"))
    assert title(FIRST) in text_of(shown(await guest.press(page, "Learn")))
    await played(house)
    async with house.database.transaction() as db:
        theirs = (guest.user_id, ADA)
        await db.execute("UPDATE deal_seats SET user_id = ? WHERE user_id = ?", theirs)
    assert not has_button(shown(await guest.command("tarocchi rules", game="scarto")), "Learn")
    assert has_button(shown(await guest.command("tarocchi rules", game="ottocento")), "Learn")


async def test_the_profile_tells_its_person_how_far_they_have_come(house: House) -> None:
    guest, other = await house.guest("ada"), await house.guest("bruno")
    alone = await begin(house, guest, ASKING)
    await alone.play_out(Random(1))
    assert f"Lessons: Scarto 1 of {len(LESSONS)}" in await profile(guest)
    assert f"Lessons: Scarto 1 of {len(LESSONS)}" in await profile(guest, game="scarto")
    seen = shown(await other.command("tarocchi profile", player=str(guest.user_id)))
    assert not images(seen)


async def test_what_was_learned_is_handed_out_and_deleted(house: House) -> None:
    guest = await house.guest("ada")
    alone = await begin(house, guest, ASKING)
    await alone.play_out(Random(1))
    services = house.running.services
    await services.hub.forget_everywhere(guest.user_id)
    assert await services.lessons.done_by(guest.user_id) == {}
