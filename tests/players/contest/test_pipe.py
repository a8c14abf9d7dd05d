"""The pipe: another program plays, is told what its seat sees, and is stopped where it cannot."""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from hypothesis import given

from bot.games.actions import OneOf, parse
from bot.games.game import Game
from bot.games.view import SeatView
from bot.players.contest.__main__ import main
from bot.players.contest.pipe import question
from bot.players.contest.program import Program, ProgramFault
from tests.games.support.hidden import redealt
from tests.games.support.playing import moves, with_some_options
from tests.games.support.properties import every_game, few, seeds
from tests.players.support.positions import to_discard, to_play

EXAMPLE = f"{sys.executable} {Path(__file__).with_name('example.py')}"


def program(tmp_path: Path, script: str) -> str:
    """The command of a program that does this."""
    file = tmp_path / "program.py"
    file.write_text(f"import os, sys, time\n{script}")
    return f"{sys.executable} {file}"


def answering(line: str) -> str:
    """A script that answers every question with this line."""
    return f"for line in sys.stdin:\n    print({line!r}, flush=True)"


@every_game
def test_a_program_plays_a_whole_contest(
    kind: type[Game], capsys: pytest.CaptureFixture[str]
) -> None:
    game = ["--game", kind.key, "--deals", "2"]
    assert main(["a=pipe", "b=simple", *game, "--pipe", EXAMPLE]) == 0
    first, pipe, _ = capsys.readouterr().out.splitlines()
    assert first.startswith("pipe scores ")
    assert first.endswith("2 deals)")
    assert int(pipe.split()[-2]) > 2 * kind.numbers[0]


def test_a_program_that_plays_badly_loses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a=simple", "b=pipe", "--side", "--deals", "3", "--pipe", EXAMPLE]) == 0
    assert capsys.readouterr().out.startswith("simple scores +")


# What it is asked.


@every_game
@few
@given(seeds)
def test_a_question_has_all_that_may_be_done_and_nothing_hidden(
    kind: type[Game], seed: int
) -> None:
    rng = Random(seed)
    for match, _ in moves(with_some_options(kind, rng), rng):
        assert match.deal is not None
        seat = match.deal.to_act
        if seat is None or rng.random() > 0.05:
            continue
        seen = match.view(seat)
        asked: dict[str, Any] = question(seen, Random(seed))
        assert json.loads(json.dumps(asked)) == asked
        if isinstance(seen.ask, OneOf):
            legal = [parse(seen.game.pack, code) for code in asked["legal"]]
            assert legal == list(seen.ask.actions)
        for code in (*asked["legal"], asked["thumb"]):
            match.decide(seat, parse(seen.game.pack, code))
        other = replace(match, deal=redealt(match.game, match.deal, seat, rng)).view(seat)
        assert question(other, Random(seed)) == asked


def asked(seen: SeatView) -> dict[str, Any]:
    return question(seen, Random(1))


def test_a_question_tells_the_hand_the_tricks_and_the_cards_to_choose_from() -> None:
    hand = "SQ SC S4 B6 CQ C9 C8 C6 C3 D10 D7 D4 D2 T18 T14 T11 T7 T4 BC BJ B9 B8 B5 B4"
    told = asked(to_play(hand, "1:SJ 2:S8", went="B1 B2 B3"))
    assert told["game"] == "scarto"
    assert sorted(told["hand"]) == sorted(hand.split())
    assert told["trick"] == {"seats": [1, 2], "cards": ["SJ", "S8"], "winner": None}
    assert len(told["tricks"]) == 1
    assert told["legal"] == ["SQ", "SC", "S4"]
    assert told["thumb"] in told["legal"]


def test_a_question_about_a_discard_tells_from_which_cards_and_how_many() -> None:
    trumps = " ".join(f"T{number}" for number in range(2, 16))
    told = asked(to_discard(f"{trumps} MAT SK BK CK DK S1 S2 S3 S4 S5 S6 S7 B1 B2"))
    assert told["count"] == 3
    assert "S1" in told["cards"]
    assert "SK" not in told["cards"]
    assert told["legal"] == [told["thumb"]]
    assert told["thumb"].startswith("discard.")


# Where it is stopped.


@pytest.mark.parametrize(
    "line", ["SK", "42", "null", '"T99"', '"T1.T2"', '"bid.pass"', '"take_back"', '"S1~volo"', ""]
)
def test_an_answer_that_is_no_legal_action_ends_the_contest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    command = program(tmp_path, answering(line))
    assert main(["a=pipe", "b=simple", "--side", "--deals", "2", "--pipe", command]) == 1
    assert capsys.readouterr() == ("", f"The program's answer {line} is no legal action.\n")


def test_an_action_that_only_the_rules_refuse_ends_it_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = program(tmp_path, answering('"discard.T21.T20.T1"'))
    assert main(["a=pipe", "b=pipe", "--deals", "2", "--pipe", command]) == 1
    said = capsys.readouterr().err
    assert said == 'The program\'s answer "discard.T21.T20.T1" is no legal action.\n'


def test_a_program_that_ends_is_named_with_its_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = program(tmp_path, "sys.exit(3)")
    assert main(["a=pipe", "b=simple", "--deals", "2", "--pipe", command]) == 1
    said = capsys.readouterr().err
    assert said == "The program ended without an answer, with exit code 3.\n"


def test_a_program_that_does_not_exist_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a=pipe", "b=simple", "--deals", "2", "--pipe", "no-such-program"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("The program 'no-such-program' cannot be started: No such file")


@pytest.mark.parametrize("command", ["python 'my player.py", " "])
def test_a_command_that_names_no_program_is_refused(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    assert main(["a=pipe", "b=simple", "--deals", "2", "--pipe", command]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"The program {command!r} cannot be started: ")
    assert said.endswith(".\n")


def test_a_silent_program_is_not_waited_for_and_does_not_stay(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    script = f"open({str(pid)!r}, 'w').write(str(os.getpid()))\ntime.sleep(600)"
    command = program(tmp_path, script)
    with (
        Program(command, patience_s=2) as silent,
        pytest.raises(ProgramFault, match="The program was silent for 2 s"),
    ):
        silent.answer("{}")
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)


def test_what_a_program_has_started_does_not_stay(tmp_path: Path) -> None:
    # It ends itself, but another one has its pipes.
    script = """
import subprocess
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
sys.stdin.readline()
"""
    began = monotonic()
    with (
        Program(program(tmp_path, script), patience_s=2) as silent,
        pytest.raises(ProgramFault, match="The program was silent for 2 s"),
    ):
        silent.answer("{}")
    assert monotonic() - began < 60


def test_a_line_without_an_end_is_cut(tmp_path: Path) -> None:
    command = program(tmp_path, "while True: print('x' * 1000, end='')")
    with Program(command) as endless:
        assert set(endless.answer("{}")) == {"x"}


def test_a_program_may_be_asked_again_and_again(tmp_path: Path) -> None:
    script = "for number, line in enumerate(sys.stdin): print(number, line, end='', flush=True)"
    with Program(program(tmp_path, script)) as counting:
        assert [counting.answer(word) for word in "ab"] == ["0 a", "1 b"]


@pytest.mark.parametrize("arguments", [["a=pipe", "b=simple"], ["a=easy", "b=simple"]])
def test_a_program_and_its_contender_go_together(arguments: list[str]) -> None:
    pipe = [] if "a=pipe" in arguments else ["--pipe", EXAMPLE]
    with pytest.raises(SystemExit) as stop:
        main([*arguments, *pipe])
    assert stop.value.code == 2
