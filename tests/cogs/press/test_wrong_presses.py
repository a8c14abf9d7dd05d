"""Presses that are wrong: each is answered to that person alone, and nothing changes."""

import asyncio

import pytest

from bot.loopback.person import NotPossible, Outcome, selects
from cogs.press import refusals
from tests.cogs.support.answers import nothing_changes, told, why
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import shown
from tests.cogs.support.guests import (
    Guest,
    Json,
    card_buttons,
    cards_in,
    deal_of,
    discard_selects,
    is_board,
    is_result,
    text_of,
)
from tests.cogs.support.house import TOKEN_S, UNHURRIED, House
from tests.cogs.support.playing import Party, discard, party, press_more, second_hand

NO_BUTTON = "That button no longer works."
NOT_SEATED = "You are not sitting at this table."
OVER = "This table has ended."
OLD = "That button is out of date. Here is your current hand."


# Cards.


async def test_three_clicks_at_once_play_one_card(playing: Party) -> None:
    guest = playing.on_turn
    hand = await playing.hand_in_turn()
    ids = [card["custom_id"] for card in card_buttons(hand)[:3]]
    before = await playing.house.log_length()
    outcomes = await asyncio.gather(*(guest.person.press(hand, id) for id in ids))
    assert sorted(map(refused, outcomes)) == ["", OLD, OLD]
    # One card, and the turn of the next player.
    assert await playing.house.log_length() == before + 2
    assert len(playing.table.view_of(guest.user_id).hand) == 24


async def test_the_same_card_twice_at_once(playing: Party) -> None:
    guest = playing.on_turn
    hand = await playing.hand_in_turn()
    card = card_buttons(hand)[0]["custom_id"]
    outcomes = await asyncio.gather(*(guest.person.press(hand, card) for _ in range(2)))
    assert sorted(map(refused, outcomes)) == ["", OLD]
    assert len(playing.table.public.trick.cards) == 1


async def test_a_card_that_may_not_be_played(
    unhurried: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The hand was left behind, so it does not know what was led.
    arrange(monkeypatch, "scarto", {0: "SK", 1: "S1 CK"})
    playing = await party(unhurried, "ada", "bruno", "carla")
    await playing.start_playing()
    ada, bruno, _ = playing.guests
    hand = await bruno.until_hand()
    unhurried.loopback.clock.advance(TOKEN_S)
    await ada.play_card(await ada.until_hand(), "SK")
    async with nothing_changes(unhurried):
        outcome = await bruno.choose_card(hand, "CK")
    assert why(outcome).startswith("You must follow suit: ")
    assert outcome.message is not None
    assert set(cards_in(outcome.message)) < set(cards_in(hand))


async def test_a_card_that_was_played_from_an_old_hand(unhurried: House) -> None:
    playing = await party(unhurried, "ada", "bruno", "carla")
    await playing.start_playing()
    guest = playing.on_turn
    old = await playing.hand_in_turn()
    new = await second_hand(unhurried, guest)
    played = card_buttons(new)[0]["custom_id"]
    await guest.person.press(new, played)
    async with nothing_changes(unhurried):
        outcome = await guest.person.press(old, played)
    assert why(outcome) == OLD
    assert outcome.message is not None
    assert len(cards_in(outcome.message)) == 24
    # The one that was pressed last is the hand from now on.
    await guest.until_gone(new)


async def test_a_hand_that_was_not_refreshed_can_be_played_from(unhurried: House) -> None:
    playing = await party(unhurried, "ada", "bruno", "carla")
    await playing.start_playing()
    guest = playing.waiting
    old = await guest.until_hand()
    await second_hand(unhurried, guest)
    while playing.on_turn is not guest:
        await playing.act_from(await playing.on_turn.until_hand())
    view = playing.table.view_of(guest.user_id)
    assert view.ask is not None
    legal = {action.card.code for action in view.ask.actions}  # type: ignore[union-attr]
    card = next(code for code in cards_in(old) if code in legal)
    outcome = await guest.choose_card(old, card)
    assert refused(outcome) == ""
    assert len(playing.table.view_of(guest.user_id).hand) == 24


async def test_a_card_after_the_deal_is_over(unhurried: House) -> None:
    playing = await party(unhurried, "ada", computers=2)
    await playing.start_playing()
    ada = playing.opener
    first = await playing.hand_in_turn()
    await second_hand(unhurried, ada)
    await playing.play_to_last_trick()
    await playing.act()
    await unhurried.until(lambda: playing.table.between_deals)
    unhurried.loopback.clock.advance(UNHURRIED.between_deals_s)
    await unhurried.until(lambda: playing.table.public.number == 2 and playing.somebody_acts)
    async with nothing_changes(unhurried):
        outcome = await ada.person.press(first, card_buttons(first)[0]["custom_id"])
    assert why(outcome) == OLD
    assert outcome.message is not None
    assert deal_of(outcome.message) == 2


async def test_cards_laid_aside_twice_at_once(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start()
    dealer = playing.on_turn
    hand = await chosen(dealer, await playing.hand_in_turn())
    before = await house.log_length()
    outcomes = await asyncio.gather(*(dealer.press(hand, "Discard") for _ in range(2)))
    assert sorted(map(refused, outcomes)) == ["", OLD]
    # The discard, the new phase and the turn of who leads.
    assert await house.log_length() == before + 3


async def test_choosing_cards_that_are_laid_aside_already(unhurried: House) -> None:
    playing = await party(unhurried, "ada", "bruno", "carla")
    await playing.start()
    dealer = playing.on_turn
    old = await playing.hand_in_turn()
    await discard(dealer, await second_hand(unhurried, dealer))
    select = discard_selects(old)[0]
    async with nothing_changes(unhurried):
        outcome = await dealer.person.choose(
            old, select["custom_id"], [select["options"][0]["value"]]
        )
    assert outcome.message is not None
    assert not discard_selects(outcome.message)
    assert len(cards_in(outcome.message)) == 25


async def test_too_many_cards_to_lay_aside(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    # More cards may go than there is room for in one select: two are offered.
    trumps = " ".join(f"T{number}" for number in range(2, 16))
    swords = "SQ SC SJ S10 S9 S8 S7 S6 S5 S4 S3"
    arrange(monkeypatch, "scarto", {2: f"{trumps} {swords}", -1: "S2 S1 B2"})
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start()
    dealer = playing.on_turn
    hand = await chosen(dealer, await playing.hand_in_turn())
    select = discard_selects(hand)[0]
    values = [option["value"] for option in select["options"]][: select["max_values"]]
    async with nothing_changes(house):
        outcome = await dealer.person.choose(hand, select["custom_id"], values)
    assert outcome.message is not None
    assert "Choose only 3 cards." in text_of(outcome.message)
    with pytest.raises(NotPossible):
        await dealer.press(outcome.message, "Discard")
    outcome = await dealer.press(outcome.message, "Start over")
    assert outcome.message is not None
    assert "Chosen: none yet" in text_of(outcome.message)


async def chosen(dealer: Guest, hand: Json) -> Json:
    """The hand with three cards of its last suits chosen."""
    left = 3
    for group in reversed(range(len(discard_selects(hand)))):
        select = discard_selects(hand)[group]
        values = [option["value"] for option in select["options"]][-left:]
        outcome = await dealer.person.choose(hand, select["custom_id"], values)
        assert outcome.message is not None
        hand, left = outcome.message, left - len(values)
        if not left:
            break
    return hand


def refused(outcome: Outcome) -> str:
    """Why a hand says that a press came to nothing; empty if it did not."""
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return why(outcome) if "⚠️" in text_of(outcome.message) else ""


# Strangers.


async def test_a_stranger_at_the_table(playing: Party) -> None:
    dino = await playing.house.guest("dino", playing.opener.place)
    board = await dino.until(is_board)
    async with nothing_changes(playing.house):
        assert told(await dino.press(board, "My hand")) == NOT_SEATED


async def test_a_stranger_may_look(playing: Party) -> None:
    dino = await playing.house.guest("dino", playing.opener.place)
    board = await dino.until(is_board)
    assert text_of(shown(await press_more(dino, board, "Scores"))).startswith("**Scores**, deal 1")


async def test_a_stranger_forges_a_card(playing: Party) -> None:
    dino = await playing.house.guest("dino", playing.opener.place)
    hand = await playing.hand_in_turn()
    card = card_buttons(hand)[0]["custom_id"]
    with pytest.raises(NotPossible):
        await dino.person.forge_press(hand, card)
    board = await dino.until(is_board)
    async with nothing_changes(playing.house):
        assert told(await dino.person.forge_press(board, card)) == NO_BUTTON


async def test_a_player_forges_a_card_of_another(playing: Party) -> None:
    hand = await playing.hand_in_turn()
    card = card_buttons(hand)[0]["custom_id"]
    own = await playing.waiting.until_hand()
    async with nothing_changes(playing.house):
        assert told(await playing.waiting.person.forge_press(own, card)) == NO_BUTTON


async def test_a_button_of_another_table(playing: Party) -> None:
    other = await party(playing.house, "dino", "elena", computers=1)
    await other.start_playing()
    ada = await playing.house.guest("ada", other.opener.place)
    board = await ada.until(is_board)
    async with nothing_changes(playing.house):
        assert told(await ada.press(board, "My hand")) == NOT_SEATED
        forged = f"table:{playing.table.id}:leave"
        assert told(await ada.person.forge_press(board, forged)) == NO_BUTTON


# Ids that somebody made up.

MADE_UP = (
    "nonsense",
    "play",
    "play:1:1:0",
    "play:1:1:0:T20:more",
    "play:1:1:0:t20",
    "play:-1:1:0:T20",
    "play:1:1:0:T20\n",
    "play:999999999999999999:1:0:T20",
    "play:9999999999999999999:1:0:T20",
    "play:1:999999:9999:T20",
    "play:1:1:0:T99",
    "play:\u0661:1:0:T20",
    "lay:1:1:0:zzzzzzzzzzzzzzzzzzzz",
    "clear:1:1:0:0",
    "table:1:start",
    "table:1:hand:",
    "table:0:hand",
    "table:1:nothing",
    "export",
    "cut:1",
    "x" * 100,
)


async def test_a_press_with_an_id_that_is_not_there(playing: Party) -> None:
    ada = playing.opener
    messages = await ada.until(is_board), await ada.until_hand()
    async with nothing_changes(playing.house):
        for message in messages:
            for custom_id in MADE_UP:
                assert told(await ada.person.forge_press(message, custom_id)) == NO_BUTTON
    # The bot said so at once each time: nothing was left unanswered.
    assert playing.house.faults == []


async def test_a_choice_with_an_id_that_is_not_there(playing: Party) -> None:
    ada = playing.opener
    hand = await ada.until_hand()
    async with nothing_changes(playing.house):
        for custom_id in ("pick:1:1:0:0:zzzzzzzzzzzz", "pick:1:1:0:9:0", "export", "which:hand"):
            assert told(await ada.person.forge_choice(hand, custom_id, ["T20"])) == NO_BUTTON


@pytest.mark.parametrize("values", [["T99"], ["SK", "SK"], [""], ["x" * 100]])
async def test_a_choice_of_cards_that_was_not_offered(house: House, values: list[str]) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start()
    dealer = playing.on_turn
    hand = await playing.hand_in_turn()
    select = discard_selects(hand)[0]
    async with nothing_changes(house):
        outcome = await dealer.person.forge_choice(hand, select["custom_id"], values)
    assert outcome.status == "answered"
    assert outcome.message is not None
    assert "Something broke" not in text_of(outcome.message)


# Tables that are over.


async def test_buttons_of_a_finished_table(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    ada = playing.opener
    old = await playing.hand_in_turn()
    await second_hand(house, ada)
    await playing.finish()
    result = await ada.until(is_result)
    assert ada.newest(is_board) is None
    async with nothing_changes(house):
        assert told(await ada.person.press(old, card_buttons(old)[0]["custom_id"])) == OVER
        dino = await house.guest("dino", ada.place)
        assert told(await dino.press(result, "Rematch")) == NOT_SEATED
        history = (await dino.command("tarocchi history")).message
        assert history is not None
        [select] = selects(history)
        for value in ("0", "77", "T20", "-1", "", "9" * 30, "\u0967"):
            outcome = await dino.person.forge_choice(history, select["custom_id"], [value])
            wanted = refusals.shown(value)
            assert told(outcome) == f"There is no match {wanted} on this server."
