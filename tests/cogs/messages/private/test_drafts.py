"""A hand in which something is being chosen is left alone for a while, and keeps the choice."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.view import SeatView
from cogs.layouts.hand.draft import NOTHING, Draft
from cogs.messages.private.drafts import AT_MOST_S, RECENT_S, Drafts
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import FOUR, RICH, asked, chose, pressed, select
from tests.cogs.support.guests import has_button
from tests.cogs.support.house import House
from tests.cogs.support.playing import discard, party
from tests.cogs.support.traffic import HAND_EDIT
from tests.games.support.playing import moves
from tests.tables.support.clock import FakeClock

KEY = (12, 3)


def waiting_view() -> SeatView:
    """What somebody sees whose turn it is not."""
    game = GAMES["scarto"]()
    match, _ = next(iter(moves(game, Random(0))))
    return next(view for seat in range(3) if not (view := match.view(Seat(seat))).my_turn)


def drafts() -> tuple[Drafts, FakeClock, SeatView]:
    """Drafts with a clock, where a hand has just been pressed and holds one."""
    clock, view = FakeClock(), waiting_view()
    kept = Drafts(clock)
    kept.note(KEY, view, Draft(melds=5))
    return kept, clock, view


def test_others_news_wait_until_the_last_press_is_some_seconds_ago() -> None:
    kept, clock, view = drafts()
    assert kept.wait_s(KEY, urgent=False) == RECENT_S
    clock.move(4)
    assert kept.wait_s(KEY, urgent=False) == RECENT_S - 4
    kept.note(KEY, view, Draft(melds=7))
    assert kept.wait_s(KEY, urgent=False) == RECENT_S
    clock.move(RECENT_S)
    assert kept.wait_s(KEY, urgent=False) is None
    assert kept.kept(KEY, view) == Draft(melds=7)


def test_what_may_be_done_now_is_kept_from_nobody_for_long() -> None:
    kept, clock, _ = drafts()
    assert kept.wait_s(KEY, urgent=True) == AT_MOST_S
    clock.move(AT_MOST_S - 1)
    # However much news there is meanwhile.
    assert kept.wait_s(KEY, urgent=True) == 1
    clock.move(1)
    assert kept.wait_s(KEY, urgent=True) is None


def test_the_last_seconds_of_a_press_are_no_reason_to_wait_longer() -> None:
    kept, clock, _ = drafts()
    clock.move(RECENT_S - 2)
    assert kept.wait_s(KEY, urgent=True) == 2


@pytest.mark.parametrize("draft", [NOTHING, Draft(opened="none")])
def test_a_hand_in_which_nothing_is_chosen_is_not_left_alone(draft: Draft) -> None:
    kept, _, view = drafts()
    kept.note(KEY, view, draft)
    assert kept.wait_s(KEY, urgent=False) is None
    assert kept.kept(KEY, view) == NOTHING


def test_a_draft_of_another_moment_is_not_kept() -> None:
    kept, _, view = drafts()
    assert kept.kept(KEY, replace(view, step=view.step + 1)) == NOTHING
    assert kept.kept(KEY, replace(view, number=view.number + 1)) == NOTHING


async def test_a_turn_waits_for_what_is_being_chosen_and_keeps_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrange(monkeypatch, "ottocento", {1: RICH}, monte="off")
    playing = await party(house, *FOUR, game="ottocento", options="monte=off")
    await playing.opener.press(playing.lobby, "Start")
    ada, bruno, _, dino = playing.guests
    await discard(dino, await asked(dino, "**Discard 2"), 2)
    theirs = await asked(bruno, "You can already choose")
    kings = select(theirs, "melds")["options"][0]["value"]
    chosen = await chose(bruno, theirs, "melds", kings)
    since = len(house.traffic.calls)

    await pressed(ada, await asked(ada, "to declare"), "Declare nothing")
    await house.boards.of(playing.table).rest()
    assert playing.on_turn is bruno
    edits = [call for call in house.traffic.calls[since:] if call.kind == HAND_EDIT]
    assert str(bruno.user_id) not in [call.reader for call in edits]
    assert await bruno.person.message(chosen) == chosen

    house.loopback.clock.advance(AT_MOST_S)
    hand = await asked(bruno, "to declare")
    assert has_button(hand, "Declare (34 points)")
    # The list that may still be open is the same.
    assert select(hand, "melds")["custom_id"] == select(chosen, "melds")["custom_id"]
