"""What a finished deal shows of those who played it. Sections are those of RULES.md."""

from math import sqrt

from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.game import Game
from bot.games.sides import Attack
from bot.ratings.parts import Part, Role
from bot.ratings.rating import MILLION
from bot.ratings.units import Scale, scale_of

MOST = 12 * MILLION
"""No margin is greater, in millionths of a unit: three standard deviations (section 4)."""


def is_whole(deal: Deal) -> bool:
    """Return whether a deal was played to its last card, and so can be rated (section 1)."""
    return deal.score is not None and deal.score.counts and not any(deal.hands)


def parts_of(game: Game, deal: Deal) -> tuple[Part, ...]:
    """Return the part of each seat in a deal that was played to its last card (sections 4, 5 and
    7)."""
    scale, attack = scale_of(game), game.attack(deal)
    seats = tuple(map(Seat, range(deal.players)))
    if attack is not None:
        margin = _margin(attack.loss / sqrt(attack.multiplier), scale.bias[0], scale)
        return tuple(Part(_role_in(attack, seat), margin) for seat in seats)
    if game.teams:
        margin = _margin(_lead(game, deal), scale.bias[0], scale)
        own = game.friends(deal.dealer, (None,) * deal.players) | {deal.dealer}
        return tuple(Part(Role.DEALING if s in own else Role.OPPOSED, margin) for s in seats)
    return tuple(Part(Role.ALONE, _own_margin(game, deal, seat, scale)) for seat in seats)


def _role_in(attack: Attack, seat: Seat) -> Role:
    if seat not in attack.seats:
        return Role.DEFENDER
    return Role.TAKER if seat == attack.seats[0] else Role.PARTNER


def _lead(game: Game, deal: Deal) -> int:
    assert deal.score is not None
    return deal.score.scores[deal.dealer] - deal.score.scores[game.after(deal.dealer)]


def _own_margin(game: Game, deal: Deal, seat: Seat, scale: Scale) -> int:
    # A seat is compared with the mean of the others, whose scores add up to what it lacks.
    assert deal.score is not None
    lead = deal.score.scores[seat] * deal.players / (deal.players - 1)
    return _margin(lead, scale.bias[game.from_seat(deal.dealer).index(seat)], scale)


def _margin(points: float, bias: float, scale: Scale) -> int:
    return max(-MOST, min(MOST, round((points - bias) / scale.unit * MILLION)))
