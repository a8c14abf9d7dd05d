"""Every scene of the gallery can be drawn in every language, is small, and has words."""

import io

import pytest
from PIL import Image

from bot.texts import languages, texts_for
from rendering.canvas import lettering
from rendering.canvas.drawing import AT_A_GLANCE, TO_READ, Drawing
from rendering.canvas.lettering import Ink
from rendering.canvas.picture import LONGEST_ALT, Picture
from rendering.canvas.script import length
from rendering.canvas.shelf import shelf
from tests import careers
from tests.gallery import NAMES, Draw, pictures
from tests.rendering.conftest import cards_on_disk as cards_on_disk

SCENES = list(pictures())
OPPONENTS = ", ".join(careers.NAMES[1:])
"""These stand on a profile in one line."""
MOST_BYTES = 120 * 1024
WIDTH = 1100


@pytest.mark.parametrize("draw", [draw for _, draw in SCENES], ids=[name for name, _ in SCENES])
def test_a_scene(draw: Draw) -> None:
    picture = draw()
    assert 0 < len(picture.alt) <= LONGEST_ALT
    assert len(picture.png) <= MOST_BYTES
    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.width == WIDTH


LETTERS = {
    "lobby-tarocco-francese-6": AT_A_GLANCE,
    "turn-ottocento-4": AT_A_GLANCE,
    "playing-tarocco-francese-6": AT_A_GLANCE,
    "over-terziglio-3": AT_A_GLANCE,
    "result-6": AT_A_GLANCE,
    "order-scarto": TO_READ,
    "replay-6": TO_READ,
    "hands-6": TO_READ,
    "deals-6": TO_READ,
    "leaderboard-10": TO_READ,
    "profile-usual": TO_READ,
}
"""How large the letters of each kind of picture are at least."""


@pytest.mark.parametrize("name", LETTERS)
def test_letters_can_be_read_on_a_phone(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    monkeypatch.setattr(Drawing, "allow", lambda drawing, text, size: sizes.append(size))
    dict(SCENES)[name]()
    assert min(sizes) >= LETTERS[name]


@pytest.mark.parametrize("language", languages())
def test_in_no_language_words_but_names_are_cut(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: set[str] = set()
    written = lettering._checked

    def note(drawing: Drawing, text: str, ink: Ink, width: int | None) -> Image.Image:
        if width is not None and round(length(text, ink.style)) > width:
            cut.add(text)
        return written(drawing, text, ink, width)

    monkeypatch.setattr(lettering, "_checked", note)
    for name, draw in pictures(texts_for(language)):
        shelf.drop(Picture)
        picture = draw()
        assert 0 < len(picture.alt) <= LONGEST_ALT
        assert len(picture.png) <= MOST_BYTES
        if not name.endswith(("-longest", "-worst")):
            assert cut <= {*NAMES, OPPONENTS}, name
        cut.clear()


def test_scenes_have_names_of_their_own() -> None:
    names = [name for name, _ in SCENES]
    assert len(set(names)) == len(names)
