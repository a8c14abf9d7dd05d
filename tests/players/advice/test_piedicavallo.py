"""What others know of the hand of a dealer who says that trumps were laid aside."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.games.actions import Discard
from bot.games.cards import Seat
from bot.games.match import Match
from bot.games.piedicavallo.cards import FOOL, PACK, TRUMPS
from bot.games.piedicavallo.options import PiedicavalloOptions
from bot.games.piedicavallo.rules import Piedicavallo
from bot.games.trick import CardLocations
from bot.players import novice
from bot.players.search.from_view import position_of
from bot.players.search.playouts import sample
from bot.players.search.position import Position

DEALER = Seat(0)
LAID_ASIDE = PACK.named("T7 T4")
PLAIN = "SQ SC SJ S10 S9 BK BQ BC BJ B10 CK CQ DK DQ"
TRUMPS_AND_KINGS = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T1 MAT SK BK"


def others_turns(hand: str, options: PiedicavalloOptions) -> Iterator[Position]:
    """The turns of the others in a deal whose dealer keeps this hand and laid two trumps aside."""
    game, kept = Piedicavallo(options), PACK.named(hand)
    rest = [card for card in PACK.cards if card not in (*kept, *LAID_ASIDE)]
    dealt = [kept, *(tuple(rest[place::3]) for place in range(3)), LAID_ASIDE]
    match = Match(game, DEALER)
    match = match.after(game.deal_as(1, DEALER, dealt))
    match = match.after(match.decide(DEALER, Discard(LAID_ASIDE)))
    while match.deal is not None and (seat := match.deal.to_act) is not None:
        seen = match.view(seat)
        if seat != DEALER:
            yield position_of(seen)
        match = match.after(match.decide(seat, novice.choose(seen, Random(1))))


def worlds(position: Position) -> list[CardLocations]:
    """Twenty worlds, each with two trumps aside."""
    found = sample(position, 20, Random(1))
    assert [(world.aside[DEALER] & TRUMPS).bit_count() for world in found] == [2] * 20
    return found


@pytest.mark.parametrize(
    ("hand", "fool_counts"),
    [(f"{PLAIN} MAT", False), (f"{PLAIN} DC", False), (f"{PLAIN} DC", True)],
)
def test_who_laid_trumps_aside_has_kept_none(hand: str, fool_counts: bool) -> None:
    gone = TRUMPS | FOOL.bit if fool_counts else TRUMPS
    for position in others_turns(hand, PiedicavalloOptions(fool_counts_in_void=fool_counts)):
        assert not any(world.held[DEALER] & gone for world in worlds(position))


@pytest.mark.parametrize("may_be_void", [True, False])
def test_who_kept_trumps_too_had_nothing_else_to_lay_aside(may_be_void: bool) -> None:
    for position in others_turns(TRUMPS_AND_KINGS, PiedicavalloOptions(discard_void=may_be_void)):
        if not may_be_void or position.played[DEALER] & TRUMPS:
            plain = PACK.everything & ~PACK.set_of(f"{TRUMPS_AND_KINGS} CK DK") & ~TRUMPS
            assert not any(world.held[DEALER] & plain for world in worlds(position))
