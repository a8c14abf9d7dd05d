"""What a finished deal leaves: a row for itself and one for each seat, from its log alone."""

from collections.abc import Sequence
from functools import partial, reduce
from operator import or_

from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.events import HandfulShown, MeldsDeclared, SlamSpoken
from bot.players.levels import named
from bot.ratings.observing import is_whole, parts_of
from bot.ratings.parts import Part, Role
from bot.ratings.units import FIT, kind_of
from bot.tables.rated import why_unrated
from bot.tables.seating import STAND_IN_LEVEL
from bot.tables.setup import Setup
from data.events import By, Chosen
from data.finished.deals import DealRow, DealSeat, Mark, Outcome
from data.seats import Sitter
from data.tables import TableRow

PETIT_LINE = "petit"
"""The line of a score that counts a Petit in the last trick."""


def outcome_of(
    row: TableRow,
    setup: Setup,
    sitters: Sequence[Sitter],
    deal: Deal,
    chosen: Sequence[Chosen],
    ended_at: int,
) -> Outcome:
    """The rows of a deal with a score, without ratings.

    *sitters* are those who had the seats in this deal, and *chosen* is what they chose in it.
    """
    assert deal.score is not None
    game = setup.game
    whole, attack = is_whole(deal), None
    parts = (Part(Role.NONE, 0),) * deal.players
    if whole:
        parts, attack = parts_of(game, deal), game.attack(deal)
    seats = tuple(
        _seat(sitter, deal, parts, [each for each in chosen if each.seat == sitter.seat])
        for sitter in sitters
    )
    kept = DealRow(
        table_id=row.id,
        number=deal.number,
        guild_id=row.guild_id,
        kind=kind_of(game),
        ended_at=ended_at,
        bid=None if attack is None else attack.bid,
        multiplier=1 if attack is None else attack.multiplier,
        counts=deal.score.counts and row.voided_at is None,
        rated=whole and row.voided_at is None and why_unrated(setup, _people(seats)) is None,
        fit=FIT,
    )
    return Outcome(kept, seats)


def _people(seats: Sequence[DealSeat]) -> int:
    return sum(seat.person is not None for seat in seats)


def own_cards(chosen: Sequence[Chosen], usual: By) -> tuple[int, int]:
    """How many of the cards that a seat has played its person chose, and how many those are.

    *usual* chose where the log does not say who did.
    """
    own = sum(each.cards for each in chosen if (each.by or usual) is not By.COMPUTER)
    return own, sum(each.cards for each in chosen)


def _seat(sitter: Sitter, deal: Deal, parts: Sequence[Part], chosen: Sequence[Chosen]) -> DealSeat:
    assert deal.score is not None
    seat, facts = sitter.seat, deal.facts
    melds = (fact for fact in facts if isinstance(fact, MeldsDeclared) and fact.seat == seat)
    user_id, computer, cards = _owner(sitter, chosen)
    return DealSeat(
        seat=seat,
        user_id=user_id,
        computer=computer,
        own_cards=cards,
        role=parts[seat].role,
        margin=parts[seat].margin,
        points=deal.score.scores[seat],
        tricks=sum(trick.winner == seat for trick in deal.tricks),
        declared=sum(fact.points for fact in melds),
        marks=_marks(deal, parts, seat),
    )


def _owner(sitter: Sitter, chosen: Sequence[Chosen]) -> tuple[int | None, str | None, int]:
    # A person has left the deal only if the first thing their seat had to do was still theirs.
    if sitter.computer is not None:
        return None, named(sitter.computer), 0
    own, played = own_cards(chosen, By.PERSON)
    if 2 * own >= played:
        return sitter.user_id, None, own
    began = min(chosen, key=lambda each: each.first).by is not By.COMPUTER
    return sitter.user_id if began else None, named(STAND_IN_LEVEL), own


def _marks(deal: Deal, parts: Sequence[Part], seat: Seat) -> Mark:
    if parts[seat].role is Role.NONE:
        return Mark.NOTHING
    assert deal.score is not None
    winners = {trick.winner for trick in deal.tricks}
    together = partial(_together, parts, seat)
    found = {
        Mark.SLAM: all(winner is not None and together(winner) for winner in winners),
        Mark.ANNOUNCED: any(
            isinstance(fact, SlamSpoken) and fact.seat == seat and fact.announced
            for fact in deal.facts
        ),
        Mark.LAST_TRICK: deal.tricks[-1].winner == seat,
        Mark.PETIT: any(
            line.code == PETIT_LINE and line.points[seat] > 0 for line in deal.score.lines
        ),
        Mark.HANDFUL: any(
            isinstance(fact, HandfulShown) and fact.seat == seat for fact in deal.facts
        ),
    }
    return reduce(or_, (mark for mark, holds in found.items() if holds), Mark.NOTHING)


def _together(parts: Sequence[Part], seat: Seat, other: Seat) -> bool:
    if parts[seat].role is Role.ALONE:
        return seat == other
    return parts[seat].role.leads == parts[other].role.leads
