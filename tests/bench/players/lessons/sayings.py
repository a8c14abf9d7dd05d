"""Makes supplies of decisions that are no cards."""

from collections.abc import Iterator
from pathlib import Path

from bot.games.actions import Action, code_of
from bot.games.cards import Seat
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from tests.bench.players.lessons import playing
from tests.bench.players.lessons.checking import is_sound
from tests.bench.players.lessons.comparing import Comparison
from tests.bench.players.lessons.finding import Walk, fresh
from tests.bench.players.lessons.ideas import SOON, lines_of
from tests.bench.players.lessons.saying import SaidKey, said_key, usual
from tests.bench.players.lessons.storing import as_json, mark, store
from tests.bench.players.lessons.supplying import Index, Wish
from tests.bench.players.lessons.telling import codes, heading, lie, told_trick, value_of

LARGE = 4.0
"""A gap of more units is no better."""


def said_supply(game: Game, folder: Path, seed: str, offset: int, wish: Wish) -> None:
    """Look for such decisions, and keep them as they are found, named `say-…` from the offset
    on."""
    index = Index(folder / f"INDEX-say-{seed}.txt")
    for _, (walk, _) in zip(wish.until(), fresh(game, f"said {seed}"), strict=False):
        for key in said_keys(walk):
            right, wrong = ([key.actions[one] for one in row] for row in (key.right, key.wrong))
            lesson = as_json(walk, key.place, [mark(key.place, right, wrong)])
            if is_sound(lesson):
                name = f"say-{offset + len(index.lines) + 1:03}"
                store(folder, name, lesson, "\n".join(_told(walk, key)))
                index.add(min(key.gap, LARGE), f"{name}  {_line(key)}")
        if len(index.lines) >= wish.most:
            return


def said_keys(walk: Walk) -> list[SaidKey]:
    """Play a deal and return its decisions of this kind; without one it is given up."""
    found: list[SaidKey] = []

    def own(match: Match, fairness: Fairness, seat: Seat) -> Action:
        key = said_key(walk, match)
        if key is None:
            return playing.by_person(match, fairness, seat)
        found.append(key)
        return key.actions[key.right[0]]

    for match in walk.going(own):
        if not found and playing.deal_of(match).tricks:
            break
    return found


def _line(key: SaidKey) -> str:
    right, wrong = ([code_of(key.actions[one]) for one in row] for row in (key.right, key.wrong))
    does = dict(zip(("simple", "normal"), usual(key.match, key.seat), strict=True))
    makers = [name for name, code in does.items() if code in wrong]
    return (
        f"gap {key.gap:5.2f} u  real {key.real_gap:5.2f} u  right {' '.join(right)}"
        f"  wrong {' '.join(wrong)}  by {'/'.join(makers) or '-'}"
    )


def _told(walk: Walk, key: SaidKey) -> Iterator[str]:
    yield from heading(walk, key.place)
    yield f"== KEY at move {key.place}: {_line(key)}"
    yield f"own hand: {codes(key.match.view(key.seat).hand)}"
    yield "simple does {}, normal does {}".format(*usual(key.match, key.seat))
    yield from lie(key.match)
    for compared, who in ((key.compared, "quick policy"), (key.by_thumb, "computers")):
        yield from () if compared is None else _values(key, compared, who)
    for one in key.ends:
        yield from _end(key, one)


def _values(key: SaidKey, compared: Comparison, who: str) -> Iterator[str]:
    count = len(compared.values[compared.best])
    yield f"own score in {count} imagined deals, cards by the {who} (unit {compared.unit}):"
    for one in sorted(compared.means, key=lambda place: -compared.means[place]):
        yield f"  {value_of(compared, one, code_of(key.actions[one]))}"


def _end(key: SaidKey, one: int) -> Iterator[str]:
    end, word = key.ends[one], "right" if one in key.right else "WRONG"
    lines = {code: points for code, points in lines_of(end, key.seat).items() if points}
    yield f"after {word} {code_of(key.actions[one])}: own {key.results[one]:g}"
    yield f"    scores {playing.score_of(end).scores}, lines of the person {lines}"
    yield f"    roles {end.view(key.seat).roles}"
    yield from (f"    {told_trick(trick)}" for trick in playing.deal_of(end).tricks[:SOON])
