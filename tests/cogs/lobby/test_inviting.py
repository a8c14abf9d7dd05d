"""People who are invited: mentioned once, with a seat that is kept for them for a while."""

from pathlib import Path

import pytest

from bot.loopback.person import NotPossible, selects
from tests.cogs.support.answers import nothing_changes, told
from tests.cogs.support.guests import Guest, Json, has_button, says, text_of, thread_of
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.playing import (
    ADD,
    Party,
    add_computers,
    is_lobby,
    panel_of,
    party,
    press_in,
)
from tests.cogs.support.traffic import POST
from tests.loopback.support.controls import control

KEPT_S = 600
BOT = "1100000000000000001"
INVITE = "Invite to my table"
"""A command in the menu of a person."""


def calls(message: Json) -> bool:
    """Whether the message calls people to a table."""
    return "would like to play" in text_of(message)


def people_of(menu: Json) -> str:
    """The select for people in the menu of a lobby."""
    [found] = [s["custom_id"] for s in selects(menu) if s["custom_id"].startswith("invite:")]
    return str(found)


async def invite(playing: Party, *people: str, by: int = 0) -> Json:
    """Chooses people in the menu; returns the menu as it is then."""
    guest = playing.guests[by]
    menu = await panel_of(guest, playing.lobby, "Table…")
    outcome = await guest.person.choose(menu, people_of(menu), people)
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return outcome.message


def invited(menu: Json) -> list[Json]:
    """The select that people are chosen in, if there is one."""
    return [select for select in selects(menu) if select["custom_id"].startswith("invite:")]


async def test_the_invited_are_mentioned_once_and_exactly_they(house: House) -> None:
    playing = await party(house, "ada", game="piedicavallo")
    since = house.traffic.count()[POST]
    await invite(playing, "bruno")
    called = await playing.opener.until(calls)
    menu = await invite(playing, "bruno", "carla")
    fresh = await playing.opener.until(lambda m: calls(m) and m["id"] != called["id"])
    carla = await house.guest("carla", playing.opener.place)
    assert [each["username"] for each in called["mentions"]] == ["bruno"]
    assert [int(each["id"]) for each in fresh["mentions"]] == [carla.user_id]
    [select] = invited(menu)
    assert len(select["default_values"]) == 2
    assert house.traffic.count()[POST] == since + 2


async def test_a_seat_that_is_kept_is_not_counted_as_empty(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    await invite(playing, "carla")
    panel = await panel_of(playing.opener, playing.lobby, "Computers")
    assert "Empty seats: 0." in text_of(panel)
    call = await playing.opener.until(calls)
    assert "A seat is kept for you until" in text_of(call)


async def test_a_kept_seat_is_for_the_invited(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    await invite(playing, "carla")
    lobby = await playing.opener.until(lambda m: is_lobby(m) and "kept for Carla" in text_of(m))
    dino = await house.guest("dino", playing.opener.place)
    carla = await house.guest("carla", playing.opener.place)
    async with nothing_changes(house):
        for outcome in (
            await dino.press(lobby, "Join"),
            await press_in(playing.opener, lobby, "Computers", ADD),
        ):
            assert told(outcome).startswith(
                "The free seats are kept for Carla, the first until <t:"
            )
    outcome = await carla.press(await carla.until(calls), "Join")
    assert told(outcome) == "You have a seat. The lobby is above."
    await playing.opener.until(lambda m: is_lobby(m) and "**Carla**" in text_of(m))
    assert playing.table.kept == ()
    # That press was made at the table, so the cards can be dealt with its token.
    await playing.start()
    await carla.until_hand()


async def test_one_more_is_invited_from_their_menu(house: House) -> None:
    playing = await party(house, "ada", game="piedicavallo")
    ada = playing.opener
    await invite(playing, "carla")
    sent = told(await ada.person.use_on("tables", INVITE, "bruno"))
    assert sent.startswith(
        f"A seat at your table in <#{playing.table.row.channel_id}> is kept for **Br"
    )
    called = await ada.until(lambda m: calls(m) and "bruno" in str(m["mentions"]))
    assert [each["username"] for each in called["mentions"]] == ["bruno"]
    assert [kept.name for kept in playing.table.kept] == ["Carla", "Bruno"]


@pytest.mark.parametrize(
    ("by", "whom", "sentence"),
    [
        ("ada", "ada", "You already have a seat, so you need no invitation."),
        ("ada", BOT, "Bots can’t be invited."),
        ("ada", "bruno", "One of these people is already sitting at this table."),
        ("carla", "dino", "You are not at a table here that is waiting for players."),
    ],
)
async def test_who_cannot_be_invited_from_a_menu(
    house: House, by: str, whom: str, sentence: str
) -> None:
    playing = await party(house, "ada", "bruno")
    guest = await house.guest(by)
    async with nothing_changes(house):
        assert told(await guest.person.use_on("tables", INVITE, whom)).startswith(sentence)
    assert playing.table.kept == ()


async def test_who_is_not_invited_any_more(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    await invite(playing, "carla")
    await invite(playing)
    dino = await house.guest("dino", playing.opener.place)
    assert (await dino.press(playing.lobby, "Join")).status == "answered"
    assert playing.table.seating.has(dino.user_id)


async def test_seats_are_kept_for_ten_minutes(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    await invite(playing, "carla")
    await playing.opener.until(lambda m: is_lobby(m) and "kept for Carla" in text_of(m))
    house.loopback.clock.advance(KEPT_S - 5)
    assert len(playing.table.kept) == 1
    house.loopback.clock.advance(5)
    await playing.opener.until(lambda m: is_lobby(m) and "kept for" not in text_of(m))
    dino = await house.guest("dino")
    invitation = await dino.until(lambda m: int(m["id"]) == playing.table.row.channel_id)
    assert (await dino.press(invitation, "Join")).status == "answered"
    assert playing.table.seating.has(dino.user_id)


async def test_seats_are_kept_across_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await party(house, "ada", "bruno")
            await invite(before, "carla")
        async with playing_house(tmp_path, loopback=loopback) as house:
            table = await house.table()
            assert [kept.name for kept in table.kept] == ["Carla"]
            dino = await house.guest("dino", before.opener.place)
            assert told(await dino.press(before.lobby, "Join")).startswith(
                "The free seats are kept for Carla"
            )
            loopback.clock.advance(KEPT_S)
            await dino.until(lambda m: is_lobby(m) and "kept for" not in text_of(m))
            assert (await dino.press(before.lobby, "Join")).status == "answered"
            assert table.seating.has(dino.user_id)


@pytest.mark.parametrize(
    ("people", "sentence"),
    [
        (["ada"], "You already have a seat, so you need no invitation."),
        ([BOT], "Bots can’t be invited."),
        (["bruno"], "One of these people is already sitting at this table."),
    ],
)
async def test_who_cannot_be_invited(house: House, people: list[str], sentence: str) -> None:
    playing = await party(house, "ada", "bruno")
    menu = await panel_of(playing.opener, playing.lobby, "Table…")
    async with nothing_changes(house):
        outcome = await playing.opener.person.choose(menu, people_of(menu), people)
        assert told(outcome).startswith(sentence)
    with pytest.raises(NotPossible):
        await playing.opener.person.choose(menu, people_of(menu), ["carla", "dino"])


async def test_who_cannot_come_gives_the_seat_back(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    menu = await invite(playing, "carla")
    call = await playing.opener.until(calls)
    dino = await house.guest("dino", playing.opener.place)
    carla = await house.guest("carla", playing.opener.place)
    async with nothing_changes(house):
        said = told(await dino.press(call, "Can’t now"))
        assert said == "No seat is kept for you here."
    assert told(await carla.press(call, "Can’t now")).startswith("Your seat is free again")
    await playing.opener.until(lambda m: is_lobby(m) and "**Carla** can’t play now." in text_of(m))
    assert not playing.table.kept
    # The select that still shows the guest is brought up to date, and then invites them again.
    outcome = await playing.opener.person.choose(menu, people_of(menu), ["carla"])
    fresh = outcome.message
    assert fresh is not None
    assert "The invitations have just changed" in text_of(fresh)
    assert people_of(fresh) != people_of(menu)
    assert not playing.table.kept
    await playing.opener.person.choose(fresh, people_of(fresh), ["carla"])
    assert [kept.name for kept in playing.table.kept] == ["Carla"]


async def test_the_opener_releases_what_is_kept(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    await invite(playing, "carla")
    ada, bruno = playing.guests
    async with nothing_changes(house):
        outcome = await press_in(bruno, playing.lobby, "Table…", "Release seats")
        assert told(outcome).startswith("Only the person who opened this table")
    panel = await panel_of(ada, playing.lobby, "Computers")
    assert "Kept for: Carla." in text_of(panel)
    await ada.press(panel, "Release seats")
    assert playing.table.kept == ()
    await ada.press(panel, ADD)
    assert not playing.table.seating.free


async def test_a_start_says_for_whom_seats_are_kept(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    await invite(playing, "carla")
    asked = (await playing.opener.press(playing.lobby, "Start")).message
    assert asked is not None
    assert "Seats are still kept for: Carla." in text_of(asked)
    assert playing.table.in_lobby
    assert (await playing.opener.press(asked, "Start with computers")).status == "answered"
    await playing.opener.until_hand()
    assert not any(playing.table.seating.has(each.user_id) for each in playing.table.kept)


async def test_a_full_table_invites_nobody(house: House) -> None:
    playing = await party(house, "ada", "bruno")
    menu = await panel_of(playing.opener, playing.lobby, "Table…")
    await add_computers(playing.opener, playing.lobby)
    async with nothing_changes(house):
        outcome = await playing.opener.person.choose(menu, people_of(menu), ["carla"])
        assert told(outcome).startswith("There are not enough free seats")
    assert invited(await panel_of(playing.opener, playing.lobby, "Table…")) == []


async def test_a_stranger_invites_nobody(house: House) -> None:
    playing = await party(house, "ada")
    dino = await house.guest("dino", playing.opener.place)
    menu = await panel_of(dino, playing.lobby, "Table…")
    async with nothing_changes(house):
        outcome = await dino.person.choose(menu, people_of(menu), ["carla"])
    assert told(outcome) == "You are not sitting at this table."


async def test_who_has_left_the_server_is_not_invited(house: House) -> None:
    playing = await party(house, "ada")
    carla = await house.guest("carla")
    menu = await panel_of(playing.opener, playing.lobby, "Table…")
    await control(house.loopback, "server", who="carla", do="leave")
    gone = "One of these people is not on this server"
    async with nothing_changes(house):
        chosen = [str(carla.user_id)]
        forged = await playing.opener.person.forge_choice(menu, people_of(menu), chosen)
        assert told(forged).startswith(gone)
        asked = {"game": "scarto", "with": f"<@{carla.user_id}>"}
        assert told(await playing.opener.command("tarocchi new", **asked)).startswith(gone)
    assert playing.table.kept == ()


# In the command.


async def opened_with(ada: Guest, text: str, **options: str) -> Json:
    outcome = await ada.command("tarocchi new", game="scarto", **options, **{"with": text})
    assert outcome.message is not None
    return outcome.message


@pytest.mark.parametrize("place", ["thread", "here"])
async def test_friends_are_invited_with_the_command(house: House, place: str) -> None:
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    carla = await house.guest("carla")
    await opened_with(ada, f"<@{bruno.user_id}> <@!{carla.user_id}>", place=place)
    await house.until(lambda: any(table.kept for table in house.hub.open_tables()))
    [table] = house.hub.open_tables()
    assert [kept.name for kept in table.kept] == ["Bruno", "Carla"]
    for guest in (ada, bruno, carla):
        guest.place = str(table.row.channel_id)
    call = await bruno.until(calls)
    mentioned = {int(each["id"]) for each in call["mentions"]}
    assert mentioned == {bruno.user_id, carla.user_id}
    lobby = await ada.until(lambda m: is_lobby(m) and "kept for Carla" in text_of(m))
    for guest in (bruno, carla):
        assert (await guest.press(call, "Join")).status == "answered"
    await ada.until(lambda m: is_lobby(m) and has_button(m, "Leave"))
    await ada.press(lobby, "Start")
    for guest in (bruno, carla):
        await guest.until_hand()


async def test_the_invitation_says_for_whom_seats_are_kept(house: House) -> None:
    ada, bruno = await house.guest("ada"), await house.guest("bruno")
    opened = await opened_with(ada, f"<@{bruno.user_id}>")
    message = await ada.until(says("Seats kept for: Bruno.", "Free seats: 1."))
    assert message["id"] == opened["id"]
    assert thread_of(message)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("<@1100000000000000011>", "You already have a seat, so you need no invitation."),
        (f"<@{BOT}>", "Bots can’t be invited."),
        ("<@1234567>", "One of these people is not on this server"),
        ("bruno", "Mention the people to invite"),
        ("<@1100000000000000012> and co", "Mention the people to invite"),
        (
            "<@1100000000000000012><@1100000000000000013><@1100000000000000014>",
            "There are not enough free seats to invite that many people.",
        ),
    ],
)
async def test_mentions_that_cannot_be(house: House, text: str, sentence: str) -> None:
    ada = await house.guest("ada")
    async with nothing_changes(house):
        outcome = await ada.command("tarocchi new", game="scarto", **{"with": text})
        assert told(outcome).startswith(sentence)
    assert house.hub.open_tables() == ()
