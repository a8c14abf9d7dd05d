"""The page to play in: the files in the folder `web`."""

import json
from pathlib import Path

from aiohttp import web

_WEB = Path(__file__).parent / "web"
_WORDS = _WEB / "words"
_DEFAULT = "en"
# Parts of an old page do not fit those of a new one.
_ASK_AGAIN = {"Cache-Control": "no-cache"}


def routes() -> list[web.RouteDef]:
    """Return the routes and their handlers."""
    return [
        web.get("/", _page),
        web.get(r"/web/words/{language:\w*}.json", _words),
        web.get("/web/{path:.+}", _part),
    ]


async def _page(request: web.Request) -> web.FileResponse:
    return web.FileResponse(_WEB / "index.html", headers=_ASK_AGAIN)


async def _words(request: web.Request) -> web.Response:
    asked = request.match_info["language"]
    language = asked if (_WORDS / f"{asked}.json").is_file() else _DEFAULT
    texts = json.loads((_WORDS / f"{language}.json").read_text("utf-8"))
    return web.json_response({"language": language, "texts": texts}, headers=_ASK_AGAIN)


async def _part(request: web.Request) -> web.FileResponse:
    path = (_WEB / request.match_info["path"]).resolve()
    if not path.is_relative_to(_WEB.resolve()) or not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers=_ASK_AGAIN)
