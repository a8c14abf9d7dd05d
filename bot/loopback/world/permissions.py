"""Who may do what, and where: Discord's permission bits and how they add up."""

from bot.loopback.wire.wire import Json

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
SEND_TTS = 1 << 12
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
CHANGE_NICKNAME = 1 << 26
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38

ALL = (1 << 53) - 1
DIRECT = 1
THREAD_TYPES = (10, 11, 12)
_IN_DIRECT = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | ADD_REACTIONS
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
)
_WITHOUT_SENDING = ~(SEND_TTS | MENTION_EVERYONE | EMBED_LINKS | ATTACH_FILES)


def base_permissions(guild: Json, member: Json) -> int:
    """Return what a member may do on the server as a whole."""
    if member["user"]["id"] == guild["owner_id"]:
        return ALL
    mine = {guild["id"], *member["roles"]}
    bits = 0
    for role in guild["roles"]:
        if role["id"] in mine:
            bits |= int(role["permissions"])
    return ALL if bits & ADMINISTRATOR else bits


def permissions_in(guild: Json, member: Json, channel: Json) -> int:
    """Return what a member may do in a channel. For a thread, pass its parent."""
    bits = base_permissions(guild, member)
    if bits == ALL:
        return ALL
    bits = _overwritten(bits, channel["permission_overwrites"], guild, member)
    if not bits & VIEW_CHANNEL:
        return 0
    if not bits & SEND_MESSAGES:
        bits &= _WITHOUT_SENDING
    return bits


def permissions_in_direct(channel: Json, user_id: str, bot_id: str) -> int:
    """Return what a user may do in the channel of the bot and one person: nothing, if they are
    neither."""
    return _IN_DIRECT if user_id in (bot_id, channel["recipients"][0]["id"]) else 0


def _overwritten(bits: int, overwrites: list[Json], guild: Json, member: Json) -> int:
    by_id = {overwrite["id"]: overwrite for overwrite in overwrites}
    if everyone := by_id.get(guild["id"]):
        bits = bits & ~int(everyone["deny"]) | int(everyone["allow"])
    # A member's roles count together: what one allows wins over what another denies.
    allow = deny = 0
    for role in member["roles"]:
        if overwrite := by_id.get(role):
            allow |= int(overwrite["allow"])
            deny |= int(overwrite["deny"])
    bits = bits & ~deny | allow
    if own := by_id.get(member["user"]["id"]):
        bits = bits & ~int(own["deny"]) | int(own["allow"])
    return bits
