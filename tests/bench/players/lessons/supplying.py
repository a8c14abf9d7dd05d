"""Makes supplies of candidates, with an index that has the best first."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from bot.games.game import Game
from tests.bench.players.lessons.comparing import PLAIN
from tests.bench.players.lessons.finding import Key, Looks, Walk, walks
from tests.bench.players.lessons.ideas import ideas, seen_soon
from tests.bench.players.lessons.storing import as_json, store
from tests.bench.players.lessons.telling import codes, told
from tests.bench.players.lessons.tempting import PLAYERS

MOST_KEYS = 3
MOST_OF_AN_IDEA = 12
"""The most candidates that are kept of one idea."""
LEAST = 4.0
"""The least worth of a candidate that is kept."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A lesson in the making: its number, how promising it is, and its line of the index."""

    number: int
    worth: float
    line: str


@dataclass(frozen=True, slots=True)
class Wish:
    """What is looked for: how many candidates, and perhaps one idea alone, named in part."""

    most: int = 60
    idea: str = ""

    @property
    def least(self) -> float:
        """What a candidate has to be worth."""
        return LEAST - 2 if self.idea else LEAST

    def holds(self, key: Key, of_ideas: Counter[str]) -> bool:
        """Whether a key is looked for, and there are not too many like it."""
        if key.real_gap < PLAIN or worth(key) < self.least:
            return False
        if self.idea:
            return any(self.idea in idea for idea in ideas(key))
        # Without an idea to look for, it has to be seen soon.
        return seen_soon(key) > 0 and of_ideas[ideas(key)[0]] < MOST_OF_AN_IDEA


def supply(
    game: Game, folder: Path, seed: str, seconds: float, looks: Looks, offset: int, wish: Wish
) -> None:
    """Look for candidates for so long, and keep them as they are found."""
    began, found, of_ideas = monotonic(), list[Candidate](), Counter[str]()
    for deals, walk in enumerate(walks(game, seed, looks), 1):
        keys = [key for key in walk.keys if wish.holds(key, of_ideas)]
        best = max(keys, key=worth, default=None)
        if best is not None:
            of_ideas[ideas(best)[0]] += 1
            found.append(_kept(walk, best, folder, offset + len(found) + 1))
            _index(folder, found, seed, deals)
        if monotonic() - began > seconds or len(found) >= wish.most:
            return


def worth(key: Key) -> float:
    """How promising a key is: gap, few cards, made by players, plain."""
    left, all_cards = len(key.view.hand), len(key.view.hand) + len(key.view.tricks)
    made = sum(name in key.makers for name in PLAYERS)
    return (
        min(key.gap, 3)
        + min(key.real_gap, 3) / 2
        + 2 * (1 - left / all_cards)
        + made / 2
        - 0.1 * len(key.other)
        + (1 if len(key.compared.values) <= 4 else 0)
    )


def followers(walk: Walk, first: Key) -> list[Key]:
    """The keys from this one on, as long as nothing else mattered between."""
    keys, between = [first], 0
    for key in walk.keys:
        last = keys[-1]
        between = sum(last.move < move < key.move for move in walk.choices)
        if key.move > last.move and not between and len(keys) < MOST_KEYS:
            keys.append(key)
    return keys


def _kept(walk: Walk, key: Key, folder: Path, number: int) -> Candidate:
    keys = followers(walk, key)
    store(folder, f"{number:03}", as_json(walk, key.move, keys), told(walk, keys))
    makers = "/".join(name for name in PLAYERS if name in key.makers) or "-"
    line = (
        f"{number:03}  worth {worth(key):4.1f}  left {len(key.view.hand):2}  keys {len(keys)}"
        f"  gap {key.gap:5.2f} u  real {key.real_gap:5.2f} u  soon {seen_soon(key):4.1f}"
        f"  right {codes(map(key.card, key.right))}  wrong {codes(map(key.card, key.wrong))}"
        f"  other {len(key.other)}  by {makers}  | {'; '.join(ideas(key))}"
    )
    return Candidate(number, worth(key), line)


def _index(folder: Path, found: Sequence[Candidate], seed: str, deals: int) -> None:
    best = sorted(found, key=lambda one: -one.worth)
    lines = [
        f"seed {seed}, {deals} deals, {len(found)} candidates, the best first",
        *(c.line for c in best),
    ]
    (folder / f"INDEX-{seed}.txt").write_text("\n".join(lines) + "\n")
