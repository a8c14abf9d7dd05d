"""Deals of every game by whatever the hands ask, to their ends."""

from collections.abc import Callable

import pytest

from bot.games.catalogue import GAMES
from bot.loopback.person import buttons, selects
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import FOUR, is_mine, shown
from tests.cogs.support.guests import Guest, Json, discard_selects, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, discard, party


async def answer(guest: Guest, hand: Json) -> Json:
    """Does the first thing that the hand offers."""
    if discard_selects(hand):
        return await discard(guest, hand, int(text_of(hand).split("**Discard ")[1].split()[0]))
    kinds = ("declare:", "do:", "play:")
    ids = [b["custom_id"] for b in buttons(hand) if not b.get("disabled")]
    first = next(id for kind in kinds for id in ids if id.startswith(kind))
    return shown(await guest.person.press(hand, first))


def asks(step: str) -> Callable[[Json], bool]:
    """Whether a message is a hand that asks something at this deal and step."""

    def does(message: Json) -> bool:
        parts = (*buttons(message), *selects(message))
        is_asked = says("**It’s your turn")(message) or says("**Discard ")(message)
        return is_mine(message) and is_asked and any(step in each["custom_id"] for each in parts)

    return does


async def play_deal(playing: Party) -> set[str]:
    """People play a deal to its end; returns the phases there were."""
    table, phases = playing.table, set()
    while table.public.score is None and not table.over:
        await playing.house.until(lambda: playing.somebody_acts or table.public.score is not None)
        turn = table.turn
        if turn is None:
            break
        phases.add(table.public.phase)
        guest = playing.on_turn
        hand = await guest.until(asks(f":{turn.deal}:{turn.step}"))
        await answer(guest, hand)
    return phases


async def test_a_card_is_given_for_the_fool(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    # Bruno takes Ada's Fool and all tricks but the last, which goes to her partner Carla.
    hands = {
        0: "MAT S6 S7 S8 S9 S10 SJ SC SQ SA B6 C8 B8 B9 B10",
        1: "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 B7",
        2: "SK BK CK DK CQ DQ CC DC CJ DJ BJ BQ BC C6 C7",
    }
    arrange(monkeypatch, "ottocento", hands, comp_card="owner", monte="off")
    texts = "comp_card=owner monte=off"
    playing = await party(house, *FOUR, game="ottocento", options=texts)
    await playing.opener.press(playing.lobby, "Start")
    phases = await play_deal(playing)
    assert phases == {"discard", "declare", "play", "compensate"}
    await playing.opener.until(says("Ada has given the ", " for the Fool."))


DEALS = [(key, number) for key, kind in GAMES.items() for number in kind.numbers]


@pytest.mark.parametrize(("key", "players"), DEALS)
async def test_a_deal_beside_computers(house: House, key: str, players: int) -> None:
    playing = await party(house, "ada", computers=players - 1, game=key, players=players)
    await playing.opener.press(playing.lobby, "Start")
    await play_deal(playing)
    assert playing.table.public.score is not None
    ended = says("deal 1 is over")
    await playing.opener.until(lambda m: ended(m) or says("Deal 1 has been thrown in")(m))
    assert not [call for call in house.traffic.calls if not call.went_well]
