"""States of a table without a database, and the decisions that lead from one to the next."""

from dataclasses import asdict
from random import Random

from bot.games.catalogue import find
from bot.games.view import SeatView
from bot.players import novice
from bot.tables.decisions import lobby, play
from bot.tables.seating import Seating
from bot.tables.setup import Setup
from bot.tables.state import Steps, TableState
from data.seats import Sitter
from data.tables import Hidden, TableRow
from tests.tables.support.people import GUILD, NAMES

NOW = 1_800_000_000


def lobby_state(*people: int, game: str = "scarto") -> TableState:
    """A lobby of this game where these people sit, the first of whom opened it."""
    played = find(game)()
    row = TableRow(
        id=7,
        game=game,
        edition=played.edition,
        options=asdict(played.options),
        players=played.players,
        guild_id=GUILD,
        channel_id=1,
        parent_id=1,
        language="en",
        opener_id=people[0],
        created_at=NOW,
        touched_at=NOW,
    )
    seating = Seating((None,) * played.players)
    state = TableState(row, Hidden(7, bytes(32)), Setup(played), seating, {}, None, 0, NOW)
    for person in people:
        state = after(lobby.join(state, NOW, person, NAMES[person], "en"))
    return state


def match_state(*people: int, game: str = "scarto") -> TableState:
    """A match of these people, just begun; the first of them began it."""
    return after(lobby.start(lobby_state(*people, game=game), NOW, people[0]))


def after(steps: Steps) -> TableState:
    """The state after the last step."""
    *_, last = steps
    return last.state


def on_turn(state: TableState) -> Sitter:
    """The person or computer that has to act."""
    assert state.turn is not None
    return state.seating.sitter(state.turn.seat)


def seen_by(state: TableState, sitter: Sitter) -> SeatView:
    """What this person or computer knows."""
    return state.require_match().view(sitter.seat)


def acted(state: TableState, rng: Random, now: int = NOW) -> TableState:
    """The person whose turn it is does something legal."""
    sitter = on_turn(state)
    seen = seen_by(state, sitter)
    wished = novice.choose(seen, rng)
    return after(play.act(state, now, sitter.user_id or 0, wished, seen.number, seen.step))
