"""What everybody does at a table, and the match that comes of it when nothing disturbs it."""

from dataclasses import dataclass
from random import Random

from bot.games.actions import Action, OneOf, Play, ShowHandful, Slam
from bot.games.cards import Seat
from bot.games.events import Event
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players import choosing
from bot.tables.seating import STAND_IN_LEVEL
from bot.tables.state import TableState
from tests.cogs.support.acting import as_offered

computed = choosing.choose


def by_computer(level: str, view: SeatView, rng: object = None) -> Action:
    """What a computer does, drawn from seat, deal and step alone, whatever generator it has."""
    return computed(level, view, Random(f"{view.seat}:{view.number}:{view.step}"))


def by_hand(view: SeatView) -> Action:
    """What a person does, drawn from the same.

    They say nothing, show no handful and announce no slam.
    """
    action = by_computer(STAND_IN_LEVEL, view)
    if isinstance(action, Slam):
        return Slam(announce=False)
    if isinstance(action, ShowHandful):
        assert isinstance(view.ask, OneOf)
        action = next(each for each in view.ask.actions if isinstance(each, Play))
    return as_offered(view, Play(action.card)) if isinstance(action, Play) else action


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat did, and what it knew."""

    seat: Seat
    view: SeatView
    action: Action

    @property
    def moment(self) -> tuple[Seat, int, int]:
        """The seat, the number of the deal, and how many things the seat had done in it before."""
        return self.seat, self.view.number, self.view.step


@dataclass(frozen=True, slots=True)
class Undisturbed:
    """A match as it goes when nothing disturbs it: its log, what each seat does, its totals."""

    events: tuple[Event, ...]
    moves: dict[Seat, tuple[Move, ...]]
    totals: tuple[int, ...]


def undisturbed(start: TableState) -> Undisturbed:
    """The whole match at this table, from its first deal on."""
    match, log = start.first_match(), list[Event]()
    moves: dict[Seat, list[Move]] = {sitter.seat: [] for sitter in start.seating.sitters}
    while not match.over:
        if match.between_deals:
            number = match.deal.number + 1 if match.deal is not None else 1
            happened = match.next_deal(start.fairness.deck(number, start.game.pack))
        else:
            seat = _on_turn(match)
            move = _move(start, match.view(seat), seat)
            moves[seat].append(move)
            happened = match.decide(seat, move.action)
        match = match.after(happened)
        log += happened
    return Undisturbed(tuple(log), {seat: tuple(of) for seat, of in moves.items()}, match.totals)


def _on_turn(match: Match) -> Seat:
    assert match.deal is not None
    assert match.deal.to_act is not None
    return match.deal.to_act


def _move(start: TableState, view: SeatView, seat: Seat) -> Move:
    level = start.seating.sitter(seat).computer
    return Move(seat, view, by_hand(view) if level is None else by_computer(level, view))
