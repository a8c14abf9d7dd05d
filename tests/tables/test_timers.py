"""Nudges, stand-ins, next deals and closing lobbies, with a clock moved by hand."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.games.actions import Bid
from bot.games.cards import Seat
from bot.games.catalogue import find
from bot.players import novice
from bot.tables import downtime
from bot.tables.decisions import lobby, play, presence
from bot.tables.hub import Hub
from bot.tables.state import ChangeKind
from bot.tables.table import Table
from bot.tables.timers import Nudge, Timers
from data.database import Database
from data.seats import Away
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    Heard,
    act,
    match,
    match_of,
    match_with_computers,
    on_turn,
    open_lobby,
    play_deal,
)


class Watch:
    """Timers that are started, with everything they do and when."""

    def __init__(self, hub: Hub, clock: FakeClock) -> None:
        self.hub = hub
        self.timers = Timers(hub, clock)
        self.heard = Heard(hub)
        self.nudges: list[tuple[float, Seat]] = []
        self.clock = clock
        self.timers.listeners.append(self._nudged)
        self.timers.start()

    def _nudged(self, nudge: Nudge) -> None:
        self.nudges.append((self.clock.now(), nudge.seat))
        self.heard.news.set()

    async def let_pass(self, seconds: int) -> None:
        """Lets time pass second by second, with a chance to act in each."""
        for _ in range(seconds):
            self.clock.move(1)
            await settled()

    async def pass_over(self, seconds: int) -> None:
        """Lets all this time pass at once."""
        self.clock.move(seconds)
        await settled()


async def settled() -> None:
    """Returns when the loop has nothing left to do but to wait for threads or time."""
    for _ in range(12):
        await asyncio.sleep(0)


@pytest.fixture
async def watch(hub: Hub, clock: FakeClock) -> AsyncIterator[Watch]:
    watch = Watch(hub, clock)
    await settled()
    yield watch
    await watch.timers.close()


def away(table: Table) -> list[Away | None]:
    return [sitter.away for sitter in table.seating.sitters]


async def test_person_is_nudged_after_45_seconds_and_once(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await match(hub)
    began, seat = clock.now(), table.seating.seat_of(on_turn(table))
    await settled()
    await watch.let_pass(100)
    assert watch.nudges == [(began + 45, seat)]
    assert away(table) == [None] * 3


async def test_computer_stands_in_after_two_minutes(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await match(hub)
    began, seat = clock.now(), table.seating.seat_of(on_turn(table))
    await watch.let_pass(119)
    assert away(table) == [None] * 3
    await watch.let_pass(1)
    await watch.heard.until(lambda: watch.heard.whats[-1] is ChangeKind.AWAY)
    assert clock.now() == began + 120
    assert table.seating.sitter(seat).away is Away.IDLE
    assert len(watch.nudges) == 1


async def test_a_match_of_one_person_pauses_after_two_minutes_and_closes_after_a_day(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await match_with_computers(hub)
    while table.turn is not None and table.turn.seat != table.seating.seat_of(ADA):
        seen = table.view_for_computer(table.turn.seat)
        action = novice.choose(seen, Random(0))
        await table.change(play.act_as_computer, table.turn.seat, action, seen.number, seen.step)
    await watch.let_pass(120)
    await watch.heard.until(lambda: watch.heard.whats[-1] is ChangeKind.PAUSED)
    await watch.let_pass(500)
    assert len(watch.nudges) == 1
    assert watch.heard.whats[-1:] == [ChangeKind.PAUSED]
    # Resumed, the turn has all its time again, but there is no second reminder.
    await table.change(presence.come_back, ADA)
    await watch.let_pass(119)
    assert table.paused_until is None
    await watch.let_pass(1)
    await watch.heard.until(lambda: watch.heard.whats[-1] is ChangeKind.PAUSED)
    assert len(watch.nudges) == 1
    clock.move(24 * 3600)
    await watch.heard.until(lambda: table.over)
    assert watch.heard.whats[-1:] == [ChangeKind.ABANDONED]


async def test_each_turn_has_its_own_time(hub: Hub, clock: FakeClock, watch: Watch) -> None:
    table = await match(hub)
    await watch.let_pass(40)
    await act(table)
    began, seat = clock.now(), table.seating.seat_of(on_turn(table))
    await watch.let_pass(44)
    assert watch.nudges == []
    await watch.let_pass(1)
    assert watch.nudges == [(began + 45, seat)]


async def test_press_without_an_action_postpones_the_stand_in(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await match(hub)
    await watch.let_pass(100)
    await table.change(presence.come_back, on_turn(table))
    await watch.let_pass(119)
    assert away(table) == [None] * 3
    await watch.let_pass(1)
    await watch.heard.until(lambda: watch.heard.whats[-1] is ChangeKind.AWAY)


async def test_computers_are_not_nudged(hub: Hub, watch: Watch) -> None:
    table = await match_with_computers(hub)
    if table.turn is not None and table.turn.seat == table.seating.seat_of(ADA):
        await act(table)
    await watch.let_pass(200)
    assert watch.nudges == []


async def test_after_a_restart_the_time_goes_on_and_nobody_is_replaced_unwarned(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    seat, began = table.seating.seat_of(on_turn(table)), clock.now()
    clock.move(40)
    second = Hub(database, clock)
    await second.load()
    watch = Watch(second, clock)
    await watch.let_pass(5)
    assert watch.nudges == [(began + 45, seat)]
    await watch.timers.close()

    clock.move(10_000)
    third = Hub(database, clock)
    await third.load()
    watch = Watch(third, clock)
    await settled()
    assert watch.nudges == [(clock.now(), seat)]
    await watch.let_pass(74)
    assert away(await third.find(table.id)) == [None] * 3
    await watch.let_pass(1)
    await watch.heard.until(lambda: watch.heard.whats == [ChangeKind.AWAY])
    await watch.timers.close()


async def match_by(hub: Hub, clock: str) -> Table:
    """A match of Ada, Beppe and Carla with this clock, just begun."""
    table = await open_lobby(hub, BEPPE, CARLA)
    await table.change(lobby.set_up, ADA, lambda old: old.timed_by(clock))
    await table.change(lobby.start, ADA)
    return table


@pytest.mark.parametrize(
    ("name", "nudge_s", "stand_in_s"),
    [("relaxed", 45, 120), ("fast", 15, 30), ("slow", 21 * 3600, 24 * 3600)],
)
async def test_a_table_has_the_times_of_its_clock(
    hub: Hub, clock: FakeClock, watch: Watch, name: str, nudge_s: int, stand_in_s: int
) -> None:
    table = await match_by(hub, name)
    began, seat = clock.now(), table.seating.seat_of(on_turn(table))
    await watch.pass_over(nudge_s - 1)
    assert watch.nudges == []
    await watch.pass_over(1)
    assert watch.nudges == [(began + nudge_s, seat)]
    assert watch.timers.stand_in_at(table) == began + stand_in_s
    await watch.pass_over(stand_in_s - nudge_s - 1)
    assert away(table) == [None] * 3
    await watch.pass_over(1)
    await watch.heard.until(lambda: watch.heard.whats[-1] is ChangeKind.AWAY)
    assert table.seating.sitter(seat).away is Away.IDLE
    assert watch.timers.stand_in_at(table) is None
    assert len(watch.nudges) == 1


async def test_without_a_clock_no_computer_plays(hub: Hub, clock: FakeClock, watch: Watch) -> None:
    table = await match_by(hub, "none")
    seat = table.seating.seat_of(on_turn(table))
    await watch.pass_over(45)
    assert watch.nudges == [(clock.now(), seat)]
    assert watch.timers.stand_in_at(table) is None
    for _ in range(8):
        await watch.pass_over(10_000)
    assert away(table) == [None] * 3
    assert len(watch.nudges) == 1
    await act(table)
    await watch.pass_over(45)
    assert len(watch.nudges) == 2


async def test_without_a_clock_a_match_pauses_after_a_day(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await match_by(hub, "none")
    began = int(clock.now())
    await watch.pass_over(24 * 3600 - 1)
    assert table.paused_until is None
    await watch.pass_over(1)
    await watch.heard.until(lambda: watch.heard.whats[-1] is ChangeKind.PAUSED)
    assert away(table) == [None] * 3
    assert table.paused_until == began + 2 * 24 * 3600


async def test_a_paused_match_with_a_slow_clock_waits_a_week(hub: Hub, clock: FakeClock) -> None:
    table = await match_by(hub, "slow")
    assert table.turn is not None
    await table.change(presence.pause, table.turn)
    assert table.paused_until == int(clock.now()) + 7 * 24 * 3600


async def test_the_time_to_move_holds_across_a_restart(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match_by(hub, "slow")
    began = clock.now()
    clock.move(20 * 3600)
    second = Hub(database, clock)
    await second.load()
    watch = Watch(second, clock)
    found = await second.find(table.id)
    await settled()
    assert watch.nudges == []
    assert watch.timers.stand_in_at(found) == began + 24 * 3600
    await watch.pass_over(3600)
    assert len(watch.nudges) == 1
    assert watch.timers.stand_in_at(found) == began + 24 * 3600
    await watch.timers.close()


async def test_a_press_moves_the_time_of_the_stand_in(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await match(hub)
    assert watch.timers.stand_in_at(table) == clock.now() + 120
    await watch.pass_over(100)
    await table.change(presence.come_back, on_turn(table))
    assert watch.timers.stand_in_at(table) == clock.now() + 120


async def test_next_deal_waits_twenty_seconds_for_people(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await match(hub)
    await play_deal(table)
    ended_at = clock.now()
    await watch.let_pass(10)
    # No press moves it.
    await table.change(play.want_next, ADA)
    await table.change(presence.come_back, BEPPE)
    assert watch.timers.next_deal_at(table) == ended_at + 20
    await watch.let_pass(9)
    assert table.between_deals
    await watch.let_pass(1)
    await watch.heard.until(lambda: table.public.number == 2)
    assert watch.heard.whats.count(ChangeKind.DEALT) == 1
    assert table.asked_for_next == ()


async def test_next_deal_comes_once_everybody_wants_it_and_has_seen_the_score(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await match(hub)
    await play_deal(table)
    for user in (ADA, BEPPE, CARLA):
        await table.change(play.want_next, user)
    await watch.let_pass(5)
    assert table.between_deals
    watch.timers.score_told(table)
    await watch.let_pass(1)
    assert table.between_deals
    await watch.let_pass(1)
    await watch.heard.until(lambda: table.public.number == 2)
    # Who wanted the second deal has not asked for the third.
    await play_deal(table)
    assert len(table.asked_for_next) == 3


async def test_a_score_that_is_shown_late_can_be_read_nevertheless(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await match(hub)
    await play_deal(table)
    await watch.let_pass(19)
    watch.timers.score_told(table)
    assert watch.timers.next_deal_at(table) == clock.now() + 2


async def test_who_is_away_is_not_waited_for_and_is_there_again_with_a_press(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await match(hub)
    await play_deal(table)
    await table.change(presence.leave, CARLA)
    assert {each.user_id for each in table.asked_for_next} == {ADA, BEPPE}
    await table.change(play.want_next, CARLA)
    assert away(table) == [None] * 3
    await table.change(play.want_next, ADA)
    assert [each.user_id for each in table.asked_for_next] == [BEPPE]


@pytest.mark.parametrize("name", ["fast", "slow"])
async def test_fast_and_slow_tables_go_on_after_six_seconds(
    hub: Hub, clock: FakeClock, watch: Watch, name: str
) -> None:
    table = await match_by(hub, name)
    await play_deal(table)
    assert watch.timers.deals_follow_at_once(table)
    assert watch.timers.next_deal_at(table) == clock.now() + 6


async def test_where_nobody_is_there_the_next_deal_follows_after_six_seconds(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await match_with_computers(hub)
    await play_alone(table)
    assert watch.timers.next_deal_at(table) == clock.now() + 20
    await table.change(presence.leave, ADA)
    assert watch.timers.next_deal_at(table) == clock.now() + 6


async def test_a_deal_thrown_in_is_followed_after_six_seconds(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await match_of(hub, find("tarocco-francese")())
    while table.turn is not None:
        deal, step = table.turn.deal, table.turn.step
        await table.change(play.act, on_turn(table), Bid("pass"), deal, step)
    assert table.between_deals
    assert watch.timers.next_deal_at(table) == clock.now() + 6


async def test_a_restart_begins_the_pause_anew(hub: Hub, clock: FakeClock, watch: Watch) -> None:
    table = await match(hub)
    await play_deal(table)
    await watch.let_pass(15)
    later = Timers(hub, clock)
    assert later.next_deal_at(table) == clock.now() + 20


async def play_alone(table: Table) -> None:
    """Ada and the computers play until the deal is over."""
    while table.turn is not None:
        seat, deal, step = table.turn.seat, table.turn.deal, table.turn.step
        if table.seating.sitter(seat).computer is None:
            await act(table)
            continue
        action = novice.choose(table.view_for_computer(seat), Random(0))
        await table.change(play.act_as_computer, seat, action, deal, step)


async def test_lobby_that_nobody_touches_is_closed_after_half_an_hour(
    hub: Hub, clock: FakeClock, watch: Watch
) -> None:
    table = await open_lobby(hub)
    await watch.let_pass(1)
    clock.move(1700)
    await table.change(lobby.join, BEPPE, "Beppe", "en")
    clock.move(1799)
    await settled()
    assert table.in_lobby
    clock.move(1)
    await watch.heard.until(lambda: table.over)
    assert watch.heard.whats[-1] is ChangeKind.EXPIRED


async def test_nothing_waits_for_a_table_that_has_ended(hub: Hub, watch: Watch) -> None:
    before = asyncio.all_tasks()
    table = await open_lobby(hub)
    await settled()
    assert asyncio.all_tasks() > before

    await table.change(lobby.close, ADA, may_manage=False)
    await settled()

    assert asyncio.all_tasks() == before


async def test_lobby_that_was_overdue_at_the_start_is_closed_at_once(
    hub: Hub, clock: FakeClock
) -> None:
    table = await open_lobby(hub)
    clock.move(5000)
    watch = Watch(hub, clock)
    await watch.heard.until(lambda: table.over)
    await watch.timers.close()


async def test_failure_is_logged_and_other_tables_are_still_watched(
    hub: Hub, clock: FakeClock, watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(nudge: Nudge) -> None:
        if nudge.table is broken:
            raise RuntimeError("planted")

    broken, whole = await match(hub), await match(hub)
    watch.timers.listeners.append(fail)
    await watch.let_pass(46)
    assert len(watch.nudges) == 2
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    await act(whole)
    await watch.let_pass(46)
    assert len(watch.nudges) == 3


async def stopped(database: Database, clock: FakeClock, seconds: int) -> Watch:
    """The watch after the bot has not run for so many seconds."""
    await downtime.note_alive(database, int(clock.now()))
    clock.move(seconds)
    await downtime.leave_out(database, int(clock.now()))
    hub = Hub(database, clock)
    await hub.load()
    watch = Watch(hub, clock)
    await settled()
    return watch


async def test_the_time_in_which_the_bot_stood_still_does_not_count(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match_by(hub, "fast")
    clock.move(10)
    watch = await stopped(database, clock, 3600)
    started, [found] = clock.now(), watch.hub.open_tables()
    assert watch.timers.stand_in_at(found) == started + 20
    await watch.timers.close()
    # Nor does it once more, however often the bot is stopped.
    clock.move(5)
    watch = await stopped(database, clock, 7200)
    [found] = watch.hub.open_tables()
    assert watch.timers.stand_in_at(found) == clock.now() + 15
    await watch.pass_over(14)
    assert away(found) == [None] * 3
    await watch.pass_over(1)
    await watch.heard.until(lambda: ChangeKind.AWAY in watch.heard.whats)
    assert found.id == table.id
    await watch.timers.close()


async def test_a_turn_that_came_after_the_last_sign_of_life_has_all_its_time(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    await downtime.note_alive(database, int(clock.now()))
    clock.move(9)
    await match_by(hub, "fast")
    clock.move(3)
    await downtime.leave_out(database, int(clock.now()))
    second = Hub(database, clock)
    await second.load()
    [found] = second.open_tables()
    assert found.touched_at == clock.now()


async def test_nobody_waits_for_the_time_that_comes_twice_when_the_clock_is_set_back(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    await match_by(hub, "fast")
    lobby_before = await open_lobby(hub)
    clock.move(10)
    watch = await stopped(database, clock, -3600)
    playing, waiting = watch.hub.open_tables()
    assert watch.timers.stand_in_at(playing) == clock.now() + 30
    assert (waiting.id, waiting.touched_at) == (lobby_before.id, clock.now() - 10)
    await watch.pass_over(15)
    await watch.pass_over(15)
    await watch.heard.until(lambda: ChangeKind.AWAY in watch.heard.whats)
    await watch.timers.close()


async def test_a_pause_lasts_as_much_longer_as_the_bot_stood_still(
    hub: Hub, database: Database, clock: FakeClock
) -> None:
    table = await match(hub)
    assert table.turn is not None
    await table.change(presence.pause, table.turn)
    assert table.paused_until is not None
    watch = await stopped(database, clock, 5000)
    [found] = watch.hub.open_tables()
    assert found.paused_until == table.paused_until + 5000
    await watch.timers.close()
