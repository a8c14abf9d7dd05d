"""Key decisions that are no cards: bids and calls before the first card, declarations."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from bot.games.actions import Action, Bid, Call, Cards, Declare, MeldsFrom, OneOf, Play, code_of
from bot.games.cards import Seat
from bot.games.match import Match
from bot.players import simple
from bot.ratings.units import scale_of
from tests.bench.players.lessons import playing
from tests.bench.players.lessons.comparing import PLAIN, Comparison
from tests.bench.players.lessons.finding import Walk
from tests.bench.players.lessons.imagining import imagined, value, value_by_thumb

SCREEN, AGAIN, BY_THUMB = 40, 400, 100
"""Imagined deals: of the first look, of the second, and of one in which computers play."""
SCREENED, SURE = 2.0, 3.0
"""Standard errors by which right has to be ahead of wrong in these."""
MOST = 6
"""The most things to do that are compared."""
FEWEST_MELDS = 2
HOPELESS = 10.0
"""Nobody is tempted by what is so many units behind."""

Worth = Callable[[Match, Seat, Action, Random], float]


@dataclass(frozen=True, slots=True)
class SaidKey:
    """A decision that is no card; candidates are places in `actions`."""

    place: int
    match: Match
    seat: Seat
    actions: list[Action]
    compared: Comparison | None
    """None for declarations: the sheet has one answer, as they are kept whatever comes."""

    by_thumb: Comparison | None
    right: list[int]
    wrong: list[int]
    ends: dict[int, Match]

    @property
    def results(self) -> dict[int, float]:
        """What each comes to as the cards lie, in points of the person."""
        return {one: playing.own_score(end, self.seat) for one, end in self.ends.items()}

    @property
    def real_gap(self) -> float:
        """By how many units right is ahead of wrong as the cards lie, at least."""
        found = self.results
        ahead = min(found[one] for one in self.right) - max(found[one] for one in self.wrong)
        return ahead / scale_of(self.match.game).unit

    @property
    def gap(self) -> float:
        """The same in imagined deals, where they were compared."""
        if self.compared is None:
            return self.real_gap
        return self.compared.least_gap(self.right, self.wrong)


def said_key(walk: Walk, match: Match) -> SaidKey | None:
    """The key of this kind that the turn of the person is, if it is one."""
    match match.view(walk.seat).ask:
        case MeldsFrom(melds) if len(melds) >= FEWEST_MELDS:
            return _declaring(walk, match, melds)
        case OneOf(actions) if len(actions) > 1 and isinstance(actions[0], Bid | Call):
            has_begun = any(isinstance(action, Play) for _, action in walk.moves)
            return None if has_begun else _speaking(walk, match, actions[:MOST])
    return None


def _declaring(walk: Walk, match: Match, melds: tuple[Cards, ...]) -> SaidKey | None:
    ways: list[tuple[Cards, ...]] = [melds, (), *((meld,) for meld in melds)]
    actions: list[Action] = [*map(Declare, ways)]
    return _as_it_lies(walk, match, actions, (None, None), [0], range(1, len(actions)))


def _speaking(walk: Walk, match: Match, actions: Sequence[Action]) -> SaidKey | None:
    seat = walk.seat
    rng = Random(b"said" + walk.fairness.chance(1, match.view(seat).step, seat))
    tried = dict(enumerate(actions))
    deals = imagined(walk.events, match, walk.moves, seat, rng)
    first = compared_in(drawn(deals, SCREEN), seat, tried, rng, value)
    if first is None or not first.wrong(first.right(), SCREENED):
        return None
    again = compared_in(drawn(deals, AGAIN), seat, tried, rng, value)
    if again is None:
        return None
    right = sorted(again.right(), key=lambda one: -again.means[one])
    wrong = [one for one in again.wrong(right, SURE) if _tempts(match, seat, actions, again, one)]
    if not wrong:
        return None
    tried = {one: actions[one] for one in (*right, *wrong)}
    thumb = compared_in(drawn(deals, BY_THUMB), seat, tried, rng, value_by_thumb)
    if thumb is None:
        return None
    wrong = [one for one in wrong if all(thumb.ahead(best, one)[0] > 0 for best in right)]
    return _as_it_lies(walk, match, actions, (again, thumb), right, wrong)


def drawn(deals: Iterator[Match], count: int) -> list[Match]:
    """So many of these deals; none if there are fewer."""
    found = [*islice(deals, count)]
    return found if len(found) == count else []


def compared_in(
    deals: Sequence[Match], seat: Seat, actions: Mapping[int, Action], rng: Random, worth: Worth
) -> Comparison | None:
    """The actions in these deals, by their places; None if there are no deals."""
    if not deals:
        return None
    seed, unit = rng.random(), scale_of(deals[0].game).unit

    def values(action: Action) -> tuple[float, ...]:
        return tuple(
            worth(deal, seat, action, Random(f"{seed} {n}")) for n, deal in enumerate(deals)
        )

    return Comparison({place: values(action) for place, action in actions.items()}, unit)


def _tempts(
    match: Match, seat: Seat, actions: Sequence[Action], again: Comparison, one: int
) -> bool:
    # To pass, or to say a little more or less; what our players say; nothing hopeless.
    if again.ahead(again.best, one)[0] > HOPELESS * again.unit:
        return False
    is_near = one == 0 or abs(one - again.best) == 1
    return is_near or code_of(actions[one]) in usual(match, seat)


def usual(match: Match, seat: Seat) -> tuple[str, str]:
    """What `simple` and the computers of lessons do."""
    view, level = match.view(seat), playing.LEVEL
    by_computer = playing.choosing.choose(level, view, Random(0))
    return code_of(simple.choose(view, Random(0))), code_of(by_computer)


def _as_it_lies(
    walk: Walk,
    match: Match,
    actions: Sequence[Action],
    compared: tuple[Comparison | None, Comparison | None],
    right: list[int],
    wrong: Sequence[int],
) -> SaidKey | None:
    # The key with those of the wrong ones that lose as the cards lie.
    seat = walk.seat
    ends = {
        one: playing.played_out(match, walk.fairness, seat, actions[one])
        for one in (*right, *wrong)
    }
    came_to = {one: playing.own_score(end, seat) for one, end in ends.items()}
    least = min(came_to[one] for one in right) - PLAIN * scale_of(walk.game).unit
    lost = [one for one in wrong if came_to[one] <= least]
    place = len(walk.moves)
    found = SaidKey(place, match, seat, [*actions], *compared, right, lost, ends)
    return found if lost else None
