"""Deals that are arranged: some seats get the cards a test needs."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.games.cards import Card, Pack, Seat
from bot.games.catalogue import GAMES
from bot.games.fair import Fairness
from bot.games.game import Game


def deck(game: Game, dealer: Seat, hands: Mapping[int, str]) -> tuple[Card, ...]:
    """The pack that gives these cards to the seats; the others come as they lie in it."""
    wanted = {seat: list(game.pack.named(codes)) for seat, codes in hands.items()}
    taken = {card for cards in wanted.values() for card in cards}
    rest = [card for card in game.pack.cards if card not in taken]
    dealt = []
    for seat, count in game.packets(dealer):
        own = wanted.get(-1 if seat is None else seat, [])
        dealt += [own.pop(0) if own else rest.pop() for _ in range(count)]
    return tuple(dealt)


def arrange(
    monkeypatch: pytest.MonkeyPatch,
    key: str,
    hands: Mapping[int, str],
    players: int | None = None,
    deals: int = 1000,
    **options: Any,
) -> None:
    """Has so many deals give these cards; the last seat deals first, so that the first begins."""
    kind = GAMES[key]
    game = kind(kind.options_type.of(options), players)
    last = Seat(game.players - 1)
    shuffled = Fairness.deck

    def dealt(fairness: Fairness, number: int, pack: Pack) -> tuple[Card, ...]:
        if number > deals:
            return shuffled(fairness, number, pack)
        dealer = Seat((last + number - 1) % game.players)
        return deck(game, dealer, hands)

    monkeypatch.setattr(Fairness, "deck", dealt)
    monkeypatch.setattr(Fairness, "first_dealer", lambda fairness, players: last)
