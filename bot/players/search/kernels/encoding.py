"""Games, positions and worlds as the rows of numbers that kernels read."""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.games.cards import CardSet
from bot.games.rules import Rules
from bot.games.trick import Lie
from bot.players.search import playouts
from bot.players.search.kernels import layout
from bot.players.search.kernels.catalogue import (
    gathered_by,
    gathers,
    number_of,
    options_of,
    terms_of,
)
from bot.players.search.kernels.compiling import Row
from bot.players.search.kernels.layout import words
from bot.players.search.kernels.playouts import fill
from bot.players.search.policy import Tiers, policy_of
from bot.players.search.position import Position


def values(
    position: Position, worlds: Sequence[Lie], candidates: Sequence[int]
) -> list[list[float]]:
    """For each world, how far the own side leads at the end if each candidate is played."""
    game, each = position.rules, len(candidates)
    if number_of(game) is None:
        return playouts.values(position, worlds, candidates)
    out = array("d", bytes(8 * len(worlds) * each))
    fill(
        game_row(game),
        position_row(position),
        worlds_row(position, worlds),
        len(worlds),
        _row(candidates),
        _row([0] * layout.END_SIZE),
        out,
    )
    return [out[start : start + each].tolist() for start in range(0, len(out), each)]


def ready() -> None:
    """Compiles the playouts, or reads them from the folder."""
    nothing = _row([])
    fill(nothing, nothing, nothing, 0, nothing, nothing, array("d"))


@lru_cache(maxsize=64)
def game_row(game: Rules) -> Row:
    """The row of a game: its cards, how they beat each other, and the tastes of the policy."""
    base, tables, number = base_of(game), game.tables, number_of(game)
    assert number is not None
    found = _row([0] * layout.GAME_SIZE)
    found[layout.PLAYERS], found[layout.BASE] = game.players, base
    found[layout.GAME], found[layout.GATHERS] = number, int(gathers(game))
    found[layout.TRUMPS], found[layout.FOOL] = tables.trumps >> base, tables.fool >> base
    found[layout.OVERTRUMP] = tables.overtrump >> base
    found[layout.FOOL_WINS] = int(type(game).fool_wins is not Rules.fool_wins)
    _put(found, layout.OPTIONS, options_of(game))
    _put(found, layout.SUITS, _plain_suits(game))
    _put(found, layout.VALUES, _values(game, base))
    _put(found, layout.FOLLOW, _all_words(tables.follow, base))
    _put(found, layout.BEATS, _all_words(tables.beats, base))
    _put_tastes(found, game, base)
    return found


def position_row(position: Position) -> Row:
    """The row of a position."""
    game = position.rules
    base, found = base_of(game), _row([0] * layout.POSITION_SIZE)
    _put_fall(found, position, base)
    found[layout.LEADER], found[layout.SEAT] = position.leader, position.seat
    found[layout.LAID] = len(position.on_table)
    _put(found, layout.ON_TABLE, position.on_table)
    _put(found, layout.PLAYED, _all_words(position.played, base))
    _put(found, layout.TERMS, terms_of(game, position.terms))
    return found


def worlds_row(position: Position, worlds: Sequence[Lie]) -> Row:
    """The rows of these worlds, one after the other."""
    game, terms = position.rules, position.terms
    base = base_of(game)
    found: list[int] = []
    no_seats = [0] * (layout.SEATS - game.players)
    for world in worlds:
        found += _all_words(world.held, base)
        found += no_seats * 2
        found += _all_words(world.aside, base)
        found += no_seats * 2
        found += game.sides_in(terms, world.held)
        found += no_seats
    return _row(found)


def base_of(game: Rules) -> int:
    """How many cards of a pack are in suits."""
    base = len(game.pack.cards) - game.pack.trumps.bit_count() - 1
    assert game.tables.trumps == game.pack.everything >> base + 1 << base, "trumps follow suits"
    assert game.tables.fool == 1 << len(game.pack.cards) - 1, "the Fool is the last card"
    return base


def _row(numbers: Iterable[int]) -> "array[int]":
    return array("q", numbers)


def _put(row: Row, place: int, numbers: Iterable[int]) -> None:
    for step, number in enumerate(numbers):
        row[place + step] = number


def _all_words(sets: Iterable[CardSet], base: int) -> list[int]:
    return [word for cards in sets for word in words(cards, base)]


def _plain_suits(game: Rules) -> list[CardSet]:
    return sorted(set(game.tables.follow) - {0, game.tables.trumps})


def _values(game: Rules, base: int) -> list[int]:
    # Each value with the cards that have it, the lowest first.
    found: list[int] = []
    for value in sorted(set(game.tables.value)):
        cards = sum(1 << card for card, worth in enumerate(game.tables.value) if worth == value)
        found += [value, *words(cards, base)]
    return found


def _put_tastes(row: Row, game: Rules, base: int) -> None:
    tastes = policy_of(game).tastes
    row[layout.COSTLY_SUITS], row[layout.COSTLY_TRUMPS] = words(tastes.costly, base)
    lists: list[Tiers] = [tastes.spared, tastes.given]
    lists += [tastes.strongest[suit] for suit in (*_plain_suits(game), game.tables.trumps)]
    for number, tiers in enumerate(lists):
        _put(row, layout.TIERS + layout.EACH * number, _all_words(tiers, base))


def _put_fall(row: Row, position: Position, base: int) -> None:
    # What has come of the complete tricks.
    game = position.rules
    row[layout.FOOL_FROM] = -1 if position.fool_from is None else position.fool_from
    row[layout.FOOL_WINNER] = row[layout.WINNER] = -1
    for trick, winner in zip(position.tricks, position.winners, strict=True):
        suits, trumps = words(trick, base)
        row[layout.PILES + 2 * winner] |= suits
        row[layout.PILES + 2 * winner + 1] |= trumps
        row[layout.WINNERS] |= 1 << winner
        row[layout.WINNER] = winner
        if trick & game.tables.fool:
            row[layout.FOOL_WINNER] = winner
        row[layout.GATHERED + winner] += gathered_by(game, trick)
    for trick in position.tricks[-1:]:
        row[layout.LAST], row[layout.LAST + 1] = words(trick, base)
