"""POST /interactions/{id}/{token}/callback: the bot's first answer."""

from collections.abc import Callable, Sequence

from bot.loopback.api.rest import ApiRequest, Route
from bot.loopback.checks.commands import read_choices
from bot.loopback.checks.components import CheckedLayout
from bot.loopback.checks.drafts import IN_ANSWER, Request, draft_edit, draft_new
from bot.loopback.checks.forms import Form
from bot.loopback.checks.limits import Allowance
from bot.loopback.wire.errors import FormErrors, bad_form, thread_archived, unknown_message
from bot.loopback.wire.wire import EPHEMERAL, LOADING, Json
from bot.loopback.world import interactions, messages
from bot.loopback.world.models import AUTOCOMPLETE, Answered, Interaction, Message
from bot.loopback.world.threads import is_shut, wake

MESSAGE, THINKING, SILENT, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
_CALLBACKS = Allowance("callbacks", 100, 2.0)


def answer(call: ApiRequest) -> Json | None:
    """Accept the answer; return it if `with_response` asks for that."""
    world = call.world
    id, token = call.parts["interaction"], call.parts["token"]
    call.interaction = world.interactions.get(id)
    interaction = interactions.to_answer(world, id, token)
    kind, with_response = _kind(call, interaction), call.asks("with_response")
    message = _ANSWERS[kind](call, interaction)
    interaction.answer = kind
    world.keep_interaction(interaction)
    if kind != CHOICES:
        world.tell(Answered(interaction, message))
    if not with_response:
        return None
    return _told(call, interaction, kind, message)


def _kind(call: ApiRequest, interaction: Interaction) -> int:
    errors = FormErrors()
    form = Form(call.form, errors)
    kind = form.choice("type", tuple(_ANSWERS), required=True)
    if kind is not None and not _fits(call, interaction, kind):
        message = f"Interaction callback type {kind} cannot answer this interaction."
        form.wrong("type", "INTERACTION_CALLBACK_TYPE_INVALID", message)
    form.object("data", required=kind in (MESSAGE, CHOICES, MODAL))
    errors.refuse()
    return int(kind)


def _fits(call: ApiRequest, interaction: Interaction, kind: int) -> bool:
    if interaction.type == AUTOCOMPLETE:
        return kind == CHOICES
    if kind in (SILENT, UPDATE):
        return interactions.comes_from_component(call.world, interaction)
    if kind == MODAL:
        return interactions.opens_modal(interaction)
    return kind != CHOICES


def _data(call: ApiRequest) -> Json:
    data: Json = call.form.get("data") or {}
    return data


def _flags(call: ApiRequest) -> int:
    flags = _data(call).get("flags") or 0
    if isinstance(flags, bool) or not isinstance(flags, int):
        message = f'Value "{flags}" is not int.'
        raise bad_form(("data", "flags"), "NUMBER_TYPE_COERCE", message)
    return flags


def _wake_thread(call: ApiRequest, interaction: Interaction) -> None:
    channel = call.world.channel(interaction.channel_id)
    if is_shut(channel):
        raise thread_archived()
    wake(call.world, channel)


def _message(call: ApiRequest, interaction: Interaction) -> Message:
    request = Request(_data(call), call.uploads, ("data",))
    draft = draft_new(call.world, request, interaction.channel_id, IN_ANSWER)
    _wake_thread(call, interaction)
    wire = messages.answer_message(call.world, interaction, bool(draft.flags & EPHEMERAL))
    messages.put_draft(call.world, wire, draft)
    return _posted(call, interaction, wire, draft.files)


def _thinking(call: ApiRequest, interaction: Interaction) -> Message:
    flags = _flags(call)
    if flags & ~EPHEMERAL:
        message = "Only the EPHEMERAL flag can be set when deferring."
        raise bad_form(("data", "flags"), "INTERACTION_CALLBACK_INVALID_FLAGS", message)
    _wake_thread(call, interaction)
    wire = messages.answer_message(call.world, interaction, bool(flags & EPHEMERAL))
    wire["flags"] |= LOADING
    return _posted(call, interaction, wire)


def _posted(
    call: ApiRequest, interaction: Interaction, wire: Json, files: Sequence[Json] = ()
) -> Message:
    only_for = interaction.user_id if wire["flags"] & EPHEMERAL else None
    if interaction.type == 2:
        wire["type"] = messages.COMMAND_ANSWER
    if interaction.message_id and interaction.message_id in call.world.messages:
        messages.refer(wire, call.world.messages[interaction.message_id])
    interaction.original_id = wire["id"]
    return messages.post(call.world, wire, only_for, files=files)


def _silent(call: ApiRequest, interaction: Interaction) -> Message | None:
    interaction.original_id = interaction.message_id
    return call.world.messages.get(interaction.message_id or "")


def _update(call: ApiRequest, interaction: Interaction) -> Message:
    message = call.world.messages.get(interaction.message_id or "")
    if message is None:
        raise unknown_message()
    draft = draft_edit(call.world, Request(_data(call), call.uploads, ("data",)), message)
    _wake_thread(call, interaction)
    messages.edit(call.world, message, draft)
    interaction.original_id = message.id
    return message


def _choices(call: ApiRequest, interaction: Interaction) -> None:
    choices = read_choices(interaction.data, _data(call))
    call.world.tell(Answered(interaction, choices=choices))


def _modal(call: ApiRequest, interaction: Interaction) -> None:
    errors = FormErrors()
    form = Form(_data(call), errors, ("data",))
    title = form.text("title", 45, least=1, required=True)
    custom_id = form.text("custom_id", 100, least=1, required=True)
    components = CheckedLayout(None, call.world.emojis).of_modal(form)
    errors.refuse()
    interaction.modal = {"title": title, "custom_id": custom_id, "components": components}


_ANSWERS: dict[int, Callable[[ApiRequest, Interaction], Message | None]] = {
    MESSAGE: _message,
    THINKING: _thinking,
    SILENT: _silent,
    UPDATE: _update,
    CHOICES: _choices,
    MODAL: _modal,
}


def _told(call: ApiRequest, interaction: Interaction, kind: int, message: Message | None) -> Json:
    told: Json = {"id": interaction.id, "type": interaction.type}
    told["channel_id"] = interaction.channel_id
    if server := call.world.server_of(call.world.channel(interaction.channel_id)):
        told["guild_id"] = server.id
    if message is None:
        return {"interaction": told}
    told |= {
        "response_message_id": message.id,
        "response_message_loading": messages.is_loading(message),
        "response_message_ephemeral": message.only_for is not None,
    }
    if kind == SILENT:
        return {"interaction": told}
    # By the specification, the message of a thinking bot is a message like any other.
    resource = MESSAGE if kind == THINKING else kind
    shown = messages.shown(call.world, message)
    return {"interaction": told, "resource": {"type": resource, "message": shown}}


ROUTES = (
    Route(
        "POST",
        "/interactions/{interaction}/{token}/callback",
        answer,
        _CALLBACKS,
        needs_token=False,
    ),
)
