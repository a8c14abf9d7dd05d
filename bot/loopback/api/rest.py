"""The REST side: what all routes of /api/v10 have in common."""

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from email.utils import formatdate
from typing import Any

from aiohttp import web

from bot.loopback.api.recorder import Recorder
from bot.loopback.checks.faults import CUT, LOSE, REFUSE, SLOW, Faults, PlannedFault
from bot.loopback.checks.forms import SNOWFLAKE
from bot.loopback.checks.limits import ORDINARY, Allowance, RequestLimits
from bot.loopback.checks.media import REQUEST_LIMIT, UploadedFile, too_large
from bot.loopback.wire.errors import (
    Refusal,
    bad_form,
    missing_access,
    not_found,
    unauthorized,
    unknown_server,
)
from bot.loopback.wire.multipart import read_parts
from bot.loopback.wire.wire import Json, dumps, read_json
from bot.loopback.world.models import Interaction
from bot.loopback.world.servers import Server
from bot.loopback.world.world import World

PREFIX = "/api/v10"
_FILE_FIELD = re.compile(r"files\[(\d+)\]|file")
_PLACES = ("channel", "guild", "token", "application")


@dataclass(slots=True)
class ApiRequest:
    """One request, as the routes see it."""

    world: World
    limits: RequestLimits
    parts: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: Sequence[UploadedFile] = ()
    # The interaction it answers, for the record.
    interaction: Interaction | None = None

    @property
    def form(self) -> Json:
        """The body, which must be an object. Raises `Refusal`."""
        if not isinstance(self.body, dict):
            message = "Only dictionaries may be used in a DictType"
            raise bad_form((), "DICT_TYPE_CONVERT", message)
        return self.body

    def asks(self, key: str, *, unsaid: bool = False) -> bool:
        """Return what the query says to a yes-or-no question. Raises `Refusal`."""
        said = self.query.get(key, str(unsaid)).lower()
        if said not in ("0", "1", "false", "true"):
            message = "Must be either true or false."
            raise bad_form((key,), "BOOLEAN_TYPE_CONVERT", message)
        return said in ("1", "true")

    def asks_id(self, key: str) -> int:
        """Return the id in the query, or 0. Raises `Refusal`."""
        text = self.query.get(key, "0")
        if not SNOWFLAKE.fullmatch(text):
            raise bad_form((key,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return int(text)

    def asks_limit(self, usually: int, most: int) -> int:
        """Return how many things the query asks for, 1 to *most*. Raises `Refusal`."""
        text = self.query.get("limit", str(usually))
        if not SNOWFLAKE.fullmatch(text) or not 1 <= int(text) <= most:
            message = f"int value should be between 1 and {most}."
            raise bad_form(("limit",), "NUMBER_TYPE_MAX", message)
        return int(text)

    @property
    def server(self) -> Server:
        """The server in the path. Raises `Refusal` 10004, or 50001 if the bot is not on it."""
        server = self.world.servers.get(self.parts["guild"])
        if server is None:
            raise unknown_server()
        if not self.world.has_bot(server):
            raise missing_access()
        return server


Answer = Json | list[Json] | None


@dataclass(frozen=True, slots=True)
class Route:
    """A route: how it is called and what answers it. `{name}` stands for an id or token."""

    method: str
    path: str
    answer: Callable[[ApiRequest], Answer]
    allowance: Allowance = ORDINARY
    needs_token: bool = True
    status: int = 200


@dataclass(slots=True)
class Rest:
    """Handles the bot's requests: token, limits, body, route, store, record."""

    world: World
    token: str
    limits: RequestLimits
    faults: Faults
    recorder: Recorder

    def routes(self, routes: Sequence[Route]) -> list[web.RouteDef]:
        """Return the routes and their handlers: *routes*, and a refusal for any other path."""
        known = [
            web.route(route.method, PREFIX + route.path, self._handler(route)) for route in routes
        ]
        return [*known, web.route("*", PREFIX + "/{rest:.*}", self._nowhere)]

    def _handler(self, route: Route) -> Callable[[web.Request], Any]:
        key = f"{route.method} {template(route.path)}"

        async def handle(request: web.Request) -> web.Response:
            call = ApiRequest(
                self.world, self.limits, dict(request.match_info), dict(request.query)
            )
            headers: dict[str, str] = {}
            fault = self.faults.next(key)
            try:
                await self._suffer(fault, request)
                self._admit(request, route, key, headers)
                call.body, call.uploads = await read_body(request)
                answer = route.answer(call)
                self.world.settle()
                status = 204 if answer is None else route.status
            except Refusal as refusal:
                answer, status = refusal.payload, refusal.status
                headers |= refusal.headers
            if fault is not None and fault.kind == LOSE:
                _hang_up(request)
            response = self._finish(request, call, answer, status, headers)
            if fault is not None and fault.in_plain_text:
                return web.Response(status=status, text=str(fault.refusal()))
            return response

        return handle

    async def _suffer(self, fault: PlannedFault | None, request: web.Request) -> None:
        if fault is None:
            return
        if fault.kind == SLOW:
            never: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            await self.world.clock.first(never, self.world.clock.now + fault.seconds)
        elif fault.kind == CUT:
            _hang_up(request)
        if fault.kind in (REFUSE, CUT):
            raise fault.refusal()

    def _admit(self, request: web.Request, route: Route, key: str, headers: dict[str, str]) -> None:
        if route.needs_token and request.headers.get("Authorization") != f"Bot {self.token}":
            raise unauthorized()
        server = self._server_of(request)
        if server is not None and server.out_of_order:
            raise Refusal(500, 0, "500: Internal Server Error")
        self.limits.check_order(key)
        if route.needs_token:
            self.limits.check_global()
        place = "/".join(request.match_info.get(name, "") for name in _PLACES)
        headers |= self.limits.take(route.allowance, place)

    def _server_of(self, request: web.Request) -> Server | None:
        """Return the server a request is about, by its id, a channel's or a token."""
        parts, world = request.match_info, self.world
        interaction = world.by_token.get(parts.get("token", ""))
        channel_id = interaction.channel_id if interaction else parts.get("channel", "")
        channel = world.known_channel(channel_id)
        return world.server_of(channel) if channel else world.servers.get(parts.get("guild", ""))

    async def _nowhere(self, request: web.Request) -> web.Response:
        call = ApiRequest(self.world, self.limits, {}, dict(request.query))
        return self._finish(request, call, not_found().payload, 404, {})

    def _finish(
        self,
        request: web.Request,
        call: ApiRequest,
        answer: Answer,
        status: int,
        headers: dict[str, str],
    ) -> web.Response:
        text = None if answer is None else dumps(answer)
        entry = {
            "t": round(self.world.clock.now, 3),
            "method": request.method,
            "path": request.path.removeprefix(PREFIX),
            "query": call.query,
            "body": call.body,
            "status": status,
        }
        self.recorder.add(entry, text, call.uploads, call.interaction)
        headers = headers | {"Date": formatdate(self.world.clock.now, usegmt=True)}
        if text is None:
            return web.Response(status=status, headers=headers)
        # No charset in the type: with one, discord.py takes the body for plain text.
        return web.Response(
            body=text.encode(), status=status, headers=headers, content_type="application/json"
        )


def _hang_up(request: web.Request) -> None:
    # Whoever asked sees the connection break.
    if request.transport is not None:
        request.transport.abort()


def template(path: str) -> str:
    """Return a path with its names left blank, so that the same route compares equal."""
    return re.sub(r"\{[^}]*\}", "{}", path)


async def read_body(request: web.Request) -> tuple[Any, list[UploadedFile]]:
    """Return the JSON body and the files of a request. Raises `Refusal` if it cannot be read."""
    if (request.content_length or 0) > REQUEST_LIMIT:
        raise too_large()
    content_type = request.headers.get("Content-Type", "")
    try:
        body = await request.read()
        if content_type.startswith("multipart/form-data"):
            return _form_body(content_type, body)
        return (read_json(body, request.charset) if body else None), []
    except web.HTTPRequestEntityTooLarge:
        raise too_large() from None
    except ValueError:
        sentence = "The request body contains invalid JSON."
        raise Refusal(400, 50109, sentence) from None


def _form_body(content_type: str, body: bytes) -> tuple[Any, list[UploadedFile]]:
    payload: Any = {}
    uploads: list[UploadedFile] = []
    for part in read_parts(content_type, body):
        if part.name == "payload_json":
            payload = read_json(part.data)
        elif match := _FILE_FIELD.fullmatch(part.name):
            name = part.file_name or "file"
            uploads.append(UploadedFile(match[1] or "0", name, part.type, part.data))
    return payload, uploads
