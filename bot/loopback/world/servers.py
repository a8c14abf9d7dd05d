"""The servers beside the first: any number, made from their ids whenever they are asked for."""

from dataclasses import dataclass, field

from bot.loopback.wire.wire import Json
from bot.loopback.world import permissions as may
from bot.loopback.world import sample

CATEGORY = 4
_CHANNELS_FROM = 1 << 12
"""Where the ids of the channels begin; the server's own and those of its roles are below."""
_IN_A_CATEGORY = 6
_STAFF_EVERY = 5


@dataclass(frozen=True, slots=True)
class ServerSize:
    """How many channels, categories included, and how many roles a server has."""

    channels: int = 36
    roles: int = 27


@dataclass(slots=True)
class Server:
    """A server: who is on it, and the state it is in.

    Of those who ever were `members`, the `absent` have left. While it is `out_of_order`, nobody
    can use it. If it `has_commands`, those of the bot can be used there even while the bot is
    absent. One that was added has a `size`; it has no members and nothing is kept of it, until
    it is `furnished` because somebody does something there.
    """

    id: str
    size: ServerSize | None = None
    furnished: Json | None = None
    members: dict[str, Json] = field(default_factory=dict)
    absent: set[str] = field(default_factory=set)
    out_of_order: bool = False
    has_commands: bool = False

    @property
    def guild(self) -> Json:
        """The server's object, without its channels and members."""
        return self.furnished or made_guild(self.id, self.size or ServerSize())

    @property
    def bot_role(self) -> str:
        """The id of the role that the bot got when it was added."""
        return sample.BOT_ROLE_ID if self.size is None else str(int(self.id) + 1)

    def to_json(self) -> Json:
        """Return the server as stored."""
        size = self.size or ServerSize()
        return {
            "id": self.id,
            "channels": size.channels,
            "roles": size.roles,
            "furnished": self.furnished is not None,
            "members": [*self.members],
            "absent": sorted(self.absent),
        }


def first_server() -> Server:
    """Return the server of the page."""
    return Server(sample.GUILD_ID, furnished=sample.guild())


def next_id(newest: str) -> str:
    """Return the id of the server that is added after that one, on the next shard."""
    return str((int(newest) >> 22) + 1 << 22)


def server_id(id: str) -> str:
    """Return the id of the server that has the channel with this id, if an added one does."""
    return str(int(id) >> 22 << 22)


def made_guild(id: str, size: ServerSize) -> Json:
    """Return the object of an added server."""
    roles = [sample.role(str(int(id) + n), f"Role {n}", 0, n) for n in range(2, size.roles)]
    own = sample.roles(id, str(int(id) + 1))
    return sample.guild() | {"id": id, "name": f"Server {_number(id)}", "roles": own + roles}


def made_channels(id: str, size: ServerSize) -> list[Json]:
    """Return the channels of an added server: categories with text channels, `tables` first."""
    channels: list[Json] = []
    parent = None
    for position in range(size.channels):
        own = str(int(id) + _CHANNELS_FROM + position)
        if position % (_IN_A_CATEGORY + 1) == 0 and position < size.channels - 1:
            parent = own
            made = _channel(id, own, f"Category {position}", position) | {"type": CATEGORY}
        else:
            name = "tables" if position <= 1 else f"room-{position}"
            made = _channel(id, own, name, position) | {"parent_id": parent}
            made["permission_overwrites"] = _overwrites(id, size, position)
        channels.append(made)
    return channels


def _channel(server: str, id: str, name: str, position: int) -> Json:
    return sample.text_channel(id, name, position, []) | {"guild_id": server}


def _overwrites(server: str, size: ServerSize, position: int) -> list[Json]:
    """Return who may do what: some rooms are for the staff, of which the bot is none."""
    if size.roles <= 2:
        return []
    role = str(int(server) + 2 + position % (size.roles - 2))
    allowed = {"id": role, "type": 0, "allow": str(may.VIEW_CHANNEL), "deny": "0"}
    if position % _STAFF_EVERY:
        return [allowed]
    hidden = {"id": server, "type": 0, "allow": "0", "deny": str(may.VIEW_CHANNEL)}
    return [hidden, allowed]


def _number(id: str) -> int:
    return (int(id) >> 22) - (int(sample.GUILD_ID) >> 22)
