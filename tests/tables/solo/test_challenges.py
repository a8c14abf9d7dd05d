"""Challenges: the same deals for everybody, and how people stand who have played them."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.games.actions import OneOf
from bot.games.cards import Seat
from bot.games.catalogue import find
from bot.games.game import Game
from bot.games.phases.auction import Auction
from bot.games.phases.bidding import PASS
from bot.ratings.units import scale_of
from bot.tables.challenges.challenges import (
    FIELD_WITHIN_S,
    GRACE_S,
    MOST_OPEN,
    Challenges,
    ChallengeTerms,
    ChallengeTold,
)
from bot.tables.challenges.fields import ChallengeFields
from bot.tables.challenges.standings import ChallengeStanding, standings, steps_of
from bot.tables.decisions import play as deciding
from bot.tables.errors import NotFound, TableError, TableFault, Until
from bot.tables.hub import Hub, Opening
from bot.tables.shared_deals.field import Field
from bot.tables.solo_computers import SoloComputers
from bot.tables.table import Table
from data.database import Database
from data.finished.periods import DAY_S
from data.personal import forgetting, removals
from data.solo import challenges as stored
from data.solo.challenges import ChallengeDeal, ChallengePlay
from tests.tables.solo.playing import ByThumb, play_out, played
from tests.tables.support.clock import FakeClock
from tests.tables.support.people import ADA, BEPPE, CARLA, OPENING

pytestmark = pytest.mark.usefixtures("small_field")

THEIRS = {user: replace(OPENING, user_id=user, name=str(user)) for user in (ADA, BEPPE, CARLA)}


@pytest.fixture
def challenges(hub: Hub, database: Database, clock: FakeClock) -> Challenges:
    return Challenges(hub, database, clock, lambda: 4)


@pytest.fixture
def fields(database: Database, players: ByThumb) -> ChallengeFields:
    return ChallengeFields(database, Field(players), offered=True)


def terms(
    game: Game | None = None, deals: int = 2, days: int = 3, *, held: bool = True
) -> ChallengeTerms:
    """What somebody challenges others to."""
    return ChallengeTerms(
        game=game or find("scarto")(), deals=deals, days=days, held=held, announced=False
    )


async def opened(challenges: Challenges, what: ChallengeTerms | None = None) -> ChallengeTold:
    """A challenge that has been posted."""
    told = await challenges.open(what or terms(), OPENING)
    await challenges.posted(told.challenge.id, 77)
    return told


async def begun(challenges: Challenges, challenge_id: int, opening: Opening = OPENING) -> Table:
    """Where a person plays on."""
    table = await challenges.begin(challenge_id, opening)
    assert table is not None
    return table


async def opened_and_played(
    challenges: Challenges, computers: SoloComputers, *users: int
) -> ChallengeTold:
    """A challenge of which these people have played every deal, each in their own way."""
    told = await opened(challenges)
    for seed, user in enumerate(users):
        await play_all(challenges, told.challenge.id, user, computers, Random(seed))
    return told


async def play_all(
    challenges: Challenges, challenge_id: int, user: int, computers: SoloComputers, rng: Random
) -> None:
    """A person plays every deal to its end."""
    while (table := await challenges.begin(challenge_id, THEIRS[user])) is not None:
        await play_out(table, computers, user, rng)
        await challenges.finish(table)


@pytest.mark.parametrize(
    ("game", "lead", "steps"),
    [
        *[("scarto", lead, steps) for lead, steps in ((3, 2), (12, 5), (30, 9))],
        *[("piedicavallo", lead, steps) for lead, steps in ((10, 2), (31, 5), (80, 9))],
        *[("ottocento", lead, steps) for lead, steps in ((100, 2), (276, 5), (700, 9), (70, 2))],
        *[("tarocco-francese", lead, steps) for lead, steps in ((20, 2), (52, 5), (130, 9))],
        *[("terziglio", lead, steps) for lead, steps in ((0, 0), (1000, 12))],
    ],
)
def test_steps_are_those_of_the_worked_examples(game: str, lead: int, steps: int) -> None:
    unit = scale_of(find(game)()).unit
    assert steps_of(lead, unit) == steps
    assert steps_of(-lead, unit) == -steps


def play(user: int, number: int, score: int | None, *, voided: bool = False) -> ChallengePlay:
    """What somebody has made of a deal."""
    return ChallengePlay(
        challenge_id=1,
        number=number,
        user_id=user,
        table_id=10 * user + number,
        name=str(user),
        began_at=0,
        ended_at=None if score is None else 1,
        score=score,
        voided=voided,
    )


def some_deals(count: int, field: Sequence[int] = ()) -> list[ChallengeDeal]:
    """Deals of Scarto that computers have played like this."""
    return [
        ChallengeDeal(
            challenge_id=1,
            number=number,
            game="scarto",
            edition=1,
            options={},
            players=3,
            match=f"challenge-1-{number}",
            secret=bytes(32),
            seat=Seat(1),
            opening=(),
            worlds=4,
            field=tuple(field),
        )
        for number in range(1, count + 1)
    ]


def test_few_people_are_compared_by_steps_and_each_loses_what_others_gain() -> None:
    # Ada leads by 12 and by 3 against Beppe: 5 + 2. Carla has not finished the second deal and
    # decides nothing: she leads by 12 against Beppe in the first, 5, and is equal with Ada there.
    plays = [play(1, 1, 12), play(1, 2, 0), play(2, 1, 0), play(2, 2, -3), play(3, 1, 12)]
    found = standings(some_deals(2), plays, 3.1)
    assert [(each.user_id, each.steps, each.place) for each in found] == [
        (1, 7, 1),
        (2, -7, 2),
        (3, 5, None),
    ]
    assert [each.points for each in found] == [(12, 0), (0, -3), (12, None)]
    assert {each.percent for each in found} == {None}


def test_many_people_are_compared_by_percent_and_equals_share_a_place() -> None:
    field = [*range(24)]
    plays = [play(user, 1, score) for user, score in enumerate((24, 12, 12, 0, -9), start=1)]
    found = standings(some_deals(1, field), plays, 3.1)
    assert [(each.user_id, each.percent, each.place) for each in found] == [
        (1, 100, 1),
        (2, 52, 2),
        (3, 52, 2),
        (4, 2, 4),
        (5, 0, 5),
    ]


def test_what_is_voided_or_was_late_counts_for_nobody() -> None:
    plays = [play(1, 1, 5), play(2, 1, 40, voided=True), play(3, 1, None)]
    assert standings(some_deals(1), plays, 3.1) == (ChallengeStanding(1, "1", (5,), 0, None, 1),)


def test_a_mean_is_of_what_is_not_rounded_yet() -> None:
    field = [10 * each for each in range(24)]
    # Who beats none and three of them has beaten as many as who beats one and two.
    plays = [play(1, 1, -5), play(1, 2, 25), play(2, 1, 5), play(2, 2, 15)]
    found = standings(some_deals(2, field), plays, 3.1)
    assert [each.percent for each in found] == [6, 6]


def test_who_has_no_place_decides_nothing_among_those_who_have() -> None:
    field, plays = [*range(24)], [play(user, n, 9 * user) for user in range(1, 5) for n in (1, 2)]
    before = standings(some_deals(2, field), plays, 3.1)
    after = standings(some_deals(2, field), [*plays, play(5, 1, 99)], 3.1)
    assert after[:4] == before
    assert after[4].place is None


async def test_everybody_gets_the_same_deals_and_equal_play_meets_equal_answers(
    challenges: Challenges, computers: SoloComputers
) -> None:
    told = await opened(challenges, terms(find("terziglio")()))
    ends = []
    for user in (ADA, BEPPE):
        table = await begun(challenges, told.challenge.id, THEIRS[user])
        await play_out(table, computers, user, Random(5))
        ends.append(table.view_of(user))
        assert table.commitment == told.commitment
        assert table.revealed is None
    assert ends[0].tricks == ends[1].tricks
    assert ends[0].score == ends[1].score


async def test_a_deal_is_gone_on_with_and_then_comes_the_next(
    challenges: Challenges, computers: SoloComputers
) -> None:
    told = await opened(challenges)
    first = await begun(challenges, told.challenge.id)
    assert await begun(challenges, told.challenge.id) is first
    own, done = await played(challenges, first, computers)
    assert (done.number, done.table_id) == (1, first.id)
    assert done.points is not None
    assert own.can_play
    second = await begun(challenges, told.challenge.id)
    assert second.row.deal_of == f"challenge-{told.challenge.id}-2"
    own, _ = await played(challenges, second, computers)
    assert not own.can_play
    assert (own.told.begun, own.told.finished) == (1, 1)
    assert await challenges.begin(told.challenge.id, OPENING) is None


async def test_nothing_is_told_before_the_end_and_all_of_it_then(
    challenges: Challenges, computers: SoloComputers, fields: ChallengeFields, clock: FakeClock
) -> None:
    told = await opened_and_played(challenges, computers, ADA, BEPPE)
    assert await fields.play_next()
    assert await fields.play_next()
    assert not await fields.play_next()
    own = await challenges.own(told.challenge, ADA)
    assert own.told.standings == ()
    assert own.told.secret is None
    assert [each.percent is not None for each in own.plays] == [True, True]
    clock.move(3 * DAY_S + GRACE_S - 1)
    assert not (await challenges.told(told.challenge)).is_over
    assert await challenges.to_show() == []
    clock.move(1)
    over = await challenges.told(told.challenge)
    assert {each.user_id for each in over.standings} == {ADA, BEPPE}
    assert sum(each.steps for each in over.standings) == 0
    assert over.secret is not None
    assert [each.id for each in await challenges.to_show()] == [told.challenge.id]
    await challenges.shown(told.challenge)
    assert await challenges.to_show() == []


async def test_a_deal_that_was_begun_can_be_finished_for_half_an_hour(
    challenges: Challenges, computers: SoloComputers, clock: FakeClock
) -> None:
    told = await opened(challenges)
    table, late = await begun(challenges, told.challenge.id), THEIRS[BEPPE]
    await begun(challenges, told.challenge.id, late)
    clock.move(3 * DAY_S)
    with pytest.raises(Until) as refused:
        await challenges.begin(told.challenge.id, THEIRS[CARLA])
    assert refused.value.until == told.challenge.closes_at
    assert await begun(challenges, told.challenge.id) is table
    _, done = await played(challenges, table, computers)
    assert done.points is not None
    with pytest.raises(Until):
        await challenges.begin(told.challenge.id, OPENING)
    clock.move(GRACE_S)
    with pytest.raises(Until):
        await challenges.begin(told.challenge.id, late)
    clock.move(FIELD_WITHIN_S)
    over = await challenges.told(told.challenge)
    assert [(each.user_id, each.place) for each in over.standings] == [(ADA, None)]


async def test_what_is_finished_too_late_has_no_result(
    challenges: Challenges, computers: SoloComputers, clock: FakeClock
) -> None:
    told = await opened(challenges)
    table = await begun(challenges, told.challenge.id)
    clock.move(3 * DAY_S + GRACE_S)
    _, done = await played(challenges, table, computers)
    assert done.points is None


async def test_who_closes_a_challenge_early_leaves_others_half_an_hour(
    challenges: Challenges, computers: SoloComputers, clock: FakeClock
) -> None:
    told = await opened(challenges)
    table = await begun(challenges, told.challenge.id)
    clock.move(60)
    challenge = await challenges.close(told.challenge)
    assert challenge.closes_at == clock.now()
    with pytest.raises(Until):
        await challenges.close(challenge)
    await played(challenges, table, computers)
    with pytest.raises(Until) as refused:
        await table.past.record()
    assert refused.value.until == clock.now() + GRACE_S
    clock.move(GRACE_S)
    assert f"challenge-{challenge.id}-1" in str(await table.past.record())


@pytest.mark.parametrize("held", [True, False])
@pytest.mark.parametrize("number", find("chambery").numbers)
async def test_deals_in_which_the_dealer_discards_first_are_played(
    challenges: Challenges, computers: SoloComputers, number: int, *, held: bool
) -> None:
    told = await opened(challenges, terms(find("chambery")(players=number), 2, held=held))
    for _ in range(2):
        table = await begun(challenges, told.challenge.id)
        await computers.play_on(table)
        assert not held or table.view_of(ADA).phase not in ("discard", "auction") or number == 3
        await play_out(table, computers)
        _, done = await challenges.finish(table)
        assert done.points is not None


async def test_nobody_gets_another_deal_by_throwing_one_in(
    challenges: Challenges, computers: SoloComputers, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With this secret some of the deals are.
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    game = find("tarocco-francese")()
    told = await opened(challenges, terms(game, 8, held=False))
    thrown_in = 0
    for _ in range(8):
        table = await begun(challenges, told.challenge.id)
        await computers.play_on(table)
        while not table.over:
            view = table.view_of(ADA)
            if view.phase != Auction.key:
                break
            assert isinstance(view.ask, OneOf)
            action = next(each for each in view.ask.actions if getattr(each, "bid", "") == PASS)
            await table.change(deciding.act, ADA, action, view.number, view.step)
            await computers.play_on(table)
        if not table.over:
            await play_out(table, computers)
        _, done = await challenges.finish(table)
        assert table.public.number == 1
        assert done.points is not None
        assert table.public.score is not None
        if not table.public.score.counts:
            thrown_in += 1
            assert done.points == 0
    assert thrown_in > 0
    assert await challenges.begin(told.challenge.id, OPENING) is None


async def test_a_voided_play_counts_for_nobody_and_results_are_shown_anew(
    challenges: Challenges, computers: SoloComputers, clock: FakeClock
) -> None:
    told = await opened_and_played(challenges, computers, ADA, BEPPE)
    clock.move(3 * DAY_S + GRACE_S)
    # Computers have played none of its deals, and are waited for.
    assert await challenges.to_show() == []
    clock.move(FIELD_WITHIN_S)
    await challenges.shown(told.challenge)
    await challenges.void(told.challenge, BEPPE)
    with pytest.raises(TableError) as refused:
        await challenges.void(told.challenge, BEPPE)
    assert refused.value.code is TableFault.NO_CHALLENGE_PLAY
    [again] = await challenges.to_show()
    assert [each.user_id for each in (await challenges.told(again)).standings] == [ADA]
    assert (await challenges.own(again, BEPPE)).voided


async def test_what_is_begun_after_a_void_is_void_too(
    challenges: Challenges, computers: SoloComputers, clock: FakeClock
) -> None:
    told = await opened(challenges)
    first = await begun(challenges, told.challenge.id)
    await played(challenges, first, computers)
    await challenges.void(told.challenge, ADA)
    second = await begun(challenges, told.challenge.id)
    own, done = await played(challenges, second, computers)
    assert own.voided
    assert done.points is not None
    clock.move(3 * DAY_S + GRACE_S + FIELD_WITHIN_S)
    assert (await challenges.told(told.challenge)).standings == ()


async def test_what_was_finished_in_time_counts_though_nobody_has_looked_at_it(
    challenges: Challenges, computers: SoloComputers, clock: FakeClock
) -> None:
    told = await opened(challenges)
    table = await begun(challenges, told.challenge.id)
    await play_out(table, computers)
    clock.move(3 * DAY_S + GRACE_S + FIELD_WITHIN_S)
    assert (await challenges.told(told.challenge)).standings == ()
    await challenges.settle(told.challenge)
    assert [each.user_id for each in (await challenges.told(told.challenge)).standings] == [ADA]


async def test_so_many_challenges_at_a_time(challenges: Challenges, clock: FakeClock) -> None:
    for _ in range(MOST_OPEN):
        await opened(challenges)
    with pytest.raises(TableError) as refused:
        await challenges.open(terms(), OPENING)
    assert refused.value.code is TableFault.TOO_MANY_CHALLENGES
    assert await challenges.open_by(ADA, OPENING.guild_id) is not None
    clock.move(3 * DAY_S)
    assert await challenges.open_by(ADA, OPENING.guild_id) is None
    await challenges.open(terms(), OPENING)


async def test_a_challenge_is_of_its_server_and_needs_players_that_think(
    challenges: Challenges, hub: Hub, database: Database, clock: FakeClock
) -> None:
    told = await opened(challenges)
    with pytest.raises(NotFound):
        await challenges.begin(told.challenge.id, replace(OPENING, guild_id=OPENING.guild_id + 1))
    with pytest.raises(NotFound):
        await challenges.find(told.challenge.id + 1, OPENING.guild_id)
    with pytest.raises(TableError) as refused:
        await Challenges(hub, database, clock, None).open(terms(), OPENING)
    assert refused.value.code is TableFault.NOBODY_THINKS


async def test_answers_are_kept_until_the_results_are_shown(
    challenges: Challenges, computers: SoloComputers, database: Database
) -> None:
    told = await opened_and_played(challenges, computers, ADA)
    count = "SELECT count(*) FROM kept_moves"
    [(kept,)] = await database.reading.execute_fetchall(count)
    assert kept > 0
    await challenges.shown(told.challenge)
    [(kept,)] = await database.reading.execute_fetchall(count)
    assert kept == 0


async def test_who_is_forgotten_leaves_nothing_and_others_keep_their_plays(
    challenges: Challenges, computers: SoloComputers, database: Database, clock: FakeClock
) -> None:
    told = await opened_and_played(challenges, computers, ADA, BEPPE)
    clock.move(3 * DAY_S + GRACE_S)
    clock.move(FIELD_WITHIN_S)
    before = await challenges.told(told.challenge)
    await challenges.shown(told.challenge)
    async with database.transaction() as db:
        await forgetting.forget_everywhere(db, ADA)
    [again] = await challenges.to_show()
    after = await challenges.told(again)
    assert [(each.user_id, each.points) for each in after.standings] == [
        (each.user_id, each.points) for each in before.standings if each.user_id == BEPPE
    ]
    assert again.opener_id < 0
    assert OPENING.name not in again.name
    plays = await stored.plays_of(database.reading, again.id)
    assert {each.user_id for each in plays} == {BEPPE}


async def test_who_is_forgotten_with_a_deal_open_leaves_nothing(
    challenges: Challenges, computers: SoloComputers, database: Database, hub: Hub
) -> None:
    told = await opened_and_played(challenges, computers, BEPPE)
    before = await challenges.own(told.challenge, BEPPE)
    table = await begun(challenges, told.challenge.id)
    await computers.play_on(table)
    await hub.forget(OPENING.guild_id, ADA)
    with pytest.raises(NotFound):
        await hub.find_for(table.id, ADA)
    plays = await stored.plays_of(database.reading, told.challenge.id)
    assert {each.user_id for each in plays} == {BEPPE}
    after = await challenges.own(told.challenge, BEPPE)
    assert after.plays == before.plays


async def test_nothing_stays_of_a_server_that_has_removed_the_bot(
    challenges: Challenges, computers: SoloComputers, database: Database
) -> None:
    await opened_and_played(challenges, computers, ADA)
    async with database.transaction() as db:
        while await removals.delete_tables(db, OPENING.guild_id, 1):
            pass
        await removals.delete_rest(db, OPENING.guild_id)
    for name in ("tables", "challenges", "challenge_deals", "challenge_plays"):
        [(count,)] = await database.reading.execute_fetchall(f"SELECT count(*) FROM {name}")
        assert count == 0, name


async def test_a_table_that_is_long_gone_keeps_no_results_from_being_shown(
    challenges: Challenges, computers: SoloComputers, database: Database, clock: FakeClock
) -> None:
    told = await opened(challenges)
    await begun(challenges, told.challenge.id)
    await play_all(challenges, told.challenge.id, BEPPE, computers, Random(1))
    clock.move(3 * DAY_S + GRACE_S + FIELD_WITHIN_S)
    async with database.transaction() as db:
        while await removals.delete_tables(db, OPENING.guild_id, 10):
            pass
    again = Challenges(Hub(database, clock), database, clock, lambda: 4)
    await again.settle(told.challenge)
    assert [each.user_id for each in (await again.told(told.challenge)).standings] == [BEPPE]
