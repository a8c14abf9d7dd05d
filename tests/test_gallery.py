"""Every scene of the gallery can be drawn, is small, and has words."""

import io

import pytest
from PIL import Image

from rendering.canvas.drawing import AT_A_GLANCE, TO_READ, Drawing
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


def test_scenes_have_names_of_their_own() -> None:
    names = [name for name, _ in SCENES]
    assert len(set(names)) == len(names)
