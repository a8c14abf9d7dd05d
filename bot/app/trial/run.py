"""Runs a trial from the first line on the terminal to the report."""

import contextlib
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import UTC, datetime

import aiohttp
import discord

from bot.app.settings import Settings
from bot.app.trial import hand, measured, pages, private, threads
from bot.app.trial.left import Left, TrialChannel
from bot.app.trial.listening import DOOR, NUMBER, SKIP, Listener, Nobody, Skipped, logged_in
from bot.app.trial.report import Report
from bot.app.trial.stage import TrialStage, refusal
from bot.app.trial.things import Sights
from bot.app.trial.verdict import facts_of
from bot.tables.clock import Clock, SystemClock
from cogs.press import facts
from cogs.press.facts import Facts
from data import notes
from data.database import Database
from data.faults import DatabaseError
from data.ranges.locks import Taken, held

TrialStep = Callable[[TrialStage], Awaitable[None]]
STEPS: tuple[TrialStep, ...] = (
    measured.installed,
    private.renewing,
    private.thinking,
    threads.opening,
    hand.hand,
    hand.choosing,
    private.files,
    hand.form,
    threads.archived,
    threads.on_phone,
    threads.mentioning,
)
"""What needs no press, then the rest, the most valuable first."""


WELCOME = (
    "You are the tester: nobody else’s presses count. Begin on the desktop and have a phone at "
    "hand; it takes about ten minutes. *Skip* leaves out what cannot be tried."
)


class NoPlace(Exception):
    """There is no place of that id where the bot can be tried."""


async def main(
    settings: Settings, channel_id: int, *, late: bool, clock: Clock | None = None
) -> int:
    """Try everything, say what is seen, keep the report; return the exit status."""
    try:
        with held(settings.database):
            return await _run(settings, channel_id, clock or SystemClock(), late=late)
    except Taken:
        sys.stderr.write("The bot is running: stop it first, as it would get the presses.\n")
    except discord.LoginFailure:
        sys.stderr.write("Discord does not accept the token in DISCORD_TOKEN.\n")
    except (
        *(discord.DiscordException, DatabaseError, NoPlace, Nobody),
        *(aiohttp.ClientError, OSError),
    ) as fault:
        sys.stderr.write(f"The trial has ended early: {fault}\n")
    return 1


@dataclass(frozen=True, slots=True)
class Notebook:
    """Where everything that is seen is kept at once, so that no end of the trial loses it."""

    database: Database
    before: Facts
    report: Report

    async def write(self) -> None:
        """Keep the report, and what the bot goes by from its next start on."""
        now = facts_of(self.report.sights, self.report.traffic, self.before)
        self.report.facts = now
        self.report.write()
        await notes.write(self.database, facts.NOTE, facts.written(now))


async def _run(settings: Settings, channel_id: int, clock: Clock, *, late: bool) -> int:
    left = Left.read(settings.folder / "live-left.json")
    async with AsyncExitStack() as stack:
        database = await Database.open(settings.database)
        stack.push_async_callback(database.close)
        before = facts.parse(await notes.read(database, facts.NOTE))
        client = await stack.enter_async_context(logged_in(settings.token, clock))
        if removed := await left.clear(client):
            say(f"Removed what an earlier trial has left behind: {removed}")
        place = await _place(client, channel_id)
        report = _report(settings, client, place, clock.now())
        left.began(place.id, clock.now())
        stack.push_async_callback(_tidy, client, left)
        stage = await _opened(client, place, clock, left, report)
        await _try_all(stage, Notebook(database, before, report), late=late)
    say(f"The report is {report.page} and {report.json.name}; it can be sent to the project.")
    return 0


async def _opened(
    client: Listener, place: TrialChannel, clock: Clock, left: Left, report: Report
) -> TrialStage:
    """Return the stage, once somebody has typed the number. Raises `Nobody`."""
    say(f"Open #{place.name} on Discord ({place.jump_url}), press *I am the tester*")
    say(f"and type {client.number}. Everything else is asked there.")
    door = await place.send(view=_door(client, (DOOR, "I am the tester")))
    press = await client.pressed(NUMBER)
    page = pages.private(WELCOME)
    answer = await press.response.send_message(view=page, ephemeral=True)
    if answer.message_id is not None:
        left.sent(press.token, answer.message_id)
    return TrialStage(client, place, clock, left, report.sights, say, press, door)


def _door(client: Listener, way: tuple[str, str], how_far: str = "") -> pages.TrialPage:
    word, label = way
    said = f"The bot is being tried here and plays nothing meanwhile. {how_far}"
    return pages.public(said, pages.answers([(client.id_of(word), label)]))


async def _try_all(stage: TrialStage, notebook: Notebook, *, late: bool) -> None:
    steps = (*STEPS, *((measured.later,) if late else ()))
    for number, step in enumerate(steps, 1):
        try:
            stage.client.skip = f"{SKIP}-{number}"
            await _try(stage, step, f"Step {number} of {len(steps)}.")
        except Nobody as fault:
            say(f"{fault} What is left is not tried.")
            return
        finally:
            measured.measure(stage.sights, stage.client.traffic)
            await notebook.write()


async def _try(stage: TrialStage, step: TrialStep, how_far: str) -> None:
    try:
        # Whoever sees no question any more can go on here.
        door = _door(stage.client, (stage.client.skip, "Nothing more comes"), how_far)
        await stage.door.edit(view=door)
        await step(stage)
    except Skipped:
        say(f"{step.__name__}: skipped")
    except discord.HTTPException as fault:
        # What comes after it may go on all the same.
        say(f"{step.__name__}: broken off, {refusal(fault)}")


async def _tidy(client: Listener, left: Left) -> None:
    # What cannot be removed now stays in the file for the next trial.
    with contextlib.suppress(discord.HTTPException, aiohttp.ClientError):
        await left.clear(client)
    for thread in left.kept:
        say(f"The bot may not delete its thread {thread}: please do that.")


async def _place(client: Listener, channel_id: int) -> TrialChannel:
    place = await client.fetch_channel(channel_id)
    if not isinstance(place, TrialChannel):
        raise NoPlace(f"{channel_id} is no channel, thread or voice chat of a server.")
    return place


def _report(settings: Settings, client: Listener, place: TrialChannel, now: float) -> Report:
    file = settings.folder / f"live-{datetime.fromtimestamp(now, UTC):%Y%m%d-%H%M%S}"
    return Report(
        now, f"{place.type.name.replace('_', ' ')} channel", Sights(), client.traffic, file
    )


def say(line: str) -> None:
    """Say it on the terminal at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
