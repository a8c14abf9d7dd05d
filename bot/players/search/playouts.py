"""Playouts: each candidate in each world, played on by the quick policy and really counted."""

from collections.abc import Sequence
from functools import cache
from random import Random
from statistics import fmean

from bot.games.cards import CardSet, Seat
from bot.games.trick import NOBODY, Fall, Lie, legal, trick_so_far
from bot.players.search.policy import TRUMPS, Cards, Turn, lacking, policy_of
from bot.players.search.position import Position
from bot.players.search.worlds import sample


def trials(
    position: Position, count: int, candidates: Sequence[int], rng: Random
) -> list[list[float]]:
    """Return the values of the candidates in so many worlds at random, or fewer where few can be
    found."""
    return values(position, sample(position, count, rng), candidates)


def values(
    position: Position, worlds: Sequence[Lie], candidates: Sequence[int]
) -> list[list[float]]:
    """Return for each world how far the own side leads at the end if each candidate is played."""
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
    """Return by how much a seat of this one's side scores more than one of the others, on
    average."""
    ours = fmean(score for score, side in zip(scores, sides, strict=True) if side == sides[seat])
    theirs = fmean(score for score, side in zip(scores, sides, strict=True) if side != sides[seat])
    return ours - theirs


def played_out(position: Position, world: Lie, sides: Sequence[int], card: int) -> Fall:
    """Return the fall of the cards if the seat plays this card and everybody goes on by the
    policy."""
    game = position.rules
    tables, turn, policy = game.tables, _turns(game.players), policy_of(game)
    beats, follow, fool, worth = tables.beats, tables.follow, tables.fool, policy.cards.worth
    has_attack = policy.cards.has_attack
    looks_back = policy.cards.has_melds or policy.cards.loses_fool
    hands = [held & ~gone for held, gone in zip(world.held, position.played, strict=True)]
    tricks, winners = list(position.tricks), list(position.winners)
    leader, fool_from, live = position.leader, position.fool_from, sum(hands)
    laid, lacks, won = [0] * game.players, [*lacking(position)], _won(position, sides)
    for seat, index in zip(turn[leader], position.on_table, strict=False):
        laid[seat] = 1 << index
    led, best = trick_so_far(tables, position.on_table)
    winner = turn[leader][position.on_table.index(best)] if position.on_table else leader
    pile, pot = sum(laid), sum([worth[index] for index in position.on_table])
    waiting = turn[leader][len(position.on_table) :]
    # One loop does it all: calls for each card laid would cost as much as the rest.
    while True:
        for place, seat in enumerate(waiting, 1):
            hand = hands[seat]
            if card == NOBODY:
                may = legal(tables, hand, led, best)
                if may & (may - 1):
                    side = sides[seat]
                    ours, role = sides[winner] == side, side if has_attack else 0
                    later = [(sides[other] != side, lacks[other]) for other in waiting[place:]]
                    own, lost = (won[side], sum(won) - won[side]) if looks_back else (0, 0)
                    out = live ^ hand
                    card = policy.pick(
                        Turn(hand, may, out, led, best, ours, later, pot, role, own, lost)
                    )
                else:
                    card = may.bit_length() - 1
            bit = 1 << card
            hands[seat] = hand ^ bit
            live ^= bit
            pile |= bit
            pot += worth[card]
            laid[seat] = bit
            if bit == fool:
                fool_from = seat
            elif not led:
                led = follow[card]
            elif not led & bit:
                lacks[seat] |= _learnt(policy.cards, led, card)
            if best < 0 or beats[best] & bit:
                best, winner = card, seat
            card = NOBODY
        tricks.append(pile)
        winners.append(winner)
        won[sides[winner]] |= pile
        if not hands[winner]:
            break
        leader, waiting = winner, turn[winner]
        led, best, pile, pot = 0, NOBODY, 0, 0
    if laid[leader] == fool and game.fool_wins(leader, sides, winners[:-1]):
        winners[-1] = leader
    return Fall(tuple(tricks), tuple(winners), fool_from, tuple(laid))


def _won(position: Position, sides: Sequence[int]) -> list[CardSet]:
    won = [0] * (max(sides) + 1)
    for trick, winner in zip(position.tricks, position.winners, strict=True):
        won[sides[winner]] |= trick
    return won


def _learnt(cards: Cards, led: CardSet, card: int) -> int:
    # Who does not follow has none of the suit, and who does not ruff either has no trump.
    lacked = cards.suit_of[led.bit_length() - 1]
    return 1 << lacked | (0 if cards.suit_of[card] == TRUMPS else 1 << TRUMPS)


@cache
def _turns(players: int) -> tuple[tuple[Seat, ...], ...]:
    # The seats in the order they play in, for each seat that may lead.
    seats = tuple(map(Seat, range(players)))
    return tuple(seats[leader:] + seats[:leader] for leader in seats)
