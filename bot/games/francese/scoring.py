"""Tarocco francese: the count in half points, the scores and their reasons.

Sections are those of RULES.md.
"""

from dataclasses import dataclass
from itertools import accumulate, pairwise

from bot.games.cards import CardSet, Seat, as_set, indexes
from bot.games.deal import Deal
from bot.games.events import DealScored, HandfulShown, ScoreLine
from bot.games.francese.cards import BOUTS, EXCUSE, PETIT, TABLES
from bot.games.francese.contract import Contract, highest_bid, slam_announced
from bot.games.francese.options import FranceseOptions
from bot.games.francese.partners import attackers, partners_of
from bot.games.trick import Trick

NEEDED = (56, 51, 41, 36)
"""The points the attack needs, by its bouts (section 12)."""
EXCHANGE = 8
"""What the Excuse gains for a side that gives half a point for it, in half points (section 10)."""
BASE, PETIT_AU_BOUT, PERSONAL_PETIT = 25, 10, 10
ANNOUNCED, UNANNOUNCED, MISSED = 400, 200, -200


@dataclass(frozen=True, slots=True)
class Count:
    """What the attack has made: half points and bouts."""

    half_points: int
    bouts: int

    @property
    def needed(self) -> int:
        """The points that win the contract with these bouts."""
        return NEEDED[self.bouts]

    @property
    def won(self) -> bool:
        """Whether that is enough for the contract, before any rounding."""
        return self.half_points >= 2 * self.needed

    @property
    def points(self) -> int:
        """The points as they count: a half point goes to the winners."""
        return -(-self.half_points // 2) if self.won else self.half_points // 2

    @property
    def margin(self) -> int:
        """By how many points the contract was won or lost."""
        return abs(self.points - self.needed)


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """All that a deal's scores come from.

    `partners` has for each called card the seat that held it, None for the taker and the chien.
    `petit` is 1 or -1 if the attack or the defence brought the Petit home in the last trick,
    `slam` the bonus of the attack, `personal` who played the Petit to the last trick and
    whether they won it, where that is between players and not sides.
    """

    contract: Contract
    taker: Seat
    partners: tuple[Seat | None, ...]
    count: Count
    handfuls: int = 0
    petit: int = 0
    slam: int = 0
    personal: tuple[Seat, bool] | None = None


def score(deal: Deal, options: FranceseOptions) -> DealScored:
    """Half points and bouts of the attack, and the scores with their reasons."""
    result = outcome(deal, options)
    found = lines(result, deal.players, options)
    scores = tuple(map(sum, zip(*(line.points for line in found), strict=True)))
    points = (result.count.half_points, result.count.bouts)
    return DealScored(points, scores, found, reckoning=reckoning(result, deal.players))


def outcome(deal: Deal, options: FranceseOptions) -> Outcome:
    """What came of a deal whose last card was played."""
    top = highest_bid(deal.facts)
    assert top is not None
    personal = options.petit == "personal"
    return Outcome(
        taker=top[0],
        contract=top[1],
        partners=partners_of(deal),
        count=count(deal, exchanged_at_last=options.excuse_last == "changes_side"),
        handfuls=sum(fact.points for fact in deal.facts if isinstance(fact, HandfulShown)),
        petit=0 if personal else petit_au_bout(deal),
        slam=slam(deal),
        personal=personal_petit(deal) if personal else None,
    )


def count(deal: Deal, *, exchanged_at_last: bool) -> Count:
    """What the attack has in its tricks, and in discard or chien (sections 10 and 12)."""
    top = highest_bid(deal.facts)
    assert top is not None
    taker, contract = top
    attack = attackers(deal)
    pile = deal.discards[taker] | (deal.stock if contract.counts_chien else 0)
    for trick in deal.tricks:
        if trick.winner in attack:
            pile |= as_set(trick.cards)
    return exchanged(pile_count(pile), excuse_moves(deal, attack, exchanged_at_last))


def pile_count(pile: CardSet) -> Count:
    """The half points and bouts of a pile of cards."""
    half_points = sum(TABLES.value[index] for index in indexes(pile))
    return Count(half_points, (pile & BOUTS).bit_count())


def exchanged(pile: Count, moves: int) -> Count:
    """A count after the Excuse came to the attack (1), left it (-1) or stayed (0)."""
    return Count(pile.half_points + EXCHANGE * moves, pile.bouts + moves)


def excuse_moves(deal: Deal, attack: frozenset[Seat], exchanged_at_last: bool) -> int:
    """Whether the Excuse comes to the attack (1), leaves it (-1) or stays in its pile (0)."""
    trick = next((trick for trick in deal.tricks if EXCUSE in trick.cards), None)
    if trick is None:
        return 0
    player, winner = _who_laid(trick, EXCUSE) in attack, trick.winner in attack
    if trick is not deal.tricks[-1]:
        return int(player) - int(winner)
    if player != winner or not exchanged_at_last or slam_of(deal, attack) is player:
        return 0
    return -1 if player else 1


def slam_of(deal: Deal, attack: frozenset[Seat]) -> bool | None:
    """Whether the attack (True) or the defence (False) won every trick; None if both won some."""
    winners = {trick.winner in attack for trick in deal.tricks}
    return winners.pop() if len(winners) == 1 else None


def slam(deal: Deal) -> int:
    """The bonus of the attack for a slam made or missed (section 11)."""
    return slam_bonus(slam_announced(deal.facts), slam_of(deal, attackers(deal)))


def slam_bonus(announced: bool, made: bool | None) -> int:
    """The same by what was announced and who made it; both penalties add up."""
    if made:
        return ANNOUNCED if announced else UNANNOUNCED
    return (MISSED if announced else 0) + (MISSED if made is False else 0)


def petit_au_bout(deal: Deal) -> int:
    """1 or -1 if the attack or the defence won the trick in which the Petit counts (section 11)."""
    attack = attackers(deal)
    *_, before, last = deal.tricks
    if PETIT in last.cards:
        return 1 if last.winner in attack else -1
    side = slam_of(deal, attack)
    saved = EXCUSE in last.cards and (_who_laid(last, EXCUSE) in attack) is side
    if saved and PETIT in before.cards:
        return 1 if side else -1
    return 0


def personal_petit(deal: Deal) -> tuple[Seat, bool] | None:
    """Who played the Petit to the last trick and whether they won it; None if nobody did."""
    last = deal.tricks[-1]
    if PETIT not in last.cards:
        return None
    player = _who_laid(last, PETIT)
    return player, player == last.winner


def lines(outcome: Outcome, players: int, options: FranceseOptions) -> tuple[ScoreLine, ...]:
    """The reasons for the scores, each with what it gives to every seat (section 13)."""
    sign = 1 if outcome.count.won else -1
    times = outcome.contract.multiplier
    reasons = {
        "contract": sign * times * (BASE + outcome.count.margin),
        "petit": PETIT_AU_BOUT * times * outcome.petit,
        "handful": sign * outcome.handfuls,
        "slam": outcome.slam,
    }
    # Shares of the whole are truncated, so each line has what the sum so far gains by it.
    sums = accumulate(reasons.values(), initial=0)
    rows = [shared(outcome, each, players, options) for each in sums]
    found = [
        ScoreLine(code, tuple(now - then for then, now in zip(*pair, strict=True)))
        for code, pair in zip(reasons, pairwise(rows), strict=True)
    ]
    if outcome.personal is not None:
        found.append(ScoreLine("petit", _personal(*outcome.personal, players)))
    return tuple(line for line in found if any(line.points))


def reckoning(outcome: Outcome, players: int) -> tuple[ScoreLine, ...]:
    """What the attack made and what it needed, shown at the taker's seat (section 12)."""
    count = outcome.count
    told = {"points": count.points, "bouts": count.bouts, "needed": count.needed}
    return tuple(
        ScoreLine(code, tuple(number if seat == outcome.taker else 0 for seat in range(players)))
        for code, number in told.items()
    )


def shared(outcome: Outcome, each: int, players: int, options: FranceseOptions) -> tuple[int, ...]:
    """What each seat gains when every defender loses *each*."""
    parts = shares(outcome.partners, options)
    defenders = players - 1 - len(parts)
    whole = each * defenders
    scores = [-each] * players
    for seat, (part, of) in parts.items():
        scores[seat] = _truncated(whole * part, of)
    scores[outcome.taker] = whole - sum(scores[seat] for seat in parts)
    return tuple(scores)


def shares(
    partners: tuple[Seat | None, ...], options: FranceseOptions
) -> dict[Seat, tuple[int, int]]:
    """The fraction of the attack's gain for each partner: numerator and denominator."""
    if len(partners) == 1:
        part = (1, 3) if options.share5 == "two_thirds" else (1, 2)
        return {seat: part for seat in partners if seat is not None}
    found: dict[Seat, tuple[int, int]] = {}
    for seat, part in zip(partners, ((1, 3), (1, 6)), strict=False):
        if seat is not None and seat not in found:
            found[seat] = part
    if len(partners) == 2 and partners[0] == partners[1] and options.share_both == "half":
        return dict.fromkeys(found, (1, 2))
    return found


def _truncated(number: int, divisor: int) -> int:
    return number // divisor if number >= 0 else -(-number // divisor)


def _personal(player: Seat, won: bool, players: int) -> tuple[int, ...]:
    each = PERSONAL_PETIT if won else -PERSONAL_PETIT
    return tuple(each * (players - 1) if seat == player else -each for seat in range(players))


def _who_laid(trick: Trick, card: object) -> Seat:
    return next(seat for seat, laid in zip(trick.seats, trick.cards, strict=True) if laid is card)
