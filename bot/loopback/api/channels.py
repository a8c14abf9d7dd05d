"""Channels and threads."""

from bot.loopback.api.rest import ApiRequest, Route
from bot.loopback.checks.forms import Form
from bot.loopback.checks.limits import THREADS
from bot.loopback.wire.errors import (
    FormErrors,
    Refusal,
    missing_permissions,
    thread_archived,
    unknown_message,
)
from bot.loopback.wire.wire import HAS_THREAD, Json
from bot.loopback.world import messages
from bot.loopback.world import permissions as may
from bot.loopback.world import threads as thread_kinds
from bot.loopback.world.directs import is_direct
from bot.loopback.world.messages import THREAD_CREATED, THREAD_STARTER
from bot.loopback.world.models import ChannelUpdated
from bot.loopback.world.servers import CATEGORY
from bot.loopback.world.threads import (
    ARCHIVE_MINUTES,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    is_archived,
    is_thread,
    new_thread,
    remove,
)


def _channel(call: ApiRequest) -> Json:
    return call.world.bot_channel(call.parts["channel"])


def _channel_of_server(call: ApiRequest, needed: int = 0) -> Json:
    channel = _channel(call)
    if is_direct(channel):
        raise Refusal(400, 50003, "Cannot execute action on a DM channel")
    call.world.require(channel, needed)
    return channel


def _thread(call: ApiRequest) -> Json:
    channel = _channel_of_server(call)
    if not is_thread(channel):
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    return channel


def _parent(call: ApiRequest, needed: int) -> Json:
    channel = _channel_of_server(call, needed)
    if is_thread(channel) or channel["type"] == CATEGORY:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")
    return channel


def get(call: ApiRequest) -> Json:
    """Return a channel or thread."""
    return _channel(call)


def change(call: ApiRequest) -> Json:
    """Change a thread, or a channel if the bot may manage channels."""
    channel = _channel_of_server(call)
    errors = FormErrors()
    form = Form(call.form, errors)
    name = form.text("name", 100, least=1)
    form.truth("archived")
    form.truth("locked")
    form.choice("auto_archive_duration", ARCHIVE_MINUTES)
    form.number("rate_limit_per_user", 0, 21_600)
    form.text("topic", 1024)
    errors.refuse()
    if is_thread(channel):
        _change_thread(call, channel)
    elif not call.world.permissions(call.world.bot["id"], channel) & may.MANAGE_CHANNELS:
        raise missing_permissions()
    if name is not None:
        channel["name"] = name
    for key in ("rate_limit_per_user", "topic"):
        if key in call.form and key in channel:
            channel[key] = call.form[key]
    call.world.keep_channel(channel)
    call.world.tell(ChannelUpdated(channel))
    return channel


def _change_thread(call: ApiRequest, thread: Json) -> None:
    world, wanted = call.world, call.form
    held = world.permissions(world.bot["id"], thread)
    manages = bool(held & may.MANAGE_THREADS)
    metadata = thread["thread_metadata"]
    only_wakes = wanted.keys() <= {"archived", "auto_archive_duration"}
    if is_archived(thread) and wanted.get("archived") is not False:
        raise thread_archived()
    if metadata["locked"] and not manages:
        raise missing_permissions()
    wakes = wanted.get("archived") is False and only_wakes
    writes = bool(held & may.SEND_MESSAGES_IN_THREADS)
    own = thread["owner_id"] == world.bot["id"]
    if not (manages or (own and "locked" not in wanted) or (wakes and writes)):
        raise missing_permissions()
    if wanted.get("auto_archive_duration"):
        metadata["auto_archive_duration"] = wanted["auto_archive_duration"]
    if {"archived", "locked"} & wanted.keys():
        archived = wanted.get("archived", metadata["archived"])
        locked = wanted.get("locked", metadata["locked"])
        thread_kinds.mark(world, thread, archived=bool(archived), locked=bool(locked))


def delete(call: ApiRequest) -> Json:
    """Remove a thread or channel with its messages; direct messages stay for the person."""
    channel = _channel(call)
    if is_direct(channel):
        return channel
    needed = may.MANAGE_THREADS if is_thread(channel) else may.MANAGE_CHANNELS
    call.world.require(channel, needed)
    remove(call.world, channel)
    return channel


def start_from_message(call: ApiRequest) -> Json:
    """Start a public thread on a message; it has the message's id."""
    world = call.world
    parent = _parent(call, may.CREATE_PUBLIC_THREADS)
    name, minutes = _wanted(call)
    source = world.messages.get(call.parts["message"])
    if source is None or source.channel_id != parent["id"] or source.only_for is not None:
        raise unknown_message()
    if source.id in world.channels:
        raise Refusal(400, 160004, "A thread has already been created for this message")
    owner = world.bot["id"]
    thread = new_thread(world, parent, id=source.id, name=name, owner_id=owner, minutes=minutes)
    source.wire["flags"] |= HAS_THREAD
    messages.touch(world, source)
    starter = messages.blank_message(world, thread, owner) | {"type": THREAD_STARTER}
    messages.refer(starter, source)
    messages.post(world, starter, counted=False)
    return _entered(call, thread)


def start_alone(call: ApiRequest) -> Json:
    """Start a thread without a message."""
    world = call.world
    errors = FormErrors()
    form = Form(call.form, errors)
    kind = form.choice("type", (PUBLIC_THREAD, PRIVATE_THREAD)) or PRIVATE_THREAD
    form.truth("invitable")
    errors.refuse()
    public = kind == PUBLIC_THREAD
    parent = _parent(call, may.CREATE_PUBLIC_THREADS if public else may.CREATE_PRIVATE_THREADS)
    name, minutes = _wanted(call)
    owner, id = world.bot["id"], world.ids.next()
    thread = new_thread(world, parent, id=id, name=name, owner_id=owner, minutes=minutes, kind=kind)
    if public:
        note = messages.blank_message(world, parent, owner)
        note |= {"type": THREAD_CREATED, "content": name}
        note["message_reference"] = {"type": 0, "channel_id": id, "guild_id": parent["guild_id"]}
        messages.post(world, note)
    return _entered(call, thread)


def _wanted(call: ApiRequest) -> tuple[str, int]:
    errors = FormErrors()
    form = Form(call.form, errors)
    name = form.text("name", 100, least=1, required=True)
    minutes = form.choice("auto_archive_duration", ARCHIVE_MINUTES) or 1440
    form.number("rate_limit_per_user", 0, 21_600)
    errors.refuse()
    return name or "", minutes


def _entered(call: ApiRequest, thread: Json) -> Json:
    return thread | {"member": _membership(thread, call.world.bot["id"])}


def _membership(thread: Json, user_id: str) -> Json:
    joined = thread["thread_metadata"]["create_timestamp"]
    return {"id": thread["id"], "user_id": user_id, "join_timestamp": joined, "flags": 0}


def archived_public(call: ApiRequest) -> Json:
    """Return the archived public threads of a channel, most recently archived first."""
    return _listed(call, PUBLIC_THREAD)


def archived_private(call: ApiRequest) -> Json:
    """Return the archived private threads of a channel."""
    if (
        not call.world.permissions(call.world.bot["id"], _channel_of_server(call))
        & may.MANAGE_THREADS
    ):
        raise missing_permissions()
    return _listed(call, PRIVATE_THREAD)


def _listed(call: ApiRequest, kind: int) -> Json:
    parent = _parent(call, may.READ_MESSAGE_HISTORY)
    found = [
        channel
        for channel in call.world.channels.values()
        if channel.get("parent_id") == parent["id"] and channel["type"] == kind
    ]
    found = [thread for thread in found if is_archived(thread)]
    found.sort(key=lambda thread: thread["thread_metadata"]["archive_timestamp"], reverse=True)
    return {"threads": found, "members": [], "has_more": False}


def active(call: ApiRequest) -> Json:
    """Return the threads of a server that are not archived."""
    here = call.world.channels_of(call.server)
    threads = [each for each in here if is_thread(each) and not is_archived(each)]
    me = call.world.bot["id"]
    own = [thread for thread in threads if thread["owner_id"] == me]
    members = [_membership(thread, me) for thread in own]
    return {"threads": threads, "members": members, "has_more": False}


def join(call: ApiRequest) -> None:
    """Join a thread, or add somebody to it. Everybody is in every thread already."""
    thread = _thread(call)
    if is_archived(thread):
        raise thread_archived()
    if "user" in call.parts:
        call.world.user(call.parts["user"])


def thread_members(call: ApiRequest) -> list[Json]:
    """Return the members of a thread."""
    thread = _thread(call)
    return [_membership(thread, thread["owner_id"])]


_CHANNEL = "/channels/{channel}"

ROUTES = (
    Route("GET", _CHANNEL, get),
    Route("PATCH", _CHANNEL, change),
    Route("DELETE", _CHANNEL, delete),
    Route(
        "POST",
        _CHANNEL + "/messages/{message}/threads",
        start_from_message,
        THREADS,
        status=201,
    ),
    Route("POST", _CHANNEL + "/threads", start_alone, THREADS, status=201),
    Route("GET", _CHANNEL + "/threads/archived/public", archived_public),
    Route("GET", _CHANNEL + "/threads/archived/private", archived_private),
    Route("GET", "/guilds/{guild}/threads/active", active),
    Route("GET", _CHANNEL + "/thread-members", thread_members),
    Route("PUT", _CHANNEL + "/thread-members/@me", join),
    Route("PUT", _CHANNEL + "/thread-members/{user}", join),
)
