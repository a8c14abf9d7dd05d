"""Refusals by the rules, in words."""

from collections.abc import Callable

from bot.games.cards import Pack
from bot.games.errors import (
    BadOption,
    IllegalAction,
    TarotError,
    UnknownGame,
    Why,
    WrongNumberOfPlayers,
)
from bot.texts import Texts
from bot.words.labels import briefly
from bot.words.lists import listed, one_of
from bot.words.wording import Wording

INSTEAD = (Why.MUST_FOLLOW, Why.MUST_TRUMP, Why.MUST_OVERTRUMP, Why.NOT_TO_BE_LED)
"""The refusals that name the cards that may be played instead."""


def why_not(refusal: IllegalAction, pack: Pack, wording: Wording) -> str:
    """Why the rules forbid an action, with the cards that may be played instead."""
    instead = map(pack.parse, refusal.cards) if refusal.why in INSTEAD else ()
    return wording.say(f"why-{refusal.why}", cards=briefly(instead, wording))


def refused(refusal: TarotError, texts: Texts, shown: Callable[[str], str] = str) -> str | None:
    """The refusal in words, or None for one that is not made by the rules.

    *shown* makes what somebody typed safe to show.
    """
    match refusal:
        case IllegalAction(why=why, cards=cards):
            return texts.say(f"why-{why}", cards=" ".join(cards))
        case UnknownGame(key=key, known=keys):
            return texts.say("unknown-game", game=shown(key), known=listed(keys, texts))
        case BadOption(name=name, value=None, allowed=allowed):
            return texts.say("unknown-option", option=shown(name), allowed=listed(allowed, texts))
        case BadOption(name=name, value=value, allowed=allowed):
            return texts.say(
                "unknown-value",
                option=name,
                value=shown(value or ""),
                allowed=one_of(allowed, texts),
            )
        case WrongNumberOfPlayers(players=players, allowed=numbers):
            return texts.say(
                "wrong-number-of-players", players=players, allowed=one_of(map(str, numbers), texts)
            )
    return None
