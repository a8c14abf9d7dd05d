"""What a table knows at one moment, as a frozen value; a change gives the next one.

A change is decided by a pure function of the state, the time and a request: those are in
`decisions`. It yields the steps of the change, or raises why there is none. `Table.change` runs it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from zlib import crc32

from bot.games.cards import Seat
from bot.games.events import Event
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.seating import Seating
from bot.tables.setup import SLOW, Setup
from data.events import ActedBy
from data.finished.imagined import Imagined
from data.hands import HandHandle, Panel
from data.kept_seats import KeptSeat
from data.plans import Plan
from data.tables import Frame, Hidden, Stage, TableRow

DAY_S = 24 * 3600

PAUSE_S = {SLOW: 7 * DAY_S}
"""How many seconds a match with this clock stays paused before it is closed; others do a day."""


class ChangeKind(StrEnum):
    """What changed at a table."""

    OPENED = "opened"
    SEATING = "seating"
    RELEASED = "released"
    RENAMED = "renamed"
    SETUP = "setup"
    STARTED = "started"
    PLAYED = "played"
    WANTED = "wanted"
    DEALT = "dealt"
    ENDING = "ending"
    AWAY = "away"
    PAUSED = "paused"
    BACK = "back"
    FINISHED = "finished"
    CLOSED = "closed"
    EXPIRED = "expired"
    ABANDONED = "abandoned"
    VOIDED = "voided"
    CLEARED = "cleared"
    RESTORED = "restored"


@dataclass(frozen=True, slots=True)
class Turn:
    """The seat that has to act, the number of the deal and the seat's step in it."""

    seat: Seat
    deal: int
    step: int


# A text of it would hold the secret, the deal and the tokens.
@dataclass(frozen=True, slots=True, repr=False, eq=False)
class TableState:
    """Everything a table knows, hidden cards included.

    `row` is what is stored and everybody may know. `setup` is read from `row` and kept in step with
    it. `hands` are the newest hand messages of the seats. `kept` are the people for whom seats are
    kept in the lobby. `logged` is the number of events that are stored. `touched_at` tells when
    somebody last did something, in seconds since 1970. `panels` are private ones with buttons.
    `plans` are what people have chosen to do ahead. `wanting` are the people who want the next deal
    at once, in memory only: after a restart the pause between deals begins anew.
    """

    row: TableRow
    hidden: Hidden
    setup: Setup
    seating: Seating
    hands: Mapping[Seat, HandHandle]
    match: Match | None
    logged: int
    touched_at: int
    plans: Mapping[Seat, Plan] = field(default_factory=dict)
    kept: tuple[KeptSeat, ...] = ()
    panels: tuple[Panel, ...] = ()
    wanting: frozenset[int] = frozenset()

    @property
    def game(self) -> Game:
        """The game, as it is played here."""
        return self.setup.game

    @property
    def in_lobby(self) -> bool:
        """Whether the match has not begun yet."""
        return self.row.state is Stage.LOBBY

    @property
    def playing(self) -> bool:
        """Whether a match is under way."""
        return self.row.state is Stage.PLAYING

    @property
    def paused(self) -> bool:
        """Whether the match waits for somebody to resume it."""
        return self.playing and self.row.paused_at is not None

    @property
    def paused_until(self) -> int | None:
        """When the match is closed unless somebody resumes it; None if it is not paused."""
        if not self.paused or self.row.paused_at is None:
            return None
        return self.row.paused_at + PAUSE_S.get(self.setup.clock, DAY_S)

    @property
    def over(self) -> bool:
        """Whether the match is finished, or the table was closed."""
        return self.row.state in (Stage.FINISHED, Stage.CLOSED)

    @property
    def unfinished(self) -> bool:
        """Whether the match was closed before its end: nobody has won it."""
        return self.row.state is Stage.CLOSED and self.match is not None

    @property
    def never_begun(self) -> bool:
        """Whether the table was closed before its match."""
        return self.over and self.match is None

    @property
    def remains(self) -> bool:
        """Whether messages of a lobby that was never begun are still there."""
        return self.never_begun and bool(self.row.lobby_message_id or self.row.called)

    @property
    def over_panels(self) -> tuple[Panel, ...]:
        """The panels that ask for what is over."""
        return tuple(
            panel for panel in self.panels if self.over or (panel.in_lobby and not self.in_lobby)
        )

    @property
    def between_deals(self) -> bool:
        """Whether the next deal can begin now."""
        return self.playing and self.require_match().between_deals

    @property
    def turn(self) -> Turn | None:
        """Whose turn it is, if a deal is under way."""
        deal = self.match.deal if self.match is not None and self.playing else None
        if deal is None or deal.to_act is None:
            return None
        return Turn(deal.to_act, deal.number, deal.moment(deal.to_act))

    @property
    def fairness(self) -> Fairness:
        """What every deal of the match comes from."""
        deals = self.row.deal_of or str(self.row.id)
        return Fairness(deals, self.hidden.secret, self.hidden.seeds or ())

    def frame(self, until: float | None) -> Frame:
        """Return what the board should show, with the time that is said for the turn."""
        seats = crc32(repr(self.seating).encode())
        return Frame(self.logged, seats, None if until is None else int(until))

    def framed(self, frame: Frame) -> "TableState":
        """Return the state with another frame shown."""
        return replace(self, row=replace(self.row, frame=frame))

    def require_open(self) -> None:
        """Raise `TableError` if the table has ended."""
        if self.over:
            raise TableError(TableFault.TABLE_OVER)

    def require_lobby(self) -> None:
        """Raise `TableError` if the match has begun or the table has ended."""
        self.require_open()
        if not self.in_lobby:
            raise TableError(TableFault.NOT_IN_LOBBY)

    def require_playing(self) -> None:
        """Raise `TableError` unless a match is under way."""
        self.require_open()
        if not self.playing:
            raise TableError(TableFault.NOT_PLAYING)

    def require_turn(self, turn: Turn) -> None:
        """Raise `StaleAction` if that turn is over, `TableError` unless a match is under way."""
        self.require_playing()
        if turn != self.turn:
            raise StaleAction

    def require_computer(self, seat: Seat) -> None:
        """Raise `StaleAction` unless a computer plays this seat now."""
        if self.paused or not self.seating.sitter(seat).played_by_computer:
            raise StaleAction

    def require_match(self) -> Match:
        """Return the match, under way or over. Raises `TableError` before it has begun."""
        if self.match is None:
            raise TableError(TableFault.NOT_PLAYING)
        return self.match

    def require_ended(self) -> Match:
        """Return the match. Raises `TableError` before it is over."""
        if not self.over or self.match is None:
            raise TableError(TableFault.NOT_FINISHED)
        return self.match

    def require_counting(self) -> None:
        """Raise `TableError` unless the match is over and was not voided."""
        self.require_ended()
        if self.row.voided:
            raise TableError(TableFault.VOIDED)

    def first_match(self) -> Match:
        """Return the match before its first deal."""
        return Match(self.game, self.fairness.first_dealer(self.game.players))

    def dealt(self, deal: int) -> "TableState":
        """Return the state as this deal is dealt: whoever is there has a part in it, and that is
        noted."""
        here = (sitter.seat for sitter in self.seating.present())
        return replace(self, row=self.row.with_present(deal, here))

    def returned(self, seat: Seat) -> "TableState":
        """Return the state after somebody has come back: they have a part if no seat has acted
        yet."""
        deal = None if self.match is None else self.match.deal
        if deal is None or any(deal.steps) or self.row.was_present(deal.number, seat) is not False:
            return self
        return replace(self, row=self.row.with_present(deal.number, [seat]))

    def sees_hand(self, seat: Seat) -> bool:
        """Return whether the person on this seat may be sent their hand without a press of theirs.

        Who is away since before it was dealt has to ask for it, which brings them back.
        """
        deal = None if self.match is None else self.match.deal
        away = self.seating.sitter(seat).was_away
        was_there = deal is not None and self.row.was_present(deal.number, seat) is not False
        return not away or was_there

    def has_part(self, seat: Seat) -> bool:
        """Return whether the person on this seat has a part in the newest deal, as far as it was
        noted."""
        deal = None if self.match is None else self.match.deal
        return deal is not None and bool(self.row.was_present(deal.number, seat))

    def touched(self, now: int) -> "TableState":
        """Return the state after somebody has done something that leaves no event in the log."""
        return replace(self, row=replace(self.row, touched_at=now), touched_at=now)

    def showing(self, seat: Seat, hand: HandHandle | None) -> "TableState":
        """Return the state with this hand message for the seat, or as it is if there is no new one.

        That of a solo table changes only when it is pressed, so none is kept.
        """
        if hand is None or self.row.is_solo:
            return self
        return replace(self, hands={**self.hands, seat: hand})

    def after(self, match: Match, events: Sequence[Event], now: int) -> "TableState":
        """Return the state after these events, which led to this match."""
        return replace(self, match=match, logged=self.logged + len(events), touched_at=now)

    def set_up(self, setup: Setup) -> "TableState":
        """Return the state with another setup."""
        return replace(self, setup=setup, row=setup.stored_in(self.row))

    def speaking(self, language: str) -> "TableState":
        """Return the state with this language of its public messages."""
        return replace(self, row=replace(self.row, language=language))

    def reseated(self, seating: Seating) -> "TableState":
        """Return the state with these people on the seats. A hand message stays with its person,
        not the seat.

        A seat is kept for nobody who sits here, nor for more people than there are free seats.
        """
        handles = {
            sitter.user_id: self.hands[sitter.seat]
            for sitter in self.seating.humans()
            if sitter.seat in self.hands
        }
        hands = {
            sitter.seat: handles[sitter.user_id]
            for sitter in seating.humans()
            if sitter.user_id in handles
        }
        waiting = tuple(kept for kept in self.kept if not seating.has(kept.user_id))
        kept = waiting[: len(seating.free)]
        return replace(self, seating=seating, hands=hands, kept=kept)

    def ended(self, stage: Stage, now: int) -> "TableState":
        """Return the state after its end: nobody arrives. Those who have been shown anything are
        left to be told."""
        row = replace(self.row, state=stage, ended_at=now, paused_at=None, token="", expires_at=0)
        seating = self.seating
        if seating.arrivals:
            seating = replace(seating, arrivals=())
        is_shown = self.match is not None or row.lobby_message_id is not None
        hands = self.hands if is_shown else {}
        return replace(self, row=row, seating=seating, hands=hands, plans={}, kept=())


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Step:
    """A part of a change that is stored as a whole: the state after it, and what has happened.

    Listeners are told *what* has changed, and nothing if it is None. *by* tells who chose what a
    seat has done. What computers have played in the books only is *imagined*.
    """

    state: TableState
    events: Sequence[Event] = ()
    what: ChangeKind | None = None
    by: Mapping[Seat, ActedBy] = field(default_factory=dict)
    imagined: Imagined | None = None


Steps = Iterator[Step]
"""A change, step by step. Each step is stored and told before the next one is decided."""
