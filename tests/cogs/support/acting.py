"""People who do in their hands what a computer player would do, press by press."""

from dataclasses import replace
from random import Random

from bot.games.actions import (
    Action,
    Call,
    Declare,
    Discard,
    MeldsFrom,
    OneOf,
    Play,
    code_of,
    playable,
)
from bot.games.view import SeatView
from bot.loopback.person import Outcome, buttons, is_private, selects
from bot.players import choosing
from bot.words.ranks import hand_order
from tests.cogs.support.guests import Guest, Json, discard_selects
from tests.cogs.support.playing import Party, answered


async def act_by_hand(playing: Party, rng: Random) -> tuple[Action, int]:
    """The person whose turn it is does something sensible; returns what, and with how many taps.

    They say nothing with a card, and declare whatever they can.
    """
    guest, table = playing.on_turn, playing.table
    view = table.view_of(guest.user_id)
    action = as_offered(view, choosing.choose("simple", view, rng))
    hand = await guest.until(lambda message: way_to(message, table.id, view, action) is not None)
    if isinstance(action, Discard):
        return action, await _discard(guest, hand, action)
    taps = 0
    while way := way_to(hand, table.id, view, action):
        hand = await answered(guest, hand, await take(guest, hand, way))
        taps += 1
    return action, taps


MOORS = ("M1", "M2", "M3", "M4")
"""They are equal in every way, so that the first of them has the button for all."""


def as_offered(view: SeatView, action: Action) -> Action:
    """The action by the button that a hand has for it."""
    if not isinstance(action, Play) or action.card.code not in MOORS:
        return action
    first = next(
        card for card in hand_order(view) if card.code in MOORS and card.bit & playable(view.ask)
    )
    return replace(action, card=first)


Way = tuple[str, str | None]
"""The id of a button or select, and the value to choose in a select."""


async def take(guest: Guest, hand: Json, way: Way) -> Outcome:
    """Presses the button, or chooses the value."""
    custom_id, value = way
    if value is None:
        return await guest.person.press(hand, custom_id)
    return await guest.person.choose(hand, custom_id, [value])


async def _discard(guest: Guest, hand: Json, action: Discard) -> int:
    taps = 0
    wanted = {card.code for card in action.cards}
    for group in range(len(discard_selects(hand))):
        select = discard_selects(hand)[group]
        values = [o["value"] for o in select["options"] if o["value"] in wanted]
        if values:
            outcome = await guest.person.choose(hand, select["custom_id"], values)
            hand = await answered(guest, hand, outcome)
            taps += 1
    await answered(guest, hand, await guest.press(hand, "Discard"))
    return taps + 1


def way_to(message: Json, table: int, view: SeatView, action: Action) -> Way | None:
    """How this message does the action, if it is the hand that asks for it.

    To discard, it is the first select.
    """
    if not is_private(message):
        return None
    moment = f":{table}:{view.number}:{view.step}"
    wanted = _wanted(view, action)
    for button in buttons(message):
        if _does(button.get("custom_id", ""), moment, wanted):
            return button["custom_id"], None
    for select in selects(message):
        custom_id = select["custom_id"]
        if custom_id.startswith(f"pick{moment}:") and "pick" in wanted:
            return custom_id, None
        values = [option["value"] for option in select["options"] if option["value"] in wanted]
        if custom_id.startswith(f"deeds{moment}:") and values:
            return custom_id, values[0]
    return None


def _wanted(view: SeatView, action: Action) -> list[str]:
    # The words of ids that do the action, with what stands behind the moment.
    if isinstance(action, Play):
        return [f"play:{action.card.code}"]
    if isinstance(action, Discard):
        return ["pick"]
    if isinstance(view.ask, MeldsFrom):
        # What is ready made is chosen already.
        return ["declare"] if view.ask.melds else [f"do:{code_of(Declare(()))}"]
    assert isinstance(view.ask, OneOf)
    # Nothing is said of a slam, and cards that are called together are called one by one.
    steps = [action]
    if isinstance(action, Call):
        steps = [Call(action.cards[: count + 1]) for count in range(len(action.cards))]
    ways = [f"{word}:{code_of(step)}" for step in steps for word in ("do", "speak:no")]
    return [*ways, f"nth:{view.ask.actions.index(action)}"]


def _does(custom_id: str, moment: str, wanted: list[str]) -> bool:
    for way in wanted:
        word, _, rest = way.partition(":")
        begin = f"{word}{moment}:{rest}"
        if custom_id == begin or custom_id.startswith(begin if not rest else f"{begin}:"):
            return True
    return False
