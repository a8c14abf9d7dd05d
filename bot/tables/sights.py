"""Views of a match, each made once."""

from bot.games.cards import Seat
from bot.games.match import Match
from bot.games.views import SeatView, view


class Sights:
    """The views of the newest match asked for; its text shows none of them."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._views: dict[Seat | None, SeatView] = {}

    def of(self, match: Match, seat: Seat | None) -> SeatView:
        """What the seat knows of the match; what everybody knows if it is None."""
        # A match never changes, a new one takes its place: its views hold until then.
        if match is not self._match:
            self._match, self._views = match, {}
        if seat not in self._views:
            self._views[seat] = view(match, seat)
        return self._views[seat]
