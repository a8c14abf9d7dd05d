"""Messages that are changed. What Discord answers to that is what was sent, so nobody reads it."""

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import discord
from discord import InteractionResponseType as Answered
from discord.http import MultipartParameters, Route, handle_message_parameters
from discord.ui import LayoutView
from discord.utils import MISSING
from discord.webhook.async_ import (
    AsyncWebhookAdapter,
    async_context,
    interaction_message_response_params,
)

from cogs.press.press import Interaction

CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
NOBODY = discord.AllowedMentions.none()

_NOT_IN_LINE = AsyncWebhookAdapter()  # type: ignore[no-untyped-call]

PATIENCE_S = 1.2
"""How long a press waits for its picture before it is acknowledged without one."""

Attachments = Sequence[discord.Attachment | discord.File]
T = TypeVar("T")


async def answer_in_place(
    press: Interaction, view: LayoutView, attachments: Attachments = MISSING
) -> None:
    """Answer a press by changing the message that was pressed; other pictures stay in it only if
    no *attachments* are given."""
    kind = Answered.message_update
    params = interaction_message_response_params(
        type=kind.value, view=view, attachments=attachments, allowed_mentions=NOBODY
    )
    with params:
        await _answer(press, kind, params)


async def acknowledge(press: Interaction) -> None:
    """Answer a press without a change that could be seen, and a command by saying privately that an
    answer comes."""
    if press.type is discord.InteractionType.application_command:
        await press.response.defer(ephemeral=True)
        return
    kind = Answered.deferred_message_update
    await _answer(press, kind, MultipartParameters({"type": kind.value}, None, None))


async def in_time(press: Interaction, work: Coroutine[Any, Any, T]) -> T:
    """Return what *work* gives; acknowledge the press if that takes longer than `PATIENCE_S`, and
    end the work if nobody takes that."""
    task = asyncio.create_task(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=PATIENCE_S)
        if not done and not press.response.is_done():
            await acknowledge(press)
    except BaseException:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        raise
    return await task


async def answer_in_time(
    press: Interaction, view: LayoutView, attachments: Sequence[discord.File] = ()
) -> None:
    """Put this in the place of the private message that was pressed, or that is awaited, also if
    the press has been acknowledged."""
    if press.response.is_done():
        await press.edit_original_response(view=view, attachments=attachments)
    else:
        await answer_in_place(press, view, attachments)


async def edit(
    client: discord.Client,
    channel_id: int,
    message_id: int,
    view: LayoutView,
    attachments: Attachments,
) -> None:
    """Change a public message; it mentions nobody."""
    with handle_message_parameters(
        view=view, attachments=attachments, allowed_mentions=NOBODY
    ) as params:
        await client.http.edit_message(channel_id, message_id, params=params)


def webhook_of(client: discord.Client, token: str) -> discord.Webhook:
    """Return what can be sent and changed with the token of a press."""
    # It acts as a webhook of the application.
    application = client.application_id
    assert application is not None
    data = {"id": str(application), "type": 3, "token": token}
    return discord.Webhook.from_state(data=data, state=client._connection)  # type: ignore[arg-type]


@contextmanager
def not_in_line() -> Iterator[None]:
    """Let what is done with a token in the block keep nothing else waiting that is done with it.

    The library would do one after the other, however long each takes.
    """
    before = async_context.set(_NOT_IN_LINE)
    try:
        yield
    finally:
        async_context.reset(before)


async def edit_by_token(
    webhook: discord.Webhook,
    message_id: int,
    view: LayoutView,
    attachments: Attachments = MISSING,
) -> None:
    """Change a message by the token of a press."""
    assert webhook.token is not None
    with handle_message_parameters(
        view=view, attachments=attachments, allowed_mentions=NOBODY
    ) as params:
        await async_context.get().edit_webhook_message(
            webhook.id,
            webhook.token,
            message_id,
            session=webhook.session,
            payload=params.payload,
            multipart=params.multipart,
            files=params.files,
            with_components=True,
        )


async def _answer(press: Interaction, kind: Answered, params: MultipartParameters) -> None:
    if press.response.is_done():
        raise discord.InteractionResponded(press)
    route = Route("POST", CALLBACK, webhook_id=press.id, webhook_token=press.token)
    await async_context.get().request(
        route,
        session=press._session,
        payload=params.payload,
        multipart=params.multipart,
        files=params.files,
        params={"with_response": "0"},
    )
    press.response._response_type = kind
