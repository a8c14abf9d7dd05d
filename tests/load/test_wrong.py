"""Wrong presses reach the checks that they are for, change nothing, and a run tells if they do."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from cogs.press import controls
from tests.cogs.support.guests import is_board, text_of
from tests.cogs.support.house import UNHURRIED, House, playing_house
from tests.cogs.support.playing import party
from tests.load.crowd import Answers
from tests.load.run import Figures, Orders, faults
from tests.load.work import Work
from tests.load.wrong import Json, Target, Wrong

NO_BUTTON = "no longer works"

REFUSALS = {
    "_foreign": "not sitting at this table",
    "_old": "out of date",
    "_elsewhere": "There is no table",
    "_cut_off": NO_BUTTON,
    "_garbage": NO_BUTTON,
    "_wrong_type": NO_BUTTON,
    # A card that may not follow has no button either.
    "_not_held": "no longer hold that card|must follow suit|must play a",
    "_unknown": NO_BUTTON,
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house where nobody is in a hurry."""
    async with playing_house(tmp_path, UNHURRIED) as house:
        yield house


async def test_each_kind_is_refused_by_a_check_of_its_own(house: House) -> None:
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    owner, before = playing.on_turn, await house.log_length()
    hand, board = await playing.hand_in_turn(), await owner.until(is_board)
    stranger = await house.guest("dino")
    wrong = Wrong([stranger.person], [], Random(1))
    with patch.object(controls, "is_there", lambda press, custom_id: True):
        for kind in wrong.kinds:
            outcome = await kind(Target(owner, hand, board))
            assert outcome.message is not None
            assert re.search(REFUSALS[kind.__name__], text_of(outcome.message))
    assert await house.log_length() == before


async def test_what_is_cut_off_never_names_another_card() -> None:
    pressed: set[str] = set()

    class Owner:
        async def forge_press(self, message: Json, custom_id: str) -> None:
            pressed.add(custom_id)

    custom_id = "play:17:4:20:C10"
    row = {"type": 1, "components": [{"type": 2, "custom_id": custom_id}]}
    guest = SimpleNamespace(person=Owner())
    aim = Target(guest, {"components": [row]}, {})  # type: ignore[arg-type]
    wrong = Wrong([], [], Random(1))
    for _ in range(200):
        await wrong._cut_off(aim)
    assert all(custom_id.startswith(each) for each in pressed)
    assert "play:17:4:20:C1" not in pressed


WHOLE = {"right": Answers([1.0]), "wrong": Answers([1.0, 1.0]), "work": Work(cards=3)}


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ({}, []),
        ({"moved": 1}, ["wrong presses changed 1 events"]),
        ({"work": Work(cards=3, refused=2)}, ["2 calls were refused with 429"]),
        ({"right": Answers([1.0], missing=1)}, ["1 presses got no answer"]),
        ({"work": Work(cards=2)}, ["only 2 cards were played at 3 tables"]),
        ({"wrong": Answers([1.0])}, ["only 1 of 2 wrong presses were made"]),
    ],
)
def test_a_run_says_what_is_wrong(fault: dict[str, object], said: list[str]) -> None:
    orders = Orders(busy=3, wrong=2)
    found = Figures(**WHOLE | fault)  # type: ignore[arg-type]
    assert [*faults(orders, found)] == said
