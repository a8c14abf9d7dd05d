"""The pages that open inside a private hand, and fold away."""

import pytest

from bot.loopback.person import buttons, is_private, selects
from cogs.layouts import ids
from cogs.layouts.codec import Id, plain_id
from cogs.layouts.hand import ids as hand_ids
from cogs.layouts.hand.draft import Draft, draft_in
from cogs.layouts.hand.ids import HandVersion
from cogs.layouts.ids import TableAction
from tests.cogs.support.answers import nothing_changes
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import chose, pressed, shown
from tests.cogs.support.guests import (
    MORE,
    Json,
    cards_in,
    discard_selects,
    has_button,
    is_board,
    is_hand,
    text_of,
)
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party, press_more
from tests.cogs.support.traffic import CALLBACK

HERE = HandVersion(12, 3, 4)


async def after_a_trick(house: House) -> Party:
    """Three people who have played a trick."""
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    while not playing.table.public.tricks:
        await playing.act_and_see()
    return playing


async def play(playing: Party, *codes: str) -> None:
    """Plays these cards in turn, until the next person is to act."""
    for code in codes:
        await playing.on_turn.play_card(await playing.hand_in_turn(), code)
        await playing.house.until(lambda: playing.somebody_acts)


async def test_the_last_trick_opens_in_the_hand_and_folds_away(house: House) -> None:
    playing = await after_a_trick(house)
    guest, hand = playing.on_turn, await playing.hand_in_turn()
    await house.boards.of(playing.table).rest()
    since = len(house.traffic.calls)

    async with nothing_changes(house):
        tools = await pressed(guest, hand, MORE)
        assert not has_button(tools, MORE)
        opened = await pressed(guest, tools, "Last trick")
        assert text_of(opened).count("Trick 1: ") == 1
        assert all(f"{each.name} " in text_of(opened) for each in playing.guests)
        folded = await pressed(guest, opened, "Hide")

    assert opened["id"] == folded["id"] == hand["id"]
    assert text_of(folded) == text_of(hand)
    assert has_button(folded, MORE)
    assert cards_in(folded) == cards_in(hand)
    assert house.traffic.count(since) == {CALLBACK: 3}


async def test_one_page_is_open_at_a_time(house: House) -> None:
    playing = await after_a_trick(house)
    guest = playing.on_turn

    hand = await pressed(guest, await playing.hand_in_turn(), MORE)
    hand = await pressed(guest, hand, "Last trick")
    hand = await pressed(guest, hand, "Scores")

    assert "**Scores**, deal 1" in text_of(hand)
    assert "Trick 1: " not in text_of(hand)
    assert has_button(hand, "Last trick")
    assert not has_button(hand, "Scores")


async def test_an_open_page_takes_the_place_of_many_cards(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrange(monkeypatch, "scarto", {0: "T19 T18", 1: "T5", 2: "T6"})
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    await play(playing, "T19", "T5", "T6")
    guest, hand = playing.on_turn, await playing.hand_in_turn()
    assert len(cards_in(hand)) == 24

    tools = await pressed(guest, hand, MORE)
    opened = await pressed(guest, tools, "Scores")
    folded = await pressed(guest, opened, "Hide")

    assert cards_in(tools) == cards_in(folded) == cards_in(hand)
    assert cards_in(opened) == []
    assert "**Scores**, deal 1" in text_of(opened)


async def test_playing_a_card_folds_the_page_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrange(monkeypatch, "scarto", {0: "T19 T18 SK", 1: "T5 S1", 2: "T6 S2"})
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    await play(playing, "T19", "T5", "T6", "SK")
    guest = playing.on_turn
    hand = await pressed(guest, await playing.hand_in_turn(), MORE)
    hand = await pressed(guest, hand, "Scores")

    after = shown(await guest.play_card(hand, cards_in(hand)[0]))

    assert "**Scores**" not in text_of(after)


async def test_off_turn_too_the_pages_open_in_the_hand(house: House) -> None:
    playing = await after_a_trick(house)
    guest = playing.waiting

    hand = await pressed(guest, await guest.until_hand(), "Scores")

    assert is_hand(hand)
    assert "**Scores**, deal 1" in text_of(hand)
    assert "Wait for your turn" in text_of(hand)


async def test_a_page_of_an_old_hand_opens_in_the_hand_as_it_is_now(house: House) -> None:
    playing = await after_a_trick(house)
    guest, old = playing.on_turn, await playing.hand_in_turn()
    await playing.act_and_see()

    hand = shown(await guest.person.press(old, label="Scores"))

    assert "**Scores**, deal 1" in text_of(hand)
    assert len(cards_in(hand)) == len(playing.table.view_of(guest.user_id).hand)


async def test_before_the_first_trick_there_is_no_last_one(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    hand = await playing.hand_in_turn()

    assert not any(has_button(hand, label) for label in ("Last trick", "Scores", MORE))
    assert has_button(hand, "?")
    # A hand that is left behind now may stay as it is for long.
    left = await playing.act()
    assert has_button(left, "Last trick")
    assert has_button(left, "Scores")


async def test_on_the_board_both_answer_privately_and_leave_the_hand_alone(house: House) -> None:
    playing = await after_a_trick(house)
    guest, hand = playing.on_turn, await playing.hand_in_turn()
    board = await guest.until(is_board)

    assert text_of(shown(await press_more(guest, board, "Last trick"))).startswith("Trick 1: ")
    page = (await press_more(guest, board, "Scores")).message

    assert page is not None
    assert is_private(page)
    assert page["id"] != hand["id"]
    assert text_of(page).startswith("**Scores**, deal 1")
    assert text_of(await guest.until_hand()) == text_of(hand)


async def test_the_choice_for_the_discard_stays_while_a_page_opens(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start_playing()
    await playing.play_to_last_trick()
    for _ in playing.guests:
        await playing.act()
    await house.until(lambda: playing.table.public.number == 2 and playing.somebody_acts)
    guest, hand = playing.on_turn, await playing.hand_in_turn()
    picked = [option["value"] for option in discard_selects(hand)[0]["options"]][:2]
    hand = await chose(guest, hand, "pick", *picked)

    opened = await pressed(guest, hand, "Scores")
    folded = await pressed(guest, opened, "Hide")

    assert "**Scores**, deal 2" in text_of(opened)
    assert text_of(folded) == text_of(hand)
    assert chosen_ids(folded) == chosen_ids(opened) == chosen_ids(hand)


def chosen_ids(hand: Json) -> set[str]:
    """The ids of the form, which hold what is chosen."""
    parts = (*buttons(hand), *selects(hand))
    found = {plain_id(each["custom_id"]) for each in parts}
    return {text for text in found if not text.startswith("fold:")}


DRAFTS = (
    (Draft(cards=71), [hand_ids.PickDiscard(*HERE, 0, 71), hand_ids.ConfirmDiscard(*HERE, 71)]),
    (
        Draft(says=37, page=1, talking=True),
        [hand_ids.ChooseSayingOf(*HERE, 1, 37), hand_ids.PlayCard(*HERE, "SK", 37)],
    ),
    (Draft(says=37), [hand_ids.ChooseSaying(*HERE, 37), hand_ids.PlayCard(*HERE, "SK", 37)]),
    (Draft(melds=5, built=(35, 36)), [hand_ids.DeclareMelds(*HERE, 5, (35, 36))]),
    (Draft(), [hand_ids.DeclareMelds(*HERE, None, ()), ids.TableButton(12, TableAction.EXPLAIN)]),
    (Draft(), [hand_ids.PlayAhead(*HERE)]),
)


@pytest.mark.parametrize(("draft", "found"), DRAFTS)
def test_the_ids_of_a_hand_tell_what_is_chosen(draft: Draft, found: list[Id]) -> None:
    assert draft_in(map(str, found)) == draft
