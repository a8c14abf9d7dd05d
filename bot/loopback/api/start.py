"""What a client asks first: who it is and where the gateway is; also users and members."""

import math

from bot.loopback.api.rest import ApiRequest, Route
from bot.loopback.checks.forms import Form
from bot.loopback.wire.errors import (
    FormErrors,
    Refusal,
    bad_form,
    not_found,
    unknown_member,
)
from bot.loopback.wire.wire import Json
from bot.loopback.world.directs import direct_channel
from bot.loopback.world.servers import Server
from bot.loopback.world.threads import is_thread

MOST_GUILDS = 200


def me(call: ApiRequest) -> Json:
    """Return the bot's own user."""
    return call.world.bot | {
        "mfa_enabled": True,
        "verified": True,
        "email": None,
        "locale": "en-US",
        "bio": "",
    }


def application(call: ApiRequest) -> Json:
    """Return the bot's application with its owner."""
    return call.world.application


def application_by_id(call: ApiRequest) -> Json:
    """Return the application, by its id."""
    if call.parts["application"] != call.world.application["id"]:
        raise not_found()
    return call.world.application


def gateway(call: ApiRequest) -> Json:
    """Return where the gateway is."""
    return {"url": f"{call.world.address.replace('http', 'ws', 1)}/gateway"}


def gateway_bot(call: ApiRequest) -> Json:
    """Return where the gateway is, how many shards it has, and how often the bot may identify."""
    starts = call.limits.starts
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000}
    limit["max_concurrency"] = starts.max_concurrency
    return gateway(call) | {"shards": starts.shards, "session_start_limit": limit}


def user(call: ApiRequest) -> Json:
    """Return a user."""
    return call.world.user(call.parts["user"])


def open_direct(call: ApiRequest) -> Json:
    """Return the channel for direct messages to a person."""
    errors = FormErrors()
    recipient = Form(call.form, errors).snowflake("recipient_id", required=True)
    errors.refuse()
    if recipient == call.world.bot["id"]:
        raise Refusal(400, 50007, "Cannot send messages to this user")
    if recipient not in call.world.people:
        raise Refusal(400, 50033, "Invalid Recipient(s)")
    return direct_channel(call.world, str(recipient))


def guild(call: ApiRequest) -> Json:
    """Return a server."""
    return call.server.guild


def my_guilds(call: ApiRequest) -> list[Json]:
    """Return servers the bot is on, by their ids: the first ones, or those after or before one."""
    limit = call.asks_limit(MOST_GUILDS, MOST_GUILDS)
    after, before = call.asks_id("after"), call.asks_id("before")
    mine = [each for each in call.world.servers.values() if call.world.has_bot(each)]
    found = [each for each in mine if after < int(each.id) < (before or math.inf)]
    found = found[-limit:] if before else found[:limit]
    return [_partial_guild(call, each) for each in found]


def _partial_guild(call: ApiRequest, server: Server) -> Json:
    guild = server.guild
    known = {key: guild[key] for key in ("id", "name", "icon", "banner", "features")}
    held = call.world.permissions_on_server(server, call.world.bot["id"])
    return known | {"owner": False, "permissions": str(held)}


def guild_channels(call: ApiRequest) -> list[Json]:
    """Return the channels of a server, without threads."""
    return [each for each in call.world.channels_of(call.server) if not is_thread(each)]


def roles(call: ApiRequest) -> list[Json]:
    """Return the roles of a server."""
    listed: list[Json] = call.server.guild["roles"]
    return listed


def member(call: ApiRequest) -> Json:
    """Return a member of a server; somebody of whom Discord does not know is no user at all."""
    server, id = call.server, call.parts["user"]
    if not id.isdecimal():
        raise bad_form(("user_id",), "NUMBER_TYPE_COERCE", f'Value "{id}" is not snowflake.')
    call.world.user(id)
    call.world.furnish(server)
    found = call.world.member(server, id)
    if found is None:
        raise unknown_member()
    return found


ROUTES = (
    Route("GET", "/users/@me", me),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("POST", "/users/@me/channels", open_direct),
    Route("GET", "/users/{user}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/applications/{application}", application_by_id),
    Route("GET", "/gateway", gateway, needs_token=False),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/guilds/{guild}", guild),
    Route("GET", "/guilds/{guild}/channels", guild_channels),
    Route("GET", "/guilds/{guild}/roles", roles),
    Route("GET", "/guilds/{guild}/members/{user}", member),
)
