"""Creating, changing and removing messages."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.loopback.wire.wire import EPHEMERAL, HAS_THREAD, LOADING, Json, iso
from bot.loopback.world.models import (
    COMMAND,
    COMPONENT,
    Interaction,
    Message,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
)
from bot.loopback.world.permissions import THREAD_TYPES
from bot.loopback.world.store import StoredFile
from bot.loopback.world.world import World

PLAIN, THREAD_CREATED, REPLY, COMMAND_ANSWER, THREAD_STARTER = 0, 18, 19, 20, 21
USER_MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(slots=True)
class NewContents:
    """The new contents of a message, checked and ready to be put into it."""

    content: str
    embeds: list[Json]
    components: list[Json]
    files: list[Json]
    new_files: list[StoredFile]
    flags: int
    mentions: list[str]
    mentions_everyone: bool


def blank_message(world: World, channel: Json, author_id: str) -> Json:
    """Return an empty message object."""
    return {
        "id": world.ids.next(),
        "type": PLAIN,
        "channel_id": channel["id"],
        "author": world.members[author_id]["user"],
        "content": "",
        "timestamp": iso(world.clock.now),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
    }


def shown(world: World, message: Message) -> Json:
    """Return a message as readers get it: with its thread and the message it replies to."""
    wire = message.wire
    more: Json = {}
    if wire["flags"] & HAS_THREAD and message.id in world.channels:
        more["thread"] = world.channels[message.id]
    if wire["type"] in (REPLY, THREAD_STARTER):
        more["referenced_message"] = _replied_to(world, message)
    return wire | more if more else wire


def _replied_to(world: World, message: Message) -> Json | None:
    # What only one person sees, as a hand whose button is answered publicly, is shown to no other.
    replied = world.messages.get(message.wire["message_reference"]["message_id"])
    if replied is None or replied.only_for not in (None, message.only_for):
        return None
    return replied.wire


def put_draft(world: World, wire: Json, draft: NewContents) -> None:
    """Put a draft into a message object and store its new files."""
    for file in draft.new_files:
        world.store.put_file(file)
    wire["content"] = draft.content
    wire["embeds"] = draft.embeds
    wire["components"] = draft.components
    wire["attachments"] = _listed(draft)
    wire["flags"] = draft.flags
    wire["mentions"] = [world.members[id]["user"] for id in draft.mentions]
    wire["mention_everyone"] = draft.mentions_everyone


def _listed(draft: NewContents) -> list[Json]:
    """Return the files that no component and no embed shows: Discord lists only those."""
    used = set(_texts([draft.components, draft.embeds])) if draft.files else ()
    return [file for file in draft.files if file["url"] not in used]


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _texts(inner)


def post(
    world: World,
    wire: Json,
    only_for: str | None = None,
    *,
    files: Sequence[Json] = (),
    counted: bool = True,
) -> Message:
    """Add a finished message object, with its files, to the end of its channel."""
    message = Message(wire, only_for, files=[*files])
    world.keep_message(message)
    world.tell(MessageCreated(message))
    if only_for is None and counted:
        _count(world, world.channels[message.channel_id], message)
    return message


def edit(world: World, message: Message, draft: NewContents) -> None:
    """Change a message."""
    staying = {file["id"] for file in draft.files}
    for file in message.files:
        if file["id"] not in staying:
            world.drop_file(file["id"])
    put_draft(world, message.wire, draft)
    message.files = draft.files
    message.wire["edited_timestamp"] = iso(world.clock.now)
    touch(world, message)


def touch(world: World, message: Message) -> None:
    """Store and announce a change that was made to a message."""
    world.keep_message(message)
    world.tell(MessageUpdated(message))


def delete(world: World, message: Message) -> None:
    """Remove a message."""
    world.drop_message(message)
    world.tell(MessageDeleted(message))
    channel = world.channels[message.channel_id]
    if message.only_for is None and channel["type"] in THREAD_TYPES:
        channel["message_count"] = max(0, channel["message_count"] - 1)
        world.keep_channel(channel)


def answer_message(world: World, interaction: Interaction, ephemeral: bool) -> Json:
    """Return an empty message object that answers an interaction."""
    channel = world.channels[interaction.channel_id]
    wire = blank_message(world, channel, world.bot["id"])
    wire |= {
        "webhook_id": world.application["id"],
        "application_id": world.application["id"],
        "interaction_metadata": interaction_metadata(world, interaction),
    }
    if ephemeral:
        wire["flags"] = EPHEMERAL
    return wire


def interaction_metadata(world: World, interaction: Interaction) -> Json:
    """Return what a message says about the interaction it answers."""
    channel = world.channels[interaction.channel_id]
    metadata: Json = {
        "id": interaction.id,
        "type": interaction.type,
        "user": world.members[interaction.user_id]["user"],
        "authorizing_integration_owners": owners(channel),
    }
    if interaction.type == COMMAND:
        metadata |= _called(world, interaction.data)
    elif interaction.type == COMPONENT:
        metadata["interacted_message_id"] = interaction.message_id
    if opener := world.interactions.get(interaction.opener_id or ""):
        metadata["triggering_interaction_metadata"] = interaction_metadata(world, opener)
    return metadata


def _called(world: World, data: Json) -> Json:
    """Return what a message says about the command it answers."""
    called: Json = {"name": _whole_name(data), "command_type": data["type"]}
    if "target_id" in data:
        called["target_user"] = world.members[data["target_id"]]["user"]
    return called


def owners(channel: Json) -> Json:
    """Return who installed the bot for what happens in a channel: the server, or nobody ("0")."""
    return {"0": channel.get("guild_id", "0")}


def _whole_name(data: Json) -> str:
    """Return the name of a command followed by those of its subcommands."""
    inner = [each for each in data.get("options", ()) if each["type"] in (1, 2)]
    return " ".join([data["name"], *map(_whole_name, inner)])


def is_loading(message: Message) -> bool:
    """Return whether a message still shows the bot thinking."""
    return bool(message.wire["flags"] & LOADING)


def _count(world: World, channel: Json, message: Message) -> None:
    channel["last_message_id"] = message.id
    if channel["type"] in THREAD_TYPES:
        channel["message_count"] += 1
        channel["total_message_sent"] += 1
    world.keep_channel(channel)


def refer(wire: Json, to: Message) -> None:
    """Make a message object refer to the message it answers."""
    wire["message_reference"] = {
        "type": 0,
        "channel_id": to.channel_id,
        "message_id": to.id,
    }
    if wire["type"] == PLAIN:
        wire["type"] = REPLY


def mentioned_in(world: World, text: str) -> list[Json]:
    """Return the users a text mentions."""
    ids = dict.fromkeys(USER_MENTION.findall(text))
    return [world.members[id]["user"] for id in ids if id in world.members]
