"""A poll, and combinations: everything, less or nothing is declared."""

import pytest

from bot.loopback.person import button_labelled, images, selects
from tests.cogs.support.answers import nothing_changes, why
from tests.cogs.support.forms import asked, board_says, chose, is_mine, pressed, rich, select
from tests.cogs.support.guests import Json, card_buttons, has_button, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, discard, press_more


async def test_a_poll_is_asked_with_five_cards_and_gives_the_others_to_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bruno, _, dino = (await rich(house, monkeypatch)).guests
    hand = await asked(ada, "**It’s your turn.** Play, or throw the cards in?")
    assert "Your hand, 5 cards" in images(hand)[0]["description"]
    assert not card_buttons(hand)
    assert "Wait for your turn; the table shows when it comes." in text_of(await asked(bruno))
    await board_says(bruno, "Waiting for **Ada** to play or throw in")
    old = images(await asked(bruno))[0]["url"]
    await pressed(ada, hand, "A monte")
    await pressed(
        bruno, await asked(bruno, "Play, or throw the cards in?", "So far: Ada (A monte)"), "Play"
    )
    # Everybody sees the ten other cards at once, whose turn it is or not.
    for guest in (ada, bruno):
        await guest.until(lambda m: is_mine(m) and "15 cards" in images(m)[0]["description"])
    assert images(await asked(bruno))[0]["url"] != old
    await asked(dino, "**Discard 2 cards.**")
    await board_says(ada, "So far: Ada (A monte) · Bruno (Play)", "Waiting for **Dino** to discard")


async def test_four_times_a_monte_throws_the_cards_in(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await rich(house, monkeypatch)
    for guest in playing.guests:
        await pressed(guest, await asked(guest, "Play, or throw the cards in?"), "A monte")
    ada, bruno, *_ = playing.guests
    table = await ada.until(
        says("Deal 1 has been thrown in, so nobody scores. Everyone said “a monte”.")
    )
    assert "**Ada** deals next." in text_of(table)
    assert not images(table)
    await asked(bruno, "deal 2", "Play, or throw the cards in?")


async def declaring(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Party, Json]:
    """Four people, and Ada's hand when she has to declare."""
    playing = await rich(house, monkeypatch, monte="off")
    dino = playing.guests[3]
    await discard(dino, await asked(dino, "**Discard 2"), 2)
    return playing, await asked(playing.opener, "to declare")


async def test_what_is_declared_is_chosen_ahead_and_taken_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing, hand = await declaring(house, monkeypatch)
    ada, bruno, carla, _ = playing.guests
    theirs = await asked(bruno, "You can already choose what you will declare.")
    async with nothing_changes(house):
        planned = await pressed(bruno, theirs, "Declare nothing")
    assert "When your turn comes, you declare **nothing**." in text_of(planned)
    again = await pressed(bruno, planned, "Change my mind")
    assert "You can already choose" in text_of(again)
    await pressed(bruno, again, "Declare nothing")
    await pressed(carla, await asked(carla, "You can already choose"), "Declare nothing")
    # Both follow by themselves once Ada has declared.
    await pressed(ada, hand, "Declare nothing")
    await board_says(ada, "Waiting for **Dino** to declare")


async def test_everything_is_declared_with_one_press(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing, hand = await declaring(house, monkeypatch)
    offered = select(hand, "melds")["options"]
    assert offered[0]["label"] == "Kings (swords, batons, cups, coins)"
    assert offered[0]["description"] == "34 points"
    assert all(option["default"] for option in offered)
    # Cricche 34 + 14 + 12, sequences 20 + 20 + 15 + 10 + 10; three of a sort count double.
    hand = await pressed(playing.opener, hand, "Declare (270 points)")
    assert not [each for each in selects(hand) if not each["custom_id"].startswith("ahead:")]
    table = await board_says(
        playing.opener, "**Ada** has declared 270 points: Kings (swords, ", "Moors (Moro Moro"
    )
    assert "Waiting for **Bruno** to declare" in text_of(table)


async def test_less_can_be_declared(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    playing, hand = await declaring(house, monkeypatch)
    kings = select(hand, "melds")["options"][0]["value"]
    hand = await chose(playing.opener, hand, "melds", kings)
    assert has_button(hand, "Declare (34 points)")
    # Three kings take the place of all four.
    hand = await chose(playing.opener, hand, "build", "CK", "SK", "BK")
    chosen = [option["label"] for option in select(hand, "melds")["options"] if option["default"]]
    assert chosen == ["Kings (swords, batons, cups)"]
    await pressed(playing.opener, hand, "Declare (17 points)")
    await board_says(
        playing.opener, "**Ada** has declared 17 points: Kings (swords, batons, cups)\n"
    )


async def test_cards_that_are_no_combination_change_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing, hand = await declaring(house, monkeypatch)
    build = select(hand, "build")["custom_id"]
    async with nothing_changes(house):
        refused = await playing.opener.person.choose(hand, build, ["CK", "SQ", "BJ"])
    assert why(refused) == "You hold no such combination."
    assert refused.message is not None
    assert has_button(refused.message, "Declare (270 points)")


async def test_nothing_can_be_declared(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    playing, hand = await declaring(house, monkeypatch)
    hand = await chose(playing.opener, hand, "melds")
    assert disabled(hand, "Declare (0)")
    await pressed(playing.opener, hand, "Declare nothing")
    await board_says(playing.opener, "Ada has declared nothing.")


def disabled(hand: Json, label: str) -> bool:
    """Whether the button with this label cannot be pressed."""
    return bool(button_labelled(hand, label).get("disabled"))


async def test_what_was_declared_can_be_read_with_the_scores(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing, hand = await declaring(house, monkeypatch)
    await pressed(playing.opener, hand, "Declare (270 points)")
    board = await board_says(playing.opener, "**Ada** has declared ")
    scores = text_of((await press_more(playing.guests[1], board, "Scores")).message or {})
    assert "**Ada** has declared 270 points: Kings (swords, batons, cups, coins)" in scores
