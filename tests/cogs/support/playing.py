"""Tables with people and computers, and people who play at them."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

from bot.games.actions import OneOf, code_of
from bot.loopback.person import Outcome, buttons, is_private
from bot.tables.decisions import messages
from bot.tables.table import Table
from bot.texts import texts_for
from tests.cogs.support.guests import (
    MORE,
    PLACE,
    Guest,
    card_buttons,
    cards_in,
    discard_selects,
    has_button,
    is_board,
    is_my_turn,
    step_of,
    text_of,
    thread_of,
)
from tests.cogs.support.house import TABLES, TOKEN_S, House
from tests.cogs.support.traffic import FRAME, INVITATION, Call
from tests.tables.support.people import act as act_at
from tests.tables.support.people import play_deal

Json = dict[str, Any]
Choice = Callable[[list[Json]], Json]

COMPUTER = "🤖"
ADD = "Add 🤖+"
"""The button that seats a computer of the usual level."""
"""What a lobby says behind the name of a computer."""

WARNING = "⚠️"
"""What a hand says in front of a refusal."""

APOLOGIES = tuple(texts_for("en").say(key) for key in ("not-kept", "something-broke"))
"""What is said where nothing could be done."""


def first(cards: list[Json]) -> Json:
    """The first of the cards that may be played."""
    return cards[0]


@dataclass
class Party:
    """People at one table, in the order of its seats; computers sit behind them."""

    house: House
    table: Table
    guests: tuple[Guest, ...]
    lobby: Json

    @property
    def opener(self) -> Guest:
        """Who opened the table."""
        return self.guests[0]

    @property
    def somebody_acts(self) -> bool:
        """Whether it is a person's turn."""
        return self.table.turn is not None and self.table.turn.seat < len(self.guests)

    @property
    def on_turn(self) -> Guest:
        """The person whose turn it is."""
        assert self.table.turn is not None
        return self.guests[self.table.turn.seat]

    @property
    def waiting(self) -> Guest:
        """A person whose turn it is not."""
        return next(guest for guest in self.guests if guest is not self.on_turn)

    async def hand_in_turn(self) -> Json:
        """The hand of the person whose turn it is, once it is somebody's and the hand says so."""
        await self.house.until(lambda: self.somebody_acts)
        turn = self.table.turn
        assert turn is not None
        step = f"{turn.deal}:{turn.step}"
        return await self.on_turn.until(lambda m: is_my_turn(m) and step_of(m) == step)

    async def start(self) -> None:
        """Begins the match; returns once everybody has a hand."""
        outcome = await self.opener.press(self.lobby, "Start")
        assert outcome.status == "answered", outcome
        for guest in self.guests:
            await guest.until_hand()

    async def start_playing(self) -> None:
        """Begins the match; returns once the cards are laid aside and a person has to play."""
        await self.start()
        while self.table.public.phase == "discard":
            await self.house.until(lambda: self.somebody_acts)
            if self.table.public.phase == "discard":
                await self.act()
        await self.house.until(lambda: self.somebody_acts)

    async def act(self, choice: Choice = first) -> Json:
        """The person whose turn it is does what is asked; returns their hand as it is then."""
        await self.house.until(lambda: self.somebody_acts)
        guest = self.on_turn
        return await play_on(guest, await self.hand_in_turn(), choice)

    async def act_from(self, hand: Json) -> Json:
        """The person whose turn it is plays from a hand that was left behind off turn."""
        ask = self.table.view_of(self.on_turn.user_id).ask
        assert isinstance(ask, OneOf)
        legal = {code_of(action) for action in ask.actions}
        card = next(code for code in cards_in(hand) if code in legal)
        after = await answered(self.on_turn, hand, await self.on_turn.play_card(hand, card))
        assert WARNING not in text_of(after), text_of(after)
        return after

    async def act_and_see(self, choice: Choice = first) -> Json:
        """As `act`; returns once the table shows what was done."""
        frames = self.frames
        hand = await self.act(choice)
        await self.until_more_frames(frames)
        return hand

    @property
    def frames(self) -> int:
        """How often boards have been changed, and whatever else is changed in the channel's way."""
        place = str(self.table.row.channel_id)
        return sum(is_frame(call, place) for call in self.house.traffic.calls)

    async def until_more_frames(self, than: int) -> None:
        """Returns once there were more frames than so many."""
        await self.house.traffic.until(lambda: self.frames > than)

    async def play_to_last_trick(self, deal: int = 1) -> None:
        """Brings the match to where a person has to play the last card of a deal, at the table
        itself; returns once the table shows it."""
        await self.house.until(lambda: self.somebody_acts)
        await self._reach_last_trick()
        while self.table.public.number < deal:
            await self._act_at_table()
            await self._reach_last_trick()
        await self.house.boards.of(self.table).rest()

    async def play_deal(self) -> None:
        """Brings the deal to its end at the table itself."""
        async with self.unpainted():
            await play_deal(self.table)

    async def finish(self) -> None:
        """Brings the match to its end at the table itself, where nobody has to press anything."""
        await self.house.until(lambda: self.somebody_acts or self.table.over)
        while not self.table.over:
            await self._reach_last_trick()
            if not self.table.over:
                await self._act_at_table()

    async def outdate(self) -> None:
        """Another process writes to the table."""
        async with self.house.database.transaction() as db:
            await db.execute(
                "UPDATE tables SET version = version + 1 WHERE id = ?", (self.table.id,)
            )

    async def forget_panels(self, *shown: Json) -> None:
        """Drop these panels, as if their tokens were too old for the end to be shown there.

        A panel is noted only once it has been shown.
        """
        ids = [int(message["id"]) for message in shown]
        await self.house.running.services.guard.rest()
        assert {panel.message_id for panel in self.table.panels}.issuperset(ids)
        await self.table.change(messages.forget_panels, ids)

    def unpainted(self) -> AbstractAsyncContextManager[object]:
        """What happens within is shown afterwards, as far as it still is to be seen."""
        return self.house.unpainted(self.table)

    async def _reach_last_trick(self) -> None:
        async with self.unpainted():
            while self.somebody_acts and self._hand_on_turn > 1:
                await self._act_at_table()

    async def _act_at_table(self) -> None:
        await act_at(self.table)
        await self.house.until(lambda: self.somebody_acts or self.table.over)

    @property
    def _hand_on_turn(self) -> int:
        return len(self.table.view_of(self.on_turn.user_id).hand)

    async def play_out(self, choice: Choice = first) -> None:
        """People play until the match is over."""
        while True:
            await self.house.until(lambda: self.somebody_acts or self.table.over)
            if self.table.over:
                return
            await self.act(choice)


def is_frame(call: Call, place: str) -> bool:
    """Whether a request changed a board: with a token if it was not the invitation to a place,
    which has the id of its thread."""
    is_invitation = call.message is not None and call.message["id"] == place
    return call.kind == FRAME or (call.kind == INVITATION and not is_invitation)


async def party(
    house: House,
    *names: str,
    computers: int = 0,
    channel: str = TABLES,
    place: str = "thread",
    game: str = "scarto",
    **options: Any,
) -> Party:
    """A lobby with these people and computers, opened by the first of them."""
    guests = [await house.guest(name, channel) for name in names]
    opener = guests[0]
    outcome = await opener.command("tarocchi new", game=game, place=place, **options)
    assert outcome.status == "answered", outcome
    assert outcome.message is not None
    answer = outcome.message["id"]
    if place == "thread":
        link = await opener.until(lambda m: m["id"] == answer and bool(PLACE.search(text_of(m))))
        for guest in guests:
            guest.place = thread_of(link)
    lobby = await opener.until(is_lobby)
    table = house.newest_table(opener.place)
    for guest in guests[1:]:
        assert (await guest.press(lobby, "Join")).status == "answered"
    if computers:
        await add_computers(opener, lobby, computers)
    return Party(house, table, tuple(guests), lobby)


async def add_computers(guest: Guest, lobby: Json, count: int = 1) -> Json:
    """Seats computers and returns the panel for it, once the lobby shows them."""
    wanted = text_of(await guest.person.message(lobby)).count(COMPUTER) + count
    panel = await panel_of(guest, lobby, "Computers")
    for _ in range(count):
        outcome = await guest.press(panel, ADD)
        assert outcome.status == "answered", outcome
    await guest.until(lambda m: m["id"] == lobby["id"] and text_of(m).count(COMPUTER) == wanted)
    return panel


async def panel_of(guest: Guest, lobby: Json, label: str) -> Json:
    """The private panel that a button of the lobby opens."""
    outcome = await guest.press(lobby, label)
    assert outcome.message is not None, outcome
    assert is_private(outcome.message)
    assert buttons(outcome.message), text_of(outcome.message)
    return outcome.message


async def press_in(guest: Guest, lobby: Json, panel: str, label: str) -> Outcome:
    """Presses a button in the private panel that a button of the lobby opens."""
    return await guest.press(await panel_of(guest, lobby, panel), label)


async def press_more(guest: Guest, board: Json, label: str) -> Outcome:
    """Presses a button in the private panel behind *More* below a board."""
    return await press_in(guest, board, MORE, label)


def is_lobby(message: Json) -> bool:
    """Whether the message shows a table before its match."""
    return has_button(message, "Start")


async def play_on(guest: Guest, hand: Json, choice: Choice = first) -> Json:
    """Does what the hand asks for: lays cards aside, or plays one that is allowed."""
    if discard_selects(hand):
        return await discard(guest, hand)
    outcome = await guest.person.press(hand, choice(card_buttons(hand))["custom_id"])
    after = await answered(guest, hand, outcome)
    assert WARNING not in text_of(after), text_of(after)
    return after


async def second_hand(house: House, guest: Guest) -> Json:
    """A hand in a message of its own; the first one stays, as its token has died."""
    house.loopback.clock.advance(TOKEN_S)
    outcome = await guest.press(await guest.until(is_board), "My hand")
    assert outcome.message is not None
    return outcome.message


async def answered(guest: Guest, hand: Json, outcome: Outcome) -> Json:
    """The hand as it is after a press, also where its picture took long."""
    assert outcome.status in ("answered", "deferred"), outcome
    assert outcome.message is not None
    if outcome.status == "answered":
        return outcome.message
    return await guest.until(lambda m: m["id"] == hand["id"] and m != hand)


def is_done(outcome: Outcome) -> bool:
    """Whether a press was answered, and not with a refusal."""
    if outcome.status != "answered" or outcome.message is None:
        return False
    said = text_of(outcome.message)
    return not any(sign in said for sign in (WARNING, *APOLOGIES))


async def discard(guest: Guest, hand: Json, count: int = 3, label: str = "Discard") -> Json:
    """Chooses the first cards on offer, which cost least, and discards them."""
    left = count
    for group in range(len(discard_selects(hand))):
        select = discard_selects(hand)[group]
        values = [option["value"] for option in select["options"]][:left]
        outcome = await guest.person.choose(hand, select["custom_id"], values)
        hand = await answered(guest, hand, outcome)
        left -= len(values)
        if not left:
            break
    hand = await answered(guest, hand, await guest.press(hand, label))
    assert not discard_selects(hand), text_of(hand)
    return hand
