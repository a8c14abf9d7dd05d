"""The pack a table is shown with: chosen by anybody there, for pictures and words, never a rule."""

from typing import Any

from bot.loopback.person import images
from bot.tables.decisions import ending
from tests.cogs.commands.support.filling import choose, set_for_me
from tests.cogs.lobby.test_options import form_of
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import Guest, is_board, is_result, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, is_lobby, party, press_more

Json = dict[str, Any]

ITALIAN = ("swords", "batons", "cups", "coins")
FRENCH = ("spades", "clubs", "hearts", "diamonds")


def described(message: Json) -> str:
    [picture] = images(message)
    return str(picture["description"])


def suits_of(words: str) -> tuple[bool, bool]:
    """Whether Italian suits are named, and whether French ones are."""
    return any(suit in words for suit in ITALIAN), any(suit in words for suit in FRENCH)


async def french_party(house: House, *names: str) -> Party:
    playing = await party(house, *names, computers=3 - len(names), pack="nouveau")
    assert playing.table.setup.drawing == "nouveau"
    return playing


async def prefer(guest: Guest, pack: str) -> None:
    await set_for_me(guest, pack=pack)


async def test_everybody_sees_the_pack_of_the_table(house: House) -> None:
    playing = await french_party(house, "ada", "bruno")
    assert "Tarot Nouveau, 78 cards" in described(await playing.opener.until(is_lobby))
    await playing.start_playing()
    for _ in range(6):
        await playing.act_and_see()
    await house.until(lambda: playing.somebody_acts)
    await house.boards.of(playing.table).rest()

    board = await playing.opener.until(is_board)
    hand = await playing.hand_in_turn()
    outcome = await press_more(playing.opener, board, "Last trick")

    for words in (described(board), described(hand), text_of(hand)):
        assert not suits_of(words)[0], words
    assert suits_of(described(hand))[1]
    assert outcome.message is not None
    assert not suits_of(text_of(outcome.message))[0]


async def test_a_player_sees_his_hand_in_the_pack_that_he_chose(house: House) -> None:
    playing = await french_party(house, "ada", "bruno")
    ada, bruno = playing.guests
    await prefer(ada, "piemontese")
    await playing.start()
    assert suits_of(described(await ada.until_hand())) == (True, False)
    assert suits_of(described(await bruno.until_hand())) == (False, True)


async def test_the_pack_is_chosen_among_the_options(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    bruno = playing.guests[1]
    await choose(bruno, await form_of(playing, bruno), pack="nouveau")
    lobby = await playing.opener.until(
        says("**Bruno** has changed the options. Card design: French suits · Tarot Nouveau")
    )
    assert "Tarot Nouveau, 78 cards" in described(lobby)
    assert playing.table.game.pack.art == "piemontese"


async def test_a_pack_whose_cards_do_not_match(house: House) -> None:
    ada = await house.guest("ada")
    async with nothing_changes(house):
        said = told(await ada.command("tarocchi new", game="ottocento", pack="nouveau"))
    assert said == (
        "Card design (`pack`): nouveau is not possible. It can be: Tarocco Bolognese (`bolognese`)."
    )


async def test_packs_while_typing(house: House) -> None:
    ada = await house.guest("ada")

    async def offered(game: str, typed: str) -> list[str]:
        found = await ada.person.autocomplete(
            ada.place, "tarocchi new", "pack", game=game, pack=typed
        )
        return [choice["value"] for choice in found]

    assert await offered("scarto", "") == ["piemontese", "nouveau"]
    assert await offered("tarocco-francese", "pie") == ["piemontese"]
    assert await offered("ottocento", "") == ["bolognese"]
    assert await offered("po*ker", "") == []


async def test_a_rematch_is_shown_with_the_same_pack(house: House) -> None:
    playing = await french_party(house, "ada")
    await playing.start_playing()
    await playing.table.change(ending.agree, playing.opener.user_id)
    await playing.finish()
    result = await playing.opener.until(is_result)

    again = await playing.opener.press(result, "Rematch")

    assert again.message is not None
    assert is_lobby(again.message)
    assert "Tarot Nouveau, 78 cards" in described(again.message)


async def test_the_pack_is_kept(house: House) -> None:
    playing = await french_party(house, "ada")
    [row] = await house.database.reading.execute_fetchall(
        "SELECT setup FROM tables WHERE id = ?", (playing.table.id,)
    )
    assert tuple(row) == ('{"pack": "nouveau"}',)
