"""The ways in which boards are shown: by calls for the channel, or by tokens of presses."""

from dataclasses import dataclass
from typing import Literal

import pytest

from tests.cogs.support import troubles
from tests.cogs.support.traffic import FOLLOW_UP, FRAME, INVITATION, POST


@dataclass(frozen=True)
class Way:
    """One of them, as the settings name it: with the kinds of request that post and change a
    board, and the routes these take."""

    boards: Literal["channel", "token"]
    post: str
    change: str
    post_route: str
    change_route: str

    def __str__(self) -> str:
        return self.boards


CHANNEL = Way("channel", POST, FRAME, troubles.POST, troubles.FRAME)
TOKEN = Way("token", FOLLOW_UP, INVITATION, troubles.HAND_NEW, troubles.HAND_EDIT)

BOTH_WAYS = pytest.mark.parametrize("way", [CHANNEL, TOKEN], ids=str)
"""Has a test run once with each; all others show boards in the way of the channel."""
