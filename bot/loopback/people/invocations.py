"""What a person types and picks, as the data of an interaction."""

from collections.abc import Callable
from typing import Any

from bot.loopback.checks import commands as kinds
from bot.loopback.wire.wire import Json
from bot.loopback.world.interactions import partial_channel
from bot.loopback.world.models import Account
from bot.loopback.world.permissions import (
    ADMINISTRATOR,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    USE_APPLICATION_COMMANDS,
)
from bot.loopback.world.servers import Server
from bot.loopback.world.threads import is_thread
from bot.loopback.world.world import World

_UNSAID = ("user", "deaf", "mute")
"""What Discord leaves out of a member who was picked."""


class InvocationError(Exception):
    """Something a person asked for that is not possible: a status, a code and a sentence."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code


class Resolved:
    """Users, channels and roles that were picked, as the interaction carries them."""

    def __init__(self, world: World, channel: Json) -> None:
        self._world = world
        self._server = world.server_of(channel)
        self._found: dict[str, Json] = {}

    def user(self, id_or_name: object) -> str:
        """Return the id of a picked user. Raises `InvocationError`."""
        person = self._world.person(str(id_or_name))
        id = person.id if person else str(id_or_name)
        if id not in self._world.members:
            raise InvocationError(400, "no_such_user", f"There is nobody called {id_or_name}.")
        self._found.setdefault("users", {})[id] = self._world.user(id)
        member = self._world.member(self._server, id) if self._server else None
        if self._server and member:
            partial = {key: value for key, value in member.items() if key not in _UNSAID}
            held = str(self._world.permissions_on_server(self._server, id))
            self._found.setdefault("members", {})[id] = partial | {"permissions": held}
        return id

    def channel(self, id_or_name: object) -> str:
        """Return the id of a picked channel. Raises `InvocationError`."""
        channel = find_channel(self._world, str(id_or_name), self._server)
        shown = partial_channel(channel) | {"permissions": "0"}
        self._found.setdefault("channels", {})[channel["id"]] = shown
        return str(channel["id"])

    def role(self, id_or_name: object) -> str:
        """Return the id of a picked role. Raises `InvocationError`."""
        for role in self._server.guild["roles"] if self._server else ():
            if str(id_or_name) in (role["id"], role["name"]):
                self._found.setdefault("roles", {})[role["id"]] = role
                return str(role["id"])
        raise InvocationError(400, "no_such_role", f"There is no role {id_or_name}.")

    def to_json(self) -> Json:
        """Return its part of the interaction's data; empty if nothing was picked."""
        return {"resolved": self._found} if self._found else {}


def find_server(world: World, id: str) -> Server:
    """Return the server with that id. Raises `InvocationError` 404."""
    server = world.servers.get(id)
    if server is None:
        raise InvocationError(404, "no_such_server", f"There is no server {id}.")
    return server


def find_channel(world: World, id_or_name: str, server: Server | None = None) -> Json:
    """Return the channel with that id, or that name on a server, the first one unless another is
    given. Raises `InvocationError` 404."""
    channel = world.known_channel(id_or_name)
    if channel and (server is None or world.server_of(channel) is server):
        return channel
    for channel in world.channels_of(server or world.first):
        if channel["name"] == id_or_name.removeprefix("#"):
            return channel
    raise InvocationError(404, "no_such_channel", f"There is no channel {id_or_name}.")


def usable_commands(world: World, person: Account, channel: Json | None = None) -> list[Json]:
    """Return the commands a person may use on the first server, or in a channel; in direct
    messages others."""
    server = world.server_of(channel) if channel else world.first
    if server is None:
        return [each for each in world.commands.values() if kinds.IN_DIRECT in _contexts(each)]
    return [
        command
        for command in world.commands.values()
        if command.get("guild_id", server.id) == server.id
        and kinds.IN_SERVER in _contexts(command)
        and _may_use(world, server, person, command)
    ]


def _may_use(world: World, server: Server, person: Account, command: Json) -> bool:
    """Return whether a member may use a command: what the owner of the server set goes first."""
    held = world.permissions_on_server(server, person.id)
    if held & ADMINISTRATOR:
        return True
    given = world.command_rights.get(command["id"], {}) if server is world.first else {}
    if person.id in given:
        return bool(given[person.id])
    member = world.member(server, person.id) or {"roles": []}
    by_role = [given[role] for role in member["roles"] if role in given]
    if by_role or server.id in given:
        return any(by_role) if by_role else bool(given[server.id])
    return not int(command["default_member_permissions"] or 0) & ~held


def _contexts(command: Json) -> list[int]:
    if command.get("guild_id") or command["dm_permission"] is False:
        return [kinds.IN_SERVER]
    return command["contexts"] or [kinds.IN_SERVER, kinds.IN_DIRECT]


def command_data(
    world: World, person: Account, channel: Json, name: str, given: Json, focused: str | None = None
) -> Json:
    """Return the data of a command, or for completing its *focused* option.

    Raises `InvocationError`.
    """
    if not world.permissions(person.id, channel) & USE_APPLICATION_COMMANDS:
        raise InvocationError(403, "not_allowed", "You don't have permission to use commands here.")
    words = name.strip().removeprefix("/").split()
    typed = [each for each in usable_commands(world, person, channel) if each["type"] == kinds.CHAT]
    command = _find(words[:1], typed)
    node, options = command, command["options"]
    path = []
    for word in words[1:]:
        node = _find([word], [each for each in options if each["type"] <= kinds.GROUP])
        path.append(node)
        options = node["options"]
    if any(each["type"] <= kinds.GROUP for each in options):
        raise InvocationError(400, "incomplete", f"/{name} needs a subcommand.")
    resolved = Resolved(world, channel)
    filled = _filled(resolved, options, given, focused)
    for node in reversed(path):
        filled = [{"name": node["name"], "type": node["type"], "options": filled}]
    data = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data | {"options": filled} | resolved.to_json()


def menu_data(world: World, person: Account, channel: Json, name: str, target: object) -> Json:
    """Return the data of a command in the menu of somebody. Raises `InvocationError`."""
    held = world.permissions(person.id, channel)
    writing = SEND_MESSAGES_IN_THREADS if is_thread(channel) else SEND_MESSAGES
    # Whoever may not write in a place may not use these there either.
    if not held & USE_APPLICATION_COMMANDS or not held & writing:
        raise InvocationError(403, "not_allowed", "You don't have permission to use commands here.")
    usable = usable_commands(world, person, channel)
    command = _find([name], [each for each in usable if each["type"] == kinds.USER_MENU])
    resolved = Resolved(world, channel)
    data = {"id": command["id"], "name": command["name"], "type": command["type"]}
    return data | {"target_id": resolved.user(target)} | resolved.to_json()


def _find(words: list[str], nodes: list[Json]) -> Json:
    for node in nodes:
        if words and words[0] == node["name"]:
            return node
    raise InvocationError(404, "no_such_command", f"There is no command {' '.join(words)}.")


def _filled(
    resolved: Resolved, options: list[Json], given: Json, focused: str | None
) -> list[Json]:
    names = {option["name"] for option in options}
    for name in given.keys() | ({focused} if focused else set()):
        if name not in names:
            raise InvocationError(400, "unknown_option", f"There is no option {name}.")
    filled = []
    for option in options:
        name = option["name"]
        if name == focused:
            value = given.get(name, "")
            filled.append({"name": name, "type": option["type"], "value": value, "focused": True})
        elif given.get(name) is not None:
            value = _value(resolved, option, given[name])
            filled.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise InvocationError(400, "missing_option", f"The option {name} is required.")
    return filled


def _value(resolved: Resolved, option: Json, value: Any) -> Any:
    kind = option["type"]
    finders: dict[int, Callable[[object], str]] = {
        kinds.USER: resolved.user,
        kinds.CHANNEL: resolved.channel,
        kinds.ROLE: resolved.role,
        kinds.MENTIONABLE: resolved.user,
    }
    if kind in finders:
        return finders[kind](value)
    expected = {
        kinds.STRING: (str,),
        kinds.INTEGER: (int,),
        kinds.BOOLEAN: (bool,),
        kinds.NUMBER: (int, float),
    }.get(kind, ())
    if type(value) not in expected:
        raise InvocationError(400, "wrong_type", f"The option {option['name']} needs another type.")
    _check_bounds(option, value)
    return value


def _check_bounds(option: Json, value: Any) -> None:
    choices = [choice["value"] for choice in option.get("choices", ())]
    size: Any = len(value) if isinstance(value, str) else value
    least = option.get("min_length", option.get("min_value", size))
    most = option.get("max_length", option.get("max_value", size))
    if choices and value not in choices:
        raise InvocationError(400, "not_offered", f"{value} is not among the choices.")
    if not isinstance(value, bool) and not least <= size <= most:
        raise InvocationError(400, "out_of_bounds", f"{option['name']} is out of bounds.")
