"""The bot's commands: registering and reading them."""

from bot.loopback.api.rest import ApiRequest, Route
from bot.loopback.checks.commands import (
    CHAT,
    MESSAGE_MENU,
    USER_MENU,
    localized,
    read_command,
    read_commands,
)
from bot.loopback.checks.limits import Allowance
from bot.loopback.wire.errors import Refusal, missing_access
from bot.loopback.wire.wire import Json
from bot.loopback.world.models import CommandsChanged

MOST_COMMANDS = {CHAT: 100, USER_MENU: 15, MESSAGE_MENU: 15}
CREATED_A_DAY = 200
_DAY_S = 24 * 3600
_REGISTERING = Allowance("commands", 20, 20.0)


def _scope(call: ApiRequest) -> str | None:
    """Return the server the route is about, or None for all servers. Raises `Refusal` 50001."""
    if call.parts["application"] != call.world.application["id"]:
        raise missing_access()
    guild_id = call.parts.get("guild")
    if guild_id is not None and guild_id not in call.world.servers:
        raise missing_access()
    return guild_id


def _in_scope(call: ApiRequest) -> list[Json]:
    scope = _scope(call)
    return [each for each in call.world.commands.values() if each.get("guild_id") == scope]


def _find(call: ApiRequest) -> Json:
    for command in _in_scope(call):
        if command["id"] == call.parts["command"]:
            return command
    raise Refusal(404, 10063, "Unknown application command")


def _same(call: ApiRequest, wanted: Json) -> Json | None:
    for command in _in_scope(call):
        if (command["type"], command["name"]) == (wanted["type"], wanted["name"]):
            return command
    return None


def _keep(call: ApiRequest, wanted: Json, old: Json | None) -> Json:
    """Store a command; it keeps its id, and its version if nothing changed."""
    world = call.world
    if old is not None and all(old.get(key) == value for key, value in wanted.items()):
        return old
    if old is None:
        _count_creation(call)
    id = old["id"] if old else world.ids.next()
    command = {"id": id, "application_id": world.application["id"], "version": world.ids.next()}
    command |= wanted
    if scope := _scope(call):
        command["guild_id"] = scope
    world.commands[id] = command
    world.store.put("command", id, command)
    world.tell(CommandsChanged())
    return command


def _count_creation(call: ApiRequest) -> None:
    world = call.world
    recent = [made for made in world.commands_made if made > world.clock.now - _DAY_S]
    if call.limits.enforced and len(recent) >= CREATED_A_DAY:
        message = "Max number of daily application command creates has been reached (200)"
        raise Refusal(400, 30034, message)
    world.commands_made = [*recent, world.clock.now]


def _check_number(commands: list[Json]) -> None:
    for kind, most in MOST_COMMANDS.items():
        if sum(command["type"] == kind for command in commands) > most:
            message = f"Maximum number of application commands reached ({most})"
            raise Refusal(400, 30032, message)


def _drop(call: ApiRequest, command: Json) -> None:
    del call.world.commands[command["id"]]
    call.world.store.remove("command", command["id"])
    call.world.tell(CommandsChanged())


def overwrite(call: ApiRequest) -> list[Json]:
    """Replace all commands with those given."""
    wanted = read_commands(call.body)
    _check_number(wanted)
    kept = [_keep(call, each, _same(call, each)) for each in wanted]
    ids = {command["id"] for command in kept}
    for command in _in_scope(call):
        if command["id"] not in ids:
            _drop(call, command)
    return kept


def listed(call: ApiRequest) -> list[Json]:
    """Return all commands, with their translations only if asked for."""
    commands = _in_scope(call)
    if call.asks("with_localizations"):
        return commands
    return [localized(command, "") for command in commands]


def get(call: ApiRequest) -> Json:
    """Return one command."""
    return _find(call)


def create(call: ApiRequest) -> Json:
    """Return a new command, or a new version of the one with that name."""
    wanted = read_command(call.form)
    old = _same(call, wanted)
    if old is None:
        _check_number([*_in_scope(call), wanted])
    return _keep(call, wanted, old)


def change(call: ApiRequest) -> Json:
    """Change a command; what is omitted stays as it is."""
    old = _find(call)
    return _keep(call, read_command(old | call.form), old)


def delete(call: ApiRequest) -> None:
    """Remove a command."""
    _drop(call, _find(call))


def _routes(base: str) -> tuple[Route, ...]:
    one = base + "/{command}"
    return (
        Route("PUT", base, overwrite, _REGISTERING),
        Route("GET", base, listed),
        Route("POST", base, create, _REGISTERING, status=201),
        Route("GET", one, get),
        Route("PATCH", one, change, _REGISTERING),
        Route("DELETE", one, delete, _REGISTERING),
    )


ROUTES = (
    *_routes("/applications/{application}/commands"),
    *_routes("/applications/{application}/guilds/{guild}/commands"),
)
