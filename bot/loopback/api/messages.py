"""Messages of a channel, on the bot's own authority."""

from bot.loopback.api.rest import ApiRequest, Route
from bot.loopback.checks.drafts import IN_CHANNEL, Request, draft_edit, draft_new
from bot.loopback.checks.forms import Form
from bot.loopback.checks.limits import DELETING, EDITING, OLD_MESSAGE_S, SENDING
from bot.loopback.wire.errors import (
    FormErrors,
    Refusal,
    bad_form,
    missing_permissions,
    unknown_message,
)
from bot.loopback.wire.wire import Json
from bot.loopback.world import messages
from bot.loopback.world import permissions as may
from bot.loopback.world.directs import is_direct
from bot.loopback.world.models import Message
from bot.loopback.world.servers import CATEGORY
from bot.loopback.world.snowflakes import made_at
from bot.loopback.world.threads import is_thread, require_active, require_open, wake


def _find(call: ApiRequest) -> Message:
    """Return the message in the path. On this route an ephemeral one does not exist."""
    call.world.bot_channel(call.parts["channel"])
    message = call.world.messages.get(call.parts["message"])
    foreign = message is None or message.channel_id != call.parts["channel"]
    if message is None or foreign or message.only_for is not None:
        raise unknown_message()
    return message


def send(call: ApiRequest) -> Json:
    """Return a new message."""
    world = call.world
    channel = world.bot_channel(call.parts["channel"])
    sending = may.SEND_MESSAGES_IN_THREADS if is_thread(channel) else may.SEND_MESSAGES
    world.require(channel, sending | (may.ATTACH_FILES if call.uploads else 0))
    require_open(channel)
    if channel["type"] == CATEGORY:
        raise Refusal(400, 50008, "Cannot send messages in a non-text channel")
    if is_direct(channel) and channel["recipients"][0]["id"] in world.closed:
        raise Refusal(403, 50007, "Cannot send messages to this user")
    _check_booleans(call.form)
    if sent := _sent_before(call, channel):
        return messages.shown(world, sent)
    draft = draft_new(world, Request(call.form, call.uploads), channel["id"], IN_CHANNEL)
    wire = messages.blank_message(world, channel, world.bot["id"])
    replied = _reply_to(call)
    messages.put_draft(world, wire, draft)
    if replied:
        messages.refer(wire, replied)
        _ping_author(call.form, wire, replied)
    if call.form.get("nonce") is not None:
        wire["nonce"] = call.form["nonce"]
    wake(world, channel)
    return messages.shown(world, messages.post(world, wire, files=draft.files))


def _check_booleans(body: Json) -> None:
    errors = FormErrors()
    form = Form(body, errors)
    form.truth("enforce_nonce")
    if reference := form.object("message_reference"):
        reference.truth("fail_if_not_exists")
    if allowed := form.object("allowed_mentions"):
        allowed.truth("replied_user")
    errors.refuse()


def _sent_before(call: ApiRequest, channel: Json) -> Message | None:
    """Return a message sent with the same nonce a moment ago: the request repeats that one."""
    nonce = call.form.get("nonce")
    if nonce is None or not call.form.get("enforce_nonce"):
        return None
    for id in call.world.timelines.get(channel["id"], [])[-50:]:
        message = call.world.messages[id]
        if message.wire.get("nonce") == nonce:
            return message
    return None


def _reply_to(call: ApiRequest) -> Message | None:
    reference = call.form.get("message_reference")
    if not isinstance(reference, dict):
        return None
    message = call.world.messages.get(str(reference.get("message_id")))
    if message and message.channel_id == call.parts["channel"] and message.only_for is None:
        return message
    if reference.get("fail_if_not_exists") is False:
        return None
    code = "REPLIES_UNKNOWN_MESSAGE"
    raise bad_form(("message_reference",), code, "Unknown message")


def _ping_author(form: Json, wire: Json, replied: Message) -> None:
    allowed = form.get("allowed_mentions")
    author = replied.wire["author"]
    pings = allowed is None or bool(allowed.get("replied_user"))
    if pings and author not in wire["mentions"]:
        wire["mentions"].append(author)


def get(call: ApiRequest) -> Json:
    """Return one message."""
    call.world.bot_channel(call.parts["channel"], may.READ_MESSAGE_HISTORY)
    return messages.shown(call.world, _find(call))


def history(call: ApiRequest) -> list[Json]:
    """Return messages of a channel, newest first."""
    world = call.world
    channel = world.bot_channel(call.parts["channel"], may.READ_MESSAGE_HISTORY)
    limit = call.asks_limit(50, 100)
    found = [world.messages[id] for id in world.timelines.get(channel["id"], ())]
    found = [message for message in found if message.only_for is None]
    if after := call.asks_id("after"):
        found = [message for message in found if int(message.id) > after][:limit]
    elif before := call.asks_id("before"):
        found = [message for message in found if int(message.id) < before]
    elif around := call.asks_id("around"):
        older = sum(int(message.id) < around for message in found)
        found = found[max(0, older - limit // 2) :][:limit]
    return [messages.shown(world, message) for message in reversed(found[-limit:])]


def edit(call: ApiRequest) -> Json:
    """Change one of the bot's messages."""
    world, message = call.world, _find(call)
    channel = world.channel(message.channel_id)
    if message.wire["author"]["id"] != world.bot["id"]:
        raise Refusal(403, 50005, "Cannot edit a message authored by another user")
    require_active(channel)
    if call.uploads:
        world.require(channel, may.ATTACH_FILES)
    if world.clock.now - made_at(message.id) > OLD_MESSAGE_S:
        call.limits.count_old_edit(channel["id"])
    draft = draft_edit(world, Request(call.form, call.uploads), message)
    messages.edit(world, message, draft)
    return messages.shown(world, message)


def delete(call: ApiRequest) -> None:
    """Remove a message: one of the bot's, or any if it may manage messages."""
    world, message = call.world, _find(call)
    channel = world.channel(message.channel_id)
    own = message.wire["author"]["id"] == world.bot["id"]
    if not own and not world.permissions(world.bot["id"], channel) & may.MANAGE_MESSAGES:
        raise missing_permissions()
    require_active(channel)
    messages.delete(world, message)


def typing(call: ApiRequest) -> None:
    """Announce that the bot is typing, which nobody here is shown."""
    call.world.bot_channel(call.parts["channel"], may.SEND_MESSAGES)


_CHANNEL = "/channels/{channel}/messages"
_MESSAGE = _CHANNEL + "/{message}"

ROUTES = (
    Route("POST", _CHANNEL, send, SENDING),
    Route("GET", _CHANNEL, history),
    Route("GET", _MESSAGE, get),
    Route("PATCH", _MESSAGE, edit, EDITING),
    Route("DELETE", _MESSAGE, delete, DELETING),
    Route("POST", "/channels/{channel}/typing", typing),
)
