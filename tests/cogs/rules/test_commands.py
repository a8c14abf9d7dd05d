"""The pages of the rules, and the picture that stands on the first."""

from typing import Any

from bot.loopback.person import Outcome, images, selects
from tests.cogs.support.guests import is_board, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import party, press_more
from tests.cogs.support.rights import without

Json = dict[str, Any]


def _page(outcome: Outcome) -> Json:
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return outcome.message


async def test_the_page_of_the_cards_shows_their_order(house: House) -> None:
    ada = await house.guest("ada")
    page = _page(await ada.command("tarocchi rules", game="scarto"))
    [image] = images(page)
    assert "Trumps, high to low: 20, 21, 19" in image["description"]
    assert (await ada.person.download(image["url"])).startswith(b"\x89PNG")


async def test_the_picture_goes_and_comes_with_the_page(house: House) -> None:
    ada = await house.guest("ada")
    page = _page(await ada.command("tarocchi rules", game="scarto"))
    [select] = selects(page)
    page = _page(await ada.person.choose(page, select["custom_id"], ["play"]))
    assert images(page) == []
    page = _page(await ada.person.choose(page, select["custom_id"], ["deck"]))
    assert len(images(page)) == 1


async def test_where_files_may_not_be_sent_the_words_remain(house: House) -> None:
    await without(house, "attach_files")
    ada = await house.guest("ada")
    page = _page(await ada.command("tarocchi rules", game="scarto", topic="deck"))
    assert images(page) == []
    assert "78 cards" in text_of(page)


async def test_a_table_shows_its_own_rules_in_words_and_picture(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla", game="terziglio", options="straight")
    await playing.opener.press(playing.lobby, "Start")
    await house.until(lambda: playing.somebody_acts)
    guest = playing.on_turn
    hand = await guest.until(lambda m: "It’s your turn" in text_of(m))
    page = _page(await guest.press(hand, "?"))
    assert "starting with the player before the dealer" in text_of(page)
    [select] = selects(page)
    page = _page(await guest.person.choose(page, select["custom_id"], ["deck"]))
    assert "**Trumps:** World, Angel, Sun" in text_of(page)
    assert "**All four suits,**" in text_of(page)
    assert "Trumps, high to low: World, Angel" in images(page)[0]["description"]
    page = _page(await guest.person.choose(page, select["custom_id"], ["options"]))
    assert "**This table** · Straight-rank" in text_of(page)


async def test_the_rules_button_of_the_board_shows_the_rules_of_the_table(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla", options="top_trump=world direction=cw")
    await playing.start()
    board = await playing.opener.until(is_board)
    page = _page(await press_more(playing.opener, board, "Rules"))
    assert "the World (21) is the highest, then 20, the Angel" in text_of(page)
    [select] = selects(page)
    page = _page(await playing.opener.person.choose(page, select["custom_id"], ["play"]))
    assert "play goes round to the left" in text_of(page)
