"""How a table begins, and presses in threads that were archived or locked; mentions."""

from typing import Any, Literal

import discord

from bot.app.trial import pages
from bot.app.trial.hand import jumps
from bot.app.trial.pages import COMMAND, COMPLETIONS, THREAD, WORD
from bot.app.trial.stage import TrialStage
from bot.app.trial.things import DONE, NOT_SENT, SENT

IN_THREAD, LOCKED, GUEST, PHONE = "in-thread", "locked", "guest", "phone"
NONE_CAME, NOBODY_HERE, GREY = "none", "nobody", "grey"
SHORTEST_MIN: Literal[60] = 60


async def opening(stage: TrialStage) -> None:
    """Try a command is completed and answered, and a thread begins at the answer."""
    await _register(stage)
    text = f"**3.** Type `/{COMMAND}`, choose one of the words that are offered, and send it."
    await stage.put(text)
    press = await stage.pressed(COMMAND)
    stage.note("command", DONE)
    data: Any = press.data
    word = next(one["value"] for one in data["options"] if one["name"] == WORD)
    stage.note("completion", DONE if word in COMPLETIONS else "not completed", f"sent {word}")
    answer = await press.response.send_message(view=pages.public("A table begins here."))
    if not isinstance(stage.place, discord.TextChannel) or answer.message_id is None:
        stage.tell("thread: not tried, as there are no threads here")
        return
    message = stage.place.get_partial_message(answer.message_id)
    starting = message.create_thread(name=THREAD, auto_archive_duration=SHORTEST_MIN)
    stage.thread = await stage.tried("thread", starting)


async def _register(stage: TrialStage) -> None:
    option: dict[str, Any] = {"type": 3, "name": WORD, "description": "A word that is offered"}
    option |= {"required": True, "autocomplete": True}
    body: Any = {"name": COMMAND, "description": "Try the bot", "options": [option]}
    assert stage.client.application_id is not None
    application, guild = stage.client.application_id, stage.place.guild.id
    await stage.client.http.upsert_guild_command(application, guild, body)


async def archived(stage: TrialStage) -> None:
    """Press in a thread that is archived, then locked, from a phone."""
    if stage.thread is None:
        return
    message = await _asked_in(stage, stage.thread, IN_THREAD)
    await stage.thread.edit(archived=True)
    text = f"**8.** Take the phone, find the archived thread *{THREAD}* ({stage.thread.mention}), "
    text += "do **not** join it, and press *Press me* in it."
    none = NONE_CAME, "It cannot be pressed, or fails"
    word = await stage.ask(text, none, elsewhere=IN_THREAD)
    stage.note("archived", SENT if word == IN_THREAD else NOT_SENT)
    if word == IN_THREAD:
        found = await stage.client.fetch_channel(stage.thread.id)
        stage.note_whether("reopened", not (isinstance(found, discord.Thread) and found.archived))
    # Nothing can be deleted in an archived thread.
    await stage.thread.edit(archived=False)
    await message.delete()
    await _locked(stage, stage.thread)
    await _without_right(stage, stage.thread)


async def _asked_in(stage: TrialStage, thread: discord.Thread, word: str) -> discord.Message:
    await thread.edit(archived=False)
    button = pages.press(stage.id(word), "Press me")
    return await thread.send(view=pages.public("Press it.", pages.alone(button)))


async def _locked(stage: TrialStage, thread: discord.Thread) -> None:
    # Only who manages threads can lock one: the bot does not ask for that right.
    message = await _asked_in(stage, thread, LOCKED)
    answers = ((GREY, "It cannot be pressed"), (NOBODY_HERE, "I may not lock it"))
    text = f"**9.** Lock the thread {thread.mention} in its menu, without closing it, and try to "
    word = await stage.ask(f"{text}press *Press me* in it.", *answers, elsewhere=LOCKED)
    if word != NOBODY_HERE:
        stage.note("locked", SENT if word == LOCKED else NOT_SENT)
    await _unlocked(stage, thread, message)


async def _unlocked(stage: TrialStage, thread: discord.Thread, message: discord.Message) -> None:
    found = await stage.client.fetch_channel(thread.id)
    if isinstance(found, discord.Thread) and found.locked:
        await stage.ask("Unlock the thread again.", (DONE, "Done"))
    await message.delete()


async def _without_right(stage: TrialStage, thread: discord.Thread) -> None:
    message = await _asked_in(stage, thread, GUEST)
    await thread.edit(archived=True)
    stage.client.guests = GUEST
    text = "**10.** Is somebody else here who may **not** write in threads? Then have them press "
    text += f"*Press me* in the archived thread {thread.mention}."
    answers = ((NOT_SENT, "They cannot press it, or it fails"), (NOBODY_HERE, "Nobody is here"))
    word = await stage.ask(text, *answers, elsewhere=GUEST)
    stage.client.guests = ""
    if word != NOBODY_HERE:
        stage.note("no-right", SENT if word == GUEST else NOT_SENT)
    await thread.edit(archived=False)
    await message.delete()


async def on_phone(stage: TrialStage) -> None:
    """Try the buttons of a full hand again, on a phone."""
    button = pages.press(stage.id(PHONE), "Show the hand")
    page = pages.public("**11.** Press it on the phone.", pages.alone(button))
    message = await stage.place.send(view=page)
    await stage.put("**11.** Go on with the message above, on the phone.")
    press = await stage.pressed(PHONE)
    await press.response.defer()
    await jumps(stage, "jump-phone", "**11.** On the phone")
    await message.delete()


async def mentioning(stage: TrialStage) -> None:
    """Try whether a mention that stands in components notifies."""
    tester = discord.Object(stage.press.user.id)
    page = pages.public(f"**12.** Does this notify <@{tester.id}>?")
    users = discord.AllowedMentions(users=[tester])
    await stage.place.send(view=page, allowed_mentions=users)
    question = "**12.** Were you notified of the message above that mentions you (a red number on "
    await stage.asks_whether("mention", f"{question}the channel, a sound, or on the phone)?")
