"""Rules of thumb for the card to play.

Each card is valued in points: what it is likely to take now, and what the rest of the hand is good
for afterwards.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import CardSet, indexes
from bot.players import partners
from bot.players.prospects import Prospects
from bot.players.situation import Situation

DRAW = 0.33
"""What it is worth to lead a trump with more trumps than all others have, of an average trick."""
FEED = 0.4
"""How far those who play later throw an average card, rather than their cheapest."""
LEVEL = 0.05
"""Values that differ by less than this count as equal, in points."""


def best_cards(situation: Situation) -> list[int]:
    """Return the indexes of the cards that are best to play; of equal ones in a suit only the
    weakest."""
    prospects = Prospects(situation)
    values = {
        card: value_of(situation, prospects, card)
        for card in distinct(situation, situation.tables.value)
    }
    best = max(values.values())
    good = sum(1 << card for card, value in values.items() if value > best - LEVEL)
    return [card for card in indexes(good) if not good & weaker(situation, card)]


def prudent(situation: Situation) -> Situation:
    """Return the situation without the leads that only chance could make good, unless all are
    such."""
    if situation.led:
        return situation
    kept = situation.legal & situation.kept_from_enemies
    risky = sum(1 << card for card in indexes(kept) if may_be_beaten(situation, card))
    return replace(situation, legal=situation.legal & ~risky or situation.legal)


def may_be_beaten(situation: Situation, card: int) -> bool:
    """Return whether an enemy may have a trump that beats this one and all that friends surely
    have."""
    higher = situation.tables.beats[card] & situation.tables.trumps
    for friend in situation.friends:
        for held in indexes(situation.holds[friend] & higher):
            higher &= situation.tables.beats[held]
    return any(situation.may_hold[seat] & higher for seat in situation.enemies)


def weaker(situation: Situation, card: int) -> CardSet:
    """Return the cards in hand of the same suit that the card beats."""
    suit = situation.hand & situation.tables.follow[card]
    return suit & ~situation.tables.beats[card] & ~(1 << card)


def distinct(situation: Situation, worth: Sequence[float]) -> list[int]:
    """Return the cards that may be played; of equal neighbours in a suit only the weakest.

    *worth* has what each card counts for this, by index.
    """
    tables, between = situation.tables, situation.unseen | situation.on_table
    strongest_first = sorted(
        indexes(situation.legal), key=lambda card: tables.beats[card].bit_count()
    )
    kinds = {
        (tables.follow[card], tables.beats[card] & between, worth[card]): card
        for card in strongest_first
    }
    return list(kinds.values())


def value_of(situation: Situation, prospects: Prospects, card: int) -> float:
    """Return what playing this card is worth, in points."""
    led = situation.led or situation.tables.follow[card]
    rest = situation.hand & ~(1 << card)
    later = prospects.of(rest, led, len(situation.later))
    draw = DRAW * situation.average_trick if draws_trumps(situation, card) else 0.0
    won = partners.gain if situation.friends else gain
    return won(situation, card) + later + draw


def draws_trumps(situation: Situation, card: int) -> bool:
    """Return whether the card leads trumps from more than all others have."""
    trumps = situation.tables.trumps
    if situation.led or not trumps >> card & 1:
        return False
    return (situation.hand & trumps).bit_count() > (situation.unseen & trumps).bit_count() > 0


def gain(situation: Situation, card: int) -> float:
    """Return what the card is likely to bring home in this trick."""
    chance = situation.chance_to_win(card)
    if not chance:
        return 0.0
    return chance * (situation.trick_value + situation.points_of(card) + to_come(situation, card))


def to_come(situation: Situation, card: int) -> float:
    """Return what those who play later are likely to add."""
    led = situation.led or situation.tables.follow[card]
    below = situation.unseen & led & ~situation.tables.beats[card]
    least = situation.least_points
    if not below:
        return least * len(situation.later)
    mean = sum(map(situation.points_of, indexes(below))) / below.bit_count()
    return len(situation.later) * (least + FEED * (mean - least))
