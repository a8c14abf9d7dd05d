"""What is tried on Discord itself, tried on the playground: a person does what is asked for."""

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app.command_line import main
from bot.app.running import client_of
from bot.app.settings import Settings
from bot.app.trial import hand, listening, measured, run, threads
from bot.app.trial.pages import COMMAND, THREAD
from bot.app.trial.things import DONE, NOT_SENT, NOT_TRIED, REFUSED, SENT, THINGS
from bot.loopback import Person
from bot.loopback.person import buttons
from bot.loopback.world.permissions import MANAGE_THREADS, VIEW_CHANNEL
from bot.loopback.world.threads import new_thread
from cogs.press.facts import NOTE, USUAL, parse
from data import notes
from data.ranges.locks import held
from tests.cogs.support.guests import Guest, says, text_of
from tests.cogs.support.house import ANSWER_WITHIN_S
from tests.loopback.support.controls import control
from tests.trial.conftest import Room

Json = dict[str, Any]

ALONE = {"delete-original", "jump-words", "jump-below", "locked", "no-right"}
VOICE = 2
LATER = {"late-token", "dead-token", "old-edits"}
"""What one person does not try."""
UNLIKE = {"languages"}
"""What is otherwise at the playground, where the bot has not been started."""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A select is open at once."""
    monkeypatch.setattr(hand, "OPEN_S", 0)


def report_in(folder: Path) -> Json:
    """The report for programs."""
    [file] = folder.glob("live-2*.json")
    read: Json = json.loads(file.read_text())
    return read


def page_in(folder: Path) -> str:
    """The report for people."""
    [file] = folder.glob("live-2*.md")
    return file.read_text()


async def facts_in(folder: Path) -> Any:
    """What the bot goes by from now on."""
    return parse(await notes.stored(folder / "bot.db", NOTE))


async def tried(room: Room) -> Json:
    """What was seen in a whole trial."""
    async with asyncio.TaskGroup() as group:
        running = group.create_task(room.run())
        await room.tester.do_all(await room.number())
    assert running.result() == 0
    return {key: thing["outcome"] for key, thing in report_in(room.folder)["things"].items()}


async def test_everything_is_tried_and_reported(room: Room) -> None:
    may_delete_threads(room)
    seen = await tried(room)
    assert {key for key, outcome in seen.items() if outcome == NOT_TRIED} == ALONE | LATER
    other = {thing.key for thing in THINGS if seen[thing.key] not in (NOT_TRIED, thing.expected)}
    assert other == UNLIKE
    assert await facts_in(room.folder) == USUAL
    await check_nothing_is_left(room)
    check_report(room)


def check_report(room: Room) -> None:
    """The report has the limits of every answer, and nothing that tells who was there."""
    report, page = report_in(room.folder), page_in(room.folder)
    callback = {"method": "POST", "route": "/interactions/ID/TOKEN/callback", "status": 200}
    assert any(callback.items() <= answer.items() for answer in report["answers"])
    assert all(age >= 0 for age in report["press_ages_s"])
    ids = [*room.loopback.world.people, *room.loopback.world.channels, room.loopback.token]
    tokens = list(room.loopback.world.by_token)
    for secret in (*ids, *tokens, "Ada"):
        assert secret not in page
        assert secret not in json.dumps(report)
    assert f"{len(THINGS) - len(ALONE | LATER | UNLIKE)} as expected" in page


async def check_nothing_is_left(room: Room) -> None:
    """Nobody can tell that there was a trial."""
    world = room.loopback.world
    assert not world.emojis
    assert commands_of(room) == []
    person = room.tester.guest.person
    assert await person.messages(room.tester.guest.place) == []
    assert THREAD not in [channel["name"] for channel in await person.channels()]
    assert not (room.folder / "live-left.json").exists()


def commands_of(room: Room) -> list[str]:
    """The commands there are."""
    return [command["name"] for command in room.loopback.world.commands.values()]


async def test_who_types_another_number_is_no_tester(room: Room) -> None:
    running = asyncio.create_task(room.run())
    number = await room.number_of(running)
    form = await room.tester.press("door")
    wrong = await room.tester.guest.person.fill(form, {"number": f"{int(number) + 1}"})
    assert "not the number" in text_of(wrong.message or {})
    await room.tester.begin(number)
    await room.tester.press("skip-2")
    await stopped(running)


async def stopped(running: "asyncio.Task[int]") -> None:
    """Ends a trial, as an interrupt does."""
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


async def test_others_are_told_that_the_bot_is_tried(room: Room) -> None:
    async with Person(room.loopback.url, "bruno") as bruno:
        running = await room.started()
        other = Guest(bruno, room.tester.guest.place, 0)
        await bruno.speak("fr")
        door = await other.until(lambda m: "Step" in text_of(m))
        pressed = await bruno.press(door, label="Nothing more comes")
        forged = await bruno.forge_press(door, "play:1:1:1:C7")
        for outcome in (pressed, forged):
            assert text_of(outcome.message or {}).startswith("Le bot est à l’essai")
        assert [text_of(m) for m in other.seen.values() if "Trial" not in text_of(m)] == []
        await stopped(running)


async def test_a_press_that_waited_too_long_is_made_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await room.started()
    await room.tester.guest.until(says("Press *Go on*"))
    monkeypatch.setattr(listening, "ANSWERED_WITHIN_S", -1)
    room.loopback.world.answer_within_s = 0.2
    failed = await room.tester.press("go")
    assert failed.status == "failed"
    monkeypatch.undo()
    room.loopback.world.answer_within_s = ANSWER_WITHIN_S
    await room.tester.press("go")
    await room.tester.guest.until(says("Which number"))
    await stopped(running)


async def test_only_somebody_without_the_right_tells_what_they_can_press(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "STEPS", (threads.opening, threads.archived))
    running, tester = await room.started(), room.tester
    await tester.command()
    await tester.guest.until(says("Take the phone"))
    await tester.press("none")
    await tester.press("nobody")
    await tester.guest.until(says("somebody else"))
    tables, tester.guest.place = tester.guest.place, await tester.thread()
    await tester.press("guest")
    async with Person(room.loopback.url, "bruno") as bruno:
        held = {"channel": tables, "who": "bruno", "permissions": str(VIEW_CHANNEL)}
        await control(room.loopback, "permissions", **held)
        [message] = [m for m in await bruno.messages(tester.guest.place) if "guest" in str(m)]
        [button] = buttons(message)
        # What an app would do before it sends the press is left out.
        await bruno.forge_press(message, button["custom_id"])
    assert await running == 0
    things = report_in(room.folder)["things"]
    assert [things[key]["outcome"] for key in ("archived", "no-right")] == [NOT_SENT, SENT]


async def test_all_can_be_skipped(room: Room) -> None:
    running = await room.started()
    for number, step in enumerate(run.STEPS, 1):
        # Nothing is asked where there is no thread.
        if step not in (measured.installed, threads.archived):
            await room.tester.press(f"skip-{number}")
    assert await running == 0
    seen = report_in(room.folder)["things"]
    assert seen["by-id"]["outcome"] == NOT_TRIED
    assert await facts_in(room.folder) == USUAL


async def test_a_killed_trial_is_tidied_up_by_the_next(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as killed:
        killed.setattr(run, "_tidy", nothing)
        running = await room.started()
        await room.tester.until_hand()
        await stopped(running)
    assert room.loopback.world.emojis
    assert commands_of(room) == [COMMAND]
    may_delete_threads(room)
    monkeypatch.setattr(listening, "PATIENCE_S", 0)
    assert await room.run() == 1
    assert any(line.startswith("Removed what an earlier trial") for line in room.said)
    await check_nothing_is_left(room)


async def nothing(*_: object) -> None:
    """Does nothing, as whoever has been killed."""


def may_delete_threads(room: Room) -> None:
    """Gives the bot the right to manage threads, which it does not ask for."""
    for role in room.loopback.world.guild["roles"]:
        role["permissions"] = str(int(role["permissions"]) | MANAGE_THREADS)


async def test_a_thread_that_may_not_be_deleted_is_archived_and_named(room: Room) -> None:
    running = await room.started()
    await room.tester.until_hand()
    thread = await room.tester.thread()
    await stopped(running)
    assert room.loopback.world.channels[thread]["thread_metadata"]["archived"]
    assert any(
        "may not delete its thread https://discord.com/channels/" in line for line in room.said
    )


@pytest.mark.parametrize("kind", ["thread", "voice"])
async def test_places_without_threads(room: Room, kind: str) -> None:
    world, tables = room.loopback.world, room.tester.guest.place
    if kind == "voice":
        world.channels[tables] |= {"type": VOICE, "bitrate": 64_000, "user_limit": 0}
        place = tables
    else:
        place = world.ids.next()
        parent = world.channels[tables]
        new_thread(world, parent, id=place, name="Ours", owner_id=world.bot["id"])
    room.tester.guest.place = place
    running = await room.started()
    for number in (2, 3):
        await room.tester.press(f"skip-{number}")
    await room.tester.command()
    await room.tester.press("skip-5")
    await stopped(running)
    seen = report_in(room.folder)["things"]
    assert (seen["command"]["outcome"], seen["thread"]["outcome"]) == (DONE, NOT_TRIED)
    assert await room.tester.guest.person.messages(place) == []


async def test_an_hour_later(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "STEPS", ())
    running = await room.started(late=True)
    for minutes in (14.5, 15.5, 61):
        await room.until_said("waiting until")
        room.loopback.clock.advance(minutes * 60)
    assert await running == 0
    things = report_in(room.folder)["things"]
    assert [things[key]["outcome"] for key in ("late-token", "dead-token", "old-edits")] == [
        DONE, REFUSED, DONE,
    ]  # fmt: skip


async def test_nobody_presses(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "PATIENCE_S", 0)
    assert await room.run() == 1
    assert list(room.folder.glob("live-*")) == []


async def test_nobody_goes_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    running = await room.started()
    monkeypatch.setattr(listening, "PATIENCE_S", 0)
    await room.tester.press("skip-2")
    assert await running == 0
    assert any("What is left is not tried" in line for line in room.said)
    assert "not tried" in page_in(room.folder)


async def test_a_place_that_is_no_channel(room: Room, capsys: pytest.CaptureFixture[str]) -> None:
    room.tester.guest.place = "7"
    assert await room.run() == 1
    assert "Unknown Channel" in capsys.readouterr().err


async def test_nobody_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(token="token", database=tmp_path / "new" / "bot.db")
    with client_of("http://127.0.0.1:9"):
        assert await run.main(settings, 7, late=False) == 1
    assert "The trial has ended early: " in capsys.readouterr().err


async def test_a_wrong_token(room: Room, capsys: pytest.CaptureFixture[str]) -> None:
    settings = replace(room.settings, token="wrong")
    assert await run.main(settings, 7, late=False) == 1
    assert "does not accept the token" in capsys.readouterr().err


async def test_not_while_the_bot_runs(room: Room, capsys: pytest.CaptureFixture[str]) -> None:
    with held(room.settings.database):
        assert await room.run() == 1
    assert "stop it first" in capsys.readouterr().err


def test_a_token_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert main(["doctor", "--live", "7"]) == 2
    assert capsys.readouterr().err == "DISCORD_TOKEN is not set.\n"
