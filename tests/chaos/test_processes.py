"""Several processes of the bot are disturbed in every way, once, and nothing is lost."""

from pathlib import Path

import pytest

from tests.chaos.__main__ import orders
from tests.chaos.disturbing import Orders
from tests.chaos.run import Chaos
from tests.server import SWITCH, programs

ENGINES = [
    "sqlite",
    pytest.param(
        "postgresql", marks=pytest.mark.skipif(programs() is None, reason="no PostgreSQL here")
    ),
]


@pytest.mark.parametrize("engine", ENGINES)
async def test_two_processes_lose_nothing_whatever_happens_to_them(
    engine: str, tmp_path: Path
) -> None:
    wanted = Orders(
        kills=1,
        stops=1,
        holds=1,
        longest_hold_s=5,
        rivals=1,
        cuts=1,
        severed=int(engine == "postgresql"),
        tables=2,
        seconds=0,
        seed=4,
        processes=2,
        shards=4,
        engine=engine,
    )
    found = await Chaos(wanted, tmp_path).run()
    assert found.faults == []
    assert found.judgement.answered > 0


def test_what_only_several_can_do_is_done_if_there_are_several() -> None:
    alone, several = (
        orders(["--seed", "1", *more])[0] for more in ([], ["--processes", "4", "--shards", "16"])
    )
    assert (alone.processes, alone.shards, alone.rivals, alone.cuts) == (1, 1, 0, 0)
    assert (several.processes, several.shards) == (4, 16)
    assert min(several.holds, several.rivals, several.cuts) > 0


@pytest.mark.parametrize(
    "words",
    [
        "--processes 4 --shards 3",
        "--processes 4 --tables 3",
        "--processes 0",
        "--cuts 1",
        "--engine x",
        "--severed 1",
    ],
)
def test_what_cannot_be_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        orders(words.split())
    assert "error:" in capsys.readouterr().err


def test_an_engine_that_is_not_here_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(SWITCH, "off")
    with pytest.raises(SystemExit):
        orders(["--engine", "postgresql"])
    assert capsys.readouterr().err.endswith("PostgreSQL is not installed here\n")
