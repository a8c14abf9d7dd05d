"""A finished deal as a moving picture: the table after each of its tricks."""

import io
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import accumulate

from PIL import Image

from bot.games.trick import EMPTY
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.seats import Nameplate
from rendering.canvas.colours import FELT
from rendering.canvas.drawing import Size
from rendering.canvas.indexed import Palette
from rendering.canvas.picture import Picture
from rendering.cards.look import usual
from rendering.cards.store import store
from rendering.pictures.pages.replay import replay_in_words
from rendering.pictures.play.table import draw_table

FRAME_MS = 1600
LAST_MS = 5000
SHRINK = 2
"""A phone is half as wide as the picture of a table."""


@dataclass(frozen=True, slots=True)
class Animation:
    """A moving picture as GIF bytes, and its alt text."""

    gif: bytes = field(repr=False)
    alt: str


def animate(
    view: SeatView,
    sitters: tuple[Nameplate, ...],
    texts: Texts,
    art: str | None = None,
    first: int = 1,
) -> Animation:
    """Return the tricks one after another, over and over; the deal must be over and have tricks.

    *art* may be the drawing of another pack in which the game can be shown. It begins with trick
    number *first*.
    """
    palette = store.palette(usual(art or view.game.pack.art))
    seen = [after_trick(view, count) for count in range(1, len(view.tricks) + 1)]
    pictures = [_small(draw_table(each, sitters, texts, art)) for each in seen]
    # The first trick has no earlier one to show in the footer.
    size = pictures[0].width, max(picture.height for picture in pictures)
    frames = [_frame(picture, size, palette) for picture in pictures]
    file = io.BytesIO()
    times = [*_times(first, len(frames))]
    begin, *others = frames[first - 1 :] + frames[: first - 1]
    begin.save(file, "GIF", save_all=True, append_images=others, duration=times, loop=0)
    return Animation(file.getvalue(), replay_in_words(view, sitters, texts, art))


def trick_after(passed_ms: int, first: int, tricks: int) -> int:
    """Return the number of the trick that is shown so many milliseconds after the animation began.

    It began with trick number *first* of so many tricks.
    """
    times = [*_times(first, tricks)]
    ends, now = accumulate(times), passed_ms % sum(times)
    shown = next(place for place, end in enumerate(ends) if now < end)
    return (first - 1 + shown) % tricks + 1


def _times(first: int, tricks: int) -> Iterator[int]:
    # How long each trick stays, in milliseconds, from this one on and round to it.
    for place in range(first, first + tricks):
        yield LAST_MS if place % tricks == 0 else FRAME_MS


def after_trick(view: SeatView, count: int) -> SeatView:
    """Return the public view of the deal after so many of its tricks."""
    assert view.score is not None
    before = zip(view.totals, view.score.scores, strict=True)
    return replace(
        view,
        phase="play",
        trick=EMPTY,
        tricks=view.tricks[:count],
        cards_left=(len(view.tricks) - count,) * view.game.players,
        laid_away=None,
        score=None,
        scores=view.scores[:-1],
        totals=tuple(total - score for total, score in before),
        over=False,
    )


def _small(picture: Picture) -> Image.Image:
    with Image.open(io.BytesIO(picture.png)) as image:
        return image.convert("RGB").reduce(SHRINK)


def _frame(picture: Image.Image, size: Size, palette: Palette) -> Image.Image:
    whole = Image.new("RGB", size, FELT)
    whole.paste(picture)
    frame = palette.reduce(whole)
    frame.putpalette(palette.raw)
    return frame
