"""Claiming the rest: one press plays all tricks that are left."""

import asyncio
from pathlib import Path

import pytest

from bot.games.actions import Play
from bot.loopback.person import NotPossible, Outcome, buttons
from bot.tables.decisions import play
from data import events
from data.events import ActedBy
from tests.cogs.support.answers import nothing_changes, told, why
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import FOUR, board_says, chose, pressed, select
from tests.cogs.support.guests import (
    Json,
    card_buttons,
    cards_in,
    has_button,
    is_board,
    says,
    text_of,
)
from tests.cogs.support.house import UNHURRIED, House, open_loopback, playing_house
from tests.cogs.support.playing import WARNING, Party, party, press_more, second_hand
from tests.cogs.support.secrecy import watched_party
from tests.cogs.support.traffic import CALLBACK, FRAME, HAND_EDIT
from tests.tables.support.people import act

CLAIM = "Claim the rest"
CLAIMED = "**Ada** has claimed the rest of the tricks."
OLD = "That button is out of date. Here is your current hand."
TRUMPS = " ".join(f"T{number}" for number in range(1, 22))


async def lay(playing: Party, code: str) -> None:
    """The person whose turn it is plays this card, at the table itself."""
    user, table = playing.on_turn.user_id, playing.table
    view, card = table.view_of(user), table.game.pack.parse(code)
    await table.change(play.act, user, Play(card), view.number, view.step)


@pytest.fixture
def masters(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the first deal Ada holds kings and trumps alone, and Bruno the Fool."""
    arrange(monkeypatch, "scarto", {0: f"{TRUMPS} SK BK CK DK", 1: "MAT"}, deals=1)


async def sure(house: House) -> Party:
    """Ada is sure of all tricks, as the Fool has gone with the first one."""
    playing = await party(house, "ada", "bruno", "carla")
    await play_fool(playing)
    return playing


async def play_fool(playing: Party) -> None:
    """Plays the first trick, with the Fool in it."""
    await playing.start_playing()
    hand = await playing.hand_in_turn()
    assert not has_button(hand, CLAIM)
    await playing.opener.play_card(hand, "T21")
    await lay(playing, "MAT")
    await act(playing.table)
    assert playing.on_turn is playing.opener


async def claimed(playing: Party) -> Json:
    """Ada claims; returns her hand as it is then."""
    return await pressed(playing.opener, await playing.hand_in_turn(), CLAIM)


@pytest.mark.usefixtures("masters")
async def test_a_claim_plays_all_tricks_in_one_frame(unhurried: House) -> None:
    async with watched_party(unhurried, "ada", "bruno", "carla") as (playing, watch):
        await play_fool(playing)
        table, board = playing.table, unhurried.boards.of(playing.table)
        hand = await playing.hand_in_turn()
        assert len(card_buttons(hand)) == 24
        await board.rest()
        since = len(unhurried.traffic.calls)
        after = await claimed(playing)
        await board.rest()
    assert watch.leaks == []
    assert after["id"] == hand["id"]
    assert "This deal is over." in text_of(after)
    assert [trick.winner for trick in table.public.tricks] == [0] * 25
    for guest in playing.guests:
        await guest.until(says("deal 1 is over", CLAIMED))
    calls = unhurried.traffic.count(since)
    # All hands show what the deal has brought.
    assert calls == {CALLBACK: 1, FRAME: 1, HAND_EDIT: 3}


@pytest.mark.usefixtures("masters")
async def test_a_match_with_a_claim_is_recorded_as_played(house: House) -> None:
    playing = await sure(house)
    await claimed(playing)
    await playing.finish()
    deals = (await playing.table.past.record())["deals"]
    assert isinstance(deals, list)
    assert deals[0]["tricks"] == [0] * 25
    # The discard, and a card for each trick and player.
    assert len(deals[0]["actions"]) == 1 + 75
    assert len((await playing.table.past.deal(1)).tricks) == 25


@pytest.mark.usefixtures("masters")
async def test_cards_after_a_claim_count_for_whoever_plays_the_seat(unhurried: House) -> None:
    playing = await sure(unhurried)
    carla = playing.guests[2]
    await press_more(carla, await carla.until(is_board), "Leave")
    await claimed(playing)
    found = await events.chosen(unhurried.database.reading, playing.table.id)
    counted = {(each.seat, each.by): each.cards for each in found}
    people = {(seat, ActedBy.PERSON): 25 for seat in (0, 1)}
    assert counted == people | {(2, ActedBy.PERSON): 1, (2, ActedBy.COMPUTER): 24}


@pytest.mark.usefixtures("masters")
async def test_two_claims_at_once_are_one(unhurried: House) -> None:
    playing = await sure(unhurried)
    ada, hand = playing.opener, await playing.hand_in_turn()
    before = await unhurried.log_length()
    outcomes = await asyncio.gather(*(ada.press(hand, CLAIM) for _ in range(2)))
    assert sorted(map(refused, outcomes)) == ["", OLD]
    # The claim; 72 cards, 24 tricks, a turn after each card but the last; the score.
    assert await unhurried.log_length() == before + 1 + 72 + 24 + 71 + 1


@pytest.mark.usefixtures("masters")
async def test_an_old_claim_is_refused_once_the_trick_goes_on(unhurried: House) -> None:
    playing = await sure(unhurried)
    ada, old = playing.opener, await playing.hand_in_turn()
    new = await second_hand(unhurried, ada)
    assert has_button(new, CLAIM)
    await ada.play_card(new, "T20")
    async with nothing_changes(unhurried):
        outcome = await ada.press(old, CLAIM)
    assert why(outcome) == OLD
    assert outcome.message is not None
    assert not has_button(outcome.message, CLAIM)
    assert len(cards_in(outcome.message)) == 23


@pytest.mark.usefixtures("masters")
async def test_nobody_claims_for_another(unhurried: House) -> None:
    playing = await sure(unhurried)
    bruno, hand = playing.guests[1], await playing.hand_in_turn()
    [claim] = [b["custom_id"] for b in buttons(hand) if b.get("label") == CLAIM]
    with pytest.raises(NotPossible):
        await bruno.person.forge_press(hand, claim)
    own = await bruno.until_hand()
    assert not has_button(own, CLAIM)
    async with nothing_changes(unhurried):
        assert told(await bruno.person.forge_press(own, claim)) == "That button no longer works."


async def test_after_a_restart_the_rest_can_be_claimed_and_the_fool_is_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = {0: "MAT " + " ".join(f"T{n}" for n in range(7, 21)), 1: "SK", 2: "SQ", 3: "SC"}
    arrange(monkeypatch, "ottocento", hands, comp_card="owner", monte="off")
    texts = "comp_card=owner monte=off"
    async with open_loopback() as loopback:
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            before = await party(house, *FOUR, game="ottocento", options=texts)
            await before.start()
            while before.table.public.phase != "play":
                await act(before.table)
            # Bruno wins the Fool, and Ada the second trick.
            for code in ("MAT", "SK", "SQ"):
                await lay(before, code)
            while len(before.table.public.tricks) < 2:
                await act(before.table)
            assert before.on_turn is before.opener
            hand = await before.hand_in_turn()
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            ada, table = await house.guest("ada", before.opener.place), await house.table()
            after = await pressed(ada, hand, CLAIM)
            assert "Choose" in text_of(after), text_of(after)
            winners = [trick.winner for trick in table.public.tricks]
            assert winners == [1] + [0] * 14
            await board_says(ada, CLAIMED)
        async with playing_house(tmp_path, UNHURRIED, loopback) as house:
            ada = await house.guest("ada", before.opener.place)
            card = select(after, "deeds")["options"][0]["value"]
            await chose(ada, after, "deeds", card)
            await ada.until(says("deal 1 is over", CLAIMED, "Ada has given the "))


def refused(outcome: Outcome) -> str:
    """Why a press was refused, if it was."""
    assert outcome.message is not None
    return why(outcome) if WARNING in text_of(outcome.message) else ""
