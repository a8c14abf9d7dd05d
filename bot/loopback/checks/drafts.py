"""What a request wants a message to be, checked as by Discord."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.loopback.checks.components import TEXT, CheckedLayout, walk
from bot.loopback.checks.embeds import read_embeds
from bot.loopback.checks.forms import SNOWFLAKE, Form
from bot.loopback.checks.media import Shelf, UploadedFile
from bot.loopback.wire.errors import FormErrors, Path, empty_message
from bot.loopback.wire.wire import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Json,
)
from bot.loopback.world.messages import USER_MENTION, NewContents
from bot.loopback.world.models import Message
from bot.loopback.world.world import World

IN_CHANNEL = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
"""The flags that a message in a channel may be sent with."""
IN_ANSWER = IN_CHANNEL | EPHEMERAL
"""The flags that an answer to an interaction may be sent with."""
MOST_CONTENT = 2000


@dataclass(frozen=True, slots=True)
class Request:
    """What came in: the message part of the body, its path in the body, and the files."""

    body: Json
    uploads: Sequence[UploadedFile] = ()
    path: Path = ()


def draft_new(world: World, request: Request, channel_id: str, settable: int) -> NewContents:
    """Return the draft of a new message with flags among *settable*. Raises `Refusal`."""
    errors = FormErrors()
    form = Form(request.body, errors, request.path)
    flags = form.number("flags", 0, 2**31 - 1) or 0
    if flags & ~settable:
        form.wrong("flags", "MESSAGE_FLAGS_INVALID", f"Flags {flags & ~settable} cannot be set.")
    shelf = Shelf(world.address, channel_id, world.ids, bool(flags & EPHEMERAL))
    shelf.fill(form, request.uploads, ())
    draft = _read(world, form, shelf, flags)
    _finish(form, draft)
    return draft


def draft_edit(world: World, request: Request, message: Message) -> NewContents:
    """Return the draft of a changed message; what the request omits stays as it is. Raises
    `Refusal`."""
    old = message.wire
    errors = FormErrors()
    form = Form(request.body, errors, request.path)
    wanted = form.number("flags", 0, 2**31 - 1)
    flags = old["flags"] & ~LOADING
    if wanted is not None:
        flags = flags & ~SUPPRESS_EMBEDS | wanted & (SUPPRESS_EMBEDS | COMPONENTS_V2)
    if wanted is not None and old["flags"] & COMPONENTS_V2 and not wanted & COMPONENTS_V2:
        message_text = "The IS_COMPONENTS_V2 flag cannot be removed"
        form.wrong("flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", message_text)
    shelf = Shelf(world.address, message.channel_id, world.ids, bool(flags & EPHEMERAL))
    shelf.fill(form, request.uploads, message.files)
    draft = _read(world, form, shelf, flags)
    if "content" not in request.body:
        draft.content = old["content"]
    if "embeds" not in request.body:
        draft.embeds = old["embeds"]
    if "components" not in request.body:
        draft.components = old["components"]
    if not request.body.keys() & {"content", "components"}:
        draft.mentions = [user["id"] for user in old["mentions"]]
        draft.mentions_everyone = old["mention_everyone"]
    _finish(form, draft)
    return draft


def _read(world: World, form: Form, shelf: Shelf, flags: int) -> NewContents:
    content = form.text("content", MOST_CONTENT) or ""
    embeds = read_embeds(form, shelf)
    layout = CheckedLayout(shelf, world.emojis)
    v2 = flags & COMPONENTS_V2
    components = layout.of_v2_message(form) if v2 else layout.of_plain_message(form)
    form.truth("tts")
    spoken = content + "".join(each["content"] or "" for each in walk(components) if _is_text(each))
    mentions, everyone = _mentions(world, form, spoken)
    return NewContents(
        content,
        embeds,
        components,
        shelf.attachments,
        shelf.new_files,
        flags,
        mentions,
        everyone,
    )


def _is_text(component: Json) -> bool:
    return bool(component.get("type") == TEXT)


def _finish(form: Form, draft: NewContents) -> None:
    v2 = draft.flags & COMPONENTS_V2
    legacy = {"content": draft.content, "embeds": draft.embeds}
    for key in ("poll", "sticker_ids"):
        legacy[key] = form.value.get(key) or ""
    for key, value in legacy.items():
        if v2 and value:
            words = "cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            form.wrong(key, code, f"The '{key}' field {words}")
    form.errors.refuse()
    shown = draft.components or (not v2 and (draft.content.strip() or draft.embeds or draft.files))
    if not shown:
        raise empty_message()


def _mentions(world: World, form: Form, text: str) -> tuple[list[str], bool]:
    """Return who is mentioned and may be pinged, and whether everyone is."""
    named = [id for id in dict.fromkeys(USER_MENTION.findall(text)) if id in world.members]
    everyone = "@everyone" in text or "@here" in text
    allowed = form.object("allowed_mentions")
    if allowed is None:
        return named, everyone
    parse = allowed.items("parse", 3)
    users = _ids(allowed, "users")
    for kind, listed in (("users", users), ("roles", _ids(allowed, "roles"))):
        if kind in parse and listed:
            code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            allowed.wrong(None, code, message)
    if "users" not in parse:
        named = [id for id in named if id in users]
    return named, everyone and "everyone" in parse


def _ids(form: Form, key: str) -> list[str]:
    ids = [str(id) for id in form.items(key, 100)]
    for index, id in enumerate(ids):
        if not SNOWFLAKE.fullmatch(id):
            form.errors.add((*form.path, key, index), "NUMBER_TYPE_COERCE", f'"{id}" is no id.')
        elif id in ids[:index]:
            message = "The set already contains this value"
            form.errors.add((*form.path, key, index), "SET_TYPE_ALREADY_CONTAINS_VALUE", message)
    return ids
