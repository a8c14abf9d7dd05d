"""The world at the start: one server, three channels, six people and the bot."""

from bot.loopback.wire.wire import Json
from bot.loopback.world import permissions as may
from bot.loopback.world.models import Account

APPLICATION_ID = "1100000000000000001"
TOKEN = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.play00.a-stand-in-for-discord-here"
"""What the bot logs in with. As in every token, the first part is its id in base64."""
GUILD_ID = "1100000000000000100"
BOT_ROLE_ID = "1100000000000000101"
TABLES_ID = "1100000000000000201"
LOUNGE_ID = "1100000000000000202"
NO_THREADS_ID = "1100000000000000203"
JOINED = "2026-01-01T12:00:00.000000+00:00"

PEOPLE = (
    Account("1100000000000000011", "ada", "Ada", "#c2410c"),
    Account("1100000000000000012", "bruno", "Bruno", "#1d4ed8", "it"),
    Account("1100000000000000013", "carla", "Carla", "#15803d", "fr"),
    Account("1100000000000000014", "dino", "Dino", "#7e22ce", "de"),
    Account("1100000000000000015", "elena", "Elena", "#be185d", "fr"),
    Account("1100000000000000016", "fabio", "Fabio", "#0f766e", "it"),
)

_BOT_MAY = (
    may.VIEW_CHANNEL
    | may.SEND_MESSAGES
    | may.SEND_MESSAGES_IN_THREADS
    | may.CREATE_PUBLIC_THREADS
    | may.EMBED_LINKS
    | may.ATTACH_FILES
    | may.READ_MESSAGE_HISTORY
)
_EVERYONE_MAY = (
    _BOT_MAY
    | may.ADD_REACTIONS
    | may.USE_EXTERNAL_EMOJIS
    | may.CHANGE_NICKNAME
    | may.USE_APPLICATION_COMMANDS
)


def user(id: str, username: str, name: str | None) -> Json:
    """Return a user object."""
    return {
        "id": id,
        "username": username,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "collectibles": None,
    }


def bot_user() -> Json:
    """Return the bot's user object."""
    bot = user(APPLICATION_ID, "Tarocchi", None)
    return bot | {"bot": True, "discriminator": "1978"}


def member(who: Json, roles: list[str]) -> Json:
    """Return a member object."""
    return {
        "user": who,
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": JOINED,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def application() -> Json:
    """Return the application object, as its owner sees it."""
    owner = PEOPLE[0]
    return {
        "id": APPLICATION_ID,
        "name": "Tarocchi",
        "icon": None,
        "description": "",
        "summary": "",  # deprecated, and still sent
        "type": None,
        "bot": bot_user(),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(owner.id, owner.username, owner.name),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "integration_types_config": {"0": {}},
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def guild() -> Json:
    """Return the server, without its channels and members."""
    return {
        "id": GUILD_ID,
        "name": "Playground",
        "owner_id": PEOPLE[0].id,
        "preferred_locale": "en-US",
        "roles": roles(GUILD_ID, BOT_ROLE_ID),
        **dict.fromkeys(
            ("icon", "splash", "discovery_splash", "description", "banner", "home_header"), None
        ),
        **dict.fromkeys(
            ("afk_channel_id", "system_channel_id", "rules_channel_id", "vanity_url_code"), None
        ),
        **dict.fromkeys(("application_id", "public_updates_channel_id", "hub_type"), None),
        **dict.fromkeys(("latest_onboarding_question_id", "safety_alerts_channel_id"), None),
        **dict.fromkeys(("incidents_data", "widget_channel_id"), None),
        "region": "deprecated",  # what Discord sends since each voice channel has its own
        "widget_enabled": False,
        "emojis": [],
        "features": [],
        "stickers": [],
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "system_channel_flags": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "max_members": 500_000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "nsfw": False,
        "nsfw_level": 0,
    }


def roles(guild_id: str, bot_role_id: str) -> list[Json]:
    """Return the roles that a server with the bot has at least: everyone's, and the bot's."""
    own = {"managed": True, "tags": {"bot_id": APPLICATION_ID}}
    return [
        role(guild_id, "@everyone", _EVERYONE_MAY, 0),
        role(bot_role_id, "Tarocchi", _BOT_MAY, 1) | own,
    ]


def channels() -> list[Json]:
    """Return the text channels."""
    no_threads = {
        "id": BOT_ROLE_ID,
        "type": 0,
        "allow": "0",
        "deny": str(may.CREATE_PUBLIC_THREADS | may.CREATE_PRIVATE_THREADS),
    }
    return [
        text_channel(TABLES_ID, "tables", 0, []),
        text_channel(LOUNGE_ID, "lounge", 1, []),
        text_channel(NO_THREADS_ID, "no-threads", 2, [no_threads]),
    ]


def role(id: str, name: str, permissions: int, position: int) -> Json:
    """Return a role object."""
    return {
        "id": id,
        "name": name,
        "description": None,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(permissions),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def text_channel(id: str, name: str, position: int, overwrites: list[Json]) -> Json:
    """Return a text channel of the first server."""
    return {
        "id": id,
        "type": 0,
        "guild_id": GUILD_ID,
        "name": name,
        "topic": None,
        "position": position,
        "parent_id": None,
        "nsfw": False,
        "flags": 0,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "last_pin_timestamp": None,
        "permission_overwrites": overwrites,
    }
