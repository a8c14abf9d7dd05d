"""What the steps of the trial work with: the tester's presses, questions, and what was seen."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

import discord

from bot.app.trial import pages
from bot.app.trial.left import Left, TrialChannel, webhook
from bot.app.trial.listening import Listener, Press
from bot.app.trial.pages import PICTURE, TrialPage
from bot.app.trial.things import DONE, NO, REFUSED, YES, Sights
from bot.tables.clock import Clock
from cogs.layouts.components import ActionRow
from cogs.messages.files import file_of
from rendering.pictures.pages.testcard import draw_number

Result = TypeVar("Result")


@dataclass(slots=True)
class TrialStage:
    """The trial under way: where it is, what the tester has pressed last, and what was seen."""

    client: Listener
    place: TrialChannel
    clock: Clock
    left: Left
    sights: Sights
    tell: Callable[[str], None]
    press: Press
    """The tester's newest press in the place itself: what comes next is sent with its token."""
    door: discord.Message
    """What all see of the trial, with a button to go on."""
    emoji: discord.Emoji | None = None
    thread: discord.Thread | None = None

    def note(self, key: str, outcome: str, said: str = "") -> None:
        """Keep what was seen, and say it on the terminal."""
        self.tell(f"{key}: {self.sights.note(key, outcome, said)}")

    def note_whether(self, key: str, is_so: bool, said: str = "") -> None:
        """Keep the answer to a yes-or-no question."""
        self.tell(f"{key}: {self.sights.note_whether(key, is_so, said)}")

    async def tried(self, key: str, attempt: Awaitable[Result]) -> Result | None:
        """Do it and note whether Discord let it; return what came of it, None if refused."""
        # A refusal is no fault of the bot's: it is what the trial is there to find out.
        try:
            result = await attempt
        except discord.HTTPException as fault:
            self.note(key, REFUSED, refusal(fault))
            return None
        self.note(key, DONE)
        return result

    def id(self, word: str) -> str:
        """Return the id of a button or select of this run."""
        return self.client.id_of(word)

    def buttons(self, *words: tuple[str, str]) -> ActionRow:
        """Return a row of buttons by word and label, and one to go on without."""
        named = [(self.id(word), label) for word, label in words]
        return pages.answers([*named, (self.id(self.client.skip), "Skip")])

    async def pressed(self, *words: str) -> Press:
        """Return the next press of one of these. Raises `Skipped` and `Nobody`."""
        press = await self.client.pressed(*words)
        # A token shows messages only where it was made.
        if press.channel_id == self.place.id and press.user.id == self.client.tester_id:
            self.press = press
        return press

    async def follow_up(self, page: TrialPage, *files: discord.File) -> discord.WebhookMessage:
        """Send the tester a private message with the newest token."""
        message = await self.press.followup.send(view=page, files=files, ephemeral=True, wait=True)
        self.left.sent(self.press.token, message.id)
        return message

    async def put(self, text: str, *answers: tuple[str, str]) -> None:
        """Tell the tester what to do, with these ways to go on."""
        buttons = self.buttons(*answers)
        try:
            await self.follow_up(pages.private(text, buttons))
        except discord.HTTPException:
            # The token is too old, or private messages are not what they were thought to be.
            await self.place.send(view=pages.public(text, buttons))

    async def ask(self, question: str, *answers: tuple[str, str], elsewhere: str = "") -> str:
        """Ask the tester; return the word of their answer. Raises `Skipped` and `Nobody`.

        *elsewhere* is what may be pressed in a message that is there already.
        """
        await self.put(question, *answers)
        press = await self.pressed(*filter(None, [*dict(answers), elsewhere]))
        word = self.client.word_of(press)
        if word == elsewhere:
            await press.response.send_message(view=pages.private("It has come."), ephemeral=True)
        else:
            label = dict(answers)[word]
            await press.response.edit_message(view=pages.private(f"{question}\n✔ {label}"))
        return word

    async def asks_whether(self, key: str, question: str) -> bool:
        """Ask a yes-or-no question and note the answer. Raises `Skipped` and `Nobody`."""
        is_so = await self.ask(question, (YES, "Yes"), (NO, "No")) == YES
        self.note_whether(key, is_so)
        return is_so

    def webhook(self, press: Press) -> discord.Webhook:
        """Return what changes private messages with the token of a press."""
        return webhook(self.client, press.token)


def picture(number: int) -> discord.File:
    """Return the picture of a number as a file."""
    return file_of(draw_number(number), PICTURE)


def refusal(fault: discord.HTTPException) -> str:
    """Return how Discord refused, on one line."""
    return " ".join(f"{fault.status}, code {fault.code}: {fault.text}".split())
