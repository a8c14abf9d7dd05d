"""Playing for a side: what a card brings home for a player and their friends together.

A friend's trick is as good as the player's own: points go onto it, and it is not beaten.
"""

from bot.games.cards import CardSet, Seat, indexes
from bot.games.trick import NOBODY
from bot.players.situation import Situation

WILLING = 0.85
"""How surely a friend takes a trick that would otherwise be lost, if they can."""
HOLDS = 0.7
"""How likely a friend's winning card is to stand against each enemy who plays after it."""
GENEROUS = 0.75
"""How far a friend throws an average card onto the side's trick, rather than their cheapest."""
CAREFUL = 0.2
"""The same for an enemy."""
ASKED = 0.3
"""What it is worth to play the card that a friend asks for, of an average trick."""


def gain(situation: Situation, card: int) -> float:
    """Return what the card is likely to bring home to the side in this trick, in points."""
    chance = chance_for_side(situation, card)
    fool = situation.tables.fool >> card & 1
    own = 0.0 if fool else situation.points_of(card)
    asked = ASKED * situation.average_trick if situation.asked_for >> card & 1 else 0.0
    return chance * (situation.trick_value + own + to_come(situation, card)) + asked


def chance_for_side(situation: Situation, card: int) -> float:
    """Return how likely the side wins the trick on the table if this card is played to it."""
    wins = situation.wins_now(card)
    best = card if wins else situation.best
    led = situation.led or situation.tables.follow[card]
    holder = situation.seat if wins else situation.winner
    if holder in situation.sure_to_win & situation.friends:
        return 1.0
    # What the card wins as it stands, and what a friend who plays later wins for the side. The
    # friend has to beat the threat, with a card that stands against the enemies who play after.
    ours = 1.0 if holder == situation.seat or holder in situation.friends else 0.0
    friends, threat, champion = 0.0, best, best
    for seat in situation.later:
        if seat in situation.friends:
            friends += (1 - ours - friends) * _taken(situation, seat, threat, led) * WILLING
            champion = _known(situation, seat, champion, led)
        else:
            ours *= 1 - _taken(situation, seat, best, led)
            stands = HOLDS if champion == best else 1 - _taken(situation, seat, champion, led)
            friends *= stands
            threat = _known(situation, seat, threat, led)
    return ours + friends


def _taken(situation: Situation, seat: Seat, best: int, led: CardSet) -> float:
    return 1.0 if best == NOBODY else situation.chance_beaten(seat, best, led)


def _known(situation: Situation, seat: Seat, best: int, led: CardSet) -> int:
    # The strongest card of the suit that the seat is known to have, if it beats the best.
    beats = situation.tables.beats
    for card in indexes(situation.holds[seat] & led):
        if best == NOBODY or beats[best] >> card & 1:
            best = card
    return best


def to_come(situation: Situation, card: int) -> float:
    """Return what those who play later are likely to add to a trick that the side wins."""
    led = situation.led or situation.tables.follow[card]
    below = situation.unseen & led & ~situation.tables.beats[card]
    mean = situation.least_points
    if below:
        mean = sum(map(situation.points_of, indexes(below))) / below.bit_count()
    total = 0.0
    for seat in situation.later:
        share = GENEROUS if seat in situation.friends else CAREFUL
        total += situation.least_points + share * (mean - situation.least_points)
    return total
