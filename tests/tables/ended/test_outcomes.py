"""Every finished deal leaves a row, and one for each seat."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.games.actions import Action, Bid, OneOf
from bot.games.cards import Seat
from bot.games.catalogue import GAMES, game
from bot.games.deal import Deal
from bot.games.events import HandfulShown, SlamSpoken
from bot.games.francese.marks import ANNOUNCED, HANDFUL, PETIT
from bot.games.game import Game
from bot.games.phases.claims import may_claim
from bot.games.sides import DealMark
from bot.games.view import SeatView
from bot.players import levels, novice
from bot.ratings.observing import is_whole
from bot.ratings.parts import Role
from bot.tables.decisions import arriving, lobby, play, presence
from bot.tables.errors import StaleAction
from bot.tables.hub import Hub
from bot.tables.outcomes import outcome_of
from bot.tables.rated import Unrated
from bot.tables.setup import Setup
from data.database import Database
from data.finished import deals
from data.finished.deals import DealOutcome
from data.hands import HandHandle
from data.seats import MOST_MISSED, Sitter
from tests.games.support.playing import moves as random_moves
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    GUILD,
    NAMES,
    act,
    match,
    match_of,
    match_with_computers,
    on_turn,
    open_lobby,
    play_deal,
)
from tests.tables.support.sitting import into_the_next_deal, step, to_the_end
from tests.tables.support.states import lobby_state

EVERY_GAME = [(key, players) for key, kind in GAMES.items() for players in kind.numbers]
COMPUTER = levels.named("normal")


async def stored(database: Database) -> tuple[DealOutcome, ...]:
    return await deals.after(database.reading, 0, 100)


def passing(view: SeatView, rng: Random) -> Action:
    """A player who never bids."""
    match view.ask:
        case OneOf(actions) if Bid("pass") in actions:
            return Bid("pass")
    return novice.choose(view, rng)


@pytest.mark.parametrize(("key", "players"), EVERY_GAME)
async def test_a_deal_of_every_game_leaves_its_rows(
    hub: Hub, database: Database, key: str, players: int
) -> None:
    table = await match_of(hub, game(key, {}, players))
    rng, found = Random(key), tuple[DealOutcome, ...]()
    while not any(outcome.deal.rated for outcome in found):
        await (table.change(play.next_deal) if table.between_deals else play_deal(table, rng))
        found = await stored(database)
    view, kept = table.public, found[-1]
    assert view.score is not None
    assert (kept.deal.table_id, kept.deal.number) == (table.id, view.number)
    assert (kept.deal.guild_id, kept.deal.ended_at) == (GUILD, table.touched_at)
    assert kept.deal.counts
    assert tuple(seat.points for seat in kept.seats) == view.score.scores
    assert tuple(seat.tricks for seat in kept.seats) == view.tricks_taken
    assert [seat.user_id for seat in kept.seats] == [ADA + seat for seat in range(players)]
    assert {seat.computer for seat in kept.seats} == {None}
    cards = sum(len(trick.cards) for trick in view.tricks)
    assert [seat.own_cards for seat in kept.seats] == [cards // players] * players
    last = [seat.seat for seat in kept.seats if DealMark.LAST_TRICK in seat.marks]
    assert view.last_trick is not None
    assert last == [view.last_trick.winner]
    roles = {seat.role for seat in kept.seats}
    if kept.deal.bid is not None:
        assert {Role.TAKER, Role.DEFENDER} <= roles <= {Role.TAKER, Role.PARTNER, Role.DEFENDER}
    else:
        assert roles in ({Role.ALONE}, {Role.DEALING, Role.OPPOSED})
    margins = {seat.margin for seat in kept.seats}
    if roles != {Role.ALONE}:
        assert len(margins) == 1
    elif len({seat.points for seat in kept.seats}) > 1:
        # Some of those who play alone can come to the same, but not all.
        assert len(margins) > 1


async def test_all_deals_of_a_match_stand_in_their_order(hub: Hub, database: Database) -> None:
    table = await match(hub)
    other = await open_lobby(hub, BEPPE, CARLA, channel=71)
    await other.change(lobby.start, ADA)
    await play_deal(table)
    await play_deal(other)
    await table.change(play.next_deal)
    await play_deal(table)
    found = [(each.deal.table_id, each.deal.number) for each in await stored(database)]
    assert found == [(table.id, 1), (other.id, 1), (table.id, 2)]


async def test_a_deal_that_is_thrown_in_counts_nothing(hub: Hub, database: Database) -> None:
    table = await match_of(hub, game("tarocco-francese", {}, 4))
    while table.turn is not None:
        await step(table, passing)
    [kept] = await stored(database)
    assert (kept.deal.counts, kept.deal.rated, kept.deal.bid) == (False, False, None)
    assert {(seat.role, seat.points, seat.marks) for seat in kept.seats} == {(Role.NONE, 0, 0)}
    assert [seat.person for seat in kept.seats] == [ADA, ADA + 1, ADA + 2, ADA + 3]
    assert {seat.mean for seat in kept.seats} == {None}


async def test_declarations_alone_are_not_rated(hub: Hub, database: Database) -> None:
    # With one point to reach the first declaration ends the match.
    table = await match_of(hub, game("ottocento", {"target": 1}))
    rng = Random(1)
    while not table.over:
        await (table.change(play.next_deal) if table.between_deals else act(table, rng))
    kept = (await stored(database))[-1]
    view = table.public
    assert view.score is not None
    assert kept.deal.counts
    assert kept.deal.rated == (not any(view.cards_left))
    assert tuple(seat.points for seat in kept.seats) == view.score.scores
    declared = [seat.declared for seat in kept.seats]
    assert (declared[0] + declared[2], declared[1] + declared[3]) == (
        sum(line.points[0] for line in view.score.lines if line.code == "declared"),
        sum(line.points[1] for line in view.score.lines if line.code == "declared"),
    )


async def test_cards_of_a_claim_are_those_of_whoever_plays_the_seat(
    hub: Hub, database: Database
) -> None:
    table, claimed = await match(hub), False
    while not claimed:
        if table.between_deals:
            await table.change(play.next_deal)
        if table.over:
            table = await match(hub)
        user = on_turn(table)
        seen = table.view_of(user)
        if may_claim(seen):
            await table.change(play.claim, user, seen.number, seen.step)
            claimed = True
        else:
            await act(table)
    kept = (await stored(database))[-1]
    assert kept.deal.rated
    assert [seat.own_cards for seat in kept.seats] == [25, 25, 25]


async def test_who_leaves_early_has_left_the_deal(hub: Hub, database: Database) -> None:
    table = await match(hub)
    while sum(table.public.cards_left) > 60:
        await step(table)
    await table.change(presence.leave, CARLA)
    await to_the_end(table)
    [kept] = await stored(database)
    carla = kept.seats[table.seating.seat_of(CARLA)]
    assert (carla.user_id, carla.computer, carla.person) == (CARLA, COMPUTER, None)
    assert 0 < carla.own_cards < 12
    assert kept.people == (ADA, BEPPE)
    assert kept.deal.rated


async def test_who_leaves_late_keeps_the_deal(hub: Hub, database: Database) -> None:
    table = await match(hub)
    while sum(table.public.cards_left) > 30:
        await step(table)
    await table.change(presence.leave, CARLA)
    await to_the_end(table)
    [kept] = await stored(database)
    assert kept.people == (ADA, BEPPE, CARLA)


async def test_who_saw_the_hand_and_leaves_at_once_has_left_the_deal(
    hub: Hub, database: Database
) -> None:
    table = await match(hub)
    await table.change(presence.leave, CARLA)
    await to_the_end(table)
    [kept] = await stored(database)
    carla = kept.seats[table.seating.seat_of(CARLA)]
    assert (carla.user_id, carla.computer, carla.own_cards) == (CARLA, COMPUTER, 0)
    assert kept.deal.presence
    assert kept.deal.rated


async def test_a_deal_is_rated_for_the_one_who_stays(hub: Hub, database: Database) -> None:
    table = await open_lobby(hub, BEPPE)
    await table.change(lobby.add_computer, ADA)
    await table.change(lobby.start, ADA)
    await table.change(presence.leave, BEPPE)
    await to_the_end(table)
    [kept] = await stored(database)
    assert kept.deal.rated
    assert (kept.people, kept.concerned) == ((ADA,), (ADA, BEPPE))


@pytest.mark.parametrize("back_after", [1, 30, 70])
async def test_who_was_away_and_comes_after_the_first_act_has_no_part(
    hub: Hub, database: Database, back_after: int
) -> None:
    table = await match(hub)
    await table.change(presence.leave, CARLA)
    await to_the_end(table)
    await table.change(play.next_deal)
    for _ in range(back_after):
        await step(table)
    await table.change(presence.come_back, CARLA)
    await to_the_end(table)
    _, kept = await stored(database)
    carla = kept.seats[table.seating.seat_of(CARLA)]
    assert (carla.user_id, carla.computer) == (None, COMPUTER)
    assert carla.own_cards > 0
    assert kept.deal.rated


async def test_who_comes_back_for_the_end_has_left_the_deal(hub: Hub, database: Database) -> None:
    table = await match(hub)
    await table.change(presence.leave, CARLA)
    while sum(table.public.cards_left) > 30:
        await step(table)
    await table.change(presence.come_back, CARLA)
    await to_the_end(table)
    [kept] = await stored(database)
    carla = kept.seats[table.seating.seat_of(CARLA)]
    assert (carla.user_id, carla.computer) == (CARLA, COMPUTER)
    assert 0 < carla.own_cards < 13


async def test_whose_last_turn_was_taken_has_no_part_in_the_next_deal(
    hub: Hub, database: Database
) -> None:
    table, idle = await into_the_next_deal(hub)
    if table.turn is not None and on_turn(table) == idle:
        await table.change(presence.stand_in, table.turn)
    await step(table)
    await table.change(presence.come_back, idle)
    await to_the_end(table)
    first, second = await stored(database)
    seat = table.seating.seat_of(idle)
    assert (first.seats[seat].person, second.seats[seat].user_id) == (idle, None)


async def test_a_deal_of_which_nobody_noted_who_was_there_keeps_the_older_rule(
    hub: Hub, database: Database
) -> None:
    table = await match(hub)
    async with database.transaction() as db:
        await db.execute("UPDATE tables SET present = '[]'")
    await table.read_again()
    await table.change(presence.leave, CARLA)
    await to_the_end(table)
    [kept] = await stored(database)
    carla = kept.seats[table.seating.seat_of(CARLA)]
    assert (carla.user_id, carla.computer, carla.own_cards) == (None, COMPUTER, 0)
    assert not kept.deal.presence


async def test_who_bids_and_leaves_has_left_the_deal(hub: Hub, database: Database) -> None:
    table = await match_of(hub, game("tarocco-francese", {}, 3))
    gone = on_turn(table)
    await step(table, passing)
    await table.change(presence.leave, gone)
    while table.turn is not None:
        await step(table)
    kept = (await stored(database))[-1]
    left = kept.seats[table.seating.seat_of(gone)]
    assert (left.user_id, left.computer, left.own_cards) == (gone, COMPUTER, 0)


async def test_whose_seat_a_computer_keeps_has_left_the_deal(hub: Hub, database: Database) -> None:
    table = await match(hub)
    late = on_turn(table)
    while not (table.turn is None or table.seating.sitter(table.turn.seat).missed >= MOST_MISSED):
        if on_turn(table) == late:
            await table.change(presence.stand_in, table.turn)
        await step(table)
    await to_the_end(table)
    [kept] = await stored(database)
    seat = kept.seats[table.seating.seat_of(late)]
    assert (seat.user_id, seat.person, seat.own_cards) == (late, None, 0)


async def test_who_lets_a_computer_bid_and_plays_has_the_deal(hub: Hub, database: Database) -> None:
    table = await match_of(hub, game("tarocco-francese", {}, 3))
    assert table.turn is not None
    late = on_turn(table)
    await table.change(presence.stand_in, table.turn)
    await to_the_end(table)
    kept = (await stored(database))[-1]
    assert kept.seats[table.seating.seat_of(late)].person == late


async def test_who_arrives_has_the_deals_from_then_on(hub: Hub, database: Database) -> None:
    table = await open_lobby(hub, BEPPE)
    await table.change(lobby.add_computer, ADA)
    await table.change(lobby.start, ADA)
    handle = HandHandle("token", None, 2_000_000_000, -1)
    await table.change(arriving.take_seat, DINO, NAMES[DINO], "en", handle)
    await to_the_end(table)
    await table.change(play.next_deal)
    await to_the_end(table)
    first, second = await stored(database)
    assert (first.seats[2].user_id, first.seats[2].computer) == (None, COMPUTER)
    assert (second.seats[2].user_id, second.seats[2].computer) == (DINO, None)


async def test_with_one_person_nothing_is_rated(hub: Hub, database: Database) -> None:
    table = await match_with_computers(hub)
    await to_the_end(table)
    [kept] = await stored(database)
    assert not kept.deal.rated
    assert [seat.computer for seat in kept.seats] == [None, COMPUTER, COMPUTER]
    assert kept.deal.counts


async def test_nothing_is_rated_where_the_people_chose_so(hub: Hub, database: Database) -> None:
    table = await open_lobby(hub, BEPPE, CARLA)
    assert table.unrated is None
    await table.change(lobby.set_up, ADA, lambda old: replace(old, rated=False))
    await table.change(lobby.start, ADA)
    assert table.unrated is Unrated.CHOSEN
    await to_the_end(table)
    [kept] = await stored(database)
    assert kept.people == (ADA, BEPPE, CARLA)
    assert kept.deal.counts
    assert not kept.deal.rated


async def test_where_only_one_person_is_left_nothing_more_is_rated(
    hub: Hub, database: Database
) -> None:
    table = await match(hub)
    for person in (BEPPE, CARLA):
        await table.change(presence.leave, person)
    # Both have a part in this deal.
    assert table.unrated is None
    await to_the_end(table)
    assert table.unrated is Unrated.PEOPLE
    await table.change(play.next_deal)
    assert table.unrated is Unrated.PEOPLE
    await to_the_end(table)
    assert [each.deal.rated for each in await stored(database)] == [True, False]


@pytest.mark.sqlite
async def test_the_rows_of_a_deal_are_stored_with_its_last_card_or_not_at_all(
    hub: Hub, database: Database
) -> None:
    table = await match(hub)
    async with database.transaction() as db:
        await db.execute(
            "CREATE TRIGGER no_end BEFORE INSERT ON deal_seats BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
    with pytest.raises(StaleAction):
        await play_deal(table)
    assert sum(table.public.cards_left) == 1
    assert await stored(database) == ()
    async with database.transaction() as db:
        await db.execute("DROP TRIGGER no_end")
    await act(table)
    assert len(await stored(database)) == 1


def outcomes_at_random(each: Game, matches: int) -> Iterator[tuple[Deal, DealOutcome]]:
    """Deals that were played to their last card, with what they leave."""
    row = lobby_state(ADA).row
    sitters = [Sitter(Seat(seat), ADA + seat, "Ada") for seat in range(each.players)]
    for seed in range(matches):
        for played, _ in random_moves(each, Random(seed)):
            if played.deal is not None and is_whole(played.deal):
                yield played.deal, outcome_of(row, Setup(each), sitters, played.deal, (), 0)


def with_mark(outcome: DealOutcome, mark: DealMark) -> set[Seat]:
    return {seat.seat for seat in outcome.seats if mark in seat.marks}


@pytest.mark.parametrize("petit", ["side", "personal"])
def test_marks_tell_handfuls_announcements_and_the_petit(petit: str) -> None:
    every, found = (*DealMark, ANNOUNCED, PETIT, HANDFUL), Counter[DealMark]()
    for deal, outcome in outcomes_at_random(game("tarocco-francese", {"petit": petit}, 6), 12):
        assert deal.score is not None
        shown = {fact.seat for fact in deal.facts if isinstance(fact, HandfulShown)}
        assert with_mark(outcome, HANDFUL) == shown
        announced = {f.seat for f in deal.facts if isinstance(f, SlamSpoken) and f.announced}
        assert with_mark(outcome, ANNOUNCED) == announced
        gained = {
            Seat(seat)
            for line in deal.score.lines
            for seat, points in enumerate(line.points)
            if line.code == "petit" and points > 0
        }
        assert with_mark(outcome, PETIT) == gained
        assert with_mark(outcome, DealMark.LAST_TRICK) == {deal.tricks[-1].winner}
        found.update(mark for seat in outcome.seats for mark in every if mark in seat.marks)
    assert set(found) == set(every)


@pytest.mark.parametrize(
    ("winners", "slam"),
    [((1, 1), {1}), ((0, 2), {0, 2, 3}), ((1, 0), set[int]()), ((3, 3), {0, 2, 3})],
)
def test_a_slam_is_made_by_a_side(winners: tuple[int, int], slam: set[int]) -> None:
    # Seat 1 has taken; of its deal nothing but the winners of the tricks is changed.
    each = game("tarocco-francese", {}, 4)
    deal, _ = next(
        found for found in outcomes_at_random(each, 20) if found[1].seats[1].role is Role.TAKER
    )
    tricks = tuple(replace(deal.tricks[0], winner=Seat(winner)) for winner in winners)
    row, sitters = lobby_state(ADA).row, [Sitter(Seat(s), ADA + s, "Ada") for s in range(4)]
    kept = outcome_of(row, Setup(each), sitters, replace(deal, tricks=tricks), (), 0)
    assert with_mark(kept, DealMark.SLAM) == slam


async def test_a_deal_counts_for_the_version_that_began_it(
    hub: Hub, database: Database, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await match_with_computers(hub, "easy")
    older = levels.named("easy")
    monkeypatch.setitem(levels._VERSIONS, "easy", 99)
    after_restart = await Hub(database, clock).find(table.id)
    await to_the_end(after_restart)
    await after_restart.change(play.next_deal)
    await to_the_end(after_restart)
    first, second = await stored(database)
    assert [seat.computer for seat in first.seats] == [None, older, older]
    assert [seat.computer for seat in second.seats] == [None, "easy@99", "easy@99"]
