"""The restart that is measured, with few tables and limits as much lower."""

from pathlib import Path

from tests.bench.starts.restart import Orders, restarted

FEW = Orders(tables=30, changed=10, busy=2, seconds=8, calls_per_s=5, limit=12)


async def test_only_boards_that_are_not_true_cost_a_call_each(tmp_path: Path) -> None:
    seen = await restarted(FEW, tmp_path)
    assert seen.refused == []
    assert len(seen.calls) == FEW.changed
    assert set(seen.calls.values()) == {1}
    assert len(seen.answers_s) >= FEW.busy
