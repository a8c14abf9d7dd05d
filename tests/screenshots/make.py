"""Makes the pictures of the README and of the first page anew: `python -m tests.screenshots.make`.

Needs Chromium and a font with emoji, on Debian `chromium` and `fonts-noto-color-emoji`.
"""

import asyncio
import io
import logging
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import ViewportSize

from bot.games.packs import PIEMONTESE
from rendering.cards.faces import draw_card
from rendering.cards.look import LETTERS
from rendering.cards.store import store
from tests import gallery
from tests.cogs.support.house import QUICK, House, playing_house
from tests.cogs.support.playing import Party, party
from tests.drawn import draw_cards
from tests.loopback.web.support.screens import open_browser

FOLDER = Path(__file__).parent
CARDS_FOLDER = Path(__file__).parents[2] / "bot/loopback/web/cards"
SCENES = {
    "hand": "turn-scarto-3",
    "table": "playing-tarocco-francese-4",
    "replay": "replay-ottocento-4",
}
"""Pictures of the README that are scenes of the gallery."""
FIRST_PAGE = {
    "queen-of-coins": "DQ",
    "star": "T17",
    "bagatto": "T1",
    "angel": "T20",
    "fool": "MAT",
    "sun": "T19",
    "king-of-cups": "CK",
}
"""Cards of the Tarocco Piemontese on the playground's first page."""
CARD_PX = 200
CARD_COLOURS = 96
DESK: ViewportSize = {"width": 1920, "height": 1200}
ZOOM = 2 / 3
"""The page is shown smaller than it is, so that the table can be seen above the hand."""
CARDS = range(7, 11)
"""So many cards are held then: more would leave no room."""
COLOURS = 256

ALL_LOADED = """() => {
    const pictures = [...document.querySelectorAll(".picture img")];
    return pictures.length >= 2 && pictures.every((each) => each.complete);
}"""


async def make() -> None:
    """Writes all of them."""
    await draw_cards(QUICK.cache)
    store.use(QUICK.cache)
    draw_first_page()
    drawn = dict(gallery.pictures())
    for name, scene in SCENES.items():
        (FOLDER / f"{name}.png").write_bytes(drawn[scene]().png)
    with TemporaryDirectory() as folder:
        async with playing_house(Path(folder)) as house:
            await house.until_signs()
            playing = await party(house, "ada", "bruno", computers=1)
            await playing.start_playing()
            await _play_on(playing)
            (FOLDER / "playground.png").write_bytes(_reduced(await _shot(house, playing)))


def draw_first_page() -> None:
    """Writes the cards of the playground's first page."""
    pack = PIEMONTESE.art
    CARDS_FOLDER.mkdir(exist_ok=True)
    for name, code in FIRST_PAGE.items():
        card = draw_card(pack, code, CARD_PX, index_letters=LETTERS[pack])
        few = card.quantize(CARD_COLOURS, method=Image.Quantize.FASTOCTREE)
        few.save(CARDS_FOLDER / f"{name}.png", "PNG", optimize=True)


async def _play_on(playing: Party) -> None:
    # Until a person has the last card of a trick to play, with some but not too many left.
    choice = Random(1).choice
    while True:
        await playing.house.until(lambda: playing.somebody_acts)
        seen = playing.table.view_of(playing.on_turn.user_id)
        if len(seen.trick.cards) == 2 and len(seen.hand) in CARDS:
            break
        await playing.act(choice)
    await playing.hand_in_turn()


async def _shot(house: House, playing: Party) -> bytes:
    await house.boards.of(playing.table).rest()
    guest = playing.on_turn
    async with open_browser() as browser:
        page = await browser.new_page(
            viewport=DESK, device_scale_factor=ZOOM, color_scheme="dark", locale="en-US"
        )
        await page.goto(f"{house.loopback.url}/?as={guest.person.name}&channel={guest.place}")
        await page.get_by_role("button", name="My hand").last.click()
        await page.mouse.move(0, 0)
        await page.wait_for_function(ALL_LOADED)
        return await page.screenshot()


def _reduced(png: bytes) -> bytes:
    file = io.BytesIO()
    with Image.open(io.BytesIO(png)) as picture:
        picture.convert("RGB").quantize(COLOURS).save(file, "PNG", optimize=True)
    return file.getvalue()


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    asyncio.run(make())
