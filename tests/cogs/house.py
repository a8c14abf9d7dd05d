"""A loopback with the real bot logged in, and people who play there."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.client import TarocchiBot
from bot.config import Settings
from bot.loopback import Loopback, Person
from bot.loopback.person import Outcome, buttons, is_private, selects, texts
from bot.loopback.pointing import client_points_at
from bot.running import running_bot

Json = dict[str, Any]

QUICK = Settings(pace_s=0, frame_gap_s=0, between_deals_s=0)
"""No pauses: computers answer at once, every frame is painted."""


@dataclass
class House:
    """The loopback, and the bot that is logged in there."""

    loopback: Loopback
    bot: TarocchiBot


@asynccontextmanager
async def playing_house(
    folder: Path, settings: Settings = QUICK, loopback: Loopback | None = None
) -> AsyncIterator[House]:
    """A loopback of its own (or the given one) with the bot logged in; the bot's file is in
    *folder*."""
    async with AsyncExitStack() as stack:
        if loopback is None:
            loopback = await stack.enter_async_context(open_loopback())
        stack.enter_context(
            client_points_at(loopback.api_url, loopback.gateway_url, loopback.cdn_url)
        )
        bot = await stack.enter_async_context(running_bot(settings, folder / "bot.db"))
        serving = asyncio.create_task(bot.start(loopback.token))
        try:
            ready = asyncio.create_task(bot.wait_until_ready())
            await asyncio.wait({serving, ready}, return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                await serving
            yield House(loopback, bot)
        finally:
            await bot.close()
            await asyncio.gather(serving, return_exceptions=True)


@asynccontextmanager
async def open_loopback() -> AsyncIterator[Loopback]:
    """A loopback that keeps its world in memory and sets no rate limits."""
    loopback = Loopback()
    loopback.limits.enforced = False
    await loopback.start()
    yield loopback
    await loopback.close()


@dataclass
class Guest:
    """A person who plays: sees messages arrive and finds the newest hand, lobby and table."""

    person: Person
    place: str
    seen: dict[str, Json] = field(default_factory=dict)

    async def update(self) -> None:
        """Reads what the person sees at the place now."""
        self.seen = {m["id"]: m for m in await self.person.messages(self.place, limit=100)}

    async def until(self, wanted: Any, timeout_s: float = 10) -> Json:
        """The newest message for which *wanted* holds, waiting for what happens if need be."""
        async with asyncio.timeout(timeout_s):
            while True:
                await self.update()
                for message in reversed(self.seen.values()):
                    if wanted(message):
                        return message
                await self.person.wait_for(lambda event: event.type.startswith("message"))

    async def press(self, message: Json, label: str) -> Outcome:
        """Presses the button with this label."""
        return await self.person.press(message, label=label)


def is_hand(message: Json) -> bool:
    """Whether the message is a private hand."""
    return is_private(message) and bool(card_buttons(message) or discard_selects(message))


def is_my_turn(message: Json) -> bool:
    """Whether the message is a hand whose owner has to act."""
    return is_hand(message) and any("your turn" in t or "Lay " in t for t in texts(message))


def card_buttons(message: Json) -> list[Json]:
    """The buttons that play a card."""
    return [b for b in buttons(message) if b.get("custom_id", "").startswith("play:")]


def discard_selects(message: Json) -> list[Json]:
    """The selects that choose cards for the discard."""
    return [s for s in selects(message) if s["custom_id"].startswith("pick:")]


def has_button(message: Json, label: str) -> bool:
    """Whether the message has a button with this label."""
    return any(button.get("label") == label for button in buttons(message))


async def discard(guest: Guest, hand: Json, count: int = 3) -> Json:
    """Chooses the weakest cards of the hand, one select after another, and lays them aside."""
    left = count
    for group in range(len(discard_selects(hand)) - 1, -1, -1):
        select = discard_selects(hand)[group]
        values = [option["value"] for option in select["options"]][-min(left, select["max_values"]):]
        outcome = await guest.person.choose(hand, select["custom_id"], values)
        assert outcome.message is not None, outcome
        hand = outcome.message
        left -= len(values)
        if not left:
            break
    outcome = await guest.press(hand, "Lay aside")
    assert outcome.message is not None, outcome
    return outcome.message


async def play_on(guest: Guest, hand: Json) -> Json:
    """Does what the hand asks for: discards, or plays the first card that is allowed."""
    if discard_selects(hand):
        return await discard(guest, hand)
    card = next(button for button in card_buttons(hand) if not button.get("disabled"))
    outcome = await guest.person.press(hand, card["custom_id"])
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return outcome.message


def thread_of(message: Json) -> str:
    """The id of the place that a message links to."""
    found = re.search(r"<#(\d+)>", " ".join(texts(message)))
    assert found, texts(message)
    return found[1]
