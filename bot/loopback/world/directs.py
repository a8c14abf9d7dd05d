"""Direct messages: a channel that only one person and the bot see."""

from bot.loopback.wire.wire import Json
from bot.loopback.world.models import ChannelCreated
from bot.loopback.world.permissions import DIRECT
from bot.loopback.world.world import World


def is_direct(channel: Json) -> bool:
    """Return whether a channel holds direct messages."""
    return bool(channel["type"] == DIRECT)


def direct_channel(world: World, person_id: str) -> Json:
    """Return the channel of the bot and that person, opened if there was none."""
    for channel in world.channels.values():
        if is_direct(channel) and channel["recipients"][0]["id"] == person_id:
            return channel
    channel = {
        "id": world.ids.next(),
        "type": DIRECT,
        "flags": 0,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "recipients": [world.members[person_id]["user"]],
    }
    world.keep_channel(channel)
    world.tell(ChannelCreated(channel))
    return channel
