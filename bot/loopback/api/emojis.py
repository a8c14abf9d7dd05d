"""The bot's own emojis, which it can use everywhere."""

import base64
import binascii
import re

from bot.loopback.api.rest import ApiRequest, Route
from bot.loopback.checks.forms import Form
from bot.loopback.checks.limits import EMOJIS
from bot.loopback.checks.pictures import picture_in
from bot.loopback.wire.errors import FormErrors, Refusal, bad_form, missing_access
from bot.loopback.wire.wire import Json
from bot.loopback.world.store import StoredFile

MOST_EMOJIS = 2000
MOST_BYTES = 256 * 1024
_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
_DATA = re.compile(r"data:image/(?:png|jpe?g|gif|webp);base64,(.*)", re.DOTALL)


def _emojis(call: ApiRequest) -> dict[str, Json]:
    if call.parts["application"] != call.world.application["id"]:
        raise missing_access()
    return call.world.emojis


def _find(call: ApiRequest) -> Json:
    emoji = _emojis(call).get(call.parts["emoji"])
    if emoji is None:
        raise Refusal(404, 10014, "Unknown Emoji")
    return emoji


def _name(call: ApiRequest, *, but: str = "") -> str:
    errors = FormErrors()
    form = Form(call.form, errors)
    name = form.text("name", 32, least=2, required=True)
    if name is not None and not _NAME.fullmatch(name):
        message = "String value did not match validation regex."
        form.wrong("name", "STRING_TYPE_REGEX", message)
    others = {emoji["name"] for id, emoji in _emojis(call).items() if id != but}
    if name in others:
        message = "That name is already taken."
        form.wrong("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
    errors.refuse()
    return name or ""


def _image(call: ApiRequest) -> bytes:
    match = _DATA.fullmatch(str(call.form.get("image")))
    try:
        data = base64.b64decode(match[1], validate=True) if match else b""
    except binascii.Error:
        data = b""
    if picture_in(data) is None:
        raise bad_form(("image",), "INVALID_IMAGE_DATA", "Invalid image data")
    if len(data) > MOST_BYTES:
        message = "File cannot be larger than 256.0 kb."
        raise bad_form(("image",), "BINARY_TYPE_MAX_SIZE", message)
    return data


def listed(call: ApiRequest) -> Json:
    """Return all emojis."""
    return {"items": list(_emojis(call).values())}


def get(call: ApiRequest) -> Json:
    """Return one emoji."""
    return _find(call)


def create(call: ApiRequest) -> Json:
    """Return a new emoji from a picture in a data URI."""
    emojis, name, image = _emojis(call), _name(call), _image(call)
    if len(emojis) >= MOST_EMOJIS:
        raise Refusal(400, 30008, "Maximum number of emojis reached (2000)")
    world = call.world
    emoji = {
        "id": world.ids.next(),
        "name": name,
        "roles": [],
        "user": world.bot,
        "require_colons": True,
        "managed": False,
        "animated": image[:3] == b"GIF",
        "available": True,
    }
    id = str(emoji["id"])
    world.store.put_file(StoredFile(id, "", name, "image/png", image))
    return _kept(call, emoji)


def rename(call: ApiRequest) -> Json:
    """Rename an emoji."""
    emoji = _find(call)
    emoji["name"] = _name(call, but=emoji["id"])
    return _kept(call, emoji)


def _kept(call: ApiRequest, emoji: Json) -> Json:
    call.world.emojis[emoji["id"]] = emoji
    call.world.store.put("emoji", emoji["id"], emoji)
    return emoji


def delete(call: ApiRequest) -> None:
    """Remove an emoji."""
    emoji = _find(call)
    del call.world.emojis[emoji["id"]]
    call.world.store.remove("emoji", emoji["id"])
    call.world.drop_file(emoji["id"])


_ALL = "/applications/{application}/emojis"
_ONE = _ALL + "/{emoji}"

ROUTES = (
    Route("GET", _ALL, listed, EMOJIS),
    Route("POST", _ALL, create, EMOJIS, status=201),
    Route("GET", _ONE, get, EMOJIS),
    Route("PATCH", _ONE, rename, EMOJIS),
    Route("DELETE", _ONE, delete, EMOJIS),
)
