"""What the bot sends, request by request: of what kind, and whom it can be seen by."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from bot.loopback import Loopback
from bot.loopback.person import selects
from bot.loopback.wire.wire import EPHEMERAL
from bot.loopback.world.models import Interaction

Json = dict[str, Any]

CALLBACK = "callback"
FRAME = "frame"
POST = "post"
DELETE = "delete"
HAND_EDIT = "hand edit"
INVITATION = "invitation"
"""An edit of the message in the channel, by a token."""
HAND_LATE = "hand late"
HAND_NEW = "hand new"
FOLLOW_UP = "follow-up"
"""A new message in the channel, by a token."""
HAND_DELETE = "hand delete"
OTHER = "other"

SELECTS = (3, 5, 6, 7, 8)

NO_CONTENT = 204

IN_PLACE = (6, 7)
"""Answers after which `@original` is the message that was pressed."""

NEVER_PUBLIC = (8, 9)
"""Answers that only one person gets: choices of an option, and forms."""

KINDS = (
    (CALLBACK, "POST", re.compile(r"/interactions/\d+/[^/]+/callback")),
    (FRAME, "PATCH", re.compile(r"/channels/\d+/messages/\d+")),
    (POST, "POST", re.compile(r"/channels/\d+/messages")),
    (DELETE, "DELETE", re.compile(r"/channels/\d+/messages/\d+")),
    (HAND_EDIT, "PATCH", re.compile(r"/webhooks/\d+/[^/]+/messages/\d+")),
    (HAND_LATE, "PATCH", re.compile(r"/webhooks/\d+/[^/]+/messages/@original")),
    (HAND_NEW, "POST", re.compile(r"/webhooks/\d+/[^/]+")),
    (HAND_DELETE, "DELETE", re.compile(r"/webhooks/\d+/[^/]+/messages/\d+")),
)

IN_CHANNEL = {HAND_EDIT: INVITATION, HAND_NEW: FOLLOW_UP}
"""What it is called if everybody sees what was done with a token."""


@dataclass(frozen=True, slots=True)
class Call:
    """One request of the bot with its answer, and the bytes of its files by name.

    `pressed` is the message that was changed in answer to a press.
    """

    kind: str
    entry: Json
    files: dict[str, bytes]
    pressed: Json | None = None

    @property
    def sent(self) -> Json:
        """What the message was to be, as it was sent; nothing where it was no message."""
        body = self.entry["body"]
        if not isinstance(body, dict):
            return {}
        sent: Json = body.get("data") or body
        return sent

    @property
    def message(self) -> Json | None:
        """The message as it is after the request, if it is known."""
        response = self.entry["response"]
        if not isinstance(response, dict):
            return self.pressed
        found = (response.get("resource") or {}).get("message", response)
        return found if isinstance(found, dict) and "channel_id" in found else None

    @property
    def reader(self) -> str | None:
        """The id of the only person who can see what was sent; None if everybody can."""
        told = self.message or self.sent
        kind = (self.entry["body"] or {}).get("type")
        private = kind in NEVER_PUBLIC or told.get("flags", 0) & EPHEMERAL
        return str(self.entry["interaction"]["user_id"]) if private else None

    @property
    def went_well(self) -> bool:
        """Whether the request was not refused."""
        return bool(self.entry["status"] < 400)


class Traffic:
    """All requests of the bot from now on. Listeners get each one as it is answered.

    `strays` are those that called something `@original` that everybody sees, because it was
    pressed: a hand that is meant for one person would be shown to all.
    `unread` are changes in answer to a press for which Discord was asked what they look like now:
    nobody reads that.
    """

    def __init__(self, loopback: Loopback) -> None:
        self.calls: list[Call] = []
        self.strays: list[Call] = []
        self.unread: list[Call] = []
        self._choices: dict[tuple[str | None, str], list[str]] = {}
        self._world = loopback.world
        self.listeners: list[Callable[[Call], None]] = []
        self._news = asyncio.Event()
        loopback.recorder.listeners.append(self._hear)

    def count(self, since: int = 0) -> Counter[str]:
        """How many requests of each kind there were after the first *since*.

        Others do not count: the suit signs are uploaded meanwhile, whatever is played.
        """
        return Counter(call.kind for call in self.calls[since:] if call.kind != OTHER)

    def public_messages(self) -> set[str]:
        """The ids of the messages that everybody could see, but for those that mention people.

        Those are reminders: how many there are is up to the people.
        """
        shown = [call.message for call in self.calls if call.went_well and call.reader is None]
        return {each["id"] for each in shown if each is not None and not each.get("mentions")}

    async def until(self, is_so: Callable[[], bool], timeout_s: float = 60) -> None:
        """Returns after the request that makes it so."""
        async with asyncio.timeout(timeout_s):
            while not is_so():
                self._news.clear()
                await self._news.wait()

    async def until_more(self, kind: str, than: int, timeout_s: float = 60) -> None:
        """Returns once there were more requests of a kind than so many."""
        await self.until(lambda: self.count()[kind] > than, timeout_s)

    def _hear(self, entry: Json, files: dict[str, bytes]) -> None:
        call = Call(kind_of(entry), entry, files, self._changed(entry))
        self.calls.append(call)
        if entry["path"].endswith("/messages/@original") and self._is_public_press(entry):
            self.strays.append(call)
        if call.kind == CALLBACK and call.went_well:
            if entry["body"]["type"] in IN_PLACE and entry["response"]:
                self.unread.append(call)
            self._note_choice(self._world.interactions[entry["interaction"]["id"]])
        self._choices = {
            chosen: values
            for chosen, values in self._choices.items()
            if self._is_stuck(*chosen, values)
        }
        for listener in self.listeners:
            listener(call)
        self._news.set()

    def _is_public_press(self, entry: Json) -> bool:
        press = self._world.interactions.get(entry.get("interaction", {}).get("id", ""))
        if press is None or press.answer not in IN_PLACE:
            return False
        pressed = self._world.messages.get(press.message_id or "")
        return pressed is not None and pressed.only_for is None

    def _changed(self, entry: Json) -> Json | None:
        # Nobody asks what a message is like that was changed in answer to a press.
        if kind_of(entry) != CALLBACK or entry["status"] != NO_CONTENT:
            return None
        press = self._world.interactions[entry["interaction"]["id"]]
        pressed = self._world.messages.get(press.message_id or "")
        return None if pressed is None else deepcopy(pressed.wire)

    def _note_choice(self, press: Interaction) -> None:
        if press.data.get("component_type") in SELECTS:
            self._choices[press.message_id, press.data["custom_id"]] = press.data["values"]

    @property
    def stuck(self) -> list[tuple[str | None, str]]:
        """The selects, with their messages, that have been what they were since something was
        chosen in them, but do not show that: Discord would not send the same choice again."""
        return [*self._choices]

    def check(self) -> None:
        """Fails if something was sent that Discord would show to others, or not take again."""
        assert not self.strays
        assert not self.unread
        assert not self.stuck

    def _is_stuck(self, message_id: str | None, wish: str, values: list[str]) -> bool:
        return any(
            select["custom_id"] == wish
            and {*shown_in(select)} != {*values}
            # What was never offered is sent by no client that would keep it.
            and {*values} <= {*offered_in(select, values)}
            for select in self._selects_in(message_id)
        )

    def _selects_in(self, message_id: str | None) -> list[Json]:
        message = self._world.messages.get(message_id or "")
        return selects(message.wire) if message is not None else []


def offered_in(select: Json, values: list[str]) -> list[str]:
    """What can be chosen in a select: people whoever they are."""
    return [each["value"] for each in select["options"]] if "options" in select else values


def shown_in(select: Json) -> list[str]:
    """What a select shows as chosen."""
    values = [each["value"] for each in select.get("options", ()) if each.get("default")]
    return values + [each["id"] for each in select.get("default_values", ())]


def kind_of(entry: Json) -> str:
    """What a request is for."""
    path = entry["path"].removeprefix("/api/v10")
    for kind, method, pattern in KINDS:
        if entry["method"] == method and pattern.fullmatch(path):
            return IN_CHANNEL.get(kind, kind) if _is_public(entry) else kind
    return OTHER


def _is_public(entry: Json) -> bool:
    answer = entry["response"]
    return isinstance(answer, dict) and "flags" in answer and not answer["flags"] & EPHEMERAL
