"""Answers to one person: sentences for refusals, and the net under every press."""

import asyncio
import logging
from collections.abc import Awaitable

import discord

from bot.games.cards import Pack
from bot.games.errors import (
    BadCard,
    BadOption,
    IllegalAction,
    TarotError,
    UnknownGame,
    Why,
    WrongNumberOfPlayers,
)
from bot.tables.errors import StaleAction, TableError
from bot.texts import Texts
from cogs.labels import briefly
from cogs.outages import NO_ANSWER, NOT_DONE, code_of
from cogs.services import Press, reader_texts, services

log = logging.getLogger(__name__)


class RightMissing(TarotError):
    """Without this right nothing can be shown at a place."""

    def __init__(self, right: str) -> None:
        super().__init__(right)
        self.right = right


INSTEAD = (Why.MUST_FOLLOW, Why.MUST_TRUMP, Why.MUST_OVERTRUMP, Why.NOT_TO_BE_LED)
"""The refusals that say which cards can be played instead."""

GONE = (10062, 40060, 10015, 50027)
"""Discord's codes for an answer that comes too late or twice: what was done stands."""


async def guarded(press: Press, work: Awaitable[None]) -> None:
    """Does the work; a refusal is told to the person, a fault is logged and told kindly."""
    presses, task = services(press).presses, asyncio.current_task()
    presses.add(task)
    try:
        await _with_net(press, work)
    finally:
        presses.discard(task)


async def _with_net(press: Press, work: Awaitable[None]) -> None:
    try:
        await _answered(press, work)
    except discord.HTTPException as fault:
        if fault.code not in GONE:
            await broken(press)
        log.warning("discord refused code=%s status=%s", fault.code, fault.status)
    except NO_ANSWER as fault:
        log.warning("discord did not answer code=%s", code_of(fault))
        await _say_so(press)
    except Exception:
        await broken(press)


async def _answered(press: Press, work: Awaitable[None]) -> None:
    try:
        await work
    except TarotError as refusal:
        await tell(press, sentence(refusal, reader_texts(press)))


async def broken(press: Press) -> None:
    """Logs the fault at hand and tells the person that nothing is lost."""
    log.exception("press failed id=%s", press.id)
    await _say_so(press)


async def _say_so(press: Press) -> None:
    try:
        await tell(press, reader_texts(press).say("something-broke"))
    except NOT_DONE as fault:
        log.warning("could not even say so code=%s", code_of(fault))


async def tell(press: Press, text: str) -> None:
    """Says something to the person alone."""
    if press.response.is_done():
        await press.followup.send(text, ephemeral=True)
    else:
        await press.response.send_message(text, ephemeral=True)


def sentence(refusal: TarotError, texts: Texts, pack: Pack | None = None) -> str:
    """The refusal in words; cards that could be played instead are named if the pack is known."""
    match refusal:
        case IllegalAction(why=why, cards=cards):
            known = map(pack.parse, cards) if pack and why in INSTEAD else ()
            return texts.say(f"why-{why}", cards=briefly(pack, known, texts) if pack else "")
        case StaleAction():
            return texts.say("stale")
        case TableError(code=code):
            return texts.say(f"table-{code}")
        case UnknownGame(key=key, known=known):
            return texts.say("unknown-game", game=shown(key), known=", ".join(known))
        case BadOption(name=name, value=None, allowed=allowed):
            return texts.say("unknown-option", option=shown(name), allowed=", ".join(allowed))
        case BadOption(name=name, value=value, allowed=allowed):
            return texts.say(
                "unknown-value", option=name, value=shown(value or ""), allowed=", ".join(allowed)
            )
        case WrongNumberOfPlayers(players=players, allowed=allowed):
            numbers = ", ".join(map(str, allowed))
            return texts.say("wrong-number-of-players", players=players, allowed=numbers)
        case RightMissing(right=right):
            return texts.say("missing-right", right=texts.say(f"right-{right}"))
        case BadCard():
            return texts.say("bad-button")
    return texts.say("something-broke")


def shown(text: str) -> str:
    """What somebody typed, short and without marks that Discord would read."""
    return discord.utils.escape_markdown(text[:60]) or "—"
