"""A person who plays alone: their one message, and what they do in it."""

import re
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.games.actions import Action, Discard
from bot.games.view import SeatView
from bot.loopback.person import Outcome, buttons, is_private, selects
from bot.loopback.world import sample
from bot.players import choosing
from bot.players.pool import Pool
from bot.tables.daily.days import Days
from bot.tables.shared_deals.field import Field
from bot.tables.table import Table
from bot.tables.thinking import exact
from tests.cogs.support.acting import as_offered, take, way_to
from tests.cogs.support.forms import is_mine
from tests.cogs.support.guests import Guest, Json, discard_selects, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import WARNING, answered

TABLE = re.compile(r"[a-z:]+:(\d+)(?::|$)")


@dataclass
class Soloist:
    """A person who plays alone, with their message as it is now."""

    house: House
    guest: Guest
    table: Table
    message: Json

    @property
    def view(self) -> SeatView:
        """What the person sees."""
        return self.table.view_of(self.guest.user_id)

    async def act(self, rng: Random) -> Action:
        """Does something sensible; returns what."""
        action = as_offered(self.view, choosing.choose("simple", self.view, rng))
        await self.do(action)
        return action

    async def do(self, action: Action) -> None:
        """Does this."""
        view = self.view
        if isinstance(action, Discard):
            await self._discard(action)
            return
        way = way_to(self.message, self.table.id, view, action)
        assert way is not None, (action, text_of(self.message), buttons(self.message))
        while way:
            outcome = await take(self.guest, self.message, way)
            self.message = await answered(self.guest, self.message, outcome)
            assert WARNING not in text_of(self.message), text_of(self.message)
            way = way_to(self.message, self.table.id, view, action)

    async def _discard(self, action: Discard) -> None:
        wanted = {card.code for card in action.cards}
        for group in range(len(discard_selects(self.message))):
            select = discard_selects(self.message)[group]
            values = [each["value"] for each in select["options"] if each["value"] in wanted]
            if values:
                outcome = await self.guest.person.choose(self.message, select["custom_id"], values)
                self.message = await answered(self.guest, self.message, outcome)
        await self.press("Discard")

    async def press(self, label: str) -> Json:
        """Presses a button of the message; returns it as it is then."""
        outcome = await self.guest.press(self.message, label)
        self.message = await answered(self.guest, self.message, outcome)
        return self.message

    async def play_out(self, rng: Random) -> None:
        """Plays until the deal is over."""
        while not self.table.over:
            await self.act(rng)

    async def follow(self) -> None:
        """Takes the table that the message shows as the one where the person plays."""
        self.table = await table_in(self.house, self.guest, self.message)


async def practise(house: House, guest: Guest, game: str = "scarto", **options: Any) -> Soloist:
    """A person with a new deal to play alone."""
    outcome = await guest.command("tarocchi practice", game=game, **options)
    assert outcome.status in ("answered", "deferred"), outcome
    # Cards of tables in the channel have buttons, too.
    message = await guest.until(lambda m: is_private(m) and bool(buttons(m) or selects(m)))
    return await at_message(house, guest, message)


async def at_message(house: House, guest: Guest, message: Json) -> Soloist:
    """A person at the deal that a message of theirs is for."""
    return Soloist(house, guest, await table_in(house, guest, message), message)


async def brought_to_a_deal(house: House, guest: Guest, outcome: Outcome) -> Soloist:
    """A person whose press or command has brought them to a deal."""
    assert outcome.status in ("answered", "deferred"), outcome
    message = outcome.message
    if message is None or not is_mine(message):
        message = await guest.until(is_mine)
    return await at_message(house, guest, message)


async def table_in(house: House, guest: Guest, message: Json) -> Table:
    """The table that a message of somebody who plays alone is for."""
    ids = [each["custom_id"] for each in (*buttons(message), *selects(message))]
    found = next(match for each in ids if (match := TABLE.match(each)))
    return await house.hub.find_for(int(found[1]), guest.user_id)


def days_of(house: House) -> Days:
    """What makes days there."""
    services = house.running.services
    pool = services.hints._pool
    assert pool is None or isinstance(pool, Pool)
    players = exact.ExactPlayers(pool, services.artist._threads)
    return Days(services.database, services.clock, players, Field(players), services.daily_plays)


async def newcomer(house: House, number: int) -> Guest:
    """One more person."""
    world = house.loopback.world
    known = world.person("bruno")
    assert known is not None
    name = f"guest{number}"
    account = replace(known, id=str(int(known.id) + 1000 + number), username=name)
    account = replace(account, name=name.title())
    world.keep_person(account)
    user = sample.user(account.id, account.username, account.name)
    world.members[account.id] = sample.member(user, [])
    return await house.guest(name)
