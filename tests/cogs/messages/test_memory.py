"""What stays in memory of a table that ended: nothing, however it is pressed afterwards."""

from bot.tables.decisions import ending
from tests.cogs.support.answers import told
from tests.cogs.support.guests import card_buttons
from tests.cogs.support.house import TOKEN_S, House
from tests.cogs.support.playing import party, press_in


async def test_nothing_is_kept_of_a_table_that_ended(unhurried: House) -> None:
    playing = await party(unhurried, "ada", computers=2)
    ada, table, lobby = playing.opener, playing.table, playing.lobby
    form = await press_in(ada, lobby, "Table…", "Cut the pack")
    assert form.modal is not None
    await ada.person.cancel(form)
    await playing.start_playing()
    hand = await playing.hand_in_turn()
    # The hand is too old to be told of the end, so its buttons stay.
    unhurried.loopback.clock.advance(TOKEN_S)
    await table.change(ending.abandon)
    boards, hands = unhurried.boards, unhurried.hands
    await boards.of(table).rest()
    assert not boards._boards
    outcome = await ada.person.press(hand, card_buttons(hand)[0]["custom_id"])
    assert told(outcome) == "This table has ended."
    assert (boards._boards, dict(hands._locks), hands._shown) == ({}, {}, {})
    assert unhurried.views_kept == ()
