"""Tables of one person and computers, and people who think for some seconds and press."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.loopback import Person
from bot.loopback.person import NotPossible, Outcome
from tests.cogs.support.guests import (
    Guest,
    cards_in,
    discard_selects,
    is_board,
    is_hand,
    is_my_turn,
    text_of,
    thread_of,
)
from tests.cogs.support.playing import ADD, is_lobby

Json = dict[str, Any]

PEOPLE = ("ada", "bruno", "carla", "dino", "elena", "fabio")
AT_ONCE = 12
"""Tables that are opened at the same time."""

BETWEEN_PRESSES_S = 0.5
"""How long people take from one press in a lobby to the next: more at once would be a burst."""

LEAST_THOUGHT_S, MOST_THOUGHT_S = 2, 10
LOOK_AGAIN_S = 0.2

GLANCE_S = 0.6
"""How often somebody looks whether it is their turn: seldom, as the machine is the bot's too."""

GRACE_S = 10.0
"""How long after the end of a run an answer, or the table that shows it, is waited for."""

DISCARDED = 3
"""How many cards are laid aside in the game that is played."""

WATCHED = 10
"""At one in so many tables people watch how soon the table shows what they have played."""


@dataclass(slots=True)
class Answers:
    """How many seconds the answers to presses took, how many presses got none, and how many the
    app refused, as what they were for was gone."""

    seconds: list[float] = field(default_factory=list)
    missing: int = 0
    refused: int = 0

    async def to(self, press: Awaitable[Outcome]) -> Json | None:
        """Presses, and notes how long the answer takes; returns the message it shows, if any."""
        began_s = time.perf_counter()
        try:
            outcome = await press
        except NotPossible:
            self.refused += 1
            return None
        if outcome.status == "failed":
            self.missing += 1
        else:
            self.seconds.append(time.perf_counter() - began_s)
        return outcome.message


@dataclass(slots=True)
class Busy:
    """People who play until a time, and how long they waited: for answers, for the table."""

    until_s: float
    answers: Answers = field(default_factory=Answers)
    repaints_s: list[float] = field(default_factory=list)

    async def play(self, guest: Guest, rng: Random, watches: bool) -> None:
        """One of them plays at one table."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.until_s + GRACE_S - time.perf_counter()):
                await self._play(guest, rng, watches)

    async def _play(self, guest: Guest, rng: Random, watches: bool) -> None:
        hand = await there(guest, is_hand)
        while True:
            await asyncio.sleep(rng.uniform(LEAST_THOUGHT_S, MOST_THOUGHT_S))
            hand = await _on_turn(guest, hand["id"])
            if time.perf_counter() > self.until_s:
                return
            # A button that was changed under the finger is looked for again.
            await self._act(guest, hand, rng, watches)

    async def _act(self, guest: Guest, hand: Json, rng: Random, watches: bool) -> None:
        if discard_selects(hand):
            await self._discard(guest, hand)
        elif watches:
            await self._press_and_watch(guest, hand, rng)
        else:
            await self._press(guest, hand, rng)

    async def _press(self, guest: Guest, hand: Json, rng: Random) -> None:
        await self.answers.to(guest.play_card(hand, rng.choice(cards_in(hand))))

    async def _discard(self, guest: Guest, hand: Json) -> None:
        select, *_ = discard_selects(hand)
        cards = [option["value"] for option in select["options"]][:DISCARDED]
        choice = guest.person.choose(hand, select["custom_id"], cards)
        chosen = await self.answers.to(choice)
        if chosen is not None:
            await self.answers.to(guest.press(chosen, "Discard"))

    async def _press_and_watch(self, guest: Guest, hand: Json, rng: Random) -> None:
        board = await there(guest, is_board)
        began_s = time.perf_counter()
        await self._press(guest, hand, rng)
        await sooner_or_later(
            lambda: guest.person.message(board), lambda shown: text_of(shown) != text_of(board)
        )
        self.repaints_s.append(time.perf_counter() - began_s)


@asynccontextmanager
async def people_at(url: str) -> AsyncIterator[list[Person]]:
    """People who do not watch: what happens at a hundred tables would keep them busy themselves."""
    people = [Person(url, name) for name in PEOPLE]
    try:
        yield people
    finally:
        await asyncio.gather(*(person.close() for person in people))


async def seated(people: Sequence[Person], tables: int, clock: str) -> list[Guest]:
    """So many tables with one of these people each, who begin to play there."""
    turnstile = asyncio.Semaphore(AT_ONCE)
    owners = [people[number % len(people)] for number in range(tables)]
    return await asyncio.gather(*(_seated(person, clock, turnstile) for person in owners))


async def _seated(person: Person, clock: str, turnstile: asyncio.Semaphore) -> Guest:
    # Opens a table, fills it up with computers and begins.
    async with turnstile:
        answer = None
        while answer is None:
            opening = person.command("tables", "tarocchi new", game="scarto", clock=clock)
            answer = (await opening).message
        link = await sooner_or_later(lambda: person.message(answer), lambda m: "<#" in text_of(m))
        guest = Guest(person, thread_of(link), 0)
        lobby = await there(guest, is_lobby)
        panel = (await guest.press(lobby, "Computers")).message
        assert panel is not None
        for message, label in ((panel, ADD), (panel, ADD), (lobby, "Start")):
            await asyncio.sleep(BETWEEN_PRESSES_S)
            await guest.press(message, label)
        return guest


async def there(guest: Guest, wanted: Callable[[Json], bool]) -> Json:
    """The newest message for which *wanted* holds, once there is one."""

    async def newest() -> Json | None:
        await guest.update()
        return guest.newest(wanted)

    return await sooner_or_later(newest, lambda message: True)


async def _on_turn(guest: Guest, hand: str) -> Json:
    # The hand once its owner is to act; with the next deal another takes its place.
    try:
        return await sooner_or_later(lambda: guest.person.message(hand), is_my_turn, GLANCE_S)
    except NotPossible:
        newer = await there(guest, is_hand)
        return await _on_turn(guest, newer["id"])


async def sooner_or_later(
    look: Callable[[], Awaitable[Json | None]],
    wanted: Callable[[Json], bool],
    again_s: float = LOOK_AGAIN_S,
) -> Json:
    """What somebody sees once it is what they wait for, looking again and again."""
    while True:
        message = await look()
        if message is not None and wanted(message):
            return message
        await asyncio.sleep(again_s)
