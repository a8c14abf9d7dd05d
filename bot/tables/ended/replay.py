"""A deal that is over, card by card, as everybody and each seat saw it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from bot.games.cards import Seat
from bot.games.events import Act, CardPlayed, DealBegan, Event, RestClaimed
from bot.games.match import Match
from bot.games.trick import Trick
from bot.games.view import SeatView


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A moment of a deal, after so many steps: what everybody saw then, and what each seat did.

    A step is something that a seat did, with what came of it by itself; `act` is the last one.
    `leads` has for each of the `tricks` of the whole deal the step in which somebody led to it.
    """

    step: int
    steps: int
    tricks: tuple[Trick, ...]
    leads: tuple[int, ...]
    act: Act | None
    public: SeatView
    seats: tuple[SeatView, ...]


class Replay:
    """A deal that is over, step by step: hidden cards get out only in the views of their seats."""

    def __init__(self, before: Match, log: Sequence[Event]) -> None:
        self._steps = tuple(_steps(log))
        self._matches = tuple(accumulate(self._steps, Match.after, initial=before))[1:]
        last = self._matches[-1].deal
        assert last is not None
        self._tricks = last.tricks
        self._leads = dict(self._led())

    @property
    def leads(self) -> tuple[int, ...]:
        """For each trick the step in which somebody led to it."""
        return tuple(self._leads[trick] for trick in range(len(self._tricks)))

    def until(self, step: int) -> Sequence[Event]:
        """Return what had happened after so many steps, with the bounds of the deals before."""
        return tuple(event for events in self._steps[: step + 1] for event in events)

    def at(self, step: int) -> ReplayStep:
        """Return the moment after so many steps, or the end of the deal if it has fewer."""
        step = min(step, len(self._matches) - 1)
        match = self._matches[step]
        acts = [event for event in self._steps[step] if isinstance(event, Act)]
        return ReplayStep(
            step=step,
            steps=len(self._matches) - 1,
            tricks=self._tricks,
            leads=self.leads,
            act=acts[0] if acts and step else None,
            public=match.view(None),
            seats=tuple(match.view(Seat(seat)) for seat in range(match.game.players)),
        )

    def _led(self) -> Iterator[tuple[int, int]]:
        # A card that was taken back may have been led; the last lead to a trick is the one.
        for number, (match, done) in enumerate(zip(self._matches, self._steps, strict=True)):
            assert match.deal is not None
            played = any(isinstance(event, CardPlayed) for event in done)
            if played and len(match.deal.trick.cards) == 1:
                yield len(match.deal.tricks), number


def _steps(log: Sequence[Event]) -> Iterator[Sequence[Event]]:
    # First how the cards were dealt, with whatever was before, and then each step.
    begin = 0
    newest = max(place for place, event in enumerate(log) if isinstance(event, DealBegan))
    for place in range(newest, len(log)):
        # A claim comes with the first of its cards.
        claimed = isinstance(log[place - 1], RestClaimed)
        if isinstance(log[place], RestClaimed) or (isinstance(log[place], Act) and not claimed):
            yield log[begin:place]
            begin = place
    yield log[begin:]
