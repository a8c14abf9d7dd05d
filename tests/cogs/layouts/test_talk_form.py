"""Talk: what is chosen goes with the next card, or is said without one."""

from typing import Any

import pytest

from tests.cogs.support.answers import nothing_changes, why
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import (
    FOUR,
    asked,
    board_says,
    card,
    choose_in,
    chose,
    is_mine,
    labels,
    say,
    shown,
    talk_selects,
    unfolded,
)
from tests.cogs.support.guests import Json, card_buttons, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, discard, party

TALKER = "T20 T18 T7 T1 S10 S9 S8 SQ C5 CQ C2 DK B9 B8 B7"


async def talking(house: House, monkeypatch: pytest.MonkeyPatch, **options: Any) -> Party:
    """Four people at Piedicavallo; Ada leads."""
    arrange(monkeypatch, "piedicavallo", {0: TALKER}, **options)
    texts = " ".join(f"{name}={value}" for name, value in options.items())
    playing = await party(house, *FOUR, game="piedicavallo", options=texts)
    await lead_after_discard(playing)
    return playing


async def lead_after_discard(playing: Party) -> None:
    """Starts the match and goes on until Ada has to lead."""
    await playing.opener.press(playing.lobby, "Start")
    dino = playing.guests[3]
    await discard(dino, await asked(dino, "**Discard 2"), 2)
    await asked(playing.opener, "to lead")


async def test_what_is_said_goes_with_the_card(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await talking(house, monkeypatch)
    ada, bruno, *_ = playing.guests
    hand = await say(ada, await asked(ada, "to lead"), "I have the 18")
    assert "💬 With your next card: “I have the 18”" in text_of(hand)
    hand = shown(await ada.person.press(hand, card(hand, "T7")))
    assert "With your next card" not in text_of(hand)
    await board_says(ada, "💬 Ada, with the 7 (Chariot): “I have the 18”")
    await asked(bruno, "**It’s your turn", "💬 Ada, with the 7 (Chariot): “I have the 18”")
    # It is told as long as the trick is there to be seen.
    while len(playing.table.public.tricks) < 1:
        await playing.act_and_see()
    await board_says(ada, "won the trick", "💬 Ada")
    await playing.act_and_see()
    assert "💬 Ada" not in text_of(await board_says(ada, "led"))


async def test_only_the_cards_that_it_goes_with_can_be_pressed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = (await talking(house, monkeypatch)).opener
    hand = await say(ada, await asked(ada, "to lead"), "I have the 18")
    assert playable(hand) == {"T20", "T7", "T1"}
    hand = await say(ada, hand, "I have the 18")
    assert playable(hand) == set(TALKER.split())


def playable(hand: Json) -> set[str]:
    """The codes of the cards that can be pressed."""
    return {button["custom_id"].split(":")[4] for button in card_buttons(hand)}


async def test_what_cannot_be_said_with_the_card_changes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await talking(house, monkeypatch)
    ada = playing.opener
    # No card goes with both, so all of them can be pressed.
    hand = await say(ada, await asked(ada, "to lead"), "I have the 18", "I have a red queen")
    assert playable(hand) == set(TALKER.split())
    async with nothing_changes(house):
        refused = await ada.person.press(hand, card(hand, "S8"))
    assert why(refused) == "You can’t say “I have the 18” with the 8 of swords."
    assert refused.message is not None
    assert "“I have the 18”" in text_of(refused.message)


async def test_a_refusal_names_a_few_of_many_sentences_and_counts_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = (await talking(house, monkeypatch)).opener
    suits = ("play batons", "play cups", "play coins")
    # No card goes with all of these, so all of them can be pressed.
    hand = await say(ada, await asked(ada, "to lead"), "I have a red queen", *suits, "play a trump")
    refused = await ada.person.press(hand, card(hand, "S8"))
    all_four = "“play batons”, “play cups”, “play coins” and “play a trump”"
    assert why(refused) == f"You can’t say {all_four} with the 8 of swords."
    assert refused.message is not None
    hand = await say(ada, refused.message, "play a high trump")
    refused = await ada.person.press(hand, card(hand, "S8"))
    some = "“play batons”, “play cups”, “play coins” and 2 more"
    assert why(refused) == f"You can’t say {some} with the 8 of swords."


async def test_what_was_chosen_can_be_taken_back_and_is_kept_from_page_to_page(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = (await talking(house, monkeypatch)).opener
    hand = await say(ada, await asked(ada, "to lead"), "take it", "put points on it")
    assert "“put points on it” and “take it”" in text_of(hand)
    hand = await say(ada, hand, "put points on it", "I have the 18")
    assert "With your next card: “take it” and “I have the 18”" in text_of(hand)
    assert "put points on" not in text_of(hand)


async def test_words_without_a_card(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await talking(house, monkeypatch, suggest_timing="partner_turn")
    ada = playing.opener
    await playing.act()
    await playing.act()
    hand = await ada.until(lambda m: is_mine(m) and "aside:" in str(m["components"]))
    assert labels(hand, "aside")[0] == "take it"
    await chose(ada, hand, "aside", "G.TAKE")
    await board_says(ada, "💬 Ada: “take it”", "**Carla** to play")


async def test_a_sentence_takes_two_taps_more_than_its_card(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await talking(house, monkeypatch)
    ada = playing.opener
    hand = await asked(ada, "to lead")
    [likely] = talk_selects(hand)
    assert (likely["min_values"], likely["max_values"]) == (1, 1)
    values = {each["label"]: each["value"] for each in likely["options"]}
    assert len(values) == 25
    hand = await choose_in(ada, hand, likely, values["I have the 18"])
    # What is chosen is marked, and one tap on it takes it back.
    marked = [each for each in talk_selects(hand)[0]["options"] if each.get("emoji")]
    assert [each["label"] for each in marked] == ["I have the 18"]
    assert marked[0]["description"] == "Chosen. Choose it again to take it back"
    await ada.person.press(hand, card(hand, "T7"))
    await board_says(ada, "💬 Ada, with the 7 (Chariot): “I have the 18”")


async def test_no_more_is_said_than_the_table_allows(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = (await talking(house, monkeypatch, max_statements=2)).opener
    hand = await say(ada, await asked(ada, "to lead"), "take it", "I have the 18")
    [likely] = talk_selects(hand)
    more = next(each for each in likely["options"] if each["label"] == "put points on it")
    refused = await ada.person.choose(hand, likely["custom_id"], [more["value"]])
    assert why(refused) == "You may not say that many things with one card."
    assert refused.message is not None
    assert "“take it” and “I have the 18”" in text_of(refused.message)


async def test_where_one_thing_may_be_said_another_takes_its_place(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = (await talking(house, monkeypatch, max_statements=1)).opener
    hand = await say(ada, await asked(ada, "to lead"), "take it", "I have the 18")
    assert "With your next card: “I have the 18”" in text_of(hand)


async def test_talk_unfolds_in_three_selects_and_stays_open(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await talking(house, monkeypatch)
    ada, *_, dino = playing.guests
    hand = await asked(ada, "to lead")
    assert [each["placeholder"] for each in talk_selects(hand)] == ["Say with your next card…"]
    hand = await unfolded(ada, hand)
    titles = ["About my cards…", "Suggest…"]
    assert [each["placeholder"] for each in talk_selects(hand)] == titles
    hand = await say(ada, hand, "take it")
    hand = await say(ada, hand, "I have the 18")
    assert "“take it” and “I have the 18”" in text_of(hand)
    assert [each["placeholder"] for each in talk_selects(hand)] == titles
    # What is chosen in one select stays when another is changed.
    hand = await say(ada, hand, "I have the 18")
    assert "With your next card: “take it”" in text_of(hand)
    assert playing.table.public.phase == "play"
    for _ in range(3):
        await playing.act()
    # Little enough is said about all of it in one select.
    [all_of_it] = talk_selects(await asked(dino, "**It’s your turn"))
    labels = [each["label"] for each in all_of_it["options"]]
    assert any(label.startswith("I discarded ") for label in labels)
    assert {"I have no 5", "take it"} & {*labels}
    assert "More…" not in labels


async def test_the_likely_suggestions_come_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = (await talking(house, monkeypatch)).opener
    hand = await unfolded(ada, await asked(ada, "to lead"))
    labels = [each["label"] for each in talk_selects(hand)[-1]["options"]]
    assert labels[:4] == ["take it", "leave it", "put points on it", "put no points on it"]
    assert len(labels) == 25
