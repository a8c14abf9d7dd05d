"""The process that draws cards, so that nobody who plays waits for that."""

import os
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from rendering.cards.deck import CardKind
from rendering.cards.look import Look
from rendering.cards.store import require_writable, store

NICENESS = 10
"""How far the process stands behind those that answer presses."""


class DrawingProcess:
    """A process that draws cards into a folder, one kind of a look after the other."""

    def __init__(self, folder: Path) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=_draw, args=(theirs, folder), daemon=True)
        self._process.start()
        theirs.close()
        self.lives = True

    def draw(self, look: Look, kind: CardKind) -> bool:
        """Return once the cards have been drawn and written, or whether that is not to be."""
        try:
            self._connection.send((look, kind))
            return bool(self._connection.recv())
        except (EOFError, OSError):
            self.lives = False
            return False

    def kill(self) -> None:
        """End the process, whatever it is doing; a file is written whole or not at all.

        The connection closes itself once no thread waits for it any more.
        """
        self._process.kill()
        self._process.join()


def _draw(connection: Connection, folder: Path) -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    store.use(folder)
    # Whoever asked may be gone at any time: killed, say, while something is drawn.
    with suppress(EOFError, ConnectionError):
        while True:
            look, kind = connection.recv()
            connection.send(_is_written(folder, look, kind))


def _is_written(folder: Path, look: Look, kind: CardKind) -> bool:
    try:
        require_writable(folder)
    except OSError:
        return False
    store.deck(look, kind)
    return store.holds(look, kind)
