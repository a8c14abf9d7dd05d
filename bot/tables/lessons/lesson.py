"""A lesson: a deal that is chosen, as it goes when it is played well, and what is asked in it."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.actions import Action, parse
from bot.games.cards import Seat
from bot.games.events import Event
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.record import MatchRecord, Move
from bot.games.record import parse as parse_record
from bot.tables.shared_deals.deals import Candidate, first_match

FIRST = "first"
"""What the names of first deals begin with."""


@dataclass(frozen=True, slots=True)
class KeyDecision:
    """A question of a lesson, put once so many events have happened as in the lesson.

    All that is `right` is about as good; what is `wrong` is tempting. The rest is neither.
    """

    at: int
    right: tuple[Action, ...]
    wrong: tuple[Action, ...]


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Lesson:
    """A deal for the person on this seat, who takes over after the first `begins` events of the
    `log`.

    The log goes on as the deal goes when it is played well. `moments` are names of moments, each
    with the text that is said when it first comes.
    """

    game: Game
    name: str
    fairness: Fairness
    seat: Seat
    log: tuple[Event, ...]
    begins: int
    keys: tuple[KeyDecision, ...]
    moments: tuple[tuple[str, str], ...]

    def text(self, part: str) -> str:
        """Return the key of a text of its own."""
        return f"lesson-{self.game.key}-{self.name}-{part}"

    @property
    def texts(self) -> frozenset[str]:
        """The keys of all texts that it says."""
        places = range(1, len(self.keys) + 1)
        asked = (f"{part}-{place}" for part in ("key", "right", "wrong") for place in places)
        own = map(self.text, ("title", "intro", "learned", *asked))
        return frozenset((*own, *(text for _, text in self.moments)))

    @property
    def is_first(self) -> bool:
        """Whether it explains the game, rather than one idea of it."""
        return self.name.startswith(FIRST)

    @property
    def opening(self) -> Candidate:
        """The deal as it is when the person takes over."""
        return Candidate(self.game, self.fairness, self.seat, (), self.log[: self.begins])


def read(name: str, text: str) -> Lesson:
    """Return the lesson of this name that a JSON text holds.

    `record` is a match record of a single deal, `from` the place of the person's first move there,
    counted from 0; each of `keys` names the place of a `move` and codes of actions, `right` and
    `wrong`. Raises what damaged JSON, a bad record or a move against the rules raises.
    """
    data = json.loads(text)
    record = parse_record(data["record"])
    assert record.fair is not None
    fairness, moves = record.fair.fairness, record.deals[0].moves
    parts = list(_parts(record, fairness, moves))
    starts = [sum(map(len, parts[: place + 1])) for place in range(len(moves) + 1)]
    pack = record.game.pack
    return Lesson(
        game=record.game,
        name=name,
        fairness=fairness,
        seat=Seat(data["seat"]),
        log=tuple(event for part in parts for event in part),
        begins=starts[data["from"]],
        keys=tuple(
            KeyDecision(
                starts[key["move"]],
                tuple(parse(pack, code) for code in key["right"]),
                tuple(parse(pack, code) for code in key["wrong"]),
            )
            for key in data["keys"]
        ),
        moments=tuple((moment, text) for moment, text in data.get("moments", ())),
    )


def _parts(
    record: MatchRecord, fairness: Fairness, moves: Sequence[Move]
) -> Iterator[Sequence[Event]]:
    # The events of the deal before its first move, and then those of each move.
    match = first_match(record.game, fairness)
    part = match.next_deal(fairness.deck(1, record.game.pack))
    yield part
    for move in moves:
        match = match.after(part)
        part = match.decide(move.seat, move.action)
        yield part
