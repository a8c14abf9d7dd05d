"""Private messages: changed by the token of a press, deleted, and what comes of each answer."""

from typing import Any

import discord

from bot.app.trial import pages
from bot.app.trial.listening import Press
from bot.app.trial.stage import TrialStage, picture
from bot.app.trial.things import DONE, REFUSED
from cogs.messages.files import attached
from rendering.pictures.pages.testcard import draw_blinking

GO, QUIET, THINK = "go", "quiet", "think"


async def renewing(stage: TrialStage) -> None:
    """Try a press on a private message with a picture, and all that is done with its token."""
    begun = stage.press
    text = "**1.** Press *Go on* below this picture."
    page = pages.pictured(text, 1, stage.buttons((GO, "Go on")))
    sent = await stage.follow_up(page, picture(1))
    pressed = await stage.pressed(GO)
    await _renew(stage, pressed, sent.id)
    below = await _answered_below(stage, pressed)
    await _delete(stage, pressed, sent.id)
    if below is not None:
        deleting = stage.webhook(begun).delete_message(below.id)
        await stage.tried("delete-foreign", deleting)


async def _renew(stage: TrialStage, press: Press, message_id: int) -> None:
    await stage.tried("update", press.response.edit_message(**_changed(2)))
    by_id, original = stage.webhook(press).edit_message, press.edit_original_response
    await stage.tried("by-id", by_id(message_id, **_changed(3)))
    await stage.tried("original", original(**_changed(4)))


async def _answered_below(stage: TrialStage, press: Press) -> discord.WebhookMessage | None:
    # The newest of the pictures that Discord took.
    last = max(
        number
        for key, number in (("original", 4), ("by-id", 3), ("update", 2), ("", 1))
        if not key or stage.sights.outcome(key) == DONE
    )
    page = pages.pictured("A follow-up.", 5)
    follow_up = await stage.tried("follow-up", stage.follow_up(page, picture(5)))
    if follow_up is not None:
        stage.note_whether("attachments", bool(follow_up.attachments))
        await stage.tried("follow-up-edit", follow_up.edit(**_changed(6)))
    numbers = [(f"{number}", f"{number}") for number in (1, 2, 3, 4)]
    seen = await stage.ask("Which number do you see in the first picture above?", *numbers)
    stage.note_whether("newest", seen == f"{last}", f"sent {last}, seen {seen}")
    return follow_up


async def _delete(stage: TrialStage, press: Press, message_id: int) -> None:
    await stage.tried("delete", stage.webhook(press).delete_message(message_id))
    if stage.sights.outcome("delete") == REFUSED:
        await stage.tried("delete-original", press.delete_original_response())


def _changed(number: int) -> dict[str, Any]:
    return {"view": pages.pictured(f"Picture {number}.", number), "attachments": [picture(number)]}


async def thinking(stage: TrialStage) -> None:
    """Try the other answers to a press: acknowledged, and thought about."""
    await stage.put("**2.** Press *Go on*.", (QUIET, "Go on"))
    press = await stage.pressed(QUIET)
    await press.response.defer()
    buttons = stage.buttons((THINK, "Go on"))
    page = pages.pictured("Press *Go on* once more.", 7, buttons)
    change = press.edit_original_response
    await stage.tried("silent", change(view=page, attachments=[picture(7)]))
    assert press.message is not None
    by_id = stage.webhook(press).edit_message
    await stage.tried("silent-by-id", by_id(press.message.id, view=page, attachments=[picture(7)]))
    press = await stage.pressed(THINK)
    await press.response.defer(ephemeral=True, thinking=True)
    page = pages.pictured("Thought about.", 8)
    thought = press.edit_original_response(view=page, attachments=[picture(8)])
    answer = await stage.tried("thinking", thought)
    if answer is not None:
        stage.left.sent(press.token, answer.id)


async def files(stage: TrialStage) -> None:
    """Try pictures that stay when words change, moving ones, and other files."""
    message = await stage.follow_up(pages.pictured("Words.", 9), picture(9))
    await message.edit(view=pages.pictured("**6.** Other words, the same picture.", 9))
    await stage.asks_whether("kept", "Is the picture with the number 9 still above this question?")
    gif = pages.private("A picture that blinks.", pages.blinking())
    blinking = attached(draw_blinking(), pages.BLINK, "Two colours")
    await stage.tried("gif", stage.follow_up(gif, blinking))
    file = pages.text_file()
    await stage.tried("file", stage.follow_up(pages.private("A file.", pages.filed(file)), file))
