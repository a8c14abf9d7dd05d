"""What a hand message shows, as far as it decides whether a change is worth a call."""

from dataclasses import dataclass

from bot.games.actions import MeldsFrom, playable
from bot.games.cards import Card, CardSet, Seat, as_set
from bot.games.view import SeatView
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Shown:
    """What a hand message shows; two that are equal look the same."""

    deal: int
    step: int
    to_act: Seat | None
    phase: str
    playable: CardSet
    hand: CardSet
    laid: tuple[Card, ...]
    asides: tuple[str, ...]
    undo: bool
    is_planned: bool
    foresees: bool


def shown(table: Table, view: SeatView) -> Shown:
    """Return what a hand message shows of this view at its table."""
    return Shown(
        view.number,
        view.step,
        view.to_act,
        view.phase,
        playable(view.ask),
        as_set(view.hand),
        view.trick.cards,
        view.asides,
        view.seat == table.may_undo,
        _is_planned(table, view),
        _foresees(view),
    )


def is_news(known: Shown | None, table: Table, view: SeatView) -> bool:
    """Return whether the owner of a hand that shows what is *known* needs another picture now.

    A hand of the previous deal is left alone, as the new one is on its way.
    """
    if known is not None and known.deal != view.number:
        return False
    if view.my_turn or known is None:
        return view.my_turn and known != shown(table, view)
    if known.to_act == view.seat or (known.undo and view.seat != table.may_undo):
        return True
    if view.score is None and _foresees(view) != known.foresees:
        return True
    if known.is_planned and not _is_planned(table, view):
        return True
    return as_set(view.hand) != known.hand or view.asides not in ((), known.asides)


def is_urgent(known: Shown | None, view: SeatView) -> bool:
    """Return whether the owner of a hand that shows what is *known* may do something else now."""
    if view.my_turn or known is None:
        return True
    return view.phase != known.phase or _foresees(view) != known.foresees


def _foresees(view: SeatView) -> bool:
    # Nothing else that is foreseen shows in a hand off turn.
    return isinstance(view.foreseen, MeldsFrom)


def _is_planned(table: Table, view: SeatView) -> bool:
    owner = table.seating.sitter(view.seat or Seat(0)).user_id
    return owner is not None and table.plan_of(owner) is not None
