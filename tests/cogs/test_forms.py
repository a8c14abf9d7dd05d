"""Bids, calls, declarations, handfuls and talk: what people press, and what everybody reads."""

from typing import Any

import pytest

from bot.loopback.person import Outcome, images, is_private, selects
from tests.cogs.answers import nothing_changes, told, why
from tests.cogs.arranged import arrange
from tests.cogs.guests import (
    Guest,
    allowed_cards,
    card_buttons,
    discard_selects,
    has_button,
    is_board,
    says,
    text_of,
)
from tests.cogs.house import House
from tests.cogs.playing import Party, discard, party

Json = dict[str, Any]

FOUR = ("ada", "bruno", "carla", "dino")

# Where the last seat deals, Ada begins. She has three cricche and two sequences.
RICH = "SK BK CK DK SQ BQ CQ SJ BJ CJ SA BA M1 M2 MAT"
# The best of everything, for a handful and a slam.
STRONG = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 SK HK DK SQ HQ DQ CQ"


def is_mine(message: Json) -> bool:
    """Whether the message is a hand, whatever it asks for."""
    return is_private(message) and "**Your hand**" in text_of(message)


async def asked(guest: Guest, *parts: str) -> Json:
    """The hand of the guest, once it says so."""
    return await guest.until(lambda m: is_mine(m) and says(*parts)(m))


async def pressed(guest: Guest, hand: Json, label: str) -> Json:
    """Presses a button of a hand; returns the hand as it is then."""
    return shown(await guest.press(hand, label))


async def chose(guest: Guest, hand: Json, what: str, *values: str) -> Json:
    """Chooses in the select whose id begins with this word; returns the hand as it is then."""
    return shown(await guest.person.choose(hand, select(hand, what)["custom_id"], values))


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


# A poll, and combinations.


async def rich(house: House, monkeypatch: pytest.MonkeyPatch, **options: str) -> Party:
    """Four people at Ottocento, before the poll; Ada begins with many combinations."""
    arrange(monkeypatch, "ottocento", {0: RICH}, **options)
    texts = " ".join(f"{name}={value}" for name, value in options.items())
    playing = await party(house, *FOUR, game="ottocento", options=texts)
    await playing.opener.press(playing.lobby, "Start")
    return playing


async def test_a_poll_is_asked_with_five_cards_and_gives_the_others_to_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bruno, _, dino = (await rich(house, monkeypatch)).guests
    hand = await asked(ada, "**It is your turn** to speak")
    assert "Your hand, 5 cards" in images(hand)[0]["description"]
    assert not card_buttons(hand)
    assert "Ada is to say whether to play." in text_of(await asked(bruno))
    await board_says(bruno, "**Ada** is to say whether to play")
    old = images(await asked(bruno))[0]["url"]
    await pressed(ada, hand, "A monte")
    await pressed(bruno, await asked(bruno, "to speak", "Said: Ada: A monte"), "Play")
    # Everybody sees the ten other cards at once, whose turn it is or not.
    for guest in (ada, bruno):
        await guest.until(lambda m: is_mine(m) and "15 cards" in images(m)[0]["description"])
    assert images(await asked(bruno))[0]["url"] != old
    await asked(dino, "**Lay 2 cards aside.**")
    await board_says(ada, "Said: Ada: A monte · Bruno: Play", "**Dino** lays cards aside")


async def test_four_times_a_monte_throws_the_cards_in(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await rich(house, monkeypatch)
    for guest in playing.guests:
        await pressed(guest, await asked(guest, "to speak"), "A monte")
    ada, bruno, *_ = playing.guests
    table = await ada.until(says("Deal 1 is thrown in: nobody scores. Everybody said “a monte”."))
    assert "The next dealer is **Ada**." in text_of(table)
    assert not images(table)
    await asked(bruno, "deal 2", "to speak")


async def declaring(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Party, Json]:
    """Four people, and Ada's hand when she has to declare."""
    playing = await rich(house, monkeypatch, monte="off")
    dino = playing.guests[3]
    await discard(dino, await asked(dino, "**Lay 2"), 2)
    return playing, await asked(playing.opener, "to declare")


async def test_everything_is_declared_with_one_press(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing, hand = await declaring(house, monkeypatch)
    assert labels(hand, "melds")[0] == "Kings: ⚔️R 🪙R 🏆R 🪵R"
    assert all(option["default"] for option in select(hand, "melds")["options"])
    [points] = [b for b in ("146", "Declare") if any(b in text for text in button_labels(hand))][:1]
    assert points
    label = next(text for text in button_labels(hand) if text.startswith("Declare: "))
    await pressed(playing.opener, hand, label)
    counted = label.removeprefix("Declare: ").removesuffix(" points")
    table = await board_says(playing.opener, f"**Ada** declares {counted}: Kings: ", "Moors: ")
    assert "**Bruno** is to declare" in text_of(table)


def button_labels(hand: Json) -> list[str]:
    """What stands on the buttons of a hand."""
    from bot.loopback.person import buttons

    return [str(button.get("label")) for button in buttons(hand)]
