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
    has_button,
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

    async def to(self, press: Awaitable[Outcome]) -> Outcome | None:
        """Presses, and notes how long the answer takes; returns what comes of it unless the app
        refuses."""
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
        return outcome

    async def to_card(self, guest: Guest, hand: Json, rng: Random) -> Outcome | None:
        """Somebody presses a card of their hand, whichever."""
        return await self.to(guest.play_card(hand, rng.choice(cards_in(hand))))

    async def to_discard(self, guest: Guest, hand: Json, rng: Random) -> Outcome | None:
        """Somebody lays cards aside, whichever."""
        if has_button(hand, "Start over"):
            await self.to(guest.press(hand, "Start over"))
        select, *_ = discard_selects(hand)
        # Not always the same: an app does not send twice what was chosen already.
        cards = rng.sample([option["value"] for option in select["options"]], DISCARDED)
        chosen = await self.to(guest.person.choose(hand, select["custom_id"], cards))
        if chosen is None or chosen.message is None:
            return None
        return await self.to(guest.press(chosen.message, "Discard"))


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
            await self.answers.to_discard(guest, hand, rng)
        elif watches:
            await self._press_and_watch(guest, hand, rng)
        else:
            await self.answers.to_card(guest, hand, rng)

    async def _press_and_watch(self, guest: Guest, hand: Json, rng: Random) -> None:
        board = await there(guest, is_board)
        began_s = time.perf_counter()
        await self.answers.to_card(guest, hand, rng)
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


Opening = tuple[Person, str]
"""Who plays, and the id or name of the channel in which they open a table."""


def on_first_server(people: Sequence[Person], tables: int) -> list[Opening]:
    """Where these people open so many tables in all."""
    return [(people[number % len(people)], "tables") for number in range(tables)]


async def seated(places: Sequence[Opening], clock: str) -> list[Guest]:
    """Tables at these places, each with one person who begins to play there."""
    turnstile = asyncio.Semaphore(AT_ONCE)
    return await asyncio.gather(*(_seated(*place, clock, turnstile) for place in places))


async def _seated(person: Person, channel: str, clock: str, turnstile: asyncio.Semaphore) -> Guest:
    # Opens a table, fills it up with computers and begins.
    async with turnstile:
        answer = None
        while answer is None:
            opening = person.command(channel, "tarocchi new", game="scarto", clock=clock)
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
