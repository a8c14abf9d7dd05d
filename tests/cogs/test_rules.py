"""The pages of the rules, and the picture that stands on the first."""

from typing import Any

from bot.loopback.person import Outcome, images, selects
from tests.cogs.support.guests import text_of
from tests.cogs.support.house import House
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
    assert "trumps, high to low: 20, 21, 19" in image["description"]
    assert (await ada.person.download(image["url"])).startswith(b"\x89PNG")


async def test_the_picture_goes_and_comes_with_the_page(house: House) -> None:
    ada = await house.guest("ada")
    page = _page(await ada.command("tarocchi rules", game="scarto"))
    [select] = selects(page)
    page = _page(await ada.person.choose(page, select["custom_id"], ["play"]))
    assert images(page) == []
    assert page["attachments"] == []
    page = _page(await ada.person.choose(page, select["custom_id"], ["deck"]))
    assert len(images(page)) == 1


async def test_where_files_may_not_be_sent_the_words_remain(house: House) -> None:
    await without(house, "attach_files")
    ada = await house.guest("ada")
    page = _page(await ada.command("tarocchi rules", game="scarto", topic="deck"))
    assert images(page) == []
    assert "78 cards" in text_of(page)
