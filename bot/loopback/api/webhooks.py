"""Follow-ups: what the bot does with an interaction's token after its first answer."""

from bot.loopback.api.rest import ApiRequest, Route
from bot.loopback.checks.drafts import IN_ANSWER, Request, draft_edit, draft_new
from bot.loopback.checks.limits import ANSWERS
from bot.loopback.wire.errors import thread_archived, unknown_webhook
from bot.loopback.wire.wire import EPHEMERAL, Json
from bot.loopback.world import interactions, messages
from bot.loopback.world.models import Interaction, Message
from bot.loopback.world.threads import is_shut, wake


def _interaction(call: ApiRequest) -> Interaction:
    if call.parts["application"] != call.world.application["id"]:
        raise unknown_webhook()
    call.interaction = call.world.by_token.get(call.parts["token"])
    return interactions.by_token(call.world, call.parts["token"])


def _message(call: ApiRequest) -> Message:
    id = call.parts.get("message", "@original")
    return interactions.message_of(call.world, _interaction(call), id)


def follow_up(call: ApiRequest) -> Json | None:
    """Return another message. While the bot is still thinking, it replaces the one that says so."""
    interaction = _interaction(call)
    call.limits.count_follow_up(interaction.channel_id)
    original = call.world.messages.get(interaction.original_id or "")
    if original and messages.is_loading(original):
        return _fill(call, original)
    request = Request(call.form, call.uploads)
    draft = draft_new(call.world, request, interaction.channel_id, IN_ANSWER)
    ephemeral = bool(draft.flags & EPHEMERAL)
    channel = call.world.channel(interaction.channel_id)
    if is_shut(channel):
        raise thread_archived()
    wake(call.world, channel)
    wire = messages.answer_message(call.world, interaction, ephemeral)
    messages.put_draft(call.world, wire, draft)
    if interaction.original_id is not None:
        wire["interaction_metadata"]["original_response_message_id"] = interaction.original_id
    if original:
        messages.refer(wire, original)
    only_for = interaction.user_id if ephemeral else None
    return _shown(call, messages.post(call.world, wire, only_for, files=draft.files))


def _fill(call: ApiRequest, message: Message) -> Json | None:
    draft = draft_edit(call.world, Request(call.form, call.uploads), message)
    messages.edit(call.world, message, draft)
    return _shown(call, message)


def _shown(call: ApiRequest, message: Message) -> Json | None:
    # Without wait=true a webhook gets no response; discord.py always waits.
    waits = call.asks("wait", unsaid=True)
    return messages.shown(call.world, message) if waits else None


def get(call: ApiRequest) -> Json:
    """Return a message the token reaches."""
    return messages.shown(call.world, _message(call))


def edit(call: ApiRequest) -> Json:
    """Change a message the token reaches."""
    message = _message(call)
    draft = draft_edit(call.world, Request(call.form, call.uploads), message)
    messages.edit(call.world, message, draft)
    return messages.shown(call.world, message)


def delete(call: ApiRequest) -> None:
    """Remove a message the token reaches."""
    messages.delete(call.world, _message(call))


_TOKEN = "/webhooks/{application}/{token}"
_ORIGINAL = _TOKEN + "/messages/@original"
_BY_ID = _TOKEN + "/messages/{message}"

ROUTES = (
    Route("POST", _TOKEN, follow_up, ANSWERS, needs_token=False),
    Route("GET", _ORIGINAL, get, ANSWERS, needs_token=False),
    Route("PATCH", _ORIGINAL, edit, ANSWERS, needs_token=False),
    Route("DELETE", _ORIGINAL, delete, ANSWERS, needs_token=False),
    Route("GET", _BY_ID, get, ANSWERS, needs_token=False),
    Route("PATCH", _BY_ID, edit, ANSWERS, needs_token=False),
    Route("DELETE", _BY_ID, delete, ANSWERS, needs_token=False),
)
