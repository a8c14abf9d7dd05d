"""Past matches, as people open them."""

from typing import Any

from bot.games.packs import PIEMONTESE
from bot.loopback.person import Outcome, files, is_private, selects
from bot.tables.decisions import ending, lobby, play
from bot.tables.decisions.wishes import Wish
from bot.tables.hub import Hub
from bot.tables.table import Table
from rendering.cards.deck import SLOTS
from rendering.cards.look import usual
from rendering.cards.store import store as cards
from rendering.pictures.pages.replay import kind_of
from tests.cogs.support.guests import Guest
from tests.cogs.support.house import House
from tests.tables.support.people import ADA, BEPPE, CARLA, open_lobby, play_deal, play_out

Json = dict[str, Any]


def answer(outcome: Outcome) -> Json:
    """The message that came of it."""
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    return outcome.message


async def played(house: House, guild: int | None = None, opener: int = ADA) -> int:
    """Has a match of Scarto been played to its end by others; returns the table's id."""
    table = await _begun(house, guild, opener)
    await play_out(table)
    return table.id


async def closed(house: House, deals: int = 1) -> int:
    """Has others abandon a match of Scarto after so many deals; returns the table's id."""
    table = await _begun(house)
    for _ in range(deals):
        await play_deal(table)
        await table.change(play.next_deal)
    for person in (ADA, BEPPE, CARLA):
        await table.change(ending.agree, person, Wish.ABANDON, sure=True)
    return table.id


async def _begun(house: House, guild: int | None = None, opener: int = ADA) -> Table:
    # Drawing the cards anew takes longer than an answer may.
    for kind in {kind_of(3), SLOTS[3]}:
        cards.deck(usual(PIEMONTESE.art), kind)
    hub = Hub(house.database, house.running.services.clock)
    server = guild or int(house.loopback.world.guild["id"])
    table = await open_lobby(hub, BEPPE, CARLA, guild=server, opener=opener)
    await table.change(lobby.start, opener)
    return table


async def matches_of(guest: Guest, **asked: str) -> Json:
    """The list of past matches that the person alone sees."""
    outcome = await guest.command("tarocchi history", **asked)
    assert outcome.message is not None, outcome
    assert is_private(outcome.message)
    return outcome.message


async def chosen(guest: Guest, page: Json, table_id: int | str) -> Outcome:
    """Chooses a match of the list, even one that is not offered."""
    [select] = selects(page)
    return await guest.person.forge_choice(page, select["custom_id"], [str(table_id)])


async def open_match(guest: Guest, page: Json, table_id: int | None = None) -> Json:
    """The page of a match, the newest one unless another is named, in place of the list."""
    [select] = selects(page)
    value = str(table_id or select["options"][0]["value"])
    return answer(await guest.person.choose(page, select["custom_id"], [value]))


async def record_of(guest: Guest, match: Json) -> bytes:
    """The file behind *Record*."""
    outcome = await guest.press(match, "Record")
    assert outcome.message is not None, outcome
    [file] = files(outcome.message)
    return await guest.person.download(file["url"])
