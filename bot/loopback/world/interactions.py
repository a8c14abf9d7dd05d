"""Interactions: how the bot hears of them, how long it may answer, and what a token reaches."""

from bot.loopback.wire.errors import (
    already_answered,
    token_expired,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from bot.loopback.wire.wire import Json
from bot.loopback.world.messages import owners
from bot.loopback.world.models import COMMAND, COMPONENT, Interaction, Message
from bot.loopback.world.store import FILE_LIMIT
from bot.loopback.world.world import World

IN_SERVER, IN_DIRECT = 0, 1
TOKEN_LIVES_S = 15 * 60
_CHANNEL_FIELDS = (
    "id",
    "type",
    "name",
    "guild_id",
    "parent_id",
    "position",
    "nsfw",
    "topic",
    "flags",
    "last_message_id",
    "rate_limit_per_user",
    "thread_metadata",
    "owner_id",
    "recipients",
    "message_count",
    "member_count",
    "total_message_sent",
)


def open_interaction(
    world: World,
    kind: int,
    user_id: str,
    channel_id: str,
    data: Json,
    message: Message | None = None,
) -> Interaction:
    """Return a new interaction, stored and ready to be sent to the bot."""
    interaction = Interaction(
        id=world.ids.next(),
        token=world.new_token(),
        type=kind,
        user_id=user_id,
        channel_id=channel_id,
        made=world.clock.now,
        data=data,
        message_id=message.id if message else None,
    )
    world.keep_interaction(interaction)
    return interaction


def payload(world: World, interaction: Interaction) -> Json:
    """Return an interaction as the gateway sends it."""
    person = world.people[interaction.user_id]
    channel = world.channels[interaction.channel_id]
    held = str(world.permissions(person.id, channel))
    told: Json = {
        "id": interaction.id,
        "application_id": world.application["id"],
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": channel["id"],
        "channel": partial_channel(channel) | {"permissions": held},
        "locale": person.locale,
        "app_permissions": str(world.permissions(world.bot["id"], channel)),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners(channel),
        "attachment_size_limit": FILE_LIMIT,
    }
    server = world.server_of(channel)
    if server is None:
        told |= {"context": IN_DIRECT, "user": world.user(person.id)}
    else:
        member = server.members[person.id] | {"permissions": held}
        told |= {"context": IN_SERVER, "member": member} | _where(server.guild)
    if interaction.message_id in world.messages:
        told["message"] = world.messages[interaction.message_id].wire
    return told


def _where(guild: Json) -> Json:
    known = {"id": guild["id"], "features": guild["features"]}
    return {
        "guild_id": guild["id"],
        "guild": known | {"locale": guild["preferred_locale"]},
        "guild_locale": guild["preferred_locale"],
    }


def partial_channel(channel: Json) -> Json:
    """Return the fields of a channel that interactions carry."""
    return {key: channel[key] for key in _CHANNEL_FIELDS if key in channel}


def to_answer(world: World, id: str, token: str) -> Interaction:
    """Return the interaction that is waiting for an answer. Raises `Refusal` 10062 or 40060."""
    interaction = world.interactions.get(id)
    if interaction is None or interaction.token != token or not _reaches(world, interaction):
        raise unknown_interaction()
    if interaction.answer is not None:
        raise already_answered()
    if world.clock.now > interaction.made + world.answer_within_s:
        raise unknown_interaction()
    return interaction


def by_token(world: World, token: str) -> Interaction:
    """Return the answered interaction a valid token belongs to. Raises `Refusal` 10015 or 50027."""
    interaction = world.by_token.get(token)
    if interaction is None or not _reaches(world, interaction):
        raise unknown_webhook()
    if world.clock.now > interaction.made + TOKEN_LIVES_S:
        raise token_expired()
    if interaction.answer is None:
        raise unknown_webhook()
    return interaction


def _reaches(world: World, interaction: Interaction) -> bool:
    # Nothing is left of a place that was deleted, nor of a server the bot was removed from.
    channel = world.channels.get(interaction.channel_id)
    if channel is None:
        return False
    server = world.server_of(channel)
    return server is None or world.has_bot(server) or server.has_commands


def message_of(world: World, interaction: Interaction, id: str) -> Message:
    """Return a message the token reaches: its answers and the one clicked. Raises `Refusal`
    10008."""
    if id == interaction.message_id and not world.unsure.by_id:
        raise unknown_message()
    wanted = interaction.original_id if id == "@original" else id
    message = world.messages.get(wanted or "")
    if message is None or message.channel_id != interaction.channel_id:
        raise unknown_message()
    foreign = message.only_for not in (None, interaction.user_id)
    by_bot = message.wire["author"]["id"] == world.bot["id"]
    if foreign or not by_bot or not _may_touch(interaction, message):
        raise unknown_message()
    return message


def _may_touch(interaction: Interaction, message: Message) -> bool:
    if message.id == interaction.original_id:
        return True
    metadata = message.wire.get("interaction_metadata")
    return bool(metadata and metadata["id"] == interaction.id) or (
        message.id == interaction.message_id
    )


def comes_from_component(world: World, interaction: Interaction) -> bool:
    """Return whether it began with a click on a message, which the answer may then update."""
    opener = world.interactions.get(interaction.opener_id or "")
    return COMPONENT in (interaction.type, opener and opener.type)


def opens_modal(interaction: Interaction) -> bool:
    """Return whether the answer may be a modal."""
    return interaction.type in (COMMAND, COMPONENT)
