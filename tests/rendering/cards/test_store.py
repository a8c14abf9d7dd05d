"""The drawn cards on disk: written whole, read fast, drawn anew when the drawing changes."""

import gc
import os
import time
import weakref
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PIL import Image

from rendering.canvas.byte_lru import ByteLRU
from rendering.canvas.colours import FIXED, PLATE, WHITE
from rendering.canvas.indexed import rgb
from rendering.cards import store as store_module
from rendering.cards.deck import BACK, SLOTS, hand_kind
from rendering.cards.faces import pack_codes
from rendering.cards.look import usual
from rendering.cards.mount import Mark
from rendering.cards.overlap import felt_indexes
from rendering.cards.store import NotDrawn, Store

HAND, SMALL = hand_kind("nouveau"), SLOTS[6]
NOUVEAU = usual("nouveau")


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Store:
    """A store that has had to draw the cards of a hand for two threads at once."""
    store = Store(tmp_path_factory.mktemp("cards"))
    with ThreadPoolExecutor(2) as threads:
        one, two = threads.map(lambda _: store.deck(NOUVEAU, HAND), range(2))
    assert one is two
    return store


def _files(store: Store) -> list[Path]:
    return sorted(store.folder.iterdir())


def test_drawing_leaves_one_whole_file(drawn: Store) -> None:
    files = [file for file in _files(drawn) if file.name.startswith("nouveau-210-")]

    assert len(files) == 1
    assert not [file for file in _files(drawn) if file.suffix != ".png"]
    with Image.open(files[0]) as image:
        assert image.mode == "P"


def test_what_was_written_is_read_again(drawn: Store) -> None:
    again = Store(drawn.folder)
    began = time.process_time()
    deck = again.deck(NOUVEAU, HAND)
    spent = time.process_time() - began

    before = drawn.deck(NOUVEAU, HAND)
    assert deck.palette.colours == before.palette.colours
    assert all(deck.cell(code) == before.cell(code) for code in (*pack_codes("nouveau"), BACK))
    assert deck.cell("SK", Mark.RIMMED) == before.cell("SK", Mark.RIMMED)
    assert spent < 1


def test_all_sizes_share_the_palette_of_the_hand(drawn: Store) -> None:
    assert drawn.deck(NOUVEAU, SMALL).palette is drawn.palette(NOUVEAU)
    assert Store(drawn.folder).deck(NOUVEAU, SMALL).palette.colours == (
        drawn.palette(NOUVEAU).colours
    )


def test_a_changed_drawing_has_another_file_and_the_old_one_goes(
    drawn: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = Store(drawn.folder)
    small.deck(NOUVEAU, SMALL)
    (old,) = drawn.folder.glob("nouveau-130-*.png")
    palette = small.palette(NOUVEAU)

    monkeypatch.setattr(store_module, "_key", lambda: "0123456789abcdef")
    changed = Store(drawn.folder)
    changed._palettes[NOUVEAU] = palette
    changed._shelf.put((changed, NOUVEAU, HAND), drawn.deck(NOUVEAU, HAND))
    changed.deck(NOUVEAU, SMALL)

    assert [file.name for file in drawn.folder.glob("nouveau-130-*.png")] == [
        "nouveau-130-0123456789abcdef.png"
    ]
    assert not old.exists()


def test_a_broken_file_is_drawn_anew(drawn: Store, caplog: pytest.LogCaptureFixture) -> None:
    before = Store(drawn.folder).deck(NOUVEAU, SMALL)
    (file,) = drawn.folder.glob("nouveau-130-*.png")
    file.write_bytes(file.read_bytes()[:2000])

    deck = Store(drawn.folder).deck(NOUVEAU, SMALL)

    assert deck.cell("SK") == before.cell("SK")
    assert "cannot read" in caplog.text
    with Image.open(file) as image:
        image.load()


def test_what_is_only_read_is_not_drawn(drawn: Store) -> None:
    store = Store(drawn.folder)
    store.reads = True
    assert store.deck(NOUVEAU, HAND).size == drawn.deck(NOUVEAU, HAND).size
    with pytest.raises(NotDrawn):
        store.deck(NOUVEAU, SLOTS[5])
    store.draw_here(NOUVEAU, SMALL)
    assert store.deck(NOUVEAU, SMALL)


def test_in_another_folder_there_are_other_cards(drawn: Store, tmp_path: Path) -> None:
    store = Store(drawn.folder)
    with store.only_read():
        assert store.deck(NOUVEAU, SMALL)
        store.use(tmp_path)
        with pytest.raises(NotDrawn):
            store.deck(NOUVEAU, SMALL)
        store.use(drawn.folder)
        assert store.deck(NOUVEAU, SMALL)


def test_a_file_that_a_killed_process_left_goes(drawn: Store) -> None:
    left, under_way = (drawn.folder / f"nouveau-130-0123.{number}.1" for number in (1, 2))
    for file in (left, under_way):
        file.write_bytes(b"half")
    os.utime(left, (0, 0))
    (file,) = drawn.folder.glob("nouveau-130-*.png")
    file.unlink()
    Store(drawn.folder).deck(NOUVEAU, SMALL)
    assert not left.exists()
    assert under_way.exists()
    under_way.unlink()


def test_rarely_used_decks_leave_the_memory(drawn: Store) -> None:
    store = Store(drawn.folder, ByteLRU(1))
    first = store.deck(NOUVEAU, HAND)

    store.deck(NOUVEAU, SMALL)

    assert store.deck(NOUVEAU, HAND) is not first
    assert store.deck(NOUVEAU, HAND).cell("SK") == first.cell("SK")


def test_a_deck_that_left_the_memory_is_freed(drawn: Store) -> None:
    store = Store(drawn.folder, ByteLRU(1))
    # A marked card and the edges of a row stay on the shelf of all stamps.
    deck = store.deck(NOUVEAU, HAND)
    deck.cell("SK", Mark.RIMMED)
    assert felt_indexes(deck)
    first = weakref.ref(deck)
    del deck

    store.deck(NOUVEAU, SMALL)

    gc.collect()
    assert first() is None


def test_stamps_of_one_deck_are_not_those_of_another(drawn: Store) -> None:
    hand, small = drawn.deck(NOUVEAU, HAND), drawn.deck(NOUVEAU, SMALL)

    assert hand.cell("SK", Mark.RIMMED).size == hand.cell_size
    assert small.cell("SK", Mark.RIMMED).size == small.cell_size


def test_the_colours_of_plates_and_letters_are_exact(drawn: Store) -> None:
    palette = drawn.palette(NOUVEAU)

    assert all(palette.colours[palette.index(colour)] == rgb(colour) for colour in FIXED)
    bare, covered = palette.inked(Image.frombytes("L", (2, 1), b"\0\xff"), PLATE, WHITE).tobytes()
    assert palette.colours[bare] == rgb(PLATE)
    assert palette.colours[covered] == rgb(WHITE)
    for colour in FIXED:
        reduced = palette.reduce(Image.new("RGB", (3, 2), colour))
        assert reduced.getcolors() == [(6, palette.index(colour))]


def test_a_dimmed_card_is_darker_and_keeps_its_place(drawn: Store) -> None:
    deck = drawn.deck(NOUVEAU, HAND)

    def light(mark: Mark) -> float:
        cell = deck.cell("H1", mark).copy()
        cell.putpalette(deck.palette.raw)
        return cell.convert("L").getpixel((deck.margin + 60, deck.margin + 200))  # type: ignore[return-value]

    assert deck.cell("H1", Mark.DIMMED).size == deck.cell("H1").size
    assert light(Mark.DIMMED) < 0.65 * light(Mark.PLAIN)
    assert light(Mark.RIMMED) == light(Mark.PLAIN)
