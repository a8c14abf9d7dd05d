"""Makes supplies of candidates, with an index that has the best first."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from bot.games.actions import Play
from bot.games.game import Game
from tests.bench.players.lessons.checking import is_sound
from tests.bench.players.lessons.comparing import PLAIN
from tests.bench.players.lessons.finding import Walk, walks
from tests.bench.players.lessons.ideas import ideas, seen_soon
from tests.bench.players.lessons.keys import Key
from tests.bench.players.lessons.storing import Mark, as_json, mark, store
from tests.bench.players.lessons.telling import codes, makers, told

MOST_KEYS = 3
MOST_OF_AN_IDEA = 12
"""The most candidates that are kept of one idea, unless it is looked for."""
LEAST, LEAST_OF_AN_IDEA = 4.0, 2.0
"""The least worth of a candidate that is kept, and of one with an idea that is looked for."""
FEW = 4
"""With no more cards to choose from, a choice is plain."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is looked for: for so long, so many candidates, perhaps of one idea named in part."""

    seconds: float
    most: int = 60
    idea: str = ""

    def until(self) -> Iterator[None]:
        """Yield as long as there is time."""
        began = monotonic()
        while monotonic() - began < self.seconds:
            yield

    def fits(self, key: Key, of_ideas: Counter[str]) -> bool:
        """Whether a key is looked for, and there are not too many like it."""
        if key.real_gap < PLAIN:
            return False
        if self.idea:
            named = any(self.idea in idea for idea in ideas(key))
            return named and worth(key) >= LEAST_OF_AN_IDEA
        is_new = of_ideas[ideas(key)[0]] < MOST_OF_AN_IDEA
        return is_new and seen_soon(key) > 0 and worth(key) >= LEAST


@dataclass(slots=True)
class Index:
    """The lines of a supply, which stand in a file with the best first."""

    file: Path
    lines: list[tuple[float, str]] = field(default_factory=list)

    def add(self, worth: float, line: str) -> None:
        """Add a line for a candidate that is worth so much."""
        self.lines.append((worth, line))
        best = [line for _, line in sorted(self.lines, reverse=True)]
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text("\n".join(best) + "\n")


def supply(game: Game, folder: Path, seed: str, offset: int, wish: Wish) -> None:
    """Look for candidates, and keep them as they are found; numbers follow the offset."""
    index, of_ideas = Index(folder / f"INDEX-{seed}.txt"), Counter[str]()
    for _, walk in zip(wish.until(), walks(game, seed), strict=False):
        keys = [key for key in walk.keys if wish.fits(key, of_ideas)]
        if not keys:
            continue
        best = max(keys, key=worth)
        found = followed(walk, best)
        lesson = as_json(walk, best.decision.place, [*map(_mark, found)])
        if not is_sound(lesson):
            continue
        of_ideas[ideas(best)[0]] += 1
        name = f"{offset + len(index.lines) + 1:03}"
        store(folder, name, lesson, told(walk, found))
        index.add(worth(best), f"{name}  {_line(best, len(found))}")
        if len(index.lines) >= wish.most:
            return


def worth(key: Key) -> float:
    """How promising a key is: the gaps, few cards left, few to choose from, our own mistakes."""
    left, gone = len(key.view.hand), len(key.view.tricks)
    gaps = min(key.gap, 3) + min(key.real_gap, 3) / 2
    is_plain = len(key.compared.values) <= FEW
    mistakes = len(makers(key)) / 2
    return gaps + 2 * gone / (left + gone) + mistakes + is_plain - len(key.other) / 10


def followed(walk: Walk, first: Key) -> list[Key]:
    """A key and those that follow, as long as nothing else matters between."""
    keys = [first]
    for key in walk.keys:
        last, place = keys[-1].decision.place, key.decision.place
        between = any(last < move < place for move in walk.choices)
        if place > last and not between and len(keys) < MOST_KEYS:
            keys.append(key)
    return keys


def _mark(key: Key) -> Mark:
    right, wrong = ([Play(key.card(card)) for card in cards] for cards in (key.right, key.wrong))
    return mark(key.decision.place, right, wrong)


def _line(key: Key, keys: int) -> str:
    return (
        f"worth {worth(key):4.1f}  left {len(key.view.hand):2}  keys {keys}"
        f"  gap {key.gap:5.2f} u  real {key.real_gap:5.2f} u  soon {seen_soon(key):4.1f}"
        f"  right {codes(map(key.card, key.right))}  wrong {codes(map(key.card, key.wrong))}"
        f"  other {len(key.other)}  by {'/'.join(makers(key)) or '-'}  | {'; '.join(ideas(key))}"
    )
