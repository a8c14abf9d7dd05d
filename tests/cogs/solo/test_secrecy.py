"""While others can still play a deal, nobody is told a card of it, nor what others made of it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from bot.games.packs import BOLOGNESE, NOUVEAU, PIEMONTESE
from bot.loopback.person import is_private
from bot.tables.challenges.challenges import GRACE_S
from bot.tables.table import Table
from data.finished.periods import DAY_S
from tests.cogs.solo.alone import at_message
from tests.cogs.solo.test_challenges import challenge, play, results
from tests.cogs.support.answers import shown_to_all
from tests.cogs.support.forms import is_mine, shown
from tests.cogs.support.guests import Guest, has_button, text_of
from tests.cogs.support.house import House
from tests.cogs.support.secrecy import Drawn, Watch, drawing_observed, mentioned, strings
from tests.cogs.support.traffic import Call

NAMES = ("ada", "bruno", "carla")
DEALS = 2
TABLE = re.compile(r"(?:play|pick|do|speak|nth|declare|solo:\w+|review):(\d+)(?::|$)")
PACKS = (PIEMONTESE, BOLOGNESE, NOUVEAU)


class WatchOfAll:
    """Looks at everything that is sent to people who play alone, and to all."""

    def __init__(self, house: House, drawn: dict[str, Drawn]) -> None:
        self.leaks: list[object] = []
        self.seen = 0
        self.public = 0
        self._house, self._drawn = house, drawn
        self._watches: dict[int, Watch] = {}
        self._names: dict[int, str] = {}

    def meet(self, guest: Guest, name: str) -> None:
        """Notes what somebody is called, which only they are told."""
        self._names[guest.user_id] = name

    def look(self, call: Call) -> None:
        """Notes what the call gives away."""
        texts = [text for _, text in strings([call.entry["body"], [*call.files]])]
        if call.reader is None:
            self._look_at_public(texts)
            return
        reader = int(call.reader)
        others = [name for user, name in self._names.items() if user != reader]
        self.leaks += [(reader, text) for text in texts for name in others if name in text]
        table = self._table(texts, reader)
        if table is not None:
            self.seen += 1
            watch = self._watches.setdefault(table.id, Watch(table, self._drawn))
            watch.look(call)
            self.leaks += watch.leaks
            watch.leaks.clear()

    def _look_at_public(self, texts: list[str]) -> None:
        self.public += 1
        for pack in PACKS:
            self.leaks += [text for text in texts if mentioned(pack, text)]

    def _table(self, texts: list[str], reader: int) -> Table | None:
        for found in filter(None, map(TABLE.match, texts)):
            table = self._house.hub._known(int(found[1]))
            if table is not None and table.row.is_solo and table.seating.has(reader):
                return table
        return None


@contextmanager
def watching(house: House) -> Iterator[WatchOfAll]:
    """A watch on all that is sent within the block."""
    with drawing_observed() as drawn:
        watch = WatchOfAll(house, drawn)
        house.traffic.listeners.append(watch.look)
        yield watch
        house.traffic.listeners.remove(watch.look)


@pytest.mark.parametrize("game", ["terziglio", "tarocco-francese"])
async def test_nothing_of_a_challenge_is_told_before_its_end(friends: House, game: str) -> None:
    people = [await friends.guest(name) for name in NAMES]
    with watching(friends) as watch:
        post = await challenge(people[0], game=game, deals=DEALS)
        # Who has opened it is named in its post.
        for guest, name in zip(people[1:], ("Bruno", "Carla"), strict=True):
            watch.meet(guest, name)
        for seed, guest in enumerate(people):
            alone = await play(friends, guest, post)
            await alone.play_out(Random(seed))
            while has_button(alone.message, "Play on"):
                await alone.press("Play on")
                await alone.follow()
                await alone.play_out(Random(seed))
            await guest.press(post, "My results")
    assert watch.leaks == []
    assert watch.seen > 50
    assert watch.public > 2
    friends.loopback.clock.advance(3 * DAY_S + GRACE_S)
    with watching(friends) as watch:
        over = await results(people[0], post)
        page = shown(await people[1].press(over, "My results"))
    assert "Bruno" in text_of(page)
    assert "Carla" in text_of(page)


async def test_the_watch_would_notice(friends: House) -> None:
    people = [await friends.guest(name) for name in NAMES[:2]]
    with watching(friends) as watch:
        post = await challenge(people[0], deals=DEALS)
        alone = await play(friends, people[0], post)
        assert watch.leaks == []
        # What nobody may be told of Bruno stands in the answer.
        watch.meet(people[1], "2 deals")
        await people[0].press(post, "My results")
        assert watch.leaks
        watch.leaks.clear()
        channel = friends.bot.get_partial_messageable(int(people[0].place))
        await channel.send(alone.table.game.pack.cards[0].code)
        assert watch.leaks


async def test_nothing_of_a_day_is_told_before_its_end(daily: House) -> None:
    people = [await daily.guest(name) for name in NAMES]
    with watching(daily) as watch:
        for guest, name in zip(people, NAMES, strict=True):
            watch.meet(guest, name.title())
        await people[0].command("tarocchi-admin daily", channel=people[0].place)
        daily.loopback.clock.advance(120)
        post = await people[0].until(lambda m: not is_private(m) and has_button(m, "Play"))
        for seed, guest in enumerate(people):
            await guest.press(post, "Play")
            message = await guest.until(is_mine)
            alone = await at_message(daily, guest, message)
            await alone.play_out(Random(seed))
            done = await guest.until(lambda m: is_private(m) and has_button(m, "Share"))
            await shown_to_all(guest, done, "Share")
            await guest.press(post, "Board")
    assert watch.leaks == []
    assert watch.seen > 50
    assert watch.public > 3
