"""What a match leaves open that is closed during a deal: computers play it to its end in the books.

Else whoever has a bad hand need only see to it that the match is closed: whose deal it is then, the
RULES.md of the ratings says.
"""

from collections.abc import Callable
from random import Random

from bot.games.actions import Action
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.events import Event
from bot.games.view import SeatView
from bot.tables.decisions.wishes import ended_abandoned
from bot.tables.rated import LEAST_PEOPLE
from bot.tables.seating import STAND_IN_LEVEL
from bot.tables.state import TableState
from data.finished.imagined import Imagined
from data.seats import Sitter
from data.tables import Stage

Choose = Callable[[str, SeatView, Random], Action]
"""What a computer of a level does, by a generator for what it leaves to chance."""


def leaves_open(old: TableState, new: TableState) -> bool:
    """Return whether a match was closed just now during a deal that is played to its end in the
    books.

    It is not if people have agreed to abandon it, if too few have a part in the deal, or if nobody
    is to blame.
    """
    deal = None if new.match is None else new.match.deal
    if old.over or new.row.state is not Stage.CLOSED or deal is None or deal.score is not None:
        return False
    taking_part = [each for each in new.seating.humans() if new.has_part(each.seat)]
    agreed = [each for each in taking_part if _abandons(new, each, deal)]
    return len(taking_part) >= LEAST_PEOPLE > len(agreed) and bool(_gone(new))


def played_out(state: TableState, choose: Choose) -> Imagined:
    """Return the rest of the deal under way, as computers play it; the same whenever it is
    asked."""
    match, gone = state.require_match(), _gone(state)
    events: list[Event] = []
    while match.deal is not None and (seat := match.deal.to_act) is not None:
        chance = state.fairness.chance(match.deal.number, match.deal.moment(seat), seat)
        level = state.seating.sitter(seat).computer or STAND_IN_LEVEL
        action = choose(level, match.view(seat), Random(chance))
        happened = match.decide(seat, action)
        match = match.after(happened)
        events += happened
    return Imagined(tuple(events), gone)


def _gone(state: TableState) -> frozenset[Seat]:
    # Whoever was away, was waited for in vain or abandons the match alone has left the deal. Nobody
    # else is to blame for its end.
    deal = state.require_match().deal
    assert deal is not None
    return frozenset(
        sitter.seat
        for sitter in state.seating.humans()
        if sitter.was_away or _is_silent(state, sitter, deal) or _abandons(state, sitter, deal)
    )


def _is_silent(state: TableState, sitter: Sitter, deal: Deal) -> bool:
    # A match that is closed because nobody resumes it stays as it was when it was paused.
    return state.row.paused_at is not None and sitter.seat == deal.to_act


def _abandons(state: TableState, sitter: Sitter, deal: Deal) -> bool:
    return ended_abandoned(state) and sitter.abandons_in == deal.number
