"""What people do with the forms of their hands, and what they read there."""

from typing import Any

import pytest

from bot.loopback.person import Outcome, images, is_private, selects
from cogs.layouts.hand.hand import PICTURE
from tests.cogs.support.arranged import arrange
from tests.cogs.support.guests import Guest, Json, card_buttons, is_board, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party

FOUR = ("ada", "bruno", "carla", "dino")

# Where the last seat deals, Ada begins. She has three cricche and two sequences.
RICH = "SK BK CK DK SQ BQ CQ SJ BJ CJ SA BA M1 M2 MAT"


def is_mine(message: Json) -> bool:
    """Whether the message is a hand, whatever it asks for."""
    pictures = [picture["filename"] for picture in images(message)]
    return is_private(message) and PICTURE in pictures


async def asked(guest: Guest, *parts: str) -> Json:
    """The hand of the guest, once it says so."""
    return await guest.until(lambda m: is_mine(m) and says(*parts)(m))


async def pressed(guest: Guest, hand: Json, label: str) -> Json:
    """Presses a button of a hand; returns the hand as it is then."""
    return shown(await guest.press(hand, label))


async def chose(guest: Guest, hand: Json, what: str, *values: str) -> Json:
    """Chooses in the select whose id begins with this word; returns the hand as it is then."""
    return shown(await guest.person.choose(hand, select(hand, what)["custom_id"], values))


async def say(guest: Guest, hand: Json, *phrases: str) -> Json:
    """Chooses what goes with the next card, one thing after the other, wherever each is found."""
    for phrase in phrases:
        hand = await _say_one(guest, hand, phrase)
    return hand


async def _say_one(guest: Guest, hand: Json, phrase: str) -> Json:
    if phrase not in _values(talk_selects(hand)[0]):
        hand = await unfolded(guest, hand)
    for place in range(len(talk_selects(hand))):
        for _ in range(5):
            shown_now = talk_selects(hand)[place]
            values = _values(shown_now)
            if phrase in values:
                return await choose_in(guest, hand, shown_now, values[phrase])
            if "more" not in values.values():
                break
            hand = await choose_in(guest, hand, shown_now, "more")
    raise AssertionError(f"{phrase} cannot be said")


def _values(where: Json) -> dict[str, str]:
    return {each["label"]: each["value"] for each in where["options"]}


async def unfolded(guest: Guest, hand: Json) -> Json:
    """The hand with all that can be said."""
    [first, *_] = talk_selects(hand)
    is_folded = first["custom_id"].startswith("say:")
    return await choose_in(guest, hand, first, "more") if is_folded else hand


def talk_selects(hand: Json) -> list[Json]:
    """The selects of what can be said with the next card."""
    return [each for each in selects(hand) if each["custom_id"].split(":")[0] in ("say", "says")]


async def choose_in(guest: Guest, hand: Json, where: Json, *values: str) -> Json:
    """Chooses in this select of the hand; returns the hand as it is then."""
    return shown(await guest.person.choose(hand, where["custom_id"], values))


def shown(outcome: Outcome) -> Json:
    """The hand that came of a press, without a refusal."""
    assert outcome.status in ("answered", "deferred"), outcome
    assert outcome.message is not None
    assert "⚠️" not in text_of(outcome.message), text_of(outcome.message)
    return outcome.message


def select(hand: Json, what: str) -> Json:
    """The select of a hand whose id begins with this word."""
    return next(s for s in selects(hand) if s["custom_id"].startswith(f"{what}:"))


def labels(hand: Json, what: str) -> list[str]:
    """What a select of a hand offers."""
    return [option["label"] for option in select(hand, what)["options"]]


async def board_says(guest: Guest, *parts: str) -> Json:
    """The table, once it says so."""
    return await guest.until(lambda m: is_board(m) and says(*parts)(m))


async def rich(house: House, monkeypatch: pytest.MonkeyPatch, **options: Any) -> Party:
    """Four people at Ottocento, before the poll; Ada begins with many combinations."""
    arrange(monkeypatch, "ottocento", {0: RICH}, **options)
    texts = " ".join(f"{name}={value}" for name, value in options.items())
    playing = await party(house, *FOUR, game="ottocento", options=texts)
    await playing.opener.press(playing.lobby, "Start")
    return playing


def card(hand: Json, code: str) -> str:
    """The id of the button of a card."""
    ids: list[str] = [button["custom_id"] for button in card_buttons(hand)]
    return next(each for each in ids if each.split(":")[4] == code)
