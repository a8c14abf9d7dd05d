"""The combinations of a set of cards counted the slow way: every placement of the counters, every
choice of combinations.

`python -m tests.games.support.counting 10000` compares so many sets at random in all ways to play.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product
from random import Random

from bot.games.bolognese.melds import MeldRules
from bot.games.cards import Card, as_set
from bot.games.packs import BOLOGNESE

ORDER = range(16, 4, -1)
PRICES = {"K": 17, "Q": 14, "C": 13, "J": 12}
WAYS = list(product(("T20", "T19"), (True, False), (1, 2)))
"""Head of the Grande, whether Moors go on with it, how many counters serve in one suit."""


def rules_of(head: str, grande_moors: bool, suit_wilds: int) -> MeldRules:
    """The rules that are tested."""
    return MeldRules(BOLOGNESE.parse(head).bit, grande_moors, suit_wilds)


def slow_points(codes: set[str], head: str, grande_moors: bool, suit_wilds: int) -> int:
    """What the cards count at most, over all choices of what to count."""
    wilds = len(codes & {"BEG", "MAT"})
    cricche = [p for p in _cricche(codes) if p]
    lengths = [max(_grandi(codes, head, grande_moors, wilds), default=0)]
    lengths += [max(_suit(codes, s, min(wilds, suit_wilds)), default=0) for s in "SBCD"]
    lengths += [_same({f"M{n}" for n in range(1, 5)} & codes, wilds)]
    lengths += [_same({f"{s}A" for s in "SBCD"} & codes, wilds)]
    sequences = [5 * (length - 1) for length in lengths if length >= 3]
    return _most(cricche) + _most(sequences)


def _most(points: list[int]) -> int:
    chosen = chain.from_iterable(combinations(points, n) for n in range(len(points) + 1))
    return max(sum(some) * (2 if len(some) >= 3 else 1) for some in chosen)


def _cricche(codes: set[str]) -> Iterator[int]:
    tarocchi = len(codes & {"T20", "T19", "BEG", "MAT"})
    yield {3: 18, 4: 36}.get(tarocchi, 0)
    for rank, price in PRICES.items():
        count = sum(f"{suit}{rank}" in codes for suit in "SBCD")
        yield {3: price, 4: 2 * price}.get(count, 0)


def _same(natural: set[str], wilds: int) -> int:
    return len(natural) + wilds if len(natural) >= 2 else 0


def _suit(codes: set[str], suit: str, wilds: int) -> Iterator[int]:
    # Each counter stands for one of the courts that are missing, or is added at the end.
    if f"{suit}K" not in codes:
        return
    courts = {f"{suit}{rank}" for rank in "QCJ"}
    natural = courts & codes
    for used in range(wilds + 1):
        for stands_for in combinations(sorted(courts - natural), used):
            in_place = natural | set(stands_for)
            if len(in_place) >= 2 and natural and len(stands_for) <= 1:
                yield 1 + len(in_place) + (f"{suit}A" in codes) + wilds - used


def _grandi(codes: set[str], head: str, moors: bool, wilds: int) -> Iterator[int]:
    # Each counter stands for a missing trump below the head, or is added at the end.
    if head not in codes:
        return
    grandi = {"T20", "T19", "T18", "T17"} - {head}
    missing = [code for code in (*sorted(grandi), *(f"T{n}" for n in ORDER)) if code not in codes]
    for used in range(wilds + 1):
        for stands_for in combinations(missing, used):
            length = _placed(codes, grandi, set(stands_for), moors)
            if length:
                yield length + wilds - used


def _placed(codes: set[str], grandi: set[str], stands_for: set[str], moors: bool) -> int:
    filled = [int(code[1:]) for code in stands_for - grandi]
    if len(filled) == 2 and abs(filled[0] - filled[1]) == 1:
        return 0
    together = codes | stands_for
    if len(grandi & together) < 2 or not grandi & codes:
        return 0
    run = next((n for n in ORDER if f"T{n}" not in together), 4)
    if any(number < run for number in filled):
        return 0
    tail = len(codes & {"M1", "M2", "M3", "M4"}) if moors and run == 4 else 0
    return 1 + len(grandi & together) + 16 - run + tail


def some_cards(rng: Random) -> list[Card]:
    """Cards at random; few or many, and often rich in what combinations are made of."""
    pull = rng.choice((0.0, 0.3, 0.6, 0.9))
    rich = {card for card in BOLOGNESE.cards if card.code[0] in "TM" or card.code[1] in "KQCJAE"}
    order = sorted(BOLOGNESE.cards, key=lambda card: rng.random() - pull * (card in rich))
    return order[: rng.randrange(len(order) + 1)]


def differences(
    sets: int, seed: int, ways: Sequence[tuple[str, bool, int]] = WAYS
) -> Iterator[str]:
    """Where the quick count and the slow one differ for sets at random, in these ways in turn."""
    rng = Random(seed)
    for number in range(sets):
        cards = some_cards(rng)
        way = ways[number % len(ways)]
        quick = rules_of(*way).points(as_set(cards))
        slow = slow_points({card.code for card in cards}, *way)
        if quick != slow:
            yield f"{way} {cards}: {quick}, not {slow}"


def main() -> int:
    """Compares, in each way to play, as many sets as the first argument says."""
    found = list(differences(int(sys.argv[1]) * len(WAYS), 1))
    sys.stdout.write("\n".join([*found, f"{len(found)} differences"]) + "\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
