"""Discord otherwise than it is thought to be: what the tester sees, and what the bot goes by."""

from dataclasses import replace

import pytest

from bot.app.trial.things import NO, YES, Sights
from bot.app.trial.traffic import EDIT_BOARD, FOLLOW_UP, SHARED, SeenLimits, Traffic
from bot.app.trial.verdict import facts_of
from cogs.press.facts import USUAL, Facts
from tests.trial.conftest import Room
from tests.trial.outcomes import OUTCOMES, Outcome
from tests.trial.test_trial import facts_in, tried


@pytest.mark.parametrize("outcome", OUTCOMES[1:], ids=str)
async def test_a_trial_sees_it(room: Room, outcome: Outcome) -> None:
    room.loopback.world.unsure.switch(outcome.switches)
    room.tester.answers = outcome.answers
    seen = await tried(room)
    assert {key: seen[key] for key in outcome.seen} == outcome.seen
    assert await facts_in(room.folder) == outcome.facts


def test_what_was_not_tried_stays() -> None:
    before = Facts(by_id=False, buttons_jump=True, follow_ups_a_minute=12)
    assert facts_of(Sights(), Traffic(), before) == before


def test_what_is_tried_again_takes_the_place_of_what_was_seen() -> None:
    sights = Sights()
    sights.note("by-id", "done")
    sights.note("jump-phone", NO)
    assert facts_of(sights, Traffic(), Facts(by_id=False, buttons_jump=True)) == USUAL
    sights.note("jump-phone", YES)
    assert facts_of(sights, Traffic(), USUAL) == Facts(buttons_jump=True)


def test_a_hidden_limit_is_measured() -> None:
    method, route = FOLLOW_UP
    sent = [SeenLimits(method, route, 200)] * 20
    limited = SeenLimits(method, route, 429, scope=SHARED)
    traffic = Traffic([*sent, limited, *sent])
    assert facts_of(Sights(), traffic, USUAL) == Facts(follow_ups_a_minute=20)


def test_old_messages_are_measured() -> None:
    edited = SeenLimits(*EDIT_BOARD, 200)
    traffic = Traffic([edited] * 9 + [SeenLimits(*EDIT_BOARD, 429, reset_after_s="6.0")])
    traffic.note_old_edits(6)
    assert facts_of(Sights(), traffic, USUAL) == replace(USUAL, old_edits_a_minute=30)


def test_how_far_apart_requests_have_to_be() -> None:
    first = SeenLimits(*EDIT_BOARD, 200, "5", "4", "7.5", "b", "user")
    second = SeenLimits(*EDIT_BOARD, 200, "5", "3", "7.0", "b", "user")
    assert Traffic([first, second]).gaps(*EDIT_BOARD) == [1.5]
