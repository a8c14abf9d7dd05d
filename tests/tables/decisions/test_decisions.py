"""What changes a table, as pure functions: no database, no clock, no event loop."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.actions import Action, Bid, CardsFrom, Discard, Play, Slam
from bot.games.cards import Seat
from bot.games.errors import IllegalAction
from bot.games.events import DealBegan
from bot.tables.decisions import ending, inviting, lobby, messages, play, presence
from bot.tables.decisions.inviting import Guest
from bot.tables.decisions.wishes import ending_of
from bot.tables.errors import AskFirst, Loss, SeatsKept, StaleAction, TableError, TableFault
from bot.tables.outcomes import results_of
from bot.tables.state import ChangeKind, Step, Steps, TableState
from data.hands import HandHandle
from data.seats import Away, Sitter
from data.tables import Stage
from tests.tables.support.people import ADA, BEPPE, CARLA, DINO
from tests.tables.support.states import (
    NOW,
    acted,
    after,
    lobby_state,
    match_state,
    on_turn,
    seen_by,
)

HANDLE = HandHandle("a token", 88, 99, 1)


def away(state: TableState, user_id: int) -> Away | None:
    return state.seating.sitter(state.seating.seat_of(user_id)).away


def test_who_sits_down_is_a_step_and_the_old_state_stays() -> None:
    before = lobby_state(ADA)
    [step] = lobby.join(before, NOW + 5, BEPPE, "Beppe", "it")
    assert step.what is ChangeKind.SEATING
    assert step.state.seating.seat_of(BEPPE) == 1
    assert (step.state.touched_at, step.state.row.touched_at) == (NOW + 5, NOW + 5)
    assert not before.seating.has(BEPPE)
    assert before.touched_at == NOW


def test_a_new_name_is_known_wherever_the_old_one_was() -> None:
    state = after(inviting.invite(lobby_state(ADA), NOW, ADA, [Guest(BEPPE, "Beppe")]))
    [step] = presence.know(state, NOW, BEPPE, "Bepi", "it")
    assert [(kept.user_id, kept.name) for kept in step.state.kept] == [(BEPPE, "Bepi")]
    assert (step.what, step.state.touched_at) == (ChangeKind.RENAMED, state.touched_at)
    # On another server they may be called something else: only the language is the same.
    [step] = presence.know(lobby_state(ADA, BEPPE), NOW, BEPPE, "", "fr")
    known = step.state.seating.sitter(Seat(1))
    assert (known.name, known.locale) == ("Beppe", "fr")
    assert [*presence.know(step.state, NOW, BEPPE, "Beppe", "fr")] == []


def test_a_hand_message_moves_with_its_person() -> None:
    state = after(messages.keep_hand(lobby_state(ADA, BEPPE), NOW, ADA, HANDLE))
    state = after(lobby.move(state, NOW, ADA))
    assert (state.seating.seat_of(ADA), dict(state.hands)) == (2, {Seat(2): HANDLE})
    state = after(presence.leave(state, NOW, ADA))
    assert dict(state.hands) == {}


def test_no_hand_is_kept_of_a_match_that_is_over() -> None:
    before = lobby_state(ADA, BEPPE)
    over = after(presence.leave(after(presence.leave(before, NOW, ADA)), NOW, BEPPE))
    assert over.over
    # Somebody may have been deleted from it while their hand was sent.
    for person in (ADA, DINO):
        assert list(messages.keep_hand(over, NOW, person, HANDLE)) == []
    with pytest.raises(TableError):
        list(messages.keep_hand(before, NOW, DINO, HANDLE))


def test_nobody_decides_at_a_table_where_they_do_not_sit() -> None:
    state = lobby_state(ADA, BEPPE)
    for decide in (lobby.add_computer, lobby.remove_computer, lobby.start, lobby.move):
        with pytest.raises(TableError) as refused:
            list(decide(state, NOW, DINO))
        assert refused.value.code is TableFault.NOT_SEATED


def test_a_match_begins_with_its_seeds_and_its_first_deal() -> None:
    waiting = after(lobby.cut(lobby_state(ADA, BEPPE, CARLA), NOW, CARLA, "due"))
    waiting = after(messages.set_lobby_message(waiting, NOW, 700))
    [step] = lobby.start(waiting, NOW + 1, BEPPE)
    assert step.what is ChangeKind.STARTED
    assert step.state.hidden.seeds == ("700", "due")
    assert step.state.playing
    assert isinstance(step.events[0], DealBegan)
    assert step.state.logged == len(step.events)
    assert step.state.turn is not None


def test_an_empty_seat_keeps_a_match_from_beginning() -> None:
    with pytest.raises(AskFirst):
        list(lobby.start(lobby_state(ADA, BEPPE), NOW, ADA))


def test_who_is_sure_is_sure_of_what_they_were_asked() -> None:
    state = lobby_state(ADA, BEPPE)
    asked = question(lobby.start(state, NOW, ADA))
    assert asked.loss is Loss.FILL
    assert after(lobby.start(state, NOW, ADA, sure=asked.mark)).playing
    # Meanwhile the seat that computers were to take is kept for Carla, then for Dino.
    for name in ("Carla", "Dino"):
        kept = after(inviting.invite(state, NOW, BEPPE, [Guest(CARLA, name)]))
        asked_anew = question(lobby.start(kept, NOW, ADA, sure=asked.mark))
        assert (asked_anew.loss, asked_anew.names) == (Loss.KEPT, (name,))
        assert after(lobby.start(kept, NOW, ADA, sure=asked_anew.mark)).playing
        asked = asked_anew


def test_a_table_is_not_closed_on_somebody_who_came_meanwhile() -> None:
    asked = question(lobby.close(lobby_state(ADA, BEPPE), NOW, ADA, may_manage=False))
    fuller = lobby_state(ADA, BEPPE, CARLA)
    assert (
        "Carla" in question(lobby.close(fuller, NOW, ADA, may_manage=False, sure=asked.mark)).names
    )


def question(steps: Steps) -> AskFirst:
    """What is asked before these steps are taken."""
    with pytest.raises(AskFirst) as asked:
        list(steps)
    return asked.value


def test_computers_fill_what_is_kept_for_nobody() -> None:
    state = lobby_state(ADA, game="piedicavallo")
    kept = after(inviting.invite(state, NOW, ADA, [Guest(BEPPE, "Beppe")]))
    filled = after(lobby.fill(kept, NOW, ADA))
    assert len(filled.seating.free) == 1
    for full in (lobby.fill, lobby.add_computer):
        with pytest.raises(SeatsKept) as refused:
            list(full(filled, NOW, ADA))
        assert (refused.value.names, refused.value.until) == (("Beppe",), NOW + inviting.KEPT_S)
    with pytest.raises(TableError):
        list(inviting.decline(filled, NOW, CARLA))
    free = after(inviting.decline(filled, NOW, BEPPE))
    assert not after(lobby.fill(free, NOW, ADA)).seating.free


def test_no_setup_takes_a_seat_that_is_kept() -> None:
    state = lobby_state(ADA, BEPPE, CARLA, game="tarocco-francese")
    kept = after(inviting.invite(state, NOW, ADA, [Guest(DINO, "Dino")]))
    three = replace(kept.setup, game=type(kept.game)(kept.game.options, 3))
    with pytest.raises(SeatsKept):
        list(lobby.set_up(kept, NOW, ADA, lambda _: three))


def test_a_lobby_that_somebody_has_touched_does_not_expire() -> None:
    state = lobby_state(ADA)
    with pytest.raises(StaleAction):
        list(lobby.expire(state, NOW, NOW - 1))
    [step] = lobby.expire(state, NOW, NOW)
    assert (step.what, step.state.row.state) == (ChangeKind.EXPIRED, Stage.CLOSED)


def test_whoever_acts_takes_their_seat_back_first_even_if_the_rules_refuse() -> None:
    state = match_state(ADA, BEPPE, CARLA)
    absent = on_turn(state)
    assert absent.user_id is not None
    state = after(presence.leave(state, NOW, absent.user_id))
    seen = seen_by(state, absent)

    steps = play.act(state, NOW + 9, absent.user_id, Play(seen.hand[0]), seen.number, seen.step)
    back = next(steps)

    assert back.what is ChangeKind.BACK
    assert away(back.state, absent.user_id) is None
    with pytest.raises(IllegalAction):
        next(steps)  # the dealer has to discard first


def test_whoever_is_there_acts_in_one_change() -> None:
    state = match_state(ADA, BEPPE, CARLA)
    sitter, seen = on_turn(state), seen_by(state, on_turn(state))
    later = acted(state, Random(0), NOW + 3)
    assert later.logged > state.logged
    assert later.touched_at == NOW + 3
    assert later.row is state.row
    assert later.seating is state.seating
    assert seen_by(later, sitter).step == seen.step + 1


def test_an_answer_to_an_older_question_is_stale() -> None:
    state = match_state(ADA, BEPPE, CARLA)
    sitter, seen = on_turn(state), seen_by(state, on_turn(state))
    later = acted(state, Random(0))
    assert sitter.user_id is not None
    with pytest.raises(StaleAction):
        list(play.act(later, NOW, sitter.user_id, Play(seen.hand[0]), seen.number, seen.step))


def test_a_person_who_is_there_is_not_told_to_be_back() -> None:
    state = match_state(ADA, BEPPE, CARLA)
    here = on_turn(state).user_id
    assert here is not None
    steps = list(presence.come_back(state, NOW + 4, here))
    assert [step.what for step in steps] == [None, None]
    assert steps[-1].state.touched_at == NOW + 4
    assert steps[-1].state.row is state.row


def test_a_deal_that_is_under_way_is_not_followed_by_the_next() -> None:
    assert list(play.next_deal(match_state(ADA, BEPPE, CARLA), NOW)) == []


def test_a_match_is_played_out_in_one_value_after_another() -> None:
    rng, state, deals = Random(3), match_state(ADA, BEPPE, CARLA), 1
    while not state.over:
        state = acted(state, rng)
        if state.between_deals:
            [dealt] = play.next_deal(state, NOW)
            assert dealt.what is ChangeKind.DEALT
            state, deals = dealt.state, deals + 1
    assert deals == 3
    assert state.row.state is Stage.FINISHED
    results = list(results_of(state, ()))
    assert [result.total for result in results] == list(state.require_match().totals)
    assert sum(result.total for result in results) == 0
    assert sum(result.payoff for result in results) == 0


def test_the_last_card_ends_the_match_once_all_have_agreed() -> None:
    rng, state = Random(4), match_state(ADA, BEPPE, CARLA)
    for person in (ADA, BEPPE, CARLA):
        state = after(ending.agree(state, NOW, person))
    state = after(messages.keep_hand(state, NOW, ADA, HANDLE))
    while not state.over:
        state = acted(state, rng)
    assert state.row.state is Stage.FINISHED
    assert state.require_match().stopped
    assert len(state.require_match().scored) == 1
    # The hands are still to be told, and are then forgotten.
    assert dict(after(messages.forget_hands(state, NOW)).hands) == {}


def test_an_absent_person_who_agrees_is_back_first() -> None:
    state = after(presence.leave(match_state(ADA, BEPPE, CARLA), NOW, ADA))
    back, agreed = ending.agree(state, NOW, ADA)
    assert (back.what, agreed.what) == (ChangeKind.BACK, ChangeKind.ENDING)
    assert ending_of(back.state) is None
    settled = ending_of(agreed.state)
    assert settled is not None
    assert [sitter.name for sitter in settled.agreed] == ["Ada"]


def test_a_text_of_a_state_or_a_step_shows_nothing() -> None:
    state = match_state(ADA, BEPPE, CARLA)
    state = replace(state, hands={Seat(0): HANDLE})
    for text in (repr(state), str(state), repr(Step(state)), f"{[state, Step(state)]}"):
        assert "secret" not in text
        assert HANDLE.token not in text
        assert not any(card.code in text for card in seen_by(state, on_turn(state)).hand)


def taken() -> tuple[TableState, Sitter]:
    """A match of Tarocco francese where the first bidder has a garde, and has the chien in hand."""
    state = match_state(ADA, BEPPE, CARLA, DINO, game="tarocco-francese")
    for word in ("garde", "pass", "pass", "pass"):
        state = after(does(state, Bid(word)))
    return state, on_turn(state)


def does(state: TableState, action: Action, ahead: Action | None = None) -> Steps:
    """The person whose turn it is does this."""
    sitter, turn = on_turn(state), state.turn
    assert sitter.user_id is not None
    assert turn is not None
    return play.act(state, NOW, sitter.user_id, action, turn.deal, turn.step, ahead=ahead)


def test_a_discard_and_a_slam_are_one_step_with_the_same_events() -> None:
    state, taker = taken()
    ask = seen_by(state, taker).ask
    assert isinstance(ask, CardsFrom)
    discard = Discard(ask.cards[:6])
    *_, once = does(state, discard, Slam(True))
    apart = after(does(state, discard))
    assert seen_by(apart, taker).phase == "slam"
    later = after(does(apart, Slam(True)))
    assert seen_by(once.state, taker) == seen_by(later, taker)
    assert once.state.logged == later.logged == state.logged + len(once.events)


def test_a_discard_that_is_refused_announces_nothing() -> None:
    state, taker = taken()
    with pytest.raises(IllegalAction):
        list(does(state, Discard(seen_by(state, taker).hand[:2]), Slam(True)))


def test_who_is_not_sure_of_every_trick_may_not_claim_the_rest() -> None:
    state, rng = match_state(ADA, BEPPE, CARLA), Random(2)
    while not state.require_match().view(None).tricks:
        state = acted(state, rng)
    for sitter in state.seating.humans():
        seen = seen_by(state, sitter)
        with pytest.raises(TableError) as refused:
            after(play.claim(state, NOW, sitter.user_id or 0, seen.number, seen.step))
        assert refused.value.code is TableFault.MAY_NOT_CLAIM
        with pytest.raises(StaleAction):
            after(play.claim(state, NOW, sitter.user_id or 0, seen.number, seen.step - 1))
