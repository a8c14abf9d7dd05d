"""Downloads: attachments with their token, avatars and emojis."""

import hmac

from aiohttp import web

from bot.loopback.checks.pictures import picture_in, plain_png
from bot.loopback.world.world import World

_BLURPLE = (88, 101, 242)
_PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
_FOR_A_DAY = {"Cache-Control": "private, max-age=86400"}


class Cdn:
    """The routes under /cdn."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._avatar = plain_png(*_BLURPLE)

    def routes(self) -> list[web.RouteDef]:
        """Return the routes and their handlers."""
        return [
            web.get("/cdn/attachments/{channel}/{id}/{name}", self._attachment),
            web.get("/cdn/emojis/{id}.{ending}", self._emoji),
            web.get("/cdn/avatars/{user}/{name}", self._default_avatar),
            web.get("/cdn/embed/avatars/{name}", self._default_avatar),
        ]

    async def _attachment(self, request: web.Request) -> web.Response:
        id, token = request.match_info["id"], request.query.get("hm", "")
        file = self._world.file(id) if id.isdecimal() else None
        if file is None or not hmac.compare_digest(file.token.encode(), token.encode()):
            raise web.HTTPNotFound
        headers = {"X-Content-Type-Options": "nosniff", **_FOR_A_DAY}
        shown = file.type in _PICTURES
        if not shown:
            # Anything but a picture is saved, never run by a browser.
            headers["Content-Disposition"] = f'attachment; filename="{file.name}"'
        content_type = file.type if shown else "application/octet-stream"
        return web.Response(body=file.data, headers=headers, content_type=content_type)

    async def _emoji(self, request: web.Request) -> web.Response:
        id = request.match_info["id"]
        file = self._world.file(id) if id in self._world.emojis else None
        picture = picture_in(file.data) if file else None
        if file is None or picture is None:
            raise web.HTTPNotFound
        return web.Response(body=file.data, headers=_FOR_A_DAY, content_type=picture.content_type)

    async def _default_avatar(self, request: web.Request) -> web.Response:
        return web.Response(body=self._avatar, headers=_FOR_A_DAY, content_type="image/png")
