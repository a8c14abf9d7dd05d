"""Games, positions and worlds as the rows of numbers that kernels read."""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random

from bot.games.cards import CardSet, Seat
from bot.games.rules import Rules
from bot.games.trick import CardLocations
from bot.players.search.kernels import layout
from bot.players.search.kernels.cards import cards_of, lacking
from bot.players.search.kernels.catalogue import (
    gathered_by,
    gathers,
    number_of,
    options_of,
    score_inputs_of,
)
from bot.players.search.kernels.compiling import Row, fastest
from bot.players.search.kernels.layout import words
from bot.players.search.kernels.playouts import fill
from bot.players.search.kernels.spreading import spread
from bot.players.search.position import Position
from bot.players.search.weighed import weights_of
from bot.players.search.worlds import (
    TRIES,
    Spreading,
    doubtful,
    is_allowed,
    known,
    random_numbers,
    spreading_of,
)


def ready() -> None:
    """Compile all, or read it from the folder."""
    no = _row([])
    fastest(fill)(no, no, no, 0, no, no, array("d"))
    fastest(spread)(no, no, no, no, array("I"), 0, no)


def sampled(position: Position, count: int, rng: Random) -> Row:
    """Return the rows of *count* random worlds, `WORLD_SIZE` numbers each, end to end; fewer if
    placing cards fails."""
    game, here, found = game_row(position.rules), position_row(position), _row([])
    known, how = _known_and_spreading(position)
    for _ in range(TRIES):
        wanted = count - len(found) // layout.WORLD_SIZE
        if not wanted:
            break
        numbers = random_numbers(wanted * how[layout.TO_SPREAD], rng)
        worlds = known * wanted
        fastest(spread)(game, here, how, known, numbers, wanted, worlds)
        found += _possible(position, worlds)
    return found


def _possible(position: Position, worlds: "array[int]") -> "array[int]":
    # The worlds in which every card has found a place that the rules allow.
    size, found, game = layout.WORLD_SIZE, _row([]), position.rules
    base, seats = base_of(game), doubtful(game, position)
    if not seats and all(worlds[layout.IS_SPREAD :: size]):
        return worlds
    for start in range(0, len(worlds), size):
        world = worlds[start : start + size]
        if world[layout.IS_SPREAD] and all(
            is_allowed(game, position, seat, *_held_and_aside(world, seat, base)) for seat in seats
        ):
            found += world
    return found


def locations_in(position: Position, worlds: Sequence[int]) -> list[CardLocations]:
    """Return these worlds, rows end to end, as sets of cards."""
    players, base, found = len(position.left), base_of(position.rules), list[CardLocations]()
    for start in range(0, len(worlds), layout.WORLD_SIZE):
        rows = worlds[start + layout.HELD : start + layout.SIDES]
        sets = [a | b << base for a, b in zip(rows[::2], rows[1::2], strict=True)]
        aside = sets[layout.SEATS :][: players + 1]
        found.append(CardLocations(tuple(sets[:players]), tuple(aside)))
    return found


def _held_and_aside(world: Sequence[int], seat: Seat, base: int) -> tuple[CardSet, CardSet]:
    held, aside = layout.HELD + 2 * seat, layout.ASIDE + 2 * seat
    return world[held] | world[held + 1] << base, world[aside] | world[aside + 1] << base


@lru_cache(maxsize=64)
def game_row(game: Rules) -> Row:
    """Return the row of a game, `GAME_SIZE` numbers: its cards, how they beat each other, and the
    weights of the policy."""
    base, tables, number = base_of(game), game.tables, number_of(game)
    found = _row([0] * layout.GAME_SIZE)
    found[layout.PLAYERS], found[layout.BASE] = game.players, base
    found[layout.GAME] = layout.NO_COUNT if number is None else number
    found[layout.GATHERS] = int(gathers(game))
    found[layout.TRUMPS], found[layout.FOOL] = tables.trumps >> base, tables.fool >> base
    found[layout.OVERTRUMP] = tables.overtrump >> base
    found[layout.FOOL_WINS] = int(cards_of(game).loses_fool)
    _put(found, layout.OPTIONS, options_of(game))
    _put(found, layout.VALUES, _values(game, base))
    _put(found, layout.FOLLOW, _all_words(tables.follow, base))
    _put(found, layout.BEATS, _all_words(tables.beats, base))
    _put_cards(found, game, base)
    _put(found, layout.WEIGHTS, weights_of(game))
    return found


@lru_cache(maxsize=8)
def position_row(position: Position) -> Row:
    """Return the row of a position, `POSITION_SIZE` numbers, the same one for all batches of
    worlds: it is only read."""
    game = position.rules
    base, found = base_of(game), _row([0] * layout.POSITION_SIZE)
    _put_fall(found, position, base)
    found[layout.LEADER], found[layout.SEAT] = position.leader, position.seat
    found[layout.LAID] = len(position.on_table)
    _put(found, layout.ON_TABLE, position.on_table)
    _put(found, layout.PLAYED, _all_words(position.played, base))
    _put(found, layout.LACKS, lacking(position))
    _put(found, layout.SCORE_INPUTS, score_inputs_of(game, position.score_inputs))
    return found


def worlds_row(position: Position, worlds: Sequence[CardLocations]) -> Row:
    """Return the rows of these worlds, `WORLD_SIZE` numbers each, end to end."""
    found = _row([])
    for world in worlds:
        found += _world_row(position, world)
    return found


def _world_row(position: Position, world: CardLocations) -> "array[int]":
    base, found = base_of(position.rules), _row([0] * layout.WORLD_SIZE)
    _put(found, layout.HELD, _all_words(world.held, base))
    _put(found, layout.ASIDE, _all_words(world.aside, base))
    _put(found, layout.SIDES, position.rules.sides_in(position.score_inputs, world.held))
    found[layout.IS_SPREAD] = 1
    return found


@lru_cache(maxsize=8)
def _known_and_spreading(position: Position) -> tuple["array[int]", Row]:
    # The same for all batches of worlds; `spread` clears what it has written in the second one.
    return _known_row(position), _spreading_row(position, spreading_of(position))


def _known_row(position: Position) -> "array[int]":
    # The row of a world with the cards alone whose place is known.
    rows, players = known(position), len(position.left)
    return _world_row(position, CardLocations(tuple(rows[:players]), tuple(rows[players:])))


def _spreading_row(position: Position, spreading: Spreading) -> Row:
    base, players = base_of(position.rules), len(position.left)
    found = _row([0] * layout.SPREADING_SIZE)
    found[layout.PLACES], found[layout.TO_SPREAD] = len(spreading.places), len(spreading.order)
    starts = range(layout.WHERE, layout.ORDER, layout.PLACE_SIZE)
    for start, place in zip(starts, spreading.places, strict=False):
        hand = layout.HELD + 2 * place.row
        aside = layout.ASIDE + 2 * (place.row - players)
        there = hand if place.row < players else aside
        _put(found, start, (there, place.room, *words(place.may_have, base)))
    cards = range(layout.ORDER, layout.SPREADING_SIZE, layout.CARD_SIZE)
    for start, (card, where) in zip(cards, spreading.order, strict=False):
        _put(found, start, (card, len(where), *(starts[place] for place in where)))
    return found


@lru_cache(maxsize=64)
def base_of(game: Rules) -> int:
    """Return how many cards of a pack are in suits."""
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


def _values(game: Rules, base: int) -> list[int]:
    # Each value with the cards that have it, the lowest first.
    found: list[int] = []
    for value in sorted(set(game.tables.value)):
        cards = sum(1 << card for card, worth in enumerate(game.tables.value) if worth == value)
        found += [value, *words(cards, base)]
    return found


def _put_cards(row: Row, game: Rules, base: int) -> None:
    # What the policy knows of each card.
    cards = cards_of(game)
    row[layout.HAS_ATTACK], row[layout.HUNTED] = int(cards.has_attack), cards.hunted >> base
    row[layout.HAS_MELDS] = int(cards.has_melds)
    _put(row, layout.SUIT_OF, cards.suit_of)
    _put(row, layout.RANK, cards.rank)
    _put(row, layout.TIER, cards.tier)
    _put(row, layout.WORTH, cards.worth)
    _put(row, layout.NUMBER_OF_KIND, cards.number_of_kind)
    _put(row, layout.KIND, _all_words(cards.kind, base))
    _put(row, layout.SEQUENCE, _all_words(cards.sequence, base))


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
