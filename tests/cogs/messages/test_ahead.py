"""Cards chosen ahead, off turn: what becomes of them, and that nobody else notices."""

from pathlib import Path

import pytest

from tests.cogs.support.answers import nothing_changes, why
from tests.cogs.support.arranged import arrange
from tests.cogs.support.guests import (
    Guest,
    Json,
    ahead_selects,
    card_buttons,
    cards_in,
    is_board,
    is_hand,
    text_of,
)
from tests.cogs.support.house import TOKEN_S, UNHURRIED, House, open_loopback, playing_house
from tests.cogs.support.playing import Party, party, press_more
from tests.cogs.support.rights import without
from tests.cogs.support.secrecy import watched_party
from tests.cogs.support.traffic import CALLBACK, FRAME, HAND_EDIT, OTHER
from tests.cogs.ways import BOTH_WAYS

NAMED = "Meanwhile your ace of swords was played."
PLANNED = "When you follow, the ace of swords is played"


@pytest.fixture(autouse=True)
def _swords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada leads swords; Bruno can follow with the ace, and Carla with the queen."""
    arrange(monkeypatch, "scarto", {0: "SK S2", 1: "S1 CK", 2: "SQ"})


NAMES = ("ada", "bruno", "carla")


async def three(house: House) -> Party:
    """Ada, Bruno and Carla; Ada is to lead."""
    return await to_lead(await party(house, *NAMES))


async def to_lead(playing: Party) -> Party:
    """The same people, once Ada is to lead."""
    await playing.start_playing()
    await playing.hand_in_turn()
    return playing


async def plan(guest: Guest, code: str | None = "S1") -> Json:
    """The hand of the person once they have chosen this card ahead."""
    outcome = await guest.choose_card(await guest.until_hand(), code)
    assert outcome.message is not None
    assert "⚠️" not in text_of(outcome.message)
    return outcome.message


def preset(hand: Json) -> list[str]:
    """The cards that a hand shows as chosen ahead."""
    return [o["value"] for s in ahead_selects(hand) for o in s["options"] if o.get("default")]


async def test_a_plan_is_made_and_taken_back_without_anybody_noticing(house: House) -> None:
    async with watched_party(house, *NAMES) as (playing, watch):
        ada, bruno, carla = (await to_lead(playing)).guests
        await house.boards.of(playing.table).rest()
        since = len(house.traffic.calls)
        for guest in (ada, carla):
            await guest.update()
        before = [dict(guest.seen) for guest in (ada, carla)]
        async with nothing_changes(house):
            hand = await plan(bruno)
            assert PLANNED in text_of(hand)
            assert preset(hand) == ["S1"]
            hand = await plan(bruno, None)
            assert "Wait for your turn" in text_of(hand)
            assert preset(hand) == []
        await house.boards.of(playing.table).rest()
        for guest in (ada, carla):
            await guest.update()
        assert [dict(guest.seen) for guest in (ada, carla)] == before
        # The suit signs are uploaded meanwhile, whatever is played.
        calls = [call for call in house.traffic.calls[since:] if call.kind != OTHER]
        assert [(call.kind, call.reader) for call in calls] == [(CALLBACK, str(bruno.user_id))] * 2
        assert watch.leaks == []


async def test_a_plan_is_followed_and_the_hand_shows_it(house: House) -> None:
    async with watched_party(house, *NAMES) as (playing, watch):
        ada, bruno, carla = (await to_lead(playing)).guests
        await plan(bruno)
        since = len(house.traffic.calls)
        await ada.play_card(await ada.until_hand(), "SK")
        await house.until(lambda: len(playing.table.public.trick.cards) == 2)
        assert playing.table.public.trick.cards[1].code == "S1"
        assert playing.on_turn is carla
        hand = await bruno.until(lambda m: is_hand(m) and len(cards_in(m)) == 24)
        await playing.hand_in_turn()
        await house.boards.of(playing.table).rest()
        assert watch.leaks == []
    assert "Wait for your turn" in text_of(hand)
    counted = house.traffic.count(since)
    # What a press would have cost, with an edit in place of the answer.
    assert (counted[CALLBACK], counted[HAND_EDIT]) == (1, 2)
    assert counted[FRAME] <= 2


async def test_who_leads_is_asked(house: House) -> None:
    playing = await three(house)
    ada = playing.opener
    await ada.play_card(await ada.until_hand(), "SK")
    await plan(ada, "S2")
    for _ in range(2):
        await playing.act()
    await house.until(lambda: playing.on_turn is ada)
    hand = await playing.hand_in_turn()
    assert "to lead" in text_of(hand)
    assert len(card_buttons(hand)) == 24
    assert playing.table.plan_of(ada.user_id) is None
    assert playing.table.public.trick.cards == ()


async def test_a_card_that_may_not_follow_is_not_played(house: House) -> None:
    playing = await three(house)
    ada, bruno, _ = playing.guests
    await plan(bruno, "CK")
    await ada.play_card(await ada.until_hand(), "SK")
    await house.until(lambda: playing.on_turn is bruno)
    hand = await playing.hand_in_turn()
    assert "CK" not in cards_in(hand)
    assert playing.table.plan_of(bruno.user_id) is None


async def test_a_hand_whose_token_has_died_still_plans_and_plays(unhurried: House) -> None:
    playing = await three(unhurried)
    ada, bruno, carla = playing.guests
    old = {guest.name: await guest.until_hand() for guest in playing.guests}
    unhurried.loopback.clock.advance(TOKEN_S)
    await ada.play_card(old["Ada"], "SK")
    # The hand of Bruno does not know whose turn it is.
    after = (await bruno.choose_card(old["Bruno"], "S1")).message
    assert after is not None
    assert len(cards_in(after)) == 24
    await carla.play_card(old["Carla"], "SQ")
    assert len(playing.table.public.tricks) == 1


async def test_before_the_tricks_nothing_can_be_planned(house: House) -> None:
    playing = await party(house, "ada", "bruno", "carla")
    await playing.start()
    ada = playing.opener
    async with nothing_changes(house):
        outcome = await ada.choose_card(await ada.until_hand(), "SK")
    assert why(outcome) == "You can choose a card ahead once the tricks have begun."
    assert playing.table.plan_of(ada.user_id) is None


async def test_leaving_drops_a_plan(house: House) -> None:
    playing = await three(house)
    bruno = playing.guests[1]
    await plan(bruno)
    await press_more(bruno, await bruno.until(is_board), "Leave")
    assert playing.table.plan_of(bruno.user_id) is None


@BOTH_WAYS
async def test_a_table_that_cannot_be_shown_drops_all_plans(house: House) -> None:
    playing = await three(house)
    ada, bruno, carla = playing.guests
    await plan(carla, "SQ")
    await without(house, "view_channel")
    await ada.play_card(await ada.until_hand(), "SK")
    await house.boards.of(playing.table).rest()
    assert playing.on_turn is bruno
    assert playing.table.plan_of(carla.user_id) is None


async def test_a_plan_is_followed_after_a_restart(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, loopback=loopback) as house:
            before = await three(house)
            await plan(before.guests[1])
        async with playing_house(tmp_path, loopback=loopback) as house:
            ada = await house.guest("ada", before.opener.place)
            table = await house.table(before.table.id)
            await ada.play_card(await ada.until_hand(), "SK")
            await house.until(lambda: len(table.public.trick.cards) == 2)
            assert table.public.trick.cards[1].code == "S1"


async def test_a_card_that_a_dead_hand_could_not_show_is_named_at_the_next_press(
    unhurried: House,
) -> None:
    playing = await three(unhurried)
    ada, bruno, _ = playing.guests
    old = await plan(bruno)
    unhurried.loopback.clock.advance(TOKEN_S)
    await ada.play_card(await ada.until_hand(), "SK")
    await unhurried.until(lambda: len(playing.table.public.trick.cards) == 2)
    outcome = await bruno.choose_card(old, "CK")
    assert why(outcome) == NAMED
    assert outcome.message is not None
    again = await bruno.choose_card(outcome.message, "CK")
    assert again.message is not None
    assert "⚠️" not in text_of(again.message)


async def test_such_a_card_is_named_after_a_restart_too(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            playing = await three(house)
            await plan(playing.guests[1])
            loopback.clock.advance(TOKEN_S)
            await playing.opener.play_card(await playing.opener.until_hand(), "SK")
            await house.until(lambda: len(playing.table.public.trick.cards) == 2)
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            bruno = await house.guest("bruno", playing.opener.place)
            hand = (await bruno.press(await bruno.until(is_board), "My hand")).message
            assert hand is not None
            assert NAMED in text_of(hand)


async def test_a_card_that_the_hand_has_shown_is_not_named_again(house: House) -> None:
    playing = await three(house)
    ada, bruno, _ = playing.guests
    await plan(bruno)
    await ada.play_card(await ada.until_hand(), "SK")
    hand = await bruno.until(lambda m: is_hand(m) and len(cards_in(m)) == 24)
    await house.boards.of(playing.table).rest()
    after = (await bruno.choose_card(hand, "CK")).message
    assert after is not None
    assert "⚠️" not in text_of(after)
