"""The replay of a deal: a tile per trick, the winner raised, and the words for it."""

import io
import re
from dataclasses import replace

import pytest
from PIL import Image

from bot.games.cards import Seat
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.seats import Nameplate
from bot.words.summary import laid_away
from bot.words.wording import Wording
from rendering.canvas.colours import GOLD, MINUS, PLATE, PLATE_EDGE
from rendering.canvas.picture import LONGEST_ALT
from rendering.cards.deck import CardKind
from rendering.cards.index_row import END
from rendering.cards.look import usual
from rendering.cards.store import store
from rendering.pictures.laid_away import plate_height
from rendering.pictures.pages.animation import (
    FRAME_MS,
    LAST_MS,
    after_trick,
    animate,
    trick_after,
)
from rendering.pictures.pages.replay import (
    CONTRACT,
    DISC,
    GAP,
    HEAD,
    HEADER,
    PADDING,
    RADIUS,
    RIM,
    SIDE,
    Marked,
    columns,
    contract_in_words,
    draw_replay,
    kind_of,
    replay_in_words,
    seats_top,
    tile_size,
    tiles_top,
)
from tests import moments
from tests.rendering.support.scenes import SITTERS, public

NAMES = tuple(Nameplate(name) for name in ("Ada", "Bruno", "Carla", "Dino", "Elena", "Fabio"))


def over(players: int, art: str = "nouveau") -> SeatView:
    """The first deal of a match, at its end."""
    steps = 60
    while public(art, players, 3, steps).score is None:
        steps += 1
    return public(art, players, 3, steps)


def _image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_tile_a_trick(players: int, texts: Texts) -> None:
    view = over(players)
    picture = draw_replay(view, SITTERS[:players], texts)
    rows = -(-len(view.tricks) // columns(players))
    height = tile_size(players, kind_of(players))[1] + GAP
    away = (
        plate_height(store.deck(usual("nouveau"), kind_of(players))) + GAP if view.laid_away else 0
    )
    assert _image(picture.png).size == (
        1100,
        tiles_top(view) + rows * height + away + SIDE - GAP,
    )
    assert len(picture.png) <= 120 * 1024
    assert len(picture.alt) <= LONGEST_ALT


def test_the_winner_of_each_trick_has_a_gold_rim(texts: Texts) -> None:
    view = over(4)
    image = _image(draw_replay(view, SITTERS[:4], texts).png)
    gold = Image.new("RGB", (1, 1), GOLD).getpixel((0, 0))
    width, height = tile_size(4, kind_of(4))
    for number, trick in enumerate(view.tricks):
        x = SIDE + number % 4 * (width + GAP) + PADDING
        y = tiles_top(view) + number // 4 * (height + GAP) + HEAD
        strip = (width - 2 * PADDING) // 4
        rimmed = [
            any(
                image.getpixel((x + place * strip + strip // 2, y + up)) == gold
                for up in range(-6, 1)
            )
            for place in range(4)
        ]
        assert rimmed == [seat == trick.winner for seat in trick.seats]


def test_the_words_tell_leader_cards_winner_and_points(texts: Texts) -> None:
    view = over(6)
    told = replay_in_words(view, NAMES, texts)
    assert told.startswith("Scarto · deal 1. Scores: Ada ")
    assert len(told) <= LONGEST_ALT
    first = view.tricks[0]
    assert first.leader is not None
    assert first.winner is not None
    cards = " ".join(card.code for card in first.cards)
    leader, winner = NAMES[first.leader].name, NAMES[first.winner].name
    assert f"1. {leader} led {cards}: {winner} " in told
    assert f" {len(view.tricks)}. " in told


def test_the_words_tell_the_discard(texts: Texts) -> None:
    view = moments.public(moments.scored("scarto", 3))
    assert view.laid_away is not None
    wording = Wording.usual(texts, view.game.pack.art)
    [line] = laid_away(view, tuple(name.name for name in NAMES), wording)
    assert line in draw_replay(view, NAMES[:3], texts).alt
    assert all(wording.name(card) in line for card in view.laid_away.cards)


def test_the_contract_is_named_with_taker_and_partner(texts: Texts) -> None:
    view = moments.public(moments.scored("tarocco-francese", 5))
    taker = view.roles.index("taker")
    partner, names = (taker + 2) % 5, tuple(name.name for name in NAMES)
    alone = tuple("taker" if seat == taker else "defender" for seat in range(5))
    helped = tuple("partner" if seat == partner else role for seat, role in enumerate(alone))

    told = contract_in_words(replace(view, roles=alone), names, texts)
    assert re.fullmatch(rf"Contract: [A-Z]\w+( \w+)* by {names[taker]}", told)
    pair = replace(view, roles=helped)
    assert contract_in_words(pair, names, texts) == f"{told} with {names[partner]}"
    assert f"{told} with {names[partner]}. Scores: " in draw_replay(pair, NAMES[:5], texts).alt


@pytest.mark.parametrize(("key", "line"), [("tarocco-francese", CONTRACT), ("scarto", 0)])
def test_a_contract_has_a_line_of_its_own(key: str, line: int, texts: Texts) -> None:
    view = moments.public(moments.scored(key, 3))
    assert seats_top(view) == HEADER + line
    assert ("Contract: " in draw_replay(view, NAMES[:3], texts).alt) is bool(line)


def test_words_of_many_tricks_leave_the_cards_out(texts: Texts) -> None:
    view = over(3)
    sitters = tuple(Nameplate("W" * 32) for _ in range(3))
    told = replay_in_words(view, sitters, texts)
    assert len(told) <= LONGEST_ALT
    assert f" {len(view.tricks)}. WWWWWWW… led, WWWWWWW… " in told


def test_tricks_are_announced_where_they_are_told(texts: Texts) -> None:
    view = moments.public(moments.scored("scarto", 3))
    away = laid_away(
        view, tuple(name.name for name in NAMES[:3]), Wording.usual(texts, "piemontese")
    )
    told = replay_in_words(view, NAMES[:3], texts)
    assert f"{away[0]} Tricks with their points: 1. " in told
    assert "Tricks" not in replay_in_words(view, NAMES[:3], texts, room=300)


def test_a_deal_without_a_trick_says_so(texts: Texts) -> None:
    view = replace(over(4), tricks=())
    assert "Tricks" not in draw_replay(view, SITTERS[:4], texts).alt
    assert "0 tricks" not in draw_replay(view, SITTERS[:4], texts).alt
    assert _image(draw_replay(view, SITTERS[:4], texts).png).width == 1100


def test_strips_are_wide_enough_for_the_index() -> None:
    # The winner's strip ends with the end of the card.
    index = 28 / 100
    for players in (3, 4, 5, 6):
        kind: CardKind = kind_of(players)
        strip = (tile_size(players, kind)[0] - 2 * PADDING) // players
        assert strip - END >= index * kind.width


def test_the_table_is_shown_after_each_trick() -> None:
    view = over(4)
    frames = [after_trick(view, count) for count in range(1, len(view.tricks) + 1)]
    assert [len(frame.tricks) for frame in frames] == list(range(1, len(view.tricks) + 1))
    assert frames[0].cards_left == (len(view.tricks) - 1,) * 4
    assert frames[-1].totals == (0, 0, 0, 0)
    assert view.totals == view.score.scores if view.score else False


def test_the_animation_is_small_and_has_a_frame_a_trick(texts: Texts) -> None:
    view = over(6)
    moving = animate(view, SITTERS, texts)
    with Image.open(io.BytesIO(moving.gif)) as image:
        assert image.format == "GIF"
        assert getattr(image, "n_frames", 1) == len(view.tricks)
        assert image.width == 550
    assert len(moving.gif) <= 1_000_000
    assert moving.alt == replay_in_words(view, SITTERS, texts)


def test_the_animation_goes_round_from_where_it_was_stopped(texts: Texts) -> None:
    view = over(4)
    tricks = len(view.tricks)
    whole, later = (animate(view, SITTERS[:4], texts, first=first) for first in (1, tricks - 1))
    with Image.open(io.BytesIO(whole.gif)) as image, Image.open(io.BytesIO(later.gif)) as other:
        image.seek(tricks - 2)
        assert image.convert("RGB").tobytes() == other.convert("RGB").tobytes()
        durations = []
        for place in range(tricks):
            other.seek(place)
            durations.append(other.info["duration"])
    assert durations == [FRAME_MS, LAST_MS] + [FRAME_MS] * (tricks - 2)


@pytest.mark.parametrize(
    ("passed_ms", "first", "shown"),
    [
        (0, 1, 1),
        (FRAME_MS - 1, 1, 1),
        (FRAME_MS, 1, 2),
        (3 * FRAME_MS + LAST_MS - 1, 1, 4),
        (3 * FRAME_MS + LAST_MS, 1, 1),
        (0, 4, 4),
        (LAST_MS, 4, 1),
        (LAST_MS + FRAME_MS, 4, 2),
        (-1, 1, 4),
    ],
)
def test_the_trick_that_is_shown_follows_from_the_time(
    passed_ms: int, first: int, shown: int
) -> None:
    assert trick_after(passed_ms, first, 4) == shown


def test_a_deal_can_be_told_and_drawn_with_another_pack(texts: Texts) -> None:
    view = over(4, "piemontese")

    own, french = (draw_replay(view, SITTERS[:4], texts, art) for art in (None, "nouveau"))

    assert own.alt != french.alt
    assert own.png != french.png


@pytest.mark.parametrize("players", [3, 4, 5])
def test_cards_are_marked_on_the_sheet_and_told_first(texts: Texts, players: int) -> None:
    view, sitters = over(players), NAMES[:players]
    last = len(view.tricks)
    marked = (Marked(2, Seat(0), 1, "−12.4"), Marked(last, Seat(1), 2, "−1234.5"))
    plain = draw_replay(view, sitters, texts)
    sheet = draw_replay(view, sitters, texts, marked=marked, told="Two cards were dear.")
    assert sheet.alt.startswith("Two cards were dear. ")
    assert len(sheet.alt) <= LONGEST_ALT
    before, after = _image(plain.png), _image(sheet.png)
    assert before.size == after.size
    for number in range(1, last + 1):
        x, y, width, height = _tile_of(view, number)
        rim = after.crop((x + 12, y + height - 4, x + width - 12, y + height - 1))
        is_marked = number in (2, last)
        assert (rim.getcolors() == [(rim.width * rim.height, _rgb(MINUS))]) == is_marked
        box = (x, y, x + width, y + height)
        assert (before.crop(box).tobytes() != after.crop(box).tobytes()) == is_marked


def test_the_place_of_a_marked_card_stands_in_a_round_disc(texts: Texts) -> None:
    view = over(3)
    sheet = _image(draw_replay(view, NAMES[:3], texts, marked=(Marked(2, Seat(0), 1, "−1"),)).png)
    x, y, width, _ = _tile_of(view, 2)
    middle = sheet.crop((x + width // 4, y + RIM, x + 3 * width // 4, y + HEAD))
    left = next(at for at in range(middle.width) if middle.getpixel((at, 18)) == _rgb(MINUS))
    above = middle.crop((left, 0, left + DISC, 1))
    assert above.getcolors() == [(DISC, _rgb(PLATE))]


@pytest.mark.parametrize(("number", "colour", "thick"), [(1, PLATE_EDGE, 2), (2, MINUS, RIM)])
def test_nothing_lies_on_the_rim_of_a_trick(
    number: int, colour: str, thick: int, texts: Texts
) -> None:
    view = over(3)
    sheet = _image(draw_replay(view, NAMES[:3], texts, marked=(Marked(2, Seat(0), 1, "−1"),)).png)
    x, y, width, height = _tile_of(view, number)
    for down in (y, y + thick - 1, y + height - thick, y + height - 1):
        line = sheet.crop((x + RADIUS - 3, down, x + width - RADIUS + 3, down + 1))
        assert line.getcolors() == [(line.width, _rgb(colour))], down - y


def _tile_of(view: SeatView, number: int) -> tuple[int, int, int, int]:
    # Where a trick is, and how large.
    players = view.game.players
    width, height = tile_size(players, kind_of(players))
    row, column = divmod(number - 1, columns(players))
    return SIDE + column * (width + GAP), tiles_top(view) + row * (height + GAP), width, height


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour.removeprefix("#")))
