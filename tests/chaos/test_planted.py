"""A run finds the fault that it is made for, also when it is short."""

from pathlib import Path

from tests.chaos.disturbing import Orders
from tests.chaos.judge import Judgement
from tests.chaos.run import Chaos, Done, shortfalls


async def test_an_answer_before_it_is_stored_is_found_by_one_kill(tmp_path: Path) -> None:
    orders = Orders(kills=1, stops=0, tables=1, seconds=0, seed=1)
    found = await Chaos(orders, tmp_path, "tests.chaos.hasty").run()
    assert found.done.kills == 1
    assert any("has lost what was answered" in fault for fault in found.faults)


def test_a_run_that_did_less_than_it_should_says_so() -> None:
    orders = Orders(kills=8, stops=4, tables=5, seconds=45, seed=1)
    whole = Judgement(tables=5, moves=60, answered=40)
    assert not [*shortfalls(orders, Done(8, 4), whole)]
    assert len([*shortfalls(orders, Done(1, 2), Judgement())]) == 4
