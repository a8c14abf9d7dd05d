"""Emojis of suits stand on buttons and options alone: in a text a suit has its word or its sign."""

from dataclasses import replace

import pytest

from bot.games.cards import Suit
from bot.games.catalogue import GAMES
from bot.texts import languages, texts_for
from bot.words.alt import hand_in_words, table_in_words
from bot.words.seats import Nameplate
from bot.words.summary import scoring_lines
from bot.words.wording import Wording
from cogs.layouts.hand.draft import Draft
from cogs.layouts.hand.hand import hand_layout
from tests.cogs.layouts.test_fits import drafts, parts, views
from tests.cogs.layouts.test_form_layouts import TABLE
from tests.cogs.support.suits import suit_emojis
from tests.words.support.deals import NAMES

SIX = (*NAMES, "Elena", "Fabio")
EMOJIS = {suit: f"<:{suit.value}_1234abcd:{number}>" for number, suit in enumerate(Suit, 1)}


@pytest.mark.parametrize("emoji", ["⚔️", "🪄", "♠", "♥️", "🃏", "<:cups_1234abcd:77>"])
def test_an_emoji_is_found(emoji: str) -> None:
    message = {"components": [{"content": f"a {emoji}"}, {"emoji": {"name": emoji}}]}
    assert suit_emojis(message) == [f"a {emoji}"]
    assert suit_emojis({"content": "♠\ufe0eK, swords K"}) == []


@pytest.mark.parametrize("key", GAMES)
def test_a_hand_has_emojis_of_suits_on_buttons_and_options_alone(key: str) -> None:
    for number, view in enumerate(views(key)):
        texts = texts_for(languages()[number % len(languages())])
        for signs in ({}, EMOJIS):
            wording = replace(Wording.usual(texts, view.game.pack.art), signs=signs)
            alt = hand_in_words(view, 0, wording)
            page = scoring_lines(view, SIX, wording)
            for draft in (*drafts(view), Draft(says=2**20 - 1)):
                layout = hand_layout(TABLE, view, SIX, wording, alt, draft, page=page)
                shown = layout.to_components()
                assert suit_emojis(shown) == []
                assert signs or not any(part.get("emoji") for part in cards_of(shown))


def cards_of(shown: list[dict[str, object]]) -> list[dict[str, object]]:
    """The buttons that play a card."""
    return [part for part in parts(shown) if str(part.get("custom_id", "")).startswith("play:")]


@pytest.mark.parametrize("key", GAMES)
def test_nothing_that_everybody_reads_has_an_emoji_of_a_suit(key: str) -> None:
    for view in views(key):
        wording = replace(Wording.usual(texts_for("en"), view.game.pack.art), signs=EMOJIS)
        sitters = tuple(map(Nameplate, SIX[: view.game.players]))
        told = [table_in_words(view, sitters, wording), *scoring_lines(view, SIX, wording)]
        assert suit_emojis([{"content": line} for line in told]) == []
