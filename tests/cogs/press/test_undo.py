"""*Undo my last card*: chosen in the lobby, in the hand as long as it can be done."""

from dataclasses import replace

from bot.games.actions import TakeBack, code_of
from bot.tables.decisions import lobby
from cogs.layouts.hand.ids import DoAction
from tests.cogs.commands.support.filling import chosen, fill
from tests.cogs.lobby.test_options import form_of
from tests.cogs.support.answers import nothing_changes, told, why
from tests.cogs.support.forms import pressed
from tests.cogs.support.guests import (
    cards_in,
    has_button,
    is_board,
    is_my_turn,
    says,
    text_of,
)
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, is_lobby, party, second_hand
from tests.cogs.support.secrecy import watched_party
from tests.tables.support.people import act

BUTTON = "Undo my last card"
PLANNED = "When you follow, the "
TOO_LATE = "Your last card can no longer be taken back."


async def allow(playing: Party) -> None:
    """Somebody switches it on in the lobby."""
    form = await form_of(playing, playing.opener)
    assert not chosen(form)["undo"]
    await fill(playing.opener, form, undo=True)


async def undoing(house: House) -> Party:
    """Ada, Bruno and Carla, who have to play a card and may take it back."""
    playing = await party(house, "ada", "bruno", "carla")
    await allow(playing)
    await playing.start_playing()
    return playing


async def test_the_lobby_says_that_the_match_is_unrated(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    await allow(playing)
    shown_to_all = await playing.guests[1].until(
        says("Unrated, because players can take back their last card.")
    )
    assert is_lobby(shown_to_all)


async def test_a_card_is_taken_back_with_one_press(house: House) -> None:
    async with watched_party(house, "ada", "bruno", "carla") as (playing, watch):
        table, opener = playing.table, playing.opener.user_id
        await table.change(lobby.set_up, opener, lambda old: replace(old, undo=True))
        await playing.start_playing()
        guest, before = playing.on_turn, await playing.hand_in_turn()
        assert not has_button(before, BUTTON)
        hand = await playing.act()
        waiting, shown_to_next = playing.on_turn, await playing.hand_in_turn()
        assert not has_button(shown_to_next, BUTTON)
        again = await pressed(guest, hand, BUTTON)
        assert cards_in(again) == cards_in(before)
        assert not has_button(again, BUTTON)
        for other in playing.guests:
            await other.until(says(f"**{guest.name}** took their last card back."))
        # Whose turn had come already waits again.
        await waiting.until(lambda m: m["id"] == shown_to_next["id"] and not is_my_turn(m))
        await playing.act()
        await guest.until(lambda m: is_board(m) and "took their last card" not in text_of(m))
    assert watch.leaks == []


async def test_a_card_chosen_ahead_is_forgotten_in_the_hand_too(house: House) -> None:
    playing = await undoing(house)
    guest, hand = playing.on_turn, await playing.act()
    last = next(one for one in playing.guests if one not in (guest, playing.on_turn))
    waiting = await last.until_hand()
    planned = (await last.choose_card(waiting, cards_in(waiting)[0])).message
    assert planned is not None
    assert PLANNED in text_of(planned)
    await pressed(guest, hand, BUTTON)
    assert playing.table.plan_of(last.user_id) is None
    await last.until(lambda m: m["id"] == planned["id"] and PLANNED not in text_of(m))


async def test_the_button_goes_with_the_next_card(house: House) -> None:
    playing = await undoing(house)
    guest, hand = playing.on_turn, await playing.act()
    assert has_button(hand, BUTTON)
    await playing.act()
    await guest.until(lambda m: m["id"] == hand["id"] and not has_button(m, BUTTON))


async def test_a_press_that_comes_too_late(unhurried: House) -> None:
    playing = await undoing(unhurried)
    guest, old = playing.on_turn, await playing.act()
    await second_hand(unhurried, guest)
    await act(playing.table)
    async with nothing_changes(unhurried):
        assert why(await guest.press(old, BUTTON)) == TOO_LATE


async def test_there_is_none_at_other_tables(playing: Party) -> None:
    guest, hand = playing.on_turn, await playing.act()
    assert not has_button(hand, BUTTON)
    step = playing.table.view_of(guest.user_id).step
    forged = str(DoAction(playing.table.id, 1, step, code_of(TakeBack())))
    async with nothing_changes(playing.house):
        outcome = await guest.person.forge_press(hand, forged)
    assert told(outcome) == "That button no longer works."
