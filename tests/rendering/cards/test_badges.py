"""What is written on cards: whole in every language, in letters that can be read."""

import pytest
from PIL import Image, ImageChops

from bot.texts import languages, texts_for
from bot.words.labels import bid_name, named
from rendering.canvas.colours import GOLD
from rendering.canvas.script import length
from rendering.cards import badges
from rendering.cards.badges import ENDS, LABEL, label_height, label_lines
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


@pytest.mark.parametrize("language", languages())
def test_the_corners_of_a_label_cut_no_letter(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts, deck = texts_for(language), store.deck(usual("nouveau"), SLOTS[4])
    monkeypatch.setattr(badges, "INK", GOLD)
    for verdict in VERDICTS:
        label = texts.say(f"picture-{verdict}")
        ends, lines = label_lines(deck, label)
        written, bare = (
            Image.new("RGB", (deck.cell_size[0], label_height(deck, label))) for _ in range(2)
        )
        badges._label(written, ends, lines)
        with monkeypatch.context() as patch:
            patch.setattr(badges, "lettered", lambda text, style: Image.new("L", (1, 1)))
            badges._label(bare, ends, lines)
        # In the colour of the label, letters show only where they stand beyond it.
        beyond = ImageChops.difference(written, bare)
        # The tip of a descender may touch the lower edge.
        assert beyond.crop((0, 0, beyond.width, beyond.height - 4)).getbbox() is None, label


def test_on_large_cards_a_label_is_one_line_with_room_beside_it() -> None:
    deck = store.deck(usual("nouveau"), SLOTS[4])
    for language in languages():
        label = texts_for(language).say("picture-winning")
        assert label_lines(deck, label) == (ENDS[0], (label,))
