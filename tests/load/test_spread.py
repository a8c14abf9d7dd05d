"""Tables on servers of two processes, each of which is restarted while people play."""

from dataclasses import replace

import pytest

from tests.load.crowd import Answers
from tests.load.spread import STOP_S, Figures, Orders, Restart, faults, measured, rows
from tests.load.work import Work

SMALL = Orders(
    processes=2, shards=4, servers=4, concurrency=4, busy=4, every=1, seconds=4, rolling=True
)


async def test_nothing_that_was_answered_is_lost_by_a_rolling_restart(engine: str) -> None:
    found = await measured(replace(SMALL, engine=engine))
    assert [[*each.lost] for each in found.restarts] == [[], []]
    assert max(each.stopped_s for each in found.restarts) <= STOP_S
    assert found.done >= SMALL.busy
    assert found.meanwhile.seconds
    assert rows(SMALL, found)


WHOLE = {
    "answers": Answers([1.0]),
    "done": 8,
    "work": Work(cards=8),
    "restarts": [Restart(1, 9, ()), Restart(2, 9, ())],
}


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ({}, []),
        ({"work": Work(refused=2)}, ["2 calls were refused with 429"]),
        ({"answers": Answers([1.0], missing=1)}, ["1 presses got no answer"]),
        ({"done": 3}, ["only 3 presses did something at 4 tables"]),
        ({"restarts": [Restart(1, 9, ())]}, ["only 1 of 2 processes were restarted"]),
        (
            {"restarts": [Restart(1, 9, ["it is gone"]), Restart(12, 9, ())]},
            ["it is gone", "a process took 12 s to end"],
        ),
    ],
)
def test_a_run_says_what_is_wrong(fault: dict[str, object], said: list[str]) -> None:
    assert [*faults(SMALL, Figures(**WHOLE | fault))] == said  # type: ignore[arg-type]
