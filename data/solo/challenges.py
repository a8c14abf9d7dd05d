"""Challenges to play the same deals, their deals, and what people have made of them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from data import rows
from data.connection import Connection
from data.solo.shared import SharedDeal


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """A challenge and the message in which it was posted; times are in seconds since 1970.

    Its opener's `name` is as it was then. Auctions have been `held`, or everybody bids for
    themselves. Whether its end is `announced` is up to the opener. `shown_at` is None until its
    results are shown as they are.
    """

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None = None
    opener_id: int
    name: str
    language: str
    held: bool
    announced: bool
    created_at: int
    closes_at: int
    shown_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeDeal(SharedDeal):
    """A deal of a challenge, counted from 1. Until computers have played it there is no field."""

    challenge_id: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengePlay:
    """What a person has made of a deal of a challenge; without an end it has no result."""

    challenge_id: int
    number: int
    user_id: int
    table_id: int
    name: str
    began_at: int
    ended_at: int | None = None
    score: int | None = None
    voided: bool = False

    @property
    def counts(self) -> bool:
        """Whether it has a result that counts."""
        return self.score is not None and not self.voided


async def add(db: Connection, challenge: Challenge) -> Challenge:
    """Store a new challenge; return it with the id it has got."""
    values = dict(zip(rows.columns(Challenge), rows.values(challenge), strict=True))
    del values["id"]
    return replace(challenge, id=await rows.insert_one(db, "challenges", values))


async def add_deals(db: Connection, deals: Sequence[ChallengeDeal]) -> None:
    """Store the deals of a new challenge."""
    await rows.insert(db, "challenge_deals", deals)


async def note_message(db: Connection, challenge_id: int, message_id: int) -> None:
    """Note the message in which a challenge was posted."""
    await db.execute(
        "UPDATE challenges SET message_id = ? WHERE id = ?", (message_id, challenge_id)
    )


async def find(db: Connection, challenge_id: int) -> Challenge | None:
    """Return the challenge with this id, if there is one."""
    found = await rows.select(db, Challenge, "FROM challenges WHERE id = ?", (challenge_id,))
    return next(iter(found), None)


async def deals_of(db: Connection, challenge_id: int) -> list[ChallengeDeal]:
    """Return the deals of a challenge, in their order."""
    source = "FROM challenge_deals WHERE challenge_id = ? ORDER BY number"
    return await rows.select(db, ChallengeDeal, source, (challenge_id,))


async def open_by(db: Connection, user_id: int, guild_id: int, now: int) -> Challenge | None:
    """Return the challenge of a person of a server that can still be begun, if there is one."""
    source = """
        FROM challenges
        WHERE opener_id = ? AND guild_id = ? AND closes_at > ? AND message_id IS NOT NULL
    """
    return next(iter(await rows.select(db, Challenge, source, (user_id, guild_id, now))), None)


async def open_on(db: Connection, guild_id: int, now: int) -> int:
    """Return how many challenges of a server can still be begun."""
    [(count,)] = await db.execute_fetchall(
        """
        SELECT count(*) FROM challenges
        WHERE guild_id = ? AND closes_at > ? AND message_id IS NOT NULL
        """,
        (guild_id, now),
    )
    return int(count)


async def close(db: Connection, challenge_id: int, now: int, secret_until: int) -> list[int]:
    """Let nobody begin a challenge any more; return the tables where it was begun.

    What is hidden of them stays so until the given time.
    """
    await db.execute("UPDATE challenges SET closes_at = ? WHERE id = ?", (now, challenge_id))
    found = await db.execute_fetchall(
        """
        UPDATE tables SET secret_until = ?
        WHERE id IN (SELECT table_id FROM challenge_plays WHERE challenge_id = ?) RETURNING id
        """,
        (secret_until, challenge_id),
    )
    return [table_id for (table_id,) in found]


async def to_show(db: Connection, before: int) -> list[Challenge]:
    """Return the challenges that had closed by then, and whose results are not shown as they
    are."""
    return await rows.readable(
        db,
        Challenge,
        """
        FROM challenges WHERE shown_at IS NULL AND message_id IS NOT NULL
            AND closes_at <= ?
        ORDER BY closes_at
        """,
        (before,),
    )


async def note_shown(db: Connection, challenge_id: int, now: int) -> None:
    """Note that the results of a challenge are shown as they are, and need not be announced."""
    await db.execute(
        "UPDATE challenges SET shown_at = ?, announced = 0 WHERE id = ?", (now, challenge_id)
    )


async def without_field(db: Connection) -> ChallengeDeal | None:
    """Return the deal that computers have to play next, of the challenge that closes first."""
    source = """
        FROM challenge_deals JOIN challenges ON id = challenge_id
        WHERE field = '[]' AND shown_at IS NULL AND message_id IS NOT NULL
        ORDER BY closes_at, number LIMIT 1
    """
    return next(iter(await rows.select(db, ChallengeDeal, source)), None)


async def put_field(db: Connection, deal: ChallengeDeal, field: Sequence[int]) -> None:
    """Store how computers have played a deal."""
    fresh = replace(deal, field=tuple(field))
    await rows.update(db, "challenge_deals", deal, fresh, ("challenge_id", "number"))


async def plays_of(db: Connection, challenge_id: int) -> list[ChallengePlay]:
    """Return all plays of a challenge, in the order of their people and deals."""
    source = "FROM challenge_plays WHERE challenge_id = ? ORDER BY user_id, number"
    return await rows.select(db, ChallengePlay, source, (challenge_id,))


async def play_at(db: Connection, table_id: int) -> ChallengePlay | None:
    """Return the play at this table, if there is one."""
    source = "FROM challenge_plays WHERE table_id = ?"
    return next(iter(await rows.select(db, ChallengePlay, source, (table_id,))), None)


async def begin(db: Connection, play: ChallengePlay) -> None:
    """Store a play that begins. Raises `Conflict` if the person has begun it."""
    await rows.insert(db, "challenge_plays", [play])


async def end(db: Connection, play: ChallengePlay, score: int, now: int) -> None:
    """Store what a play has come to, unless that is stored."""
    await db.execute(
        """
        UPDATE challenge_plays SET ended_at = ?, score = ?
        WHERE challenge_id = ? AND user_id = ? AND number = ? AND ended_at IS NULL
        """,
        (now, score, play.challenge_id, play.user_id, play.number),
    )


async def void(db: Connection, challenge_id: int, user_id: int) -> bool:
    """Note that what a person has made of a challenge counts for nothing; return whether it did.

    Results that are shown have to be shown anew.
    """
    found = await db.execute_fetchall(
        """
        UPDATE challenge_plays SET voided = 1
        WHERE challenge_id = ? AND user_id = ? AND voided = 0 RETURNING number
        """,
        (challenge_id, user_id),
    )
    if found:
        await db.execute("UPDATE challenges SET shown_at = NULL WHERE id = ?", (challenge_id,))
    return bool(found)


async def forget_answers(db: Connection) -> None:
    """Forget what computers have answered in challenges whose results are shown."""
    await db.execute(
        """
        DELETE FROM kept_moves WHERE match IN (
            SELECT match FROM challenge_deals JOIN challenges ON id = challenge_id
            WHERE shown_at IS NOT NULL
        )
        """
    )
