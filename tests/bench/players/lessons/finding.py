"""Walks through deals, and finds decisions that can be the key of a lesson."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from bot.games.actions import Action, Play, playable
from bot.games.cards import Card, Seat
from bot.games.events import Event
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players import simple
from bot.players.arena import to_act
from bot.players.search.from_view import position_of
from bot.ratings.units import scale_of
from tests.bench.players.lessons import comparing, playing
from tests.bench.players.lessons.comparing import Comparison, compared
from tests.bench.players.lessons.tempting import PLAYERS, tempted

EARLY = 4.0
"""Standard errors by which a right card has to be ahead for a closer look."""
EARLY_ON = 0.75
"""The part of the cards that are still in hand up to which only mistakes of our players count."""
LONGEST_BY_THUMB = 14
"""Tricks: half of the deals begin with fewer than these in which the person plays by thumb."""
FEWEST_LEFT = 3
"""Cards in hand at a key decision: it is never the last one."""


@dataclass(frozen=True, slots=True)
class Looks:
    """In how many worlds cards are looked at."""

    screen: int = comparing.SCREEN
    middle: int = 1000
    again: int = comparing.AGAIN


@dataclass(slots=True)
class Key:
    """A decision with right and wrong cards, and what comes of them as the cards lie."""

    move: int
    match: Match
    view: SeatView
    compared: Comparison
    right: list[int]
    wrong: list[int]
    other: list[int]
    """Cards that are neither right nor wrong, or wrong but not tempting."""
    tempted: dict[str, set[int]]
    ends: dict[int, Match]
    results: dict[int, float]

    @property
    def gap(self) -> float:
        """By how many units the right cards are ahead of the wrong ones, at least."""
        ahead = [self.compared.ahead(a, b)[0] for a in self.right for b in self.wrong]
        return min(ahead) / self.compared.unit

    @property
    def real_gap(self) -> float:
        """The same as the cards lie."""
        right = min(self.results[card] for card in self.right if card in self.results)
        return (right - max(self.results[card] for card in self.wrong)) / self.compared.unit

    @property
    def makers(self) -> list[str]:
        """Which players play a wrong card."""
        return [name for name, cards in self.tempted.items() if cards & {*self.wrong}]

    def card(self, index: int) -> Card:
        """The card of this index."""
        return self.view.game.pack.cards[index]


@dataclass(slots=True)
class Walk:
    """A deal with a model line, and the keys in it."""

    game: Game
    fairness: Fairness
    seat: Seat
    thumb: int = 0
    """In how many tricks the person plays by rules of thumb: the search never comes to some
    positions that beginners know well."""

    events: list[Event] = field(default_factory=list)
    moves: list[playing.Move] = field(default_factory=list)
    matches: list[Match] = field(default_factory=list)
    """The match before each move, and at the end."""
    keys: list[Key] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    """The moves at which the person had a choice that mattered."""


def walk(game: Game, fairness: Fairness, seat: Seat, looks: Looks, thumb: int = 0) -> Walk:
    """Play a deal and look at every card of the person after so many tricks."""
    found = Walk(game, fairness, seat, thumb)
    match = playing.first_match(game, fairness)
    found.events = [*match.next_deal(fairness.deck(1, game.pack))]
    match = match.after(found.events)
    while playing.is_played(match):
        found.matches.append(match)
        actor = to_act(match)
        action = _own(found, match, looks) if actor == seat else None
        action = action or playing.by_computer(match, fairness, actor)
        happened = match.decide(actor, action)
        found.moves.append((actor, action))
        found.events += happened
        match = match.after(happened)
    found.matches.append(match)
    found.keys = [key for key in found.keys if any(m > key.move for m in found.choices)]
    return found


def _own(found: Walk, match: Match, looks: Looks) -> Action:
    seat, view = found.seat, match.view(found.seat)
    cards = [card.index for card in found.game.pack.members(playable(view.ask))]
    if not cards:
        return playing.by_person(match, found.fairness, seat)
    if len(view.tricks) < found.thumb:
        return playing.silent(
            simple.choose(view, Random(found.fairness.chance(1, view.step, seat)))
        )
    if len(cards) == 1:
        return Play(found.game.pack.cards[cards[0]])
    position, unit = position_of(view), scale_of(found.game).unit
    rng = Random(b"screen" + found.fairness.chance(1, view.step, seat))
    first = compared(position, cards, looks.screen, rng, unit)
    if first is None:
        return playing.by_person(match, found.fairness, seat)
    action = Play(found.game.pack.cards[first.best])
    if len(first.right()) < len(cards):
        found.choices.append(len(found.moves))
    key = _key(found, match, view, first, looks)
    if key is None:
        return action
    found.keys.append(key)
    return Play(key.card(key.compared.best))


def _key(found: Walk, match: Match, view: SeatView, first: Comparison, looks: Looks) -> Key | None:
    if len(view.hand) < FEWEST_LEFT:
        return None
    temptations = tempted(view)
    lost = [card for card in first.values if first.is_plainly_ahead(first.best, card, EARLY)]
    tempting = _tempting(view, temptations)
    if not tempting & {*lost}:
        return None
    position = position_of(view)
    rng = Random(b"again" + found.fairness.chance(1, view.step, found.seat))

    def looked(cards: Iterable[int], worlds: int) -> Comparison | None:
        return compared(position, cards, worlds, rng, first.unit)

    middle = looked(
        [card for card in first.values if card not in lost or card in tempting], looks.middle
    )
    if middle is None:
        return None
    wrong = [card for card in middle.wrong(middle.right(), EARLY) if card in tempting]
    ends = dict(_ends(found, match, [middle.best, *wrong] if wrong else []))
    if not _lost(found, ends, middle.best, wrong, first.unit):
        return None
    again = looked(first.values, looks.again)
    if again is None:
        return None
    right = again.right()
    wrong = [card for card in again.wrong(right) if _alike(view, again, card, tempting)]
    more = [card for card in (*right, *wrong) if card not in ends]
    ends |= dict(_ends(found, match, more))
    wrong = _lost(found, ends, again.best, wrong, first.unit)
    if not tempting & {*wrong}:
        return None
    other = [card for card in first.values if card not in right and card not in wrong]
    results = {card: playing.result(end, found.seat) for card, end in ends.items()}
    place = len(found.moves)
    return Key(place, match, view, again, right, wrong, other, temptations, ends, results)


def _tempting(view: SeatView, temptations: Mapping[str, set[int]]) -> set[int]:
    # Early in a deal a beginner's rule alone is no mistake that anybody could grasp.
    early = len(view.hand) > EARLY_ON * (len(view.hand) + len(view.tricks))
    return set().union(
        *(cards for name, cards in temptations.items() if name in PLAYERS or not early)
    )


def _ends(found: Walk, match: Match, cards: Iterable[int]) -> Iterator[tuple[int, Match]]:
    for card in cards:
        action = Play(found.game.pack.cards[card])
        yield card, playing.played_out(match, found.fairness, found.seat, action)


def _lost(
    found: Walk, ends: Mapping[int, Match], best: int, wrong: Iterable[int], unit: float
) -> list[int]:
    # Those of the wrong cards that lose as the cards lie.
    wrong = [*wrong]
    if not wrong:
        return []
    won = playing.result(ends[best], found.seat)
    least = comparing.PLAIN * unit
    return [card for card in wrong if won - playing.result(ends[card], found.seat) >= least]


def _alike(view: SeatView, again: Comparison, card: int, tempting: set[int]) -> bool:
    # A card is tempting as well if it is the neighbour of one and always worth the same.
    if card in tempting:
        return True
    follow = view.game.tables.follow
    return any(
        follow[card] == follow[one] and again.values[card] == again.values[one]
        for one in tempting
        if one in again.values
    )


def walks(game: Game, seed: str, looks: Looks) -> Iterator[Walk]:
    """Endless deals, each from a secret and a seat that the seed gives."""
    rng = Random(f"{game.key} {game.players} {game.options} {seed}")
    while True:
        secret = rng.randbytes(32)
        name = f"lesson-{game.key}-{secret.hex()[:8]}"
        seat = Seat(rng.randrange(game.players))
        thumb = rng.randrange(LONGEST_BY_THUMB) * rng.randrange(2)
        yield walk(game, Fairness(name, secret, ()), seat, looks, thumb)
