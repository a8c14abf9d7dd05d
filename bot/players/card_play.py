"""Rules of thumb for the card to play.

Each card is valued in points: what it is likely to take now, less what it would be good for later.
"""

from bot.games.cards import CardSet, indexes
from bot.players.situation import BLANK, Situation

LATER_POT = 1.5
"""What a trick is worth on average beside the card that wins it."""
DECAY = 0.75
"""How much of the chance to win remains when a card is kept for another round of its suit."""


def best_cards(situation: Situation) -> list[int]:
    """The indexes of all cards that are best to play; one at least."""
    values = {card: value_of(situation, card) for card in indexes(situation.legal)}
    best = max(values.values())
    return [card for card, value in values.items() if value > best - 1e-9]


def value_of(situation: Situation, card: int) -> float:
    """What playing this card is worth, in points."""
    if situation.tables.fool >> card & 1:
        return -fool_kept(situation)
    return gain(situation, card) - kept(situation, card)


def gain(situation: Situation, card: int) -> float:
    """What the card is likely to bring home in this trick."""
    chance = situation.chance_to_win(card)
    if not chance:
        return 0.0
    return chance * (situation.pot + situation.worth(card) + to_come(situation, card))


def to_come(situation: Situation, card: int) -> float:
    """What those who play later are likely to add."""
    led = situation.led or situation.tables.follow[card]
    below = situation.unseen & led & ~situation.tables.beats[card]
    if not below:
        return BLANK * len(situation.later)
    mean = sum(map(situation.worth, indexes(below))) / below.bit_count()
    return len(situation.later) * (BLANK + mean) / 2


def kept(situation: Situation, card: int) -> float:
    """What the card would be good for if it stayed in hand."""
    if situation.tables.trumps >> card & 1:
        return trump_kept(situation, card)
    return suit_card_kept(situation, card)


def suit_card_kept(situation: Situation, card: int) -> float:
    """A suit card wins later if it is high, guarded, and nobody trumps."""
    suit = situation.tables.follow[card]
    above = (situation.tables.beats[card] & situation.unseen & suit).bit_count()
    own = (situation.hand & suit).bit_count()
    rounds = above + 1
    if own < rounds:
        return 0.1 * situation.worth(card)
    chance = DECAY**rounds * everybody_follows(situation, suit)
    return chance * (situation.worth(card) + LATER_POT)


def everybody_follows(situation: Situation, suit: CardSet) -> float:
    """How likely no other player can trump a card of this suit."""
    chance = 1.0
    for seat in situation.others:
        void = situation.chance_without(seat, situation.unseen & suit)
        trumps = situation.unseen & situation.tables.trumps
        chance *= 1 - void * (1 - situation.chance_without(seat, trumps))
    return chance


def trump_kept(situation: Situation, card: int) -> float:
    """A trump takes a trick later: the higher, the more likely."""
    above = (situation.tables.beats[card] & situation.unseen).bit_count()
    unseen = (situation.tables.trumps & situation.unseen).bit_count()
    strength = 1 - above / (unseen + 1)
    power = 0.3 + strength * LATER_POT
    return power + 0.7 * (situation.worth(card) - BLANK)


def fool_kept(situation: Situation) -> float:
    """The Fool saves a card later, while there are cards enough for that."""
    cards = situation.hand.bit_count()
    return 0.0 if cards <= 2 else min(2.0, 0.15 * cards)
