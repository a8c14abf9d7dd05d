"""A deal of Scarto in which the third player certainly gives the first trick away."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.actions import Discard, Play
from bot.games.cards import Seat
from bot.games.fair import Fairness
from bot.players.fitted import weighing
from bot.tables.decisions import play
from bot.tables.table import Table
from tests.cogs.support.arranged import arrange
from tests.tables.support.people import on_turn

HANDS = {
    0: "SQ",
    1: "SC",
    2: "SK S4 B6 CQ C9 C8 C6 C3 D10 D7 D4 D2 T18 T14 T11 T7 T4 BC BJ B9 B8 B5 B4 B7 B10",
    -1: "B1 B2 B3",
}
FIRST = {0: "SQ", 1: "SC", 2: "S4"}
"""These are played first. The king of the third would take both; the four gives them away."""
BETTER = "SK"
LAID_ASIDE = "B1 B2 B3"
SECRET = bytes(32)


def arrange_blunder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has every deal give these cards, and leaves nothing to chance where cards are looked at."""
    arrange(monkeypatch, "scarto", HANDS)
    chance = Fairness.chance

    def always(fairness: Fairness, number: int, step: int, seat: Seat) -> bytes:
        return chance(replace(fairness, secret=SECRET), number, step, seat)

    monkeypatch.setattr(Fairness, "chance", always)


async def play_blunder(table: Table) -> None:
    """People play the deal that has just begun: after the first trick all is sensible."""
    rng, pack = Random(1), table.game.pack
    while table.turn is not None:
        user = on_turn(table)
        seen = table.view_of(user)
        action = weighing.choose(seen, rng)
        if seen.phase == "discard":
            action = Discard(pack.named(LAID_ASIDE))
        elif not seen.tricks:
            action = Play(pack.parse(FIRST[table.turn.seat]))
        await table.change(play.act, user, action, seen.number, seen.step)
