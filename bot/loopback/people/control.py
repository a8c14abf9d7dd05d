"""Controls of the simulation: what no person can do, and what goes wrong."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any

from aiohttp import web

from bot.loopback.api.gateway import Gateway
from bot.loopback.api.recorder import Recorder
from bot.loopback.api.rest import template
from bot.loopback.checks.faults import Faults, fault_of
from bot.loopback.checks.forms import SNOWFLAKE
from bot.loopback.checks.limits import SCOPES, PlannedLimit, RequestLimits
from bot.loopback.people.invocations import InvocationError, find_channel, find_server
from bot.loopback.people.people import answering, read_object
from bot.loopback.wire.wire import Json
from bot.loopback.world import roles
from bot.loopback.world.directs import is_direct
from bot.loopback.world.models import CommandsChanged
from bot.loopback.world.permissions import ALL
from bot.loopback.world.servers import ServerSize
from bot.loopback.world.threads import archive_idle, is_thread, remove, set_archived
from bot.loopback.world.world import World

_MOST_SHARDS = 10_000
_MOST_ADDED, _MOST_CHANNELS, _MOST_ROLES = 100_000, 500, 250
"""How many servers can be added at once, and what Discord lets a server have."""


class ControlRoutes:
    """The routes under /control."""

    def __init__(
        self,
        world: World,
        gateway: Gateway,
        limits: RequestLimits,
        faults: Faults,
        recorder: Recorder,
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._limits = limits
        self._faults = faults
        self._recorder = recorder

    def routes(self) -> list[web.RouteDef]:
        """Return the routes and their handlers."""
        controls: dict[str, Callable[[Json], Awaitable[Any]]] = {
            "clock": self._move_clock,
            "gateway": self._break_gateway,
            "permissions": self._set_permissions,
            "role": self._change_role,
            "command": self._set_command_right,
            "archive": self._archive,
            "delete": self._delete,
            "server": self._change_server,
            "servers": self._add_servers,
            "direct": self._set_direct,
            "limit": self._limit,
            "shards": self._set_shards,
            "fault": self._break,
            "outcome": self._switch,
            "application": self._flag,
        }
        return [
            *(
                web.post(f"/control/{name}", answering(_reading(control)))
                for name, control in controls.items()
            ),
            web.get("/control/clock", answering(self._clock)),
            web.get("/control/record", answering(self._record)),
        ]

    async def _clock(self, request: web.Request) -> Json:
        return {"now": self._world.clock.now, "ahead_s": self._world.clock.ahead_s}

    async def _move_clock(self, body: Json) -> Json:
        seconds = body.get("advance_s")
        if not isinstance(seconds, (int, float)) or not 0 <= seconds < 1e9:
            raise InvocationError(
                400, "bad_step", "The clock needs a number of seconds to move forward by."
            )
        self._world.clock.advance(seconds)
        archive_idle(self._world)
        self._world.settle()
        return {"now": self._world.clock.now, "ahead_s": self._world.clock.ahead_s}

    async def _break_gateway(self, body: Json) -> None:
        match body.get("do"):
            case "disconnect":
                await self._gateway.disconnect()
            case "invalidate":
                await self._gateway.invalidate()
            case "turn away":
                await self._gateway.revoke()
            case "tell twice" | "tell once" as order:
                self._gateway.tells_twice = order == "tell twice"
            case "fall silent" | "speak again" as order:
                self._gateway.keeps_silent = order == "fall silent"
            case other:
                raise InvocationError(400, "bad_order", f"The gateway cannot {other}.")

    async def _change_server(self, body: Json) -> None:
        who = str(body.get("who", "bot"))
        server = find_server(self._world, str(body.get("server", self._world.first.id)))
        match body.get("do"), self._world.person(who):
            case "leave", None if who == "bot":
                has_commands = body.get("commands") is True
                self._gateway.lose_server(server, out_of_order=False, has_commands=has_commands)
            case "break", None if who == "bot":
                self._gateway.lose_server(server, out_of_order=True)
            case "join" | "mend", None if who == "bot":
                self._gateway.gain_server(server)
            case "leave", person if person is not None:
                self._world.remove_member(server, person.id)
            case "join", person if person is not None:
                self._world.add_member(server, person.id)
            case other, _:
                raise InvocationError(400, "bad_order", f"Nothing of that name can {other}.")
        self._world.settle()

    async def _add_servers(self, body: Json) -> Json:
        usual = asdict(ServerSize())
        count = _number(body, "count", 1, 1, _MOST_ADDED)
        channels = _number(body, "channels", usual["channels"], 1, _MOST_CHANNELS)
        roles = _number(body, "roles", usual["roles"], 2, _MOST_ROLES)
        added = self._world.add_servers(count, ServerSize(channels, roles))
        self._world.settle()
        for server in added:
            self._gateway.tell_new(server)
        return {"servers": [server.id for server in added]}

    async def _set_direct(self, body: Json) -> None:
        person = self._world.person(str(body.get("who")))
        if person is None or not isinstance(body.get("open"), bool):
            raise InvocationError(
                400, "bad_direct", "Say who takes direct messages, and if they do."
            )
        self._world.take_direct(person.id, takes=body["open"])

    async def _delete(self, body: Json) -> None:
        remove(self._world, find_channel(self._world, str(body.get("channel"))))
        self._world.settle()

    async def _set_permissions(self, body: Json) -> Json:
        channel = self._own_channel(body)
        id, bits = self._member_id(body), str(body.get("permissions", ""))
        if id is None or not SNOWFLAKE.fullmatch(bits):
            raise InvocationError(
                400, "bad_permissions", "Say whose permissions to set, and to which bits."
            )
        overwrite = {"id": id, "type": 1, "allow": bits, "deny": str(ALL & ~int(bits))}
        roles.overwrite(self._world, channel, overwrite)
        self._world.settle()
        return channel

    async def _change_role(self, body: Json) -> Json:
        id, held = self._member_id(body), body.get("held", True)
        bits = {key: str(body.get(key, "0")) for key in ("permissions", "allow", "deny")}
        known = [role for role in self._world.guild["roles"] if role["id"] == body.get("role")]
        is_clear = id is not None and isinstance(held, bool) and bool(known) == ("role" in body)
        if id is None or not is_clear or not all(map(SNOWFLAKE.fullmatch, bits.values())):
            raise InvocationError(
                400, "bad_role", "Say which role, who gets or loses it, and which bits it has."
            )
        channel = self._own_channel(body) if "channel" in body else None
        if channel and self._world.server_of(channel) is not self._world.first:
            raise InvocationError(400, "bad_role", "Roles are only given on the first server.")
        role = known[0] if known else roles.new_role(self._world, int(bits.pop("permissions")))
        if channel is not None:
            here = {"id": role["id"], "type": 0, "allow": bits["allow"], "deny": bits["deny"]}
            roles.overwrite(self._world, channel, here)
        if not known or "held" in body:
            roles.give(self._world, id, role["id"], held=held)
        self._world.settle()
        return role

    def _own_channel(self, body: Json) -> Json:
        # The channel whose overwrites apply in the place that is named.
        channel = self._world.home(find_channel(self._world, str(body.get("channel"))))
        if is_direct(channel):
            raise InvocationError(
                400, "bad_permissions", "Nobody sets permissions in direct messages."
            )
        return channel

    def _member_id(self, body: Json) -> str | None:
        who = str(body.get("who", "bot"))
        person = self._world.person(who)
        if who == "bot":
            return str(self._world.bot["id"])
        return person.id if person else None

    async def _set_command_right(self, body: Json) -> None:
        who, roles = str(body.get("who")), [role["id"] for role in self._world.guild["roles"]]
        person = self._world.person(who)
        id = person.id if person else who if who in roles else None
        found = [
            command["id"]
            for command in self._world.commands.values()
            if command["name"] == body.get("command")
        ]
        if not found or id is None or not isinstance(body.get("allowed"), bool):
            raise InvocationError(
                400, "bad_command_right", "Say which command, for whom, and if allowed."
            )
        for command_id in found:
            self._world.keep_command_right(command_id, id, body["allowed"])
        self._world.tell(CommandsChanged())
        self._world.settle()

    async def _archive(self, body: Json) -> Json:
        thread = find_channel(self._world, str(body.get("thread")))
        if not is_thread(thread):
            raise InvocationError(400, "no_thread", "That is not a thread.")
        archived, locked = bool(body.get("archived", True)), bool(body.get("locked", False))
        set_archived(self._world, thread, archived=archived, locked=locked)
        self._world.settle()
        return thread

    async def _limit(self, body: Json) -> Json:
        if isinstance(body.get("enforced"), bool):
            self._limits.enforced = body["enforced"]
        if route := body.get("route"):
            retry_after_s, times = body.get("retry_after", 1.0), body.get("times", 1)
            if not isinstance(retry_after_s, (int, float)) or not isinstance(times, int):
                raise InvocationError(400, "bad_limit", "Say for how long, and how many times.")
            scope, via = body.get("scope", SCOPES[0]), body.get("via") is not False
            if scope not in SCOPES:
                raise InvocationError(400, "bad_limit", f"A limit is one of {', '.join(SCOPES)}.")
            order = PlannedLimit(template(str(route)), retry_after_s, times, scope, via)
            self._limits.orders.append(order)
        return {"enforced": self._limits.enforced, "waiting": len(self._limits.orders)}

    async def _set_shards(self, body: Json) -> Json:
        starts, enforced = self._limits.starts, body.get("enforced", self._limits.starts.enforced)
        shards = _number(body, "shards", starts.shards, 1, _MOST_SHARDS)
        at_once = _number(body, "max_concurrency", starts.max_concurrency, 1, _MOST_SHARDS)
        if not isinstance(enforced, bool):
            raise InvocationError(400, "bad_size", "Say if the pause is enforced: true or false.")
        starts.shards, starts.max_concurrency, starts.enforced = shards, at_once, enforced
        return {"shards": shards, "max_concurrency": at_once, "enforced": enforced}

    async def _break(self, body: Json) -> Json:
        if body.get("do") == "nothing":
            self._faults.waiting.clear()
        else:
            try:
                fault = fault_of(body, template(str(body.get("route", "*"))))
            except ValueError:
                raise InvocationError(400, "bad_fault", "There is no fault of that kind.") from None
            self._faults.waiting.append(fault)
        return {"waiting": len(self._faults.waiting)}

    async def _switch(self, body: Json) -> Json:
        try:
            self._world.unsure.switch(body)
        except ValueError:
            raise InvocationError(
                400, "bad_outcome", "That cannot be switched on or off."
            ) from None
        return asdict(self._world.unsure)

    async def _flag(self, body: Json) -> Json:
        flags = body.get("flags")
        if type(flags) is not int or not 0 <= flags < 1 << 31:
            raise InvocationError(400, "bad_flags", "The flags of an application are a number.")
        self._world.flag_application(flags)
        return self._world.application

    async def _record(self, request: web.Request) -> Json:
        return {"entries": self._recorder.entries}


def _number(body: Json, name: str, usual: int, least: int, most: int) -> int:
    given = body.get(name, usual)
    if type(given) is not int or not least <= given <= most:
        raise InvocationError(400, "bad_size", f"{name} is a number from {least} to {most}.")
    return given


def _reading(
    control: Callable[[Json], Awaitable[Any]],
) -> Callable[[web.Request], Awaitable[Any]]:
    async def read(request: web.Request) -> Any:
        return await control(await read_object(request))

    return read
