"""A village that plays: its matches come from the engine and are stored like those at real tables.

Nothing is shown, and a deal is stored at its end with all that has happened in it. How strong
people are is known to them alone.
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from random import Random

from bot.app.jobs.scheduled_jobs import ScheduledJobs
from bot.games.cards import Seat
from bot.games.catalogue import game
from bot.games.game import Game
from bot.loopback.world import sample
from bot.ratings.units import KINDS
from bot.tables import store
from bot.tables.decisions import ending, lobby, play
from bot.tables.seating import Seating
from bot.tables.setup import Setup
from bot.tables.state import Step, Steps, TableState
from data import seats, tables
from data.connection import Connection
from data.database import Database
from data.finished import logs
from data.finished.periods import Span, period_of, start_of
from data.seats import Sitter
from data.tables import Hidden, TableRow
from tests.bench.players.village.people import Villager
from tests.tables.support.clock import FakeClock

GUILD = int(sample.GUILD_ID)
CHANNEL = int(sample.TABLES_ID)

DEAL_S = 300
"""So long a deal takes."""

IN_FULL = 40
"""Every so many-th match is played to its end; of the others people play one deal."""

AT_ONCE = 25
"""So many matches are stored together."""

UNPACKED = 500
"""The logs of so many newest tables are not compressed yet."""

SHARES = (4, 7, 7, 5, 5, 7, 9, 6, 7, 6, 5)
"""How often each kind of game is played, so that all can be ranked about as soon."""


@dataclass(frozen=True, slots=True)
class Village:
    """Who plays, what, and when: so many matches from a beginning to an end, in seconds since 1970.

    `shares` says how often each kind of game is played.
    """

    people: Sequence[Villager]
    matches: int
    begin: int
    end: int
    shares: Sequence[int] = SHARES
    by_id: Mapping[int, Villager] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {each.user_id: each for each in self.people})

    def time_of(self, number: int) -> int:
        """When a match begins; they are counted from 1."""
        return self.begin + (self.end - self.begin) * (number - 1) // self.matches


async def live(database: Database, village: Village, matches: int) -> int:
    """Plays up to so many more matches of a village; returns how many there are then.

    It goes on where it was interrupted. Each Monday the places are noted, as the bot does.
    """
    [(done,)] = await database.reading.execute_fetchall("SELECT count(*) FROM tables")
    last = min(village.matches, done + matches)
    while done < last:
        numbers = range(done + 1, min(done + AT_ONCE, last) + 1)
        for number in numbers:
            await _begin_week(database, village, number)
        async with database.transaction() as db:
            for number in numbers:
                await _match(db, village, number)
        done = numbers[-1]
        await asyncio.sleep(0)
    return int(done)


async def _begin_week(database: Database, village: Village, number: int) -> None:
    week = period_of(Span.WEEK, village.time_of(number))
    if number == 1 or period_of(Span.WEEK, village.time_of(number - 1)) != week:
        await ScheduledJobs(database, FakeClock(start_of(week))).write()


async def _match(db: Connection, village: Village, number: int) -> None:
    chance, now = Random(f"village {number}"), village.time_of(number)
    [kind] = chance.choices(KINDS, village.shares)
    played = game(kind[0], {}, kind[1])
    people = chance.sample(village.people, played.players)
    state = await _table(db, played, people, number, now)
    for each in _played(state, now, village.by_id, chance, number % IN_FULL == 0):
        step = store.fenced(state, each)
        await store.write(db, state, step)
        state = step.state
    if number > UNPACKED:
        await logs.pack(db, number - UNPACKED)


async def _table(
    db: Connection, played: Game, people: Sequence[Villager], number: int, now: int
) -> TableState:
    row = TableRow(
        id=0,
        game=played.key,
        edition=played.edition,
        options=asdict(played.options),
        players=played.players,
        guild_id=GUILD,
        channel_id=CHANNEL,
        parent_id=CHANNEL,
        language="en",
        opener_id=people[0].user_id,
        created_at=now,
        touched_at=now,
    )
    secret = sha256(f"village {number}".encode()).digest()
    row = await tables.add(db, row, secret)
    sitters = [Sitter(Seat(n), each.user_id, each.name) for n, each in enumerate(people)]
    await seats.replace_all(db, row.id, sitters)
    seating = Seating.of(played.players, sitters)
    return TableState(row, Hidden(row.id, secret), Setup(played), seating, {}, None, 0, now)


def _played(
    state: TableState, now: int, people: Mapping[int, Villager], chance: Random, in_full: bool
) -> Iterator[Step]:
    # A step for each deal.
    step = _joined(Step(state), lobby.start(state, now, state.row.opener_id))
    while True:
        now += DEAL_S
        step = _deal(step, now, people, chance, in_full)
        yield step
        if step.state.over:
            return
        step = _joined(Step(step.state), play.next_deal(step.state, now))


def _deal(
    step: Step, now: int, people: Mapping[int, Villager], chance: Random, in_full: bool
) -> Step:
    agreed = in_full
    while (turn := step.state.turn) is not None:
        match = step.state.require_match()
        if not agreed and match.deal is not None and match.deal.tricks:
            step, agreed = _agreed(step, now), True
        user = step.state.seating.sitter(turn.seat).user_id
        assert user is not None
        action = people[user].choose(match.view(turn.seat), chance)
        step = _joined(step, play.act(step.state, now, user, action, turn.deal, turn.step))
    return step


def _agreed(step: Step, now: int) -> Step:
    for sitter in step.state.seating.humans():
        assert sitter.user_id is not None
        step = _joined(step, ending.agree(step.state, now, sitter.user_id))
    return step


def _joined(before: Step, steps: Steps) -> Step:
    for each in steps:
        happened, by = (*before.events, *each.events), {**before.by, **each.by}
        before = replace(each, events=happened, by=by)
    return before
