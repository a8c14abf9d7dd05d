"""How high a hand is on a phone, with both sizes of buttons: a whole deal of every game."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import Page

from bot.games.catalogue import GAMES
from bot.loopback.person import images, is_private
from tests.bench.row import Row, at_most, told
from tests.cogs.support.house import QUICK, House, playing_house
from tests.cogs.support.playing import Party, party
from tests.drawn import draw_cards
from tests.loopback.web.support.screens import METRICS, PHONE, Screens, open_browser
from tests.tables.support.people import act

Json = dict[str, Any]

FOLLOWING, ANYTIME = "hand when following", "hand at any time"
AIMS = {FOLLOWING: 480, ANYTIME: 740}

HEIGHT = """(picture) => {
    const hand = [...document.querySelectorAll(".message.ephemeral")].at(-1);
    const shown = hand?.querySelector(`img[src*="${picture}"]`);
    return shown?.complete && shown.naturalWidth ? hand.getBoundingClientRect().height : 0;
}"""
"""The height of the newest private message, once it shows this picture."""


@dataclass(slots=True)
class Heights:
    """The heights in pixels of one person's hand, by the size of the buttons and the occasion."""

    px: dict[tuple[str, str], list[float]] = field(default_factory=dict)

    def note(self, metrics: str, occasion: str, height: float) -> None:
        """Adds what was measured."""
        self.px.setdefault((metrics, occasion), []).append(height)


def rows() -> Iterator[Row]:
    """The measurements, as rows of a table."""
    for key in GAMES:
        heights = asyncio.run(_measured(key))
        for occasion, most in AIMS.items():
            for metrics in METRICS:
                what, found = f"{occasion}, {key}, {metrics}", heights.px[metrics, occasion]
                yield told(f"{what}, 90 %", quantiles(found, n=10)[-1], "px")
                yield at_most(f"{what}, highest", max(found), most, "px")


async def _measured(key: str) -> Heights:
    await draw_cards(QUICK.cache)
    heights = Heights()
    with TemporaryDirectory() as folder:
        async with playing_house(Path(folder)) as house, open_browser() as browser:
            computers = GAMES[key]().players - 1
            playing = await party(house, "ada", computers=computers, game=key)
            screens, place = Screens(browser, house.loopback), playing.opener.place
            pages = {m: await screens.open("ada", PHONE, place, m) for m in METRICS}
            await playing.opener.press(playing.lobby, "Start")
            await _play(house, playing, pages, heights)
    return heights


async def _play(house: House, playing: Party, pages: dict[str, Page], heights: Heights) -> None:
    table, rng = playing.table, Random(1)
    while True:
        await house.until(lambda: playing.somebody_acts or table.public.score is not None)
        view = table.view_of(playing.opener.user_id)
        if view.score is not None:
            return
        occasions = [ANYTIME]
        if view.phase == "play" and view.trick.cards:
            occasions.append(FOLLOWING)
        await _look(playing, pages, heights, occasions)
        await act(table, rng)


async def _look(
    playing: Party, pages: dict[str, Page], heights: Heights, occasions: list[str]
) -> None:
    # It is this person's turn, so nothing changes any more once everything has been sent.
    await playing.house.boards.of(playing.table).rest()
    hand = await playing.opener.until(lambda m: is_private(m) and bool(images(m)))
    picture = images(hand)[0]["attachment_id"]
    for metrics, page in pages.items():
        shown = await page.wait_for_function(HEIGHT, arg=picture)
        height = await shown.json_value()
        for occasion in occasions:
            heights.note(metrics, occasion, height)
