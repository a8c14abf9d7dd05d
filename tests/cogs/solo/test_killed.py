"""The bot is killed while somebody plays alone, and nothing that was answered is lost."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.loopback import Person
from bot.loopback.person import NotPossible
from tests.cogs.support.guests import Guest, Json, has_button, is_hand, is_my_turn
from tests.cogs.support.presses import Presses
from tests.cogs.support.processes import loopback_process
from tests.cogs.whole.test_killed import MOMENT_S, Bot, Stubborn, patiently, until_connected
from tests.loopback.support.controls import control_at

KILLS = 2
PRESSES_BETWEEN = (3, 8)
ENOUGH_S = 200
LONG_AFTER_S = 10 * 24 * 3600


@dataclass
class StubbornAlone(Stubborn):
    """Somebody who plays one deal alone, and asks for it again where nothing moves."""

    async def play(self) -> None:
        """Plays until the deal is over."""
        while True:
            self.guest.person.forget()
            await self.guest.update()
            if self.guest.newest(is_over):
                return
            hand = self.guest.newest(is_hand)
            if hand is not None and is_my_turn(hand):
                await self._act(hand)
            elif not await self._something_happens():
                await self.go_on()

    async def go_on(self) -> None:
        """Asks for the deal under way."""
        with suppress(NotPossible, LookupError):
            asked = await self.guest.command("tarocchi practice", game="scarto")
            if asked.message is not None and has_button(asked.message, "Continue"):
                await self.guest.press(asked.message, "Continue")


def is_over(message: Json) -> bool:
    """Whether the message tells what a deal has brought."""
    return has_button(message, "New deal") and not has_button(message, "Continue")


async def test_nothing_that_was_answered_is_lost_alone(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(loopback_process(tmp_path))
        bot, presses = Bot(url, tmp_path), Presses()
        stack.push_async_callback(bot.kill)
        person = await stack.enter_async_context(Person(url, "ada"))
        alone = StubbornAlone(Guest(person, "tables", 0), presses)
        await bot.start()
        await until_connected(person)
        await alone.guest.command("tarocchi practice", game="scarto", level="normal")
        killing = asyncio.create_task(kill(bot, presses, Random(7)))
        async with asyncio.timeout(ENOUGH_S):
            await alone.play()
            await killing
            over = alone.guest.newest(is_over)
            assert over is not None
            # Whatever was pressed works for as long as it is kept.
            await control_at(url, "clock", advance_s=LONG_AFTER_S)
            await patiently(lambda: alone.guest.press(over, "Same deal again"))
    assert len(alone.answered) > 15
    assert set(alone.answered.values()) == {1}
    assert not {code for _, code in alone.answered} - cards_played(tmp_path / "bot.db")
    log = bot.log.read_text()
    assert log.count("logging in") == KILLS + 1
    assert "Traceback" not in log, log


async def kill(bot: Bot, presses: Presses, rng: Random) -> None:
    """Kills the bot at random moments."""
    for _ in range(KILLS):
        await presses.more(rng.randint(*PRESSES_BETWEEN))
        await asyncio.sleep(rng.random() * MOMENT_S)
        await bot.kill()
        await bot.start()


def cards_played(database: Path) -> set[str]:
    """All cards that a person has played at the first table."""
    with sqlite3.connect(database) as db:
        found = db.execute(
            """
            SELECT json_extract(body, '$.card') FROM events
            WHERE table_id = 1 AND kind = 'CardPlayed' AND by = 'person'
            """
        ).fetchall()
    db.close()
    return {card for (card,) in found}
