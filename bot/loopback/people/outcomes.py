"""What comes of an interaction: the bot's answer, or silence after three seconds."""

import asyncio

from bot.loopback.api.gateway import Gateway
from bot.loopback.people.screens import Screens
from bot.loopback.wire.wire import Json
from bot.loopback.world.clock import ShiftedClock
from bot.loopback.world.interactions import payload
from bot.loopback.world.messages import shown
from bot.loopback.world.models import AUTOCOMPLETE, COMMAND, Answered, Interaction, WorldEvent
from bot.loopback.world.world import World

THINKING, SILENT, MODAL = 5, 6, 9
NO_ANSWER = "This application did not respond"
FAILED = "This interaction failed"


class Outcomes:
    """Sends interactions to the bot and waits for its answers."""

    def __init__(self, world: World, gateway: Gateway, screens: Screens) -> None:
        self._world = world
        self._gateway = gateway
        self._screens = screens
        self._waiting: dict[str, asyncio.Future[Answered]] = {}
        world.listeners.append(self._hear)

    async def of(self, interaction: Interaction) -> Json:
        """Send it to the bot; return the outcome once it has answered or time is up."""
        answered = await self.answer_to(interaction)
        if answered is None:
            return self._failed(interaction)
        return self._answered(answered)

    async def answer_to(self, interaction: Interaction) -> Answered | None:
        """Send it to the bot; return the answer, or None if none came in time."""
        clock: ShiftedClock = self._world.clock
        answer = self._waiting[interaction.id] = asyncio.get_running_loop().create_future()
        try:
            self._world.settle()
            interaction.heard = self._gateway.interact(payload(self._world, interaction))
            if not interaction.heard:
                return None
            in_time = await clock.first(answer, interaction.made + self._world.answer_within_s)
            return answer.result() if in_time else None
        finally:
            del self._waiting[interaction.id]

    def _hear(self, happening: WorldEvent) -> None:
        if not isinstance(happening, Answered):
            return
        waiting = self._waiting.get(happening.interaction.id)
        if waiting and not waiting.done():
            waiting.set_result(happening)
        self._show(happening.interaction)

    def _show(self, interaction: Interaction) -> None:
        if interaction.type == AUTOCOMPLETE:
            return
        place = _place(interaction)
        if interaction.answer == MODAL:
            modal = {"interaction_id": interaction.id, "modal": interaction.modal}
            self._screens.show(interaction.user_id, "modal", modal)
        self._screens.show(interaction.user_id, "interaction_done", place)

    def _failed(self, interaction: Interaction) -> Json:
        reason = NO_ANSWER if interaction.type == COMMAND else FAILED
        failure = _place(interaction) | {"reason": reason}
        self._screens.show(interaction.user_id, "interaction_failed", failure)
        outcome = {"interaction_id": interaction.id, "status": "failed", "type": None}
        return outcome | {"message": None, "modal": None, "error": reason}

    def _answered(self, answered: Answered) -> Json:
        interaction, message = answered.interaction, answered.message
        status = {THINKING: "deferred", SILENT: "deferred", MODAL: "modal"}
        return {
            "interaction_id": interaction.id,
            "status": status.get(interaction.answer or 0, "answered"),
            "type": interaction.answer,
            "message": shown(self._world, message) if message else None,
            "modal": interaction.modal,
        }


def _place(interaction: Interaction) -> Json:
    place: Json = {"interaction_id": interaction.id, "channel_id": interaction.channel_id}
    if interaction.message_id:
        place["message_id"] = interaction.message_id
    if "custom_id" in interaction.data:
        place["custom_id"] = interaction.data["custom_id"]
    return place
