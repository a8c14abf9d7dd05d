"""Playouts: each candidate in each world, played on by the quick policy and really counted."""

from collections.abc import Sequence
from functools import cache
from random import Random
from statistics import fmean

from bot.games.cards import CardSet, Seat
from bot.games.rules import Rules
from bot.games.trick import NOBODY, Fall, Lie, legal, trick_so_far
from bot.players.search.policy import policy_of
from bot.players.search.position import Position
from bot.players.search.worlds import sample


def trials(
    position: Position, count: int, candidates: Sequence[int], rng: Random
) -> list[list[float]]:
    """The values of the candidates in so many worlds at random, or fewer where few can be found."""
    return values(position, sample(position, count, rng), candidates)


def values(
    position: Position, worlds: Sequence[Lie], candidates: Sequence[int]
) -> list[list[float]]:
    """For each world, how far the own side leads at the end if each candidate is played."""
    game, table = position.rules, []
    for world in worlds:
        sides = game.sides_in(position.terms, world.held)
        row = []
        for card in candidates:
            fall = played_out(position, world, sides, card)
            scores = game.count(position.terms, world, fall).scores
            row.append(lead(scores, sides, position.seat))
        table.append(row)
    return table


def lead(scores: Sequence[int], sides: Sequence[int], seat: Seat) -> float:
    """By how much a seat of this one's side scores more than one of the others, on average."""
    ours = fmean(score for score, side in zip(scores, sides, strict=True) if side == sides[seat])
    theirs = fmean(score for score, side in zip(scores, sides, strict=True) if side != sides[seat])
    return ours - theirs


def played_out(position: Position, world: Lie, sides: Sequence[int], card: int) -> Fall:
    """The fall of the cards if the seat plays this card and everybody goes on by the policy."""
    game = position.rules
    tables, turn = game.tables, _turns(game.players)
    beats, follow, fool = tables.beats, tables.follow, tables.fool
    hands = [held & ~gone for held, gone in zip(world.held, position.played, strict=True)]
    tricks, winners = list(position.tricks), list(position.winners)
    leader, fool_from, live = position.leader, position.fool_from, sum(hands)
    laid = [0] * game.players
    for seat, index in zip(turn[leader], position.on_table, strict=False):
        laid[seat] = 1 << index
    led, best = trick_so_far(tables, position.on_table)
    winner = turn[leader][position.on_table.index(best)] if position.on_table else leader
    pile, waiting = sum(laid), turn[leader][len(position.on_table) :]
    # One loop does it all: calls for each card laid would cost as much as the rest.
    while True:
        for place, seat in enumerate(waiting, 1):
            hand = hands[seat]
            if card == NOBODY:
                later = waiting[place:]
                card = _by_policy(game, hand, live ^ hand, led, best, sides, seat, winner, later)
            bit = 1 << card
            hands[seat] = hand ^ bit
            live ^= bit
            pile |= bit
            laid[seat] = bit
            if bit == fool:
                fool_from = seat
            if best < 0 or beats[best] & bit:
                best, winner = card, seat
            if not led:
                led = follow[card]
            card = NOBODY
        tricks.append(pile)
        winners.append(winner)
        if not hands[winner]:
            break
        leader, waiting = winner, turn[winner]
        led, best, pile = 0, NOBODY, 0
    if laid[leader] == fool and game.fool_wins(leader, sides, winners[:-1]):
        winners[-1] = leader
    return Fall(tuple(tricks), tuple(winners), fool_from, tuple(laid))


def _by_policy(
    game: Rules,
    hand: CardSet,
    out: CardSet,
    led: CardSet,
    best: int,
    sides: Sequence[int],
    seat: Seat,
    winner: Seat,
    later: Sequence[Seat],
) -> int:
    if not hand & (hand - 1):
        return hand.bit_length() - 1
    if not led:
        return policy_of(game).lead(hand, out)
    may, side = legal(game.tables, hand, led, best), sides[seat]
    last = all([sides[other] == side for other in later])
    return policy_of(game).follow(hand, may, out, best, ours=sides[winner] == side, last=last)


@cache
def _turns(players: int) -> tuple[tuple[Seat, ...], ...]:
    # The seats in the order they play in, for each seat that may lead.
    seats = tuple(map(Seat, range(players)))
    return tuple(seats[leader:] + seats[:leader] for leader in seats)
