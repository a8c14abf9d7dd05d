"""What options change in the forms: who speaks, declares and leads, what can be chosen."""

from typing import Any

import pytest

from bot.games.cards import Seat
from bot.games.events import SlamSpoken
from bot.loopback.person import buttons, images, selects
from tests.cogs.support.answers import why
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import (
    FOUR,
    RICH,
    asked,
    board_says,
    card,
    chose,
    labels,
    pressed,
    rich,
    say,
    select,
    shown,
)
from tests.cogs.support.guests import Json, discard_selects, has_button, is_result, says, text_of
from tests.cogs.support.house import House
from tests.cogs.support.playing import Party, discard, party


async def begun(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    hands: dict[int, str],
    players: int,
    **options: Any,
) -> Party:
    """So many people at a game with these options; the cards of some seats are arranged."""
    arrange(monkeypatch, game, hands, players, **options)
    texts = " ".join(f"{name}={value}" for name, value in options.items())
    playing = await party(house, *FOUR[:players], game=game, options=texts)
    await playing.opener.press(playing.lobby, "Start")
    return playing


async def test_with_straight_ranks_bids_come_from_the_other_side_and_the_declarer_leads(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Terziglio 10: 19 cards, bids from the dealer's right, the declarer declares and leads.
    hands = {0: "SK SQ SC T19 T20", 1: "BK BQ BC"}
    playing = await begun(house, monkeypatch, "terziglio", hands, 3, variant="straight")
    ada, bruno, carla = playing.guests
    hand = await asked(bruno, "turn** to bid")
    assert "Your hand, 19 cards" in images(hand)[0]["description"]
    await pressed(bruno, hand, "Pass")
    await pressed(ada, await asked(ada, "turn** to bid", "So far: Bruno (Pass)"), "Gioco")
    await pressed(carla, await asked(carla, "turn** to bid"), "Pass")
    hand = await discard(ada, await asked(ada, "**Discard 5 cards.**"), 5)
    assert "to declare" in text_of(hand)
    await pressed(ada, hand, "Declare nothing")
    await pressed(carla, await asked(carla, "to declare"), "Declare nothing")
    await pressed(bruno, await asked(bruno, "to declare"), "Declare nothing")
    await shown_turn(playing, 0, "SC")
    await shown_turn(playing, 1, None)


async def shown_turn(playing: Party, seat: int, code: str | None) -> Json:
    """The hand of the seat whose turn it must be; plays a card of it, if one is given."""
    await playing.house.until(lambda: playing.somebody_acts)
    assert playing.table.turn is not None
    assert playing.table.turn.seat == seat
    hand = await playing.hand_in_turn()
    return (
        hand if code is None else shown(await playing.on_turn.person.press(hand, card(hand, code)))
    )


async def test_a_solo_goes_over_a_gioco_and_ends_the_auction(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await begun(house, monkeypatch, "terziglio", {}, 3)
    ada, bruno, _ = playing.guests
    await pressed(ada, await asked(ada, "turn** to bid"), "Gioco")
    hand = await asked(bruno, "turn** to bid")
    assert [b["label"] for b in buttons(hand)] == ["Pass", "Solo", "?"]
    await pressed(bruno, hand, "Solo")
    # Nobody takes the stock; the third does not speak any more.
    await board_says(ada, "**Bruno** plays **Solo**.", "Waiting for **Ada** to declare")
    assert not discard_selects(await asked(ada, "to declare"))


async def test_the_declarer_gives_no_signals(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"first_lead": "declarer"}
    playing = await begun(house, monkeypatch, "terziglio", {0: "SK"}, 3, **options)
    ada = playing.opener
    await pressed(ada, await asked(ada, "turn** to bid"), "Solo")
    for guest in playing.guests:
        await pressed(guest, await asked(guest, "to declare"), "Declare nothing")
    hand = await asked(ada, "to lead")
    assert not [s for s in ids(hand) if s.startswith("says:")]


def ids(hand: Json) -> list[str]:
    """The ids of the selects of a hand."""
    return [each["custom_id"] for each in selects(hand)]


async def test_a_match_can_be_won_by_declaring(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Ottocento 9, test 1: all declare, then the higher total wins without a card played.
    playing = await begun(house, monkeypatch, "ottocento", {0: RICH}, 4, monte="off", target=100)
    dino = playing.guests[3]
    await discard(dino, await asked(dino, "**Discard 2"), 2)
    for guest in playing.guests:
        hand = await asked(guest, "**It’s your turn")
        declare = [b["label"] for b in buttons(hand) if b["label"].startswith("Declare (")]
        await pressed(guest, hand, declare[0] if declare else "Declare nothing")
    await playing.opener.until(says("deal 1 is over", "**Ada** has declared "))
    result = await playing.opener.until(is_result)
    assert "Ada and Carla have won with +" in text_of(result)
    assert "2. Bruno" in images(result)[0]["description"]


async def test_who_calls_himself_out_declares_before_the_discard(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Ottocento 9, call_out_priority: the dealer first, with 15 cards.
    options = {"monte": "off", "end_rule": "call_out_priority"}
    playing = await rich(house, monkeypatch, **options)
    ada, *_, dino = playing.guests
    hand = await asked(dino, "calling out", "**It’s your turn")
    assert "Your hand, 15 cards" in images(hand)[0]["description"]
    await pressed(dino, hand, "Declare nothing")
    hand = await asked(ada, "calling out", "**It’s your turn. Call out?**", "still declare later.")
    page = await ada.press(hand, "?")
    assert "**Calling out:**" in text_of(page.message or {})


async def test_a_signal_goes_with_the_card_that_is_led(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await rich(house, monkeypatch, monte="off", signals="tournament")
    dino = playing.guests[3]
    await discard(dino, await asked(dino, "**Discard 2"), 2)
    for guest in playing.guests:
        await pressed(guest, await asked(guest, "**It’s your turn"), "Declare nothing")
    ada, bruno, *_ = playing.guests
    hand = await asked(ada, "to lead")
    wished = "striscio: I have more cards of this suit"
    assert wished in labels(hand, "says")
    assert select(hand, "says")["max_values"] == 1
    hand = await chose(ada, hand, "says", "striscio")
    shown(await ada.person.press(hand, card(hand, "SK")))
    await asked(bruno, "**It’s your turn", f"💬 Ada, with the king of swords: “{wished}”")
    assert not [s for s in ids(await asked(bruno, "**It’s your turn")) if s.startswith("says:")]


async def test_the_table_is_told_how_many_trumps_were_laid_aside(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Piedicavallo 4, void: T7 and T15 may go together, and no one of them alone.
    hands = {3: "SK CK SQ S9 S5 B10 BJ C6 C5 D6 D4 DJ S8 B9 DC", -1: "T7 T15"}
    playing = await begun(house, monkeypatch, "piedicavallo", hands, 4)
    dino = playing.guests[3]
    hand = await asked(dino, "**Discard 2 cards.**")
    [cards] = discard_selects(hand)
    hand = shown(await dino.person.choose(hand, cards["custom_id"], ["T7", "S5"]))
    refused = await dino.press(hand, "Discard")
    assert why(refused).startswith("You may discard trumps only if you have no other cards")
    assert refused.message is not None
    assert "Chosen: 7 (Chariot) and 5 of swords" in text_of(refused.message)
    hand = await pressed(dino, refused.message, "Start over")
    [cards] = discard_selects(hand)
    hand = shown(await dino.person.choose(hand, cards["custom_id"], ["T15", "T7"]))
    await pressed(dino, hand, "Discard")
    await board_says(dino, "Dino has discarded 2 trumps.")
    assert cards["max_values"] == 2


async def test_farlo_is_open_once_the_partner_has_spoken_of_a_card(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Piedicavallo 9.7: Ada says that she has a king; her partner may ask for it.
    hands = {0: "SK S10 S9 C1", 1: "S8 S7", 2: "S6 S5 C2", 3: "SQ SJ"}
    playing = await begun(house, monkeypatch, "piedicavallo", hands, 4, max_statements=1)
    dino = playing.guests[3]
    await discard(dino, await asked(dino, "**Discard 2"), 2)
    farlo = "farlo: play the card you spoke of"
    ada = await shown_turn(playing, 0, None)
    hand = await say(playing.opener, ada, "I have the king of swords")
    shown(await playing.opener.person.press(hand, card(hand, "S9")))
    bruno = await shown_turn(playing, 1, None)
    view = playing.table.view_of(playing.guests[1].user_id)
    assert not [codes for _, codes in view.sayings if "G.FARLO" in codes]
    shown(await playing.guests[1].person.press(bruno, card(bruno, "S8")))
    carla = await shown_turn(playing, 2, None)
    hand = await say(playing.guests[2], carla, farlo)
    shown(await playing.guests[2].person.press(hand, card(hand, "S5")))
    await board_says(playing.opener, f"💬 Carla, with the 5 of swords: “{farlo}”")


async def test_free_cards_go_before_trumps(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    # Tarocco francese 6 and row C14: five free cards, six places.
    own = "SK HK DK CK S1 S2 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9"
    hands = {0: own, -1: "H1 H2 D1 T8 T7 T6", 1: "T1 T2"}
    playing = await begun(house, monkeypatch, "tarocco-francese", hands, 4)
    ada = playing.opener
    await pressed(ada, await asked(ada, "turn** to bid"), "Petite ×1")
    for guest in playing.guests[1:]:
        await pressed(guest, await asked(guest, "turn** to bid"), "Pass")
    hand = await asked(
        ada, "**Discard 6 cards.**", "You must discard: ♠\ufe0e2 1, ♦\ufe0e1, ♥\ufe0e2 1"
    )
    [cards] = discard_selects(hand)
    codes = ["T6", "T7", "S1", "S2", "H1", "H2"]
    hand = shown(await ada.person.choose(hand, cards["custom_id"], codes))
    assert "Chosen: " in images(hand)[0]["description"]
    refused = await ada.press(hand, "Discard")
    assert why(refused) == "You may discard trumps only when you have no other cards to discard."
    # The picture still marks what was chosen.
    assert images(refused.message or {})[0]["description"] == images(hand)[0]["description"]


async def test_several_handfuls_are_offered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    # Tarocco francese 8: fifteen trumps make each of the three handfuls.
    own = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 SK HK DK"
    hands = {0: own, 1: "T1 T2"}
    playing = await begun(house, monkeypatch, "tarocco-francese", hands, 4)
    ada = playing.opener
    hand = await asked(ada, "turn** to bid")
    said = [(each["label"], each.get("default", False)) for each in select(hand, "slam")["options"]]
    assert said == [("No slam", True), ("Slam!", False)]
    # Nothing beats it: nobody else has to speak.
    hand = await pressed(ada, hand, "Garde contre ×6")
    spoken = [fact for fact in playing.table.public.facts if isinstance(fact, SlamSpoken)]
    assert spoken == [SlamSpoken(Seat(0), False)]
    offered = [b["label"] for b in buttons(hand) if b["label"].startswith("Show ")]
    assert offered == ["Show 10 trumps", "Show 13 trumps", "Show 15 trumps"]
    await pressed(ada, hand, "Show 15 trumps")
    told = await board_says(ada, "**Ada** has shown 15 trumps (40 points): 21 20 19")
    assert not has_button(told, "Show 15 trumps")
