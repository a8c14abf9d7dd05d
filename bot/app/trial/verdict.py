"""What the bot goes by after a trial."""

from dataclasses import replace
from typing import Any

from bot.app.trial.things import DONE, NO, REFUSED, YES, Sights
from bot.app.trial.traffic import FOLLOW_UP, Traffic
from cogs.press.facts import Facts


def facts_of(sights: Sights, traffic: Traffic, before: Facts) -> Facts:
    """Return the facts that were seen; what was not tried stays as it was before."""
    return replace(before, **_forms(sights), **_pictures(sights), **_limits(traffic))


def in_words(facts: Facts) -> list[str]:
    """Return what the bot goes by, a few words each."""
    return [
        f"hands are changed {'by their id' if facts.by_id else 'as `@original`'}",
        f"pictures stand {'below' if facts.buttons_jump else 'above'} the buttons",
        f"{facts.follow_ups_a_minute} private messages a minute are sent in a channel",
        f"{facts.old_edits_a_minute} messages a minute are changed in a channel an hour later",
    ]


def _forms(sights: Sights) -> dict[str, Any]:
    match sights.outcome("by-id"), sights.outcome("original"):
        case str(by_id), _ if by_id == DONE:
            return {"by_id": True}
        case str(by_id), str(original) if (by_id, original) == (REFUSED, DONE):
            return {"by_id": False}
    # Where neither is taken, the bot goes on as it is: no other form is left.
    return {}


def _pictures(sights: Sights) -> dict[str, Any]:
    jump = [sights.outcome(key) for key in ("jump-desktop", "jump-phone")]
    if YES in jump:
        return {"buttons_jump": sights.outcome("jump-below") != YES}
    return {"buttons_jump": False} if NO in jump else {}


def _limits(traffic: Traffic) -> dict[str, Any]:
    found = {
        "follow_ups_a_minute": traffic.before_shared_limit(*FOLLOW_UP),
        "old_edits_a_minute": traffic.old_edits_a_minute,
    }
    return {name: max(1, limit) for name, limit in found.items() if limit is not None}
