"""A rule of the score stands in the engine and in a kernel: in each run both count the same deals.

The kernels run as plain Python here, whether the compiler is installed or not.
"""

from collections.abc import Iterator
from dataclasses import dataclass, make_dataclass, replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.games.actions import playable
from bot.games.cards import CardSet, Seat, indexes
from bot.games.events import DealScored
from bot.games.game import Game
from bot.games.options import OptionValue
from bot.games.scarto.options import ScartoOptions
from bot.games.scarto.rules import Scarto
from bot.games.trick import CardLocations, TrickHistory, legal, winner
from bot.players.search.from_view import position_of
from bot.players.search.kernels import catalogue, layout
from bot.players.search.kernels.catalogue import KERNELS
from bot.players.search.kernels.encoding import game_row, position_row, worlds_row
from bot.players.search.kernels.playouts import begin, play
from bot.players.search.position import Position
from tests.games.support.playing import moves
from tests.players.search.kernels.rows import strictly
from tests.players.search.moments import truth

KINDS = [kernel.game for kernel in KERNELS]
every_counted_game = pytest.mark.parametrize("kind", KINDS, ids=[kind.key for kind in KINDS])

OPENINGS = 4
"""So many deals are begun for each value of each option, and played in some ways."""


@dataclass(frozen=True)
class Ending:
    """A deal that was played to its end at random."""

    last: Position
    """The lead to its last trick."""

    locations: CardLocations
    history: TrickHistory

    def engine(self, game: Game) -> tuple[int, ...]:
        """The scores by the engine, with the options of this game."""
        return game.count(self.last.score_inputs, self.locations, self.history).scores

    def kernel(self, game: Game) -> tuple[int, ...]:
        """The scores by the kernel, with the same."""
        table = self.last.table._replace(options=str(game.options))
        last = replace(self.last, table=table)
        g, p = game_row(game), position_row(last)
        w, e = worlds_row(last, [self.locations]), layout.row([0] * layout.PLAYOUT_SIZE)
        strictly(begin)(g, p, w, 0, e)
        strictly(play)(g, w, 0, e, last.candidates[0])
        strictly(catalogue.count)(g, p, w, 0, e)
        return tuple(e[layout.SCORES : layout.SCORES + game.players])


@cache
def with_each_value(kind: type[Game]) -> tuple[Game, ...]:
    """The game for each number of players: as usual, and with each other value of each option.

    Numbers, such as that of deals, stay as they are.
    """
    changes: list[dict[str, OptionValue]] = [{}]
    for name, values in kind.options_type.choices().items():
        if not isinstance(values, range):
            changes += [{name: value} for value in values[1:]]
    options = [kind.options_type.of(change) for change in changes]
    return tuple(kind(each, players) for players in kind.numbers for each in options)


@cache
def endings(game: Game) -> tuple[Ending, ...]:
    """Deals of this game that came to an end, rare ones among them."""
    rng, found = Random(f"{game.key}, {game.players} players, {game.options}"), list[Ending]()
    for position, locations in openings(game, rng):
        for world in (locations, unfair(position, locations, rng)):
            for kept in kept_back(game):
                found.append(played_out(game, position, world, kept, rng))
    return tuple(found)


def openings(game: Game, rng: Random) -> Iterator[tuple[Position, CardLocations]]:
    """Deals at their first card."""
    number = 0
    while True:
        for match, _ in moves(game, rng):
            if match.deal is None or match.deal.to_act is None:
                continue
            seen = match.view(match.deal.to_act)
            if playable(seen.ask):
                yield position_of(seen), truth(match.deal)
                number += 1
                break
        if number == OPENINGS:
            return


def unfair(position: Position, locations: CardLocations, rng: Random) -> CardLocations:
    """The lie after one seat has got the best cards of all, so that it wins every trick."""
    strong, held = rng.randrange(len(locations.held)), sum(locations.held)
    tables = position.rules.tables
    fool = tables.fool & held
    ranked = sorted(indexes(held & ~fool), key=lambda card: tables.beats[card].bit_count())
    best = [1 << card for card in ranked]
    others = best[locations.held[strong].bit_count() :] + ([fool] if fool else [])
    rng.shuffle(others)
    hands = [
        best[: cards.bit_count()] if seat == strong else [others.pop() for _ in indexes(cards)]
        for seat, cards in enumerate(locations.held)
    ]
    return CardLocations(tuple(map(sum, hands)), locations.aside)


def kept_back(game: Game) -> Iterator[CardSet]:
    """Cards that nobody plays before they must: what falls in the last trick matters."""
    fool, lowest = game.tables.fool, game.tables.trumps & -game.tables.trumps
    yield from (0, fool, lowest, fool | lowest)


def played_out(
    game: Game, position: Position, locations: CardLocations, kept: CardSet, rng: Random
) -> Ending:
    """The deal after cards that are legal, at random, to its end."""
    hands, leader, tricks = list(locations.held), position.leader, list[CardSet]()
    winners, fool_from, last = list[Seat](), None, position
    sides = game.sides_in(position.score_inputs, locations.held)
    while hands[leader]:
        if not hands[leader] & (hands[leader] - 1):
            last = last_lead(position, locations, hands, leader, tricks, winners, fool_from)
        order, laid, led, best = game.from_seat(leader), list[int](), 0, -1
        for seat in order:
            may = legal(game.tables, hands[seat], led, best)
            card = rng.choice([*indexes(may & ~kept or may)])
            hands[seat] &= ~(1 << card)
            laid.append(card)
            led = led or game.tables.follow[card]
            best = laid[winner(game.tables, laid)]
            fool_from = seat if game.tables.fool >> card & 1 else fool_from
        tricks.append(sum(1 << card for card in laid))
        winners.append(order[winner(game.tables, laid)])
        first, leader = leader, winners[-1]
    if 1 << laid[0] == game.tables.fool and game.fool_wins(first, sides, winners[:-1]):
        winners[-1] = first
    of_seat = tuple(1 << laid[order.index(Seat(seat))] for seat in range(game.players))
    return Ending(last, locations, TrickHistory(tuple(tricks), tuple(winners), fool_from, of_seat))


def last_lead(
    position: Position,
    locations: CardLocations,
    hands: list[CardSet],
    leader: Seat,
    tricks: list[CardSet],
    winners: list[Seat],
    fool_from: Seat | None,
) -> Position:
    """The position of who leads to the last trick."""
    return replace(
        position,
        seat=leader,
        candidates=tuple(indexes(hands[leader])),
        hand=hands[leader],
        leader=leader,
        tricks=tuple(tricks),
        winners=tuple(winners),
        fool_from=fool_from,
        played=tuple(held & ~left for held, left in zip(locations.held, hands, strict=True)),
    )


@every_counted_game
def test_kernel_and_engine_count_alike(kind: type[Game]) -> None:
    for game in with_each_value(kind):
        for ending in endings(game):
            assert ending.kernel(game) == ending.engine(game), (str(game.options), ending)


@every_counted_game
def test_every_option_that_a_kernel_reads_is_seen_to_matter(kind: type[Game]) -> None:
    seen = dict.fromkeys(map(read_by_kernel, with_each_value(kind)), False)
    for game in with_each_value(kind):
        usual = next(one for one in with_each_value(kind) if one.players == game.players)
        if read_by_kernel(game) == read_by_kernel(usual):
            seen[read_by_kernel(game)] = True
            continue
        for ending in all_endings(kind, game):
            if ending.engine(game) != ending.engine(usual):
                assert ending.kernel(game) == ending.engine(game), (str(game.options), ending)
                seen[read_by_kernel(game)] = True
    assert all(seen.values()), seen


def read_by_kernel(game: Game) -> tuple[int, ...]:
    """What the kernel reads of the options."""
    return (*catalogue.options_of(game), int(catalogue.gathers(game)))


def all_endings(kind: type[Game], like: Game) -> Iterator[Ending]:
    """The endings of all games with as many players in which the same cards win."""
    for game in with_each_value(kind):
        if game.players == like.players and game.tables == like.tables:
            yield from endings(game)


@every_counted_game
def test_a_kernel_knows_all_options_of_its_game(kind: type[Game]) -> None:
    for game in with_each_value(kind):
        assert catalogue.number_of(game) is not None, str(game.options)


@every_counted_game
def test_a_kernel_does_not_count_with_an_option_that_it_does_not_know(kind: type[Game]) -> None:
    options = kind.options_type
    added = make_dataclass("Added", [("added", bool, False)], bases=(options,), frozen=True)
    assert catalogue.number_of(kind(added())) is None


def test_a_kernel_does_not_count_with_a_value_that_it_does_not_know() -> None:
    options = replace(Scarto.options_type(), fool_style="apart5")  # type: ignore[arg-type]
    assert catalogue.number_of(Scarto(options)) is None


@dataclass(frozen=True)
class WithALastWord(ScartoOptions):
    """An option that changes the score, of which no kernel was told."""

    last_word: bool = False


class Newer(Scarto):
    """A game that counts the last trick if the option says so."""

    options: WithALastWord
    options_type = WithALastWord
    edition = Scarto.edition + 1

    def count(
        self, score_inputs: Any, locations: CardLocations, history: TrickHistory
    ) -> DealScored:
        """The points, and five for the last trick."""
        found, last = super().count(score_inputs, locations, history), history.winners[-1]
        more = 5 * self.options.last_word
        scores = [score + more * (seat == last) for seat, score in enumerate(found.scores)]
        return replace(found, scores=tuple(scores))


def test_a_kernel_that_was_only_told_the_name_of_an_option_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.players.search.position.find", lambda key: Newer)
    told = tuple(
        replace(kernel, game=Newer, known={*kernel.known, "last_word"})
        if kernel.game is Scarto
        else kernel
        for kernel in KERNELS
    )
    monkeypatch.setattr(catalogue, "KERNELS", told)
    with pytest.raises(AssertionError):
        test_kernel_and_engine_count_alike(Newer)
