"""What a table knows at the moment, and what it tells of that to whom."""

from dataclasses import replace

from bot.games.cards import Seat
from bot.games.drawings import drawings
from bot.games.fair import Fairness
from bot.games.match import Match
from bot.games.views import SeatView
from bot.tables.change import Turn
from bot.tables.ending import Ending, ending_of
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.seating import HandHandle
from bot.tables.sights import Sights
from bot.tables.stored import Stored
from data.tables import State


class TableState:
    """The state of a table, hidden cards included; nothing but views of it gets out.

    `channel_id` is the place where it is played, `parent_id` the channel where it was opened.
    `touched_at` tells when somebody last did something, in seconds since 1970.
    """

    def __init__(self, found: Stored) -> None:
        self._take(found)

    def _take(self, found: Stored) -> None:
        row = found.row
        self._row = row
        self.id = row.id
        self.game = found.game
        self.language = row.language
        self.guild_id = row.guild_id
        self.channel_id = row.channel_id
        self.parent_id = row.parent_id
        self.opener_id = row.opener_id
        self.created_at = row.created_at
        self.state = row.state
        self.seeds = row.seeds
        self.lobby_message_id = row.lobby_message_id
        self.board = row.board
        self.seating = found.seating
        self.touched_at = max(row.touched_at, found.log.newest_at)
        self._hands = dict(found.hands)
        self._logged = found.log.length
        self._match = None if row.seeds is None else self._as_stored(found)
        self._in_doubt = False
        self._sights = Sights()

    @property
    def drawing(self) -> str:
        """The drawing in which everybody is shown the cards: the game's own, or one chosen."""
        own, chosen = self.game.pack.art, self._row.pack
        return chosen if chosen in drawings(own) else own

    @property
    def in_lobby(self) -> bool:
        """Whether the match has not begun yet."""
        return self.state is State.LOBBY

    @property
    def begun(self) -> bool:
        """Whether there is a match, under way or over."""
        return self.seeds is not None

    @property
    def playing(self) -> bool:
        """Whether a match is under way."""
        return self.state is State.PLAYING

    @property
    def over(self) -> bool:
        """Whether the match is finished, or the table was closed without a result."""
        return self.state in (State.FINISHED, State.CLOSED)

    @property
    def between_deals(self) -> bool:
        """Whether the next deal can begin now."""
        return self.playing and self._begun.between_deals

    @property
    def ended_early(self) -> bool:
        """Whether the players ended the match before the game would have."""
        return self._match is not None and self._match.stopped

    @property
    def ended_unplayed(self) -> bool:
        """Whether the players ended the match before any deal counted: it has no result."""
        match, ending = self._match, self._wishes_to_end()
        if self.state is not State.CLOSED or match is None or match.scored:
            return False
        return ending is not None and ending.settled

    @property
    def ending(self) -> Ending | None:
        """Who would like the match to end after the deal under way, if anybody would."""
        return None if self.turn is None else self._wishes_to_end()

    @property
    def turn(self) -> Turn | None:
        """Whose turn it is, if a deal is under way."""
        deal = self._match.deal if self._match is not None and self.playing else None
        if deal is None or deal.to_act is None:
            return None
        return Turn(deal.to_act, deal.number, deal.steps[deal.to_act])

    @property
    def commitment(self) -> str:
        """The fingerprint of the secret that all deals come from."""
        return self._fairness.commitment

    @property
    def revealed(self) -> Fairness | None:
        """The secret and the seeds, once the table is over."""
        return self._fairness if self.over else None

    @property
    def public(self) -> SeatView:
        """The newest deal as everybody sees it. Raises `TableError` before the match began."""
        return self._sights.of(self._begun, None)

    def view_of(self, user_id: int) -> SeatView:
        """The newest deal as this person sees it. Raises `TableError` if he does not play here."""
        seat = self.seating.seat_of(user_id)
        return self._sights.of(self._begun, seat)

    def view_for_computer(self, seat: Seat) -> SeatView:
        """The newest deal as a seat sees it that a computer plays; `StaleAction` if none does."""
        self._require_computer(seat)
        return self._sights.of(self._begun, seat)

    def hand_of(self, seat: Seat) -> HandHandle | None:
        """The newest hand message of a seat, if one is known."""
        return self._hands.get(seat)

    def check_in_lobby(self, user_id: int) -> None:
        """Raises `TableError` unless this person sits in the lobby of this table."""
        self._require_lobby()
        self.seating.seat_of(user_id)

    # For the methods that change something.

    def _wishes_to_end(self) -> Ending | None:
        deal = None if self._match is None else self._match.deal
        return None if deal is None else ending_of(self.seating, deal.number)

    @property
    def _fairness(self) -> Fairness:
        return Fairness(str(self.id), self._row.secret, self.seeds or ())

    @property
    def _begun(self) -> Match:
        if self._match is None:
            raise TableError(TableFault.NOT_PLAYING)
        return self._match

    def _as_stored(self, found: Stored) -> Match:
        # A match that is finished though its game would go on was ended by its players.
        match = self._first_match().after(found.log.events)
        return replace(match, stopped=self.state is State.FINISHED and not match.over)

    def _first_match(self) -> Match:
        return Match(self.game, self._fairness.first_dealer(self.game.players))

    def _require_open(self) -> None:
        if self.over:
            raise TableError(TableFault.TABLE_OVER)

    def _require_lobby(self) -> None:
        self._require_open()
        if not self.in_lobby:
            raise TableError(TableFault.NOT_IN_LOBBY)

    def _require_playing(self) -> None:
        self._require_open()
        if not self.playing:
            raise TableError(TableFault.NOT_PLAYING)

    def _require_computer(self, seat: Seat) -> None:
        if not self.seating.sitter(seat).played_by_computer:
            raise StaleAction
