"""All challenges: opening one, playing its deals, and what is told of it, and when."""

import secrets
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.games import catalogue
from bot.games.fair import SECRET_BYTES, Fairness, commitment
from bot.games.game import Game
from bot.ratings.units import scale_of
from bot.tables.challenges.standings import ChallengeStanding, by_steps, standings
from bot.tables.clock import Clock
from bot.tables.errors import NotFound, TableError, TableFault, Until
from bot.tables.hub import Hub, Opening
from bot.tables.shared_deals import scoring
from bot.tables.shared_deals.candidates import candidate, has_auction
from bot.tables.shared_deals.deals import columns_of, deal_from
from bot.tables.table import Table
from data import tables
from data.connection import Connection
from data.database import Database
from data.faults import Conflict
from data.finished.periods import DAY_S
from data.solo import challenges
from data.solo.challenges import Challenge, ChallengeDeal, ChallengePlay
from data.tables import TableKind

GRACE_S = 1800
"""How long after the end of a challenge a deal that was begun can still be finished."""

FIELD_WITHIN_S = 3600
"""How long the results of a challenge wait for computers that have not played its deals."""

MOST_OPEN = 3
"""The most challenges of a server that can be begun at a time; each person has one."""

SCHEME = "challenge"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeTerms:
    """What somebody challenges others to: so many deals of a game, within so many days.

    Auctions are `held` beforehand, or everybody bids. The end may be `announced` to all.
    """

    game: Game
    deals: int
    days: int
    held: bool
    announced: bool


@dataclass(frozen=True, slots=True)
class OwnPlay:
    """What a person has made of a deal.

    Only what was finished in time has `points`, and `percent` only once computers have played the
    deal. There is a `table_id` as long as the play can be looked at.
    """

    number: int
    begun: bool
    table_id: int | None
    points: int | None
    percent: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeTold:
    """What everybody may know of a challenge.

    It `is_open` while a deal of it can be begun. Until it has ended there are neither `standings`
    nor a `secret`; computers that have not played yet are waited for. So many people have `begun`,
    and so many have finished all its deals. `bidding` says whether there is an auction at all.
    """

    challenge: Challenge
    game: str
    players: int
    deals: int
    bidding: bool
    is_open: bool
    begun: int
    finished: int
    commitment: str
    secret: str | None
    standings: tuple[ChallengeStanding, ...]
    by_steps: bool

    @property
    def ends_at(self) -> int:
        """From when on everything is told, in seconds since 1970."""
        return ends_at(self.challenge)

    @property
    def is_over(self) -> bool:
        """Whether everything is told."""
        return self.secret is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnChallenge:
    """A challenge as one person sees it, with what they have made of it themselves."""

    told: ChallengeTold
    plays: tuple[OwnPlay, ...]
    voided: bool
    can_play: bool


class Challenges:
    """Challenges among people of a server.

    *worlds* tells in how many worlds computers think as things are; where they do not search there
    are no challenges, and it is None.
    """

    def __init__(
        self, hub: Hub, database: Database, clock: Clock, worlds: Callable[[], int] | None
    ) -> None:
        self._hub, self._database, self._clock = hub, database, clock
        self._worlds = worlds

    async def open(self, terms: ChallengeTerms, opening: Opening) -> ChallengeTold:
        """Return a new challenge, which has to be posted.

        Raises `TableError` if there are too many on the server already, or nobody can think.
        """
        if self._worlds is None:
            raise TableError(TableFault.NOBODY_THINKS)
        now = int(self._clock.now())
        if await challenges.open_on(self._database.reading, opening.guild_id, now) >= MOST_OPEN:
            raise TableError(TableFault.TOO_MANY_CHALLENGES)
        fresh = Challenge(
            id=0,
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            opener_id=opening.user_id,
            name=opening.name,
            language=opening.language,
            held=terms.held,
            announced=terms.announced,
            created_at=now,
            closes_at=now + terms.days * DAY_S,
        )
        async with self._database.transaction() as db:
            challenge = await challenges.add(db, fresh)
            deals = [*_deals(challenge.id, terms, self._worlds())]
            await challenges.add_deals(db, deals)
        return await self.told(challenge)

    async def posted(self, challenge_id: int, message_id: int) -> None:
        """Note the message in which a challenge was posted: it can be played from now on."""
        async with self._database.transaction() as db:
            await challenges.note_message(db, challenge_id, message_id)

    async def open_by(self, user_id: int, guild_id: int) -> Challenge | None:
        """Return the challenge of a person of this server that can still be begun, if there is
        one."""
        now = int(self._clock.now())
        return await challenges.open_by(self._database.reading, user_id, guild_id, now)

    async def find(self, challenge_id: int, guild_id: int) -> Challenge:
        """Return the challenge of a server with this id. Raises `NotFound` if there is none."""
        found = await challenges.find(self._database.reading, challenge_id)
        if found is None or found.guild_id != guild_id:
            raise NotFound(TableFault.NO_CHALLENGE, challenge_id)
        return found

    async def begin(self, challenge_id: int, opening: Opening) -> Table | None:
        """Return where a person plays on: the deal that they have begun, or the next one.

        None if they have played all. Raises `TableError` if there is no such challenge, or its time
        is over.
        """
        challenge = await self.find(challenge_id, opening.guild_id)
        reading, user = self._database.reading, opening.user_id
        plays = {each.number: each for each in await self._plays(challenge, user)}
        under_way = next((each for each in plays.values() if each.ended_at is None), None)
        if under_way is not None and self._clock.now() < ends_at(challenge):
            return await self._hub.find_for(under_way.table_id, user)
        deals = await challenges.deals_of(reading, challenge_id)
        deal = next((each for each in deals if each.number not in plays), None)
        self.require_open(challenge)
        if deal is None:
            return None
        voided = any(each.voided for each in plays.values())
        return await self._begin(challenge, deal, opening, voided=voided)

    async def _begin(
        self, challenge: Challenge, deal: ChallengeDeal, opening: Opening, *, voided: bool
    ) -> Table:
        async def store(db: Connection, table_id: int) -> None:
            play = ChallengePlay(
                challenge_id=challenge.id,
                number=deal.number,
                user_id=opening.user_id,
                table_id=table_id,
                name=opening.name,
                began_at=int(self._clock.now()),
                voided=voided,
            )
            await challenges.begin(db, play)

        try:
            return await self._hub.open_shared(
                deal_from(deal), TableKind.CHALLENGE, ends_at(challenge), opening, store
            )
        except Conflict:
            # Two presses at once: the other one was faster.
            plays = await self._plays(challenge, opening.user_id)
            [there] = [each for each in plays if each.number == deal.number]
            return await self._hub.find_for(there.table_id, opening.user_id)

    async def finish(self, table: Table) -> tuple[OwnChallenge, OwnPlay]:
        """Return the challenge of a table that is over, and what its person has made of the deal.

        That is stored once, if it was made in time. Raises `TableError` if there is no such play.
        """
        play = await challenges.play_at(self._database.reading, table.id)
        if play is None:
            raise TableError(TableFault.NO_SUCH_TABLE)
        challenge = await self.find(play.challenge_id, table.row.guild_id)
        score = table.public.score
        assert score is not None
        ended_at = table.row.ended_at or int(self._clock.now())
        if play.ended_at is None and ended_at < ends_at(challenge):
            seat = table.seating.seat_of(play.user_id)
            points = scoring.points_of(table.game, score.scores, seat)
            async with self._database.transaction() as db:
                await challenges.end(db, play, points, ended_at)
        own = await self.own(challenge, play.user_id)
        return own, own.plays[play.number - 1]

    async def own(self, challenge: Challenge, user_id: int) -> OwnChallenge:
        """Return a challenge as one person sees it."""
        deals = await challenges.deals_of(self._database.reading, challenge.id)
        everybody = await challenges.plays_of(self._database.reading, challenge.id)
        told = self._told(challenge, deals, everybody)
        plays = {each.number: each for each in everybody if each.user_id == user_id}
        left = len(plays) < len(deals)
        under_way = any(each.ended_at is None for each in plays.values())
        ids = [each.table_id for each in plays.values()]
        kept = frozenset(await tables.with_ids(self._database.reading, ids))
        return OwnChallenge(
            told=told,
            plays=tuple(_own(deal, plays.get(deal.number), kept) for deal in deals),
            voided=any(each.voided for each in plays.values()),
            can_play=(told.is_open and left)
            or (under_way and self._clock.now() < ends_at(challenge)),
        )

    async def told(self, challenge: Challenge) -> ChallengeTold:
        """Return what everybody may know of a challenge by now."""
        reading = self._database.reading
        deals = await challenges.deals_of(reading, challenge.id)
        return self._told(challenge, deals, await challenges.plays_of(reading, challenge.id))

    def _told(
        self,
        challenge: Challenge,
        deals: Sequence[ChallengeDeal],
        plays: Sequence[ChallengePlay],
    ) -> ChallengeTold:
        done = [each.user_id for each in plays if each.ended_at is not None and not each.voided]
        now, waited = self._clock.now(), 0 if all(each.field for each in deals) else FIELD_WITHIN_S
        is_over = now >= ends_at(challenge) + waited
        first, found = deals[0], tuple[ChallengeStanding, ...]()
        if is_over:
            found = standings(deals, plays, scale_of(_game(first)).unit)
        return ChallengeTold(
            challenge=challenge,
            game=first.game,
            players=first.players,
            deals=len(deals),
            bidding=has_auction(_game(first)),
            is_open=now < challenge.closes_at,
            begun=len({each.user_id for each in plays}),
            finished=sum(done.count(user) == len(deals) for user in {*done}),
            commitment=commitment(first.secret),
            secret=first.secret.hex() if is_over else None,
            standings=found,
            by_steps=by_steps(found, deals),
        )

    def require_open(self, challenge: Challenge) -> None:
        """Raise `Until` if no deal of a challenge can be begun any more."""
        if self._clock.now() >= challenge.closes_at:
            raise Until(TableFault.CHALLENGE_OVER, challenge.closes_at)

    async def close(self, challenge: Challenge) -> Challenge:
        """Let nobody begin a challenge any more; what was begun can be finished for a while.

        Raises `Until` if that is so already.
        """
        self.require_open(challenge)
        now = int(self._clock.now())
        async with self._database.transaction() as db:
            ids = await challenges.close(db, challenge.id, now, now + GRACE_S)
        await self._hub.read_again(ids)
        return await self.find(challenge.id, challenge.guild_id)

    async def void(self, challenge: Challenge, user_id: int) -> None:
        """Have all that a person has made of a challenge count for nothing. Raises `TableError` if
        there is nothing of theirs that counts."""
        async with self._database.transaction() as db:
            if not await challenges.void(db, challenge.id, user_id):
                raise TableError(TableFault.NO_CHALLENGE_PLAY)

    async def to_show(self) -> Sequence[Challenge]:
        """Return the challenges that have ended and whose results are not shown as they are."""
        before = int(self._clock.now()) - GRACE_S
        found = await challenges.to_show(self._database.reading, before)
        return [each for each in found if (await self.told(each)).is_over]

    async def settle(self, challenge: Challenge) -> None:
        """Store what was finished in time and never looked at since."""
        for play in await challenges.plays_of(self._database.reading, challenge.id):
            if play.ended_at is not None:
                continue
            # A table may be gone by then, or damaged: it holds up nobody else's results.
            with suppress(TableError):
                table = await self._hub.find_for(play.table_id, play.user_id)
                if table.over:
                    await self.finish(table)

    async def shown(self, challenge: Challenge) -> None:
        """Note that the results of a challenge are shown; nobody needs the answers in it then."""
        async with self._database.transaction() as db:
            await challenges.note_shown(db, challenge.id, int(self._clock.now()))
            await challenges.forget_answers(db)

    async def _plays(self, challenge: Challenge, user_id: int) -> list[ChallengePlay]:
        plays = await challenges.plays_of(self._database.reading, challenge.id)
        return [each for each in plays if each.user_id == user_id]


def ends_at(challenge: Challenge) -> int:
    """Return from when on everything about a challenge is told, in seconds since 1970."""
    return challenge.closes_at + GRACE_S


def _deals(challenge_id: int, terms: ChallengeTerms, worlds: int) -> Iterator[ChallengeDeal]:
    # Nothing is chosen: they are the first ones that are not thrown in.
    secret, found, number = secrets.token_bytes(SECRET_BYTES), 0, 0
    while found < terms.deals:
        number += 1
        fairness = Fairness(f"{SCHEME}-{challenge_id}-{number}", secret, ())
        deal = candidate(terms.game, fairness, held=terms.held)
        if deal is not None:
            found += 1
            yield ChallengeDeal(
                **columns_of(deal), worlds=worlds, field=(), challenge_id=challenge_id, number=found
            )


def _game(deal: ChallengeDeal) -> Game:
    return catalogue.game(deal.game, deal.options, deal.players, deal.edition)


def _own(deal: ChallengeDeal, play: ChallengePlay | None, kept: Container[int]) -> OwnPlay:
    if play is None:
        return OwnPlay(deal.number, begun=False, table_id=None, points=None, percent=None)
    percent = None
    if play.score is not None and deal.field:
        percent = scoring.percent_of(play.score, deal.field)
    table_id = play.table_id if play.table_id in kept else None
    return OwnPlay(deal.number, begun=True, table_id=table_id, points=play.score, percent=percent)
