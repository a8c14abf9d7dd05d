"""The bot is killed again and again while people play; nothing that was answered is lost."""

import asyncio
import json
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bot.app import verify
from bot.loopback import Person
from bot.loopback.person import NotPossible, Outcome, files, images, selects
from bot.loopback.world.world import ANSWER_WITHIN_S
from cogs.press.burst_filter import SPAN_S
from tests.cogs.support.guests import (
    Guest,
    card_buttons,
    discard_selects,
    has_button,
    is_board,
    is_hand,
    is_my_turn,
    is_result,
    text_of,
    thread_of,
)
from tests.cogs.support.playing import WARNING, add_computers, is_lobby
from tests.cogs.support.presses import Presses
from tests.cogs.support.processes import loopback_process, own_settings, started
from tests.loopback.support.controls import control_at

Json = dict[str, Any]

KILLS = 2
PRESSES_BETWEEN = (4, 14)
MOMENT_S = 0.06
"""Within this time after a press the bot is killed: before it is stored, after it, or later."""

PATIENCE_S = 1.5
"""How long somebody looks at a hand that does not change before asking for it anew."""

ENOUGH_S = 400
"""Seconds after which the match should be over even on a machine with much else to do."""

NO_PAUSES = {
    "TAROCCHI_PACE": "0",
    "TAROCCHI_FRAME_GAP": "0",
    "TAROCCHI_BETWEEN_DEALS": "0",
    "TAROCCHI_CALLS": "10000",
}


class Bot:
    """The bot as a process that can be killed; all of them write one log."""

    def __init__(self, url: str, folder: Path) -> None:
        self._url = url
        self._settings = own_settings(folder) | NO_PAUSES
        self.log = folder / "bot.log"
        self._process: Process | None = None

    async def start(self) -> None:
        """Starts it; it is not there yet when this returns."""
        with self.log.open("ab") as log:
            self._process = await started(
                "bot", "--loopback", self._url, settings=self._settings, stderr=log
            )

    async def kill(self) -> None:
        """Ends it in the midst of whatever it does."""
        if self._process is not None:
            self._process.kill()
            await self._process.wait()
            self._process = None
            # Nobody waits any longer for what it will not answer.
            await control_at(self._url, "clock", advance_s=ANSWER_WITHIN_S)


@dataclass
class Stubborn:
    """Somebody who plays on whatever happens, and remembers each card that was answered."""

    guest: Guest
    presses: Presses
    answered: Counter[tuple[str, str]] = field(default_factory=Counter)

    async def play(self) -> None:
        """Plays until the end of the match is shown."""
        while True:
            self.guest.person.forget()
            await self.guest.update()
            if self.guest.newest(is_result):
                return
            hand = self.guest.newest(is_hand)
            if hand is not None and is_my_turn(hand):
                await self._act(hand)
            elif not await self._something_happens():
                await self._ask_for_hand()

    async def _act(self, hand: Json) -> None:
        # The bot that came back may have renewed the hand, and its buttons, in between.
        with suppress(NotPossible, LookupError):
            await (self._discard(hand) if discard_selects(hand) else self._play(hand))

    async def _play(self, hand: Json) -> None:
        card = card_buttons(hand)[0]["custom_id"]
        if await self._press(hand, card):
            _, _, deal, _, code = card.split(":")
            self.answered[deal, code] += 1

    async def _discard(self, hand: Json) -> None:
        if has_button(hand, "Start over"):
            # It cannot be pressed while nothing is chosen.
            with suppress(NotPossible):
                hand = (await self._sent(self.guest.press(hand, "Start over"))).message or hand
        left = 3
        for group in reversed(range(len(discard_selects(hand)))):
            select = discard_selects(hand)[group]
            values = [option["value"] for option in select["options"]][-left:]
            outcome = await self._sent(self.guest.person.choose(hand, select["custom_id"], values))
            if outcome.status != "answered" or outcome.message is None:
                return
            hand, left = outcome.message, left - len(values)
            if not left:
                break
        await self._sent(self.guest.press(hand, "Discard"))

    async def _press(self, message: Json, custom_id: str) -> bool:
        outcome = await self._sent(self.guest.person.press(message, custom_id))
        if outcome.status != "answered" or outcome.message is None:
            return False
        return WARNING not in text_of(outcome.message)

    async def _sent(self, doing: Any) -> Outcome:
        self.presses.add()
        outcome: Outcome = await doing
        if outcome.status == "failed":
            await self._something_happens()
        return outcome

    async def _ask_for_hand(self) -> None:
        board = self.guest.newest(is_board)
        if board is not None:
            with suppress(NotPossible, LookupError):
                await self.guest.press(board, "My hand")

    async def _something_happens(self) -> bool:
        try:
            await self.guest.person.wait_for(lambda event: event.type in NEWS, PATIENCE_S)
        except TimeoutError:
            return False
        return True


NEWS = ("message_create", "message_update", "message_delete", "bot")


async def test_nothing_that_was_answered_is_lost(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(loopback_process(tmp_path))
        bot, presses = Bot(url, tmp_path), Presses()
        stack.push_async_callback(bot.kill)
        people = [await stack.enter_async_context(Person(url, name)) for name in ("ada", "bruno")]
        players = [Stubborn(Guest(person, "tables", 0), presses) for person in people]
        await bot.start()
        await sit_down([player.guest for player in players])
        async with asyncio.timeout(ENOUGH_S), asyncio.TaskGroup() as doing:
            doing.create_task(kill_often(bot, presses, Random(7)))
            for player in players:
                doing.create_task(player.play())
        record = await exported(players[0].guest)
    assert all_holds(record, tmp_path / "match.json")
    for seat, player in enumerate(players):
        assert len(player.answered) > 50
        assert set(player.answered.values()) == {1}
        assert not player.answered.keys() - played_by(record, seat)
    log = bot.log.read_text()
    assert log.count("ready user=") <= KILLS + 1
    assert "Traceback" not in log, log


async def kill_often(bot: Bot, presses: Presses, rng: Random) -> None:
    """Kills the bot at random moments, a while after each new start."""
    for _ in range(KILLS):
        await presses.more(rng.randint(*PRESSES_BETWEEN))
        await asyncio.sleep(rng.random() * MOMENT_S)
        await bot.kill()
        await bot.start()


async def sit_down(guests: list[Guest]) -> None:
    """Opens a table, fills it with a computer and starts, as soon as the bot is there."""
    opener = guests[0]
    await until_connected(opener.person)
    await opener.command("tarocchi new", game="scarto")
    link = await opener.until(lambda message: "<#" in text_of(message))
    for guest in guests:
        guest.place = thread_of(link)
    lobby = await opener.until(is_lobby)
    await guests[1].press(lobby, "Join")
    await add_computers(opener, lobby)
    await opener.press(lobby, "Start")


async def until_connected(person: Person) -> None:
    """Returns once the commands are there and the bot hears them."""
    heard: list[Callable[[Any], bool]] = [
        lambda event: event.type == "commands",
        lambda event: event.type == "bot" and event.data["connected"],
    ]
    for predicate in heard:
        await person.wait_for(predicate, 60)


async def exported(guest: Guest) -> Json:
    """The record of the only match of the server."""
    [leaderboard] = images(await patiently(lambda: guest.command("tarocchi leaderboard")))
    assert " of 1" in leaderboard["description"]
    match = await patiently(lambda: opened(guest))
    answer = await patiently(lambda: guest.press(match, "Record"))
    record: Json = json.loads(await guest.person.download(files(answer)[0]["url"]))
    return record


async def opened(guest: Guest) -> Outcome:
    """The only match, chosen in a history of its own: no app sends the same choice twice."""
    history = await patiently(lambda: guest.command("tarocchi history"))
    [select] = selects(history)
    [option] = select["options"]
    return await guest.person.choose(history, select["custom_id"], [option["value"]])


def all_holds(record: Json, file: Path) -> bool:
    """Whether the check of a record, written to this file, finds no fault."""
    file.write_text(json.dumps(record), encoding="utf-8")
    return verify.main([file], json=False) == 0


async def patiently(doing: Callable[[], Any]) -> Json:
    """The answer to what somebody does, who tries again if the bot is just being started.

    They do so more slowly if they have pressed too much for the bot to look at it.
    """
    while True:
        outcome: Outcome = await doing()
        if outcome.status == "deferred":
            await asyncio.sleep(SPAN_S)
        elif outcome.message is not None:
            return outcome.message


def played_by(record: Json, seat: int) -> set[tuple[str, str]]:
    """The cards that a seat played, each with the number of its deal."""
    return {
        (str(number), action["card"])
        for number, deal in enumerate(record["deals"], start=1)
        for action in deal["actions"]
        if action["seat"] == seat and action["do"] == "play"
    }
