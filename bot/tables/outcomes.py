"""What a finished deal leaves, a row for itself and one for each seat, and what a match does."""

from collections.abc import Iterator, Sequence

from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.events import MeldsDeclared
from bot.games.sides import DealMark
from bot.players.levels import named
from bot.ratings.observing import is_whole, parts_of
from bot.ratings.parts import Part, Role
from bot.ratings.units import FIT, kind_of
from bot.tables.rated import why_unrated
from bot.tables.seating import STAND_IN_LEVEL
from bot.tables.setup import Setup
from bot.tables.state import TableState
from data.events import ActedBy, Chosen
from data.finished.deals import DealOutcome, DealRow, DealSeat
from data.finished.imagined import Imagined
from data.results import Result
from data.seats import Sitter
from data.tables import TableRow

Owner = tuple[int | None, str | None, int]
"""Whose a seat is in a deal, the computer that has played it, and how many cards they chose."""


def outcome_of(
    row: TableRow,
    setup: Setup,
    sitters: Sequence[Sitter],
    deal: Deal,
    chosen: Sequence[Chosen],
    ended_at: int,
    rest: Imagined | None = None,
) -> DealOutcome:
    """Return the rows of a deal with a score, without ratings.

    *sitters* are those who had the seats in this deal, and *chosen* is what they chose in it. If
    the match was closed before its end, computers have played the *rest*: then whoever was gone has
    left it, and it counts for nobody else.
    """
    assert deal.score is not None
    game = setup.game
    whole, attack = is_whole(deal), None
    parts = (Part(Role.NONE, 0),) * deal.players
    marks = (DealMark.NOTHING,) * deal.players
    if whole:
        parts, attack, marks = parts_of(game, deal), game.attack(deal), game.marks(deal)
    seats = tuple(
        _seat(sitter.seat, _owner(row, sitter, deal, chosen, rest), deal, part, mark)
        for sitter, part, mark in zip(sitters, parts, marks, strict=True)
    )
    people = [seat for seat in seats if _takes_part(row, deal, seat, sitters[seat.seat])]
    kept = DealRow(
        table_id=row.id,
        number=deal.number,
        guild_id=row.guild_id,
        kind=kind_of(game),
        ended_at=ended_at,
        bid=None if attack is None else attack.bid,
        multiplier=1 if attack is None else attack.multiplier,
        counts=deal.score.counts and not row.voided,
        rated=whole and not row.voided and why_unrated(setup, len(people)) is None,
        fit=FIT,
        presence=row.was_present(deal.number, Seat(0)) is not None,
    )
    return DealOutcome(kept, seats)


def own_cards(chosen: Sequence[Chosen], usual: ActedBy) -> tuple[int, int]:
    """Return how many of the cards that a seat has played its person chose, and how many those are.

    *usual* chose where the log does not say who did.
    """
    own = sum(each.cards for each in chosen if (each.by or usual) is not ActedBy.COMPUTER)
    return own, sum(each.cards for each in chosen)


def _seat(seat: Seat, owner: Owner, deal: Deal, part: Part, marks: DealMark) -> DealSeat:
    assert deal.score is not None
    facts = deal.facts
    melds = (fact for fact in facts if isinstance(fact, MeldsDeclared) and fact.seat == seat)
    user_id, computer, cards = owner
    return DealSeat(
        seat=seat,
        user_id=user_id,
        computer=computer,
        own_cards=cards,
        role=part.role,
        margin=part.margin,
        points=deal.score.scores[seat],
        tricks=sum(trick.winner == seat for trick in deal.tricks),
        declared=sum(fact.points for fact in melds),
        marks=marks,
    )


def _takes_part(row: TableRow, deal: Deal, seat: DealSeat, sitter: Sitter) -> bool:
    present = row.was_present(deal.number, seat.seat)
    return sitter.user_id is not None and (seat.person is not None if present is None else present)


def _owner(
    row: TableRow, sitter: Sitter, deal: Deal, chosen: Sequence[Chosen], rest: Imagined | None
) -> Owner:
    # Who has a part in the deal has left it if they chose less than half of the cards, or if they
    # were gone when the match was closed: then it counts for nobody else. Where it is not known who
    # was there, a part is whatever came first of all that the seat did.
    if sitter.computer is not None:
        return None, named(sitter.computer), 0
    here = [each for each in chosen if each.seat == sitter.seat]
    present = row.was_present(deal.number, sitter.seat)
    own, played = own_cards(here, ActedBy.PERSON)
    if 2 * own >= played and rest is None and present is not False:
        return sitter.user_id, None, own
    if present is None:
        present = min(here, key=lambda each: each.first).by is not ActedBy.COMPUTER
    left = present and (rest is None or sitter.seat in rest.gone)
    return sitter.user_id if left else None, named(STAND_IN_LEVEL), own


def results_of(state: TableState, chosen: Sequence[Chosen]) -> Iterator[Result]:
    """Yield the result of each seat of a match that is over, where these have chosen the cards.

    It is a person's only if they chose at least half of them; else they have left the match if they
    had a part in its first deal. Nobody has won one that was closed before its end, and nobody
    gains by it.
    """
    totals, finished = state.require_match().totals, not state.unfinished
    payoffs, places = state.game.payoffs(totals), state.game.places(totals)
    ended_at = state.row.ended_at
    assert ended_at is not None
    for sitter in state.seating.sitters:
        place, kept = places[sitter.seat], _kept(sitter, chosen)
        yield Result(
            table_id=state.row.id,
            seat=sitter.seat,
            user_id=sitter.user_id if kept else None,
            left_by=sitter.user_id if not kept and _began(state.row, sitter) else None,
            name=sitter.name,
            game=state.game.key,
            guild_id=state.row.guild_id,
            players=state.game.players,
            total=totals[sitter.seat],
            payoff=payoffs[sitter.seat] if finished else 0,
            place=place,
            won=finished and place == 1,
            ended_at=ended_at,
            voided=state.row.voided,
            unfinished=not finished,
        )


def _kept(sitter: Sitter, chosen: Sequence[Chosen]) -> bool:
    # Whether whoever sits there chose at least half of the cards. A log that does not say who chose
    # a card means the person, if they have had the seat all the time.
    usual = ActedBy.PERSON if sitter.since == 1 else ActedBy.COMPUTER
    own, played = own_cards([each for each in chosen if each.seat == sitter.seat], usual)
    return 2 * own >= played


def _began(row: TableRow, sitter: Sitter) -> bool:
    # Whoever came later may have found most cards played by the computer that had the seat before;
    # where nobody noted who was there, they have left the match if they are away now.
    present = row.was_present(1, sitter.seat)
    return present if present is not None else sitter.since == 1 or sitter.away is not None
