"""What the form for laying cards aside tells of the cards: those that stay and those that go."""

from itertools import islice
from random import Random
from typing import Any

import pytest
from discord import ui

from bot.games.actions import Bid, CardsFrom
from bot.games.cards import Seat, as_set
from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.games.match import Match
from bot.loopback.person import images
from bot.words.labels import TAROTS
from bot.words.ranks import worth
from cogs.layouts.components import Item
from cogs.layouts.hand.discard import discard_line, discard_rows
from cogs.layouts.hand.ids import HandVersion
from tests.cogs.support.arranged import deck
from tests.cogs.support.forms import chose
from tests.cogs.support.guests import Guest, Json, discard_selects
from tests.cogs.support.house import House
from tests.cogs.support.playing import party
from tests.games.support.playing import moves, with_some_options
from tests.words.support.deals import wording_of

NUMBERS = " ".join(f"T{number}" for number in range(2, 14))
KINGS = "♠\ufe0eK, ♦\ufe0eK, ♣\ufe0eK, ♥\ufe0eK"


@pytest.mark.parametrize(
    ("key", "cards", "lines"),
    [
        # Scarto 4 and 12.2, hand A.
        (
            "scarto",
            "SK CK MAT T1 T2 T3 T4 T9 T20 T21 SQ CQ DQ S10 S9 S4 S3 S2 B10 B9 B2 B1 C8 C9 C10 "
            "D8 D9 D10",
            ["You must keep: trumps 20 1, Matto, king of swords, king of cups"],
        ),
        # Ottocento 3.
        (
            "ottocento",
            "T20 T18 M1 BEG MAT SK SQ S9 BK BQ BJ CC C8 C9 DJ D8 D9",
            ["You must keep: trumps Angelo Begato, Matto, king of swords, king of batons"],
        ),
        # Piedicavallo 12.2, hands P, V and W.
        (
            "piedicavallo",
            "SK CK T21 T1 MAT T7 T15 SQ S9 S5 B10 BJ C6 C5 D6 D4 DJ",
            ["You must keep: trumps 21 15 7 1, Matto, king of swords, king of cups"],
        ),
        (
            "piedicavallo",
            f"SK BK CK DK {NUMBERS} S5",
            [
                "You must keep: king of swords, king of coins, king of cups, king of batons",
                "You must discard: 5 of swords",
            ],
        ),
        (
            "piedicavallo",
            f"SK BK CK DK {NUMBERS} MAT",
            ["You must keep: Matto, king of swords, king of coins, king of cups, king of batons"],
        ),
    ],
)
def test_a_dealer_reads_what_stays_and_what_goes(key: str, cards: str, lines: list[str]) -> None:
    game = GAMES[key]()
    match, codes = Match(game, Seat(0)), cards.split()
    first = len(codes) - sum(count for seat, count in game.packets(Seat(0)) if seat is None)
    own = {0: " ".join(codes[:first]), -1: " ".join(codes[first:])}
    match = match.after(match.next_deal(deck(game, Seat(0), own)))
    if key == "ottocento":
        match = match.after(match.decide(Seat(1), Bid("no_monte")))
    assert read(match) == lines


@pytest.mark.parametrize(
    ("cards", "lines"),
    [
        # Tarocco francese 6 and C14: four kings and fifteen trumps.
        (
            "SK HK DK CK S1 S2 H1 H2 D1 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6",
            [f"You must keep: {KINGS}", "You must discard: ♠\ufe0e2 1, ♦\ufe0e1, ♥\ufe0e2 1"],
        ),
        # As many free cards as places.
        (
            "SK HK DK CK S1 S2 H1 H2 D1 D2 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T1",
            [
                f"You must keep: trumps 19 18 17 16 15 14 13 12 11 10 9 8 7 1, {KINGS}",
                "You must discard: ♠\ufe0e2 1, ♦\ufe0e2 1, ♥\ufe0e2 1",
            ],
        ),
    ],
)
def test_a_taker_reads_what_stays_and_what_goes(cards: str, lines: list[str]) -> None:
    game, codes = GAMES["tarocco-francese"](), cards.split()
    match = Match(game, Seat(3))
    own = {0: " ".join(codes[6:]), -1: " ".join(codes[:6])}
    match = match.after(match.next_deal(deck(game, Seat(3), own)))
    for seat, bid in enumerate(("garde", "pass", "pass", "pass")):
        match = match.after(match.decide(Seat(seat), Bid(bid)))
    assert read(match) == lines


def test_the_choice_is_read_in_the_order_of_the_hand() -> None:
    game = GAMES["scarto"]()
    match = Match(game, Seat(0))
    match = match.after(match.next_deal(deck(game, Seat(0), {0: "C10 D8 D5"})))
    seen, pack = match.view(Seat(0)), game.pack
    assert isinstance(seen.ask, CardsFrom)
    line = discard_line(seen, seen.ask, wording_of(game), as_set(pack.named("C10 D8 D5")))
    # The low coins beat the high ones, and the picture has them before the cups.
    assert "Chosen: 5 of coins, 8 of coins and 10 of cups" in line


def read(match: Match) -> list[str]:
    """What seat 0, who lays cards aside, reads below the line on what is to be done."""
    seen = match.view(Seat(0))
    assert isinstance(seen.ask, CardsFrom)
    _, *lines = discard_line(seen, seen.ask, wording_of(seen.game), 0).splitlines()
    return [line.removeprefix("-# ") for line in lines]


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_all_that_may_go_is_in_one_select_if_it_fits(kind: type[Game]) -> None:
    for seed in range(12):
        rng = Random(seed)
        game = with_some_options(kind, rng)
        for match, _ in islice(moves(game, rng), 60):
            assert match.deal is not None
            to_act = match.deal.to_act
            seen = match.view(to_act)
            if isinstance(seen.ask, CardsFrom):
                rows = discard_rows(HandVersion(1, 1, 0), seen, seen.ask, wording_of(seen.game), 0)
                selects = [row.children[0] for row in rows[:-1]]
                assert len(selects) == 1 + (len(seen.ask.cards) > 25)
                assert sum(len(_offered(each)) for each in selects) == len(seen.ask.cards)


def _offered(select: Item) -> list[Any]:
    assert isinstance(select, ui.Select)
    return select.options


def options(match: Match, chosen: str = "") -> list[list[Any]]:
    """The options of the selects that the seat to act is shown."""
    assert match.deal is not None
    seen = match.view(match.deal.to_act)
    assert isinstance(seen.ask, CardsFrom)
    picked = seen.game.pack.set_of(chosen)
    rows = discard_rows(HandVersion(1, 1, 0), seen, seen.ask, wording_of(seen.game), picked)
    return [_offered(row.children[0]) for row in rows[:-1]]


def test_worthless_suit_cards_come_first_and_trumps_last() -> None:
    cards = "SK CK MAT T1 T2 T3 T4 T9 T20 T21 SQ CQ DJ S10 S9 S4 S3 S2 B10 B9 B2 B1 C8 C9 C10"
    game = GAMES["scarto"]()
    own = {0: cards, -1: "D8 D9 D10"}
    match = Match(game, Seat(0))
    [offered] = options(match.after(match.next_deal(deck(game, Seat(0), own))))
    codes = [each.value for each in offered]
    assert codes[:15] == [
        "S10",
        "S9",
        "S4",
        "S3",
        "S2",
        "D8",
        "D9",
        "D10",
        "C8",
        "C9",
        "C10",
        "B10",
        "B9",
        "B2",
        "B1",
    ]
    assert codes[15:] == ["DJ", "SQ", "CQ", "T21", "T9", "T4", "T3", "T2"]
    told = {each.value: each.description for each in offered}
    assert [told[code] for code in ("S2", "DJ", "SQ", "T21")] == [
        *("1 point", "2 points", "4 points", "1 point")
    ]


def test_half_points_are_told_as_such() -> None:
    game = GAMES["tarocco-francese"](players=4)
    match = Match(game, Seat(3))
    own = {0: "SK SQ SC SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 H1 H2 T1 T21"}
    match = match.after(match.next_deal(deck(game, Seat(3), own)))
    for seat, bid in enumerate(("garde", "pass", "pass", "pass")):
        match = match.after(match.decide(Seat(seat), Bid(bid)))
    told = {each.value: each.description for group in options(match) for each in group}
    assert (told["S2"], told["SJ"], told["SQ"]) == ("½ point", "1½ points", "3½ points")


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_no_card_that_counts_comes_before_a_worthless_one(kind: type[Game]) -> None:
    for seed in range(6):
        rng = Random(seed)
        game = with_some_options(kind, rng)
        for match, _ in islice(moves(game, rng), 40):
            assert match.deal is not None
            ask = match.view(match.deal.to_act).ask
            if not isinstance(ask, CardsFrom):
                continue
            shown = [game.pack.parse(o.value) for group in options(match) for o in group]
            assert sorted(card.index for card in shown) == sorted(c.index for c in ask.cards)
            places = [(card.suit in TAROTS, worth(game, card)) for card in shown]
            assert places == sorted(places)


async def test_the_chosen_cards_are_marked_in_the_picture(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start()
    guest, hand = playing.on_turn, await playing.hand_in_turn()
    values = [option["value"] for option in discard_selects(hand)[0]["options"]]
    before = await picture(guest, hand)
    hand = await chose(guest, hand, "pick", *values[:2])
    assert await picture(guest, hand) != before
    hand = await chose(guest, hand, "pick")
    assert await picture(guest, hand) == before


async def picture(guest: Guest, hand: Json) -> bytes:
    """The picture of a hand."""
    [image] = images(hand)
    return await guest.person.download(image["url"])
