"""What is written on cards: whole in every language, in letters that can be read."""

import pytest

from bot.texts import languages, texts_for
from bot.words.labels import bid_name, named
from rendering.canvas.script import length
from rendering.cards.badges import ENDS, LABEL, label_lines
from rendering.cards.deck import SLOTS
from rendering.cards.look import usual
from rendering.cards.store import store

VERDICTS = ("winning", "took", "took-and-leads")
BIDS = (
    "pass",
    "monte",
    "no_monte",
    "petite",
    "garde",
    "garde_sans",
    "garde_contre",
    "gioco",
    "solo",
)


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("language", languages())
def test_labels_are_whole_and_can_be_read(language: str, players: int) -> None:
    texts, deck = texts_for(language), store.deck(usual("nouveau"), SLOTS[players])
    labels = [texts.say(f"picture-{each}") for each in VERDICTS]
    labels += [named(texts, f"picture-bid-{each}", bid_name(each, texts)) for each in BIDS]
    for label in labels:
        ends, lines = label_lines(deck, label)
        assert len(lines) <= 2
        assert all(length(line, LABEL) <= deck.cell_size[0] - 2 * ends for line in lines)


def test_on_large_cards_a_label_is_one_line_with_room_beside_it() -> None:
    deck = store.deck(usual("nouveau"), SLOTS[4])
    for language in languages():
        label = texts_for(language).say("picture-winning")
        assert label_lines(deck, label) == (ENDS[0], (label,))
