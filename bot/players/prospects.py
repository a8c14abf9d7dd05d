"""Rules of thumb for what a hand is good for later, in points.

A suit card comes home if the higher ones are drawn first and nobody trumps; a trump by being high
or one of many; the Fool saves a card that would be lost.
"""

from functools import cache

from bot.games.cards import CardSet, indexes
from bot.players.situation import Situation

SUIT_POT = 0.6
"""What a trick won by a suit card is worth besides that card, as a part of an average trick."""
PATIENCE = 0.9
"""How much of the chance to win remains for each round that a suit card has to wait."""
BARE = 0.5
"""How much of the chance remains for each guard that a suit card lacks."""
LUCK = 0.1
"""How much of a costly suit card that should be lost comes home after all."""
FAR = 4
"""A suit card with more higher cards than this still out has no hope."""
HURRY = 0.5
"""With this many cards left, every other suit card finds no trick left to win."""
TRUMP_LOW = 0.13
"""What the lowest trump wins besides itself, as a part of an average trick."""
TRUMP_HIGH = 0.33
"""What the highest trump wins beyond that, as a part of an average trick."""
COVER = 2.0
"""With this many trumps in hand, a low one comes home half of the time."""
VOID = 0.15
"""How much of what is still out in a suit comes to a player who has trumps and none of the suit."""
FOOL_SAVES = 0.15
"""What the Fool will save for each card still in hand, in points."""
FOOL_AT_MOST = 1.5
"""What the Fool will save at most."""


class Prospects:
    """What parts of a hand are good for later in this situation. It remembers its results."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._tables = situation.tables
        self._suits = set(situation.tables.follow) - {0, situation.tables.trumps}
        self.suit = cache(self._suit)
        self.void = cache(self._void)
        self.trumps = cache(self._trumps)
        self.nobody_trumps = cache(self._nobody_trumps)

    def of(self, hand: CardSet, led: CardSet, gone: int) -> float:
        """Return what a hand is good for once this many unseen cards of the suit led are gone as
        well."""
        own = hand & self._tables.trumps
        trumps_gone = gone if led == self._tables.trumps else 0
        chances = hand.bit_count() / (hand.bit_count() + HURRY)
        total = self.trumps(own) + self.fool(hand)
        for suit in self._suits:
            suit_gone = gone if led == suit else 0
            if hand & suit:
                total += chances * self.suit(hand & suit, suit, suit_gone, trumps_gone)
            elif own:
                total += self.void(suit)
        return total

    def fool(self, hand: CardSet) -> float:
        """Return the Fool saves a card later, but may be lost if it is kept to the last trick."""
        if not hand & self._tables.fool:
            return 0.0
        if hand == self._tables.fool:
            return -self._situation.points_of(hand.bit_length() - 1)
        return min(FOOL_AT_MOST, FOOL_SAVES * hand.bit_count())

    def _suit(self, cards: CardSet, suit: CardSet, gone: int, trumps_gone: int) -> float:
        unseen = self._situation.unseen & suit
        stays = max(0.0, 1 - gone / unseen.bit_count()) if unseen else 0.0
        total = 0.0
        for card in indexes(cards):
            beats, worth = self._tables.beats[card], self._situation.points_of(card)
            above, higher = (beats & unseen).bit_count() * stays, (beats & cards).bit_count()
            if above > FAR:
                continue
            guards = cards.bit_count() - 1 - higher
            chance = PATIENCE ** (above + higher) * BARE ** max(0.0, above - guards)
            rounds = int(above + 0.5) + higher
            before = gone + rounds * len(self._situation.others)
            chance *= self.nobody_trumps(suit, before, trumps_gone)
            pot = SUIT_POT * self._situation.average_trick
            lost = LUCK * (worth - self._situation.least_points)
            total += chance * (worth + pot) + (1 - chance) * lost
        return total

    def _void(self, suit: CardSet) -> float:
        return VOID * sum(map(self._situation.points_of, indexes(self._situation.unseen & suit)))

    def _nobody_trumps(self, suit: CardSet, gone: int, trumps_gone: int) -> float:
        chance = 1.0
        without = self._situation.chance_without
        for seat in self._situation.enemies:
            void = without(seat, suit, gone)
            if void:
                chance *= 1 - void * (1 - without(seat, self._tables.trumps, trumps_gone))
        return chance

    def _trumps(self, cards: CardSet) -> float:
        unseen = self._situation.unseen & self._tables.trumps
        cover = cards.bit_count() / (cards.bit_count() + COVER)
        total = 0.0
        for card in indexes(cards):
            above = (self._tables.beats[card] & unseen).bit_count()
            strength = 1 - above / max(1, unseen.bit_count())
            chance = strength + (1 - strength) * cover
            wins = (TRUMP_LOW + TRUMP_HIGH * strength) * self._situation.average_trick
            total += chance * self._situation.points_of(card) + wins
        return total
