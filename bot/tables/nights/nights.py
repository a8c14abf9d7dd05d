"""All nights: opening one, answering it, and what comes of it at the hour."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from datetime import date
from random import SystemRandom
from typing import Any

from bot.games.game import Game
from bot.tables.clock import Clock
from bot.tables.errors import NotFound, TableError, TableFault
from bot.tables.hub import Hub, Opening
from bot.tables.nights import hours
from bot.tables.nights.draw import MOST_TABLES, draw
from bot.tables.setup import Setup
from bot.tables.table import Table
from data.connection import Connection
from data.database import Database
from data.evenings import nights
from data.evenings.nights import Coming, Night, NightAnswer, NightStage, NightTable
from data.kept_seats import KeptSeat

OWN = 2
"""The most nights of a server that one person may have opened."""

HERE = 5
"""The most nights of a server."""

MOST_IN = 40
"""How many can be in; whoever comes later waits."""

MOST_COMING = 60
"""How many can be in or may come: more cannot be mentioned in a message."""

MOST_ANSWERS = 300
"""How many answers of a night are kept."""

MOST_DESERTED = 3
"""How many nights in a row without anybody who is in end them."""

DRAFT_S = 24 * 3600
"""How long a night can be posted."""

NOBODY = 0
"""Opens the tables of a night: their host is the first to come."""


@dataclass(frozen=True, slots=True)
class When:
    """A day, a minute of it, and the time zone of whoever says so."""

    day: date
    minute: int
    zone: str

    @property
    def moment(self) -> int:
        """The same in seconds since 1970."""
        return hours.moment_of(self.day, self.minute, self.zone)

    @property
    def columns(self) -> dict[str, Any]:
        """What is stored of it."""
        return {
            "zone": self.zone,
            "day": self.day.isoformat(),
            "minute": self.minute,
            "starts_at": self.moment,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class NightTold:
    """A night and its answers, in the order in which they came."""

    night: Night
    setup: Setup
    answers: Sequence[NightAnswer]
    tables: Sequence[NightTable] = ()

    @property
    def game(self) -> Game:
        """What is played."""
        return self.setup.game

    @property
    def seats(self) -> int:
        """How many seats there are at most."""
        return MOST_TABLES * self.game.players

    @property
    def coming(self) -> Sequence[NightAnswer]:
        """Those who are in, without those who wait for one of them to stay away."""
        return self._all(Coming.IN)[:MOST_IN]

    @property
    def waiting(self) -> Sequence[NightAnswer]:
        """Those who would be in if there was room."""
        return self._all(Coming.IN)[MOST_IN:]

    @property
    def maybe(self) -> Sequence[NightAnswer]:
        """Those who may come."""
        return self._all(Coming.MAYBE)

    @property
    def reminded(self) -> Sequence[NightAnswer]:
        """Those who are mentioned half an hour before."""
        return [*self.coming, *self.maybe][:MOST_COMING]

    @property
    def out(self) -> Sequence[NightAnswer]:
        """Those who cannot come."""
        return self._all(Coming.OUT)

    @property
    def is_open(self) -> bool:
        """Whether it can be answered."""
        return self.night.stage in (NightStage.OPEN, NightStage.REMINDED)

    def of(self, user_id: int) -> NightAnswer | None:
        """Return what a person has answered, if they have."""
        return next((each for each in self.answers if each.user_id == user_id), None)

    def _all(self, answer: Coming) -> Sequence[NightAnswer]:
        return [each for each in self.answers if each.answer is answer]


class Nights:
    """Opens nights and keeps what people answer."""

    def __init__(self, hub: Hub, database: Database, clock: Clock) -> None:
        self._hub, self._database, self._clock = hub, database, clock

    async def draft(self, setup: Setup, when: When, opening: Opening, *, weekly: bool) -> NightTold:
        """Return a new night that only its opener sees, in the place of what they have not posted.

        Raises `TableError` if it is over already or too far away, or if there are too many.
        """
        self._require_possible(when)
        await self._require_room(opening.guild_id, opening.user_id)
        night = Night(
            **setup.columns(),
            id=0,
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            opener_id=opening.user_id,
            name=opening.name,
            language=opening.language,
            weekly=weekly,
            **when.columns,
            next_at=int(self._clock.now()) + DRAFT_S,
        )
        async with self._database.transaction() as db:
            await nights.drop_drafts(db, opening.user_id, opening.guild_id)
            night = await nights.add(db, night)
        return NightTold(night=night, setup=setup, answers=())

    async def change(self, night: Night, when: When) -> NightTold:
        """Return a night that is not posted yet at another time. Raises what `draft` raises."""
        self._require_possible(when)
        return await self.told(await self.keep(night, replace(night, **when.columns)))

    async def post(self, night: Night) -> NightTold:
        """Open a night to answers. Raises what `draft` raises."""
        self._require_possible(when_of(night))
        await self._require_room(night.guild_id, night.opener_id)
        fresh = replace(night, stage=NightStage.OPEN, next_at=int(self._clock.now()))
        return await self.told(await self.keep(night, fresh))

    async def known(self, night_id: int) -> Night | None:
        """Return the night with this id, if there still is one."""
        return await nights.find(self._database.reading, night_id)

    async def find(self, night_id: int, guild_id: int) -> Night:
        """Return the night with this id. Raises `NotFound` if the server has none."""
        night = await self.known(night_id)
        if night is None or night.guild_id != guild_id or night.stage is NightStage.ENDED:
            raise NotFound(TableFault.NO_NIGHT, night_id)
        return night

    async def on_server(self, guild_id: int) -> list[Night]:
        """Return all nights of a server, the next one first."""
        return await nights.on_server(self._database.reading, guild_id)

    async def due(self) -> list[Night]:
        """Return the nights for which something has to be done by now."""
        return await nights.due(self._database.reading, int(self._clock.now()))

    async def told(self, night: Night) -> NightTold:
        """Return a night with its answers and tables."""
        return await _told(self._database.reading, night)

    async def answer(
        self, night: Night, user_id: int, name: str, answer: Coming, *, weekly: bool | None = None
    ) -> NightTold:
        """Note whether a person comes, and whether they do every week unless that is left open.

        Raises `TableError` if the night has begun, or if it is full.
        """
        async with self._database.transaction() as db:
            told = await _told(db, await _found(db, night.id))
            if not told.is_open:
                raise TableError(TableFault.NIGHT_BEGUN)
            before = told.of(user_id)
            _require_space(told, before, answer)
            fresh = NightAnswer(
                night_id=night.id,
                user_id=user_id,
                name=name,
                answer=answer,
                weekly=(before is not None and before.weekly) if weekly is None else weekly,
                answered_at=_since(before, answer, int(self._clock.now())),
            )
            await nights.put_answer(db, fresh)
            return await _told(db, told.night)

    async def end(self, night: Night) -> Night:
        """End a night, and all that would follow it."""
        fresh = replace(night, stage=NightStage.ENDED, next_at=int(self._clock.now()))
        return await self.keep(night, fresh)

    async def keep(self, old: Night, new: Night) -> Night:
        """Store what has changed of a night, and return it as it is then; one that has ended
        meanwhile does not go on."""
        changed = {
            field.name: getattr(new, field.name)
            for field in fields(Night)
            if getattr(new, field.name) != getattr(old, field.name)
        }
        async with self._database.transaction() as db:
            known = await nights.find(db, old.id)
            if known is None or known.stage is NightStage.ENDED:
                return known or new
            fresh = replace(known, **changed)
            await nights.update(db, known, fresh)
        return fresh

    async def put_off(self, night: Night, by_s: int) -> None:
        """Look at a night again after so many seconds, and not before, how far it may have come."""
        async with self._database.transaction() as db:
            await nights.put_off(db, night.id, int(self._clock.now()) + by_s)

    async def delete(self, night: Night) -> None:
        """Delete a night that is over, with its answers."""
        async with self._database.transaction() as db:
            await nights.delete(db, night.id)

    async def draw(self, night: Night) -> NightTold:
        """Draw who plays with whom, and return that. Without anybody the night begins empty."""
        async with self._database.transaction() as db:
            told = await _told(db, await _found(db, night.id))
            tables = _drawn(told)
            fresh = replace(
                told.night,
                stage=NightStage.DRAWN if tables else NightStage.BEGUN,
                next_at=night.next_at if tables else night.starts_at + hours.AFTER_S,
                deserted=0 if tables else night.deserted + 1,
            )
            await nights.add_tables(db, tables)
            await nights.update(db, told.night, fresh)
            return await _told(db, fresh)

    async def note_message(self, table: NightTable, message_id: int) -> NightTable:
        """Store at which message the thread of a table begins."""
        fresh = replace(table, message_id=message_id)
        async with self._database.transaction() as db:
            await nights.update_table(db, table, fresh)
        return fresh

    async def open_table(self, told: NightTold, table: NightTable, channel_id: int) -> Table:
        """Open a table in this place, with seats kept for those who were drawn to it."""
        night, names = told.night, {each.user_id: each.name for each in told.answers}
        until = int(self._clock.now()) + hours.KEPT_S
        opening = Opening(
            user_id=NOBODY,
            name="",
            locale=night.language,
            guild_id=night.guild_id,
            channel_id=channel_id,
            parent_id=night.channel_id,
            language=night.language,
        )

        async def note(db: Connection, table_id: int) -> None:
            await nights.update_table(db, table, replace(table, table_id=table_id))

        # Whoever has had their data deleted meanwhile is not known any more.
        kept = [KeptSeat(user, names[user], until) for user in table.people if user in names]
        return await self._hub.open_for(told.setup, opening, kept, until, note)

    async def renew(self, night: Night) -> Night:
        """Return the night of the next week; it has no card yet."""
        now = int(self._clock.now())
        when = when_of(night)
        day = hours.week_after(when.day, when.minute, when.zone, now)
        fresh = replace(
            night,
            **replace(when, day=day).columns,
            next_at=now,
            stage=NightStage.OPEN,
            message_id=None,
            old_message_id=night.message_id,
            reminder_id=None,
        )
        async with self._database.transaction() as db:
            await nights.forget_answers(db, night.id)
            await nights.update(db, night, fresh)
        return fresh

    def _require_possible(self, when: When) -> None:
        hours.require_possible(when.day, when.moment, self._clock.now(), when.zone)

    async def _require_room(self, guild_id: int, user_id: int) -> None:
        known = await self.on_server(guild_id)
        if len(known) >= HERE:
            raise TableError(TableFault.TOO_MANY_NIGHTS_HERE)
        if sum(each.opener_id == user_id for each in known) >= OWN:
            raise TableError(TableFault.TOO_MANY_NIGHTS)


def when_of(night: Night) -> When:
    """Return when a night is."""
    return When(date.fromisoformat(night.day), night.minute, night.zone)


async def _found(db: Connection, night_id: int) -> Night:
    night = await nights.find(db, night_id)
    if night is None or night.stage is NightStage.ENDED:
        raise NotFound(TableFault.NO_NIGHT, night_id)
    return night


async def _told(db: Connection, night: Night) -> NightTold:
    return NightTold(
        night=night,
        setup=Setup.of(night),
        answers=await nights.answers(db, night.id),
        tables=await nights.tables_of(db, night.id),
    )


def _since(before: NightAnswer | None, answer: Coming, now: int) -> int:
    # Who was in before others stays before them.
    return before.answered_at if before is not None and before.answer is answer else now


def _drawn(told: NightTold) -> list[NightTable]:
    people = [each.user_id for each in told.coming]
    drawn = draw(people, told.game.players, SystemRandom())
    return [
        NightTable(night_id=told.night.id, number=number, people=each)
        for number, each in enumerate(drawn, start=1)
    ]


def _require_space(told: NightTold, before: NightAnswer | None, answer: Coming) -> None:
    coming = len(told.coming) + len(told.maybe)
    counted = before is not None and before.answer is not Coming.OUT
    is_full = answer is Coming.MAYBE and coming - counted >= MOST_COMING
    if is_full or (before is None and len(told.answers) >= MOST_ANSWERS):
        raise TableError(TableFault.NIGHT_FULL)
