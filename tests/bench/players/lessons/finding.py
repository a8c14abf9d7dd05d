"""Walks through deals: a model line in which the person plays well, and the keys along it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from bot.games.actions import Action, Play, playable
from bot.games.cards import Card, Seat
from bot.games.events import Event
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.players import simple
from bot.players.arena import to_act
from bot.tables.shared_deals.deals import first_match
from tests.bench.players.lessons import playing
from tests.bench.players.lessons.keys import Decision, Key, key_of

LONGEST_BY_THUMB = 14
"""Tricks: half of the deals begin with fewer than these in which the person plays by thumb, since
the search never comes to some positions that beginners know well."""


@dataclass(slots=True)
class Walk:
    """A deal as it goes, and the keys in it. Moves are counted from 0."""

    game: Game
    fairness: Fairness
    seat: Seat
    events: list[Event] = field(default_factory=list)
    moves: list[playing.Move] = field(default_factory=list)
    matches: list[Match] = field(default_factory=list)
    """The match before each move, and at the end."""

    keys: list[Key] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    """The moves at which not all cards of the person were as good."""

    @property
    def end(self) -> Match:
        """The match at the end."""
        return self.matches[-1]

    @property
    def begin(self) -> int:
        """The person's first move."""
        return next(place for place, (seat, _) in enumerate(self.moves) if seat == self.seat)

    def go(self, own: playing.Chooser) -> None:
        """Play the deal to its end; *own* chooses for the person."""
        for _ in self.going(own):
            pass

    def going(self, own: playing.Chooser) -> Iterator[Match]:
        """Play the deal, and yield the match after each move: whoever stops gives the deal up."""
        match = first_match(self.game, self.fairness)
        self.events += match.next_deal(self.fairness.deck(1, self.game.pack))
        match = match.after(self.events)
        self.matches.append(match)
        while playing.is_played(match):
            actor = to_act(match)
            choose = own if actor == self.seat else playing.by_computer
            action = choose(match, self.fairness, actor)
            happened = match.decide(actor, action)
            self.moves.append((actor, action))
            self.events += happened
            match = match.after(happened)
            self.matches.append(match)
            yield match


def walks(game: Game, seed: str) -> Iterator[Walk]:
    """Endless deals, each from a secret and a seat that the seed gives."""
    for walk, rng in fresh(game, seed):
        thumb = rng.randrange(LONGEST_BY_THUMB) * rng.randrange(2)
        search(walk, thumb)
        yield walk


def fresh(game: Game, seed: str) -> Iterator[tuple[Walk, Random]]:
    """Endless deals that have not begun, and a generator for what else has to be drawn."""
    rng = Random(f"{game.key} {game.players} {game.options} {seed}")
    while True:
        secret = rng.randbytes(32)
        fairness = Fairness(f"lesson-{game.key}-{secret.hex()[:8]}", secret, ())
        yield Walk(game, fairness, Seat(rng.randrange(game.players))), rng


def search(walk: Walk, thumb: int) -> None:
    """Play a deal and look for keys in it after so many tricks."""

    def own(match: Match, fairness: Fairness, seat: Seat) -> Action:
        view = match.view(seat)
        if not playable(view.ask):
            return playing.by_person(match, fairness, seat)
        if len(view.tricks) < thumb:
            return playing.silent(simple.choose(view, Random(fairness.chance(1, view.step, seat))))
        decision = Decision(fairness, seat, len(walk.moves), match, view)
        best = _best(walk, decision)
        return playing.by_person(match, fairness, seat) if best is None else Play(best)

    walk.go(own)
    # A key has something to choose after it.
    walk.keys = [key for key in walk.keys if walk.choices[-1] > key.decision.place]


def _best(walk: Walk, decision: Decision) -> Card | None:
    # None if no worlds are found to compare in.
    if len(decision.cards) == 1:
        return decision.cards[0]
    first = decision.first_look()
    if first is None:
        return None
    if len(first.right()) < len(decision.cards):
        walk.choices.append(decision.place)
    key = key_of(decision, first)
    if key is not None:
        walk.keys.append(key)
    return walk.game.pack.cards[first.best if key is None else key.compared.best]
