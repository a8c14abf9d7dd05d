"""What a client asks first: who it is and where the gateway is; also users and members."""

from bot.loopback.api.rest import ApiRequest, Route
from bot.loopback.checks.forms import Form
from bot.loopback.wire.errors import (
    FormErrors,
    Refusal,
    bad_form,
    missing_access,
    not_found,
    unknown_member,
)
from bot.loopback.wire.wire import Json
from bot.loopback.world.directs import direct_channel


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
    starts = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return gateway(call) | {"shards": 1, "session_start_limit": starts}


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


def _guild(call: ApiRequest) -> Json:
    gone = call.world.bot["id"] in call.world.absent
    if gone or call.parts["guild"] != call.world.guild["id"]:
        raise missing_access()
    return call.world.guild


def guild(call: ApiRequest) -> Json:
    """Return the server."""
    return _guild(call)


def my_guilds(call: ApiRequest) -> list[Json]:
    """Return the servers the bot is in."""
    if call.world.bot["id"] in call.world.absent:
        return []
    known = ("id", "name", "icon", "banner", "features")
    guild = {key: call.world.guild[key] for key in known}
    held = str(call.world.permissions_on_server(call.world.bot["id"]))
    return [guild | {"owner": False, "permissions": held}]


def guild_channels(call: ApiRequest) -> list[Json]:
    """Return the channels of the server, without threads."""
    _guild(call)
    return [channel for channel in call.world.channels.values() if channel["type"] == 0]


def roles(call: ApiRequest) -> list[Json]:
    """Return the roles of the server."""
    listed: list[Json] = _guild(call)["roles"]
    return listed


def member(call: ApiRequest) -> Json:
    """Return a member of the server; somebody of whom Discord does not know is no user at all."""
    _guild(call)
    id = call.parts["user"]
    if not id.isdecimal():
        raise bad_form(("user_id",), "NUMBER_TYPE_COERCE", f'Value "{id}" is not snowflake.')
    call.world.user(id)
    if id in call.world.absent:
        raise unknown_member()
    return call.world.members[id]


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
