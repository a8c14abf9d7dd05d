"""Every scene of the gallery can be drawn in every language, is small, and has words.

None but names are cut.
"""

import io

import pytest
from PIL import Image

from bot.texts import languages, texts_for
from rendering.canvas import lettering
from rendering.canvas.byte_lru import shelf
from rendering.canvas.indexed import Palette
from rendering.canvas.lettering import Ink
from rendering.canvas.picture import LONGEST_ALT, Picture
from rendering.canvas.script import clean, length
from tests import careers
from tests.gallery import NAMES, pictures
from tests.rendering.conftest import cards_on_disk as cards_on_disk

DRAWN = {clean(name, "") for name in NAMES}
OPPONENTS = ", ".join(careers.NAMES[1:])
"""These stand on a profile in one line."""
MOST_BYTES = 120 * 1024
WIDTH = 1100


@pytest.mark.parametrize("language", languages())
def test_every_scene(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: set[str] = set()
    written = lettering._written

    def note(palette: Palette, text: str, ink: Ink, width: int | None) -> Image.Image:
        if width is not None and round(length(text, ink.style)) > width:
            cut.add(text)
        return written(palette, text, ink, width)

    monkeypatch.setattr(lettering, "_written", note)
    for name, draw in pictures(texts_for(language)):
        shelf.drop(Picture)
        picture = draw()
        assert 0 < len(picture.alt) <= LONGEST_ALT, name
        assert len(picture.png) <= MOST_BYTES, name
        with Image.open(io.BytesIO(picture.png)) as image:
            assert image.width == WIDTH, name
        if not name.endswith(("-longest", "-worst")):
            assert cut <= {*NAMES, *DRAWN, OPPONENTS}, name
        cut.clear()


def test_scenes_have_names_of_their_own() -> None:
    names = [name for name, _ in pictures()]
    assert len(set(names)) == len(names)
