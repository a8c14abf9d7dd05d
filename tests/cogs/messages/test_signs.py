"""Suit signs in the colours of the cards: uploaded once, used, renewed, and never in the way."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.loopback import Loopback
from bot.loopback.checks.pictures import plain_png
from bot.loopback.person import selects
from bot.texts import texts_for
from cogs.messages import signs
from rendering.art.pips.suits import Colours
from rendering.cards import badges
from rendering.cards.look import spoken
from rendering.pictures import signs as pictures
from tests.cogs.support.guests import card_buttons, cards_in, text_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.playing import party
from tests.loopback.support.controls import control

Json = dict[str, Any]

LIST, UPLOAD = "GET /applications/{}/emojis", "POST /applications/{}/emojis"
PNG = plain_png(1, 2, 3)

SIGNS = 14
"""Hearts and spades are the same in two colours as in four."""
DAY_S = signs.DAY_S + 1


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch, no_emojis: None) -> None:
    """The uploads follow one another at once."""
    monkeypatch.setattr(signs, "UPLOAD_EVERY_S", 0)


async def until(is_so: Callable[[], bool], house: House | None = None) -> None:
    """Returns once it is so, while days pass at the house if one is named."""
    for _ in range(2000):
        if is_so():
            return
        if house is not None:
            await control(house.loopback, "clock", advance_s=DAY_S)
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to be so")


def has_signs(house: House) -> bool:
    """Whether suits have emojis of their own now."""
    return bool(house.running.services.signs.of(Colours.FOUR))


async def uploaded(house: House) -> list[str]:
    """The names of the emojis, once the suits have theirs."""
    await until(lambda: has_signs(house))
    return names_at(house.loopback)


def names_at(loopback: Loopback) -> list[str]:
    """The names of the emojis that the application has."""
    return sorted(emoji["name"] for emoji in loopback.world.emojis.values())


def asked(loopback: Loopback, method: str) -> int:
    """How often the emojis were asked for, made or removed so far."""
    entries = loopback.recorder.entries
    return sum(each["method"] == method and "/emojis" in each["path"] for each in entries)


def emojis_of(hand: Json) -> list[Json]:
    """The emojis of buttons and options of a hand."""
    options = [option for select in selects(hand) for option in select["options"]]
    return [each["emoji"] for each in [*card_buttons(hand), *options] if each.get("emoji")]


async def test_buttons_show_the_signs_of_the_cards(house: House) -> None:
    there = await uploaded(house)
    assert len(there) == SIGNS
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    hand = await playing.hand_in_turn()
    shown = emojis_of(hand)
    assert shown
    assert {emoji["name"] for emoji in shown} <= set(there)
    assert {emoji["id"] for emoji in shown} <= set(house.loopback.world.emojis)
    suits = {emoji["name"].partition("_")[0] for emoji in shown}
    assert suits <= {"swords", "batons", "cups", "coins"}


async def test_they_have_the_suit_colours_that_a_person_chose(house: House) -> None:
    await uploaded(house)
    looks = house.running.services.looks
    looks.begin([replace(spoken("piemontese", texts_for("en")), colours=Colours.TWO)])
    await looks.rest()
    playing = await party(house, "ada", computers=2)
    ada = playing.opener.user_id
    await house.running.services.players.change(ada, lambda old: replace(old, colours="two"))
    await playing.start_playing()
    shown = {each["name"] for each in emojis_of(await playing.hand_in_turn())}
    two = {pictures.draw_sign(suit, Colours.TWO).name for suit in badges.SIGNS}
    assert shown <= two


async def test_they_are_made_once(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            there = await uploaded(house)
        async with playing_house(tmp_path, loopback=loopback) as house:
            assert await uploaded(house) == there
            await until(lambda: asked(loopback, "GET") > 4, house)
        assert (asked(loopback, "POST"), asked(loopback, "DELETE")) == (SIGNS, 0)


async def test_what_is_there_by_name_is_taken_over(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path / "one", loopback=loopback) as house:
            there = await uploaded(house)
        async with playing_house(tmp_path / "other", loopback=loopback) as house:
            assert await uploaded(house) == there
        assert asked(loopback, "POST") == SIGNS


async def test_one_that_was_removed_by_hand_is_made_again(house: House) -> None:
    there = await uploaded(house)
    world = house.loopback.world
    removed = next(iter(world.emojis))
    del world.emojis[removed]
    await until(lambda: names_at(house.loopback) == there, house)
    assert removed not in world.emojis


async def test_a_changed_picture_takes_the_place_of_the_old_one_a_day_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await uploaded(house)
            await house.bot.create_application_emoji(name="somebody_elses", image=PNG)
        monkeypatch.setattr(pictures, "RIM", pictures.RIM + 1)
        monkeypatch.setattr(signs, "draw_signs", pictures.draw_signs.__wrapped__)
        async with playing_house(tmp_path, loopback=loopback) as house:
            both = await uploaded(house)
            assert len(both) == 2 * SIGNS + 1
            assert asked(loopback, "DELETE") == 0
            await until(lambda: len(names_at(loopback)) == SIGNS + 1, house)
            now = {"somebody_elses", *both} - set(before)
            assert names_at(loopback) == sorted(now)
            playing = await party(house, "ada", "bruno", "carla")
            await playing.start_playing()
            shown = {each["name"] for each in emojis_of(await playing.hand_in_turn())}
            assert shown <= now


async def test_a_limit_on_emojis_hurts_nothing(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        await control(loopback, "limit", route=UPLOAD, retry_after=3600)
        async with playing_house(tmp_path, loopback=loopback) as house:
            await until(lambda: asked(loopback, "POST") == 1)
            playing = await party(house, "ada", "bruno", "carla")
            await playing.start_playing()
            shown = emojis_of(await playing.act())
            assert shown == []
            assert not has_signs(house)


async def test_what_was_refused_is_tried_again_later(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        await control(loopback, "limit", route=LIST, retry_after=0.001)
        async with playing_house(tmp_path, loopback=loopback) as house:
            await until(lambda: asked(loopback, "GET") == 1)
            assert not has_signs(house)
            await until(lambda: has_signs(house), house)
            assert len(names_at(loopback)) == SIGNS


async def played_without(house: House) -> tuple[Json, Json]:
    """A card is played although the emojis are gone: what the player is told, and the next hand."""
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    hand, guest = await playing.hand_in_turn(), playing.on_turn
    assert emojis_of(hand)
    house.loopback.world.emojis.clear()
    told = (await guest.play_card(hand, cards_in(hand)[0])).message
    assert told is not None
    return told, await playing.hand_in_turn()


async def test_suits_are_named_again_once_an_emoji_is_gone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await uploaded(house)
    monkeypatch.setattr(signs, "UPLOAD_EVERY_S", 10**6)
    told, following = await played_without(house)
    assert "try again" in text_of(told)
    assert not emojis_of(following)
    assert not has_signs(house)


async def test_an_emoji_that_is_missed_is_made_again_at_once(house: House) -> None:
    there = await uploaded(house)
    await played_without(house)
    assert await uploaded(house) == there


async def test_signs_that_are_refused_although_they_are_there_are_left_out(house: House) -> None:
    await uploaded(house)
    listed, world = asked(house.loopback, "GET"), house.loopback.world
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    hand, gone = await playing.hand_in_turn(), dict(world.emojis)

    def give_back(fault: Exception) -> bool:
        world.emojis.update(gone)
        return False

    house.running.services.guard.refused.append(give_back)
    world.emojis.clear()
    await playing.on_turn.play_card(hand, cards_in(hand)[0])
    await until(lambda: asked(house.loopback, "GET") > listed)
    assert not emojis_of(await playing.hand_in_turn())
    assert not has_signs(house)
    await until(lambda: has_signs(house), house)
    assert len(world.emojis) == SIGNS
