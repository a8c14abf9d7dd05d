"""A live table: the only thing that changes. It decides, stores, folds and tells, in that order."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace

import aiosqlite

from bot.games import record
from bot.games.actions import Action
from bot.games.cards import Seat
from bot.games.drawings import drawing_for
from bot.games.events import Event, Public
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.games.views import SeatView, view
from bot.tables.change import Change, Turn, What
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.guarded import GuardedTable
from bot.tables.results import results_of
from bot.tables.seating import Away, HandHandle, Seating
from data import events, hands, leaderboards, results, seats, tables
from data.tables import Board, State

ENDS = {State.FINISHED: What.FINISHED, State.CLOSED: What.ABANDONED}
"""What is told when a deal ends the match."""


class Table(GuardedTable):
    """One table from its lobby to its end. Read its attributes; change it by its methods only.

    `version` grows with each change. Listeners are called with each change once it is stored;
    they may not wait.

    Every method that changes something raises `TableError` if the table has ended, if the person
    does not sit here, or if it is not the time for it; and `StaleAction` if another process was
    faster.
    """

    async def record(self) -> dict[str, object]:
        """The match record, as values for JSON. Raises `TableError` before the table is over."""
        if not self.over or self._match is None:
            raise TableError(TableFault.NOT_FINISHED)
        everything = await events.load(self._database.reading, self.id, self.game.pack)
        names = [sitter.name for sitter in self.seating.sitters]
        written = record.write(self.game, names, self._fairness, everything)
        return record.with_result(written, self._match.totals) if self.ended_early else written

    async def deal(self, number: int) -> SeatView:
        """A deal of the match, counted from 1, as everybody saw its end.

        Raises `TableError` before the table is over, or if the deal was not played to its end.
        """
        if not self.over or self._match is None:
            raise TableError(TableFault.NOT_FINISHED)
        found = await events.load_deal(self._database.reading, self.id, number, self.game.pack)
        match = self._first_match().after(found)
        if match.deal is None or match.deal.score is None:
            raise TableError(TableFault.NOT_FINISHED)
        return view(match, None)

    # In the lobby.

    async def join(self, user_id: int, name: str, locale: str, seat: Seat | None = None) -> None:
        """Seats a person on this seat, or on the first free one."""
        async with self._in_the_lobby():
            await self._reseat(self.seating.join(user_id, name, locale, seat))

    async def move(self, user_id: int) -> None:
        """Moves a person to the next seat that is free or a computer's."""
        async with self._in_the_lobby():
            await self._reseat(self.seating.move(user_id))

    async def add_computer(self, by: int, level: str = "simple") -> None:
        """Seats a computer on the first free seat, as somebody at the table wishes."""
        async with self._in_the_lobby():
            self.seating.seat_of(by)
            await self._reseat(self.seating.add_computer(level))

    async def remove_computer(self, by: int, seat: Seat | None = None) -> None:
        """Sends the computer on this seat away, or the last one, as somebody here wishes."""
        async with self._in_the_lobby():
            self.seating.seat_of(by)
            await self._reseat(self.seating.remove_computer(seat))

    async def cut(self, user_id: int, word: str) -> None:
        """Mixes a word of this person into every shuffle; an empty one takes it back."""
        async with self._in_the_lobby():
            await self._reseat(self.seating.cut(user_id, word))

    async def choose_rules(self, by: int, seen: Game, wanted: Game) -> None:
        """Has the game played in another way, as somebody here wishes who saw this one.

        People keep their seats as far as there are still as many. Raises `StaleAction` if the
        game is played in another way already.
        """
        async with self._in_the_lobby():
            self.seating.seat_of(by)
            if (self.game.options, self.game.players) != (seen.options, seen.players):
                raise StaleAction
            await self._settle(wanted, self.seating.for_players(wanted.players), What.RULES)

    async def show_with(self, by: int, pack: str) -> None:
        """Has the game shown with this pack, as somebody here wishes.

        Raises `BadOption` if its cards do not match.
        """
        async with self._in_the_lobby():
            self.seating.seat_of(by)
            drawing_for(self.game.pack.art, pack)
            now = self._now()
            async with self._storing() as db:
                await tables.set_pack(db, self.id, pack)
                await tables.touch(db, self.id, now)
            self._row, self.touched_at = replace(self._row, pack=pack), now
            self._tell(What.PACK)

    async def set_lobby_message(self, message_id: int) -> None:
        """Notes the message that shows the lobby: its id goes into every shuffle."""
        async with self._in_the_lobby():
            async with self._storing() as db:
                await tables.set_lobby_message(db, self.id, message_id)
            self.lobby_message_id = message_id

    async def start(self, user_id: int) -> None:
        """Begins the match, as somebody at the table wishes: fixes the seeds and deals."""
        async with self._in_the_lobby():
            self.seating.seat_of(user_id)
            if self.seating.free:
                raise TableError(TableFault.TOO_FEW_PLAYERS)
            await self._start(self._seeds_now())

    async def close(self, user_id: int, may_manage: bool) -> None:
        """Closes the lobby, as its host wishes or somebody who may manage messages."""
        async with self._in_the_lobby():
            if not may_manage and user_id != self.seating.host(self.opener_id):
                raise TableError(TableFault.MAY_NOT_CLOSE)
            await self._close(What.CLOSED)

    async def expire(self, touched_at: int) -> None:
        """Closes a lobby that nobody has touched since then; else raises `StaleAction`."""
        async with self._in_the_lobby():
            if self.touched_at != touched_at:
                raise StaleAction
            await self._close(What.EXPIRED)

    async def leave(self, user_id: int) -> None:
        """Takes a person from the lobby; in a match a computer plays in his stead.

        When the last person leaves, the table is closed.
        """
        async with self._alone():
            self._require_open()
            if self.playing:
                await self._leave_match(self.seating.seat_of(user_id))
                return
            seating = self.seating.leave(user_id)
            if seating.humans():
                await self._reseat(seating)
            else:
                await self._close(What.CLOSED)

    async def abandon(self) -> None:
        """Closes the table without a result: the place where it was played is gone."""
        async with self._alone():
            self._require_open()
            await self._close(What.ABANDONED)

    # In the match.

    async def act(
        self, user_id: int, action: Action, deal: int, step: int, hand: HandHandle | None = None
    ) -> None:
        """Does what a person wishes, who saw this deal and step, and keeps his hand message.

        Raises `StaleAction` if he saw an older state, `IllegalAction` if the rules forbid it.
        """
        async with self._in_the_match():
            seat = self.seating.seat_of(user_id)
            await self._set_away(seat, None, What.BACK)
            await self._act(Turn(seat, deal, step), action, hand)

    async def act_as_computer(self, seat: Seat, action: Action, deal: int, step: int) -> None:
        """Does what a computer chose that plays this seat and saw this deal and step.

        Raises `StaleAction` if it saw an older state, `IllegalAction` if the rules forbid it.
        """
        async with self._in_the_match():
            self._require_computer(seat)
            await self._act(Turn(seat, deal, step), action, None)

    async def next_deal(self) -> None:
        """Begins the next deal; does nothing while one is under way."""
        async with self._in_the_match():
            if not self.between_deals:
                return
            assert self._begun.deal is not None
            deck = self._fairness.deck(self._begun.deal.number + 1, self.game.pack)
            await self._go_on(self._begun.next_deal(deck), What.DEALT)

    async def stand_in(self, turn: Turn) -> None:
        """Lets a computer play for a person who does not answer; `StaleAction` if he just did."""
        async with self._in_the_match():
            if turn != self.turn:
                raise StaleAction
            await self._set_away(turn.seat, Away.IDLE, What.AWAY)

    async def come_back(self, user_id: int) -> None:
        """Notes that a person is there: no computer plays in his stead any more."""
        async with self._in_the_match():
            seat = self.seating.seat_of(user_id)
            await self._set_away(seat, None, What.BACK)
            if self.turn is not None and self.turn.seat == seat:
                self.touched_at = self._now()

    async def agree_to_end(self, user_id: int) -> None:
        """Notes that a person would like the match to end after the deal under way."""
        async with self._in_a_deal() as deal:
            seat = self.seating.seat_of(user_id)
            await self._set_away(seat, None, What.BACK)
            await self._set_wish_to_end(seat, deal)

    async def withdraw_end(self, user_id: int) -> None:
        """Notes that a person would like to play on after all, as long as not all agreed."""
        async with self._in_a_deal():
            seat, ending = self.seating.seat_of(user_id), self.ending
            if ending is None or not ending.has(user_id):
                raise TableError(TableFault.NOT_AGREED)
            if ending.settled:
                raise TableError(TableFault.ALL_AGREED)
            await self._set_away(seat, None, What.BACK)
            await self._set_wish_to_end(seat, None)

    # The messages that show the table.

    async def set_board(self, message_id: int | None, deal: int) -> None:
        """Notes the message made just now that shows this deal, or that there is none."""
        async with self._alone():
            board = None if message_id is None else Board(message_id, self._now(), deal)
            async with self._storing() as db:
                await tables.set_board(db, self.id, board)
            self.board = board

    async def keep_hand(self, user_id: int, handle: HandHandle) -> None:
        """Notes the newest hand message of a person, as long as the table is open."""
        async with self._alone():
            seat = self.seating.seat_of(user_id)
            if self.over:
                return
            async with self._storing() as db:
                await hands.keep(db, self.id, seat, handle)
            self._hands[seat] = handle

    async def forget_hand(self, seat: Seat) -> None:
        """Drops the hand message of a seat that cannot be changed any more."""
        async with self._alone():
            async with self._storing() as db:
                await hands.forget(db, self.id, seat)
            self._hands.pop(seat, None)

    # How it is done.

    async def _reseat(self, seating: Seating) -> None:
        await self._settle(self.game, seating, What.SEATING)

    async def _settle(self, game: Game, seating: Seating, what: What) -> None:
        now, moved, options = self._now(), self._hands_at(seating), asdict(game.options)
        async with self._storing() as db:
            await tables.set_rules(db, self.id, options, game.players)
            await seats.replace_all(db, self.id, seating.sitters)
            await hands.keep_all(db, self.id, moved)
            await tables.touch(db, self.id, now)
        self.game, self._row = game, replace(self._row, options=options, players=game.players)
        self.seating, self._hands, self.touched_at = seating, moved, now
        self._tell(what)

    def _hands_at(self, seating: Seating) -> dict[Seat, HandHandle]:
        # A hand message goes with the person, never with the seat.
        owners = {sitter.user_id: sitter.seat for sitter in self.seating.humans()}
        seated = [(sitter.seat, owners.get(sitter.user_id)) for sitter in seating.humans()]
        return {
            new: self._hands[old] for new, old in seated if old is not None and old in self._hands
        }

    async def _start(self, seeds: tuple[str, ...]) -> None:
        now = self._now()
        fairness = Fairness(str(self.id), self._row.secret, seeds)
        match = Match(self.game, fairness.first_dealer(self.game.players))
        dealt = match.next_deal(fairness.deck(1, self.game.pack))
        async with self._storing() as db:
            await tables.start(db, self.id, seeds, now)
            await events.append(db, self.id, 0, dealt, now)
        self.seeds, self.state, self.touched_at = seeds, State.PLAYING, now
        self._match, self._logged = match.after(dealt), len(dealt)
        self._tell(What.STARTED, dealt)

    async def _act(self, seen: Turn, action: Action, hand: HandHandle | None) -> None:
        deal = self._begun.deal
        assert deal is not None
        if (deal.number, deal.steps[seen.seat]) != (seen.deal, seen.step):
            raise StaleAction
        happened = self._begun.decide(seen.seat, action)
        await self._go_on(happened, What.PLAYED, {} if hand is None else {seen.seat: hand})

    async def _go_on(
        self, happened: Sequence[Event], what: What, shown: Mapping[Seat, HandHandle] | None = None
    ) -> None:
        now = self._now()
        match, state = self._as_agreed(self._begun.after(happened))
        async with self._storing() as db:
            await events.append(db, self.id, self._logged, happened, now)
            await hands.keep_all(db, self.id, shown or {})
            if state is State.FINISHED:
                await self._store_result(db, match, now)
            if state is not State.PLAYING:
                await tables.end(db, self.id, state, now)
                await hands.forget_all(db, self.id)
        self._match, self.touched_at = match, now
        self._logged += len(happened)
        self._hands.update(shown or {})
        if state is not State.PLAYING:
            self._end(state)
        self._tell(ENDS.get(state, what), happened)

    def _as_agreed(self, match: Match) -> tuple[Match, State]:
        # The match after a deal, and how far the table has come with it. Where all agreed to end
        # before a single deal counted, there is nothing to have a result of.
        ending, over = self.ending, match.deal is not None and match.deal.score is not None
        if not over or match.over or ending is None or not ending.settled:
            return match, State.FINISHED if match.over else State.PLAYING
        if not match.scored:
            return match, State.CLOSED
        return replace(match, stopped=True), State.FINISHED

    async def _store_result(self, db: aiosqlite.Connection, match: Match, now: int) -> None:
        rows = results_of(self._row, self.game, self.seating, match.totals, now)
        await results.add(db, rows)
        await leaderboards.add(db, rows)

    async def _close(self, what: What) -> None:
        async with self._storing() as db:
            await tables.end(db, self.id, State.CLOSED, self._now())
            await hands.forget_all(db, self.id)
        self._end(State.CLOSED)
        self._tell(what)

    def _end(self, state: State) -> None:
        self.state = state
        self._hands = {}

    async def _leave_match(self, seat: Seat) -> None:
        others = [sitter for sitter in self.seating.humans() if sitter.seat != seat]
        if all(sitter.away is Away.LEFT for sitter in others):
            await self._close(What.ABANDONED)
        else:
            await self._set_away(seat, Away.LEFT, What.AWAY)

    async def _set_away(self, seat: Seat, away: Away | None, what: What) -> None:
        if self.seating.sitter(seat).away is away:
            return
        now = self._now()
        async with self._storing() as db:
            await seats.set_away(db, self.id, seat, away)
            await tables.touch(db, self.id, now)
        self.seating, self.touched_at = self.seating.with_away(seat, away), now
        self._tell(what)

    async def _set_wish_to_end(self, seat: Seat, deal: int | None) -> None:
        if self.seating.sitter(seat).ends_after == deal:
            return
        async with self._storing() as db:
            await seats.set_ends_after(db, self.id, seat, deal)
        self.seating = self.seating.with_wish_to_end(seat, deal)
        self._tell(What.ENDING)

    def _tell(self, what: What, happened: Sequence[Event] = ()) -> None:
        self.version += 1
        public = tuple(event for event in happened if isinstance(event, Public))
        change = Change(self, public, what)
        for listener in tuple(self.listeners):
            listener(change)

    def _seeds_now(self) -> tuple[str, ...]:
        message = () if self.lobby_message_id is None else (str(self.lobby_message_id),)
        return (*message, *self.seating.words)
