"""Quick rules of thumb for playouts of games whose policy has no weights."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from bot.games.cards import CardSet, indexes
from bot.games.rules import Rules
from bot.players.advice.catalogue import advisor_of

COSTLY = 3.0
"""A card that is worth more than the cheapest by so many points is not to be lost."""
LATE = 3
"""With no more cards than these the Fool is laid at the first chance, before it is too late."""
TOO_LATE = 2
"""With so many cards it is laid in any case, since it may be lost in the last trick."""
DRAW = 0.6
"""Trumps are drawn by who has more than this part of what the others have."""

Tiers = tuple[CardSet, ...]
"""Cards in an order of preference; those of one tier are equally good."""


@dataclass(frozen=True, slots=True)
class Tastes:
    """Which cards of a game are better laid than others."""

    costly: CardSet
    """The cards that are not to be lost."""

    spared: Tiers
    """In the order in which they go to a trick of the enemy."""

    given: Tiers
    """In the order in which they go to a trick that is won."""

    strongest: Mapping[CardSet, Tiers]
    """The cards of each suit, the strongest first."""


class Thumb:
    """The rules for one game; cards are returned by index."""

    def __init__(self, game: Rules) -> None:
        tables = game.tables
        self._beats, self._follow = tables.beats, tables.follow
        self._trumps, self._fool = tables.trumps, tables.fool
        self._others = game.players - 1
        self._suits = tuple(sorted(set(tables.follow) - {0, tables.trumps}))
        self._tastes = _tastes(game)

    @property
    def tastes(self) -> Tastes:
        """Which cards the rules prefer."""
        return self._tastes

    def lead(self, hand: CardSet, out: CardSet) -> int:
        """The card to lead from a hand; *out* are the cards of the others."""
        if hand & self._fool and hand.bit_count() == TOO_LATE:
            return self._fool.bit_length() - 1
        trumps, trumps_out = hand & self._trumps, out & self._trumps
        strong = trumps.bit_count() * self._others > trumps_out.bit_count()
        sure = self._sure_winners(hand, out) if strong or not trumps_out else 0
        if sure:
            return _first(self._tastes.given, sure)
        if trumps_out and trumps.bit_count() > DRAW * trumps_out.bit_count():
            best = _first(self._tastes.strongest[self._trumps], trumps)
            if not self._beats[best] & trumps_out:
                return best
        plain = hand & ~(self._trumps | self._fool)
        if plain:
            # The strong make themselves void, the weak lead what others can follow.
            lengths = {suit: (plain & suit).bit_count() for suit in self._suits if plain & suit}
            if strong:
                suit = min(lengths, key=lambda suit: lengths[suit])
            else:
                suit = max(lengths, key=lambda suit: (out & suit).bit_count())
            return _first(self._tastes.spared, plain & suit)
        return _first(self._tastes.spared, trumps) if trumps else hand.bit_length() - 1

    def follow(
        self, hand: CardSet, legal: CardSet, out: CardSet, best: int, *, ours: bool, last: bool
    ) -> int:
        """The card to lay to a trick that the card *best* is winning.

        *ours* says whether it is a friend's, *last* whether no enemy plays after.
        """
        cards = legal & ~self._fool
        if not cards:
            return legal.bit_length() - 1
        beats = self._beats[best]
        winning = cards & beats
        if ours and (last or not out & beats & self._follow[best]):
            return _first(self._tastes.given, cards & ~winning or cards)
        if hand.bit_count() == TOO_LATE and legal & self._fool:
            return self._fool.bit_length() - 1
        card = self._taken(winning, out, last) if winning else -1
        if card >= 0:
            return card
        card = _first(self._tastes.spared, cards)
        if legal & self._fool and self._saves(hand, card):
            return self._fool.bit_length() - 1
        return card

    def _taken(self, winning: CardSet, out: CardSet, last: bool) -> int:
        # The card that wins the trick, or -1 if none is likely to.
        if last:
            return _first(self._tastes.given, winning)
        if winning & self._trumps:
            return _first(self._tastes.spared, winning)
        suit = self._follow[winning.bit_length() - 1]
        strongest = _first(self._tastes.strongest[suit], winning)
        if self._beats[strongest] & suit & out or (out & suit).bit_count() < self._others:
            return -1
        return strongest

    def _sure_winners(self, hand: CardSet, out: CardSet) -> CardSet:
        # The best card of each plain suit in which nobody is likely to be void.
        sure, no_trumps = 0, not out & self._trumps
        for suit in self._suits:
            own = hand & suit
            if own:
                rest = out & suit
                best = _first(self._tastes.strongest[suit], own)
                if not self._beats[best] & rest and (no_trumps or rest.bit_count() >= self._others):
                    sure |= 1 << best
        return sure

    def _saves(self, hand: CardSet, card: int) -> bool:
        # Whether the Fool goes rather than this card, which would be lost.
        dear = (self._tastes.costly | self._trumps) >> card & 1
        return bool(dear) or hand.bit_count() <= LATE


def _tastes(game: Rules) -> Tastes:
    tables, prizes = game.tables, advisor_of(game).prizes
    trumps, plain = tables.trumps, game.pack.everything & ~(tables.trumps | tables.fool)
    costly = sum(1 << card for card, prize in enumerate(prizes) if prize - min(prizes) > COSTLY)
    weaker = [(b & f).bit_count() for b, f in zip(tables.beats, tables.follow, strict=True)]

    def exposed(card: int) -> bool:
        return bool(costly >> card & 1) and weaker[card] > trumps.bit_count() / 2

    return Tastes(
        costly,
        spared=(
            *_tiers(plain, lambda card: (prizes[card], -weaker[card])),
            *_tiers(trumps, lambda card: (exposed(card), -weaker[card])),
        ),
        given=(
            *_tiers(plain, lambda card: (-prizes[card], -weaker[card])),
            *_tiers(trumps, lambda card: (not exposed(card), -weaker[card])),
        ),
        strongest={
            suit: _tiers(suit, lambda card: (weaker[card],)) for suit in {*tables.follow} - {0}
        },
    )


def _tiers(cards: CardSet, key: Callable[[int], tuple[float, ...]]) -> Tiers:
    found: dict[tuple[float, ...], CardSet] = {}
    for card in sorted(indexes(cards), key=key):
        found[key(card)] = found.get(key(card), 0) | 1 << card
    return tuple(found.values())


def _first(tiers: Iterable[CardSet], cards: CardSet) -> int:
    # One of the cards in the first tier that has any.
    for tier in tiers:
        if tier & cards:
            return (tier & cards).bit_length() - 1
    raise ValueError("no card to choose from")
