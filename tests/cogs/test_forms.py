"""Bids, calls, declarations, handfuls and talk: what people press, and what everybody reads."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.games.catalogue import GAMES
from bot.loopback.person import (
    Outcome,
    button_labelled,
    buttons,
    images,
    is_private,
    selects,
)
from tests.cogs.answers import nothing_changes, told, why
from tests.cogs.arranged import arrange
from tests.cogs.guests import (
    Guest,
    allowed_cards,
    card_buttons,
    discard_selects,
    has_button,
    is_board,
    is_result,
    says,
    text_of,
)
from tests.cogs.house import House
from tests.cogs.playing import Party, discard, party

Json = dict[str, Any]

FOUR = ("ada", "bruno", "carla", "dino")

# Where the last seat deals, Ada begins. She has three cricche and two sequences.
RICH = "SK BK CK DK SQ BQ CQ SJ BJ CJ SA BA M1 M2 MAT"


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
    offered = select(hand, "melds")["options"]
    assert offered[0]["label"] == "Kings: ⚔️R 🪵R 🏆R 🪙R"
    assert offered[0]["description"] == "34 points"
    assert all(option["default"] for option in offered)
    # Cricche 34 + 14 + 12, sequences 20 + 20 + 15 + 10 + 10; three of a sort count double.
    hand = await pressed(playing.opener, hand, "Declare: 270 points")
    assert not selects(hand)
    table = await board_says(playing.opener, "**Ada** declares 270: Kings: ⚔️R", "Moors: ★M1 M2")
    assert "**Bruno** is to declare" in text_of(table)


async def test_less_can_be_declared(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    playing, hand = await declaring(house, monkeypatch)
    kings = select(hand, "melds")["options"][0]["value"]
    hand = await chose(playing.opener, hand, "melds", kings)
    assert has_button(hand, "Declare: 34 points")
    # Three kings take the place of all four.
    hand = await chose(playing.opener, hand, "build", "CK", "SK", "BK")
    chosen = [option["label"] for option in select(hand, "melds")["options"] if option["default"]]
    assert chosen == ["Kings: ⚔️R 🪵R 🏆R"]
    await pressed(playing.opener, hand, "Declare: 17 points")
    await board_says(playing.opener, "**Ada** declares 17: Kings: ⚔️R 🪵R 🏆R\n")


async def test_cards_that_are_no_combination_change_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing, hand = await declaring(house, monkeypatch)
    build = select(hand, "build")["custom_id"]
    async with nothing_changes(house):
        refused = await playing.opener.person.choose(hand, build, ["CK", "SQ", "BJ"])
    assert why(refused) == "That is no combination of cards you hold."
    assert refused.message is not None
    assert has_button(refused.message, "Declare: 270 points")


async def test_nothing_can_be_declared(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    playing, hand = await declaring(house, monkeypatch)
    hand = await chose(playing.opener, hand, "melds")
    assert disabled(hand, "Declare (0)")
    await pressed(playing.opener, hand, "Declare nothing")
    await board_says(playing.opener, "Ada declares nothing.")


def disabled(hand: Json, label: str) -> bool:
    """Whether the button with this label cannot be pressed."""
    return bool(button_labelled(hand, label).get("disabled"))


# Talk.

TALKER = "T20 T18 T7 T1 S10 S9 S8 SQ C5 CQ C2 DK B9 B8 B7"


async def talking(house: House, monkeypatch: pytest.MonkeyPatch, **options: str) -> Party:
    """Four people at Piedicavallo; Ada leads."""
    arrange(monkeypatch, "piedicavallo", {0: TALKER}, **options)
    texts = " ".join(f"{name}={value}" for name, value in options.items())
    playing = await party(house, *FOUR, game="piedicavallo", options=texts)
    await playing.opener.press(playing.lobby, "Start")
    dino = playing.guests[3]
    await discard(dino, await asked(dino, "**Lay 2"), 2)
    await asked(playing.opener, "you lead")
    return playing


async def say(guest: Guest, hand: Json, *phrases: str) -> Json:
    """Chooses what goes with the next card, turning pages until it is there."""
    for _ in range(9):
        options = select(hand, "says")["options"]
        found = [each["value"] for each in options if each["label"] in phrases]
        if found:
            return await chose(guest, hand, "says", *found)
        hand = await chose(guest, hand, "says", "more")
    raise AssertionError(f"{phrases} cannot be said")


def card(hand: Json, code: str) -> str:
    """The id of the button of a card."""
    return next(b["custom_id"] for b in card_buttons(hand) if b["custom_id"].split(":")[4] == code)


async def test_what_is_said_goes_with_the_card(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await talking(house, monkeypatch)
    ada, bruno, *_ = playing.guests
    hand = await say(ada, await asked(ada, "you lead"), "I have the 18")
    assert "💬 With your next card: “I have the 18”" in text_of(hand)
    hand = shown(await ada.person.press(hand, card(hand, "T7")))
    assert "With your next card" not in text_of(hand)
    await board_says(ada, "💬 Ada, with 7 Chariot: “I have the 18”")
    await asked(bruno, "**It is your turn", "💬 Ada, with 7 Chariot: “I have the 18”")
    # It is told as long as the trick is there to be seen.
    while len(playing.table.public.tricks) < 1:
        await playing.act_and_see()
    await board_says(ada, "took the trick", "💬 Ada")
    await playing.act_and_see()
    assert "💬 Ada" not in text_of(await board_says(ada, "led"))


async def test_what_cannot_be_said_with_the_card_changes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await talking(house, monkeypatch)
    ada = playing.opener
    hand = await say(ada, await asked(ada, "you lead"), "I have the 18")
    async with nothing_changes(house):
        refused = await ada.person.press(hand, card(hand, "S8"))
    assert why(refused) == "With 8 of swords you cannot say “I have the 18”."
    assert refused.message is not None
    assert "💬 With your next card: “I have the 18”" in text_of(refused.message)


async def test_what_was_chosen_can_be_taken_back_and_is_kept_from_page_to_page(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = (await talking(house, monkeypatch)).opener
    hand = await say(ada, await asked(ada, "you lead"), "take it", "put points on")
    assert "“put points on”, “take it”" in text_of(hand)
    hand = await say(ada, await chose(ada, hand, "says", "G.TAKE", "more"), "I have the 18")
    assert "With your next card: “take it”, “I have the 18”" in text_of(hand)
    assert "put points on" not in text_of(hand)


async def test_words_without_a_card(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await talking(house, monkeypatch, suggest_timing="partner_turn")
    ada = playing.opener
    await playing.act()
    await playing.act()
    hand = await ada.until(lambda m: is_mine(m) and "Carla is to play" in text_of(m))
    assert labels(hand, "aside")[0] == "take it"
    await chose(ada, hand, "aside", "G.TAKE")
    await board_says(ada, "💬 Ada: “take it”", "**Carla** to play")


# An auction, a call, a slam, a handful.

STRONG = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 SK HK DK SQ HQ DQ CQ"


async def auction(house: House, monkeypatch: pytest.MonkeyPatch, players: int, hand: str) -> Party:
    """So many people at Tarocco francese; Ada, who speaks first, has a strong hand."""
    arrange(monkeypatch, "tarocco-francese", {0: hand, 1: "T1 T2 T3"}, players)
    names = (*FOUR, "elena", "fabio")[:players]
    playing = await party(house, *names, game="tarocco-francese", players=players)
    await playing.opener.press(playing.lobby, "Start")
    ada, *others = playing.guests
    hands = await asked(ada, "to speak")
    assert [b["label"] for b in buttons(hands)] == [
        *("Pass", "Petite", "Garde", "Garde sans", "Garde contre"),
        "?",
    ]
    await pressed(ada, hands, "Garde")
    for guest in others:
        hands = await asked(guest, "to speak", "Ada: Garde")
        assert not has_button(hands, "Petite")
        await pressed(guest, hands, "Pass")
    return playing


async def test_a_deal_from_the_auction_to_the_first_card(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await auction(house, monkeypatch, 4, STRONG)
    ada = playing.opener
    hand = await asked(ada, "**Lay 6 cards aside.**", "**Ada** plays **Garde**.", "Turned up: ")
    assert "Your hand, 24 cards" in images(hand)[0]["description"]
    hand = await discard(ada, hand, 6)
    assert "will you win every trick?" in text_of(hand)
    hand = await pressed(ada, hand, "Slam!")
    assert len(allowed_cards(hand)) == 18
    hand = await pressed(ada, hand, "Show 10 trumps")
    shows = ("**Ada** announces a slam!", "**Ada** shows 10 trumps (20 points): ★")
    await board_says(ada, *shows, "**Ada** to play")
    assert not has_button(hand, "Show 10 trumps")
    await ada.person.press(hand, card(hand, "T21"))
    await board_says(ada, "Ada led 21", *shows)


async def test_a_partner_is_called(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await auction(house, monkeypatch, 5, " ".join(STRONG.split()[:15]))
    ada = playing.opener
    hand = await asked(ada, "which card do you call?")
    hand = await pressed(ada, hand, "king of clubs")
    assert discard_selects(hand)
    await board_says(ada, "Ada calls king of clubs.")


async def test_two_partners_are_called_one_after_the_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await auction(house, monkeypatch, 6, " ".join(STRONG.split()[:12]))
    ada = playing.opener
    hand = await pressed(ada, await asked(ada, "which card do you call?"), "king of clubs")
    assert "you call king of clubs, and which other?" in text_of(hand)
    hand = await pressed(ada, hand, "Start over")
    hand = await pressed(ada, hand, "king of hearts")
    assert not has_button(hand, "king of clubs")
    await pressed(ada, hand, "queen of hearts")
    await board_says(ada, "Ada calls king of hearts, queen of hearts.")


async def test_everybody_passes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    arrange(monkeypatch, "tarocco-francese", {0: STRONG, 1: "T1 T2 T3"}, 3)
    playing = await party(house, *FOUR[:3], game="tarocco-francese", players=3)
    await playing.opener.press(playing.lobby, "Start")
    for guest in playing.guests:
        await pressed(guest, await asked(guest, "to speak"), "Pass")
    await playing.opener.until(says("Deal 1 is thrown in: nobody scores. Everybody passed."))


async def test_a_deal_that_is_thrown_in_before_anybody_spoke(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lone = "T1 SK SQ SC SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 HK HQ HC HJ H10 H9 H8 H7 H6"
    arrange(monkeypatch, "tarocco-francese", {1: lone}, 3, deals=1)
    playing = await party(house, *FOUR[:3], game="tarocco-francese", players=3)
    await playing.opener.press(playing.lobby, "Start")
    thrown = await playing.opener.until(says("Deal 1 is thrown in: nobody scores."))
    assert "The Petit was dealt with no other trump" in text_of(thrown)
    assert "Bruno shows king of spades, queen of spades" in text_of(thrown)
    assert "The next dealer is **Ada**." in text_of(thrown)
    await playing.opener.until(lambda m: is_mine(m) and "deal 1" not in text_of(m))


async def test_two_bids_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    arrange(monkeypatch, "tarocco-francese", {0: STRONG, 1: "T1 T2 T3"}, 3)
    playing = await party(house, *FOUR[:3], game="tarocco-francese", players=3)
    await playing.opener.press(playing.lobby, "Start")
    ada = playing.opener
    hand = await asked(ada, "to speak")
    ids = [button_labelled(hand, label)["custom_id"] for label in ("Pass", "Garde")]
    outcomes = await asyncio.gather(*(ada.person.press(hand, each) for each in ids))
    lines = [line for o in outcomes for line in text_of(o.message or {}).splitlines()]
    assert lines.count("⚠️ That button was old. Here is your hand as it is now.") == 1
    await board_says(ada, "Said: Ada: ")
    assert len(playing.table.public.facts) == 1


# Stock and combinations of Terziglio.


async def terziglio(house: House, monkeypatch: pytest.MonkeyPatch, **options: str) -> Party:
    """Three people at Terziglio; Ada, who speaks first, leads if she plays alone."""
    hands = {0: "SK BK CK DK T20 T19 T18", 1: "SQ S6", 2: "SC S7"}
    arrange(monkeypatch, "terziglio", hands, **options)
    texts = " ".join(f"{name}={value}" for name, value in options.items())
    playing = await party(house, *FOUR[:3], game="terziglio", options=texts)
    await playing.opener.press(playing.lobby, "Start")
    return playing


async def test_the_stock_is_taken_and_as_many_cards_are_laid_aside(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await terziglio(house, monkeypatch)
    ada, bruno, carla = playing.guests
    hand = await asked(ada, "to speak")
    assert [b["label"] for b in buttons(hand)] == ["Pass", "Gioco", "Solo", "?"]
    await pressed(ada, hand, "Gioco")
    hand = await asked(bruno, "to speak", "Said: Ada: Gioco")
    assert not has_button(hand, "Gioco")
    await pressed(bruno, hand, "Pass")
    await pressed(carla, await asked(carla, "to speak"), "Pass")
    hand = await asked(ada, "**Lay 8 cards aside.**", "**Ada** plays **Gioco**.")
    assert "Your hand, 26 cards" in images(hand)[0]["description"]
    hand = await discard(ada, hand, 8)
    assert "to declare" in text_of(hand)
    await board_says(bruno, "**Ada** plays **Gioco**.", "**Ada** is to declare")


async def test_a_combination_in_a_trick_is_told_with_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await terziglio(house, monkeypatch, trick_combos="on")
    ada, bruno, carla = playing.guests
    await pressed(ada, await asked(ada, "to speak"), "Solo")
    for guest in playing.guests:
        await pressed(guest, await asked(guest, "to declare"), "Declare nothing")
    for guest, code in ((ada, "SK"), (bruno, "SQ"), (carla, "SC")):
        hand = await asked(guest, "**It is your turn")
        await guest.person.press(hand, card(hand, code))
    took = "Ada took a combination (10 points): "
    await board_says(bruno, "**Ada** took the trick", took)
    hand = await asked(ada, "you lead")
    await ada.person.press(hand, card(hand, "DK"))
    assert took not in text_of(await board_says(bruno, "Ada led king of coins"))


# Help, and what stands in the lobby.


async def test_the_question_mark_explains_what_is_asked(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = (await rich(house, monkeypatch)).opener
    outcome = await ada.press(await asked(ada, "to speak"), "?")
    assert outcome.message is not None
    assert is_private(outcome.message)
    assert "Everybody gets five cards and may say *a monte*" in text_of(outcome.message)
    turned = await chose(ada, outcome.message, "topic", "scoring")
    assert turned["id"] == outcome.message["id"]
    assert "**Cricche**" in text_of(turned)


async def test_the_rules_open_at_a_page(house: House) -> None:
    ada = await house.guest("ada")
    outcome = await ada.command("tarocchi rules", game="ottocento", topic="scoring")
    assert outcome.message is not None
    assert "**Cricche**" in text_of(outcome.message)
    sentence = told(await ada.command("tarocchi rules", game="ottocento", topic="luck"))
    assert sentence.startswith("There is no page called luck. The pages are: deck, deal, play")
    choices = await ada.person.autocomplete(
        ada.place, "tarocchi rules", "topic", game="ottocento", topic="scor"
    )
    assert choices == [{"name": "scoring", "value": "scoring"}]


async def test_partners_are_marked_in_the_lobby(house: House) -> None:
    playing = await party(house, "ada", "bruno", game="piedicavallo")
    lobby = await playing.opener.until(says("**Bruno**"))
    assert "1. **Ada** · A\n2. **Bruno** · B\n3. *free* · A\n4. *free* · B" in text_of(lobby)


async def test_the_number_of_players_is_chosen(house: House) -> None:
    playing = await party(house, "ada", game="tarocco-francese", players=5)
    assert "5. *free*" in text_of(playing.lobby)
    assert playing.table.game.players == 5
    choices = await playing.opener.person.autocomplete(
        playing.opener.place, "tarocchi new", "players", game="tarocco-francese"
    )
    assert [choice["value"] for choice in choices] == [3, 4, 5, 6]


async def test_a_number_of_players_that_cannot_be(house: House) -> None:
    ada = await house.guest("ada")
    async with nothing_changes(house):
        sentence = told(await ada.command("tarocchi new", game="piedicavallo", players=3))
    assert sentence == "This game is not for 3 players, but for 4."


async def test_numbers_are_offered_while_typing(house: House) -> None:
    ada = await house.guest("ada")

    async def offered(typed: str) -> list[str]:
        found = await ada.person.autocomplete(
            ada.place, "tarocchi new", "options", game="ottocento", options=typed
        )
        return [choice["value"] for choice in found]

    assert (await offered("target="))[:2] == ["target=100", "target=200"]
    assert (await offered("target=450"))[0] == "target=450"


async def test_a_game_is_introduced_to_who_never_played_it_here(house: House) -> None:
    playing = await party(house, "ada", computers=2)
    await playing.start()
    intro = "Everyone for himself: win tricks with good cards in them."
    await playing.opener.until(lambda m: is_mine(m) and intro in text_of(m))
    await playing.play_out()
    again = await playing.opener.press(await playing.opener.until(is_result), "Rematch")
    assert again.message is not None
    table = house.bot.services.hub.at_place(int(playing.opener.place))[-1]
    following = Party(house, table, playing.guests, again.message)
    for _ in range(2):
        await playing.opener.press(again.message, "Add computer")
    await following.start()
    hand = await playing.opener.until(lambda m: is_mine(m) and "deal 1" in text_of(m))
    assert intro not in text_of(hand)


# Whole deals by whatever is asked.


async def answer(guest: Guest, hand: Json) -> Json:
    """Does the first thing that the hand offers."""
    if discard_selects(hand):
        return await discard(guest, hand, int(text_of(hand).split("**Lay ")[1].split()[0]))
    kinds = ("declare:", "do:", "play:")
    ids = [b["custom_id"] for b in buttons(hand) if not b.get("disabled")]
    first = next(id for kind in kinds for id in ids if id.startswith(kind))
    return shown(await guest.person.press(hand, first))


def asks(step: str) -> Callable[[Json], bool]:
    """Whether a message is a hand that asks something at this deal and step."""

    def does(message: Json) -> bool:
        parts = (*buttons(message), *selects(message))
        is_asked = says("**It is your turn")(message) or says("**Lay ")(message)
        return is_mine(message) and is_asked and any(step in each["custom_id"] for each in parts)

    return does


async def play_deal(playing: Party) -> set[str]:
    """People play a deal to its end; returns the phases there were."""
    table, phases = playing.table, set()
    while table.public.score is None and not table.over:
        await playing.house.until(lambda: playing.somebody_acts or table.public.score is not None)
        turn = table.turn
        if turn is None:
            break
        phases.add(table.public.phase)
        guest = playing.on_turn
        hand = await guest.until(asks(f":{turn.deal}:{turn.step}"))
        await answer(guest, hand)
    return phases


async def test_a_card_is_given_for_the_fool(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    # Bruno takes Ada's Fool and all tricks but the last, which goes to her partner Carla.
    hands = {
        0: "MAT S6 S7 S8 S9 S10 SJ SC SQ SA B6 C8 B8 B9 B10",
        1: "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 B7",
        2: "SK BK CK DK CQ DQ CC DC CJ DJ BJ BQ BC C6 C7",
    }
    arrange(monkeypatch, "ottocento", hands, comp_card="owner", monte="off")
    texts = "comp_card=owner monte=off"
    playing = await party(house, *FOUR, game="ottocento", options=texts)
    await playing.opener.press(playing.lobby, "Start")
    phases = await play_deal(playing)
    assert phases == {"discard", "declare", "play", "compensate"}
    await playing.opener.until(says("Ada gives ", " for the Fool."))


DEALS = [(key, number) for key, kind in GAMES.items() for number in kind.numbers]


@pytest.mark.parametrize(("key", "players"), DEALS)
async def test_a_deal_beside_computers(house: House, key: str, players: int) -> None:
    playing = await party(house, "ada", computers=players - 1, game=key, players=players)
    await playing.opener.press(playing.lobby, "Start")
    await play_deal(playing)
    assert playing.table.public.score is not None
    ended = says("deal 1 is over")
    await playing.opener.until(lambda m: ended(m) or says("Deal 1 is thrown in")(m))
    assert not [call for call in house.traffic.calls if not call.went_well]
