"""People who wish to be called, and the calls that they get."""

from dataclasses import replace
from datetime import UTC, datetime

from bot.loopback.person import Outcome, buttons
from bot.loopback.world.models import Account
from bot.loopback.world.sample import member, user
from tests.cogs.support.answers import told
from tests.cogs.support.guests import Guest, Json, text_of
from tests.cogs.support.house import TABLES, House
from tests.cogs.support.playing import Party, party

CALL_ME, DONT, CALL = "Call me", "Don’t call me", "Call players"
CHANNEL_RESTS_S, PERSON_RESTS_S, DAY_S = 30 * 60, 2 * 3600, 24 * 3600

NIGHT, DAY = 3, 15


async def wish(house: House, *names: str, card: Json) -> list[Guest]:
    """Has people wish to be called, by the card of a table in the channel."""
    guests = [await house.guest(name) for name in names]
    for guest in guests:
        outcome = await guest.press(card, CALL_ME)
        assert outcome.message is not None, outcome
        assert "You’ll be mentioned" in text_of(outcome.message)
    return guests


async def card_of(playing: Party) -> Json:
    """The message in the channel by which everybody there sees a table."""
    looker = await playing.house.guest("fabio")
    wanted = f"<#{playing.table.row.channel_id}>"
    return await looker.until(lambda m: wanted in text_of(m) and has(m, CALL_ME))


async def lobby_with(house: House, *names: str, opener: str = "ada", game: str = "scarto") -> Party:
    """A lobby of somebody, to which these people wish to be called."""
    playing = await party(house, opener, game=game)
    await wish(house, *names, card=await card_of(playing))
    return playing


async def call(playing: Party, by: int = 0) -> Outcome:
    """Presses *Call players* in a lobby."""
    return await playing.guests[by].press(playing.lobby, CALL)


async def called(playing: Party, by: int = 0) -> Json:
    """Calls players; returns the message that mentions them."""
    answer = told(await call(playing, by))
    assert "called. The call goes" in answer, answer
    return await playing.guests[by].until(calls)


async def lobby_again(playing: Party, opener: str = "ada") -> Party:
    """Another lobby in the same channel, once this one is closed."""
    await playing.guests[0].command("tarocchi leave")
    await playing.house.until(lambda: playing.table.over)
    return await party(playing.house, opener, channel=TABLES)


async def shown_anew(playing: Party) -> Json:
    """The lobby, once it has been shown as it is."""
    board = playing.house.boards.of(playing.table)
    board.show_lobby()
    await board.rest()
    return await playing.opener.person.message(playing.lobby)


def calls(message: Json) -> bool:
    """Whether the message calls players."""
    return "is looking for players" in text_of(message)


def mentioned(message: Json) -> list[str]:
    """Whom a message mentions, so that they are notified."""
    return [each["username"] for each in message["mentions"]]


def has(message: Json, label: str) -> bool:
    """Whether the message has a button with this label."""
    return any(each.get("label") == label for each in buttons(message))


async def lives_where_it_is(house: House, guest: Guest, hour: int) -> None:
    """Has somebody chosen a time zone in which it is this hour now."""
    now = datetime.fromtimestamp(house.loopback.clock.now, UTC)
    east = (hour - now.hour + 11) % 24 - 11
    zone = f"Etc/GMT{-east:+d}" if east else "Etc/GMT"
    await house.running.services.players.change(guest.user_id, lambda old: replace(old, zone=zone))


def newcomers(house: House, count: int) -> list[str]:
    """So many more people on the server, by name."""
    names = [f"guest{number:02}" for number in range(count)]
    for number, name in enumerate(names):
        account = Account(f"11000000000000005{number:02}", name, name.capitalize(), "#444444")
        world = house.loopback.world
        world.keep_person(replace(account, locale="en-US"))
        world.members[account.id] = member(user(account.id, name, account.name), [])
    return names
