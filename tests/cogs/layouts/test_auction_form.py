"""Auctions, calls, slams, handfuls and the stock: from the first bid to the first card."""

import asyncio
from typing import Any

import pytest

from bot.games.cards import Seat
from bot.games.events import SlamSpoken
from bot.loopback.person import button_labelled, buttons, images, selects
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import (
    FOUR,
    asked,
    board_says,
    card,
    chose,
    is_mine,
    pressed,
    select,
)
from tests.cogs.support.guests import card_buttons, discard_selects, has_button, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, discard, party

STRONG = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 SK HK DK SQ HQ DQ CQ"


async def auction(house: House, monkeypatch: pytest.MonkeyPatch, players: int, hand: str) -> Party:
    """So many people at Tarocco francese; Ada, who speaks first, has a strong hand."""
    arrange(monkeypatch, "tarocco-francese", {0: hand, 1: "T1 T2 T3"}, players)
    names = (*FOUR, "elena", "fabio")[:players]
    playing = await party(house, *names, game="tarocco-francese", players=players)
    await playing.opener.press(playing.lobby, "Start")
    ada, *others = playing.guests
    hands = await asked(ada, "turn** to bid")
    assert [b["label"] for b in buttons(hands)] == [
        *("Pass", "Petite ×1", "Garde ×2", "Garde sans ×4", "Garde contre ×6"),
        "?",
    ]
    await pressed(ada, hands, "Garde ×2")
    for guest in others:
        hands = await asked(guest, "turn** to bid", "Ada (Garde)")
        assert not has_button(hands, "Petite ×1")
        await pressed(guest, hands, "Pass")
    return playing


async def test_a_deal_from_the_auction_to_the_first_card(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await auction(house, monkeypatch, 4, STRONG)
    ada = playing.opener
    hand = await asked(ada, "**Discard 6 cards.**", "**Ada** plays **Garde**.", "Turned up: ")
    assert "Your hand, 24 cards" in images(hand)[0]["description"]
    hand = await discard(ada, hand, 6, "Discard and announce a slam")
    assert len(card_buttons(hand)) == 18
    hand = await pressed(ada, hand, "Show 10 trumps")
    shows = ("**Ada** has announced a slam!", "**Ada** has shown 10 trumps (20 points): 18 17 ")
    await board_says(ada, *shows, "**Ada** to play")
    assert not has_button(hand, "Show 10 trumps")
    await ada.person.press(hand, card(hand, "T21"))
    await board_says(ada, "Ada led the 21", *shows)


async def test_a_discard_without_a_slam_leads_to_the_first_card(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await auction(house, monkeypatch, 4, STRONG)
    ada = playing.opener
    hand = await discard(ada, await asked(ada, "**Discard 6 cards.**"), 6, "Discard")
    assert len(card_buttons(hand)) == 18
    assert not any(has_button(hand, label) for label in ("Slam!", "No slam"))
    spoken = [fact for fact in playing.table.public.facts if isinstance(fact, SlamSpoken)]
    assert spoken == [SlamSpoken(Seat(0), False)]


async def bidding(house: House, monkeypatch: pytest.MonkeyPatch, players: int) -> Party:
    """So many people at Tarocco francese; Ada, who has a strong hand, is to bid."""
    arrange(monkeypatch, "tarocco-francese", {0: " ".join(STRONG.split()[:12])}, players)
    names = (*FOUR, "elena", "fabio")[:players]
    playing = await party(house, *names, game="tarocco-francese", players=players)
    await playing.opener.press(playing.lobby, "Start")
    return playing


def slams(playing: Party) -> list[SlamSpoken]:
    """What was said about a slam."""
    return [fact for fact in playing.table.public.facts if isinstance(fact, SlamSpoken)]


async def test_a_slam_is_part_of_the_bid_and_asks_for_nothing_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await bidding(house, monkeypatch, 4)
    ada, *others = playing.guests
    hand = await asked(ada, "turn** to bid")
    said = select(hand, "slam")["options"]
    assert [(each["label"], each.get("default", False)) for each in said] == [
        ("No slam", True),
        ("Slam!", False),
    ]
    assert said[0]["description"] == "with Garde sans ×4 and Garde contre ×6"
    hand = await chose(ada, hand, "slam", "yes")
    hand = await pressed(ada, hand, "Garde sans ×4")
    assert "If you become the taker, you announce a **slam**." in text_of(hand)
    for guest in others:
        await pressed(guest, await asked(guest, "turn** to bid"), "Pass")
    await board_says(ada, "**Ada** has announced a slam!", "**Ada** to play")
    assert slams(playing) == [SlamSpoken(Seat(0), True)]


async def test_a_bid_without_a_slam_is_one_press(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await bidding(house, monkeypatch, 4)
    ada = playing.opener
    hand = await pressed(ada, await asked(ada, "turn** to bid"), "Garde contre ×6")
    assert "Will your side win every trick?" not in text_of(hand)
    await board_says(ada, "plays **Garde contre**", "to play")
    assert slams(playing) == [SlamSpoken(Seat(0), False)]


async def test_a_slam_is_part_of_the_last_call(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await bidding(house, monkeypatch, 6)
    ada, *others = playing.guests
    hand = await asked(ada, "turn** to bid")
    assert not [each for each in selects(hand) if each["custom_id"].startswith("slam:")]
    await pressed(ada, hand, "Garde sans ×4")
    for guest in others:
        await pressed(guest, await asked(guest, "turn** to bid"), "Pass")
    hand = await asked(ada, "Which card do you call?")
    assert [each["label"] for each in select(hand, "slam")["options"]] == ["No slam", "Slam!"]
    assert not select(hand, "slam")["options"][0].get("description")
    hand = await pressed(ada, hand, "king of clubs")
    hand = await chose(ada, hand, "slam", "yes")
    assert "You call the king of clubs. Which other card?" in text_of(hand)
    await pressed(ada, hand, "queen of clubs")
    await board_says(ada, "**Ada** has announced a slam!")
    assert slams(playing) == [SlamSpoken(Seat(0), True)]


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("S1 S2 S3 H1 H2 H3 D1 D2 D3 C1 C2 C3 T2 T3 T4 T5 T6 T7", "no bouts: 56 points needed"),
        ("T1 S2 S3 H1 H2 H3 D1 D2 D3 C1 C2 C3 T2 T3 T4 T5 T6 T7", "1 bout: 51 points needed"),
        ("T1 EXC S3 H1 H2 H3 D1 D2 D3 C1 C2 C3 T2 T3 T4 T5 T6 T7", "2 bouts: 41 points needed"),
        ("T1 EXC T21 H1 H2 H3 D1 D2 D3 C1 C2 C3 T2 T3 T4 T5 T6 T7", "3 bouts: 36 points needed"),
    ],
)
async def test_a_bidder_reads_the_bouts_in_hand(
    house: House, monkeypatch: pytest.MonkeyPatch, hand: str, told: str
) -> None:
    arrange(monkeypatch, "tarocco-francese", {0: hand}, 4)
    playing = await party(house, *FOUR, game="tarocco-francese", players=4)
    await playing.opener.press(playing.lobby, "Start")
    await asked(playing.opener, f"turn** to bid. You hold {told}.")


async def test_a_card_of_their_own_leaves_a_taker_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await auction(house, monkeypatch, 5, " ".join(STRONG.split()[:15]))
    hand = await asked(playing.opener, "Which card do you call?")
    for label in ("spades", "hearts", "diamonds"):
        assert has_button(hand, f"king of {label} · play alone")
    await pressed(playing.opener, hand, "king of spades · play alone")
    view = playing.table.view_of(playing.opener.user_id)
    assert view.roles == ("taker", *["defender"] * 4)


async def test_a_partner_is_called(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await auction(house, monkeypatch, 5, " ".join(STRONG.split()[:15]))
    ada = playing.opener
    hand = await asked(ada, "Which card do you call?")
    hand = await pressed(ada, hand, "king of clubs")
    assert discard_selects(hand)
    await board_says(ada, "Ada has called the king of clubs.")


async def test_two_partners_are_called_one_after_the_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await auction(house, monkeypatch, 6, " ".join(STRONG.split()[:12]))
    ada = playing.opener
    hand = await pressed(ada, await asked(ada, "Which card do you call?"), "king of clubs")
    assert "You call the king of clubs. Which other card?" in text_of(hand)
    hand = await pressed(ada, hand, "Start over")
    hand = await pressed(ada, hand, "king of hearts")
    assert not has_button(hand, "king of clubs")
    await pressed(ada, hand, "queen of hearts")
    await board_says(ada, "Ada has called the king of hearts and queen of hearts.")


async def test_everybody_passes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    arrange(monkeypatch, "tarocco-francese", {0: STRONG, 1: "T1 T2 T3"}, 3)
    playing = await party(house, *FOUR[:3], game="tarocco-francese", players=3)
    await playing.opener.press(playing.lobby, "Start")
    for guest in playing.guests:
        await pressed(guest, await asked(guest, "turn** to bid"), "Pass")
    await playing.opener.until(
        says("Deal 1 has been thrown in, so nobody scores. Everyone passed.")
    )


async def test_a_deal_that_is_thrown_in_before_anybody_spoke(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lone = "T1 SK SQ SC SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 HK HQ HC HJ H10 H9 H8 H7 H6"
    arrange(monkeypatch, "tarocco-francese", {1: lone}, 3, deals=1)
    playing = await party(house, *FOUR[:3], game="tarocco-francese", players=3)
    await playing.opener.press(playing.lobby, "Start")
    thrown = await playing.opener.until(says("Deal 1 has been thrown in, so nobody scores."))
    assert "Someone was dealt the Petit with no other trump" in text_of(thrown)
    assert "Bruno has shown: ♠\ufe0eK Q C J 10 9" in text_of(thrown)
    # Once the next one has come, only that it was thrown in is left.
    past = await playing.opener.until(
        lambda m: m["id"] == thrown["id"] and "deals next" not in text_of(m)
    )
    assert not buttons(past)
    await playing.opener.until(lambda m: is_mine(m) and "deal 1" not in text_of(m))


async def test_two_bids_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    arrange(monkeypatch, "tarocco-francese", {0: STRONG, 1: "T1 T2 T3"}, 3)
    playing = await party(house, *FOUR[:3], game="tarocco-francese", players=3)
    await playing.opener.press(playing.lobby, "Start")
    ada = playing.opener
    hand = await asked(ada, "turn** to bid")
    ids = [button_labelled(hand, label)["custom_id"] for label in ("Pass", "Garde ×2")]
    outcomes = await asyncio.gather(*(ada.person.press(hand, each) for each in ids))
    lines = [line for o in outcomes for line in text_of(o.message or {}).splitlines()]
    assert lines.count("⚠️ That button is out of date. Here is your current hand.") == 1
    await board_says(ada, "So far: Ada (")
    assert len(playing.table.public.facts) == 1


# Stock and combinations of Terziglio.


async def terziglio(house: House, monkeypatch: pytest.MonkeyPatch, **options: Any) -> Party:
    """Three people at Terziglio; Ada, who speaks first, leads if she plays alone."""
    hands = {0: "SK BK CK DK T20 T19 T18", 1: "SQ S6", 2: "SC S7"}
    arrange(monkeypatch, "terziglio", hands, **options)
    texts = " ".join(f"{name}={value}" for name, value in options.items())
    playing = await party(house, *FOUR[:3], game="terziglio", options=texts)
    await playing.opener.press(playing.lobby, "Start")
    return playing


async def test_the_stock_is_taken_and_as_many_cards_are_laid_aside(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await terziglio(house, monkeypatch)
    ada, bruno, carla = playing.guests
    hand = await asked(ada, "turn** to bid")
    assert [b["label"] for b in buttons(hand)] == ["Pass", "Gioco", "Solo", "?"]
    await pressed(ada, hand, "Gioco")
    hand = await asked(bruno, "turn** to bid", "So far: Ada (Gioco)")
    assert not has_button(hand, "Gioco")
    await pressed(bruno, hand, "Pass")
    await pressed(carla, await asked(carla, "turn** to bid"), "Pass")
    hand = await asked(ada, "**Discard 8 cards.**", "**Ada** plays **Gioco**.")
    assert "Your hand, 26 cards" in images(hand)[0]["description"]
    hand = await discard(ada, hand, 8)
    assert "to declare" in text_of(hand)
    await board_says(bruno, "**Ada** plays **Gioco**.", "Waiting for **Ada** to declare")


async def test_a_combination_in_a_trick_is_told_with_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await terziglio(house, monkeypatch, trick_combos="on")
    ada, bruno, carla = playing.guests
    await pressed(ada, await asked(ada, "turn** to bid"), "Solo")
    for guest in playing.guests:
        await pressed(guest, await asked(guest, "to declare"), "Declare nothing")
    for guest, code in ((ada, "SK"), (bruno, "SQ"), (carla, "SC")):
        hand = await asked(guest, "**It’s your turn")
        await guest.person.press(hand, card(hand, code))
    took = "Ada has won a combination (10 points): "
    await board_says(bruno, "**Ada** won the trick", took)
    hand = await asked(ada, "to lead")
    await ada.person.press(hand, card(hand, "DK"))
    assert took not in text_of(await board_says(bruno, "Ada led the king of coins"))
