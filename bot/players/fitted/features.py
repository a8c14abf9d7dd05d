"""The features of a card that may be played: places in the row of weights, each with an amount.

The weights of a game are fitted, so a feature says what may matter, not how much. Where a number
has a place for each case, the cases are counted from 0 in the order in which they are named here.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from bot.games.cards import CardSet
from bot.games.trick import NOBODY
from bot.players.fitted.cards import GameCards
from bot.players.fitted.turn import PlayTurn

SIZES = {
    "thumb": 1,
    "thumb_late": 4,
    "fool": 36,
    "fool_trick": 3,
    "fool_strength": 6,
    "fool_pot": 4,
    "trick": 8,
    "chance": 16,
    "chance_of_worth": 16,
    "worth": 16,
    "chance_of_pot": 16,
    "chance_late": 32,
    "seat": 48,
    "seat_worth": 48,
    "hunted": 24,
    "hunted_suit": 6,
    "kind_won": 9,
    "kind": 9,
    "sequence_won": 16,
    "sequence": 16,
    "trump_late": 24,
    "trump": 48,
    "trump_rank": 22,
    "trump_rank_way": 88,
    "trump_strength": 48,
    "trump_way_late": 16,
    "trump_worth_late": 16,
    "trump_last": 4,
    "trump_above": 4,
    "trump_length": 4,
    "trump_lead": 72,
    "trump_lead_length": 10,
    "suit_late": 20,
    "suit": 120,
    "suit_tier": 100,
    "suit_tier_late": 100,
    "suit_strength": 30,
    "suit_rank": 4,
    "last_of_suit": 32,
    "lead_out": 12,
    "lead_length": 30,
    "lead_enemies_void": 6,
    "lead_friends_void": 6,
    "lead_strength": 60,
    "thrown": 15,
    "thrown_out": 7,
}
"""The tables of weights, and how many places each has."""

START = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
"""Where each begins in the row of weights."""

LEAD, WINS, TO_FRIEND, LOSES = range(4)
"""The ways of a card: it leads, wins for now, goes to a trick that is a friend's, or to another."""

Features = list[tuple[int, float]]

RESCUE = 0.7
"""How surely a friend who could take a trick takes it."""
AFTER = 0.6
"""How much of that is left once an enemy has played."""
UNCLEAR = 0.5
"""How likely a trick that the Fool leads goes either way."""
HIGH = 14
"""The number of cards in a long suit."""
LONG = 10
"""A length by which others are measured."""


class TurnFeatures(NamedTuple):
    """What all cards of a turn have in common."""

    trumps: int
    """How many the hand has."""

    trumps_out: int
    strength: int
    """A case of how many trumps the hand has for those that others have; the last if none have."""

    late: int
    """A case of how many cards are in hand, few first."""

    stands: float
    """How likely the own side wins the trick with what lies there."""

    enemies: int
    """How many enemies play after, of no more than two."""


def setting_of(cards: GameCards, turn: PlayTurn) -> TurnFeatures:
    """Return the setting of a turn."""
    trumps = (turn.hand & cards.tables.trumps).bit_count()
    out = (turn.out & cards.tables.trumps).bit_count()
    enemies = sum([seat not in turn.friends for seat in turn.later])
    return TurnFeatures(
        trumps=trumps,
        trumps_out=out,
        strength=_case(trumps * cards.others - out, (-3, -1, 1, 4)) if out else 5,
        late=_case(turn.hand.bit_count(), (2, 4, 8)),
        stands=_stands(cards, turn),
        enemies=min(enemies, 2),
    )


def features(cards: GameCards, turn: PlayTurn, setting: TurnFeatures, card: int) -> Features:
    """Return the features of a card."""
    bit = 1 << card
    if bit & cards.tables.fool:
        return _of_fool(turn, setting)
    led = turn.led or cards.tables.follow[card]
    if turn.best == NOBODY or cards.tables.beats[turn.best] & bit:
        way = LEAD if turn.best == NOBODY else WINS
        chance = _side_wins(cards, turn, card, led)
    else:
        way, chance = TO_FRIEND if turn.ours else LOSES, setting.stands
    found = _of_trick(cards, turn, setting, card, way, chance)
    if bit & cards.tables.trumps:
        return found + _of_trump(cards, turn, setting, card, way)
    found += _of_suit(cards, turn, setting, card, way)
    if way == LEAD:
        return found + _of_lead(cards, turn, setting, card)
    return found if turn.led & turn.hand else found + _of_thrown(cards, turn, card)


def of_thumb(setting: TurnFeatures, value: float) -> Features:
    """Return what the rules of thumb hold of a card, as a part of an average trick."""
    return [(START["thumb"], value), (START["thumb_late"] + setting.late, value)]


def _of_fool(turn: PlayTurn, setting: TurnFeatures) -> Features:
    way = 0 if turn.best == NOBODY else 1 if turn.ours else 2
    size = _case(turn.hand.bit_count(), (2, 3, 4, 6, 9))
    return [
        (START["fool"] + (turn.defends * 3 + way) * 6 + size, 1.0),
        (START["fool_trick"], setting.stands),
        (START["fool_trick"] + 1, setting.stands * turn.pot),
        (START["fool_trick"] + 2, turn.pot),
        (START["fool_strength"] + setting.strength, 1.0),
        (START["fool_pot"] + setting.late, turn.pot),
    ]


def _of_trick(
    cards: GameCards, turn: PlayTurn, setting: TurnFeatures, card: int, way: int, chance: float
) -> Features:
    trump, worth = cards.tables.trumps >> card & 1, cards.worth[card]
    case = trump * 4 + way
    side, late = case * 2 + turn.defends, case * 4 + setting.late
    found = [
        (START["trick"] + trump, chance * turn.pot),
        (START["trick"] + 2 + trump, chance * worth),
        (START["trick"] + 4 + trump, worth),
        (START["trick"] + 6 + trump, chance * len(turn.later)),
        (START["chance"] + side, chance),
        (START["chance_of_worth"] + side, chance * worth),
        (START["worth"] + side, worth),
        (START["chance_of_pot"] + side, chance * turn.pot),
        (START["chance_late"] + late, chance),
    ]
    if way != LEAD:
        seat = side * 3 + setting.enemies
        found += [(START["seat"] + seat, 1.0), (START["seat_worth"] + seat, worth)]
    return found + _of_hunted(cards, turn, card, way) + _of_melds(cards, turn, card, chance)


def _of_hunted(cards: GameCards, turn: PlayTurn, card: int, way: int) -> Features:
    where = 0 if turn.hand & cards.hunted else 1 if turn.out & cards.hunted else 2
    if cards.tables.trumps >> card & 1:
        return [(START["hunted"] + (where * 4 + way) * 2 + turn.defends, 1.0)]
    return [(START["hunted_suit"] + where * 2 + turn.defends, 1.0)] if way == LEAD else []


def _of_melds(cards: GameCards, turn: PlayTurn, card: int, chance: float) -> Features:
    # How many cards of the same combination both sides have won.
    worth, found = cards.worth[card], []
    together = cards.kind[card]
    if together:
        case = 3 * _won(together, turn.won, 2) + _won(together, turn.lost, 2)
        found = [(START["kind_won"] + case, chance * worth), (START["kind"] + case, worth)]
    together = cards.sequence[card]
    if together:
        case = 4 * _won(together, turn.won, 3) + _won(together, turn.lost, 3)
        found.append((START["sequence_won"] + case, chance * worth))
        found.append((START["sequence"] + case, worth))
    return found


def _of_trump(
    cards: GameCards, turn: PlayTurn, setting: TurnFeatures, card: int, way: int
) -> Features:
    above = (cards.tables.beats[card] & cards.tables.trumps & turn.out).bit_count()
    rank, late, worth = _case(above, (0, 1, 2, 4, 7)), setting.late, cards.worth[card]
    found = [
        (START["trump_late"] + rank * 4 + late, 1.0),
        (START["trump"] + (way * 6 + rank) * 2 + turn.defends, 1.0),
        (START["trump_rank"] + cards.weaker[card], 1.0),
        (START["trump_rank_way"] + way * 22 + cards.weaker[card], 1.0),
        (START["trump_strength"] + (setting.strength * 4 + way) * 2 + turn.defends, 1.0),
        (START["trump_way_late"] + late * 4 + way, 1.0),
        (START["trump_worth_late"] + late * 4 + way, worth),
        (START["trump_above"] + way, above / (setting.trumps_out + 1)),
        (START["trump_length"] + way, setting.trumps / LONG),
    ]
    if setting.trumps == 1:
        found.append((START["trump_last"] + way, 1.0))
    if way == LEAD:
        length = _case(setting.trumps, (1, 2, 4, 7))
        lead = (setting.strength * 6 + rank) * 2 + turn.defends
        found.append((START["trump_lead"] + lead, 1.0))
        found.append((START["trump_lead_length"] + length * 2 + turn.defends, 1.0))
    return found


def _of_suit(
    cards: GameCards, turn: PlayTurn, setting: TurnFeatures, card: int, way: int
) -> Features:
    suit, rank = cards.tables.follow[card], _rank(cards, turn, card)
    length, tier, late = (turn.hand & suit).bit_count(), cards.tier[card], setting.late
    case = (way * 5 + rank) * 3 + min(length, 3) - 1
    found = [
        (START["suit_late"] + rank * 4 + late, 1.0),
        (START["suit"] + case * 2 + turn.defends, 1.0),
        (START["suit_tier"] + tier * 4 + way, 1.0),
        (START["suit_tier_late"] + tier * 4 + late, 1.0),
        (START["suit_strength"] + setting.strength * 5 + rank, cards.worth[card]),
        (START["suit_rank"] + way, cards.weaker[card] / HIGH),
    ]
    if length == 1:
        case = way * 4 + _case(setting.trumps, (0, 1, 3))
        found.append((START["last_of_suit"] + case * 2 + turn.defends, 1.0))
    return found


def _of_lead(cards: GameCards, turn: PlayTurn, setting: TurnFeatures, card: int) -> Features:
    suit, rank = cards.tables.follow[card], _rank(cards, turn, card)
    out, length = (turn.out & suit).bit_count(), (turn.hand & suit).bit_count()
    enemies = friends = 0
    for seat in turn.later:
        if turn.lacks[seat] & suit and not turn.lacks[seat] & cards.tables.trumps:
            if seat in turn.friends:
                friends += 1
            else:
                enemies += 1
    strength = setting.strength
    return [
        (START["lead_out"] + _case(out, (0, 2, 4, 6, 9)) * 2 + turn.defends, 1.0),
        (START["lead_length"] + (min(length, 5) - 1) * 6 + strength, 1.0),
        (START["lead_enemies_void"] + min(enemies, 2) * 2 + turn.defends, 1.0),
        (START["lead_friends_void"] + min(friends, 2) * 2 + turn.defends, 1.0),
        (START["lead_strength"] + (strength * 5 + rank) * 2 + turn.defends, 1.0),
    ]


def _of_thrown(cards: GameCards, turn: PlayTurn, card: int) -> Features:
    suit = cards.tables.follow[card]
    length = min((turn.hand & suit).bit_count(), 3) - 1
    return [
        (START["thrown"] + length * 5 + _rank(cards, turn, card), 1.0),
        (START["thrown_out"] + min((turn.out & suit).bit_count(), 6), 1.0),
    ]


def _rank(cards: GameCards, turn: PlayTurn, card: int) -> int:
    above = cards.tables.beats[card] & cards.tables.follow[card] & turn.out
    return min(above.bit_count(), 4)


def _won(together: CardSet, pile: CardSet, most: int) -> int:
    return min((together & pile).bit_count(), most)


def _case(number: int, bounds: Sequence[int]) -> int:
    # The place of the first bound that is not exceeded.
    return sum([number > bound for bound in bounds])


def _stands(cards: GameCards, turn: PlayTurn) -> float:
    # How likely the side wins with what lies there, or with what a friend lays later.
    if turn.best == NOBODY:
        return 0.0
    holds, rescue = UNCLEAR, UNCLEAR
    if turn.led:
        holds, rescue = _outlook(cards, turn, turn.best, turn.led)
    return holds + (1 - holds) * rescue * RESCUE if turn.ours else rescue * RESCUE


def _side_wins(cards: GameCards, turn: PlayTurn, card: int, led: CardSet) -> float:
    holds, rescue = _outlook(cards, turn, card, led)
    return holds + (1 - holds) * rescue * RESCUE


def _outlook(cards: GameCards, turn: PlayTurn, card: int, led: CardSet) -> tuple[float, float]:
    """Return how likely no enemy beats the card, and how likely a friend could."""
    holds, rescue = 1.0, 0.0
    for seat in turn.later:
        beaten = _beaten(cards, card, led, turn.lacks[seat], turn.out)
        if seat in turn.friends:
            rescue = 1 - (1 - rescue) * (1 - beaten)
        else:
            holds *= 1 - beaten
            rescue *= AFTER
    return holds, rescue


def _beaten(cards: GameCards, card: int, led: CardSet, lacks: CardSet, out: CardSet) -> float:
    """Return how likely a seat that lacks these suits can beat the card."""
    none, beats, trumps = cards.none_of, cards.tables.beats[card] & out, cards.tables.trumps
    ruffs = 0.0 if lacks & trumps else 1 - none[(beats & trumps).bit_count()]
    if led & trumps or lacks & led:
        return ruffs
    void = none[(led & out).bit_count()]
    return 1 - none[(beats & led).bit_count()] + void * ruffs
