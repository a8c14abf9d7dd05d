"""`/tarocchi practice`: a deal alone, in one private message."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.loopback.person import Outcome, button_labelled, buttons, images
from bot.ratings.units import KINDS
from bot.tables.seating import level_of
from cogs.press import controls
from tests.cogs.solo.alone import Soloist, at_message, practise
from tests.cogs.support.answers import nothing_changes, told, why
from tests.cogs.support.forms import is_mine, shown
from tests.cogs.support.guests import Json, card_buttons, has_button, text_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.playing import party
from tests.cogs.support.traffic import CALLBACK, HAND_LATE
from tests.tables.support.people import act

UNCOUNTED = {CALLBACK, HAND_LATE}
"""Calls that Discord does not count for the bot."""

BAD = "That button no longer works."


@pytest.mark.parametrize(("game", "players"), KINDS)
async def test_a_deal_alone_is_played_to_its_end_in_one_message(
    house: House, game: str, players: int
) -> None:
    guest, since = await house.guest("ada"), len(house.traffic.calls)
    alone = await practise(house, guest, game, players=players)
    first = alone.message["id"]
    assert images(alone.message)
    await alone.play_out(Random(1))
    assert alone.message["id"] == first
    assert not images(alone.message)
    assert text_of(alone.message).startswith("**Practice · ")
    assert {*house.traffic.count(since)} <= UNCOUNTED
    assert not house.traffic.public_messages()
    assert house.hub.open_tables() == ()


async def test_what_is_played_alone_counts_for_nobody(house: House) -> None:
    alone = await practise(house, await house.guest("ada"))
    await alone.play_out(Random(1))
    for table in ("results", "standings", "deals", "ratings", "records"):
        [(count,)] = await house.database.reading.execute_fetchall(f"SELECT count(*) FROM {table}")
        assert count == 0, table


async def test_the_same_deal_again_is_answered_alike(house: House) -> None:
    alone = await practise(house, await house.guest("ada"))
    await alone.play_out(Random(1))
    end, score = alone.view, text_of(alone.message)
    await alone.press("Same deal again")
    await alone.follow()
    assert alone.table.id == end_table(alone) + 1
    await alone.play_out(Random(1))
    assert alone.view.tricks == end.tricks
    assert "a deal that was played before" in text_of(alone.message)
    assert text_of(alone.message).splitlines()[1:] == score.splitlines()[1:]


def end_table(alone: Soloist) -> int:
    """The number of the table before."""
    return alone.table.id - 1


async def test_a_card_is_taken_back_whatever_has_followed(house: House) -> None:
    alone = await practise(house, await house.guest("ada"))
    assert not has_button(alone.message, "Take back")
    seen = []
    for _ in range(4):
        seen.append(alone.view)
        await alone.act(Random(1))
    while seen:
        before = alone.message
        await alone.press("Take back")
        assert alone.view == seen.pop()
        # Pressed twice, it takes one thing back.
        pressed = button_labelled(before, "Take back")["custom_id"]
        forged = await alone.guest.person.forge_press(alone.message, pressed)
        assert BAD in text_of(shown(forged))
    assert not has_button(alone.message, "Take back")
    await alone.play_out(Random(2))


async def test_the_question_mark_explains_what_is_asked(house: House) -> None:
    guest = await house.guest("ada")
    alone = await practise(house, guest)
    page = shown(await guest.press(alone.message, "?"))
    assert text_of(page).startswith("## Scarto")
    assert "There is no table" not in text_of(page)


async def test_a_deal_goes_on_after_a_kill_and_after_days(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            alone = await practise(house, await house.guest("ada"))
            for _ in range(3):
                await alone.act(Random(1))
            message = alone.message
        loopback.clock.advance(10 * 24 * 3600)
        async with playing_house(tmp_path, loopback=loopback) as house:
            guest = await house.guest("ada")
            alone = await at_message(house, guest, message)
            since = len(house.traffic.calls)
            await alone.play_out(Random(1))
            assert {*house.traffic.count(since)} == {CALLBACK}


async def test_the_command_asks_about_a_deal_under_way(house: House) -> None:
    guest = await house.guest("ada")
    alone = await practise(house, guest)
    await alone.act(Random(1))
    seen, first = alone.view, alone.table
    asked = shown(await guest.command("tarocchi practice", game="scarto"))
    assert "in the middle of a deal of Scarto" in text_of(asked)
    alone.message = asked
    await alone.press("Continue")
    assert alone.view == seen
    assert images(alone.message)
    await alone.act(Random(1))
    outcome = await guest.command("tarocchi practice", game="scarto", level="easy")
    alone.message = shown(outcome)
    await alone.press("New deal")
    await alone.follow()
    assert first.over
    assert {level_of(each) for each in alone.table.seating.sitters} == {"", "easy"}
    assert alone.table is not first
    # The hand that was left behind says so.
    alone.message = await guest.until(lambda m: m["id"] == asked["id"])


async def test_a_hand_left_behind_shows_what_has_happened_since(house: House) -> None:
    guest = await house.guest("ada")
    alone = await practise(house, guest)
    while not card_buttons(alone.message):
        await alone.act(Random(1))
    old = alone.message
    alone.message = shown(await guest.command("tarocchi practice", game="scarto"))
    await alone.press("Continue")
    for _ in range(2):
        await alone.act(Random(1))
    async with nothing_changes(house):
        assert "out of date" in why(
            await guest.person.press(old, card_buttons(old)[0]["custom_id"])
        )


async def test_what_is_played_alone_is_nobody_elses(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controls, "is_there", lambda *_: True)
    alone = await practise(house, await house.guest("ada"))
    dino = await house.guest("dino")
    theirs = await practise(house, dino, "ottocento")
    number = alone.table.id
    ids = [each["custom_id"] for each in buttons(alone.message)]
    ids += [f"table:{number}:{action}" for action in ("hand", "scores", "leave", "seat", "watch")]
    ids += [f"{word}:{number}" for word in ("solo:go", "solo:new", "solo:again")]
    ids += [f"replay:deal:{number}:1", f"step:play:{number}:1:0:all", f"review:{number}:1"]
    before = alone.view
    for each in ids:
        text = text_of(shown_at_all(await dino.person.forge_press(theirs.message, each)))
        assert f"{number}" in text or "no longer" in text, (each, text)
    assert alone.view == before
    assert theirs.table.playing


def shown_at_all(outcome: Outcome) -> Json:
    """What came of a press."""
    assert outcome.message is not None
    return outcome.message


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"game": "briscola"}, "briscola"),
        ({"game": "scarto", "players": 7}, "7"),
    ],
)
async def test_what_cannot_be_practised(
    house: House, options: dict[str, Any], sentence: str
) -> None:
    guest = await house.guest("ada")
    assert sentence in told(await guest.command("tarocchi practice", **options))


async def test_a_moment_of_a_match_is_played_on_from(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    await playing.finish()
    guest = playing.opener
    replay = shown(await guest.command("tarocchi replay", match=1, deal=2, trick=20))
    source = (await playing.table.past.replay(2)).at(0)
    outcome = await guest.press(replay, "Play on from here")
    assert outcome.status in ("answered", "deferred")
    message = await guest.until(lambda m: is_mine(m) and int(m["id"]) > int(replay["id"]))
    alone = await at_message(house, guest, message)
    assert alone.view.number == 2
    assert len(alone.view.tricks) in (19, 20)
    assert source.seats[0].hand
    await alone.play_out(Random(1))
    assert "a deal that was played before" in text_of(alone.message)


async def test_nobody_plays_on_from_a_match_under_way(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controls, "is_there", lambda *_: True)
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    while playing.table.public.number == 1:
        await act(playing.table)
        await house.until(lambda: playing.somebody_acts)
    guest = await house.guest("dino")
    alone = await practise(house, guest)
    forged = await guest.person.forge_press(alone.message, "step:play:1:1:3:0")
    assert told(forged) == "This match is not finished yet."
    assert await house.hub.practised_by(guest.user_id, alone.table.row.guild_id, "scarto")
