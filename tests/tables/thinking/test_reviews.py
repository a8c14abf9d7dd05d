"""Reviews of deals: certain blunders, what was no choice, and a pool that has no time."""

import asyncio
from concurrent.futures import Executor
from random import Random

import pytest

from bot.players.pool import Pool
from bot.players.search.losses import loss_of
from bot.players.search.questions import CardLoss, Played
from bot.players.search.search import Budget
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.table import Table
from bot.tables.thinking import reviews, single_flight
from bot.tables.thinking.reviews import Reviews
from tests.tables.support.blunders import BETTER, FIRST, arrange_blunder, play_blunder
from tests.tables.support.people import ADA, BEPPE, CARLA, act, match, play_deal, play_out


class Here(Pool):
    """A pool that looks at cards right here, in few worlds, and counts how often."""

    def __init__(self, worlds: int = 2, compiled: bool = True) -> None:
        super().__init__(None, lambda: [], size=1)
        self.compiled = compiled
        self.budget = Budget(worlds)
        self.asked: list[int] = []

    async def ready(self) -> None:
        """It always is."""

    async def loss(self, played: Played) -> CardLoss | None:
        """What the card cost."""
        self.asked.append(played.worlds)
        return loss_of(played.position, played.card, self.budget, Random(played.seed))


async def blunder(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A match in whose first deal Carla gives the first trick away."""
    arrange_blunder(monkeypatch)
    table = await match(hub)
    await play_blunder(table)
    return table


async def test_a_blunder_is_found_with_its_trick_and_the_best_card(
    hub: Hub, executor: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, pool = await blunder(hub, monkeypatch), Here(20)
    review = await Reviews(pool, executor).of(table, 1, CARLA)
    first = review.moments[0]
    assert (first.trick, first.card.code, first.best.code) == (1, FIRST[2], BETTER)
    assert first.cost > 3
    assert first.as_it_lay is not None
    assert first.as_it_lay > 0
    assert (review.end.number, review.seat) == (1, 2)
    tricks = [moment.trick for moment in review.moments]
    assert tricks == sorted(tricks)
    costs = [moment.cost for moment in review.dearest(3)]
    assert costs == sorted(costs, reverse=True)
    assert max(moment.cost for moment in review.moments) == costs[0]
    # The last card, at least, was no choice.
    assert review.choices == len(pool.asked) < 25
    assert set(pool.asked) == {reviews.WORLDS}


@pytest.mark.parametrize(("points", "error"), [(5.0, 2.0), (0.01, 0.001)])
async def test_what_may_be_chance_or_is_next_to_nothing_is_not_told(
    hub: Hub, executor: Executor, points: float, error: float
) -> None:
    class Same(Here):
        async def loss(self, played: Played) -> CardLoss | None:
            other = next(card for card in played.position.candidates if card != played.card)
            return CardLoss(other, points, error)

    table = await match(hub)
    await play_deal(table, Random(3))
    review = await Reviews(Same(), executor).of(table, 1, ADA)
    assert review.choices
    assert not review.moments


async def test_plain_python_looks_at_the_dearest_ten_again(
    hub: Hub, executor: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, pool = await blunder(hub, monkeypatch), Here(20, compiled=False)
    review = await Reviews(pool, executor).of(table, 1, CARLA)
    assert review.moments[0].card.code == FIRST[2]
    few, more = reviews.FIRST_WORLDS, reviews.MORE_WORLDS
    assert pool.asked == [few] * review.choices + [more] * reviews.DEAREST
    assert len(review.moments) <= reviews.DEAREST


async def test_a_review_starts_the_processes(
    hub: Hub, executor: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "FIRST_WORLDS", 1)
    monkeypatch.setattr(reviews, "DEAREST", 0)
    table, pool = await match(hub), Pool(None, lambda: [], size=1)
    await play_deal(table, Random(3))
    assert (await Reviews(pool, executor).of(table, 1, ADA)).choices
    await pool.close()


async def test_a_review_is_made_once(hub: Hub, executor: Executor) -> None:
    table, pool = await match(hub), Here()
    await play_deal(table, Random(3))
    made = Reviews(pool, executor)
    first, again = await asyncio.gather(made.of(table, 1, ADA), made.of(table, 1, ADA))
    assert first is again
    assert len(pool.asked) == first.choices
    assert await made.of(table, 1, BEPPE) != first


async def test_only_so_many_are_kept(
    hub: Hub, executor: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_flight, "KEPT", 1)
    table, pool = await match(hub), Here()
    await play_deal(table, Random(3))
    made = Reviews(pool, executor)
    first = await made.of(table, 1, ADA)
    await made.of(table, 1, BEPPE)
    again = await made.of(table, 1, ADA)
    assert again == first
    assert again is not first


async def test_whoever_has_no_time_says_so(hub: Hub, executor: Executor) -> None:
    class Busy(Here):
        async def loss(self, played: Played) -> CardLoss | None:
            await asyncio.Event().wait()
            return None

    class Gone(Here):
        async def loss(self, played: Played) -> CardLoss | None:
            return None

    table = await match(hub)
    await play_deal(table)
    for made, why in (
        (Reviews(Busy(), executor, limit_s=0.01), TableFault.NO_TIME_TO_THINK),
        (Reviews(Gone(), executor), TableFault.NO_TIME_TO_THINK),
        (Reviews(None, executor), TableFault.NOBODY_THINKS),
    ):
        with pytest.raises(TableError) as refused:
            await made.of(table, 1, ADA)
        assert refused.value.code is why
    assert not Reviews(None, executor).offered
    # Another time there may be.
    assert (await Reviews(Here(), executor).of(table, 1, ADA)).choices


class Tired(Here):
    """A pool that has no time any more once it has looked at so many cards."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards = cards

    async def loss(self, played: Played) -> CardLoss | None:
        """What the card cost."""
        return await super().loss(played) if len(self.asked) < self.cards else None


async def test_a_deal_for_which_there_is_no_time_hides_no_other(
    hub: Hub, executor: Executor
) -> None:
    table = await match(hub)
    await play_out(table)
    first = await Reviews(Here(), executor).of(table, 1, ADA)
    found = await Reviews(Tired(first.choices), executor).of_match(table, ADA)
    assert found.deals == (first,)
    assert found.missed == tuple(range(2, table.deals_over + 1)) != ()
    with pytest.raises(TableError) as refused:
        await Reviews(Tired(0), executor).of_match(table, ADA)
    assert refused.value.code is TableFault.NO_TIME_TO_THINK


async def test_there_is_none_of_a_deal_under_way(hub: Hub, executor: Executor) -> None:
    table, pool = await match(hub), Here()
    for _ in range(20):
        await act(table)
    with pytest.raises(TableError) as refused:
        await Reviews(pool, executor).of(table, 1, ADA)
    assert refused.value.code is TableFault.NOT_FINISHED
    assert not pool.asked
