"""A person at the loopback, for tests and programs: sees, says, presses, chooses, fills in."""

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import aiohttp

from bot.loopback.checks import components as kinds
from bot.loopback.wire.wire import COMPONENTS_V2, EPHEMERAL, Json

PATIENCE_S = 10.0


class NotPossible(Exception):
    """The loopback refused what a person asked for. `code` is for programs."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(f"{status} {code}: {sentence}")
        self.status = status
        self.code = code


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a command, press, choice or modal: answered, deferred, modal or failed."""

    interaction_id: str
    status: str
    type: int | None
    message: Json | None = None
    modal: Json | None = None
    error: str | None = None


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """Something a person saw happen: its type and its details."""

    type: str
    data: Json


class Person:
    """One person, by id or username. Use it in an `async with` block.

    Messages are plain Discord objects; wherever one is expected, its id will do.
    Every method raises `NotPossible` for what the loopback refuses.
    """

    def __init__(self, url: str, name: str) -> None:
        self.name = name
        self._base = f"{url}/people/{name}"
        self._http = aiohttp.ClientSession()
        self._events: list[SeenEvent] = []
        self._arrived = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None

    async def __aenter__(self) -> Self:
        await self.watch()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Stop watching and close every connection."""
        if self._reading:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        if self._socket:
            await self._socket.close()
        await self._http.close()

    # Seeing

    async def channels(self, server: str | None = None) -> list[Json]:
        """Return the channels and threads this person sees on the first server, or on the one
        with that id, and the direct messages."""
        query = f"?server={server}" if server else ""
        listed: list[Json] = (await self._get(f"/channels{query}"))["channels"]
        return listed

    async def commands(self, channel: str | None = None) -> list[Json]:
        """Return the commands on offer on the server, or in that channel, with `name_localized`
        where there is a translation."""
        query = f"?channel={channel}" if channel else ""
        listed: list[Json] = (await self._get(f"/commands{query}"))["commands"]
        return listed

    async def direct(self) -> str:
        """Return the id of the channel for direct messages with the bot."""
        return str((await self._post("/direct", {}))["id"])

    async def messages(
        self, channel: str, limit: int = 50, before: str | None = None
    ) -> list[Json]:
        """Return the last messages of a channel that this person sees, oldest first."""
        query = f"?limit={limit}" + (f"&before={before}" if before else "")
        listed: list[Json] = (await self._get(f"/channels/{channel}/messages{query}"))["messages"]
        return listed

    async def message(self, message: Json | str) -> Json:
        """Return a message as it is now."""
        shown: Json = await self._get(f"/messages/{_id(message)}")
        return shown

    async def download(self, url: str) -> bytes:
        """Return the bytes of an attachment."""
        async with self._http.get(url) as response:
            if response.status != 200:
                raise NotPossible(response.status, "not_there", f"{url} cannot be downloaded.")
            return await response.read()

    # Doing

    async def say(self, channel: str, content: str) -> Json:
        """Write a message."""
        said: Json = await self._post(f"/channels/{channel}/say", {"content": content})
        return said

    async def command(self, channel: str, command: str, /, **options: Any) -> Outcome:
        """Run a command such as "tarocchi new"."""
        body = {"command": command, "options": options}
        return await self._do(f"/channels/{channel}/command", body)

    async def use_on(self, channel: str, command: str, person: str) -> Outcome:
        """Run a command of the menu of somebody, given by id or username."""
        body = {"command": command, "target": person}
        return await self._do(f"/channels/{channel}/command", body)

    async def autocomplete(
        self, channel: str, command: str, focused: str, /, **options: Any
    ) -> list[Json]:
        """Return the choices the bot offers while the focused option is being typed."""
        body = {"command": command, "options": options, "focused": focused}
        answer = await self._post(f"/channels/{channel}/autocomplete", body)
        choices: list[Json] = answer["choices"]
        return choices

    async def press(
        self, message: Json | str, custom_id: str | None = None, *, label: str | None = None
    ) -> Outcome:
        """Press the button with that custom id or label."""
        if custom_id is None:
            custom_id = button_labelled(await self.message(message), label or "")["custom_id"]
        return await self._do(f"/messages/{_id(message)}/press", {"custom_id": custom_id})

    async def choose(self, message: Json | str, custom_id: str, values: Sequence[str]) -> Outcome:
        """Pick values in the select with that custom id."""
        body = {"custom_id": custom_id, "values": list(values)}
        return await self._do(f"/messages/{_id(message)}/choose", body)

    async def forge_press(self, message: Json | str, custom_id: str) -> Outcome:
        """Press a button that is not there, as a malicious program can."""
        body = {"custom_id": custom_id, "forge": True}
        return await self._do(f"/messages/{_id(message)}/press", body)

    async def forge_choice(
        self, message: Json | str, custom_id: str, values: Sequence[str]
    ) -> Outcome:
        """Send values that were not offered, or for a select that is not there."""
        body = {"custom_id": custom_id, "values": list(values), "forge": True}
        return await self._do(f"/messages/{_id(message)}/choose", body)

    async def fill(self, modal: Outcome | SeenEvent | str, fields: Json) -> Outcome:
        """Submit a modal with its fields filled in, by custom id."""
        return await self._do(f"/modals/{_modal_id(modal)}/submit", {"fields": fields})

    async def cancel(self, modal: Outcome | SeenEvent | str) -> None:
        """Close a modal without submitting it."""
        await self._post(f"/modals/{_modal_id(modal)}/cancel", {})

    async def dismiss(self, message: Json | str) -> None:
        """Dismiss a private message."""
        await self._post(f"/messages/{_id(message)}/dismiss", {})

    async def speak(self, locale: str) -> None:
        """Set the language of this person's client, such as "it"."""
        await self._post("/locale", {"locale": locale})

    # Watching

    async def watch(self) -> None:
        """Begin to record what happens; `async with` does this."""
        if self._socket is None:
            self._socket = await self._http.ws_connect(f"{self._base}/events")
            self._reading = asyncio.create_task(self._read(self._socket))
            await self.wait_for(lambda event: event.type == "hello")

    def events(self) -> tuple[SeenEvent, ...]:
        """Return what was seen so far and has been neither waited for nor forgotten."""
        return tuple(self._events)

    def forget(self) -> None:
        """Forget what was seen so far."""
        self._events.clear()

    async def wait_for(
        self, predicate: Callable[[SeenEvent], bool], timeout_s: float = PATIENCE_S
    ) -> SeenEvent:
        """Return the first event that matches, past or yet to come; it is then no longer among
        `events`. Raises `TimeoutError`."""
        async with asyncio.timeout(timeout_s):
            while True:
                for event in self._events:
                    if predicate(event):
                        self._events.remove(event)
                        return event
                self._arrived.clear()
                await self._arrived.wait()

    async def wait_for_message(
        self, predicate: Callable[[Json], bool], timeout_s: float = PATIENCE_S
    ) -> Json:
        """Return the first new or changed message that matches. Raises `TimeoutError`."""
        kinds = ("message_create", "message_update")
        event = await self.wait_for(
            lambda event: event.type in kinds and predicate(event.data), timeout_s
        )
        return event.data

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            frame = json.loads(message.data)
            self._events.append(SeenEvent(frame["type"], frame["data"]))
            self._arrived.set()

    # Asking

    async def _get(self, path: str) -> Any:
        async with self._http.get(self._base + path) as response:
            return await _answer(response)

    async def _post(self, path: str, body: Json) -> Any:
        async with self._http.post(self._base + path, json=body) as response:
            return await _answer(response)

    async def _do(self, path: str, body: Json) -> Outcome:
        answer = await self._post(path, body)
        known = {field.name for field in fields(Outcome)}
        return Outcome(**{key: value for key, value in answer.items() if key in known})


async def _answer(response: aiohttp.ClientResponse) -> Any:
    if response.status == 204:
        return None
    answer = await response.json()
    if response.status >= 400:
        raise NotPossible(response.status, answer["code"], answer["error"])
    return answer


def _id(message: Json | str) -> str:
    return message if isinstance(message, str) else str(message["id"])


def _modal_id(modal: Outcome | SeenEvent | str) -> str:
    match modal:
        case Outcome():
            return modal.interaction_id
        case SeenEvent():
            return str(modal.data["interaction_id"])
    return modal


# What a message shows


def is_private(message: Json) -> bool:
    """Return whether only one person sees the message."""
    return bool(message["flags"] & EPHEMERAL)


def buttons(message: Json) -> list[Json]:
    """Return the buttons of a message, in order."""
    return [each for each in kinds.walk(message["components"]) if each["type"] == kinds.BUTTON]


def button_labelled(message: Json, label: str) -> Json:
    """Return the button with that label. Raises `LookupError`."""
    for button in buttons(message):
        if button.get("label") == label:
            return button
    there = [button.get("label") for button in buttons(message)]
    raise LookupError(f"no button {label!r} among {there}")


def selects(message: Json) -> list[Json]:
    """Return the selects of a message, in order."""
    return [each for each in kinds.walk(message["components"]) if each["type"] in kinds.SELECTS]


def texts(message: Json) -> list[str]:
    """Return all texts of a message: its content, those of its embeds, its text displays."""
    found = [message["content"]] if message["content"] else []
    for embed in message["embeds"]:
        found += [embed[key] for key in ("title", "description") if embed.get(key)]
        found += [f"{field['name']}\n{field['value']}" for field in embed.get("fields", ())]
    shown = kinds.walk(message["components"])
    return found + [each["content"] for each in shown if each["type"] == kinds.TEXT]


def images(message: Json) -> list[Json]:
    """Return the pictures a message shows: objects with `url`, `filename`, `width`, `height`,
    `description`."""
    found = []
    for each in kinds.walk(message["components"]):
        pictured = each["items"] if each["type"] == kinds.GALLERY else [each]
        if each["type"] in (kinds.GALLERY, kinds.THUMBNAIL):
            found += [item["media"] | {"description": item["description"]} for item in pictured]
    if not message["flags"] & COMPONENTS_V2:
        found += [each for each in message["attachments"] if "width" in each]
    return [{"filename": _name_in(each["url"])} | each for each in found]


def files(message: Json) -> list[Json]:
    """Return the files a message offers to be saved: objects with `url`, `filename`, `size`."""
    offers = [each for each in kinds.walk(message["components"]) if each["type"] == kinds.FILE]
    found = [each["file"] | {"filename": each["name"], "size": each["size"]} for each in offers]
    return found + [each for each in message["attachments"] if "width" not in each]


def _name_in(url: str) -> str:
    return urlsplit(url).path.rpartition("/")[2]
