"""Discord otherwise than it usually is: the outcomes of a trial, as facts and as what happens."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.loopback.wire.errors import unknown_message
from bot.loopback.world import interactions
from bot.loopback.world.things import Interaction, Message
from bot.loopback.world.world import World


@contextmanager
def only_originals() -> Iterator[None]:
    """The token of a press does not reach the message that was pressed by its id."""
    find = interactions.message_of

    def message_of(world: World, interaction: Interaction, id: str) -> Message:
        if id == interaction.message_id:
            raise unknown_message()
        return find(world, interaction, id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(interactions, "message_of", message_of)
        yield
