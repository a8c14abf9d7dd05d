"""Tarocco francese: the count in half points, the scores and their reasons.

Sections are those of RULES.md.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import NamedTuple

from bot.games.cards import CardSet, Seat, indexes
from bot.games.events import DealScored, Event, HandfulShown, ScoreLine
from bot.games.francese.cards import BOUTS, EXCUSE, PETIT, TABLES
from bot.games.francese.contract import (
    FrenchContract,
    called,
    highest_bid,
    partners_of,
    slam_announced,
)
from bot.games.francese.options import FranceseOptions
from bot.games.sides import Attack, truncated
from bot.games.trick import CardLocations, TrickHistory

NEEDED = (56, 51, 41, 36)
"""The points the attack needs, by its bouts (section 12)."""
EXCHANGE = 8
"""What the Excuse gains for a side that gives half a point for it, in half points (section 10)."""
BASE, PETIT_AU_BOUT, PERSONAL_PETIT = 25, 10, 10
ANNOUNCED, UNANNOUNCED, MISSED = 400, 200, -200
PETIT_LINE = "petit"


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


class FrenchScoreInputs(NamedTuple):
    """What the count of a deal depends on besides the cards."""

    taker: Seat
    contract: FrenchContract

    called: tuple[CardSet, ...]
    """The called cards, in their order."""

    handfuls: int
    """What the handfuls shown count."""

    slam_announced: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FrenchOutcome:
    """All that a deal's scores come from.

    `partners` has for each called card the seat that held it, None for the taker and the chien.
    `petit` is 1 or -1 if the attack or the defence brought the Petit home in the last trick,
    `slam` the bonus of the attack, `personal` who played the Petit to the last trick and
    whether they won it, where that is between players and not sides.
    """

    contract: FrenchContract
    taker: Seat
    partners: tuple[Seat | None, ...]
    count: Count
    handfuls: int = 0
    petit: int = 0
    slam: int = 0
    personal: tuple[Seat, bool] | None = None


def count(
    score_inputs: FrenchScoreInputs,
    locations: CardLocations,
    history: TrickHistory,
    options: FranceseOptions,
) -> DealScored:
    """Return half points and bouts of the attack, and the scores with their reasons."""
    players, result = len(locations.held), outcome(score_inputs, locations, history, options)
    found = lines(result, players, options)
    scores = tuple(map(sum, zip(*(line.points for line in found), strict=True)))
    points = (result.count.half_points, result.count.bouts)
    return DealScored(points, scores, found, reckoning=reckoning(result, players))


def attack(
    score_inputs: FrenchScoreInputs,
    locations: CardLocations,
    history: TrickHistory,
    options: FranceseOptions,
) -> Attack:
    """Return the contract of a deal, and what each defender lost to the attack.

    What players settle for a Petit in the last trick among themselves is no part of that.
    """
    found = outcome(score_inputs, locations, history, options)
    partners = dict.fromkeys(seat for seat in found.partners if seat is not None)
    seats = (found.taker, *partners)
    return Attack(
        found.contract.word, found.contract.multiplier, seats, sum(reasons(found).values())
    )


def score_inputs(facts: Sequence[Event]) -> FrenchScoreInputs:
    """Return what the facts of a deal that is played say."""
    top = highest_bid(facts)
    assert top is not None
    return FrenchScoreInputs(
        taker=top[0],
        contract=top[1],
        called=tuple(card.bit for card in called(facts)),
        handfuls=sum(fact.points for fact in facts if isinstance(fact, HandfulShown)),
        slam_announced=slam_announced(facts),
    )


def outcome(
    score_inputs: FrenchScoreInputs,
    locations: CardLocations,
    history: TrickHistory,
    options: FranceseOptions,
) -> FrenchOutcome:
    """Return what came of a deal whose last card was played."""
    partners = partners_of(score_inputs.called, locations.held, score_inputs.taker)
    attack = frozenset((score_inputs.taker, *(seat for seat in partners if seat is not None)))
    moves = excuse_moves(history, attack, exchanged_at_last=options.excuse_last == "changes_side")
    personal = options.petit == "personal"
    return FrenchOutcome(
        taker=score_inputs.taker,
        contract=score_inputs.contract,
        partners=partners,
        count=exchanged(pile_count(pile(score_inputs, attack, locations, history)), moves),
        handfuls=score_inputs.handfuls,
        petit=0 if personal else petit_au_bout(history, attack),
        slam=slam_bonus(score_inputs.slam_announced, slam_of(history, attack)),
        personal=personal_petit(history) if personal else None,
    )


def pile(
    score_inputs: FrenchScoreInputs,
    attack: frozenset[Seat],
    locations: CardLocations,
    history: TrickHistory,
) -> CardSet:
    """Return what the attack has in its tricks, and in discard or chien (sections 10 and 12)."""
    cards = locations.aside[score_inputs.taker] | (
        locations.aside[-1] if score_inputs.contract.counts_chien else 0
    )
    for trick, winner in zip(history.tricks, history.winners, strict=True):
        if winner in attack:
            cards |= trick
    return cards


def pile_count(pile: CardSet) -> Count:
    """Return the half points and bouts of a pile of cards."""
    half_points = sum(TABLES.value[index] for index in indexes(pile))
    return Count(half_points, (pile & BOUTS).bit_count())


def exchanged(pile: Count, moves: int) -> Count:
    """Return a count after the Excuse came to the attack (1), left it (-1) or stayed (0)."""
    return Count(pile.half_points + EXCHANGE * moves, pile.bouts + moves)


def excuse_moves(history: TrickHistory, attack: frozenset[Seat], *, exchanged_at_last: bool) -> int:
    """Return whether the Excuse comes to the attack (1), leaves it (-1) or stays in its pile
    (0)."""
    if history.fool_from is None:
        return 0
    player, winner = history.fool_from in attack, history.winner_of(EXCUSE.bit) in attack
    if not history.tricks[-1] & EXCUSE.bit:
        return int(player) - int(winner)
    if player != winner or not exchanged_at_last or slam_of(history, attack) is player:
        return 0
    return -1 if player else 1


def slam_of(history: TrickHistory, attack: frozenset[Seat]) -> bool | None:
    """Return whether the attack (True) or the defence (False) won every trick; None if both won
    some."""
    won = {winner in attack for winner in history.winners}
    return won.pop() if len(won) == 1 else None


def slam_bonus(announced: bool, made: bool | None) -> int:
    """Return the bonus of the attack by what was announced and which side made a slam (section 11).

    Both penalties add up.
    """
    if made:
        return ANNOUNCED if announced else UNANNOUNCED
    return (MISSED if announced else 0) + (MISSED if made is False else 0)


def petit_au_bout(history: TrickHistory, attack: frozenset[Seat]) -> int:
    """Return 1 or -1 if the attack or the defence won the trick in which the Petit counts
    (section 11)."""
    *_, before, last = history.tricks
    if last & PETIT.bit:
        return 1 if history.winners[-1] in attack else -1
    side = slam_of(history, attack)
    saved = last & EXCUSE.bit and (history.fool_from in attack) is side
    if saved and before & PETIT.bit:
        return 1 if side else -1
    return 0


def personal_petit(history: TrickHistory) -> tuple[Seat, bool] | None:
    """Return who played the Petit to the last trick and whether they won it; None if nobody did."""
    for seat, cards in enumerate(history.last):
        if cards & PETIT.bit:
            return Seat(seat), seat == history.winners[-1]
    return None


def lines(outcome: FrenchOutcome, players: int, options: FranceseOptions) -> tuple[ScoreLine, ...]:
    """Return the reasons for the scores, each with what it gives to every seat (section 13)."""
    each = reasons(outcome)
    # Shares of the whole are truncated, so each line has what the sum so far gains by it.
    sums = accumulate(each.values(), initial=0)
    rows = [shared(outcome, so_far, players, options) for so_far in sums]
    found = [
        ScoreLine(code, tuple(now - then for then, now in zip(*pair, strict=True)))
        for code, pair in zip(each, pairwise(rows), strict=True)
    ]
    if outcome.personal is not None:
        found.append(ScoreLine(PETIT_LINE, _personal(*outcome.personal, players)))
    return tuple(line for line in found if any(line.points))


def reasons(outcome: FrenchOutcome) -> dict[str, int]:
    """Return what each defender loses, by reason (section 13)."""
    sign = 1 if outcome.count.won else -1
    times = outcome.contract.multiplier
    return {
        "contract": sign * times * (BASE + outcome.count.margin),
        PETIT_LINE: PETIT_AU_BOUT * times * outcome.petit,
        "handful": sign * outcome.handfuls,
        "slam": outcome.slam,
    }


def reckoning(outcome: FrenchOutcome, players: int) -> tuple[ScoreLine, ...]:
    """Return what the attack made and what it needed, shown at the taker's seat (section 12)."""
    count = outcome.count
    told = {"points": count.points, "bouts": count.bouts, "needed": count.needed}
    return tuple(
        ScoreLine(code, tuple(number if seat == outcome.taker else 0 for seat in range(players)))
        for code, number in told.items()
    )


def shared(
    outcome: FrenchOutcome, each: int, players: int, options: FranceseOptions
) -> tuple[int, ...]:
    """Return what each seat gains when every defender loses *each*."""
    parts = shares(outcome.partners, options)
    defenders = players - 1 - len(parts)
    whole = each * defenders
    scores = [-each] * players
    for seat, (part, of) in parts.items():
        scores[seat] = truncated(whole * part, of)
    scores[outcome.taker] = whole - sum(scores[seat] for seat in parts)
    return tuple(scores)


def shares(
    partners: tuple[Seat | None, ...], options: FranceseOptions
) -> dict[Seat, tuple[int, int]]:
    """Return the fraction of the attack's gain for each partner: numerator and denominator."""
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


def _personal(player: Seat, won: bool, players: int) -> tuple[int, ...]:
    each = PERSONAL_PETIT if won else -PERSONAL_PETIT
    return tuple(each * (players - 1) if seat == player else -each for seat in range(players))
