"""What readers get of a message."""

from bot.loopback import Loopback
from bot.loopback.world import messages
from bot.loopback.world.models import Message
from bot.loopback.world.sample import APPLICATION_ID, PEOPLE, TABLES_ID


async def test_a_public_answer_shows_nobody_the_private_message_it_is_about(
    loopback: Loopback,
) -> None:
    world = loopback.world
    ada, bruno = (person.id for person in PEOPLE[:2])

    def posted(text: str, only_for: str | None, about: str | None = None) -> Message:
        wire = messages.blank_message(world, world.channels[TABLES_ID], APPLICATION_ID)
        wire["content"] = text
        if about is not None:
            wire |= {"type": messages.REPLY, "message_reference": {"message_id": about}}
        return messages.post(world, wire, only_for)

    hand = posted("The Sun and the Moon", ada)
    for reader, sees in ((ada, True), (bruno, False), (None, False)):
        answer = messages.shown(world, posted("Rematch?", reader, hand.id))
        assert (answer["referenced_message"] is not None) == sees
