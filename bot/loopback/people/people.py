"""What a person can do, over plain HTTP: see, say, run commands, press, choose, fill in."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from aiohttp import web

from bot.loopback.api.gateway import Gateway
from bot.loopback.checks import components as kinds
from bot.loopback.checks.commands import LOCALES, localized
from bot.loopback.checks.forms import SNOWFLAKE
from bot.loopback.people.answers import choose_data, modal_data, press_data
from bot.loopback.people.invocations import (
    InvocationError,
    command_data,
    find_channel,
    find_server,
    menu_data,
    usable_commands,
)
from bot.loopback.people.outcomes import Outcomes
from bot.loopback.people.screens import Screens, described
from bot.loopback.wire.wire import Json, dumps, read_json
from bot.loopback.world import messages
from bot.loopback.world.directs import direct_channel
from bot.loopback.world.interactions import open_interaction
from bot.loopback.world.models import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Account,
    Interaction,
    Message,
    MessageDeleted,
)
from bot.loopback.world.permissions import (
    MANAGE_THREADS,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
)
from bot.loopback.world.servers import CATEGORY
from bot.loopback.world.threads import is_archived, is_locked, is_thread, wake
from bot.loopback.world.world import World

MOST_CONTENT = 2000


class People:
    """The routes under /people."""

    def __init__(self, world: World, gateway: Gateway, screens: Screens) -> None:
        self._world = world
        self._gateway = gateway
        self._screens = screens
        self._outcomes = Outcomes(world, gateway, screens)
        self._chosen: dict[tuple[str, str, str], list[str]] = {}

    def routes(self) -> list[web.RouteDef]:
        """Return the routes and their handlers."""
        one, here = "/people/{person}", "/people/{person}/channels/{channel}"
        message, modal = one + "/messages/{message}", one + "/modals/{interaction}"
        return [
            web.get("/people", answering(self._everybody)),
            web.get(one + "/channels", answering(self._channels)),
            web.get(one + "/commands", answering(self._commands)),
            web.post(one + "/direct", answering(self._direct)),
            web.post(one + "/locale", answering(self._locale)),
            web.get(one + "/events", self._events),
            web.get(here + "/messages", answering(self._messages)),
            web.post(here + "/say", answering(self._say)),
            web.post(here + "/command", answering(self._command)),
            web.post(here + "/autocomplete", answering(self._autocomplete)),
            web.get(message, answering(self._one_message)),
            web.post(message + "/press", answering(self._press)),
            web.post(message + "/choose", answering(self._choose)),
            web.post(message + "/dismiss", answering(self._dismiss)),
            web.post(modal + "/submit", answering(self._submit)),
            web.post(modal + "/cancel", answering(self._cancel)),
        ]

    # Finding

    def _person(self, request: web.Request) -> Account:
        name = request.match_info["person"]
        person = self._world.person(name)
        if person is None:
            raise InvocationError(404, "no_such_person", f"There is nobody called {name}.")
        return person

    def _channel(self, request: web.Request, person: Account) -> Json:
        return self._place(person, request.match_info["channel"])

    def _place(self, person: Account, id_or_name: str) -> Json:
        channel = find_channel(self._world, id_or_name)
        if not self._sees(person, channel):
            raise InvocationError(404, "no_such_channel", "There is no such channel.")
        return channel

    def _sees(self, person: Account, channel: Json) -> bool:
        held = self._world.permissions(person.id, channel)
        return bool(held & VIEW_CHANNEL) and channel["type"] != CATEGORY

    def _message(self, request: web.Request, person: Account) -> Message:
        message = self._world.messages.get(request.match_info["message"])
        if (
            message is None
            or not message.visible_to(person.id)
            or not self._sees(person, self._world.channels[message.channel_id])
        ):
            raise InvocationError(404, "no_such_message", "There is no such message.")
        return message

    # Seeing

    async def _everybody(self, request: web.Request) -> Json:
        guild, bot = self._world.guild, self._world.bot
        return {
            "people": [person.to_json() for person in self._world.people.values()],
            "guild": {"id": guild["id"], "name": guild["name"]},
            "same_choice": self._world.unsure.same_choice,
            "buttons_jump": self._world.unsure.buttons_jump,
            "bot": {
                "id": bot["id"],
                "username": bot["username"],
                "connected": self._gateway.connected,
            },
        }

    async def _channels(self, request: web.Request) -> Json:
        person, first = self._person(request), self._world.first.id
        server = find_server(self._world, request.query.get("server", first))
        listed = [
            each
            for each in self._world.channels.values()
            if each.get("guild_id", server.id) == server.id
        ]
        seen = [each for each in listed if self._sees(person, each)]
        return {"channels": [described(self._world, channel) for channel in seen]}

    async def _direct(self, request: web.Request) -> Json:
        channel = direct_channel(self._world, self._person(request).id)
        self._world.settle()
        return described(self._world, channel)

    async def _messages(self, request: web.Request) -> Json:
        person = self._person(request)
        channel = self._channel(request, person)
        limit, before = request.query.get("limit", "50"), request.query.get("before")
        if not SNOWFLAKE.fullmatch(limit) or not 1 <= int(limit) <= 100:
            raise InvocationError(400, "bad_limit", "The limit must be a number from 1 to 100.")
        if before is not None and not SNOWFLAKE.fullmatch(before):
            raise InvocationError(400, "bad_before", "The id must be a number.")
        ids = self._world.timelines.get(channel["id"], ())
        visible = [
            message
            for message in (self._world.messages[id] for id in ids)
            if message.visible_to(person.id) and (not before or int(message.id) < int(before))
        ]
        shown = [messages.shown(self._world, message) for message in visible[-int(limit) :]]
        return {"messages": shown}

    async def _one_message(self, request: web.Request) -> Json:
        person = self._person(request)
        return messages.shown(self._world, self._message(request, person))

    async def _commands(self, request: web.Request) -> Json:
        person = self._person(request)
        place = request.query.get("channel")
        channel = self._place(person, place) if place else None
        usable = usable_commands(self._world, person, channel)
        return {"commands": [localized(command, person.locale) for command in usable]}

    async def _events(self, request: web.Request) -> web.StreamResponse:
        try:
            person = self._person(request)
        except InvocationError as mistake:
            return _refused(mistake)
        self._forget_choices(person)
        return await self._screens.serve(request, person.id)

    def _forget_choices(self, person: Account) -> None:
        # An app that has just been started knows of none.
        self._chosen = {key: kept for key, kept in self._chosen.items() if key[0] != person.id}

    # Doing

    async def _locale(self, request: web.Request) -> Json:
        person, body = self._person(request), await read_object(request)
        if body.get("locale") not in LOCALES:
            raise InvocationError(400, "no_such_locale", "That is not one of Discord's languages.")
        person = replace(person, locale=body["locale"])
        self._world.keep_person(person)
        self._world.settle()
        return person.to_json()

    async def _say(self, request: web.Request) -> Json:
        person, body = self._person(request), await read_object(request)
        channel = self._channel(request, person)
        content = body.get("content")
        if not isinstance(content, str) or not 1 <= len(content.strip()) <= MOST_CONTENT:
            raise InvocationError(400, "bad_content", "A message must have 1 to 2000 characters.")
        needed = SEND_MESSAGES_IN_THREADS if is_thread(channel) else SEND_MESSAGES
        if not self._world.permissions(person.id, channel) & needed:
            raise InvocationError(403, "not_allowed", "You don't have permission to write here.")
        self._wake(person, channel)
        wire = messages.blank_message(self._world, channel, person.id)
        wire["content"] = content.strip()
        wire["mentions"] = messages.mentioned_in(self._world, content)
        message = messages.post(self._world, wire)
        self._world.settle()
        return messages.shown(self._world, message)

    def _wake(self, person: Account, channel: Json) -> None:
        """Open an archived thread as this person, as apps do before they send anything there."""
        held = self._world.permissions(person.id, channel)
        if is_locked(channel) and not held & MANAGE_THREADS:
            raise InvocationError(409, "locked", "This thread is locked.")
        if is_archived(channel) and not held & (SEND_MESSAGES_IN_THREADS | MANAGE_THREADS):
            raise InvocationError(
                403, "not_allowed", "You don't have permission to open this thread."
            )
        wake(self._world, channel)

    async def _command(self, request: web.Request) -> Json:
        person, body = self._person(request), await read_object(request)
        channel = self._channel(request, person)
        name, options = _called(body)
        if "target" in body:
            data = menu_data(self._world, person, channel, name, body["target"])
        else:
            data = command_data(self._world, person, channel, name, options)
        self._wake(person, channel)
        interaction = open_interaction(self._world, COMMAND, person.id, channel["id"], data)
        return await self._outcomes.of(interaction)

    async def _autocomplete(self, request: web.Request) -> Json:
        person, body = self._person(request), await read_object(request)
        channel = self._channel(request, person)
        name, options = _called(body)
        focused = str(body.get("focused"))
        data = command_data(self._world, person, channel, name, options, focused)
        interaction = open_interaction(self._world, AUTOCOMPLETE, person.id, channel["id"], data)
        answer = await self._outcomes.answer_to(interaction)
        if answer is None:
            return {"choices": [], "error": "Loading options failed"}
        return {"choices": [_choice(each, person.locale) for each in answer.choices]}

    async def _press(self, request: web.Request) -> Json:
        person, body = self._person(request), await read_object(request)
        message = self._message(request, person)
        component = _component(message, body, (kinds.BUTTON,))
        self._reach(person, message, body)
        return await self._on_message(person, message, press_data(component))

    async def _choose(self, request: web.Request) -> Json:
        person, body = self._person(request), await read_object(request)
        message = self._message(request, person)
        values = body.get("values")
        if not isinstance(values, list):
            raise InvocationError(400, "bad_values", "The values must be a list.")
        component = _component(message, body, kinds.SELECTS)
        self._reach(person, message, body)
        if body.get("forge"):
            data = press_data(component) | {"values": values}
            return await self._on_message(
                person, message, data | {"component_type": component["type"]}
            )
        channel = self._world.channels[message.channel_id]
        data = choose_data(self._world, channel, component, values)
        self._note_choice(person, message, data)
        return await self._on_message(person, message, data)

    def _note_choice(self, person: Account, message: Message, data: Json) -> None:
        """Keep what the person's app shows as chosen.

        Raises `InvocationError` if that is nothing new.
        """
        key = person.id, message.id, str(data["custom_id"])
        if self._chosen.get(key) == data["values"] and not self._world.unsure.same_choice:
            raise InvocationError(409, "same_choice", "That is chosen already.")
        self._chosen[key] = data["values"]

    def _reach(self, person: Account, message: Message, body: Json) -> None:
        """Do what an honest app does before it sends a press. Raises `InvocationError`."""
        channel = self._world.channels[message.channel_id]
        if body.get("forge"):
            return
        if is_locked(channel):
            # Whatever somebody may do, the buttons are grey.
            raise InvocationError(409, "locked", "This thread is locked.")
        self._wake(person, channel)

    async def _on_message(self, person: Account, message: Message, data: Json) -> Json:
        interaction = open_interaction(
            self._world, COMPONENT, person.id, message.channel_id, data, message
        )
        return await self._outcomes.of(interaction)

    def _modal(self, request: web.Request) -> tuple[Interaction, Json]:
        """Return the interaction that opened a modal, and the modal.

        Raises `InvocationError` 404.
        """
        person = self._person(request)
        opener = self._world.interactions.get(request.match_info["interaction"])
        if (
            opener is None
            or opener.user_id != person.id
            or opener.modal is None
            or opener.channel_id not in self._world.channels
            or not self._sees(person, self._world.channels[opener.channel_id])
        ):
            raise InvocationError(404, "no_such_modal", "There is no such modal.")
        return opener, opener.modal

    async def _submit(self, request: web.Request) -> Json:
        opener, modal = self._modal(request)
        body = await read_object(request)
        channel = self._world.channels[opener.channel_id]
        data = modal_data(self._world, channel, modal, body.get("fields") or {})
        source = self._world.messages.get(opener.message_id or "")
        interaction = open_interaction(
            self._world, MODAL_SUBMIT, opener.user_id, opener.channel_id, data, source
        )
        interaction.opener_id = opener.id
        self._world.keep_interaction(interaction)
        outcome = await self._outcomes.of(interaction)
        # A modal that gets no answer stays open, as it does in the real client.
        if outcome["status"] != "failed":
            self._close_modal(opener)
        return outcome

    async def _cancel(self, request: web.Request) -> None:
        opener, _ = self._modal(request)
        self._close_modal(opener)

    def _close_modal(self, opener: Interaction) -> None:
        opener.modal = None
        self._world.keep_interaction(opener)
        self._world.settle()

    async def _dismiss(self, request: web.Request) -> None:
        person = self._person(request)
        message = self._message(request, person)
        if message.only_for is None:
            raise InvocationError(409, "not_private", "Only a private message can be dismissed.")
        self._world.tell(MessageDeleted(replace(message)))
        message.dismissed = True
        self._world.keep_message(message)
        self._world.settle()


async def read_object(request: web.Request) -> Json:
    """Return the JSON object of a request. Raises `InvocationError`."""
    try:
        body = read_json(await request.read() or b"{}", request.charset)
    except ValueError:
        raise InvocationError(400, "bad_json", "The body is not JSON.") from None
    if not isinstance(body, dict):
        raise InvocationError(400, "bad_json", "The body is not a JSON object.")
    return body


def _called(body: Json) -> tuple[str, Json]:
    options = body.get("options") or {}
    if not isinstance(options, dict):
        raise InvocationError(400, "bad_options", "The options must be an object.")
    return str(body.get("command") or ""), options


def _component(message: Message, body: Json, wanted: tuple[int, ...]) -> Json:
    """Return the component with the custom id in the body.

    Raises `InvocationError` if there is none.
    """
    custom_id = body.get("custom_id")
    for component in kinds.walk(message.wire["components"]):
        if custom_id is None or component.get("custom_id") != custom_id:
            continue
        if component["type"] in wanted and (body.get("forge") or not component.get("disabled")):
            return component
    if body.get("forge"):
        return {"type": wanted[0], "custom_id": str(custom_id)[:100], "id": 0}
    raise InvocationError(409, "not_there", "That is no longer there.")


def _choice(choice: Json, locale: str) -> Json:
    shown = localized(choice, locale)
    return {"name": shown.get("name_localized", shown["name"]), "value": shown["value"]}


Handler = Callable[[web.Request], Awaitable[Any]]


def answering(handler: Handler) -> Handler:
    """Respond with the JSON of what a handler returns, or with the `InvocationError` it raises."""

    async def answer(request: web.Request) -> web.Response:
        try:
            result = await handler(request)
        except InvocationError as mistake:
            return _refused(mistake)
        if result is None:
            return web.Response(status=204)
        return web.Response(body=dumps(result).encode(), content_type="application/json")

    return answer


def _refused(mistake: InvocationError) -> web.Response:
    body = dumps({"error": str(mistake), "code": mistake.code}).encode()
    return web.Response(body=body, status=mistake.status, content_type="application/json")
