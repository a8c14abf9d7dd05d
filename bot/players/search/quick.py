"""A player who lays the card of the quick policy, and does everything else by rules of thumb."""

from random import Random

from bot.games.actions import Action, Play, playable
from bot.games.trick import CardLocations
from bot.games.view import SeatView
from bot.players import simple
from bot.players.advice.catalogue import advisor_of
from bot.players.search.from_view import position_of
from bot.players.search.kernels import layout
from bot.players.search.kernels.compiling import Row
from bot.players.search.kernels.encoding import base_of, game_row, position_row, worlds_row
from bot.players.search.kernels.playouts import begin
from bot.players.search.kernels.policy import best_of
from bot.players.search.position import Position
from bot.players.search.worlds import known


def choose(view: SeatView, rng: Random) -> Action:
    """Return the card of the quick policy, or what the rules of thumb say in other phases.

    Raises `ValueError` if the seat is asked nothing.
    """
    action = simple.choose(view, rng)
    if not isinstance(action, Play):
        return action
    return advisor_of(view.game).playing(view, _card(view))


def _card(view: SeatView) -> int:
    position, seat = position_of(view), view.seat
    assert seat is not None
    g, w, e = game_row(view.game), _world(view, position), layout.row([0] * layout.PLAYOUT_SIZE)
    begin(g, position_row(position), w, 0, e)
    may = layout.words(playable(view.ask), base_of(view.game))
    return best_of(g, w, 0, e, seat, *may)


def _world(view: SeatView, position: Position) -> Row:
    # The policy looks at its own hand and at what all others hold together: anybody may have that.
    # Whoever is not known for a friend is an enemy.
    rows, players = known(position), view.game.players
    row = worlds_row(position, [CardLocations(tuple(rows[:players]), tuple(rows[players:]))])
    side = row[layout.SIDES + position.seat]
    for seat in range(players):
        is_ours = seat == position.seat or seat in view.friends
        row[layout.SIDES + seat] = side if is_ours else 1 - side
    other = layout.HELD + 2 * ((position.seat + 1) % players)
    for word, cards in enumerate(layout.words(position.unseen, base_of(view.game))):
        row[other + word] |= cards
    return row
