"""The outcomes of a trial: how the playground plays them, what a tester says, and what follows.

`python -m tests.trial.outcomes` plays a match of each game under each of them.
"""

import asyncio
import logging
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.app.trial.things import DONE, NO, NOT_SENT, REFUSED, SENT, YES
from bot.games import catalogue
from bot.games.catalogue import GAMES
from cogs.press.facts import USUAL, Facts
from tests.cogs.support.acting import act_by_hand
from tests.cogs.support.house import QUICK, open_loopback, playing_house
from tests.cogs.support.platform import keep_facts
from tests.cogs.support.playing import Party, party
from tests.drawn import draw_cards

PEOPLE = ("ada", "bruno", "carla")


@dataclass(frozen=True)
class Outcome:
    """How Discord turns out to be."""

    name: str
    switches: Mapping[str, bool] = field(default_factory=dict)
    answers: Mapping[str, str] = field(default_factory=dict)
    seen: Mapping[str, str] = field(default_factory=dict)
    facts: Facts = USUAL

    def __str__(self) -> str:
        return self.name


OUTCOMES = (
    Outcome("as thought", {}, {}, {"by-id": DONE, "delete": DONE, "jump-desktop": NO}),
    Outcome(
        "only originals",
        {"by_id": False},
        {},
        {
            "by-id": REFUSED,
            "original": DONE,
            "delete": REFUSED,
            "delete-original": DONE,
            "silent-by-id": REFUSED,
        },
        Facts(by_id=False),
    ),
    Outcome(
        "buttons jump",
        {"buttons_jump": True, "same_choice": True},
        {"jump-desktop": YES, "jump-below": NO},
        {"jump-desktop": YES, "jump-below": NO, "same-choice": SENT},
        Facts(buttons_jump=True),
    ),
    Outcome(
        "buttons jump anyway",
        {"buttons_jump": True, "same_choice": False},
        {"jump-phone": YES, "jump-desktop": YES, "jump-below": YES},
        {"jump-desktop": YES, "jump-below": YES, "same-choice": NOT_SENT},
    ),
)


async def play_match(game: str, outcome: Outcome, folder: Path) -> int:
    """Plays a match by presses to its end; returns how many requests were refused."""
    await keep_facts(folder, outcome.facts)
    async with open_loopback() as loopback:
        loopback.world.unsure.switch(outcome.switches)
        async with playing_house(folder, QUICK, loopback) as house:
            computers = catalogue.game(game, {}).players - len(PEOPLE)
            playing = await party(house, *PEOPLE, game=game, computers=computers)
            await playing.opener.press(playing.lobby, "Start")
            await _play_out(playing, Random(1))
            return sum(not call.went_well for call in house.traffic.calls)


async def _play_out(playing: Party, rng: Random) -> None:
    while True:
        await playing.house.until(lambda: playing.somebody_acts or playing.table.over)
        if playing.table.over:
            return
        await act_by_hand(playing, rng)


async def main() -> int:
    """Prints a line for each match; returns 1 if a request was refused."""
    logging.disable(logging.INFO)
    await draw_cards(QUICK.cache)
    wrong = 0
    for outcome in OUTCOMES:
        for game in GAMES:
            with tempfile.TemporaryDirectory() as folder:
                refused = await play_match(game, outcome, Path(folder))
            wrong += bool(refused)
            sys.stdout.write(f"{outcome}: {game}: over, {refused} refused\n")
            sys.stdout.flush()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
