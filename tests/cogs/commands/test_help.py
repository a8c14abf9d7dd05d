"""Help where it is needed: the question mark, a page of the rules, an introduction."""

import re
from pathlib import Path

import pytest

from bot.loopback.person import is_private
from tests.cogs.support.answers import told
from tests.cogs.support.arranged import arrange
from tests.cogs.support.forms import asked, chose, is_mine, rich
from tests.cogs.support.guests import (
    deal_of,
    has_button,
    is_board,
    is_hand,
    is_result,
    text_of,
)
from tests.cogs.support.house import House, open_loopback, playing_house
from tests.cogs.support.playing import party
from tests.texts.support.messages import mentioned


async def test_the_question_mark_explains_what_is_asked(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = (await rich(house, monkeypatch)).opener
    outcome = await ada.press(await asked(ada, "Play, or throw the cards in?"), "?")
    assert outcome.message is not None
    assert is_private(outcome.message)
    assert "Everyone is dealt five cards" in text_of(outcome.message)
    turned = await chose(ada, outcome.message, "page", "scoring")
    assert turned["id"] == outcome.message["id"]
    assert "**Cricche**" in text_of(turned)


async def test_commands_are_mentioned_by_their_ids(tmp_path: Path) -> None:
    async with open_loopback() as loopback:
        ids = set()
        # The second time the commands are known to Discord already.
        for _ in range(2):
            async with playing_house(tmp_path, loopback=loopback) as house:
                said = told(await (await house.guest("ada")).command("tarocchi help"))
                ids |= {*re.findall(r"</tarocchi new:(\d+)>", said)}
                assert "`/" not in said
        assert ids == {
            id for id, each in loopback.world.commands.items() if each["name"] == "tarocchi"
        }


async def test_every_command_that_is_mentioned_is_there(house: House) -> None:
    known = {command.qualified_name for command in house.bot.tree.walk_commands()}
    assert set.union(*mentioned("en").values()) <= known


async def test_the_rules_open_at_a_page(house: House) -> None:
    ada = await house.guest("ada")
    outcome = await ada.command("tarocchi rules", game="ottocento", topic="scoring")
    assert outcome.message is not None
    assert "**Cricche**" in text_of(outcome.message)
    sentence = told(await ada.command("tarocchi rules", game="ottocento", topic="luck"))
    assert sentence.startswith(
        "There is no page called luck. The pages are: cards, deal and discard, play"
    )
    choices = await ada.person.autocomplete(
        ada.place, "tarocchi rules", "topic", game="ottocento", topic="scor"
    )
    assert choices == [{"name": "scoring", "value": "scoring"}]


INTRO = "Everyone plays alone. Win tricks that contain valuable cards: "


async def test_a_game_is_introduced_to_who_never_played_it_here(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Ada leads.
    arrange(monkeypatch, "scarto", {})
    playing = await party(house, "ada", computers=2)
    await playing.start()
    await playing.opener.until(lambda m: is_mine(m) and INTRO in text_of(m))
    await playing.finish()
    await playing.opener.press(await playing.opener.until(is_result), "Rematch")
    lobby = await playing.opener.until(lambda m: has_button(m, "Start"))
    await playing.opener.press(lobby, "Start")
    hand = await playing.opener.until(lambda m: is_hand(m) and deal_of(m) == 1)
    assert INTRO not in text_of(hand)


async def test_who_has_to_follow_gets_cards_and_no_introduction(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrange(monkeypatch, "scarto", {0: "SK", 1: "SQ"})
    playing = await party(house, "ada", "bruno", computers=1)
    await playing.start()
    await playing.opener.play_card(await playing.hand_in_turn(), "SK")
    bruno = playing.guests[1]
    hand = (await bruno.press(await bruno.until(is_board), "My hand")).message
    assert hand is not None
    assert "swords were led" in text_of(hand)
    assert INTRO not in text_of(hand)
