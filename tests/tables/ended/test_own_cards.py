"""The cards that a person chose in a deal: each with what they saw then, and nobody else's."""

from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from bot.games.actions import Play, TakeBack, playable
from bot.games.cards import Card, Seat
from bot.games.game import Game
from bot.games.trick import history_of
from bot.games.view import SeatView
from bot.players.arena import moves
from bot.players.novice import choose
from bot.players.search.from_view import position_of
from bot.players.search.playouts import lead
from bot.players.search.position import Position
from bot.tables.decisions import lobby, play, presence
from bot.tables.errors import TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.table import Table
from bot.tables.thinking.reviews import lie_of_the_cards
from tests.cogs.support.arranged import arrange
from tests.games.support.properties import every_game
from tests.tables.support.people import (
    ADA,
    BEPPE,
    CARLA,
    DINO,
    act,
    match,
    on_turn,
    open_lobby,
    plain,
    play_deal,
    wish,
)

Watched = list[tuple[SeatView, Card]]


async def play_and_watch(table: Table) -> Watched:
    """People play until the deal is over; what Ada saw before each of her cards."""
    watched, rng = Watched(), Random(5)
    while table.turn is not None:
        wished = wish(table, rng)
        if wished.user == ADA and isinstance(wished.action, Play):
            watched.append((table.view_of(ADA), wished.action.card))
        await table.change(play.act, wished.user, wished.action, wished.deal, wished.step)
    return watched


async def own_cards(table: Table, deal: int = 1, user: int = ADA) -> Watched:
    found = await table.past.own_deal(deal, user)
    return [(own.seen, own.card) for own in found.cards]


async def test_each_card_comes_with_what_was_seen_before_it(hub: Hub) -> None:
    table = await match(hub)
    first = await play_and_watch(table)
    await table.change(play.next_deal)
    second = await play_and_watch(table)
    assert len(first) == len(second) == 25
    assert await own_cards(table, 1) == [(plain(seen, table), card) for seen, card in first]
    assert await own_cards(table, 2) == [(plain(seen, table), card) for seen, card in second]
    [*chances] = {own.chance for own in (await table.past.own_deal(1, ADA)).cards}
    assert len(chances) == 25


async def test_nothing_is_told_of_a_deal_that_is_not_over(hub: Hub) -> None:
    table = await match(hub)
    for _ in range(20):
        await act(table)
    await refused(table, 1, ADA, TableFault.NOT_FINISHED)
    await play_deal(table)
    assert await own_cards(table)
    await table.change(play.next_deal)
    for deal in (2, 3, 0):
        await refused(table, deal, ADA, TableFault.NOT_FINISHED)


async def test_nobody_gets_the_cards_of_another_seat(hub: Hub) -> None:
    table = await match(hub)
    await play_deal(table)
    await refused(table, 1, DINO, TableFault.NOT_IN_DEAL)
    for user in (ADA, BEPPE, CARLA):
        deal = await table.past.own_deal(1, user)
        assert deal.seat == table.seating.seat_of(user)
        assert {own.seen.seat for own in deal.cards} == {deal.seat}
        assert deal.end.seat is None


async def refused(table: Table, deal: int, user: int, why: TableFault) -> None:
    with pytest.raises(TableError) as fault:
        await table.past.own_deal(deal, user)
    assert fault.value.code is why


async def test_a_card_that_a_computer_chose_is_left_out(hub: Hub) -> None:
    table = await match(hub)
    while on_turn(table) != ADA or table.public.phase != "play":
        await act(table)
    assert table.turn is not None
    await table.change(presence.stand_in, table.turn)
    seen = table.view_of(ADA)
    card = choose(seen, Random(1))
    assert isinstance(card, Play)
    await table.change(play.act_as_computer, table.turn.seat, card, seen.number, seen.step)
    await table.change(presence.come_back, ADA)
    await play_deal(table)
    cards = [played for _, played in await own_cards(table)]
    assert len(cards) == 24
    assert card.card not in cards


async def test_a_card_that_was_taken_back_is_left_out(hub: Hub) -> None:
    table = await open_lobby(hub, BEPPE, CARLA)
    await table.change(lobby.set_up, ADA, lambda old: replace(old, undo=True))
    await table.change(lobby.start, ADA)
    while on_turn(table) != ADA or table.public.phase != "play":
        await act(table)
    rng, seen = Random(2), table.view_of(ADA)
    await act(table, rng)
    again = table.view_of(ADA)
    await table.change(play.act, ADA, TakeBack(), again.number, again.step)
    await play_deal(table, rng)
    found = await own_cards(table)
    assert len(found) == 25
    # What was seen the second time: the same cards, and that one was taken back.
    assert found[0][0].taken_back == 1
    assert found[0][0].hand == seen.hand


async def test_what_was_claimed_is_left_out(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    highest = " ".join(f"T{number}" for number in range(2, 22)) + " SK BK CK DK SQ"
    arrange(monkeypatch, "scarto", {0: highest})
    table = await match(hub)
    while table.public.phase != "play":
        await act(table)
    for _ in range(3):
        await act(table)
    seen = table.view_of(ADA)
    await table.change(play.claim, ADA, seen.number, seen.step)
    deal = await table.past.own_deal(1, ADA)
    assert len(deal.cards) == 1
    assert deal.end.score is not None
    assert len(deal.end.tricks) == 25


@every_game
def test_the_end_of_a_deal_tells_how_the_cards_lay(kind: type[Game]) -> None:
    _, end = a_deal(kind(kind.options_type()))
    lie, game = lie_of_the_cards(end), end.game
    assert lie is not None
    assert end.score is not None
    assert sum((*lie.held, *lie.aside)) == game.pack.everything
    score_inputs = game.score_inputs(end.dealer, end.facts)
    counted = game.count(score_inputs, lie, history_of(end.tricks, game.players))
    assert counted.scores == end.score.scores
    assert lie_of_the_cards(replace(end, cards_left=(1,) * game.players)) is None


@every_game
def test_the_part_of_a_lead_that_is_a_seats_own(kind: type[Game]) -> None:
    for players in sorted(kind.numbers):
        last, end = a_deal(kind(kind.options_type(), players))
        lie, game = lie_of_the_cards(end), end.game
        assert lie is not None
        assert end.score is not None
        sides, scores = (
            game.sides_in(game.score_inputs(end.dealer, end.facts), lie.held),
            end.score.scores,
        )
        for seat in map(Seat, range(players)):
            ours = [each for each, side in zip(scores, sides, strict=True) if side == sides[seat]]
            own = replace(last, seat=seat).own_part(lie.held) * lead(scores, sides, seat)
            expected = lead(scores, sides, seat) if game.teams else fmean(ours)
            assert own == pytest.approx(expected)


def a_deal(game: Game) -> tuple[Position, SeatView]:
    """The last turn to play in the first deal with tricks, and what everybody sees at its end."""
    last = None
    for now, _ in moves(game, [choose] * game.players, "lie"):
        end = now.view(None)
        if last is not None and end.score is not None and end.score.counts and end.tricks:
            return position_of(last), end
        seen = None if end.to_act is None else now.view(end.to_act)
        if seen is not None and playable(seen.ask):
            last = seen
    raise AssertionError("no deal was played")
