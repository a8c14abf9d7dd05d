"""What the bot may do in a channel, as its owner sets it."""

from tests.cogs.support.house import TABLES, House
from tests.loopback.support.controls import control

RIGHTS = {
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "create_public_threads": 1 << 35,
    "send_messages_in_threads": 1 << 38,
}


async def without(house: House, *rights: str, channel: str = TABLES) -> None:
    """Takes these rights from the bot in a channel."""
    left = sum(bit for right, bit in RIGHTS.items() if right not in rights)
    await control(house.loopback, "permissions", channel=channel, permissions=str(left))


async def give_back(house: House, channel: str = TABLES) -> None:
    """Gives the bot all its rights again."""
    await without(house, channel=channel)
