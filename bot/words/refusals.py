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
from bot.words.labels import briefly, named
from bot.words.lists import listed, one_of
from bot.words.options import option_name, value_name
from bot.words.wording import Wording

INSTEAD = (Why.MUST_FOLLOW, Why.MUST_TRUMP, Why.MUST_OVERTRUMP, Why.NOT_TO_BE_LED)
"""The refusals that name the cards that may be played instead."""


def why_not(refusal: IllegalAction, pack: Pack, wording: Wording) -> str:
    """Return why the rules forbid an action, with the cards that may be played instead."""
    instead = map(pack.parse, refusal.cards) if refusal.why in INSTEAD else ()
    return wording.say(f"why-{refusal.why}", cards=briefly(instead, wording))


def refused(refusal: TarotError, texts: Texts, shown: Callable[[str], str] = str) -> str | None:
    """Return the refusal in words, or None for one that is not made by the rules.

    *shown* makes what somebody typed safe to show.
    """
    match refusal:
        case IllegalAction(why=why, cards=cards):
            return texts.say(f"why-{why}", cards=" ".join(cards))
        case UnknownGame(key=key, known=keys):
            known = listed((named(texts, f"game-{each}", each) for each in keys), texts)
            return texts.say("unknown-game", game=shown(key), known=known)
        case BadOption(name=name, value=None, allowed=allowed):
            options = (_with_key(option_name(each, texts), each, texts) for each in allowed)
            return texts.say("unknown-option", option=shown(name), allowed=listed(options, texts))
        case BadOption(name=name, value=value, allowed=allowed):
            values = (_with_key(value_name(name, each, texts), each, texts) for each in allowed)
            return texts.say(
                "unknown-value",
                option=_with_key(option_name(name, texts), name, texts),
                value=shown(value or ""),
                allowed=one_of(values, texts),
            )
        case WrongNumberOfPlayers(players=players, allowed=numbers):
            return texts.say(
                "wrong-number-of-players", players=players, allowed=one_of(map(str, numbers), texts)
            )
    return None


def _with_key(name: str, key: str, texts: Texts) -> str:
    # As the form calls it, with what has to be typed where there is no form.
    return key if name == key else texts.say("named-with-key", name=name, code=key)
