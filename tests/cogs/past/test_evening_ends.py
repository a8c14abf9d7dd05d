"""The morning after an evening: its last card tells what was played, and nothing is posted."""

from pathlib import Path

import pytest

from bot.tables.decisions import ending
from bot.tables.table import Table
from cogs.past import evening_ends
from cogs.past.evening_ends import TRIED_S, EveningEnds
from data import invitations, results
from data.evenings import ends
from data.evenings.matches import GAP_S
from tests.cogs.leaderboard.test_commands import now_of
from tests.cogs.support.guests import has_button, is_result, says, text_of
from tests.cogs.support.house import House, playing_house
from tests.cogs.support.playing import Party, party
from tests.cogs.support.troubles import FRAME, fault
from tests.cogs.test_rematch import opened
from tests.tables.support.people import play_deal

OVER = "**Ada**, **Bruno** and **Carla** played 2 matches here, 2 deals in all."


async def end_early(playing: Party, table: Table) -> None:
    for guest in playing.guests:
        await table.change(ending.agree, guest.user_id)
    async with playing.house.unpainted(table):
        await play_deal(table)
    await playing.house.boards.of(table).rest()


async def after_two(house: House) -> Party:
    """Ada, Bruno and Carla after a match and a rematch, of one deal each."""
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start()
    await end_early(playing, playing.table)
    lobby = await opened(playing.opener)
    for guest in playing.guests[1:]:
        await guest.press(lobby, "Ready")
    again = house.newest_table(playing.opener.place)
    await house.until(lambda: again.playing)
    await end_early(playing, again)
    await house.running.services.invitations.rest()
    return playing


async def looked(house: House, later_s: float = GAP_S + 60) -> int:
    """How many requests it takes to look for evenings that are over after so many seconds."""
    house.loopback.clock.advance(later_s)
    since = len(house.traffic.calls)
    await EveningEnds(house.running.services).show_all()
    return len(house.traffic.calls) - since


def card_of(playing: Party) -> str:
    """The id of the message in the channel below which all was played."""
    return str(playing.table.row.channel_id)


async def test_the_card_of_the_last_match_tells_of_the_evening(house: House) -> None:
    playing = await after_two(house)
    outside = await house.guest("dino")
    before = await outside.until(lambda m: m["id"] == card_of(playing) and is_result(m))
    posted = len(house.traffic.public_messages())
    assert await looked(house, GAP_S - 60) == 0
    assert await looked(house, 120) == 1
    card = await outside.until(says(OVER))
    assert card["id"] == before["id"]
    played, game = text_of(card).splitlines()
    assert played == OVER
    assert game.startswith("**Scarto, 2 matches**: 1. ")
    assert has_button(card, "Rematch")
    assert has_button(card, "Replay")
    assert await looked(house) == 0
    assert len(house.traffic.public_messages()) == posted


async def test_a_bot_that_runs_looks_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening_ends, "EVERY_S", 0.05)
    async with playing_house(tmp_path) as house:
        await after_two(house)
        house.loopback.clock.advance(GAP_S + 60)
        await (await house.guest("dino")).until(says(OVER))


async def test_one_match_is_no_evening(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start()
    await end_early(playing, playing.table)
    assert await looked(house) == 0


async def test_nothing_is_told_where_a_table_is_open_again(house: House) -> None:
    playing = await after_two(house)
    await opened(playing.opener)
    assert house.newest_table(playing.opener.place).in_lobby
    # The lobby would not wait for so long.
    await ends.note_new(house.database, now_of(house) + GAP_S + 60)
    assert await ends.to_show(house.database.reading) == []


async def test_without_a_card_the_result_has_one_line_more(house: House) -> None:
    playing = await after_two(house)
    posted = len(house.traffic.public_messages())
    await invitations.forget(house.database, playing.table.row.channel_id)
    assert await looked(house) == 1
    result = await playing.opener.until(says(f"{OVER} **Scarto, 2 matches**: 1. "))
    assert has_button(result, "My result")
    assert len(house.traffic.public_messages()) == posted


async def test_a_card_that_is_gone_ends_it_quietly(house: House) -> None:
    playing = await after_two(house)
    house.loopback.world.messages.pop(card_of(playing))
    assert await looked(house) == 1
    assert await looked(house, 60) == 0


async def test_while_discord_is_out_of_order_it_is_tried_again_for_a_day(house: House) -> None:
    await after_two(house)
    async with fault(house, "refuse", FRAME, status=503):
        assert await looked(house) > 0
    assert await looked(house, TRIED_S / 2) == 1
    await (await house.guest("dino")).until(says(OVER))


async def test_after_a_day_it_is_given_up(house: House) -> None:
    await after_two(house)
    await ends.note_new(house.database, now_of(house) + GAP_S + 60)
    assert len(await ends.to_show(house.database.reading)) == 1
    assert await looked(house, GAP_S + TRIED_S + 60) == 0
    assert await ends.to_show(house.database.reading) == []


async def test_a_match_that_is_voided_meanwhile_is_not_told_of(house: House) -> None:
    playing = await after_two(house)
    async with house.database.transaction() as db:
        await results.void(db, playing.table.id)
    assert await looked(house) == 0
