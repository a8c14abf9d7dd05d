"""The loopback: all parts in one HTTP server on 127.0.0.1."""

import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from bot.loopback import page
from bot.loopback.api import channels as rest_channels
from bot.loopback.api import commands as rest_commands
from bot.loopback.api import emojis as rest_emojis
from bot.loopback.api import interactions as rest_interactions
from bot.loopback.api import messages as rest_messages
from bot.loopback.api import start as rest_start
from bot.loopback.api import webhooks as rest_webhooks
from bot.loopback.api.cdn import Cdn
from bot.loopback.api.gateway import Gateway
from bot.loopback.api.recorder import Recorder
from bot.loopback.api.rest import Rest
from bot.loopback.checks.faults import Faults
from bot.loopback.checks.limits import RequestLimits
from bot.loopback.checks.media import REQUEST_LIMIT
from bot.loopback.people.control import ControlRoutes
from bot.loopback.people.people import People
from bot.loopback.people.screens import Screens
from bot.loopback.world.clock import ShiftedClock
from bot.loopback.world.sample import TOKEN
from bot.loopback.world.store import WorldStore
from bot.loopback.world.world import World

HOST = "127.0.0.1"
_ROUTES = (
    *rest_start.ROUTES,
    *rest_messages.ROUTES,
    *rest_interactions.ROUTES,
    *rest_webhooks.ROUTES,
    *rest_channels.ROUTES,
    *rest_commands.ROUTES,
    *rest_emojis.ROUTES,
)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Loopback:
    """A stand-in for Discord. `start` it, point a client at its URLs, and `close` it.

    Without a world path it forgets everything when it closes. Port 0 takes any free port. Raises
    `OSError` if the port is in use or the record cannot be written, and `sqlite3.Error` if the
    world is in use or is not a world.
    """

    def __init__(
        self,
        world_path: Path | None = None,
        port: int = 0,
        record: Path | None = None,
        token: str = TOKEN,
    ) -> None:
        self.token = token
        self.store = WorldStore(world_path)
        try:
            self.recorder = Recorder(record)
            self._socket = socket.create_server((HOST, port))
        except OSError:
            self.store.close()
            raise
        self.port: int = self._socket.getsockname()[1]
        self.url = f"http://{HOST}:{self.port}"
        self.api_url = f"{self.url}/api/v10"
        self.cdn_url = f"{self.url}/cdn"
        self.gateway_url = f"ws://{HOST}:{self.port}/gateway"
        hosts = [f"{name}:{self.port}" for name in ("127.0.0.1", "localhost", "[::1]")]
        self._hosts = frozenset(hosts)
        self._origins = frozenset(f"http://{host}" for host in hosts)
        self.world = World(self.store, self.url)
        self.limits = RequestLimits(self.clock)
        self.faults = Faults()
        self.gateway = Gateway(self.world, token, self.gateway_url, self.limits.starts)
        self._screens = Screens(self.world)
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)

    @property
    def clock(self) -> ShiftedClock:
        """The clock of its world."""
        return self.world.clock

    async def start(self) -> None:
        """Begin to serve."""
        await self._runner.setup()
        await web.SockSite(self._runner, self._socket).start()

    async def close(self) -> None:
        """Close every connection and the world's file."""
        self._screens.close()
        await self.gateway.close()
        await self._runner.cleanup()
        self._socket.close()
        self.recorder.close()
        self.store.close()

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=REQUEST_LIMIT + 2**20)
        # No middleware: aiohttp caches them, and with them every loopback that ever ran.
        for route in self._routes():
            guarded = self._guarded(route.handler)
            web.RouteDef(route.method, route.path, guarded, route.kwargs).register(app.router)
        return app

    def _routes(self) -> list[web.RouteDef]:
        return [
            *Rest(self.world, self.token, self.limits, self.faults, self.recorder).routes(_ROUTES),
            *self.gateway.routes(),
            *Cdn(self.world).routes(),
            *People(self.world, self.gateway, self._screens).routes(),
            *ControlRoutes(
                self.world, self.gateway, self.limits, self.faults, self.recorder
            ).routes(),
            *page.routes(),
        ]

    def _guarded(self, handler: Handler) -> Handler:
        """Turn away what another site makes a browser send."""

        async def handle(request: web.Request) -> web.StreamResponse:
            origin = request.headers.get("Origin")
            of_the_bot = request.path.startswith(("/api/", "/gateway"))
            if request.headers.get("Host") not in self._hosts:
                raise web.HTTPForbidden(text="This address is not served.")
            if origin is not None and (of_the_bot or origin not in self._origins):
                raise web.HTTPForbidden(text="Requests from other sites are refused.")
            try:
                return await handler(request)
            except ConnectionResetError:
                # Whoever asked has gone in the midst of it.
                raise web.HTTPBadRequest from None

        return handle
