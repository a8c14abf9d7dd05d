"""Past matches deal by deal."""

from typing import Any

from bot.loopback.person import buttons, images, is_private
from tests.cogs.support.answers import told
from tests.cogs.support.guests import Guest, text_of
from tests.cogs.support.house import House
from tests.cogs.support.past import answer, chosen, matches_of, open_match, played
from tests.cogs.support.playing import party
from tests.cogs.support.rights import without

Json = dict[str, Any]


async def replay(guest: Guest, table_id: int) -> Json:
    """What *Replay* shows of a match of the history."""
    match = await open_match(guest, await matches_of(guest), table_id)
    return answer(await guest.press(match, "Replay"))


async def test_a_past_match_is_looked_at_deal_by_deal(house: House) -> None:
    table = await played(house)
    ada = await house.guest("ada")
    sheet = await replay(ada, table)
    assert is_private(sheet)
    for label, deal in (("▶", 2), ("⏭", 3), ("◀", 2), ("⏮", 1)):
        sheet = answer(await ada.press(sheet, label))
        [image] = images(sheet)
        assert image["description"].startswith(f"Scarto · deal {deal}. Scores: Ada ")
        assert sheet["attachments"] == []
    disabled = [button["label"] for button in buttons(sheet) if button.get("disabled")]
    assert disabled == ["⏮", "◀"]


async def test_a_past_deal_moves_on_request(house: House) -> None:
    table = await played(house)
    ada = await house.guest("ada")
    sheet = await replay(ada, table)
    outcome = await ada.press(sheet, "Animate")
    assert outcome.status == "deferred"
    moving = await ada.until(lambda message: bool(gifs(message)))
    assert is_private(moving)
    [file] = gifs(moving)
    assert file["description"].startswith("Scarto · deal 1. Scores: ")
    data = await ada.person.download(file["url"])
    assert data.startswith(b"GIF89a")
    assert len(data) <= 1_000_000


async def test_the_moving_picture_is_stopped_and_goes_on(house: House) -> None:
    table = await played(house)
    ada = await house.guest("ada")
    await ada.press(await replay(ada, table), "Animate")
    moving = await ada.until(lambda message: bool(gifs(message)))

    stopped = answer(await ada.press(moving, "⏸ Pause"))

    assert stopped["id"] == moving["id"]
    assert not gifs(stopped)
    there = images(stopped)[0]["description"]
    after = answer(await ada.press(stopped, "▶"))
    assert images(after)[0]["description"] != there
    before = answer(await ada.press(after, "◀"))
    assert images(before)[0]["description"] == there
    await ada.press(before, "Go on")
    again = await ada.until(lambda message: bool(gifs(message)))
    assert again["id"] == moving["id"]
    assert images(again)[0]["description"].startswith("Scarto · deal 1. Scores: ")


def gifs(message: Json) -> list[Json]:
    """The moving pictures of a message."""
    return [each for each in images(message) if each["filename"].endswith(".gif")]


async def test_a_match_under_way_cannot_be_looked_at(house: House) -> None:
    await played(house)
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    ada = playing.opener
    outcome = await chosen(ada, await matches_of(ada), playing.table.id)
    assert told(outcome) == "This match is not finished yet."


async def test_a_match_of_another_server_cannot_be_looked_at(house: House) -> None:
    await played(house)
    elsewhere = await played(house, guild=12345)
    ada = await house.guest("ada")
    outcome = await chosen(ada, await matches_of(ada), elsewhere)
    assert told(outcome) == f"There is no match {elsewhere} on this server."


async def test_a_match_of_ones_own_is_looked_at_from_another_server(house: House) -> None:
    await played(house)
    ada = await house.guest("ada")
    elsewhere = await played(house, guild=12345, opener=ada.user_id)
    match = answer(await chosen(ada, await matches_of(ada), elsewhere))
    assert f"match {elsewhere}" in text_of(match)


async def test_a_button_of_another_deal_is_not_taken(house: House) -> None:
    table = await played(house)
    ada = await house.guest("ada")
    sheet = await replay(ada, table)
    outcome = await ada.person.forge_press(sheet, f"replay:on:{table}:99")
    assert told(outcome) == "That button no longer works."


async def test_without_the_right_to_send_files_nothing_can_be_looked_at(house: House) -> None:
    table = await played(house)
    await without(house, "attach_files")
    ada = await house.guest("ada")
    assert told(await chosen(ada, await matches_of(ada), table)) == (
        "I can’t show a past match here because I’m missing the “Attach Files” permission."
    )
