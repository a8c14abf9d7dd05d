"""The quick policy of playouts: the card that weighs most, decided in a few microseconds.

It knows what a player can know: the own hand, the trick on the table, what cards are out, who is
out of a suit, and what has been won. A card weighs a sum of fitted numbers, one from each table of
`weighed.SIZES` that speaks of it; where a number stands follows from a few cases, counted from 0.
In a game without a file of weights all cards weigh nothing, until `teach` has fitted one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.games.cards import CardSet, indexes
from bot.games.rules import Rules
from bot.players.fitted import cards as fitted
from bot.players.search.position import Position
from bot.players.search.weighed import (
    ABOVE,
    FOOL_LATE,
    FOOL_POT,
    FOOL_POWER,
    KIND_SEAT,
    KIND_WON,
    KINDS,
    LATE,
    LENGTHS,
    OUTS,
    POTS,
    POWERS,
    RANKS,
    SEATINGS,
    SEQUENCE_WON,
    SUIT_HUNT,
    SUIT_LATE,
    SUIT_LENGTH,
    SUIT_POT,
    SUIT_POWER,
    SUIT_SEAT,
    SUIT_SHAPE,
    SUIT_VOID,
    SUIT_WAYS,
    TIERS,
    TRUMP_HUNT,
    TRUMP_LATE,
    TRUMP_POT,
    TRUMP_POWER,
    TRUMP_RANK,
    TRUMP_RANK_LATE,
    TRUMP_RANK_SEAT,
    TRUMP_SEAT,
    TRUMP_WAYS,
    TRUMPS_ABOVE,
    TRUMPS_HELD,
    WON,
    weights_of,
)

TRUMPS = 4
"""The number of the suit of trumps; plain suits come before, and the Fool after."""
PERCENT = 100
LAST_CHANCE = 2
"""With so many cards the Fool is laid where it is lost in the last trick, except by a side that has
won all the others: it wins the last one then."""


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a game; rows have an entry a card, by index."""

    suits: tuple[CardSet, ...]
    """The plain suits and trumps, by number."""

    suit_of: tuple[int, ...]
    """The number of its suit."""

    rank: tuple[int, ...]
    """How many of its suit it beats."""

    tier: tuple[int, ...]
    """The place of the worth of a suit card among all such amounts, the least first."""

    worth: tuple[int, ...]
    """What it adds to a trick, in hundredths of an average one."""

    kind: tuple[CardSet, ...]
    """The cards that count together with it because they are of one kind; empty if none do."""

    number_of_kind: tuple[int, ...]
    sequence: tuple[CardSet, ...]
    """The cards that count together with it in a sequence; empty if none do."""

    loses_fool: bool
    """Whether the Fool is lost in the last trick, unless it wins it."""

    hunted: CardSet
    """The costly trump that most others beat."""

    has_attack: bool
    """Whether one side plays against the rest in each deal, and which differs."""

    has_melds: bool
    """Whether cards count together."""


class Turn(NamedTuple):
    """A turn to play as the policy sees it."""

    hand: CardSet
    legal: CardSet
    out: CardSet
    """The cards of the others."""

    led: CardSet
    """The suit to follow; empty if none has been led yet."""

    best: int
    """The card that is winning the trick."""

    ours: bool
    """Whether it is a friend's."""

    later: Sequence[tuple[bool, int]]
    """Of each who plays later, whether they are an enemy and the numbers of suits they lack."""

    pot: int
    """What the trick is worth so far, in hundredths of an average one."""

    role: int
    """1 for a defender where one side attacks, else 0."""

    won: CardSet
    """The cards in the tricks of the own side."""

    lost: CardSet
    """The cards in those of the others."""


class Look(NamedTuple):
    """What all cards of a turn have in common, as cases."""

    role: int
    seating: int
    late: int
    power: int
    held: int
    pot: int
    hunt: int
    enemies_void: int
    friends_void: int


Weighed = tuple[int, int]
"""What a card weighs, and its index below zero, so that of equal ones the first is the greatest."""


class Policy:
    """The policy for one game; cards are returned by index."""

    def __init__(self, game: Rules) -> None:
        self._tables, self._others = game.tables, game.players - 1
        self._weights, self.cards = weights_of(game), _cards(game)

    def pick(self, turn: Turn) -> int:
        """Return the card that weighs most of those that may be played; of equal ones the first."""
        legal = turn.legal
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        if self.cards.loses_fool and turn.lost and self._is_last_chance(turn):
            return self._tables.fool.bit_length() - 1
        look = self._look(turn)
        found: list[Weighed] = []
        for number in range(TRUMPS):
            if legal & self.cards.suits[number]:
                self._weigh_suit(turn, look, number, found)
        if legal & self._tables.trumps:
            self._weigh_trumps(turn, look, found)
        if legal & self._tables.fool:
            weight = sum([self._weights[place] for place in _of_fool(turn, look)])
            found.append((weight, 1 - self._tables.fool.bit_length()))
        return -max(found)[1]

    def _is_last_chance(self, turn: Turn) -> bool:
        return bool(turn.legal & self._tables.fool) and turn.hand.bit_count() == LAST_CHANCE

    def _look(self, turn: Turn) -> Look:
        trumps, hunted = self._tables.trumps, self.cards.hunted
        own, out = (turn.hand & trumps).bit_count(), (turn.out & trumps).bit_count()
        more, pot = own * self._others - out, turn.pot
        enemies_void = friends_void = 0
        for is_enemy, lacks in turn.later:
            if lacks >> TRUMPS & 1:
                continue
            if is_enemy:
                enemies_void |= lacks
            else:
                friends_void |= lacks
        return Look(
            role=turn.role,
            seating=_seating(turn),
            late=_late(turn.hand.bit_count()),
            power=(more > -3) + (more > -1) + (more > 1) + (more > 4) if out else 5,
            held=(own > 0) + (own > 1) + (own > 3),
            pot=(pot > 33) + (pot > 75) + (pot > 135),
            hunt=0 if turn.hand & hunted else 1 if turn.out & hunted else 2,
            enemies_void=enemies_void,
            friends_void=friends_void,
        )

    def _weigh_suit(self, turn: Turn, look: Look, number: int, found: list[Weighed]) -> None:
        # Spelt out: a call for each card would cost as much as all the rest.
        weights, beats, tiers = self._weights, self._tables.beats, self.cards.tier
        role, seating, late, power, held, pot, hunt, enemies, friends = look
        suit = self.cards.suits[number]
        out = turn.out & suit
        length = min((turn.hand & suit).bit_count(), LENGTHS) - 1
        outs = _outs(out.bit_count())
        void = (enemies >> number & 1) * 2 + (friends >> number & 1)
        for way, cards in self._ways(turn, suit):
            mine, there = role * SUIT_WAYS + way, way * SEATINGS + seating
            strength = way * POWERS + power
            common = weights[SUIT_LENGTH + (strength * LENGTHS + length) * OUTS + outs]
            common += weights[SUIT_HUNT + ((hunt * SUIT_WAYS + way) * 2 + role) * LENGTHS + length]
            by_seat = SUIT_SEAT + (mine * SEATINGS + seating) * TIERS * ABOVE
            by_shape = SUIT_SHAPE + ((mine * LENGTHS + length) * OUTS + outs) * ABOVE
            by_pot = SUIT_POT + (there * POTS + pot) * TIERS
            by_late = SUIT_LATE + mine * TIERS * LATE + late
            by_power = SUIT_POWER + (strength * TRUMPS_HELD + held) * TIERS
            by_void, last = SUIT_VOID + (mine * 4 + void) * TIERS, (-1, -1)
            while cards:
                card = (cards & -cards).bit_length() - 1
                cards &= cards - 1
                tier, above = tiers[card], (beats[card] & out).bit_count()
                above = min(above, ABOVE - 1)
                if (tier, above) == last and not self.cards.has_melds:
                    continue
                last = (tier, above)
                weight = common + weights[by_seat + tier * ABOVE + above]
                weight += weights[by_shape + above]
                weight += weights[by_pot + tier] + weights[by_late + tier * LATE]
                weight += weights[by_power + tier] + weights[by_void + tier]
                if self.cards.has_melds:
                    weight += self._weight_of_melds(turn, look, card, way)
                found.append((weight, -card))

    def _weigh_trumps(self, turn: Turn, look: Look, found: list[Weighed]) -> None:
        weights, beats, ranks = self._weights, self._tables.beats, self.cards.rank
        role, seating, late, power, held, pot, hunt, _, _ = look
        for way, cards in self._ways(turn, self._tables.trumps):
            mine, there = role * TRUMP_WAYS + way, way * SEATINGS + seating
            by_rank, by_both = TRUMP_RANK + mine * RANKS, TRUMP_RANK_SEAT + there * RANKS
            by_seat = TRUMP_SEAT + (mine * SEATINGS + seating) * TRUMPS_ABOVE
            by_pot = TRUMP_POT + (there * POTS + pot) * TRUMPS_ABOVE
            by_late = TRUMP_LATE + mine * TRUMPS_ABOVE * LATE + late
            by_power = TRUMP_POWER + ((mine * POWERS + power) * TRUMPS_HELD + held) * TRUMPS_ABOVE
            chase = TRUMP_HUNT + (((hunt * TRUMP_WAYS + way) * SEATINGS + seating) * 2 + role) * 2
            while cards:
                card = (cards & -cards).bit_length() - 1
                cards &= cards - 1
                rank, above = ranks[card], _above(beats[card] & turn.out)
                weight = weights[by_rank + rank] + weights[by_both + rank]
                weight += weights[TRUMP_RANK_LATE + rank * LATE + late]
                weight += weights[by_seat + above] + weights[by_pot + above]
                weight += weights[by_late + above * LATE] + weights[by_power + above]
                weight += weights[chase + (self.cards.hunted >> card & 1)]
                if self.cards.has_melds:
                    weight += self._weight_of_melds(turn, look, card, way)
                found.append((weight, -card))

    def _ways(self, turn: Turn, suit: CardSet) -> tuple[tuple[int, CardSet], ...]:
        # 0 for a lead, 1 for what wins for now, then for what goes to a friend's trick or another;
        # two more for a suit card that does not follow.
        cards = turn.legal & suit
        if not turn.led:
            return ((0, cards),)
        lost, wins = 3 - turn.ours, cards & self._tables.beats[turn.best]
        if not turn.led & suit and not suit & self._tables.trumps:
            return ((lost + 2, cards),)
        return ((1, wins), (lost, cards & ~wins))

    def _weight_of_melds(self, turn: Turn, look: Look, card: int, way: int) -> int:
        # By how many cards of its combinations both sides have won.
        kind, run, weights = self.cards.kind[card], self.cards.sequence[card], self._weights
        there, weight = (way * SEATINGS + look.seating) * WON * WON, 0
        if kind:
            won, number = _won(turn, kind), way * KINDS + self.cards.number_of_kind[card]
            weight += weights[KIND_WON + number * WON * WON + won]
            weight += weights[KIND_SEAT + there + won]
        if run:
            weight += weights[SEQUENCE_WON + there + _won(turn, run)]
        return weight


@lru_cache(maxsize=64)
def policy_of(game: Rules) -> Policy:
    """Return the policy for this game."""
    return Policy(game)


@lru_cache(maxsize=8)
def lacking(position: Position) -> tuple[int, ...]:
    """Return by seat the numbers of the suits that everybody knows it is out of, as bits."""
    suits = policy_of(position.rules).cards.suits
    return tuple(lacks(suits, position.unseen, may_hold) for may_hold in position.may_hold)


def lacks(suits: Sequence[CardSet], unseen: CardSet, may_hold: CardSet) -> int:
    """Return the numbers of the suits that a seat is known to be out of, as bits.

    Where no card of a suit is unseen, that alone says enough.
    """
    return sum(
        1 << number for number, suit in enumerate(suits) if unseen & suit and not may_hold & suit
    )


def _of_fool(turn: Turn, look: Look) -> list[int]:
    way = 3 - turn.ours if turn.led else 0
    return [
        FOOL_LATE + (look.role * TRUMP_WAYS + way) * LATE + look.late,
        FOOL_POT + (way * POTS + look.pot) * SEATINGS + look.seating,
        FOOL_POWER + (look.power * TRUMPS_HELD + look.held) * TRUMP_WAYS + way,
    ]


def _seating(turn: Turn) -> int:
    # Enemies and friends who play later; for a leader whether the next and the last are enemies.
    later = turn.later
    if not turn.led:
        return 2 * later[0][0] + later[-1][0] if later else 0
    enemies = sum([is_enemy for is_enemy, _ in later])
    return 2 * min(enemies, 2) + (enemies < len(later))


def _late(cards: int) -> int:
    if cards <= 4:
        return max(0, cards - 2)
    return 3 + (cards > 6) + (cards > 9) + (cards > 13)


def _above(trumps: CardSet) -> int:
    count = trumps.bit_count()
    return count if count < 3 else 3 + (count > 4) + (count > 7)


def _outs(count: int) -> int:
    return (count > 0) + (count > 2) + (count > 4) + (count > 7)


def _won(turn: Turn, together: CardSet) -> int:
    own = min((turn.won & together).bit_count(), WON - 1)
    return own * WON + min((turn.lost & together).bit_count(), WON - 1)


def _cards(game: Rules) -> Cards:
    tables, known = game.tables, fitted.cards_of(game)
    suits = (*known.suits, tables.trumps)
    plain = game.pack.everything & ~(tables.trumps | tables.fool)
    amounts = sorted({round(known.worth[card], 4) for card in indexes(plain)})
    kinds = sorted({*known.kind} - {0})
    return Cards(
        suits=suits,
        suit_of=tuple(_number(suits, card) for card in range(len(known.worth))),
        rank=known.weaker,
        tier=tuple(
            amounts.index(round(worth, 4)) if plain >> card & 1 else 0
            for card, worth in enumerate(known.worth)
        ),
        worth=tuple(
            0 if tables.fool >> card & 1 else round(PERCENT * worth)
            for card, worth in enumerate(known.worth)
        ),
        kind=known.kind,
        number_of_kind=tuple(kinds.index(kind) if kind else 0 for kind in known.kind),
        sequence=known.sequence,
        loses_fool=type(game).fool_wins is not Rules.fool_wins,
        hunted=known.hunted,
        has_attack=known.has_attack,
        has_melds=bool(kinds),
    )


def _number(suits: Sequence[CardSet], card: int) -> int:
    return next((number for number, suit in enumerate(suits) if suit >> card & 1), len(suits))
