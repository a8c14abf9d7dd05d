"""Discord otherwise than it is thought to be: how the bot plays after a trial has seen that."""

from pathlib import Path

import pytest

from bot.loopback.person import is_private
from tests.cogs.support.guests import deal_of, is_hand
from tests.cogs.support.house import open_loopback, playing_house
from tests.cogs.support.platform import keep_facts
from tests.cogs.support.playing import Party, party
from tests.trial.outcomes import OUTCOMES, Outcome


@pytest.mark.parametrize("outcome", OUTCOMES[1:], ids=str)
async def test_a_deal_is_played(tmp_path: Path, outcome: Outcome) -> None:
    await keep_facts(tmp_path, outcome.facts)
    async with open_loopback() as loopback:
        loopback.world.unsure.switch(outcome.switches)
        async with playing_house(tmp_path, loopback=loopback) as house:
            playing = await party(house, "ada", "bruno", "carla")
            await playing.start_playing()
            await play_round(playing)
            await playing.play_to_last_trick()
            await play_round(playing)
            await check_hands(playing)
            assert [call for call in house.traffic.calls if not call.went_well] == []


async def play_round(playing: Party) -> None:
    """Everybody presses their hand, so that each token is that of a press on it."""
    for _ in playing.guests:
        await playing.act()


async def check_hands(playing: Party) -> None:
    """Everybody has the hand of the second deal, and no other."""
    for guest in playing.guests:
        await guest.until(lambda m: is_hand(m) and deal_of(m) == 2)
        await playing.house.boards.of(playing.table).rest()
        await guest.update()
        assert len([m for m in guest.seen.values() if is_private(m) and is_hand(m)]) == 1
