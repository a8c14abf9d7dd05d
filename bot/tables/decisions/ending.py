"""Decisions about the end of a match, and its results."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.cards import Seat
from bot.tables.decisions import presence
from bot.tables.decisions.wishes import Wish, abandoned, endings_of
from bot.tables.errors import AskFirst, Loss, Sure, TableError, TableFault, ask_unless
from bot.tables.outcomes import own_cards
from bot.tables.state import ChangeKind, Step, Steps, TableState
from data.events import ActedBy, Chosen
from data.results import Result
from data.seats import Sitter
from data.tables import Stage, TableRow


def agree(
    state: TableState, now: int, user_id: int, wish: Wish = Wish.END, *, sure: Sure = False
) -> Steps:
    """Note that a person would like the match to end after the deal under way, or to abandon it.

    Once everybody agrees to abandon it, it is closed at once: the last one has to be
    *sure*. Raises `AskFirst` until they are, `TableError` if they do not sit here or no deal is
    under way.
    """
    deal = _require_deal(state)
    seat = state.seating.seat_of(user_id)
    there = presence.back(state, now, seat)
    wished = _wished(there.state, seat, wish, deal)
    if abandoned(wished.state):
        ask_unless(sure, AskFirst(Loss.ABANDON, state.row.id))
    yield there
    yield wished
    if abandoned(wished.state):
        yield Step(wished.state.ended(Stage.CLOSED, now), what=ChangeKind.ABANDONED)


def withdraw(state: TableState, now: int, user_id: int) -> Steps:
    """Note that a person would like to play on after all.

    Raises `TableError` if they do not sit here or no deal is under way, if they had not agreed to
    end the match in any way, or if everybody has agreed already.
    """
    _require_deal(state)
    seat = state.seating.seat_of(user_id)
    wished = [ending for ending in endings_of(state) if ending.has(user_id)]
    if not wished:
        raise TableError(TableFault.NOT_AGREED)
    open_wishes = [ending.wish for ending in wished if not ending.settled]
    if not open_wishes:
        raise TableError(TableFault.ALL_AGREED)
    yield (step := presence.back(state, now, seat))
    for wish in open_wishes:
        yield (step := _wished(step.state, seat, wish, None))


def abandon(state: TableState, now: int) -> Steps:
    """Close the table: the place where it was played is gone."""
    state.require_open()
    yield Step(state.ended(Stage.CLOSED, now), what=ChangeKind.ABANDONED)


def void(state: TableState, now: int) -> Steps:
    """Have a match that is over count for nobody. Raises `TableError` if it does not count now."""
    require_counting(state)
    yield Step(replace(state, row=replace(state.row, voided_at=now)), what=ChangeKind.VOIDED)


def require_counting(state: TableState) -> None:
    """Raise `TableError` unless the table has a match that is over and was not voided."""
    if not state.over or state.match is None:
        raise TableError(TableFault.NOT_FINISHED)
    if state.row.voided:
        raise TableError(TableFault.VOIDED)


def results_of(state: TableState, chosen: Sequence[Chosen]) -> Iterator[Result]:
    """Yield the result of each seat of a match that is over, where these have chosen the cards.

    It is a person's only if they chose at least half of them; else they have left the match if they
    had a part in its first deal. Nobody has won one that was closed before its end, and nobody
    gains by it.
    """
    totals, finished = state.require_match().totals, not state.unfinished
    payoffs, places = state.game.payoffs(totals), state.game.places(totals)
    ended_at = state.row.ended_at
    assert ended_at is not None
    for sitter in state.seating.sitters:
        place, kept = places[sitter.seat], _kept(sitter, chosen)
        yield Result(
            table_id=state.row.id,
            seat=sitter.seat,
            user_id=sitter.user_id if kept else None,
            left_by=sitter.user_id if not kept and _began(state.row, sitter) else None,
            name=sitter.name,
            game=state.game.key,
            guild_id=state.row.guild_id,
            players=state.game.players,
            total=totals[sitter.seat],
            payoff=payoffs[sitter.seat] if finished else 0,
            place=place,
            won=finished and place == 1,
            ended_at=ended_at,
            voided=state.row.voided,
            unfinished=not finished,
        )


def _kept(sitter: Sitter, chosen: Sequence[Chosen]) -> bool:
    # Whether whoever sits there chose at least half of the cards. A log that does not say who chose
    # a card means the person, if they have had the seat all the time.
    usual = ActedBy.PERSON if sitter.since == 1 else ActedBy.COMPUTER
    own, played = own_cards([each for each in chosen if each.seat == sitter.seat], usual)
    return 2 * own >= played


def _began(row: TableRow, sitter: Sitter) -> bool:
    # Whoever came later may have found most cards played by the computer that had the seat before;
    # where nobody noted who was there, they have left the match if they are away now.
    present = row.was_present(1, sitter.seat)
    return present if present is not None else sitter.since == 1 or sitter.away is not None


def _require_deal(state: TableState) -> int:
    state.require_playing()
    deal = state.require_match().deal
    if deal is None or deal.score is not None:
        raise TableError(TableFault.BETWEEN_DEALS)
    return deal.number


def _wished(state: TableState, seat: Seat, wish: Wish, deal: int | None) -> Step:
    before, is_end = state.seating.sitter(seat), wish is Wish.END
    after = replace(before, ends_after=deal) if is_end else replace(before, abandons_in=deal)
    if after == before:
        return Step(state)
    seating = state.seating.with_sitter(after)
    return Step(replace(state, seating=seating), what=ChangeKind.ENDING)
