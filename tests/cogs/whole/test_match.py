"""A whole match of Scarto: what people see of it, and what it costs."""

import json
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from bot.app import verify
from tests.cogs.support.traffic import CALLBACK, FRAME, HAND_EDIT, HAND_LATE
from tests.cogs.support.whole_match import Played, patient_match

DEALS = 3
TRICKS = 25
PEOPLE = 3
KIND_SIZE = 200_000
"""Bytes that a picture may have and still be there at once on a phone."""


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A match of three people who look at everything."""
    return patient_match(tmp_path_factory.mktemp("match"), "ada", "bruno", "carla")


def test_all_pictures_are_what_the_messages_say(match: Played) -> None:
    assert len(match.pictures) > 2 * DEALS * PEOPLE
    for seen in match.pictures:
        assert seen.format == "PNG"
        assert seen.size == (seen.told["width"], seen.told["height"])


def test_every_picture_has_words_and_is_small(match: Played) -> None:
    assert len(match.sent) > DEALS * TRICKS * PEOPLE
    for sent in match.sent:
        assert sent.told.keys() == sent.bytes.keys()
        assert all(sent.told.values()), sent
        assert all(size < KIND_SIZE for size in sent.bytes.values())
    assert all(seen.told["description"] for seen in match.pictures)


def test_no_text_has_an_emoji_of_a_suit(match: Played) -> None:
    assert match.suit_emojis == []


def test_three_people_see_nothing_hidden(match: Played) -> None:
    assert match.leaks == []


def test_the_table_is_drawn_from_what_everybody_knows(match: Played) -> None:
    by_seat = {(drawn.by, drawn.view.seat) for drawn in match.drawn if drawn.view is not None}
    assert by_seat == {
        *(("draw_hand_with_trick", seat) for seat in range(PEOPLE)),
        ("draw_table", None),
        ("draw_score", None),
        ("draw_result", None),
    }


def test_the_library_keeps_no_view(match: Played) -> None:
    assert match.views_kept == ()


def test_nothing_was_refused(match: Played) -> None:
    assert match.refused == []


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
    # Whoever takes the trick and leads sees their turn come with the answer to their press.
    assert max(calls[HAND_EDIT] for calls in tricks.values()) <= PEOPLE


def test_a_match_of_three_deals_posts_six_messages_at_most(match: Played) -> None:
    # The way to the thread, the lobby, a table for each deal, and the result.
    assert match.public <= 6


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
    assert "Everything is correct." in capsys.readouterr().out


def test_the_export_has_the_totals_that_were_shown(match: Played) -> None:
    values = json.loads(match.exported)
    sums = [sum(column) for column in zip(*(d["scores"] for d in values["deals"]), strict=True)]
    assert tuple(sums) == match.totals
