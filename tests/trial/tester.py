"""Somebody who does what a trial asks for, and says what they see."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.app.trial.pages import COMMAND, COMPLETIONS, FRUIT, THREAD
from bot.loopback import Person
from bot.loopback.checks.components import walk
from bot.loopback.person import NotPossible, Outcome, images
from tests.cogs.support.guests import Guest, says

Json = dict[str, Any]

FILLED = {"text": "a", "radio": FRUIT[0], "boxes": [FRUIT[1]], "select": [FRUIT[2]], "box": True}


def tester_at(person: Person, place: str) -> "Tester":
    """A tester in this place."""
    return Tester(Guest(person, place, 0))


@dataclass
class Tester:
    """A person with answers to the questions of a trial; what is not among them is as expected."""

    guest: Guest
    answers: Mapping[str, str] = field(default_factory=dict)

    async def begin(self, number: str) -> None:
        """Types the number of the terminal."""
        form = await self.press("door")
        await self.guest.person.fill(form, {"number": number})

    async def do_all(self, number: str) -> None:
        """Does everything that one person can do."""
        await self.begin(number)
        await self.until_hand()
        await self.cards("jump-desktop")
        if self.answer("jump-desktop") == "yes":
            await self.cards("jump-words")
            await self.cards("jump-below")
        await self.choose_twice()
        await self.press("ready")
        await self.guest.until(says("Now choose"))
        await self.choose("open", FRUIT[1])
        await self.press(self.answer("kept", "yes"))
        await self.guest.person.fill(await self.press("form"), FILLED)
        await self.in_threads()
        await self.press("phone")
        await self.cards("jump-phone")
        await self.press(self.answer("mention", "yes"))

    async def until_hand(self) -> None:
        """Does all that comes before the hand, which is there then."""
        await self.press("go")
        await self.guest.until(says("Which number"))
        await self.press(self._first_number())
        await self.press("quiet")
        await self.press("think")
        await self.command()
        await self.guest.until(says("Pressed: 0."))

    async def command(self) -> None:
        """Runs the command of the trial with a word that is offered."""
        await self.guest.until(says(COMMAND))
        person, place = self.guest.person, self.guest.place
        [first, *_] = await person.autocomplete(place, COMMAND, "word", word="a")
        assert first["value"] == COMPLETIONS[0]
        await person.command(place, COMMAND, word=first["value"])

    async def cards(self, key: str) -> None:
        """Presses three cards, and says whether the buttons have jumped."""
        for pressed in range(3):
            await self.guest.until(says(f"Pressed: {pressed}."))
            await self.press("card-0")
        await self.press(self.answer(key))

    async def choose_twice(self) -> None:
        """Chooses the same twice, if the client sends that."""
        await self.choose("fruit", FRUIT[0])
        await self.guest.until(says("once more"))
        try:
            await self.choose("fruit", FRUIT[0])
        except NotPossible:
            await self.press("silence")

    async def in_threads(self) -> None:
        """Presses in the archived thread, and says that nothing else can be tried."""
        outside = self.guest.place
        await self.guest.until(says("Take the phone"))
        inside = await self.thread()
        self.guest.place = inside
        await self.press("in-thread")
        self.guest.place = outside
        await self.press("nobody")
        await self.guest.until(says("somebody else"))
        await self.press("nobody")

    async def thread(self) -> str:
        """The thread of the trial."""
        channels = await self.guest.person.channels()
        return next(str(each["id"]) for each in channels if each["name"] == THREAD)

    async def press(self, word: str) -> Outcome:
        """Presses the newest button with this word, once there is one."""
        message = await self.guest.until(lambda m: bool(_id(m, word)))
        return await self.guest.person.press(message, _id(message, word))

    async def choose(self, word: str, value: str) -> Outcome:
        """Chooses in the newest select with this word."""
        message = await self.guest.until(lambda m: bool(_id(m, word)))
        return await self.guest.person.choose(message, _id(message, word), [value])

    def _first_number(self) -> str:
        pictured = next(message for message in self.guest.seen.values() if images(message))
        return str(images(pictured)[0]["description"]).split()[-1]

    def answer(self, key: str, usual: str = "no") -> str:
        """What this person says of something."""
        return self.answers.get(key, usual)


def _id(message: Json, word: str) -> str:
    ids = (str(each.get("custom_id", "")) for each in walk(message["components"]))
    return next((id for id in ids if id.startswith("live:") and id.endswith(f":{word}")), "")
