"""A person who plays, and how they tell one message from another."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.loopback import Person
from bot.loopback.person import Outcome, buttons, is_private, selects, texts

Json = dict[str, Any]

MORE = "More"
"""The button of a table that opens a panel with everything else."""

PLACE = re.compile(r"(?<!\\)<#(\d+)>")
"""A link to a channel or thread."""

DECLARES = re.compile(r"melds:|do:[^:]*:[^:]*:[^:]*:declare\.$")
"""How the ids begin by which combinations are declared, and that by which none are."""


@dataclass
class Guest:
    """A person who plays: sees messages arrive and finds the newest hand, lobby and table."""

    person: Person
    place: str
    user_id: int
    seen: dict[str, Json] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The person's name as tables show it."""
        return self.person.name.capitalize()

    async def update(self) -> None:
        """Reads what the person sees at the place now."""
        self.seen = {m["id"]: m for m in await self.person.messages(self.place, limit=100)}

    async def until(self, wanted: Callable[[Json], bool], timeout_s: float = 60) -> Json:
        """The newest message for which *wanted* holds, waiting for what happens if need be."""
        return await self._until(lambda: self.newest(wanted), timeout_s)

    async def until_gone(
        self,
        message: Json,
        timeout_s: float = 60,
        or_if: Callable[[Json], bool] = lambda _: False,
    ) -> None:
        """Returns once the person does not see the message any more, or this holds for it."""

        def is_gone() -> Json | None:
            now = self.seen.get(message["id"])
            return message if now is None or or_if(now) else None

        await self._until(is_gone, timeout_s)

    async def until_hand(self, timeout_s: float = 60) -> Json:
        """The newest hand, once there is one."""
        return await self.until(is_hand, timeout_s)

    def newest(self, wanted: Callable[[Json], bool]) -> Json | None:
        """The newest message seen for which *wanted* holds."""
        return next((m for m in reversed(self.seen.values()) if wanted(m)), None)

    async def press(self, message: Json, label: str) -> Outcome:
        """Presses the button with this label."""
        return await self.person.press(message, label=label)

    async def play_card(self, hand: Json, code: str) -> Outcome:
        """Presses a card of a hand, or chooses it where the hand was left behind off turn."""
        for button in card_buttons(hand):
            if button["custom_id"].split(":")[4] == code:
                return await self.person.press(hand, button["custom_id"])
        return await self.choose_card(hand, code)

    async def choose_card(self, hand: Json, code: str | None = None) -> Outcome:
        """Chooses a card in a hand off turn, or none."""
        [select] = ahead_selects(hand)
        return await self.person.choose(hand, select["custom_id"], [code] if code else [])

    async def command(self, command: str, /, **options: Any) -> Outcome:
        """Runs a command at the place."""
        return await self.person.command(self.place, command, **options)

    async def _until(self, found: Callable[[], Json | None], timeout_s: float) -> Json:
        try:
            async with asyncio.timeout(timeout_s):
                return await self._sooner_or_later(found)
        except TimeoutError:
            seen = "\n---\n".join(map(text_of, self.seen.values()))
            raise AssertionError(f"{self.name} sees only:\n{seen}") from None

    async def _sooner_or_later(self, found: Callable[[], Json | None]) -> Json:
        while True:
            # What happens from now on wakes, what happened before is seen at once.
            self.person.forget()
            await self.update()
            message = found()
            if message is not None:
                return message
            await self.person.wait_for(lambda event: event.type.startswith("message"), 3600)


def is_hand(message: Json) -> bool:
    """Whether the message is a private hand."""
    return is_private(message) and bool(
        card_buttons(message)
        or ahead_selects(message)
        or discard_selects(message)
        or declare_parts(message)
    )


def is_my_turn(message: Json) -> bool:
    """Whether the message is a hand whose owner has to act."""
    return is_hand(message) and any(
        "**It’s your turn" in text or "**Discard " in text for text in texts(message)
    )


def is_board(message: Json) -> bool:
    """Whether the message shows a deal under way."""
    return not is_private(message) and has_button(message, MORE) and has_button(message, "My hand")


def is_result(message: Json) -> bool:
    """Whether the message shows everybody the end of a match."""
    return not is_private(message) and has_button(message, "Rematch")


def says(*parts: str) -> Callable[[Json], bool]:
    """Whether a message holds all these parts of a text."""
    return lambda message: all(part in text_of(message) for part in parts)


def text_of(message: Json) -> str:
    """All that is written in a message."""
    return "\n".join(texts(message))


def card_buttons(message: Json) -> list[Json]:
    """The buttons that play a card."""
    return [b for b in buttons(message) if b.get("custom_id", "").startswith("play:")]


def ahead_selects(message: Json) -> list[Json]:
    """The select of a hand off turn, which has all its cards."""
    return [s for s in selects(message) if s["custom_id"].startswith("ahead:")]


def cards_in(message: Json) -> list[str]:
    """The codes of the cards that a hand offers: on turn those that may be played, else all."""
    pressed = [button["custom_id"].split(":")[4] for button in card_buttons(message)]
    chosen = [option["value"] for s in ahead_selects(message) for option in s["options"]]
    return pressed + chosen


def discard_selects(message: Json) -> list[Json]:
    """The selects that choose cards for the discard."""
    return [s for s in selects(message) if s["custom_id"].startswith("pick:")]


def declare_parts(message: Json) -> list[Json]:
    """The buttons and selects by which combinations are declared, on turn or ahead, or none."""
    parts = [*selects(message), *buttons(message)]
    return [each for each in parts if DECLARES.match(each.get("custom_id", ""))]


def has_button(message: Json, label: str) -> bool:
    """Whether the message has a button with this label."""
    return any(button.get("label") == label for button in buttons(message))


def step_of(hand: Json) -> str:
    """The deal and the step that a hand shows, as its ids name them."""
    parts = (
        *card_buttons(hand),
        *ahead_selects(hand),
        *discard_selects(hand),
        *declare_parts(hand),
    )
    # Behind the mark is what only makes the id another one.
    _, _, deal, step, *_ = parts[0]["custom_id"].partition("#")[0].split(":")
    return f"{deal}:{step}"


def thread_of(message: Json) -> str:
    """The id of the place that a message links to."""
    found = PLACE.search(text_of(message))
    assert found, texts(message)
    return found[1]


def deal_of(hand: Json) -> int:
    """The number of the deal that a hand shows, as its ids name it."""
    return int(step_of(hand).partition(":")[0])
