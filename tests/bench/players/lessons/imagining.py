"""Imagines deals that a seat can take for real before the first card, and plays them out."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from bot.games.actions import Action, Discard, playable
from bot.games.cards import Card, Seat
from bot.games.deal import locations_of
from bot.games.errors import IllegalAction
from bot.games.events import Event, StockShown
from bot.games.match import Match
from bot.games.trick import CardLocations
from bot.players import choosing
from bot.players.arena import to_act
from bot.players.search import playouts
from bot.players.search.from_view import position_of
from bot.players.search.kernels import layout
from bot.players.search.kernels.catalogue import number_of
from bot.players.search.kernels.encoding import position_row, worlds_row
from bot.players.search.kernels.playouts import NO_CARD
from tests.bench.players.lessons.playing import LEVEL, Move, deal_of, is_played, own_score

TRIES = 60
"""Deals that are tried for each that fits what was said."""


def imagined(
    events: Sequence[Event], match: Match, moves: Sequence[Move], seat: Seat, rng: Random
) -> Iterator[Match]:
    """Deals in which the others would have said what they did say; endless unless none is found.

    *events* begin the deal with its cards, *moves* lead to *match*, where the seat has to act.
    """
    missed = 0
    while missed < TRIES:
        found = _said(match, _dealt(events, match, seat, rng), moves, seat, rng)
        missed = missed + 1 if found is None else 0
        if found is not None:
            yield found


def _dealt(
    events: Sequence[Event], match: Match, seat: Seat, rng: Random
) -> list[tuple[Card, ...]]:
    # The cards that the seat has not seen in any order, as many in each place as there are.
    deal, rows = deal_of(match), match.game.as_dealt(events)
    known = {seat}
    if deal.stock_taker == seat or any(isinstance(fact, StockShown) for fact in deal.facts):
        known.add(Seat(len(rows) - 1))
    unseen = [card for place, row in enumerate(rows) if place not in known for card in row]
    rng.shuffle(unseen)
    found = []
    for place, row in enumerate(rows):
        count = len(row)
        found.append(row if place in known else tuple(unseen[:count]))
        unseen = unseen if place in known else unseen[count:]
    return found


def _said(
    match: Match, dealt: list[tuple[Card, ...]], moves: Sequence[Move], seat: Seat, rng: Random
) -> Match | None:
    deal, game = deal_of(match), match.game
    found = Match(game, match.first_dealer)
    found = found.after(game.deal_as(1, deal.dealer, dealt))
    try:
        for actor, action in moves:
            if not is_played(found) or to_act(found) != actor:
                return None
            if actor != seat:
                chosen = choosing.choose(LEVEL, found.view(actor), rng)
                # A discard is not seen.
                action = chosen if isinstance(action, Discard) else action
                if chosen != action:
                    return None
            found = found.after(found.decide(actor, action))
    except IllegalAction:
        return None
    same = found.deal is not None and found.deal.to_act == seat
    return found if same else None


def value(match: Match, seat: Seat, action: Action, rng: Random) -> float:
    """What the seat scores if it does this now: all say what the computers say, and the quick
    policy plays the cards."""
    match = match.after(match.decide(seat, action))
    while is_played(match):
        view = match.view(to_act(match))
        if playable(view.ask):
            return _played_by_policy(match, seat)
        assert view.seat is not None
        action = choosing.choose(LEVEL, view, rng)
        match = match.after(match.decide(view.seat, action))
    return own_score(match, seat)


def value_by_thumb(match: Match, seat: Seat, action: Action, rng: Random) -> float:
    """The same, with the cards played by the computers as well."""
    match = match.after(match.decide(seat, action))
    while is_played(match):
        actor = to_act(match)
        match = match.after(match.decide(actor, choosing.choose(LEVEL, match.view(actor), rng)))
    return own_score(match, seat)


def _played_by_policy(match: Match, seat: Seat) -> float:
    deal, game = deal_of(match), match.game
    position = replace(position_of(match.view(to_act(match))), seat=seat)
    # No card has been played yet.
    world = CardLocations(deal.hands, locations_of(deal).aside)
    if number_of(game) is None:
        inputs = game.all_declared(position.score_inputs, world.held)
        ahead = playouts.counted(position, world, NO_CARD, inputs)
    else:
        here = position_row(position)[:]
        here[layout.ALL_DECLARE] = 1
        [[ahead]] = playouts.filled(position, here, worlds_row(position, [world]), (NO_CARD,))
    return ahead * position.own_part(world.held)
