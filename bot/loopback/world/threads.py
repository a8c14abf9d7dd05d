"""Threads: creating, archiving and waking them."""

from datetime import datetime

from bot.loopback.wire.errors import thread_archived, thread_locked
from bot.loopback.wire.wire import Json, iso
from bot.loopback.world.models import ChannelCreated, ChannelDeleted, ChannelUpdated
from bot.loopback.world.permissions import THREAD_TYPES
from bot.loopback.world.snowflakes import made_at
from bot.loopback.world.world import World

PUBLIC_THREAD, PRIVATE_THREAD = 11, 12
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def is_thread(channel: Json) -> bool:
    """Return whether a channel is a thread."""
    return channel["type"] in THREAD_TYPES


def is_archived(channel: Json) -> bool:
    """Return whether a channel is an archived thread."""
    return is_thread(channel) and bool(channel["thread_metadata"]["archived"])


def is_locked(channel: Json) -> bool:
    """Return whether a channel is a thread that is locked, be it archived or not."""
    return is_thread(channel) and bool(channel["thread_metadata"]["locked"])


def is_shut(channel: Json) -> bool:
    """Return whether a channel is an archived thread that is locked: writing does not wake it."""
    return is_archived(channel) and is_locked(channel)


def require_open(channel: Json) -> None:
    """Raise `Refusal` where nothing may be written: 160005 in a locked thread, 50083 in an
    archived one that is locked."""
    if is_shut(channel):
        raise thread_archived()
    if is_locked(channel):
        raise thread_locked()


def require_active(channel: Json) -> None:
    """Raise `Refusal` where nothing may be changed: 50083 in an archived thread, 160005 in a
    locked one."""
    if is_archived(channel):
        raise thread_archived()
    require_open(channel)


def wake(world: World, channel: Json) -> None:
    """Unarchive a thread, as writing in it does. It stays as locked as it was."""
    if is_archived(channel):
        set_archived(world, channel, archived=False, locked=is_locked(channel))


def mark(world: World, channel: Json, *, archived: bool, locked: bool) -> None:
    """Mark a thread as archived or not, as of now."""
    channel["thread_metadata"] |= {
        "archived": archived,
        "locked": locked,
        "archive_timestamp": iso(world.clock.now),
    }


def set_archived(world: World, channel: Json, *, archived: bool, locked: bool) -> None:
    """Archive or unarchive a thread."""
    mark(world, channel, archived=archived, locked=locked)
    world.keep_channel(channel)
    world.tell(ChannelUpdated(channel))


def new_thread(
    world: World,
    parent: Json,
    *,
    id: str,
    name: str,
    owner_id: str,
    minutes: int = 1440,
    kind: int = PUBLIC_THREAD,
) -> Json:
    """Return a new thread in a channel."""
    now = iso(world.clock.now)
    thread: Json = {
        "id": id,
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": name,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": now,
            "auto_archive_duration": minutes,
            "locked": False,
            "create_timestamp": now,
        },
    }
    world.keep_channel(thread)
    world.tell(ChannelCreated(thread))
    return thread


def remove(world: World, channel: Json) -> None:
    """Delete a thread, or a channel with its threads, and all messages."""
    inside = [each for each in world.channels.values() if each.get("parent_id") == channel["id"]]
    for gone in (*inside, channel):
        world.drop_channel(gone)
        world.tell(ChannelDeleted(gone))


def archive_idle(world: World) -> None:
    """Archive the threads that have been idle for longer than they are set to."""
    for channel in list(world.channels.values()):
        if is_thread(channel) and not is_archived(channel):
            metadata = channel["thread_metadata"]
            last = made_at(channel["last_message_id"] or channel["id"])
            woken = datetime.fromisoformat(metadata["archive_timestamp"]).timestamp()
            idle_s = world.clock.now - max(last, woken)
            if idle_s > metadata["auto_archive_duration"] * 60:
                set_archived(world, channel, archived=True, locked=metadata["locked"])
