"""The deal of a day: what is fixed beforehand, how it is chosen, played once, and counted."""

import asyncio
import hashlib
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.app.jobs.scheduled_jobs import ScheduledJobs
from bot.games.actions import Action
from bot.games.cards import Seat
from bot.games.catalogue import find
from bot.games.events import Act
from bot.games.fair import Fairness
from bot.games.view import SeatView
from bot.players import choosing
from bot.players.arena import to_act
from bot.players.levels import STRONG
from bot.players.pool import Pool
from bot.tables.daily import calendar, making, streaks
from bot.tables.daily.days import Days
from bot.tables.daily.making import DealMaker, candidate_of
from bot.tables.daily.plays import DailyPlays
from bot.tables.decisions import play
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.shared_deals import scoring
from bot.tables.shared_deals.candidates import candidate
from bot.tables.shared_deals.deals import deal_from
from bot.tables.shared_deals.field import FIELD, Field
from bot.tables.solo_computers import SoloComputers
from bot.tables.table import Table
from bot.tables.thinking.exact import ExactPlayers
from data import events
from data.choices.players import Players
from data.database import Database
from data.events import ActedBy
from data.finished.scopes import ALL_SERVERS
from data.solo import daily
from data.solo.daily import DailyPlay, Whose
from tests.tables.solo.playing import play_out, played
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, BEPPE, CARLA, DINO, OPENING

SECRET = bytes(32)
DAYS = range(20_000, 20_007)
THEIRS = replace(OPENING, user_id=BEPPE, name="Beppe")


@pytest.fixture(autouse=True)
def few_triers(small_field: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "TRIERS", making.TRIERS[::3])


def test_the_field_is_as_the_texts_say() -> None:
    assert len(FIELD) == 24
    assert all(own == (STRONG, 0.0) for own in FIELD[: scoring.BEST])


@pytest.fixture
def days(hub: Hub, database: Database, clock: FakeClock) -> DailyPlays:
    return DailyPlays(hub, database, clock, offered=True)


@pytest.fixture
def maker(database: Database, clock: FakeClock, players: ExactPlayers, days: DailyPlays) -> Days:
    return Days(database, clock, players, Field(players), days)


async def kept(database: Database, day: int, user: int, percent: int, guild: int = 7) -> DailyPlay:
    """A play of a day that has ended."""
    begun = DailyPlay(
        day=day,
        user_id=user,
        guild_id=guild,
        table_id=100 * user + day,
        name=f"P{user}",
        began_at=0,
    )
    async with database.transaction() as db:
        await daily.begin(db, begun)
        await daily.end(db, begun, 5, percent, 10)
    return begun


async def played_today(days: DailyPlays, maker: Days, computers: SoloComputers) -> Table:
    """The deal of today, which has been made, and which Ada has played to its end."""
    await maker.make(days.today, 1)
    table = await days.begin(OPENING)
    await played(days, table, computers)
    return table


def test_percent_is_of_the_plays_that_are_beaten() -> None:
    field = [-9] * 9 + [-4] * 3 + [5] * 12
    assert scoring.percent_of(-4, field) == 44
    assert scoring.percent_of(99, field) == 100
    assert scoring.percent_of(-99, field) == 0


def test_par_is_the_median_of_the_search() -> None:
    assert scoring.par_of([-3, 1, 1, 2, 8, 9, *[-50] * 18]) == 1.5


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ([*range(1, 10), *range(11, 17), *range(18, 21)], 18),
        ([*range(1, 10), *range(11, 16), *range(17, 21)], 9),
        ([*range(1, 20)], 19),
        ([18], 1),
        ([17], 0),
        ([], 0),
    ],
)
def test_a_streak_forgives_one_missed_day_in_seven(days: list[int], streak: int) -> None:
    assert streaks.streak_at(days, 20) == streak


def test_a_best_streak_stays() -> None:
    assert streaks.best_streak([*range(1, 10), 30]) == 9
    assert streaks.best_streak([]) == 0


def test_points_of_fixed_pairs_are_the_lead_of_the_side() -> None:
    assert scoring.points_of(find("ottocento")(), (70, -70, 70, -70), Seat(1)) == -140
    assert scoring.points_of(find("scarto")(), (4, -3, -1), Seat(1)) == -3


def test_what_is_fixed_about_a_day() -> None:
    day = calendar.day_at(1_764_072_000)
    assert calendar.date_of(day) == "2025-11-25"
    assert calendar.match_of(day, 3) == "daily-2025-11-25-3"
    assert calendar.closes_at(day) == 1_764_117_000
    assert calendar.secret_of(b"key", day) != calendar.secret_of(b"key", day + 1)
    assert len({(game.key, game.players) for game in map(calendar.game_of, DAYS)}) == 7


@pytest.mark.parametrize("day", DAYS)
def test_a_candidate_begins_after_the_auction(day: int) -> None:
    found = [candidate_of(day, calendar.game_of(day), SECRET, number) for number in range(1, 9)]
    played = [each for each in found if each is not None]
    assert played
    for each in played:
        seen = each.match.view(each.seat)
        assert seen.phase != "auction"
        assert seen.score is None
        assert seen.step == sum(act.startswith(f"{each.seat}:") for act in each.opening)


@pytest.mark.parametrize("players", find("chambery").numbers)
def test_nobody_gets_the_seat_of_a_dealer_who_discards_before_the_auction(players: int) -> None:
    game = find("chambery")(players=players)
    fair = [Fairness(f"m{number}", SECRET, ()) for number in range(60)]

    def places(*, held: bool) -> set[int]:
        found = filter(None, (candidate(game, each, held=held) for each in fair))
        return {(each.seat - each.fairness.first_dealer(players)) % players for each in found}

    everywhere = {*range(players)}
    assert places(held=False) == everywhere
    # With three there are no bids, and the dealer discards at the table.
    assert places(held=True) == (everywhere if players == 3 else everywhere - {0})


def test_the_seat_is_drawn_after_the_dealer() -> None:
    drawn = [Fairness(f"m{n}", SECRET, ()) for n in range(300)]
    pairs = {(each.first_dealer(3), each.seat_after_dealer(3)) for each in drawn}
    assert len(pairs) == 9


@pytest.mark.parametrize("day", DAYS)
async def test_a_day_is_made_and_read_as_it_was_chosen(
    day: int, days: DailyPlays, maker: Days, database: Database, players: ExactPlayers
) -> None:
    await maker.make(day, 2)
    deal = await daily.deal_of(database.reading, day)
    assert deal is not None
    chosen = deal_from(deal)
    number = int(deal.match.rpartition("-")[2])
    again = candidate_of(day, chosen.game, deal.secret, number)
    assert again is not None
    assert replace(again, game=chosen.game) == chosen
    # It is fixed from then on, and comes out the same from the same key.
    await maker.make(day, 2)
    assert await daily.deal_of(database.reading, day) == deal
    maker_again = DealMaker(Field(players), deal.worlds)
    assert (
        await maker_again.make(day, chosen.game, deal.secret, deal.made_at, deal.candidates) == deal
    )


async def test_everybody_plays_a_day_once(
    days: DailyPlays, maker: Days, computers: SoloComputers, database: Database, clock: FakeClock
) -> None:
    with pytest.raises(TableError) as refused:
        await days.begin(OPENING)
    assert refused.value.code is TableFault.NO_DAY
    await maker.make(days.today, 1)
    table = await days.begin(OPENING)
    assert await days.begin(OPENING) is table
    assert not table.setup.hints
    result = await played(days, table, computers)
    assert result.percent is not None
    assert (result.played, result.streak, result.best) == (1, 1, 1)
    assert await days.finish(table) == result
    assert await days.begin(OPENING) is table
    clock.move(24 * 3600)
    with pytest.raises(TableError):
        await days.begin(OPENING)


@pytest.mark.parametrize("day", DAYS)
async def test_people_who_play_alike_meet_the_same_answers(
    day: int,
    days: DailyPlays,
    maker: Days,
    computers: SoloComputers,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock.move(calendar.closes_at(day - 1) - clock.now())
    await maker.make(day, 1)
    first, second = await days.begin(OPENING), await days.begin(THEIRS)
    await play_out(first, computers, rng=Random(7))
    # Whatever the computers would answer by now.
    monkeypatch.setattr(choosing, "choose", otherwise)
    second = await play_out_again(second, first, computers)
    assert second.public.tricks == first.public.tricks
    assert (await days.finish(first)).points == (await days.finish(second)).points


def otherwise(_: str, seen: SeatView, rng: Random) -> Action:
    """What no computer has answered."""
    raise AssertionError("an answer was not kept")


async def play_out_again(table: Table, like: Table, computers: SoloComputers) -> Table:
    """Beppe does what Ada has done, at a bot that is started anew before each of their acts."""
    database, clock = like._database, like._clock
    log = await events.load_choices(database.reading, like.id, 1, like.game.pack)
    seat = like.seating.seat_of(ADA)
    await computers.play_on(table)
    for event, by in log:
        if isinstance(event, Act) and event.seat == seat and by == ActedBy.PERSON:
            table = await Hub(database, clock).find_for(table.id, BEPPE)
            seen = table.view_of(BEPPE)
            await table.change(play.act, BEPPE, event.action(), seen.number, seen.step)
            await computers.play_on(table)
    assert table.over
    return table


async def test_nothing_hidden_is_told_before_the_day_has_closed(
    days: DailyPlays, maker: Days, computers: SoloComputers, clock: FakeClock, hub: Hub
) -> None:
    await maker.make(days.today, 1)
    table = await days.begin(OPENING)
    await play_out(table, computers)
    past = table.past
    for asked in (
        past.replay(1),
        past.record(),
        past.deals(),
        past.dealt_otherwise(),
        past.until(1, 0),
    ):
        with pytest.raises(TableError) as refused:
            await asked
        assert refused.value.code is TableFault.NOT_CLOSED
    assert table.revealed is None
    clock.move(calendar.closes_at(days.today) - clock.now())
    assert table.revealed is not None
    assert (await table.past.replay(1)).leads


async def test_a_play_that_ends_after_the_day_does_not_count(
    days: DailyPlays, maker: Days, computers: SoloComputers, database: Database, clock: FakeClock
) -> None:
    await maker.make(days.today, 1)
    table = await days.begin(OPENING)
    clock.move(calendar.closes_at(days.today) - clock.now())
    result = await played(days, table, computers)
    assert result.percent is None
    assert await daily.days_of(database.reading, ADA) == ()
    with pytest.raises(TableError):
        await days.share(table)


async def test_a_board_is_of_days_that_have_closed(
    days: DailyPlays, database: Database, clock: FakeClock
) -> None:
    today = days.today
    for person, percents in ((ADA, (80, 60)), (BEPPE, (90,))):
        for ago, percent in enumerate(percents):
            await kept(database, today - ago, person, percent)
    assert [each.user_id for each in await days.board(Whose(7), 7, 1)] == [ADA]
    clock.move(calendar.closes_at(today) - clock.now())
    board = await days.board(Whose(7), 7, 1)
    assert [(each.user_id, each.mean, each.plays) for each in board] == [
        (BEPPE, 9000, 1),
        (ADA, 7000, 2),
    ]
    assert [each.user_id for each in await days.board(Whose(7), 7, 2)] == [ADA, BEPPE]
    assert await days.board(Whose(8), 7, 1) == []
    everything = await days.board(Whose(7), None, 2)
    assert everything == await days.board(Whose(7), 50, 2)
    await days.void(7, ADA, today)
    assert [each.plays for each in await days.board(Whose(7), None, 1)] == [1, 1]
    assert await days.board(Whose(7), None, 1) == await days.board(Whose(7), 50, 1)


async def test_an_open_day_is_not_in_the_board_of_all_days(
    days: DailyPlays, database: Database
) -> None:
    for ago, percent in enumerate((90, 10)):
        begun = await kept(database, days.today - ago, ADA, percent)
        async with database.transaction() as db:
            # What has ended ends once.
            await daily.end(db, begun, 9, 100, 11)
    [line] = await days.board(Whose(7), None, 1)
    assert (line.mean, line.plays) == (1000, 1)


async def test_a_play_is_shared_once(
    days: DailyPlays, maker: Days, computers: SoloComputers
) -> None:
    table = await played_today(days, maker, computers)
    assert await days.share(table)
    assert not await days.share(table)


async def test_of_two_presses_at_once_one_begins_the_day(
    days: DailyPlays, maker: Days, database: Database
) -> None:
    await maker.make(days.today, 1)
    first, second = await asyncio.gather(days.begin(OPENING), days.begin(OPENING))
    assert first is second
    [(count,)] = await database.reading.execute_fetchall("SELECT count(*) FROM tables")
    assert count == 1


async def test_what_is_told_of_a_day_hides_its_secret_until_it_has_closed(
    days: DailyPlays, maker: Days, database: Database, clock: FakeClock
) -> None:
    await maker.make(days.today, 1)
    deal = await daily.deal_of(database.reading, days.today)
    assert deal is not None
    told = (await days.day_on(7)).told
    assert told is not None
    assert told.secret is None
    assert told.commitment == hashlib.sha256(deal.secret).hexdigest()
    clock.move(calendar.closes_at(days.today) - clock.now() - 1)
    assert (await days.day_on(7)).before is None
    clock.move(1)
    before = (await days.day_on(7)).before
    assert before is not None
    assert before.secret == deal.secret.hex()


async def test_once_a_day_has_closed_its_answers_are_forgotten(
    days: DailyPlays, maker: Days, computers: SoloComputers, database: Database, clock: FakeClock
) -> None:
    await played_today(days, maker, computers)
    jobs = ScheduledJobs(database, clock)

    async def count(of: str) -> int:
        [(found,)] = await database.reading.execute_fetchall(f"SELECT count(*) FROM {of}")
        return int(found)

    await jobs.write()
    assert await count("kept_moves")
    clock.move(calendar.closes_at(days.today) - clock.now())
    await jobs.write()
    assert not await count("kept_moves")
    assert await count("tables") == 1
    clock.move(61 * 24 * 3600)
    await jobs.write()
    assert not await count("tables")
    assert await count("daily_plays") == 1


@pytest.mark.parametrize("day", DAYS)
async def test_an_exact_answer_is_the_same_in_another_process(day: int, executor: Executor) -> None:
    game = calendar.game_of(day)
    tried = (candidate_of(day, game, SECRET, number) for number in range(1, 9))
    start = next(filter(None, tried))
    answers = []
    for _ in range(2):
        pool = Pool(None, lambda: [], size=1)
        try:
            chooser, match, found = ExactPlayers(pool, executor), start.match, []
            for _ in range(6):
                seat = to_act(match)
                seen = match.view(seat)
                chance = start.fairness.chance(seen.number, seen.step, seat)
                found.append(await chooser.choose(STRONG, seen, chance, 4))
                match = match.after(match.decide(seat, found[-1]))
            answers.append(found)
        finally:
            await pool.close()
    assert answers[0] == answers[1]


async def test_a_play_that_was_voided_says_so(
    days: DailyPlays, maker: Days, computers: SoloComputers
) -> None:
    await maker.make(days.today, 1)
    first, second = await days.begin(OPENING), await days.begin(THEIRS)
    await days.void(OPENING.guild_id, ADA, days.today)
    await play_out(first, computers)
    await play_out(second, computers, BEPPE)
    assert (await days.finish(second)).percent is not None
    await days.void(OPENING.guild_id, BEPPE, days.today)
    for table in (first, second):
        result = await days.finish(table)
        assert (result.percent, result.voided) == (None, True)
        with pytest.raises(TableError) as refused:
            await days.share(table)
        assert refused.value.code is TableFault.DOES_NOT_COUNT


async def test_who_only_played_days_is_forgotten_like_everybody(
    days: DailyPlays, maker: Days, computers: SoloComputers, database: Database, hub: Hub
) -> None:
    await played_today(days, maker, computers)
    await hub.forget_everywhere(ADA)
    for name in ("daily_plays", "daily_totals"):
        [(count,)] = await database.reading.execute_fetchall(f"SELECT count(*) FROM {name}")
        assert count == 0, name


async def test_everywhere_are_those_who_agreed_and_are_no_newcomers(
    days: DailyPlays, database: Database
) -> None:
    today, players = days.today, Players(database)
    people = ((ADA, 7, 60), (BEPPE, 8, 90), (CARLA, 8, 99), (DINO, 7, 100))
    for person, guild, percent in people:
        for ago in (1, 2):
            await kept(database, today - ago, person, percent, guild + ago % 2)
    for person in (ADA, BEPPE, DINO):
        await players.change(person, partial(replace, everywhere=f"Far {person}"))
    for span in (7, None):
        board = await days.board(Whose(ALL_SERVERS, CARLA), span, 2)
        assert [(each.user_id, each.name, each.mean, each.plays) for each in board] == [
            (BEPPE, f"Far {BEPPE}", 9000, 2),
            (ADA, f"Far {ADA}", 6000, 2),
        ]
