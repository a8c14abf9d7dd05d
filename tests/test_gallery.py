"""Every scene of the gallery can be drawn, is small, and has words."""

import io

import pytest
from PIL import Image

from rendering.canvas.picture import LONGEST_ALT
from tests.gallery import Draw, pictures
from tests.rendering.conftest import cards_on_disk as cards_on_disk

SCENES = list(pictures())
MOST_BYTES = 120 * 1024
WIDTH = 1100


@pytest.mark.parametrize("draw", [draw for _, draw in SCENES], ids=[name for name, _ in SCENES])
def test_a_scene(draw: Draw) -> None:
    picture = draw()
    assert 0 < len(picture.alt) <= LONGEST_ALT
    assert len(picture.png) <= MOST_BYTES
    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.width == WIDTH


def test_scenes_have_names_of_their_own() -> None:
    names = [name for name, _ in SCENES]
    assert len(set(names)) == len(names)
