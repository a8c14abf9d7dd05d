"""Who sits where at a table, as a value: every change gives a new seating."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self, TypeVar

from bot.games.cards import Seat
from bot.games.fair import SEED_BYTES
from bot.players import levels
from bot.tables.errors import TableError, TableFault
from data.arrivals import Arrival
from data.seats import Away, Sitter

LEVELS = levels.OFFERED
"""How well computers can be asked to play, weakest first."""

USUAL_LEVEL = "normal"
"""How well a computer plays if nobody says otherwise."""

STAND_IN_LEVEL = "normal"
"""How well a computer plays for a person."""

COMPUTER_NAMES = ("Aurelia", "Bartolo", "Celeste", "Donato", "Elvira", "Fosco", "Ginevra", "Ilario")
"""What computer players are called; more than any table has seats."""


Known = TypeVar("Known", Sitter, Arrival)


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of a table in the order of play, None where nobody sits.

    `arrivals` do not sit there yet: each takes a computer's seat when the next deal begins.
    """

    seats: tuple[Sitter | None, ...]
    arrivals: tuple[Arrival, ...] = ()

    @classmethod
    def of(
        cls, players: int, sitters: Sequence[Sitter], arrivals: tuple[Arrival, ...] = ()
    ) -> Self:
        """Return the seating of these people and computers at a table for so many players."""
        seats: list[Sitter | None] = [None] * players
        for sitter in sitters:
            seats[sitter.seat] = sitter
        return cls(tuple(seats), arrivals)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Everybody at the table, in the order of play."""
        return tuple(sitter for sitter in self.seats if sitter is not None)

    @property
    def free(self) -> tuple[Seat, ...]:
        """The seats that are not taken."""
        return tuple(Seat(seat) for seat, sitter in enumerate(self.seats) if sitter is None)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that the pack has been cut with, in the order of play."""
        return tuple(sitter.cut for sitter in self.sitters if sitter.cut)

    @property
    def for_arrivals(self) -> tuple[Seat, ...]:
        """The computers' seats that nobody takes with the next deal."""
        taken = {arrival.seat for arrival in self.arrivals}
        return tuple(s.seat for s in self.sitters if s.computer is not None and s.seat not in taken)

    def humans(self) -> tuple[Sitter, ...]:
        """Return the people, in the order of play."""
        return tuple(sitter for sitter in self.sitters if sitter.user_id is not None)

    def present(self) -> tuple[Sitter, ...]:
        """Return the people whose last turn no computer has taken."""
        return tuple(sitter for sitter in self.humans() if not sitter.was_away)

    def is_alone(self, seat: Seat) -> bool:
        """Return whether nobody but the person on this seat is known to be there."""
        return all(sitter.was_away for sitter in self.humans() if sitter.seat != seat)

    @property
    def deserted(self) -> bool:
        """Whether all people have left for good."""
        return all(sitter.away is Away.LEFT for sitter in self.humans())

    @property
    def waiting(self) -> tuple[Sitter, ...]:
        """The people who have not said yet that they are ready."""
        return tuple(sitter for sitter in self.sitters if not sitter.ready)

    def has(self, user_id: int) -> bool:
        """Return whether the person sits here."""
        return any(sitter.user_id == user_id for sitter in self.humans())

    def sitter(self, seat: Seat) -> Sitter:
        """Return the person or computer on a taken seat."""
        sitter = self.seats[seat]
        assert sitter is not None
        return sitter

    def seat_of(self, user_id: int) -> Seat:
        """Return the seat of a person. Raises `TableError` if they have none, or none yet."""
        for sitter in self.humans():
            if sitter.user_id == user_id:
                return sitter.seat
        if self.expects(user_id):
            raise TableError(TableFault.ARRIVES_LATER)
        raise TableError(TableFault.NOT_SEATED)

    def expects(self, user_id: int) -> bool:
        """Return whether this person takes a seat when the next deal begins."""
        return any(arrival.user_id == user_id for arrival in self.arrivals)

    def is_idle(self, user_id: int) -> bool:
        """Return whether a computer has taken the turns of a person who has not left."""
        return any(
            sitter.user_id == user_id and sitter.was_away and sitter.away is not Away.LEFT
            for sitter in self.humans()
        )

    def engages(self, user_id: int) -> bool:
        """Return whether the person plays here or has said that they will.

        A seat that is kept for a rematch, or that they have left for good, says nothing of them.
        """
        return self.expects(user_id) or any(
            sitter.user_id == user_id and sitter.ready and sitter.away is not Away.LEFT
            for sitter in self.humans()
        )

    def stays(self, user_id: int) -> bool:
        """Return whether the person has a seat here, or will, and has not left it for good."""
        return self.expects(user_id) or any(
            sitter.user_id == user_id and sitter.away is not Away.LEFT for sitter in self.humans()
        )

    def require_stranger(self, user_id: int) -> None:
        """Raise `TableError` if the person sits here, or do so with the next deal."""
        if self.has(user_id):
            raise TableError(TableFault.ALREADY_SEATED)
        if self.expects(user_id):
            raise TableError(TableFault.ARRIVES_LATER)

    def with_arrival(self, arrival: Arrival) -> "Seating":
        """Return the seating with this person taking a seat when the next deal begins."""
        arrivals = sorted((*self.arrivals, arrival), key=lambda each: each.seat)
        return replace(self, arrivals=tuple(arrivals))

    def without_arrival(self, user_id: int) -> "Seating":
        """Return the seating with this person taking no seat after all."""
        staying = tuple(arrival for arrival in self.arrivals if arrival.user_id != user_id)
        return replace(self, arrivals=staying)

    def arrived(self, deal: int) -> "Seating":
        """Return the seating with everybody who was to arrive on their seats, from this deal on."""
        seats = list(self.seats)
        for each in self.arrivals:
            before = self.sitter(each.seat)
            seats[each.seat] = Sitter(
                each.seat,
                each.user_id,
                each.name,
                locale=each.locale,
                since=deal,
                computer_before=before.name,
                level_before=before.computer,
            )
        return Seating(tuple(seats))

    def at_deal(self, deal: int) -> tuple[Sitter, ...]:
        """Return who sat at the table when this deal began, in the order of play."""
        return tuple(_at_deal(sitter, deal) for sitter in self.sitters)

    def host(self, opener_id: int) -> int | None:
        """Return the person who counts as the opener: the opener while seated, then the first
        person.

        Nobody does who is not ready.
        """
        ready = [sitter.user_id for sitter in self.humans() if sitter.ready]
        return opener_id if opener_id in ready else next(iter(ready), None)

    def join(self, user_id: int, name: str, locale: str, seat: Seat | None = None) -> "Seating":
        """Return the seating with a person on this seat, or on the first free one.

        Raises `TableError` if the person sits here already, or if there is no place.
        """
        if self.has(user_id):
            raise TableError(TableFault.ALREADY_SEATED)
        if seat is None:
            seat = self._first_free()
        if seat not in self.free:
            raise TableError(TableFault.PLACE_TAKEN)
        return self.with_sitter(Sitter(seat, user_id, name, locale=locale))

    def knowing(self, user_id: int, name: str, locale: str) -> "Seating":
        """Return the seating with what a person is called now, unless that is empty, and the
        language they use."""

        def told(each: Known) -> Known:
            if each.user_id != user_id:
                return each
            return replace(each, name=name or each.name, locale=locale)

        seats = tuple(None if each is None else told(each) for each in self.seats)
        return Seating(seats, tuple(told(each) for each in self.arrivals))

    def leave(self, user_id: int) -> "Seating":
        """Return the seating without this person. Raises `TableError` if they do not sit here."""
        return self._without(self.seat_of(user_id))

    def move(self, user_id: int) -> "Seating":
        """Return the seating with the person on the next seat round the table that is free or a
        computer's.

        The computer gets their seat in exchange. Raises `TableError` if the person does not sit
        here or there is no such seat.
        """
        here = self.seat_of(user_id)
        for distance in range(1, len(self.seats)):
            there = Seat((here + distance) % len(self.seats))
            other = self.seats[there]
            if other is None or other.computer is not None:
                return self._exchanged(here, there)
        raise TableError(TableFault.TABLE_FULL)

    def add_computer(self, level: str = USUAL_LEVEL) -> "Seating":
        """Return the seating with a computer of this level on the first free seat. Raises
        `TableError` if none is."""
        computer = levels.named(level)
        return self.with_sitter(
            Sitter(self._first_free(), None, self._free_name(), computer=computer)
        )

    def with_computers(self, count: int, level: str = USUAL_LEVEL) -> "Seating":
        """Return the seating with so many computers of this level. Raises `TableError` if there
        is not enough room."""
        seating = self
        for _ in range(count):
            seating = seating.add_computer(level)
        return seating

    def of_today(self) -> "Seating":
        """Return the seating with every computer in the version that plays by now, after the bot
        may have changed."""
        seating = self
        for sitter in self.sitters:
            if sitter.computer not in (None, _played_today(sitter)):
                seating = seating.with_sitter(replace(sitter, computer=_played_today(sitter)))
        return seating

    def told_apart(self) -> "Seating":
        """Return the seating with other names for the computers that share an initial with a
        person."""
        seating, people = self, self._initials_of_people()
        for sitter in self.sitters:
            if sitter.computer is not None and initial(sitter.name) in people:
                seating = seating.with_sitter(replace(sitter, name=seating._free_name()))
        return seating

    def remove_computer(self, seat: Seat | None = None) -> "Seating":
        """Return the seating without the computer on this seat, or without the last one.

        Raises `TableError` if there is none.
        """
        computers = [sitter.seat for sitter in self.sitters if sitter.computer is not None]
        if not computers or (seat is not None and seat not in computers):
            raise TableError(TableFault.NO_COMPUTER_TO_REMOVE)
        return self._without(computers[-1] if seat is None else seat)

    def for_players(self, players: int) -> "Seating":
        """Return the seating with this number of seats. Everybody beyond them moves to a free seat,
        people first.

        A person may take the seat of a computer, which then leaves. Raises `TableError` if there
        are more people than seats.
        """
        if len(self.humans()) > players:
            raise TableError(TableFault.TOO_MANY_PEOPLE)
        kept = Seating((*self.seats[:players], *[None] * (players - len(self.seats))))
        beyond = [sitter for sitter in self.seats[players:] if sitter is not None]
        for sitter in sorted(beyond, key=lambda sitter: sitter.computer is not None):
            if not kept.free and sitter.user_id is not None:
                kept = kept.remove_computer()
            if kept.free:
                kept = kept.with_sitter(replace(sitter, seat=kept.free[0]))
        return kept

    def again(self, user_id: int) -> "Seating":
        """Return the seating as at the start of a match, for which only this person is known to be
        ready.

        A computer gets the seat of everyone who has left for good or was deleted.
        """
        gone = [s for s in self.humans() if s.away is Away.LEFT or s.is_forgotten]
        left = [sitter.seat for sitter in gone if sitter.user_id != user_id]
        asked = tuple(_asked_again(sitter, user_id) for sitter in self.sitters)
        return Seating(asked)._given_to_computers(left)

    def without_waiting(self, level: str = USUAL_LEVEL) -> "Seating":
        """Return the seating with computers of this level on the seats of everyone who is not
        ready."""
        return self._given_to_computers([sitter.seat for sitter in self.waiting], level)

    def turned(self, seats: int) -> "Seating":
        """Return the seating with everybody so many seats further round the table: nobody gets
        another neighbour."""
        players = len(self.seats)
        turned = [self.seats[(seat - seats) % players] for seat in range(players)]
        return Seating(tuple(_on(Seat(seat), sitter) for seat, sitter in enumerate(turned)))

    def cut(self, user_id: int, word: str) -> "Seating":
        """Return the seating with the pack cut by this person, with this word; an empty one takes
        it back.

        Raises `TableError` if the person does not sit here or the word is too long.
        """
        sitter = self.sitter(self.seat_of(user_id))
        word = unicodedata.normalize("NFC", word.strip())
        if len(word.encode()) > SEED_BYTES:
            raise TableError(TableFault.WORD_TOO_LONG)
        return self.with_sitter(replace(sitter, cut=word or None))

    def with_sitter(self, sitter: Sitter) -> "Seating":
        """Return the seating with this person or computer on the seat that they name."""
        if self.seats[sitter.seat] is sitter:
            return self
        seats = list(self.seats)
        seats[sitter.seat] = sitter
        return replace(self, seats=tuple(seats))

    def _given_to_computers(self, seats: Sequence[Seat], level: str = USUAL_LEVEL) -> "Seating":
        seating = self
        for seat in seats:
            seating = seating._without(seat)
        return seating.with_computers(len(seats), level)

    def _free_name(self) -> str:
        # Where all initials are taken, as at no table so far, names are still different.
        taken, people = {sitter.name for sitter in self.sitters}, self._initials_of_people()
        free = [name for name in COMPUTER_NAMES if name not in taken]
        return next((name for name in free if initial(name) not in people), free[0])

    def _initials_of_people(self) -> set[str]:
        return {initial(sitter.name) for sitter in self.humans()}

    def _first_free(self) -> Seat:
        if not self.free:
            raise TableError(TableFault.TABLE_FULL)
        return self.free[0]

    def _without(self, seat: Seat) -> "Seating":
        return Seating((*self.seats[:seat], None, *self.seats[seat + 1 :]))

    def _exchanged(self, one: Seat, other: Seat) -> "Seating":
        seats = list(self.seats)
        seats[one], seats[other] = _on(one, seats[other]), _on(other, seats[one])
        return Seating(tuple(seats))


def level_of(sitter: Sitter) -> str:
    """Return the level that people see a sitter's play as; empty for a person."""
    return levels.shown_as(sitter.computer) if sitter.computer is not None else ""


def initial(name: str) -> str:
    """Return the first letter of a name, the same in capitals and with accents; empty without
    letters."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return next((char for char in plain if char.isalnum()), "")


def _on(seat: Seat, sitter: Sitter | None) -> Sitter | None:
    return sitter and replace(sitter, seat=seat)


def _asked_again(sitter: Sitter, user_id: int) -> Sitter:
    ready = sitter.user_id in (None, user_id)
    return replace(
        sitter,
        cut=None,
        away=None,
        away_at=None,
        missed=0,
        ends_after=None,
        abandons_in=None,
        ready=ready,
        since=1,
        computer_before=None,
        level_before=None,
        computer=_played_today(sitter),
    )


def _at_deal(sitter: Sitter, deal: int) -> Sitter:
    if sitter.computer_before is None or deal >= sitter.since:
        return sitter
    level = sitter.level_before or USUAL_LEVEL
    return Sitter(sitter.seat, None, sitter.computer_before, computer=level)


def _played_today(sitter: Sitter) -> str | None:
    return sitter.computer and levels.of_today(sitter.computer)
