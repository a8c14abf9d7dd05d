"""Nobody gains by dodging. `python -m tests.bench.players.dodging` says by how much they lose.

What each way comes to at a table is tested in tests/tables: whose the deal is then, there and here
alike, is worked out by `outcome_of`.
"""

import pytest

from bot.games.cards import Seat
from bot.games.catalogue import game
from tests.bench.players.dodging.table import Dealt, mean_after, played
from tests.bench.players.dodging.ways import AWAY, BY_END, BY_HAND, PLAYS_ON, WAYS, Done, Seen

SCARTO = game("scarto", {})
DEALS = 60
SEATS = tuple(map(Seat, range(SCARTO.players)))


@pytest.fixture(scope="module")
def dealt() -> list[Dealt]:
    """Deals that were played to their end, by whomever."""
    return played(SCARTO, DEALS, "novice")


@pytest.mark.parametrize("way", BY_HAND)
def test_who_dodges_weak_hands_ends_below_who_plays_on(dealt: list[Dealt], way: str) -> None:
    dodged, usual = (
        sum(mean_after(WAYS[name], SCARTO, dealt, seat) or 0 for seat in SEATS)
        for name in (way, PLAYS_ON)
    )
    assert dodged < usual


@pytest.mark.parametrize("way", [way for way in BY_HAND | BY_END if "silent" not in way])
def test_no_deal_is_worth_more_to_who_leaves_it(dealt: list[Dealt], way: str) -> None:
    for each in dealt:
        dodged, usual = (
            mean_after(WAYS[name], SCARTO, [each], Seat(0)) or 0 for name in (way, PLAYS_ON)
        )
        assert dodged <= usual


def test_silence_raises_no_rating(dealt: list[Dealt]) -> None:
    def silent(seen: Seen) -> Done:
        return Done(chosen=0.9, silent=True)

    means = [mean_after(silent, SCARTO, [each], Seat(0)) or 0 for each in dealt]
    assert min(means) < max(means) == 0


@pytest.mark.parametrize("way", AWAY)
def test_who_is_away_as_the_cards_are_dealt_gets_no_rating(dealt: list[Dealt], way: str) -> None:
    assert [mean_after(WAYS[way], SCARTO, dealt, seat) for seat in SEATS] == [None] * 3
