"""Rules of thumb for the card to play.

Each card is valued in points: what it is likely to take now, and what the rest of the hand is good
for afterwards.
"""

from bot.games.cards import indexes
from bot.players.prospects import Prospects
from bot.players.situation import BLANK, Situation

LEAD = 0.0
"""What it is worth to lead to the next trick."""


def best_cards(situation: Situation) -> list[int]:
    """The indexes of the cards that are best to play; one at least, and one only of equals."""
    prospects = Prospects(situation)
    values = {card: value_of(situation, prospects, card) for card in distinct(situation)}
    best = max(values.values())
    return [card for card, value in values.items() if value > best - 1e-9]


def distinct(situation: Situation) -> list[int]:
    """The cards that may be played, of neighbours in a suit that are worth the same the last."""
    tables, between = situation.tables, situation.unseen | situation.table
    kinds = {
        (tables.follow[card], tables.beats[card] & between, tables.value[card]): card
        for card in indexes(situation.legal)
    }
    return list(kinds.values())


def value_of(situation: Situation, prospects: Prospects, card: int) -> float:
    """What playing this card is worth, in points."""
    led = situation.led or situation.tables.follow[card]
    rest = situation.hand & ~(1 << card)
    return gain(situation, card) + prospects.of(rest, led, len(situation.later))


def gain(situation: Situation, card: int) -> float:
    """What the card is likely to bring home in this trick."""
    chance = situation.chance_to_win(card)
    if not chance:
        return 0.0
    return chance * (situation.pot + situation.worth(card) + to_come(situation, card) + LEAD)


def to_come(situation: Situation, card: int) -> float:
    """What those who play later are likely to add."""
    led = situation.led or situation.tables.follow[card]
    below = situation.unseen & led & ~situation.tables.beats[card]
    if not below:
        return BLANK * len(situation.later)
    mean = sum(map(situation.worth, indexes(below))) / below.bit_count()
    return len(situation.later) * (BLANK + mean) / 2
