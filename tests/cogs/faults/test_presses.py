"""Presses and tokens that are not as they should be."""

import asyncio
import gc
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.games.cards import Seat
from bot.tables.decisions import messages
from cogs.press import edits
from data.hands import HandHandle
from rendering.cards.store import CardsNotDrawn
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import ahead_selects, card_buttons, text_of
from tests.cogs.support.house import TOKEN_S, House
from tests.cogs.support.playing import ADD, COMPUTER, WARNING, panel_of, party
from tests.cogs.support.traffic import HAND_EDIT
from tests.cogs.support.troubles import CALLBACK, REFUSED, Evening, clean, trouble
from tests.loopback.support.controls import control

NO_BUTTON = "That button no longer works."


async def test_an_interaction_told_twice_counts_once(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await control(house.loopback, "gateway", do="tell twice")
    other = await party(house, "dino", place="here")
    assert len(house.hub.open_tables()) == 2
    panel = await panel_of(other.opener, other.lobby, "Computers")
    await other.opener.press(panel, ADD)
    await other.opener.until(lambda m: COMPUTER in text_of(m))
    assert len(other.table.seating.sitters) == 2
    await playing.start_playing()
    before = await house.log_length()
    hand = await playing.act()
    # The card and the turn of the next player, and no word about a button that is out of date.
    assert await house.log_length() == before + 2
    assert WARNING not in text_of(hand)
    clean(caplog.text, house)


async def test_a_component_of_a_type_that_does_not_fit_its_id(tonight: Evening) -> None:
    guest, hand = tonight.playing.on_turn, await tonight.playing.hand_in_turn()
    waiting = tonight.playing.waiting
    off_turn = await waiting.until_hand()
    [select] = ahead_selects(off_turn)
    async with nothing_changes(tonight.house):
        as_button = await waiting.person.forge_press(off_turn, select["custom_id"])
        card = card_buttons(hand)[0]["custom_id"]
        as_select = await guest.person.forge_choice(hand, card, ["SK"])
    assert told(as_button) == told(as_select) == NO_BUTTON


Spoil = Callable[[HandHandle], HandHandle]


def aged(handle: HandHandle) -> HandHandle:
    """The token is older than the bot believes."""
    return replace(handle, expires_at=handle.expires_at + 2 * TOKEN_S)


def foreign(handle: HandHandle) -> HandHandle:
    """The token is of no interaction of this bot."""
    return replace(handle, token="x" * 60)


@pytest.mark.parametrize(("spoil", "code"), [(aged, 50027), (foreign, 10015)])
async def test_a_token_that_does_not_work_is_tried_once(
    tonight: Evening, caplog: pytest.LogCaptureFixture, spoil: Spoil, code: int
) -> None:
    playing, house = tonight.playing, tonight.house
    seat = Seat((playing.guests.index(playing.on_turn) + 1) % 3)
    late, hand = playing.guests[seat], await playing.guests[seat].until_hand()
    handle = playing.table.hand_of(seat)
    assert handle is not None
    await playing.table.change(messages.keep_hand, late.user_id, spoil(handle))
    if spoil is aged:
        house.loopback.clock.advance(TOKEN_S)
    since = len(house.traffic.calls)
    await playing.act_from(await playing.on_turn.until_hand())
    await house.traffic.until(lambda: house.traffic.count(since)[HAND_EDIT] == 1)
    [edit] = [each for each in house.traffic.calls[since:] if each.kind == HAND_EDIT]
    assert edit.entry["response"]["code"] == code
    # The hand still plays, and is true from then on.
    after = await playing.act_from(hand)
    assert after["id"] == hand["id"]
    assert house.traffic.count(since)[HAND_EDIT] <= 2
    clean(caplog.text, house)


async def test_nothing_is_drawn_for_a_press_that_is_refused(
    tonight: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house, guest = tonight.house, tonight.playing.on_turn
    hand, refused = await tonight.playing.hand_in_turn(), asyncio.Event()

    async def stopped(*_: object) -> object:
        await refused.wait()
        raise CardsNotDrawn

    with monkeypatch.context() as patch:
        patch.setattr(edits, "PATIENCE_S", 0)
        patch.setattr(house.running.services.artist, "draw_when_ready", stopped)
        async with trouble(house, CALLBACK, REFUSED[0]):
            await guest.person.press(hand, card_buttons(hand)[0]["custom_id"])
            await house.running.services.guard.rest()
        refused.set()
        await house.boards.of(tonight.playing.table).rest()
    gc.collect()
    clean(caplog.text, house)
