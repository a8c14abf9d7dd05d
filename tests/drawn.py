"""The cards of every pack, drawn before anybody waits for a picture."""

import asyncio
from multiprocessing import get_context
from pathlib import Path

from bot.games.catalogue import GAMES
from rendering.cards.look import Look, looks_of
from rendering.cards.store import is_prepared, kinds, store


async def draw_cards(cache: Path) -> None:
    """Draws every pack that is not in the cache yet, as it is seen in each language.

    This takes seconds and happens once, in a process for each pack.
    """
    packs = [looks_of(art) for art in dict.fromkeys(game.pack.art for game in GAMES.values())]
    missing = [looks for looks in packs if not all(is_prepared(cache, e) for e in looks)]
    context = get_context("spawn")
    drawing = [context.Process(target=_draw, args=(cache, looks)) for looks in missing]
    for process in drawing:
        process.start()
    await asyncio.gather(*(asyncio.to_thread(process.join) for process in drawing))


def _draw(cache: Path, looks: tuple[Look, ...]) -> None:
    store.use(cache)
    for look in looks:
        prepare(look)


def prepare(look: Look) -> None:
    """Has all kinds of a pack in memory and on disk."""
    for kind in kinds(look.pack):
        store.deck(look, kind)
