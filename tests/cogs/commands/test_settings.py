"""What players set for themselves, and what their hands look like then."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.games.actions import playable
from bot.loopback.person import images, is_private
from bot.texts import texts_for
from cogs.messages.looks import Looks, look_for
from data.choices.players import Preferences
from rendering.art.pips.suits import Colours
from rendering.cards.look import Look
from rendering.cards.store import kinds
from tests.cogs.commands.support.filling import asked, chosen, fill, set_for_me
from tests.cogs.support.arranged import arrange
from tests.cogs.support.guests import card_buttons, text_of
from tests.cogs.support.house import House, playing_house
from tests.cogs.support.playing import party
from tests.cogs.support.traffic import CALLBACK, HAND_EDIT

Json = dict[str, Any]

NO_TRUMPS = "SK SQ SC SJ S10 S1 S2 BK BQ BC BJ B10 B1 CK CQ CC CJ C10 C1 DK DQ DC DJ D10 D1"


def picture_of(message: Json) -> Json:
    [picture] = images(message)
    found: Json = picture
    return found


async def test_the_form_shows_what_is_chosen_to_its_owner_alone(house: House) -> None:
    ada = await house.guest("ada")
    form = await ada.command("tarocchi settings")
    assert len(asked(form)) == 5
    assert chosen(form) == {
        "letters": "auto",
        "colours": "four",
        "pack": "auto",
        "language": "auto",
        "trick_in_hand": True,
        "reminders": False,
        "everywhere": False,
    }
    sent = await fill(ada, form, letters="KQCJ", reminders=True, everywhere=True)
    assert sent.message is not None
    assert is_private(sent.message)
    assert "Letters of king, queen, cavalier and jack: K Q C J" in text_of(sent.message)
    now = chosen(await ada.command("tarocchi settings"))
    assert (now["letters"], now["reminders"], now["everywhere"]) == ("KQCJ", True, True)
    found = await house.running.services.players.of(ada.user_id)
    assert found == Preferences(letters="KQCJ", reminders="direct", everywhere="Ada")
    bruno = await house.guest("bruno")
    assert chosen(await bruno.command("tarocchi settings"))["letters"] == "auto"


async def test_an_older_form_keeps_what_it_did_not_change(house: House) -> None:
    ada = await house.guest("ada")
    old = await ada.command("tarocchi settings")
    await set_for_me(ada, letters="KQCJ", colours="two")
    sent = await fill(ada, old, letters="RDCV", trick_in_hand=False)
    assert sent.message is not None
    assert "stays as it is now: Letters of king" in text_of(sent.message)
    found = await house.running.services.players.of(ada.user_id)
    assert found == Preferences(trick_in_hand=False, letters="KQCJ", colours="two")
    assert "Nothing was changed." in text_of((await set_for_me(ada)).message or {})


async def test_settings_survive_a_restart(tmp_path: Path) -> None:
    async with playing_house(tmp_path) as house:
        ada = await house.guest("ada")
        await set_for_me(ada, trick_in_hand=False)
    async with playing_house(tmp_path) as house:
        found = await house.running.services.players.of(ada.user_id)
        assert found == Preferences(trick_in_hand=False)


async def test_a_hand_shows_the_trick_with_ones_own_card(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    guest = playing.on_turn

    after = await playing.act()

    words = picture_of(after)["description"]
    assert words.startswith(f"In the trick: {guest.name} ")
    assert f"{guest.name} is winning" in words
    assert "Your hand, 24 cards" in words


async def test_the_trick_comes_with_the_turn_and_not_before(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    await house.boards.of(playing.table).rest()
    first, since = playing.on_turn, len(house.traffic.calls)
    await playing.act_and_see()
    hand = await playing.hand_in_turn()

    assert f"In the trick: {first.name} " in picture_of(hand)["description"]
    await house.boards.of(playing.table).rest()
    counted = house.traffic.count(since)
    # One call for the press, one for the hand whose turn came; the third hand rests.
    assert (counted[CALLBACK], counted[HAND_EDIT]) == (1, 1)


async def test_without_the_trick_a_turn_still_shows_what_may_be_played(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    for guest in playing.guests:
        await set_for_me(guest, trick_in_hand=False)
    await playing.start_playing()
    following = playing.guests[(playing.guests.index(playing.on_turn) + 1) % 3]
    before = picture_of(await following.until_hand())
    assert "You may play" not in before["description"]
    await playing.act_and_see()
    hand = await playing.hand_in_turn()

    assert picture_of(hand)["id"] != before["id"]
    words = picture_of(hand)["description"]
    assert "In the trick" not in words
    view = playing.table.view_of(following.user_id)
    some = playable(view.ask).bit_count() < len(view.hand)
    assert ("You may play" in words) == some


async def test_without_the_trick_the_turn_brings_the_last_trick(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    for guest in playing.guests:
        await set_for_me(guest, trick_in_hand=False)
    await playing.start_playing()
    while not playing.table.public.tricks:
        await playing.act_and_see()
    hand = await playing.hand_in_turn()

    assert f"Trick 1, won by {playing.on_turn.name}: " in picture_of(hand)["description"]


async def test_buttons_have_the_letters_of_the_picture(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    hand = await playing.opener.until_hand()
    assert not letters(hand) & set("RDFV")
    await set_for_me(playing.opener, letters="RDCF")

    await playing.act()
    await house.until(lambda: playing.somebody_acts)

    assert letters(await playing.hand_in_turn()) <= set("RDCF")


async def test_a_pack_of_french_suits_shows_in_picture_and_buttons(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The button of a trump has no sign.
    arrange(monkeypatch, "scarto", {0: NO_TRUMPS})
    playing = await party(house, "ada", computers=2)
    await playing.start_playing()
    await set_for_me(playing.opener, pack="nouveau")

    await playing.act()
    await house.until(lambda: playing.somebody_acts)
    after = await playing.hand_in_turn()

    labels = {button["label"] for button in card_buttons(after)}
    assert all(label[0] in "♠♥♦♣" or label == "Excuse" for label in labels)
    assert not letters(after) & set("FRDV")
    words = picture_of(after)["description"]
    assert not [suit for suit in ("swords", "batons", "cups", "coins") if suit in words]
    # The rules know nothing of it: the same card was played, under its own code.
    assert all(playing.table.game.pack.parse(code) for code in codes(after))


def letters(hand: Json) -> set[str]:
    """The letters of courts on the buttons of cards."""
    ends = {button["label"][-1] for button in card_buttons(hand)}
    return ends & set("KQCJRDFV")


def codes(hand: Json) -> list[str]:
    return [button["custom_id"].split(":")[4] for button in card_buttons(hand)]


# Looks that have to be drawn first.


@pytest.fixture
async def looks(tmp_path: Path) -> AsyncIterator[Looks]:
    """Looks in an empty folder."""
    found = Looks(tmp_path)
    yield found
    await found.close()


def test_wishes_make_a_look() -> None:
    wishes = Preferences(letters="KQCJ", colours="two", pack="nouveau")

    french = texts_for("fr")
    assert look_for(wishes, "piemontese", french) == Look("nouveau", "KQCJ", Colours.TWO)
    assert look_for(wishes, "bolognese", french) == Look("bolognese", "KQCJ", Colours.TWO)
    wishes = replace(wishes, letters="auto", colours="four")
    assert look_for(wishes, "piemontese", french) == Look("nouveau", "RDCV")


def test_without_wishes_the_letters_are_those_of_the_language() -> None:
    seen = {
        language: look_for(Preferences(), "bolognese", texts_for(language))
        for language in ("en", "it", "fr", "de")
    }
    assert seen == {
        "en": Look("bolognese", "KQCJ"),
        "it": Look("bolognese", "RDCF"),
        "fr": Look("bolognese", "RDCV"),
        "de": Look("bolognese", "KDCB"),
    }


async def test_until_a_look_is_drawn_the_usual_one_serves(looks: Looks) -> None:
    wished = Look("nouveau", "KQCJ")

    assert looks.at_hand(wished, "piemontese") == Look("piemontese", "KQCJ")
    assert not looks.is_ready(wished)
    await looks.rest()

    assert looks.is_ready(wished)
    assert looks.at_hand(wished, "piemontese") == wished


async def test_a_look_that_cannot_be_drawn_is_tried_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    looks = Looks(tmp_path / "file" / "cache")
    for _ in range(2):
        wished = Look("nouveau", "KQCJ", Colours.TWO)
        assert looks.at_hand(wished, "nouveau") == Look("nouveau", "KQCJ")
        await looks.rest()
    told = [record.message for record in caplog.records if record.name == "cogs.messages.looks"]
    assert len(told) == len(set(told)) == len(kinds("nouveau"))


async def test_closing_ends_a_drawing_under_way(looks: Looks) -> None:
    wished = Look("bolognese", "KQCJ")
    looks.at_hand(wished, "bolognese")

    await looks.close()

    assert not looks.is_ready(wished)
