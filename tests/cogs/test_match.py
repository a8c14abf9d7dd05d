"""A whole match of Scarto: what people see of it, and what it costs."""

import io
import json
from collections import Counter, defaultdict
from pathlib import Path

import pytest
from PIL import Image

from bot import verify
from tests.cogs.traffic import CALLBACK, FRAME, HAND_EDIT, HAND_LATE
from tests.cogs.whole_match import Played

DEALS = 3
TRICKS = 25
PEOPLE = 3
KIND_SIZE = 200_000
"""Bytes that a picture may have and still be there at once on a phone."""


def test_all_pictures_are_what_the_messages_say(match: Played) -> None:
    assert len(match.pictures) > 2 * DEALS * PEOPLE
    for seen in match.pictures:
        with Image.open(io.BytesIO(seen.data)) as picture:
            picture.load()
            assert picture.format == "PNG"
            assert picture.size == (seen.told["width"], seen.told["height"])


def test_every_picture_has_words_and_is_small(match: Played) -> None:
    sent = [call for call in match.calls if call.files]
    assert len(sent) > DEALS * TRICKS * PEOPLE
    for call in sent:
        told = {file["filename"]: file["description"] for file in call.sent["attachments"]}
        assert told.keys() == call.files.keys()
        assert all(told.values()), told
        assert all(len(data) < KIND_SIZE for data in call.files.values())
    assert all(seen.told["description"] for seen in match.pictures)


def test_nothing_was_refused(match: Played) -> None:
    refused = [call for call in match.calls if not call.went_well]
    assert refused == []


def test_a_card_costs_one_callback_a_frame_and_an_edit(match: Played) -> None:
    usual = [click for click in match.clicks if click.trick < TRICKS - 1]
    assert len(usual) == DEALS * (TRICKS - 1) * PEOPLE
    for click in usual:
        assert click.calls[CALLBACK] == 1
        assert click.calls[FRAME] <= 1
        assert click.calls[HAND_EDIT] <= 1
        # On a machine with much else to do the picture of the hand follows the answer.
        assert click.calls.keys() <= {CALLBACK, FRAME, HAND_EDIT, HAND_LATE}


def test_a_trick_costs_nine_calls_at_most(match: Played) -> None:
    tricks: defaultdict[tuple[int, int], Counter[str]] = defaultdict(Counter)
    for click in match.clicks:
        if click.trick < TRICKS - 1:
            tricks[click.deal, click.trick] += click.calls
    assert max(calls.total() - calls[HAND_LATE] for calls in tricks.values()) <= 9
    # One who takes the trick and leads saw his turn come with the answer to his press.
    assert max(calls[HAND_EDIT] for calls in tricks.values()) <= PEOPLE


def test_leaderboard_and_history_tell_the_match(match: Played) -> None:
    assert sum(match.totals) == 0
    for name, total in zip(("Ada", "Bruno", "Carla"), match.totals, strict=True):
        signed = f"+{total}" if total > 0 else str(total).replace("-", "−")
        assert f"{name} {signed}" in match.history
        assert name in match.leaderboard


def test_the_export_can_be_checked_by_anybody(
    match: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(match.exported)
    assert verify.main([file], json=False) == 0
    assert "Everything holds." in capsys.readouterr().out


def test_the_export_has_the_totals_that_were_shown(match: Played) -> None:
    values = json.loads(match.exported)
    sums = [sum(column) for column in zip(*(d["scores"] for d in values["deals"]), strict=True)]
    assert tuple(sums) == match.totals
