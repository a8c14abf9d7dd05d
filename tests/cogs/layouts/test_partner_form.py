"""Called partners: what is known of them at the table, and what the first lead may not be."""

import pytest

from bot.games.cards import Seat
from bot.games.events import SlamSpoken
from bot.loopback.person import images
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import FOUR, asked, board_says, card, is_mine, pressed, select
from tests.cogs.support.guests import cards_in, has_button, is_board, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, party

SIX = (*FOUR, "elena", "fabio")
FIRST = "SK SQ S2 HQ H3 D3 D2 C3 T21 T20 T19 T4"
PARTNER = "partnering the taker"


async def called(
    house: House, monkeypatch: pytest.MonkeyPatch, players: int, *calls: str, **hands: str
) -> Party:
    """Ada plays a garde sans and has called; Dino, or whoever is told, has the cards."""
    given = {0: FIRST, 1: "T2 T3"} | {SIX.index(name): cards for name, cards in hands.items()}
    arrange(monkeypatch, "tarocco-francese", given, players)
    playing = await party(house, *SIX[:players], game="tarocco-francese", players=players)
    ada = playing.opener
    await ada.press(playing.lobby, "Start")
    await pressed(ada, await asked(ada, "turn** to bid"), "Garde sans ×4")
    for guest in playing.guests[1:]:
        hand = await asked(guest, "turn** to bid", "Ada (Garde sans)")
        assert not has_button(hand, "Garde ×2")
        await pressed(guest, hand, "Pass")
    for label in calls:
        hand = await asked(ada, "**It’s your turn")
        said = [each["label"] for each in select(hand, "slam")["options"] if each.get("default")]
        assert said == ["No slam"]
        await pressed(ada, hand, label)
    spoken = [fact for fact in playing.table.public.facts if isinstance(fact, SlamSpoken)]
    assert spoken == [SlamSpoken(Seat(0), False)]
    return playing


async def lays(playing: Party, *codes: str) -> None:
    """The people play these cards, each in turn."""
    for code in codes:
        await playing.house.until(lambda: playing.somebody_acts)
        guest = playing.on_turn
        hand = await playing.hand_in_turn()
        await guest.person.press(hand, card(hand, code))


async def test_no_called_suit_may_be_led_first_but_the_called_card(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await called(house, monkeypatch, 6, "king of diamonds", "queen of hearts · yours")
    ada = playing.opener
    hand = await asked(ada, "You may not lead a called suit, except the called card itself.")
    held = {card.code for card in playing.table.view_of(ada.user_id).hand}
    assert held - set(cards_in(hand)) == {"H3", "D3", "D2"}


async def test_a_partner_is_known_to_himself_until_the_called_card_falls(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = {"bruno": "T2 T3 S3 D7", "carla": "DK S4", "dino": "S5 D5", "elena": "S6 D6"}
    playing = await called(house, monkeypatch, 5, "king of diamonds", **others)
    ada, _, carla, dino, _ = playing.guests
    await lays(playing, "SK", "S3")
    await asked(carla, "**It’s your turn", "**You** are partnering the taker.")
    await lays(playing, "S4")
    await asked(dino, "**It’s your turn")
    await lays(playing, "S5", "S6", "D3", "D7")
    for guest in (ada, dino):
        for message in (await guest.until(is_board), await guest.until(is_mine)):
            assert PARTNER not in text_of(message)
            assert all("partner" not in image["description"] for image in images(message))
    await lays(playing, "DK")
    await board_says(ada, f"**Carla** is {PARTNER}.")
    await asked(dino, "**It’s your turn", f"**Carla** is {PARTNER}.")


async def test_a_taker_who_has_called_himself_says_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await called(house, monkeypatch, 5, "king of spades · play alone")
    await lays(playing, "SK")
    assert PARTNER not in text_of(await board_says(playing.opener, "Ada led the king of spades"))
