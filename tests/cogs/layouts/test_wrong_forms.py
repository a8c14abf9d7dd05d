"""Wrong presses in the forms of a hand: each is answered to that person, and nothing changes."""

import pytest

from bot.loopback.person import Outcome, button_labelled, selects
from tests.cogs.support.answers import nothing_changes, told, why
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import (
    FOUR,
    asked,
    board_says,
    card,
    pressed,
    rich,
    say,
    select,
    unfolded,
)
from tests.cogs.support.guests import Guest, Json, is_board
from tests.cogs.support.house import TOKEN_S, House
from tests.cogs.support.playing import Party, discard, party, second_hand

NO_BUTTON = "That button no longer works."
NOT_SEATED = "You are not sitting at this table."
OLD = "That button is out of date. Here is your current hand."


async def bidding(house: House, monkeypatch: pytest.MonkeyPatch) -> Party:
    """Four people at Tarocco francese; Ada speaks first."""
    arrange(monkeypatch, "tarocco-francese", {0: "T21 T20 T19", 1: "T1 T2"})
    playing = await party(house, *FOUR, game="tarocco-francese")
    await playing.opener.press(playing.lobby, "Start")
    return playing


async def test_bids_of_others_and_of_strangers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await bidding(house, monkeypatch)
    ada, bruno, *_ = playing.guests
    garde = button_labelled(await asked(ada, "turn** to bid"), "Garde ×2")["custom_id"]
    own = await asked(bruno, "Wait for your turn")
    elena = await house.guest("elena", bruno.place)
    board = await elena.until(is_board)
    async with nothing_changes(house):
        assert told(await bruno.person.forge_press(own, garde)) == NO_BUTTON
        assert told(await elena.person.forge_press(board, garde)) == NO_BUTTON
        assert told(await elena.press(board, "My hand")) == NOT_SEATED


async def test_a_bid_too_low_or_unheard_of(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await bidding(house, monkeypatch)
    ada, bruno, *_ = playing.guests
    await pressed(ada, await asked(ada, "turn** to bid"), "Garde ×2")
    hand = await asked(bruno, "turn** to bid")
    first = button_labelled(hand, "Garde sans ×4")["custom_id"].rpartition(":")[0]
    async with nothing_changes(house):
        for code in ("bid.petite", "bid.garde_pour", "call.SK", "slam.yes", "lay.SK", "play.T1"):
            assert told(await bruno.person.forge_press(hand, f"{first}:{code}")) == NO_BUTTON


async def test_a_bid_after_one_has_spoken_is_old(
    unhurried: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = (await bidding(unhurried, monkeypatch)).opener
    old = await asked(ada, "turn** to bid")
    await pressed(ada, await second_hand(unhurried, ada), "Garde contre ×6")
    async with nothing_changes(unhurried):
        outcome = await ada.press(old, "Garde ×2")
    assert why(outcome) == OLD
    # What is asked now is there to be answered.
    assert outcome.message is not None
    await pressed(ada, outcome.message, "21")
    await board_says(ada, "Ada led the 21")


async def test_combinations_that_were_declared_already(
    unhurried: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await rich(unhurried, monkeypatch, monte="off")
    ada, *_, dino = playing.guests
    await discard(dino, await asked(dino, "**Discard 2"), 2)
    old = await asked(ada, "to declare")
    melds = select(old, "melds")["custom_id"]
    await pressed(ada, await second_hand(unhurried, ada), "Declare nothing")
    async with nothing_changes(unhurried):
        outcome = await ada.person.choose(old, melds, ["0"])
    assert why(outcome) == OLD
    assert outcome.message is not None
    assert not [each for each in selects(outcome.message) if each["custom_id"] == melds]


async def test_words_chosen_for_a_card_that_is_gone(
    unhurried: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrange(monkeypatch, "piedicavallo", {0: "T20 T18 T7 T1 S10 S9 S8"})
    playing = await party(unhurried, *FOUR, game="piedicavallo")
    await playing.opener.press(playing.lobby, "Start")
    ada, *_, dino = playing.guests
    await discard(dino, await asked(dino, "**Discard 2"), 2)
    old = await unfolded(ada, await asked(ada, "to lead"))
    hand = await say(ada, await second_hand(unhurried, ada), "I have the 18")
    await ada.person.press(hand, card(hand, "T7"))
    async with nothing_changes(unhurried):
        outcome = await say_from(ada, old)
    assert why(outcome) == OLD


async def say_from(guest: Guest, hand: Json) -> Outcome:
    """Chooses the first thing that a hand offers to be said."""
    offered = select(hand, "says")
    return await guest.person.choose(hand, offered["custom_id"], [offered["options"][0]["value"]])


async def test_a_refusal_names_the_cards_as_the_buttons_do(
    unhurried: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = {0: "SK T5", 1: "SQ SA T20 M1 MAT CK"}
    arrange(monkeypatch, "ottocento", hands, monte="off")
    playing = await party(unhurried, *FOUR, game="ottocento", options="monte=off")
    await playing.opener.press(playing.lobby, "Start")
    ada, bruno, _, dino = playing.guests
    await discard(dino, await asked(dino, "**Discard 2"), 2)
    for guest in playing.guests:
        await pressed(guest, await asked(guest, "**It’s your turn"), "Declare nothing")
    hand = await asked(ada, "to lead")
    left_behind = await asked(bruno, "Wait for your turn")
    unhurried.loopback.clock.advance(TOKEN_S)
    await ada.person.press(hand, card(hand, "SK"))
    async with nothing_changes(unhurried):
        outcome = await bruno.choose_card(left_behind, "CK")
    assert why(outcome) == "You must follow suit: swords Q A, Matto."
