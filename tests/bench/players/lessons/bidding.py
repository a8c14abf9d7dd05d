"""Finds decisions before the first card, or about what is said: bids, calls, declarations."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic

from bot.games.actions import Action, Bid, Call, Declare, MeldsFrom, OneOf, Play, code_of
from bot.games.cards import Seat
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.players import simple
from bot.players.arena import to_act
from bot.ratings.units import scale_of
from tests.bench.players.lessons import playing
from tests.bench.players.lessons.comparing import PLAIN, Comparison
from tests.bench.players.lessons.finding import Walk
from tests.bench.players.lessons.imagining import imagined, value, value_by_thumb
from tests.bench.players.lessons.storing import store, stored
from tests.bench.players.lessons.telling import codes, told_trick

SCREEN, AGAIN, BY_THUMB = 40, 400, 100
"""Imagined deals: of the first look, of the second, and of one in which computers play."""
SURE = 3.0
MOST = 6
"""The most things to do that are compared."""
FEWEST_MELDS = 2
HOPELESS = 10.0
"""Nobody is tempted by what is so many units behind."""

Worth = Callable[[Match, Seat, Action, Random], float]


@dataclass(slots=True)
class SaidKey:
    """A decision that is no card; candidates are places in `actions`."""

    move: int
    match: Match
    actions: list[Action]
    compared: Comparison | None
    by_thumb: Comparison | None
    right: list[int]
    wrong: list[int]
    usual: tuple[str, str]
    """What `simple` and `normal` do."""

    ends: dict[int, Match]
    results: dict[int, float]

    @property
    def gap(self) -> float:
        """By how many units right is ahead of wrong, at least; as the cards lie where nothing was
        compared."""
        if self.compared is None:
            return self.real_gap
        ahead = [self.compared.ahead(a, b)[0] for a in self.right for b in self.wrong]
        return min(ahead) / self.compared.unit

    @property
    def real_gap(self) -> float:
        """The same as the cards lie."""
        right = min(self.results[one] for one in self.right)
        unit = scale_of(self.match.game).unit
        return (right - max(self.results[one] for one in self.wrong)) / unit


def said_supply(game: Game, folder: Path, seed: str, seconds: float) -> None:
    """Look for such decisions for so long, and keep them as they are found, named `say-…`."""
    began, rng = monotonic(), Random(f"said {game.key} {game.players} {game.options} {seed}")
    lines: list[tuple[float, str]] = []
    while monotonic() - began < seconds:
        secret = rng.randbytes(32)
        fairness = Fairness(f"lesson-{game.key}-{secret.hex()[:8]}", secret, ())
        walk, keys = said_walk(game, fairness, Seat(rng.randrange(game.players)))
        for key in keys:
            name = f"say-{len(lines) + 1:03}"
            marks = [
                {
                    "move": key.move,
                    "right": [code_of(key.actions[one]) for one in key.right],
                    "wrong": [code_of(key.actions[one]) for one in key.wrong],
                }
            ]
            store(folder, name, stored(walk, key.move, marks), "\n".join(_told(walk, key)))
            lines.append((min(key.gap, 4), f"{name}  {_line(key)}"))
            best = [line for _, line in sorted(lines, reverse=True)]
            (folder / f"INDEX-say-{seed}.txt").write_text("\n".join(best) + "\n")


def said_walk(game: Game, fairness: Fairness, seat: Seat) -> tuple[Walk, list[SaidKey]]:
    """A deal with its decisions of this kind."""
    found, keys = Walk(game, fairness, seat), list[SaidKey]()
    match = playing.first_match(game, fairness)
    found.events = [*match.next_deal(fairness.deck(1, game.pack))]
    match = match.after(found.events)
    while playing.is_played(match):
        found.matches.append(match)
        actor = to_act(match)
        key = _key(found, match) if actor == seat else None
        if key is not None:
            keys.append(key)
            action = key.actions[key.right[0]]
        elif actor == seat:
            action = playing.by_person(match, fairness, seat)
        else:
            action = playing.by_computer(match, fairness, actor)
        found.moves.append((actor, action))
        happened = match.decide(actor, action)
        found.events += happened
        match = match.after(happened)
    found.matches.append(match)
    return found, keys


def _key(found: Walk, match: Match) -> SaidKey | None:
    match match.view(found.seat).ask:
        case MeldsFrom(melds) if len(melds) >= FEWEST_MELDS:
            return _declaring(found, match, melds)
        case OneOf(actions) if len(actions) > 1 and isinstance(actions[0], Bid | Call):
            return _speaking(found, match, actions)
    return None


def _declaring(found: Walk, match: Match, melds: Sequence[tuple[object, ...]]) -> SaidKey | None:
    # The sheet has one answer: what is declared is kept, whatever comes.
    ways = [tuple(melds), (), *((meld,) for meld in melds)]
    actions: list[Action] = [Declare(way) for way in ways]  # type: ignore[arg-type]
    return _as_it_lies(found, match, actions, None, None, [0], [*range(1, len(actions))])


def _speaking(found: Walk, match: Match, actions: Sequence[Action]) -> SaidKey | None:
    seat, view = found.seat, match.view(found.seat)
    assert match.deal is not None
    if any(isinstance(action, Play) for _, action in found.moves):
        return None
    rng = Random(b"said" + found.fairness.chance(1, view.step, seat))
    tried = list(actions[:MOST])
    deals = imagined(found.events, match, found.moves, seat, rng)
    first = compared_in([*islice(deals, SCREEN)], seat, tried, rng, value)
    if first is None or not _apart(first, 2.0):
        return None
    again = compared_in([*islice(deals, AGAIN)], seat, tried, rng, value)
    if again is None or len(again.values[0]) < AGAIN:
        return None
    right = again.right()
    wrong = [one for one in _tempting(match, seat, tried, right) if _behind(again, right, one)]
    thumb = compared_in([*islice(deals, BY_THUMB)], seat, tried, rng, value_by_thumb)
    if not wrong or thumb is None:
        return None
    wrong = [one for one in wrong if all(thumb.ahead(a, one)[0] > 0 for a in right)]
    return _as_it_lies(found, match, tried, again, thumb, right, wrong) if wrong else None


def compared_in(
    deals: Sequence[Match], seat: Seat, actions: Sequence[Action], rng: Random, worth: Worth
) -> Comparison | None:
    """The actions in these deals, by their places; None if there are too few deals."""
    if len(deals) < 2:
        return None
    seed = rng.random()
    columns = {
        place: tuple(
            worth(deal, seat, action, Random(f"{seed} {n}")) for n, deal in enumerate(deals)
        )
        for place, action in enumerate(actions)
    }
    return Comparison(columns, scale_of(deals[0].game).unit)


def _apart(first: Comparison, sure: float) -> bool:
    return any(first.is_plainly_ahead(first.best, one, sure) for one in first.values)


def _behind(again: Comparison, right: Sequence[int], one: int) -> bool:
    if one in right or again.ahead(again.best, one)[0] > HOPELESS * again.unit:
        return False
    return all(again.is_plainly_ahead(a, one, SURE) for a in right)


def _tempting(match: Match, seat: Seat, actions: list[Action], right: list[int]) -> list[int]:
    # The next ones, to pass, and what weaker players do.
    usual = _usual(match, seat)
    near = {place + step for place in right for step in (-1, 1)} | {0}
    return [
        place
        for place, action in enumerate(actions)
        if place not in right and (place in near or code_of(action) in usual)
    ]


def _usual(match: Match, seat: Seat) -> tuple[str, str]:
    view = match.view(seat)
    by_thumb = simple.choose(view, Random(0))
    by_normal = playing.choosing.choose(playing.LEVEL, view, Random(0))
    return code_of(by_thumb), code_of(by_normal)


def _as_it_lies(
    found: Walk,
    match: Match,
    actions: list[Action],
    again: Comparison | None,
    thumb: Comparison | None,
    right: list[int],
    wrong: list[int],
) -> SaidKey | None:
    seat, unit = found.seat, scale_of(found.game).unit
    ends = {
        one: playing.played_out(match, found.fairness, seat, actions[one])
        for one in (*right, *wrong)
    }
    results = {one: playing.own_score(end, seat) for one, end in ends.items()}
    worst = min(results[one] for one in right)
    lost = [one for one in wrong if worst - results[one] >= PLAIN * unit]
    if not lost:
        return None
    usual = _usual(match, seat)
    if again is not None:
        right = sorted(right, key=lambda one: -again.means[one])
    return SaidKey(
        len(found.moves), match, actions, again, thumb, right, lost, usual, ends, results
    )


def _line(key: SaidKey) -> str:
    right = " ".join(code_of(key.actions[one]) for one in key.right)
    wrong = " ".join(code_of(key.actions[one]) for one in key.wrong)
    by = [name for name, does in zip(("simple", "normal"), key.usual, strict=True) if does in wrong]
    return (
        f"gap {key.gap:5.2f} u  real {key.real_gap:5.2f} u  right {right}  wrong {wrong}"
        f"  by {'/'.join(by) or '-'}"
    )


def _told(walk: Walk, key: SaidKey) -> Iterator[str]:
    deal, game, view = key.match.deal, walk.game, key.match.view(walk.seat)
    assert deal is not None
    members = game.pack.members
    yield f"{game.key}, {game.players} players, options: {game.options.changed() or 'default'}"
    yield f"match id {walk.fairness.match}, secret {walk.fairness.secret.hex()}"
    yield f"person on seat {walk.seat} (seats play in the order 0, 1, 2 …); dealer {deal.dealer}"
    yield f"roles so far {view.roles}; done before: " + "  ".join(
        f"{seat}:{code_of(action)}" for seat, action in walk.moves[: key.move]
    )
    yield f"== KEY at move {key.move}, phase {deal.phase}"
    yield f"own hand: {codes(view.hand)}"
    yield f"right {[code_of(key.actions[one]) for one in key.right]}"
    yield f"wrong {[code_of(key.actions[one]) for one in key.wrong]}"
    yield f"simple does {key.usual[0]}, normal does {key.usual[1]}"
    yield "all hands:"
    yield from (f"  {seat}: {codes(members(hand))}" for seat, hand in enumerate(deal.hands))
    yield f"  stock as dealt {codes(members(deal.stock))}"
    for compared, who in ((key.compared, "quick policy"), (key.by_thumb, "computers")):
        if compared is not None:
            yield from _values(key, compared, who)
    for one, end in key.ends.items():
        yield from _end(key, one, end, walk.seat)


def _values(key: SaidKey, compared: Comparison, who: str) -> Iterator[str]:
    count = len(compared.values[0])
    yield f"own score in {count} imagined deals, cards by the {who} (unit {compared.unit}):"
    for one in sorted(compared.values, key=lambda place: -compared.means[place]):
        behind, error = compared.ahead(compared.best, one)
        yield (
            f"  {code_of(key.actions[one]):20} {compared.means[one]:8.2f}"
            f"  behind {behind:6.2f} ± {error:.2f} = {behind / compared.unit:.2f} units"
        )


def _end(key: SaidKey, one: int, end: Match, seat: Seat) -> Iterator[str]:
    deal = end.deal
    assert deal is not None
    assert deal.score is not None
    word = "right" if one in key.right else "WRONG"
    what, scores = code_of(key.actions[one]), deal.score.scores
    yield f"after {word} {what}: own {key.results[one]:g}, scores {scores}"
    lines = {line.code: line.points[seat] for line in deal.score.lines if line.points[seat]}
    yield f"    lines of the person {lines}, roles {end.view(seat).roles}"
    yield from (f"    {told_trick(trick)}" for trick in deal.tricks[:3])
