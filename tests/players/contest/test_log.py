"""The file of a contest: a contest that was cut goes on from it and comes to the same."""

import json
from pathlib import Path

import pytest

from bot.players.contest.__main__ import main

SIDE = ("a=policy", "b=novice", "--side")
WHOLE = ("a=easy", "b=novice", "--game", "piedicavallo")


def played(log: Path, arguments: tuple[str, ...], deals: int = 3) -> list[float]:
    """Plays on to so many deals, and gives the leads that the file has then."""
    assert main([*arguments, "--deals", str(deals), "--log", str(log)]) == 0
    return [line["lead"] for line in map(json.loads, log.read_text().splitlines()[1:])]


@pytest.mark.parametrize("arguments", [SIDE, WHOLE], ids=["side duels", "deals"])
def test_a_contest_that_was_cut_comes_to_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    log = tmp_path / "log"
    leads = played(log, arguments)
    figures, whole = capsys.readouterr().out.splitlines()[0], log.read_bytes()
    assert len(set(leads)) == 3
    lines = whole.splitlines(keepends=True)
    begun = lines[2][: len(lines[2]) // 2]
    for left in (b"", lines[0][:9], b"".join(lines[:2]), b"".join(lines[:2]) + begun, whole):
        log.write_bytes(left)
        assert played(log, arguments) == leads
        assert capsys.readouterr().out.splitlines()[0] == figures
    assert log.read_bytes() == whole


def test_a_contest_that_is_over_can_be_made_longer_and_shorter(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log"
    two = played(log, WHOLE, 2)
    three = played(log, WHOLE, 3)
    assert three[:2] == two
    assert len(three) == 3
    assert played(log, WHOLE, 2) == three
    said = [line for line in capsys.readouterr().out.splitlines() if line.startswith("easy scores")]
    assert said[0] == said[2] != said[1]


@pytest.mark.parametrize(
    ("other", "fault"),
    [
        (["--seed", "2"], 'it has seed "1", and not seed "2".'),
        (["--worlds", "9"], "it has worlds 100, and not worlds 9."),
        (["--side"], 'it has unit "deals", and not unit "side duels".'),
    ],
)
def test_the_file_of_another_contest_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], other: list[str], fault: str
) -> None:
    log = tmp_path / "log"
    played(log, WHOLE, 2)
    before = log.read_bytes()
    assert main([*WHOLE, *other, "--deals", "2", "--log", str(log)]) == 1
    assert capsys.readouterr().err == f"{log} is of another contest: {fault}\n"
    assert log.read_bytes() == before


@pytest.mark.parametrize("text", ["notes", "notes\n", "{}\n", "[]\n", '{"a": "simple@1"}\n'])
def test_a_file_that_is_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    log = tmp_path / "log"
    log.write_text(text)
    assert main([*WHOLE, "--deals", "2", "--log", str(log)]) == 1
    assert capsys.readouterr().err == f"{log} is not the file of a contest.\n"
    assert log.read_text() == text


def test_a_line_that_is_no_finished_deal_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log"
    played(log, WHOLE, 2)
    head, first, second = log.read_text().splitlines(keepends=True)
    for wrong in (first, '{"number": 2}\n'):
        log.write_text(head + first + wrong + second)
        assert main([*WHOLE, "--deals", "3", "--log", str(log)]) == 1
        said = capsys.readouterr().err
        assert said == f"Line 3 of {log} is not match or deal 2 of the contest.\n"


def test_a_file_that_cannot_be_read_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*WHOLE, "--deals", "2", "--log", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"{tmp_path} cannot be opened: Is a directory.\n"
