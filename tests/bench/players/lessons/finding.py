"""Walks through deals, and finds decisions that can be the key of a lesson."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from bot.games.actions import Action, Play, playable
from bot.games.cards import Card, Seat
from bot.games.events import Event
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players.arena import to_act
from bot.players.search.from_view import position_of
from bot.ratings.units import scale_of
from tests.bench.players.lessons import comparing, playing
from tests.bench.players.lessons.comparing import Comparison, compared
from tests.bench.players.lessons.tempting import tempted

FEWEST_LEFT = 3
"""Cards in hand at a key decision: it is never the last one."""


@dataclass(frozen=True, slots=True)
class Looks:
    """In how many worlds cards are looked at."""

    screen: int = comparing.SCREEN
    middle: int = 0
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
    events: list[Event] = field(default_factory=list)
    moves: list[playing.Move] = field(default_factory=list)
    matches: list[Match] = field(default_factory=list)
    """The match before each move, and at the end."""
    keys: list[Key] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    """The moves at which the person had a choice that mattered."""


def walk(game: Game, fairness: Fairness, seat: Seat, looks: Looks) -> Walk:
    """Play a deal and look at every card of the person."""
    found = Walk(game, fairness, seat)
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
    tempting = set().union(*temptations.values())
    if not any(first.is_plainly_ahead(first.best, card, sure=3.0) for card in tempting):
        return None
    position, unit = position_of(view), first.unit
    chance = found.fairness.chance(1, view.step, found.seat)
    cards = list(first.values)
    if looks.middle:
        middle = compared(position, cards, looks.middle, Random(b"middle" + chance), unit)
        if middle is None or not any(
            middle.is_plainly_ahead(middle.best, card, sure=4.0) for card in tempting
        ):
            return None
    again = compared(position, cards, looks.again, Random(b"again" + chance), unit)
    if again is None:
        return None
    right = again.right()
    certain = again.wrong(right)
    wrong = [card for card in certain if _alike(view, again, card, tempting)]
    if not wrong or not any(temptations[name] & {*wrong} for name in temptations):
        return None
    ends = {
        card: playing.played_out(
            match, found.fairness, found.seat, Play(found.game.pack.cards[card])
        )
        for card in (again.best, *(c for c in right if c != again.best), *wrong)
    }
    results = {card: playing.result(end, found.seat) for card, end in ends.items()}
    lost = [card for card in wrong if results[again.best] - results[card] >= comparing.PLAIN * unit]
    if not lost or not set(lost) & tempting:
        return None
    other = [card for card in cards if card not in right and card not in lost]
    return Key(len(found.moves), match, view, again, right, lost, other, temptations, ends, results)


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
        yield walk(game, Fairness(name, secret, ()), seat, looks)
