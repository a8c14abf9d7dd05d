"""Deals that are played once, and the rating of whoever dodged some of them.

A computer that plays for somebody plays as `normal`, so a copy of it that dodges leaves the cards
as they are: each way of dodging changes only who was there and who chose which cards. What follows
from that is worked out by the code that does it at the tables.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import fsum
from random import Random
from statistics import median

from bot.games.cards import Card, Seat
from bot.games.deal import Deal
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.players import choosing, levels
from bot.ratings.observing import is_whole, parts_of
from bot.ratings.parts import Role
from bot.tables.outcomes import outcome_of
from bot.tables.rating_updates import changed, company_of, rated
from bot.tables.setup import Setup
from data.events import ActedBy, Chosen
from data.finished.deals import DealOutcome
from data.finished.imagined import Imagined
from data.finished.periods import DAY_S
from data.finished.ratings import Company, RatingRow
from data.seats import Sitter
from data.tables import TableRow
from tests.bench.players.dodging.ways import Done, Seen, Way

A_DAY = 20
"""So many deals are played on a day: each counts in full."""
GUILD, DODGER, OTHER = 7, 1, 2


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal that was played to its end, and how strong each hand seemed before it."""

    deal: Deal
    strengths: tuple[float, ...]


def played(each: Game, number: int, level: str = "normal") -> list[Dealt]:
    """So many rated deals, with computers of this level on all seats."""
    fairness, found, match = Fairness("dodging", bytes(32), ()), list[Dealt](), Match(each, Seat(0))
    tried = 0
    while len(found) < number:
        tried += 1
        match = Match(each, Seat(tried % each.players))
        match = match.after(match.next_deal(fairness.deck(tried, each.pack)))
        assert match.deal is not None
        strengths = tuple(_strength(each.pack.members(hand)) for hand in match.deal.hands)
        deal = _to_the_end(match, level, Random(tried))
        if is_whole(deal):
            found.append(Dealt(deal, strengths))
    return found


def _to_the_end(match: Match, level: str, rng: Random) -> Deal:
    while match.deal is not None and (seat := match.deal.to_act) is not None:
        match = match.after(match.decide(seat, choosing.choose(level, match.view(seat), rng)))
    assert match.deal is not None
    return match.deal


def _strength(hand: Sequence[Card]) -> float:
    # Trumps count by their rank, kings and queens a bit: enough to tell weak hands.
    return fsum(_worth(card.code) for card in hand)


def _worth(code: str) -> float:
    suit, rank = code[0], code[1:]
    if suit == "T" and rank.isdigit():
        return 0.5 + int(rank) / 21
    return {"K": 1.0, "Q": 0.6}.get(rank, 0.0)


def mean_after(way: Way, each: Game, deals: Sequence[Dealt], dodger: Seat) -> int | None:
    """The mean of the dodger on this seat after these deals; None if none has changed it.

    Beside them sits another person, and computers on all other seats.
    """
    typical = median(dealt.strengths[dodger] for dealt in deals)
    known, times = dict[int, RatingRow](), Counter[Company]()
    for number, dealt in enumerate(deals):
        seen = Seen(dealt.strengths[dodger] < typical, _goes_badly(each, dealt.deal, dodger))
        outcome = _outcome(each, dealt.deal, dodger, way(seen), number * DAY_S // A_DAY)
        if outcome.deal.rated:
            company = company_of(outcome, GUILD)
            times[company] += 1
            after = rated(outcome, known, times[company])
            known |= {row.user_id: row for row in changed(after, known, GUILD)}
    return known[DODGER].mean if DODGER in known else None


def _goes_badly(each: Game, deal: Deal, seat: Seat) -> bool:
    part = parts_of(each, deal)[seat]
    leads = part.role.leads or part.role is Role.ALONE
    return part.margin < 0 if leads else part.margin > 0


def _outcome(each: Game, deal: Deal, dodger: Seat, done: Done, ended_at: int) -> DealOutcome:
    other, cards = Seat((dodger + 1) % each.players), len(deal.tricks)
    people = {dodger: DODGER, other: OTHER}
    sitters = [_sitter(Seat(seat), people.get(Seat(seat))) for seat in range(each.players)]
    own = round(done.chosen * cards)
    chosen = [
        Chosen(dodger, ActedBy.PERSON, own),
        Chosen(dodger, ActedBy.COMPUTER, cards - own),
        Chosen(other, ActedBy.PERSON, cards),
    ]
    there = [seat for seat in people if done.there or seat != dodger]
    row = _row(each).with_present(deal.number, there)
    rest = Imagined((), frozenset([dodger])) if done.silent else None
    return outcome_of(row, Setup(each), sitters, deal, chosen, ended_at, rest)


def _sitter(seat: Seat, user_id: int | None) -> Sitter:
    return Sitter(seat, user_id, "", computer=None if user_id else levels.named("normal"))


def _row(each: Game) -> TableRow:
    return TableRow(
        id=1,
        game=each.key,
        edition=each.edition,
        options=asdict(each.options),
        players=each.players,
        guild_id=GUILD,
        channel_id=1,
        parent_id=1,
        language="en",
        opener_id=DODGER,
        created_at=0,
        touched_at=0,
    )
