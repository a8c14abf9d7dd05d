"""What every game must keep, whatever its options, in matches at random.

A property draws a whole number and plays the match that it gives.
"""

from functools import reduce
from itertools import combinations, islice
from math import comb
from operator import or_
from random import Random

from hypothesis import given

from bot.games.actions import (
    Action,
    CardsFrom,
    Declare,
    Discard,
    MeldsFrom,
    OneOf,
    code_of,
    parse,
)
from bot.games.cards import Card, Seat, as_set
from bot.games.events import DealBegan, DealScored, HandDealt, PhaseBegan, StockDealt, TurnCame
from bot.games.game import Game
from bot.games.match import Match
from tests.games.support.invariants import (
    cards_are_conserved,
    held,
    replay_equals_live,
    somebody_can_act,
)
from tests.games.support.offers import check_offers, offered
from tests.games.support.playing import log_of, moves, with_some_options
from tests.games.support.properties import every_game, few, many, seeds
from tests.games.support.sums import scores_add_up


@every_game
@few
@given(seeds)
def test_cards_are_conserved_after_every_event(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    match = Match(game, Seat(0))
    dealing = True
    for event in log_of(game, rng):
        match = match.after([event])
        dealing = isinstance(event, DealBegan | HandDealt | StockDealt)
        assert match.deal is not None
        if dealing:
            groups = held(game, match.deal)
            assert sum(map(int.bit_count, groups)) == reduce(or_, groups).bit_count()
        else:
            cards_are_conserved(game, match.deal)


@every_game
@few
@given(seeds)
def test_somebody_can_act_until_the_end(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    for match, events in moves(game, rng):
        assert match.deal is not None
        somebody_can_act(game, match.deal, events)
    assert match.over


@every_game
@few
@given(seeds)
def test_what_is_offered_is_accepted_and_all_else_refused(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    met: set[Action] = set()
    for match, _ in islice(moves(game, rng), rng.randrange(3), None, 3):
        check_offers(match, rng, met)
        met.update(offered(match))


MOST_CHOICES = 5000
"""A hand with more choices to lay cards aside is cut."""


def rich_or_poor(game: Game, rng: Random) -> list[Card]:
    """The pack with more or fewer trumps near the top than chance would have it."""
    special = game.tables.trumps | game.tables.fool
    pull = rng.choice((-1.0, -0.9, 0.0, 1.0))
    return sorted(game.pack.cards, key=lambda card: rng.random() - bool(card.bit & special) * pull)


@every_game
@many
@given(seeds)
def test_a_card_is_offered_if_some_legal_discard_has_it(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    size = sum(count for taker, count in game.packets(Seat(0)) if taker in (Seat(0), None))
    count = sum(count for taker, count in game.packets(Seat(0)) if taker is None)
    while comb(size, count) > MOST_CHOICES:
        size -= 1
    cards = rich_or_poor(game, rng)[:size]
    hand = as_set(cards)

    legal = [
        as_set(chosen)
        for chosen in combinations(cards, count)
        if game.discard_fault(hand, as_set(chosen)) is None
    ]

    assert legal
    assert game.may_discard(hand) == reduce(or_, legal)


@every_game
@few
@given(seeds)
def test_offered_actions_survive_their_text(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    for match, _ in moves(game, rng):
        assert match.deal is not None
        match game.ask(match.deal, match.deal.to_act):
            case OneOf(actions):
                for action in actions:
                    assert parse(game.pack, code_of(action)) == action
            case CardsFrom(cards, count):
                discard = Discard(cards[:count])
                assert parse(game.pack, code_of(discard)) == discard
            case MeldsFrom(melds):
                for some in (melds, melds[:1], ()):
                    declare = Declare(some)
                    assert parse(game.pack, code_of(declare)) == declare


@every_game
@few
@given(seeds)
def test_replay_equals_live(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    log = []
    for match, events in moves(game, rng):  # noqa: B007
        log += events
    replay_equals_live(match, log)


@every_game
@few
@given(seeds)
def test_the_same_seed_gives_the_same_match(kind: type[Game], seed: int) -> None:
    game = with_some_options(kind, Random(seed))
    assert log_of(game, Random(seed)) == log_of(game, Random(seed))


@every_game
@few
@given(seeds)
def test_scores_add_up(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    for match, events in moves(game, rng):
        if isinstance(events[-1], DealScored):
            assert match.deal is not None
            scores_add_up(game, match.deal)
    assert sum(game.payoffs(match.totals)) == 0


@every_game
@few
@given(seeds)
def test_every_event_says_who_may_see_it(kind: type[Game], seed: int) -> None:
    rng = Random(seed)
    game = with_some_options(kind, rng)
    seats = [Seat(seat) for seat in range(game.players)]
    for event in log_of(game, rng, steps=3):
        seen = [seat for seat in seats if event.seen_by(seat)]
        if isinstance(event, DealBegan | PhaseBegan | TurnCame):
            assert seen == seats
        if isinstance(event, HandDealt):
            assert seen == [event.seat]
