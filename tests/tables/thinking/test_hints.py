"""Hints: what they say of the cards, and that they tell nothing that the seat cannot know."""

import asyncio
from concurrent.futures import Executor
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bot.games.actions import Bid, Discard, playable
from bot.games.cards import Seat
from bot.games.catalogue import find
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players.advice.catalogue import advisor_of
from bot.players.arena import deck
from bot.players.pool import Pool
from bot.players.search.phases import turn_to_try
from bot.players.search.questions import DiscardTurn, SearchResult, SearchTurn
from bot.players.search.search import Budget, choose
from bot.players.simple import choose_prudently
from bot.tables.decisions import lobby
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.hub import Hub
from bot.tables.rated import Unrated
from bot.tables.setup import Setup
from bot.tables.table import Table
from bot.tables.thinking.hints import (
    FEW,
    Advice,
    Hint,
    Hints,
    advice_from,
    hint_from,
    is_hinted,
)
from bot.texts import languages, texts_for
from bot.words.lists import listed
from bot.words.wording import Wording
from cogs.thinking.hint_layout import advice_line
from tests.cogs.support.arranged import arrange
from tests.players.support.positions import PACK, to_play
from tests.tables.support.people import ADA, BEPPE, CARLA, act, on_turn, open_lobby

HAND = "SQ S4 B6 CQ C9 C8 C6 C3 D10 D7 D4 D2 T18 T14 T11 T7 T4 BC BJ B9 B8 B5 B4 B7 B10"


class Here(Pool):
    """A pool that thinks right here."""

    def __init__(self) -> None:
        super().__init__(None, lambda: [], size=1)

    async def choice(self, turn: SearchTurn, seed: bytes, patience_s: float) -> SearchResult | None:
        """What the search holds of each card."""
        return choose(turn, Budget(20, is_thrifty=isinstance(turn, DiscardTurn)), Random(seed))


class Slow(Here):
    """A pool that lets others go first, and counts how often it was asked."""

    asked = 0

    async def choice(self, turn: SearchTurn, seed: bytes, patience_s: float) -> SearchResult | None:
        """What the search holds of each card."""
        self.asked += 1
        await asyncio.sleep(0)
        return await super().choice(turn, seed, patience_s)


class Nobody(Pool):
    """A pool in which nobody has time."""

    async def choice(self, turn: SearchTurn, seed: bytes, patience_s: float) -> SearchResult | None:
        """Nothing."""
        return None


async def hinted(hub: Hub, channel: int = 70) -> Table:
    """A match of Ada, Beppe and Carla with hints, where Ada has to lead."""
    table = await open_lobby(hub, BEPPE, CARLA, channel=channel)
    await table.change(lobby.set_up, ADA, lambda old: replace(old, hints=True))
    await table.change(lobby.start, ADA)
    while table.public.phase != "play":
        await act(table)
    return table


async def test_a_table_with_hints_is_unrated(hub: Hub) -> None:
    table = await hinted(hub)
    assert table.unrated is Unrated.HINTS
    assert not Setup(find("scarto")()).hints


async def test_a_hint_is_a_card_that_may_be_played(hub: Hub, executor: Executor) -> None:
    table = await hinted(hub)
    user, hints = on_turn(table), Hints(Here(), executor)
    seen, hint = table.view_of(user), await hints.of(table, user)
    assert isinstance(hint, Hint)
    assert all(card.bit & playable(seen.ask) for card in hint.best)
    assert hint == await hints.of(table, user)


async def test_two_presses_at_once_find_one_hint(hub: Hub, executor: Executor) -> None:
    table, pool = await hinted(hub), Slow()
    user, hints = on_turn(table), Hints(pool, executor)
    first, again = await asyncio.gather(hints.of(table, user), hints.of(table, user))
    assert (first, pool.asked) == (again, 1)
    await act(table)
    await hints.of(table, on_turn(table))
    assert pool.asked == 2


async def test_nobody_gets_one_for_the_turn_of_another(hub: Hub, executor: Executor) -> None:
    table, hints = await hinted(hub), Hints(Here(), executor)
    for user in {ADA, BEPPE, CARLA} - {on_turn(table)}:
        with pytest.raises(StaleAction):
            await hints.of(table, user)
    with pytest.raises(TableError) as refused:
        await hints.of(table, 999)
    assert refused.value.code is TableFault.NOT_SEATED


async def test_there_are_none_at_other_tables_or_without_a_search(
    hub: Hub, executor: Executor
) -> None:
    with_hints = await hinted(hub)
    without = await open_lobby(hub, BEPPE, CARLA, channel=71)
    await without.change(lobby.start, ADA)
    while without.public.phase != "play":
        await act(without)
    for hints, table, why in (
        (Hints(Here(), executor), without, TableFault.NOBODY_THINKS),
        (Hints(None, executor), with_hints, TableFault.NOBODY_THINKS),
        (Hints(Nobody(None, lambda: []), executor), with_hints, TableFault.NO_TIME_FOR_HINT),
    ):
        with pytest.raises(TableError) as refused:
            await hints.of(table, on_turn(table))
        assert refused.value.code is why
    assert not Hints(Here(), executor).for_table(without)
    assert not Hints(None, executor).for_table(with_hints)


async def test_hidden_cards_do_not_change_a_hint(
    hub: Hub, executor: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The same hand and the same chance, but all other cards lie elsewhere, also in the stock.
    monkeypatch.setattr(Table, "chance_of", lambda *_: b"the same")
    found = []
    for channel, others in ((70, "S1 S2 S3 BK"), (71, "T21 T20 T19 MAT")):
        arrange(monkeypatch, "scarto", {0: HAND, 1: others})
        table = await hinted(hub, channel)
        seen = table.view_of(on_turn(table))
        assert (on_turn(table), len(seen.hand)) == (ADA, 25)
        found.append((await Hints(Here(), executor).of(table, ADA), seen.hand))
    assert found[0] == found[1]


def third_in_hand() -> SeatView:
    return to_play(HAND.replace(" B10", ""), "1:SC 2:S8", went="B1 B2 B3")


def test_the_best_card_comes_with_how_far_the_next_is_behind() -> None:
    seen = third_in_hand()
    queen, four = PACK.parse("SQ"), PACK.parse("S4")
    choice = SearchResult(
        queen.index, {queen.index: 4.0, four.index: -1.5}, {queen.index: 0.0, four.index: 0.3}, 50
    )
    assert hint_from(choice, seen) == Hint((queen,), four, 5.5)


def test_cards_that_are_about_as_good_are_named_together() -> None:
    seen = third_in_hand()
    cards = [PACK.parse(code) for code in ("SQ", "S4", "B6")]
    first, second, third = (card.index for card in cards)
    values, errors = {first: 1.0, second: 0.9, third: -4.0}, {first: 0, second: 0.2, third: 0.5}
    choice = SearchResult(first, values, errors, 50)
    assert hint_from(choice, seen) == Hint((cards[0], cards[1]), cards[2], 5.0)
    none_behind = replace(choice, values={first: 1.0, second: 1.0, third: 1.0})
    assert hint_from(none_behind, seen) == Hint(tuple(cards))


def test_only_a_few_are_named() -> None:
    seen = third_in_hand()
    indexes = [card.index for card in seen.hand[:7]]
    equal = SearchResult(indexes[0], dict.fromkeys(indexes, 2.0), dict.fromkeys(indexes, 0.5), 50)
    assert len(hint_from(equal, seen).best) == FEW


def test_a_card_whose_distance_would_be_shown_as_nothing_is_about_as_good() -> None:
    # Of a lead of 0.06 half is the own score: with one decimal nothing.
    seen = third_in_hand()
    queen, four = (PACK.parse(code) for code in ("SQ", "S4"))
    choice = SearchResult(
        queen.index, {queen.index: 1.06, four.index: 1.0}, {queen.index: 0.0, four.index: 0.01}, 50
    )
    hint = hint_from(choice, seen)
    assert replace(hint, ahead=0) == Hint((queen,), four)
    assert hint.ahead == pytest.approx(0.06)
    assert hint_from(choice, seen, 0.5) == Hint((queen, four))


# Bids, calls and discards.


@cache
def seen_at(key: str, phase: str, players: int | None = None) -> SeatView:
    """What the seat sees whose turn it is, when such a part of a deal begins."""
    game = find(key)
    match = Match(game(game.options_type(), players), Seat(0))
    for seed in range(40):
        later = match.after(match.next_deal(deck(match.game.pack, f"hints {seed}")))
        while later.deal is not None and later.deal.to_act is not None:
            seen = later.view(later.deal.to_act)
            if seen.phase == phase:
                return seen
            if seen.phase == "play":
                break
            wished = choose_prudently(seen, Random(seed))
            later = later.after(later.decide(later.deal.to_act, wished))
    raise AssertionError(f"no {phase}")


def test_a_bid_is_advised_with_what_it_promises() -> None:
    for key in ("tarocco-francese", "terziglio"):
        seen = seen_at(key, "auction")
        advice = advice_from(seen, b"chance")
        assert advice.action == choose_prudently(seen, Random(0))
        assert isinstance(advice.action, Bid)
        assert advice.contract in advisor_of(seen.game).promises(seen)
        assert advice.promised == advisor_of(seen.game).promises(seen)[advice.contract]


def test_the_discard_is_tried_out_where_the_search_does_so() -> None:
    turn = turn_to_try(seen_at("scarto", "discard"))
    assert isinstance(turn, DiscardTurn)
    assert turn_to_try(seen_at("tarocco-francese", "discard")) is None


async def test_a_hint_for_the_discard_tells_against_how_many_it_was_tried(
    hub: Hub, executor: Executor
) -> None:
    table = await open_lobby(hub, BEPPE, CARLA)
    await table.change(lobby.set_up, ADA, lambda old: replace(old, hints=True))
    await table.change(lobby.start, ADA)
    assert table.public.phase == "discard"
    advice = await Hints(Here(), executor).of(table, on_turn(table))
    assert isinstance(advice, Advice)
    assert isinstance(advice.action, Discard)
    assert advice.against > 1
    assert set(advice.action.cards) <= set(table.view_of(on_turn(table)).hand)
    with pytest.raises(TableError) as refused:
        await Hints(Nobody(None, lambda: []), executor).of(table, on_turn(table))
    assert refused.value.code is TableFault.NO_TIME_FOR_HINT


@pytest.mark.parametrize(
    ("key", "phase", "players"),
    [
        ("scarto", "discard", None),
        ("piedicavallo", "discard", None),
        ("ottocento", "poll", None),
        ("ottocento", "discard", None),
        ("terziglio", "auction", None),
        ("terziglio", "discard", None),
        ("tarocco-francese", "auction", 4),
        ("tarocco-francese", "call", 5),
        ("tarocco-francese", "discard", 4),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_there_is_a_hint_in_words_for_bids_calls_and_discards(
    key: str, phase: str, players: int | None, language: str
) -> None:
    seen = seen_at(key, phase, players)
    assert is_hinted(seen)
    wording = Wording.usual(texts_for(language), seen.game.pack.art)
    advice = advice_from(seen, b"chance")
    line = advice_line(advice, seen, wording)
    assert line.startswith("💡 ")
    if isinstance(advice.action, Discard):
        shown = listed([wording.name(card) for card in advice.action.cards], wording.texts)
        assert f"**{shown}**" in line
        assert str(9) in advice_line(replace(advice, against=9), seen, wording)


@pytest.mark.parametrize("phase", ["poll", "discard", "declare"])
def test_there_is_no_hint_for_declarations(phase: str) -> None:
    assert is_hinted(seen_at("ottocento", phase)) == (phase != "declare")
