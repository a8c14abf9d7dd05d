"""The loopback: all its parts in one HTTP server on 127.0.0.1."""

import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from bot.loopback import (
    rest_channels,
    rest_commands,
    rest_emojis,
    rest_interactions,
    rest_messages,
    rest_start,
    rest_webhooks,
)
from bot.loopback.cdn import Cdn
from bot.loopback.clock import Clock
from bot.loopback.control import Control
from bot.loopback.gateway import Gateway
from bot.loopback.limits import Limits
from bot.loopback.media import REQUEST_LIMIT
from bot.loopback.people import People
from bot.loopback.record import Recorder
from bot.loopback.rest import Rest
from bot.loopback.screens import Screens
from bot.loopback.store import Store
from bot.loopback.world import World

HOST = "127.0.0.1"
_WEB = Path(__file__).parent / "web"
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

    Without a world path it forgets everything in the end. Port 0 takes any free one. Raises
    `OSError` for a port in use or a record that cannot be written, and `sqlite3.Error` for a world
    that is in use or is none.
    """

    def __init__(
        self,
        world_path: Path | None = None,
        port: int = 0,
        record: Path | None = None,
        token: str = "playground",
    ) -> None:
        self.token = token
        self.store = Store(world_path)
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
        self.limits = Limits(self.clock)
        self.gateway = Gateway(self.world, token, self.gateway_url)
        self._screens = Screens(self.world)
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)

    @property
    def clock(self) -> Clock:
        """The clock of its world."""
        return self.world.clock

    async def start(self) -> None:
        """Begins to serve."""
        await self._runner.setup()
        await web.SockSite(self._runner, self._socket).start()

    async def close(self) -> None:
        """Ends every connection and closes the world's file."""
        self._screens.close()
        await self.gateway.close()
        await self._runner.cleanup()
        self._socket.close()
        self.recorder.close()
        self.store.close()

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[self._guard], client_max_size=REQUEST_LIMIT + 2**20)
        Rest(self.world, self.token, self.limits, self.recorder).mount(app, _ROUTES)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        Cdn(self.world).mount(app)
        People(self.world, self.gateway, self._screens).mount(app)
        Control(self.world, self.gateway, self.limits, self.recorder).mount(app)
        app.router.add_get("/", _page)
        app.router.add_static("/web", _WEB)
        app.on_response_prepare.append(_ask_again)
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Turns away what another site makes a browser send."""
        origin = request.headers.get("Origin")
        of_the_bot = request.path.startswith(("/api/", "/gateway"))
        if request.headers.get("Host") not in self._hosts:
            raise web.HTTPForbidden(text="This address is not served.")
        if origin is not None and (of_the_bot or origin not in self._origins):
            raise web.HTTPForbidden(text="Other sites are not served.")
        return await handler(request)


async def _page(request: web.Request) -> web.FileResponse:
    return web.FileResponse(_WEB / "index.html")


async def _ask_again(request: web.Request, response: web.StreamResponse) -> None:
    # Parts of an old page and of a new one do not fit together.
    if request.path == "/" or request.path.startswith("/web/"):
        response.headers["Cache-Control"] = "no-cache"
