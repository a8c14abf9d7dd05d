"""Checking match records from the command line: what is written, and the exit status."""

import json
import os
from pathlib import Path

import pytest

from bot.app import verify

TRUE = Path(__file__).parent / "games" / "record" / "scarto.json"


def spoilt(folder: Path, old: str, new: str) -> Path:
    """The true record with one text replaced."""
    text = TRUE.read_text(encoding="utf-8")
    assert old in text
    file = folder / "spoilt.json"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def test_a_true_record_is_told_deal_by_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify.main([TRUE], json=False) == 0
    assert capsys.readouterr().out == (
        f"{TRUE}:\n"
        "  deals[0]\n"
        "    tricks 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n"
        "    points 15 59 4\n"
        "    scores -11 33 -22\n"
        "  Everything is correct.\n"
    )


def test_json_is_one_object_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify.main([TRUE], json=True) == 0
    [line] = capsys.readouterr().out.splitlines()
    assert json.loads(line) == {
        "deal": 0,
        "tricks": [0, 0, *[1] * 23],
        "points": [15, 59, 4],
        "scores": [-11, 33, -22],
    }


def test_a_false_score_is_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = spoilt(tmp_path, '"scores": [-11, 33, -22]', '"scores": [-10, 32, -22]')
    assert verify.main([file], json=False) == 1
    *_, last = capsys.readouterr().out.splitlines()
    assert last == "  deals[0].scores: the scores are [-11, 33, -22]."


def test_a_false_score_in_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = spoilt(tmp_path, '"scores": [-11, 33, -22]', '"scores": [-10, 32, -22]')
    assert verify.main([file], json=True) == 1
    deal, fault = map(json.loads, capsys.readouterr().out.splitlines())
    assert deal["scores"] == [-11, 33, -22]
    assert fault == {
        "file": str(file),
        "error": "deals[0].scores: the scores are [-11, 33, -22].",
    }


def test_an_unfinished_deal_has_no_points(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    values = json.loads(TRUE.read_text(encoding="utf-8"))
    del values["result"], values["deals"][0]["scores"], values["deals"][0]["tricks"]
    del values["deals"][0]["actions"][5:]
    file = tmp_path / "unfinished.json"
    file.write_text(json.dumps(values), encoding="utf-8")

    assert verify.main([file], json=True) == 0
    assert json.loads(capsys.readouterr().out) == {
        "deal": 0,
        "tricks": [0],
        "points": None,
        "scores": None,
    }
    assert verify.main([file], json=False) == 0
    assert "    not played to the end\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "record: this is not JSON: "),
        (b"tricks", "record: this is not JSON: "),
        (b"\xff\xfe{}", "file: it is not UTF-8 text."),
        (b"{}", 'record: "format" is missing.'),
    ],
    ids=["empty", "text", "latin", "no record"],
)
def test_what_is_no_record_is_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, sentence: str
) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(content)
    assert verify.main([file], json=False) == 2
    [_, line] = capsys.readouterr().out.splitlines()
    assert line.strip().startswith(sentence)


def test_a_file_that_is_not_there_is_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify.main([tmp_path / "none.json"], json=False) == 2
    assert "file: it cannot be read: No such file or directory." in capsys.readouterr().out


def test_a_folder_is_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify.main([tmp_path], json=True) == 2
    assert "cannot be read" in json.loads(capsys.readouterr().out)["error"]


def test_a_file_name_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / os.fsdecode(b"\xe9.json")
    assert verify.main([file], json=False) == 2
    assert "\\udce9.json" in capsys.readouterr().out


def test_a_byte_order_mark_does_not_matter(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(b"\xef\xbb\xbf" + TRUE.read_bytes())
    assert verify.main([file], json=False) == 0


def test_the_worst_of_many_files_is_the_status(tmp_path: Path) -> None:
    false = spoilt(tmp_path, '"winners": [1]', '"winners": [2]')
    assert verify.main([TRUE, false, TRUE], json=False) == 1
    assert verify.main([tmp_path / "none.json", false], json=True) == 2


def test_a_file_without_an_end_is_not_read_to_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify.main([Path("/dev/zero")], json=False) == 2
    assert "longer than" in capsys.readouterr().out
