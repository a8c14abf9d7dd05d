"""Matches played at random, for tests: by the engine alone, from a seed."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from bot.games.actions import Action, CardsFrom, Declare, Discard, MeldsFrom, OneOf, Play, Say
from bot.games.cards import Card, Seat, as_set
from bot.games.catalogue import GAMES
from bot.games.deal import Deal
from bot.games.events import Event
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match

SECRET = bytes(range(32))

Act = Callable[[Game, Match, Random], Action]
"""Chooses what the seat whose turn it is does."""


def some_game(rng: Random) -> Game:
    """Any game of the catalogue with any options."""
    return with_some_options(rng.choice(list(GAMES.values())), rng)


def with_some_options(kind: type[Game], rng: Random) -> Game:
    """The game with about half of its options changed."""
    choices = kind.options_type.choices().items()
    chosen = {name: rng.choice(values) for name, values in choices if rng.random() < 0.5}
    return kind(kind.options_type.of(chosen), rng.choice(kind.numbers))


def shuffled(game: Game, rng: Random) -> list[Card]:
    """The game's pack in any order."""
    return rng.sample(game.pack.cards, len(game.pack.cards))


def some_action(game: Game, match: Match, rng: Random) -> Action:
    """Any legal action of the seat whose turn it is."""
    deal = match.deal
    assert deal is not None
    seat = deal.to_act
    assert seat is not None
    match game.ask(deal, seat):
        case OneOf(actions):
            return with_words(game, deal, seat, rng.choice(actions), rng)
        case CardsFrom(cards, count):
            hand = deal.hands[seat]
            order = CardsFrom(tuple(rng.sample(cards, len(cards))), count)
            legal = (
                chosen
                for chosen in order.combinations()
                if game.discard_fault(hand, as_set(chosen)) is None
            )
            return Discard(next(legal))
        case MeldsFrom(melds):
            return Declare(tuple(meld for meld in melds if rng.random() < 0.5))
    raise AssertionError("nobody can act")


def with_words(game: Game, deal: Deal, seat: Seat, action: Action, rng: Random) -> Action:
    """The action; to a card played some of all that may be said with it is added."""
    if not isinstance(action, Play) or not game.has_sayings:
        return action
    card = action.card
    open_now = game.sayings(deal, seat, card)
    some = tuple(code for code in open_now if rng.random() < 0.1)[: game.most_sayings]
    false = game.false_sayings(deal, seat, card, some)
    return Play(card, tuple(code for code in some if code not in false))


def word_aside(game: Game, deal: Deal, rng: Random) -> tuple[Seat, Action] | None:
    """Now and then something that a seat can say without playing a card."""
    if not game.has_sayings:
        return None
    for seat in map(Seat, range(game.players)):
        codes = game.asides(deal, seat)
        if codes and rng.random() < 0.1:
            return seat, Say((rng.choice(codes),))
    return None


def moves(
    game: Game, rng: Random, fairness: Fairness | None = None, act: Act = some_action
) -> Iterator[tuple[Match, list[Event]]]:
    """A match at random: after each step the match and the events that led there.

    Now and then a seat says something; else who is to act does what *act* chooses.
    """
    first = fairness.first_dealer(game.players) if fairness else rng.randrange(game.players)
    match = Match(game, Seat(first))
    number = 0
    while not match.over:
        if match.between_deals:
            number += 1
            deck = fairness.deck(number, game.pack) if fairness else shuffled(game, rng)
            events = match.next_deal(deck)
        else:
            assert match.deal is not None
            assert match.deal.to_act is not None
            seat, action = word_aside(game, match.deal, rng) or (
                match.deal.to_act,
                act(game, match, rng),
            )
            events = match.decide(seat, action)
        match = match.after(events)
        yield match, events


def log_of(
    game: Game, rng: Random, fairness: Fairness | None = None, steps: int | None = None
) -> list[Event]:
    """The events of a match at random, or of so many steps of it."""
    played = islice(moves(game, rng, fairness), steps)
    return [event for _, events in played for event in events]
