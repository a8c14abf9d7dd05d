"""Embeds, checked as by Discord."""

from bot.loopback.checks.forms import Form
from bot.loopback.checks.media import Shelf
from bot.loopback.wire.wire import Json

MOST_CHARACTERS = 6000


def read_embeds(form: Form, shelf: Shelf) -> list[Json]:
    """Return the embeds of a message; errors are recorded in the form."""
    embeds = [_embed(each, shelf) for each in form.objects("embeds", 10)]
    if sum(map(_length, embeds)) > MOST_CHARACTERS:
        message = f"Embed size exceeds maximum size of {MOST_CHARACTERS}"
        form.wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", message)
    return embeds


def _embed(form: Form, shelf: Shelf) -> Json:
    embed: Json = {
        "type": "rich",
        "title": form.text("title", 256),
        "description": form.text("description", 4096),
        "url": form.text("url", 2048),
        "timestamp": form.text("timestamp", 64),
        "color": form.number("color", 0, 0xFFFFFF),
        "footer": _part(form, "footer", shelf, text=2048),
        "author": _part(form, "author", shelf, name=256),
        "image": _picture(form, "image", shelf),
        "thumbnail": _picture(form, "thumbnail", shelf),
    }
    fields = [_field(each) for each in form.objects("fields", 25)]
    return {key: value for key, value in embed.items() if value is not None} | (
        {"fields": fields} if fields else {}
    )


def _field(form: Form) -> Json:
    return {
        "name": form.text("name", 256, required=True) or "",
        "value": form.text("value", 1024, required=True) or "",
        "inline": bool(form.truth("inline")),
    }


def _part(form: Form, key: str, shelf: Shelf, **limits: int) -> Json | None:
    part = form.object(key)
    if part is None:
        return None
    shown: Json = {name: part.text(name, most, required=True) for name, most in limits.items()}
    for name in ("url", "icon_url"):
        if part.value.get(name):
            shown[name] = part.text(name, 2048)
    if icon := shown.get("icon_url"):
        shown["icon_url"] = (shelf.find(icon) or {"url": icon})["url"]
    return shown


def _picture(form: Form, key: str, shelf: Shelf) -> Json | None:
    part = form.object(key)
    media = shelf.media(part) if part and part.value.get("url") else None
    if media is None:
        return None
    wanted = ("url", "proxy_url", "width", "height", "content_type")
    return {name: media[name] for name in wanted if media[name] is not None}


def _length(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [embed.get("footer", {}).get("text"), embed.get("author", {}).get("name")]
    for field in embed.get("fields", ()):
        texts += [field["name"], field["value"]]
    return sum(len(text) for text in texts if text)
