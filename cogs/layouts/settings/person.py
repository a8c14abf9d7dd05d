"""What players choose for themselves."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.texts import Texts, language_name, languages
from cogs.layouts.settings.setting import UNSET, YES, Setting, field
from data.choices.players import AUTO, Preferences

PACKS = (AUTO, "nouveau", "piemontese")
LETTERS = (AUTO, "RDCF", "RDCV", "KQCJ", "KDCB")


def personal_settings(name: str) -> Sequence[Setting[Preferences]]:
    """Return all settings of a player whom Discord calls so."""
    own = partial(field, text=_text)
    box = partial(own, group="boxes-own")
    listed: Setting[Preferences] = box("everywhere", ("", name), ticked=name)
    return [
        own("letters", LETTERS),
        own("colours", ("four", "two")),
        own("pack", PACKS),
        own("language", (AUTO, *languages()), called=_language),
        box("trick_in_hand", (False, True), ticked=YES),
        box("reminders", ("channel", "direct"), ticked="direct"),
        # Whoever is listed by a name is, whatever they are called now.
        replace(listed, chosen=lambda of: name if of.everywhere else UNSET),
    ]


def _text(key: str, tail: str = "") -> str:
    return f"settings-{key}-{tail}" if tail else f"settings-{key}"


def _language(value: str, texts: Texts) -> str:
    return texts.say("settings-language-auto") if value == AUTO else language_name(value)
