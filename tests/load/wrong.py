"""Presses that nobody could make in an honest client, or that come too late."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from string import printable
from typing import Any

from bot.games.catalogue import GAMES
from bot.loopback import Person
from bot.loopback.person import Outcome, buttons, selects
from cogs.layouts.codec import plain_id
from tests.cogs.support.guests import Guest, is_board, is_hand
from tests.load.crowd import Answers, there

Json = dict[str, Any]

DECK = [card.code for card in GAMES["scarto"]().pack.cards]
"""The cards of the game that is played."""

LETTERS = printable.strip() + "äß€漢🂡\u202e"
LONGEST = 100


@dataclass(frozen=True, slots=True)
class Target:
    """A table with the person who plays there, their hand, and what everybody sees."""

    guest: Guest
    hand: Json
    board: Json

    @property
    def owner(self) -> Person:
        """The person who plays there."""
        return self.guest.person


async def targets(guests: Sequence[Guest]) -> list[Target]:
    """The tables of these people as they are now."""
    return [await target(guest) for guest in guests]


async def target(guest: Guest) -> Target:
    """The table of one of them as it is now."""
    return Target(guest, await there(guest, is_hand), await there(guest, is_board))


class Wrong:
    """Presses at these tables by people who may not, or in a way that nobody can."""

    def __init__(self, people: Sequence[Person], aims: list[Target], rng: Random) -> None:
        self._people = people
        self._aims = aims
        self._rng = rng
        self.kinds: tuple[Callable[[Target], Awaitable[Outcome]], ...] = (
            self._foreign,
            self._old,
            self._elsewhere,
            self._cut_off,
            self._garbage,
            self._wrong_type,
            self._not_held,
            self._unknown,
        )

    async def press(self, count: int, seconds: float, answers: Answers) -> None:
        """So many presses of all kinds in turn, evenly over this time."""
        async with asyncio.TaskGroup() as pressing:
            for number in range(count):
                kind, aim = self.kinds[number % len(self.kinds)], self._rng.choice(self._aims)
                pressing.create_task(answers.to(kind(aim)))
                await asyncio.sleep(seconds / count)

    async def _foreign(self, aim: Target) -> Outcome:
        # What only the owner may press, at a message that everybody sees.
        others = [person for person in self._people if person is not aim.owner]
        return await self._rng.choice(others).forge_press(aim.board, self._id_in(aim))

    async def _old(self, aim: Target) -> Outcome:
        word, table, deal, step, *rest = self._id_in(aim).split(":")
        return await aim.owner.forge_press(
            aim.hand, ":".join((word, table, deal, str(int(step) + 1), *rest))
        )

    async def _elsewhere(self, aim: Target) -> Outcome:
        word, _, *rest = self._id_in(aim).split(":")
        return await aim.owner.forge_press(aim.hand, ":".join((word, "987654321", *rest)))

    async def _cut_off(self, aim: Target) -> Outcome:
        # Not within the card: of C10 would be left C1, which is one as well.
        rest, *_ = self._id_in(aim).rpartition(":")
        return await aim.owner.forge_press(aim.board, rest[: self._rng.randrange(1, len(rest))])

    async def _garbage(self, aim: Target) -> Outcome:
        text = "".join(self._rng.choices(LETTERS, k=self._rng.randint(1, LONGEST)))
        return await aim.owner.forge_press(aim.board, text)

    async def _wrong_type(self, aim: Target) -> Outcome:
        return await aim.owner.forge_choice(aim.hand, self._id_in(aim), ["", "M1", "999"])

    async def _not_held(self, aim: Target) -> Outcome:
        held = {*_cards_in(aim.hand)}
        other = self._rng.choice([card for card in DECK if card not in held])
        return await aim.owner.forge_press(aim.hand, self._play(aim, other))

    async def _unknown(self, aim: Target) -> Outcome:
        return await aim.owner.forge_press(aim.hand, self._play(aim, "Z99"))

    def _play(self, aim: Target, card: str) -> str:
        # As if it could be played now, on turn or off.
        _, table, deal, step, *_ = self._id_in(aim).split(":")
        return f"play:{table}:{deal}:{step}:{card}"

    def _id_in(self, aim: Target) -> str:
        return self._rng.choice([*ids_in(aim.hand)])


def _cards_in(hand: Json) -> Iterator[str]:
    # The cards that can be chosen in a hand, by a button each or in a select.
    yield from (each.get("custom_id", "").rpartition(":")[2] for each in buttons(hand))
    yield from (option["value"] for each in selects(hand) for option in each["options"])


def ids_in(hand: Json) -> Iterator[str]:
    """The ids of what does something in the game: with a table, a deal and a step."""
    for each in (*buttons(hand), *selects(hand)):
        custom_id = plain_id(each.get("custom_id", ""))
        if custom_id.startswith(("play:", "pick:", "ahead:", "do:")):
            yield custom_id
