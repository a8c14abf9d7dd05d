"""Every kind of id is answered by exactly one method, and the library keeps no view of ours."""

import pytest

from bot.games.errors import BadCard
from cogs.layouts import ids
from cogs.layouts.ids import TableAction
from cogs.press.controls import Controls, only
from cogs.press.error_boundary import ErrorBoundary
from cogs.press.press import Interaction
from tests.cogs.layouts.test_ids import kinds
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party


async def nothing(press: Interaction, wish: ids.TableButton) -> None:
    """Answers nothing."""


async def unnoted(press: Interaction) -> None:
    """Notes nothing."""


def test_every_kind_is_answered_once(house: House) -> None:
    answered = house.running.services.controls.kinds
    assert set(answered) == {*kinds(), *TableAction} - {ids.TableButton}
    assert len(answered) == len(set(answered))


def test_nobody_can_answer_a_kind_twice() -> None:
    controls = Controls(ErrorBoundary(), unnoted, lambda press: None)
    controls.on_press(TableAction.JOIN, nothing)
    with pytest.raises(AssertionError, match="join"):
        controls.on_press(TableAction.JOIN, nothing)


def test_a_choice_of_nothing_is_refused_where_one_value_is_needed() -> None:
    assert only(["a"]) == "a"
    with pytest.raises(BadCard):
        only([])


async def test_the_library_keeps_no_view_while_people_play(playing: Party) -> None:
    for _ in range(12):
        await playing.act()
    assert playing.house.views_kept == ()
