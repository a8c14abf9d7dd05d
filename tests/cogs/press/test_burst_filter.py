"""Bursts of presses are answered quietly, and no move is lost in them."""

import asyncio

import pytest

from cogs.layouts import ids
from cogs.layouts.hand import ids as hand_ids
from cogs.layouts.ids import TableAction
from cogs.press import burst_filter
from cogs.press.burst_filter import MOST, BurstFilter
from tests.cogs.support.guests import MORE, card_buttons, is_board
from tests.cogs.support.playing import Party

ADA, BRUNO = 1, 2


def test_more_than_a_hand_can_press_is_part_of_a_burst() -> None:
    burst, wish = BurstFilter(), ids.TableButton(1, TableAction.SHOW_SCORES)
    assert not any(burst.is_part(0.05 * n, ADA, wish) for n in range(MOST))
    assert burst.is_part(0.9, ADA, wish)
    assert not burst.is_part(0.9, BRUNO, wish)
    assert not burst.is_part(2.0, ADA, wish)


def test_a_move_is_left_out_only_if_it_repeats_another() -> None:
    burst = BurstFilter()
    for _ in range(MOST):
        burst.is_part(0, ADA, ids.TableButton(1, TableAction.SHOW_SCORES))
    assert not burst.is_part(0.1, ADA, hand_ids.PlayCard(1, 1, 0, "SK"))
    assert burst.is_part(0.2, ADA, hand_ids.PlayCard(1, 1, 0, "SK"))
    assert not burst.is_part(0.3, ADA, hand_ids.PlayCard(1, 1, 0, "SQ"))


def test_only_the_last_second_is_remembered() -> None:
    burst = BurstFilter()
    for n in range(1000):
        burst.is_part(n, n, ids.TableButton(1, TableAction.SHOW_SCORES))
    assert len(burst._recent) == 1


async def test_a_burst_is_acknowledged_and_the_move_in_it_counts(
    playing: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(burst_filter, "MOST", MOST)
    monkeypatch.setattr(burst_filter, "SPAN_S", 1000)
    hand, guest = await playing.hand_in_turn(), playing.on_turn
    board = await guest.until(is_board)
    outcomes = await asyncio.gather(*(guest.press(board, MORE) for _ in range(2 * MOST)))
    statuses = [outcome.status for outcome in outcomes]
    assert 0 < statuses.count("answered") <= MOST
    assert statuses.count("answered") + statuses.count("deferred") == 2 * MOST
    turn = playing.table.turn
    await guest.person.press(hand, card_buttons(hand)[0]["custom_id"])
    assert playing.table.turn != turn
