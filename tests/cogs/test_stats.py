"""The leaderboard, profiles and past matches, as people see them."""

from typing import Any

from bot.games.packs import PIEMONTESE
from bot.loopback.person import Outcome, buttons, images, is_private, selects
from bot.tables.decisions import lobby
from bot.tables.hub import Hub
from rendering.cards import store as cards_store
from rendering.cards.deck import SLOTS
from rendering.pictures.pages.replay import kind_of
from tests.cogs.support.answers import told
from tests.cogs.support.guests import Guest, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import party
from tests.cogs.support.rights import without
from tests.data.support.finished import store
from tests.tables.support.people import ADA, BEPPE, CARLA, open_lobby, play_out

Json = dict[str, Any]


def answer(outcome: Outcome) -> Json:
    """The message that came of it."""
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return outcome.message


async def finished(house: House, *names: str, times: int = 1) -> None:
    """Has matches ended that the first of these people won."""
    guests = [await house.guest(name) for name in names]
    guild = int(house.loopback.world.guild["id"])
    known: dict[int | None, str] = {guest.user_id: guest.name for guest in guests}
    database = house.database
    for time in range(times):
        seats = [(guest.user_id, 10 - 10 * seat) for seat, guest in enumerate(guests)]
        await store(database, *seats, guild=guild, ended_at=1000 + time, names=known)


async def test_the_leaderboard_is_a_picture_with_words(house: House) -> None:
    await finished(house, "ada", "bruno", "carla", times=2)
    bruno = await house.guest("bruno")
    board = answer(await bruno.command("tarocchi leaderboard"))
    [image] = images(board)
    assert "1. Ada: 2 wins of 2, +20 points." in image["description"]
    assert "Your place" not in image["description"]
    assert text_of(board) == ""


async def test_the_leaderboard_in_words_where_files_may_not_be_sent(house: House) -> None:
    await finished(house, "ada", "bruno", "carla")
    await without(house, "attach_files")
    ada = await house.guest("ada")
    board = answer(await ada.command("tarocchi leaderboard", game="scarto"))
    assert images(board) == []
    assert "Leaderboard · Scarto" in text_of(board)
    assert "1\\. Ada: 1 win of 1" in text_of(board)


async def test_a_leaderboard_without_matches_says_how_to_begin(house: House) -> None:
    ada = await house.guest("ada")
    assert "/tarocchi new" in text_of(answer(await ada.command("tarocchi leaderboard")))


async def test_a_profile_shows_what_somebody_has_done(house: House) -> None:
    await finished(house, "ada", "bruno", "carla", times=3)
    bruno = await house.guest("bruno")
    [own] = images(answer(await bruno.command("tarocchi profile")))
    assert own["description"].startswith("Bruno: 2nd place on this server. 3 matches, 0 won")
    ada = await house.guest("ada")
    other = answer(await bruno.command("tarocchi profile", player=str(ada.user_id), game="scarto"))
    [picture] = images(other)
    assert picture["description"].startswith("Ada: 1st place on this server · Scarto.")
    assert "from 0, highest +30, lowest 0, now +30." in picture["description"]


async def test_a_profile_in_words_where_files_may_not_be_sent(house: House) -> None:
    await finished(house, "ada", "bruno", "carla")
    await without(house, "attach_files")
    ada = await house.guest("ada")
    shown = answer(await ada.command("tarocchi profile"))
    assert images(shown) == []
    assert "1 match, 1 won" in text_of(shown)


async def test_a_profile_of_somebody_who_has_not_played(house: House) -> None:
    ada = await house.guest("ada")
    assert text_of(answer(await ada.command("tarocchi profile"))) == (
        "Ada has not finished a match here yet."
    )


async def test_a_profile_of_an_unknown_game(house: House) -> None:
    ada = await house.guest("ada")
    assert "poker" in text_of(answer(await ada.command("tarocchi profile", game="poker")))


# Past deals.


async def played(house: House, guild: int | None = None) -> int:
    """Has a match of Scarto been played to its end by others; returns the table's id."""
    # Drawing the cards anew takes longer than an answer may.
    for kind in {kind_of(3), SLOTS[3]}:
        cards_store.deck(PIEMONTESE.art, kind)
    server = guild or int(house.loopback.world.guild["id"])
    table = await open_lobby(
        Hub(house.database, house.running.parts.clock), BEPPE, CARLA, guild=server
    )
    await table.change(lobby.start, ADA)
    await play_out(table)
    return table.id


async def replay(guest: Guest, table_id: int) -> Outcome:
    """Chooses a match of the history."""
    history = answer(await guest.command("tarocchi history"))
    assert [select["custom_id"] for select in selects(history)] == ["replay", "export"]
    return await guest.person.choose(history, "replay", [str(table_id)])


async def test_a_past_match_is_looked_at_deal_by_deal(house: House) -> None:
    table = await played(house)
    ada = await house.guest("ada")
    sheet = answer(await replay(ada, table))
    assert is_private(sheet)
    for label, deal in (("▶", 2), ("⏭", 3), ("◀", 2), ("⏮", 1)):
        sheet = answer(await ada.press(sheet, label))
        [image] = images(sheet)
        assert image["description"].startswith(f"Scarto · deal {deal}. Scores: Ada ")
        assert len(sheet["attachments"]) == 1
    disabled = [button["label"] for button in buttons(sheet) if button.get("disabled")]
    assert disabled == ["⏮", "◀"]


async def test_a_past_deal_moves_on_request(house: House) -> None:
    table = await played(house)
    ada = await house.guest("ada")
    sheet = answer(await replay(ada, table))
    outcome = await ada.press(sheet, "Animate")
    assert outcome.status == "deferred"
    moving = await ada.until(lambda message: bool(gifs(message)))
    assert is_private(moving)
    [file] = gifs(moving)
    assert file["description"].startswith("Scarto · deal 1. Scores: ")
    data = await ada.person.download(file["url"])
    assert data.startswith(b"GIF89a")
    assert len(data) <= 1_000_000


def gifs(message: Json) -> list[Json]:
    """The moving pictures of a message."""
    return [each for each in message["attachments"] if each["filename"].endswith(".gif")]


async def test_a_match_under_way_cannot_be_looked_at(house: House) -> None:
    await played(house)
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start_playing()
    ada = playing.opener
    history = answer(await ada.command("tarocchi history"))
    outcome = await ada.person.forge_choice(history, "replay", [str(playing.table.id)])
    assert told(outcome) == "This match is not finished yet."


async def test_a_match_of_another_server_cannot_be_looked_at(house: House) -> None:
    await played(house)
    elsewhere = await played(house, guild=12345)
    ada = await house.guest("ada")
    history = answer(await ada.command("tarocchi history"))
    for wish in ("replay", "export"):
        outcome = await ada.person.forge_choice(history, wish, [str(elsewhere)])
        assert told(outcome) == "That table does not exist."


async def test_a_button_of_another_deal_is_not_taken(house: House) -> None:
    table = await played(house)
    ada = await house.guest("ada")
    sheet = answer(await replay(ada, table))
    outcome = await ada.person.forge_press(sheet, f"replay:on:{table}:99")
    assert told(outcome) == "That button no longer works."


async def test_without_the_right_to_send_files_nothing_can_be_looked_at(house: House) -> None:
    table = await played(house)
    await without(house, "attach_files")
    ada = await house.guest("ada")
    assert "Attach Files" in told(await replay(ada, table))


async def test_a_match_that_was_left_stays_in_the_history_of_who_left_it(house: House) -> None:
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    guild = int(house.loopback.world.guild["id"])
    known: dict[int | None, str] = {ada.user_id: ada.name, bruno.user_id: bruno.name}
    seats = ((ada.user_id, 10), (bruno.user_id, -10))
    await store(house.database, *seats, guild=guild, names=known, left=bruno.user_id)
    history = answer(await ada.command("tarocchi history", player=str(bruno.user_id)))
    assert "Ada +10 · Bruno −10 (not played to the end)" in text_of(history)
    profile = answer(await ada.command("tarocchi profile", player=str(bruno.user_id)))
    assert text_of(profile) == "Bruno has not finished a match here yet."
