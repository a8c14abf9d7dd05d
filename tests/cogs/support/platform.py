"""Discord otherwise than it usually is: the outcomes of a trial, as facts and as what happens."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.loopback import Loopback


@contextmanager
def only_originals(loopback: Loopback) -> Iterator[None]:
    """The token of a press does not reach the message that was pressed by its id."""
    loopback.world.unsure.by_id = False
    yield
    loopback.world.unsure.by_id = True
