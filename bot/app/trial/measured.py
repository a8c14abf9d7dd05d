"""What is seen without a press, measured on the way, or only after a long time."""

import discord
from discord.http import Route

from bot.app.doctor import COMMANDS, installation
from bot.app.trial import pages
from bot.app.trial.stage import TrialStage, picture
from bot.app.trial.things import Sights
from bot.app.trial.traffic import EDIT_BOARD, FOLLOW_UP, Traffic
from bot.texts import languages

LATE_TOKEN_S, DEAD_TOKEN_S, OLD_S = 870, 930, 3660
OLD_EDITS = 12
"""At most so many edits; the first limit ends them."""
MOST_AGE_S = 2.0
MOST_GAP_S = 1.1


async def installed(stage: TrialStage) -> None:
    """Try how the application is added to a server, and in which languages its commands are."""
    application = await stage.client.application_info()
    found = installation(application)
    stage.note_whether("install", not found.remedy, found.said)
    commands = await stage.client.http.request(
        Route("GET", "/applications/{id}/commands", id=application.id),
        params={"with_localizations": "true"},
    )
    lacking = [each["name"] for each in commands if not _is_translated(each)]
    missing = [*lacking, *(set(COMMANDS) - {each["name"] for each in commands})]
    stage.note_whether("languages", not missing, ", ".join(missing))
    sessions = await stage.client.http.request(Route("GET", "/gateway/bot"))
    stage.tell(f"gateway: {sessions.get('session_start_limit')}")


def _is_translated(command: dict[str, object]) -> bool:
    wanted = {language for language in languages() if language != "en"}
    # What is in the menu of a person has no description.
    shown = "description" if command.get("description") else "name"
    known = command.get(f"{shown}_localizations")
    return isinstance(known, dict) and wanted <= set(known)


def measure(sights: Sights, traffic: Traffic) -> None:
    """Note what the headers of all answers tell, and how long presses took to come."""
    if traffic.ages_s:
        slowest = max(traffic.ages_s)
        sights.note_whether("arrival", slowest <= MOST_AGE_S, f"slowest {slowest:.2f} s")
    if gaps := traffic.gaps(*EDIT_BOARD):
        sights.note_whether("edits", max(gaps) <= MOST_GAP_S, f"one in {max(gaps):.2f} s")
    limited = traffic.before_shared_limit(*FOLLOW_UP)
    sent = f"the first after {limited}" if limited is not None else "none was limited"
    sights.note_whether("follow-ups", limited is None, sent)


async def later(stage: TrialStage) -> None:
    """Try a token shortly before and after its end, and a message that is more than an hour old."""
    press, begun = stage.press, stage.clock.now()
    message = await stage.place.send(view=pages.public("This message is to grow old."))
    private = await stage.follow_up(
        pages.pictured("The rest takes an hour; nothing has to be pressed.", 10), picture(10)
    )
    for key, wait_s in (("late-token", LATE_TOKEN_S), ("dead-token", DEAD_TOKEN_S)):
        stage.tell(f"waiting until {wait_s / 60:.1f} minutes have passed")
        await stage.clock.sleep_until(press.created_at.timestamp() + wait_s)
        page = pages.private(f"After {wait_s} seconds.")
        change = stage.webhook(press).edit_message(private.id, view=page, attachments=[])
        await stage.tried(key, change)
    stage.tell(f"waiting until {OLD_S / 60:.0f} minutes have passed")
    await stage.clock.sleep_until(begun + OLD_S)
    await stage.tried("old-edits", _edit_old(message, stage.client.traffic))


async def _edit_old(message: discord.Message, traffic: Traffic) -> None:
    since = len(traffic.answers)
    for number in range(OLD_EDITS):
        await message.edit(view=pages.public(f"Old, edit {number}."))
        traffic.note_old_edits(since)
        if traffic.old_edits_a_minute is not None:
            return
