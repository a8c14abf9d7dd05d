"""Whose language is spoken: what one person sees is in theirs, what all see in the table's."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.loopback.person import is_private, selects
from cogs.layouts import ids
from cogs.layouts.ids import TableAction
from cogs.lobby import ids as lobby_ids
from cogs.press.languages import public_language
from data.choices.servers import ServerChoices
from tests.cogs.commands.support.filling import set_for_me, set_for_server
from tests.cogs.profile.test_commands import finished
from tests.cogs.support.answers import shown_to_all, told
from tests.cogs.support.guests import Guest, says, text_of
from tests.cogs.support.house import House, playing_house
from tests.cogs.support.playing import Party, play_on
from tests.tables.support.people import act as act_at
from tests.texts.support.made_up import made_up

Json = dict[str, Any]

MARKS = {"sv": "§", "da": "¶", "nl": "¤"}
"""The languages of these tests, and how each of their texts begins."""


@pytest.fixture(scope="module")
def more_languages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Three languages beside English."""
    with made_up(tmp_path_factory.mktemp("made-up") / "texts", MARKS):
        yield


@pytest.fixture
async def house(tmp_path: Path, more_languages: None) -> AsyncIterator[House]:
    """A bot that speaks them."""
    async with playing_house(tmp_path) as house:
        yield house


def tongues(message: Json) -> set[str]:
    """The languages of a message, of its labels and pictures, by their marks; none for English."""
    written = str([message[part] for part in ("content", "components", "attachments")])
    # In the settings every language is called by its own name.
    said = {name: written.replace(f"{mark}English", "") for name, mark in MARKS.items()}
    return {name for name, mark in MARKS.items() if mark in said[name]}


def has(message: Json, wish: object) -> bool:
    """Whether the message has a control for this wish."""
    return f"'{wish}'" in str(message)


async def speak(guest: Guest, language: str) -> Json:
    """Chooses the language in the settings; returns these as they are then."""
    outcome = await set_for_me(guest, language=language)
    assert outcome.message is not None, outcome
    return outcome.message


async def table_of(house: House, *guests: Guest, game: str = "scarto", **options: Any) -> Party:
    """A lobby with these people, and computers on the other seats."""
    opener = guests[0]
    outcome = await opener.command("tarocchi new", game=game, place="here", **options)
    assert outcome.status == "answered", outcome
    table = house.newest_table(opener.place)
    lobby = await opener.until(lambda m: has(m, ids.TableButton(table.id, TableAction.START)))
    for guest in guests[1:]:
        await guest.person.press(lobby, str(ids.TableButton(table.id, TableAction.JOIN)))
    panel = await opener.person.press(
        lobby, str(ids.TableButton(table.id, TableAction.SHOW_COMPUTERS))
    )
    assert panel.message is not None
    for _ in range(table.game.players - len(guests)):
        await opener.person.press(panel.message, str(lobby_ids.AddComputer(table.id, "normal")))
    return Party(house, table, guests, lobby)


async def test_what_one_person_sees_is_in_the_language_they_chose(house: House) -> None:
    ada = await house.guest("ada")
    assert tongues(await speak(ada, "auto")) == set()

    assert tongues(await speak(ada, "sv")) == {"sv"}
    assert told(await ada.command("tarocchi hand")).startswith("§")
    assert told(await ada.command("tarocchi rules", game="chess")).startswith("§")
    offered = await ada.person.autocomplete(ada.place, "tarocchi new", "game", game="")
    assert all(choice["name"].startswith("§") for choice in offered)

    await ada.person.speak("da")
    assert told(await ada.command("tarocchi hand")).startswith("§")
    await speak(ada, "auto")
    assert told(await ada.command("tarocchi hand")).startswith("¶")


async def test_commands_are_described_in_every_language(house: House) -> None:
    ada = await house.guest("ada")
    await ada.person.speak("sv-SE")
    [group] = [each for each in await ada.person.commands() if each["name"] == "tarocchi"]
    assert group["description_localized"].startswith("§")
    assert all(each["description_localized"].startswith("§") for each in group["options"])
    assert all("name_localized" not in each for each in group["options"])


async def next_turn(playing: Party, guest: Guest) -> Json:
    """Plays on until it is the turn of a person to play; returns their hand."""
    while True:
        await playing.house.until(lambda: playing.somebody_acts)
        if playing.table.public.phase == "discard":
            await act_at(playing.table)
            continue
        hand = await playing.hand_in_turn()
        if playing.on_turn is guest:
            return hand
        await play_on(playing.on_turn, hand)


async def test_a_hand_follows_a_changed_language_once_it_is_painted(house: House) -> None:
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    playing = await table_of(house, ada, bruno, language="nl")
    await ada.person.press(playing.lobby, str(ids.TableButton(playing.table.id, TableAction.START)))
    hand = await next_turn(playing, ada)
    assert tongues(hand) == set()
    await speak(ada, "sv")
    await play_on(ada, hand)
    hand = await next_turn(playing, ada)
    assert tongues(hand) == {"sv"}
    await speak(ada, "auto")
    # Discord itself speaks another language from now on.
    await ada.person.speak("da")
    await play_on(ada, hand)
    assert tongues(await next_turn(playing, ada)) == {"da"}


async def test_each_plays_a_deal_in_their_own_language(house: House) -> None:
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    await speak(ada, "sv")
    await bruno.person.speak("da")
    playing = await table_of(house, ada, bruno, language="nl")
    assert tongues(await ada.person.message(playing.lobby)) == {"nl"}

    await ada.person.press(playing.lobby, str(ids.TableButton(playing.table.id, TableAction.START)))
    languages = {"ada": "sv", "bruno": "da"}
    while playing.table.public.number == 1:
        await house.until(lambda: playing.somebody_acts)
        if playing.table.public.phase == "discard":
            await act_at(playing.table)
            continue
        hand = await playing.hand_in_turn()
        assert tongues(hand) == {languages[playing.on_turn.person.name]}
        await play_on(playing.on_turn, hand)

    for guest in (ada, bruno):
        await guest.until(
            lambda m: (
                not is_private(m)
                and has(m, ids.TableButton(playing.table.id, TableAction.SHOW_HAND))
            )
        )
        for message in guest.seen.values():
            expected = languages[guest.person.name] if is_private(message) else "nl"
            assert tongues(message) == {expected}, text_of(message)


@pytest.mark.parametrize(
    ("setting", "locale", "own", "spoken"),
    [
        ("", "en-US", "sv-SE", "sv"),
        ("", "en-GB", "pl", "en"),
        ("", "en-US", "", "en"),
        ("", None, "sv", "sv"),
        ("", "da", "sv", "da"),
        ("", "da", "", "da"),
        ("", "pl", "sv", "sv"),
        ("en", "da", "sv", "en"),
        ("nl", "da", "sv", "nl"),
        # A language that is no longer on offer.
        ("fi", "en-US", "sv", "sv"),
    ],
)
def test_who_decides_the_language_of_a_public_message(
    more_languages: None, setting: str, locale: str | None, own: str, spoken: str
) -> None:
    assert public_language(ServerChoices(language=setting), locale, own) == spoken


async def test_a_table_speaks_as_its_opener_unless_something_else_is_chosen(house: House) -> None:
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    await ada.person.speak("sv-SE")
    assert tongues((await table_of(house, ada)).lobby) == {"sv"}
    assert tongues((await table_of(house, bruno)).lobby) == set()
    await speak(bruno, "nl")
    assert tongues((await table_of(house, bruno)).lobby) == {"nl"}
    await set_for_server(ada, language="en")
    assert tongues((await table_of(house, ada)).lobby) == set()
    await set_for_server(ada, language="da")
    assert tongues((await table_of(house, ada)).lobby) == {"da"}
    assert tongues((await table_of(house, bruno, language="sv")).lobby) == {"sv"}


async def test_a_table_speaks_as_a_server_that_is_not_english(house: House) -> None:
    house.loopback.world.guild["preferred_locale"] = "da"
    ada = await house.guest("ada")
    await ada.person.speak("sv-SE")
    assert tongues((await table_of(house, ada)).lobby) == {"da"}


async def test_the_lobby_speaks_another_language_from_then_on(house: House) -> None:
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    playing = await table_of(house, ada)
    menu = await menu_of(bruno, playing)
    assert chosen_language(menu) == "en"
    refused = await bruno.person.choose(
        menu, str(lobby_ids.ChooseLanguage(playing.table.id)), ["nl"]
    )
    assert told(refused) == "You are not sitting at this table."
    assert playing.table.row.language == "en"

    menu = await menu_of(ada, playing)
    outcome = await ada.person.choose(menu, str(lobby_ids.ChooseLanguage(playing.table.id)), ["nl"])
    assert outcome.message is not None
    assert (chosen_language(outcome.message), tongues(outcome.message)) == ("nl", set())
    lobby = await ada.until(says("¤-# **Ada** has changed the language of the table."))
    assert tongues(lobby) == {"nl"}
    await ada.person.press(lobby, str(ids.TableButton(playing.table.id, TableAction.START)))
    board = await ada.until(
        lambda m: (
            not is_private(m) and has(m, ids.TableButton(playing.table.id, TableAction.SHOW_HAND))
        )
    )
    assert tongues(board) == {"nl"}


async def menu_of(guest: Guest, playing: Party) -> Json:
    """What *Table…* opens."""
    outcome = await guest.person.press(
        playing.lobby, str(ids.TableButton(playing.table.id, TableAction.SHOW_MENU))
    )
    assert outcome.message is not None
    return outcome.message


def chosen_language(menu: Json) -> str:
    """The language of the table, as its menu shows it."""
    [select] = [each for each in selects(menu) if each["custom_id"].startswith("language:")]
    [value] = [option["value"] for option in select["options"] if option.get("default")]
    return str(value)


async def test_what_is_shown_to_everyone_is_in_the_language_of_the_server(house: House) -> None:
    await finished(house, "ada", "bruno", "carla")
    ada = await house.guest("ada")
    await speak(ada, "sv")
    await set_for_server(ada, language="da")
    assert await shown_by(ada) == {"da"}
    await set_for_server(ada, language="-")
    assert await shown_by(ada) == {"sv"}


async def shown_by(guest: Guest) -> set[str]:
    """The languages of the profile that somebody shows to everyone."""
    own = await guest.command("tarocchi profile")
    assert own.message is not None
    assert tongues(own.message) == {"sv"}
    return tongues(await shown_to_all(guest, own.message, "§Show everyone"))
