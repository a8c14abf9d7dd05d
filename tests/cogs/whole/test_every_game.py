"""A deal of each game where Discord does what is not sure otherwise than the playground."""

import re
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from bot.games.catalogue import GAMES
from bot.loopback.person import buttons, is_private, selects
from cogs.press.facts import Facts
from tests.cogs.support.acting import act_by_hand
from tests.cogs.support.guests import Json
from tests.cogs.support.house import playing_house
from tests.cogs.support.platform import keep_facts, only_originals
from tests.cogs.support.playing import Party
from tests.cogs.support.secrecy import watched_party
from tests.cogs.support.traffic import HAND_LATE

ROW, GALLERY = 1, 12

HAND_ID = re.compile(r"[a-z]+:1:(\d+):\d+")
"""An id on a hand of the only table, with the number of its deal."""

NAMES = ("ada", "bruno")
BY_HAND = 6
"""How many times somebody acts by their hand, which is enough for everybody to have pressed it."""

TRIED = Facts(by_id=False, buttons_jump=True, follow_ups_a_minute=10, old_edits_a_minute=1)
"""All that can have come out otherwise."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("known", [Facts(), TRIED], ids=["found out", "known"])
async def test_the_hands_of_a_deal_are_true_and_nobody_elses(
    tmp_path: Path, game: str, known: Facts
) -> None:
    await keep_facts(tmp_path, known)
    computers = GAMES[game]().players - len(NAMES)
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(playing_house(tmp_path))
        stack.enter_context(only_originals(house.loopback))
        watched = watched_party(house, *NAMES, computers=computers, game=game)
        playing, watch = await stack.enter_async_context(watched)
        await playing.opener.press(playing.lobby, "Start")
        await play_a_deal(playing)
        for guest in playing.guests:
            # The second deal may be thrown in as well.
            hand = await guest.until(lambda m: deals_in(m) == {str(playing.table.public.number)})
            assert below(hand) == known.buttons_jump
        await house.boards.of(playing.table).rest()
        for guest in playing.guests:
            await guest.update()
            assert len([m for m in guest.seen.values() if deals_in(m)]) == 1
        assert house.traffic.count()[HAND_LATE]
        refused = [call for call in house.traffic.calls if not call.went_well]
        assert len(refused) == known.by_id, refused
        # What may be said of cards is no leak; a hand, or an id of one, is.
        assert not [leak for leak in watch.leaks if leak.what.startswith(("the hand", "an id"))]


async def play_a_deal(playing: Party) -> None:
    """Brings a match to its second deal; the first cards are played by hand."""
    rng = Random(1)
    for _ in range(BY_HAND):
        await playing.house.until(lambda: playing.somebody_acts)
        await act_by_hand(playing, rng)
    await playing.play_to_last_trick()
    while playing.table.public.number == 1:
        await playing.house.until(lambda: playing.somebody_acts)
        if playing.table.public.number == 1:
            await act_by_hand(playing, rng)


def deals_in(message: Json) -> set[str]:
    """The deals that a private hand is for, which is one; none if the message is no hand."""
    wishes = [HAND_ID.match(each["custom_id"]) for each in (*buttons(message), *selects(message))]
    return {found[1] for found in wishes if found and is_private(message)}


def below(hand: Json) -> bool:
    """Whether the picture stands below what can be pressed."""
    [box] = hand["components"]
    kinds = [part["type"] for part in box["components"]]
    return kinds.index(GALLERY) > kinds.index(ROW)
