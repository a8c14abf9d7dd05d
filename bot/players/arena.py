"""Matches between computer players alone, without a table and without storage."""

from collections.abc import Iterator, Sequence
from random import Random

from bot.games.cards import Card, Pack, Seat
from bot.games.events import Event
from bot.games.game import Game
from bot.games.match import Match
from bot.players.choosing import Player


def moves(
    game: Game, players: Sequence[Player], seed: str
) -> Iterator[tuple[Match, Sequence[Event]]]:
    """Yield a match from its first deal on: after each move what happened and the match as it is
    then.

    A seed gives the same dealer and decks whoever plays, and the same match for the same players.
    Raises what a player raises, and `IllegalAction` if it does what it may not.
    """
    chance = [Random(f"{seed} seat {seat}") for seat in range(game.players)]
    match = Match(game, Seat(Random(f"{seed} dealer").randrange(game.players)))
    while not match.over:
        number = 1 if match.deal is None else match.deal.number + 1
        events = match.next_deal(deck(game.pack, f"{seed} deal {number}"))
        match = match.after(events)
        yield match, events
        while not match.between_deals and not match.over:
            seat = to_act(match)
            events = match.decide(seat, players[seat](match.view(seat), chance[seat]))
            match = match.after(events)
            yield match, events


def to_act(match: Match) -> Seat:
    """Return the seat whose turn it is in a deal under way."""
    seat = match.view(None).to_act
    assert seat is not None
    return seat


def deck(pack: Pack, seed: str) -> list[Card]:
    """Return the pack in an order that the seed gives."""
    cards = list(pack.cards)
    Random(seed).shuffle(cards)
    return cards
