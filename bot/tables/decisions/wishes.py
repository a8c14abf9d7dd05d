"""What people do only together: to end the match after the deal, or to abandon it at once."""

from dataclasses import dataclass
from enum import StrEnum

from bot.tables.state import TableState
from data.seats import MOST_MISSED, Away, Sitter
from data.tables import Stage


class Wish(StrEnum):
    """What the people at a table can agree to do."""

    END = "end"
    ABANDON = "abandon"


@dataclass(frozen=True, slots=True)
class Ending:
    """The people who have agreed to end the match in one way, and those who have not yet.

    Computers agree to everything. Nobody waits for a person who is away to end the match after this
    deal, nor to abandon it for one whose seat a computer keeps.
    """

    wish: Wish
    agreed: tuple[Sitter, ...]
    missing: tuple[Sitter, ...]

    @property
    def settled(self) -> bool:
        """Whether everybody agrees, as things are."""
        return not self.missing

    def has(self, user_id: int) -> bool:
        """Return whether this person agrees."""
        return any(sitter.user_id == user_id for sitter in self.agreed)


def ending_of(state: TableState, wish: Wish = Wish.END) -> Ending | None:
    """Return the wish to end the match in this way in the newest deal; None if nobody has it."""
    deal = None if state.match is None else state.match.deal
    if deal is None:
        return None
    people = state.seating.humans()
    agreed = tuple(sitter for sitter in people if _deal_of(sitter, wish) == deal.number)
    others = (sitter for sitter in people if sitter not in agreed)
    missing = tuple(sitter for sitter in others if _waited_for(sitter, wish))
    return Ending(wish, agreed, missing) if agreed else None


def endings_of(state: TableState) -> tuple[Ending, ...]:
    """Return the wishes to end the match in the newest deal, one for each that anybody has."""
    found = (ending_of(state, wish) for wish in Wish)
    return tuple(ending for ending in found if ending is not None)


def abandoned(state: TableState) -> bool:
    """Return whether everybody who has not left agrees to abandon the match, and somebody has
    not."""
    ending = ending_of(state, Wish.ABANDON)
    return (
        ending is not None
        and ending.settled
        and any(sitter.away is not Away.LEFT for sitter in ending.agreed)
    )


def ended_abandoned(state: TableState) -> bool:
    """Return whether the match was closed because everybody had agreed to abandon it."""
    return state.row.state is Stage.CLOSED and abandoned(state)


def ended_unplayed(state: TableState) -> bool:
    """Return whether the players ended the match before any deal counted."""
    match, ending = state.match, ending_of(state)
    if state.row.state is not Stage.CLOSED or match is None or match.scored or ending is None:
        return False
    return match.deal is not None and match.deal.score is not None and ending.settled


def _deal_of(sitter: Sitter, wish: Wish) -> int | None:
    return sitter.ends_after if wish is Wish.END else sitter.abandons_in


def _waited_for(sitter: Sitter, wish: Wish) -> bool:
    if wish is Wish.END:
        return not sitter.was_away
    return sitter.away is not Away.LEFT and sitter.missed < MOST_MISSED
