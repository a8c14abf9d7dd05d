"""Chambéry: the count in points. Sections are those of RULES.md."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.cards import CardSet, Seat, indexes
from bot.games.chambery import payments
from bot.games.chambery.cards import EXCUSE, FOOL_POINTS
from bot.games.chambery.contract import ChamberyContract, contract
from bot.games.chambery.events import CardAsked
from bot.games.chambery.options import ChamberyOptions
from bot.games.events import DealScored, Event, ScoreLine
from bot.games.trick import CardLocations, CardTables, TrickHistory

ALL_POINTS = {5: 68, 4: 72, 3: 78}
"""What there is to be won, by number of players: cards, tricks and the discard (section 2)."""

Lines = dict[str, list[int]]
"""By reason, the points of each side."""


class ChamberyScoreInputs(NamedTuple):
    """What the count of a deal depends on besides the cards."""

    dealer: Seat

    contract: ChamberyContract | None
    """None with three players, and before an auction is over."""

    exchanged: frozenset[Seat] = frozenset()
    """Who has given or got cards that were asked for."""


def score_inputs(dealer: Seat, facts: Sequence[Event]) -> ChamberyScoreInputs:
    """Return the dealer and the contract that the facts of a deal say."""
    asked = [fact for fact in facts if isinstance(fact, CardAsked)]
    exchanged = frozenset(seat for fact in asked for seat in (fact.seat, fact.holder))
    return ChamberyScoreInputs(dealer, contract(facts), exchanged)


def sides(score_inputs: ChamberyScoreInputs, players: int) -> tuple[int, ...]:
    """Return the side of each seat: 0 for the attack, or each its own where there is none."""
    bid = score_inputs.contract
    if bid is None:
        return tuple(range(players))
    return tuple(int(seat not in bid.attack) for seat in range(players))


def count(
    score_inputs: ChamberyScoreInputs,
    locations: CardLocations,
    history: TrickHistory,
    options: ChamberyOptions,
    tables: CardTables,
) -> DealScored:
    """Return the points of each side and what that gives to each seat (sections 7 to 9)."""
    players = len(locations.held)
    found = lines(score_inputs, locations, history, options, tables)
    points = tuple(map(sum, zip(*found.values(), strict=True)))
    assert sum(points) == ALL_POINTS[players], points
    scores = payments.scores(points, score_inputs.contract, players, options)
    side_of = sides(score_inputs, players)
    reckoning = tuple(
        ScoreLine(code, tuple(row[side] for side in side_of)) for code, row in found.items()
    )
    settled = (ScoreLine("payment", scores),) if any(scores) else ()
    shown = tuple(line for line in reckoning if any(line.points))
    return DealScored(points, scores, settled, reckoning=shown)


def lines(
    score_inputs: ChamberyScoreInputs,
    locations: CardLocations,
    history: TrickHistory,
    options: ChamberyOptions,
    tables: CardTables,
) -> Lines:
    """Return the points of each side by reason (section 7)."""
    side_of = sides(score_inputs, len(locations.held))
    number = max(side_of) + 1
    found: Lines = {code: [0] * number for code in ("cards", "won-tricks", "excuse", "discarded")}
    for side, pile in enumerate(history.piles(side_of)):
        found["cards"][side] = card_points(pile & ~EXCUSE.bit, tables)
    for winner in history.winners:
        found["won-tricks"][side_of[winner]] += 1
    found["excuse"][side_of[fool_owner(history, options)]] = FOOL_POINTS
    owner = score_inputs.dealer if options.discard_to == "dealer" else history.winners[-1]
    discard = locations.aside[score_inputs.dealer]
    found["discarded"][side_of[owner]] = card_points(discard, tables) + 1
    return found


def card_points(cards: CardSet, tables: CardTables) -> int:
    """Return what cards count by themselves, besides the tricks they are won in."""
    return sum(tables.value[index] - 1 for index in indexes(cards))


def fool_owner(history: TrickHistory, options: ChamberyOptions) -> Seat:
    """Return who has the Fool at the end: its player, or the winner of the last trick (section
    6)."""
    assert history.fool_from is not None
    if options.fool_last == "lost" and history.tricks[-1] & EXCUSE.bit:
        return history.winners[-1]
    return history.fool_from


def thrown_in(players: int) -> DealScored:
    """Return the score of a deal in which everybody passed, where that ends it (section 11)."""
    return DealScored((), (0,) * players, (), counts=False)
