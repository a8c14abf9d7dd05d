"""The bar at the top of a hand: the last trick, its winner, and how things stand."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot.games.cards import Seat
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.seats import Nameplate
from rendering.canvas.colours import GOLD, PLATE
from rendering.canvas.indexed import rgb
from rendering.canvas.picture import Picture
from rendering.canvas.script import length
from rendering.cards.look import spoken
from rendering.cards.store import store
from rendering.pictures.play.bar import CARDS, STANDS, TOP, UPPER, WON, _lines, bar_of
from rendering.pictures.play.hand import draw_hand, draw_hand_with_trick, hand_layout
from rendering.pictures.play.hand_places import SIDE
from rendering.pictures.play.strip import NAME, strip_height
from rendering.pictures.seats import fitting, shorter
from tests import moments
from tests.rendering.support.boxes import part_of
from tests.rendering.support.scenes import SITTERS, following, hand_of, leading, turn

GAMES = (
    ("scarto", 3),
    ("piedicavallo", 4),
    ("ottocento", 4),
    ("terziglio", 3),
    ("tarocco-francese", 3),
    ("tarocco-francese", 4),
    ("tarocco-francese", 5),
    ("tarocco-francese", 6),
)
PHONE = 293 / 1100
"""How many pixels of a phone a pixel of the picture gets."""


def _image(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


def _height(view: SeatView, texts: Texts, above: bool) -> int:
    return bar_of(view, SITTERS[: view.game.players], texts, above=above).height


def test_before_the_first_trick_of_a_match_there_is_nothing_to_tell(texts: Texts) -> None:
    view = turn("nouveau", 3, 1, 0)

    assert _height(view, texts, above=False) == 0
    assert _image(hand_of(view, texts)).height == hand_layout(view).size[1]


def test_while_the_last_trick_lies_above_the_hand_the_bar_does_not_repeat_it(texts: Texts) -> None:
    leads, follows = leading("nouveau", 3, 2, 20), following("nouveau", 3, 2, 20)

    assert bar_of(leads, SITTERS[:3], texts, above=True).trick is None
    assert bar_of(leads, SITTERS[:3], texts, above=False).trick == leads.last_trick
    assert bar_of(follows, SITTERS[:3], texts, above=True).trick == follows.last_trick
    assert leads.last_trick is not None


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_the_bar_is_thin_on_a_phone(key: str, players: int, texts: Texts) -> None:
    playing = moments.on_turn(moments.playing(key, players))
    opened = moments.on_turn(moments.opened(key, players))

    assert _height(playing, texts, above=True) * PHONE <= 29
    assert _height(opened, texts, above=True) * PHONE <= 18
    drawn = draw_hand_with_trick(playing, SITTERS[:players], texts)
    above = _height(playing, texts, above=True) + strip_height(playing)
    assert _image(drawn).height == hand_layout(playing, above).size[1]


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_the_index_of_each_card_of_the_last_trick_is_seen(
    key: str, players: int, texts: Texts
) -> None:
    view = moments.on_turn(moments.playing(key, players))
    art, trick = view.game.pack.art, view.last_trick
    assert trick is not None
    assert trick.winner is not None
    picture = _image(draw_hand(view, SITTERS[:players], texts))
    deck = store.deck(spoken(art, texts), CARDS)

    for place, card in enumerate(trick.cards):
        won = place == trick.seats.index(trick.winner)
        left, top, right, bottom = part_of(CARDS.width, 8, 8, 30, 50)
        x, y = SIDE + 12 + place * 72, TOP + UPPER + (0 if won else 10)
        cell = deck.cell(card.code)
        cell.putpalette(deck.palette.raw)
        edge = deck.margin
        inside = (left + edge, top + edge, right + edge, bottom + edge)
        there = (x + left, y + top, x + right, y + bottom)
        assert picture.crop(there) == cell.convert("RGB").crop(inside), card
        rim = picture.getpixel((x + CARDS.width // 4, y - 2))
        assert (rim == rgb(GOLD)) is won


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_the_winner_and_how_things_stand_fit(key: str, players: int, texts: Texts) -> None:
    view = moments.on_turn(moments.playing(key, players))
    longest = tuple(Nameplate("Massimiliano" * 2) for _ in range(players))
    bar = bar_of(replace(view, seat=view.seat), longest, texts, above=False)
    room = 1100 - SIDE - 12 - (SIDE + 12 + 72 * players + 18)

    assert length(fitting(bar.won, WON.style, room), WON.style) <= room
    assert length(bar.parts[0], STANDS.style) <= room


def test_what_does_not_fit_is_left_out_from_the_end(texts: Texts) -> None:
    view = moments.on_turn(moments.playing("terziglio", 3))
    scored = replace(view, scores=((2, -1, -1),) * 2, totals=(-12345, 12345, -12345))

    first = _image(draw_hand(view, SITTERS[:3], texts))
    second = _image(draw_hand(scored, SITTERS[:3], texts))

    bar = bar_of(scored, SITTERS[:3], texts, above=False)
    assert bar.parts[: len(bar.parts) - 3] == bar_of(view, SITTERS[:3], texts, above=False).parts
    assert first.size == second.size
    edge = {second.getpixel((1100 - SIDE - 8, y)) for y in range(TOP + 20, TOP + 80)}
    assert edge == {rgb(PLATE)}


def test_the_words_tell_the_last_trick_and_how_things_stand(texts: Texts) -> None:
    view = moments.on_turn(moments.playing("ottocento", 4))

    words = draw_hand(view, SITTERS[:4], texts).alt

    assert "Trick 4, won by Margherita: Åsa Lindqvist queen of batons, " in words
    assert words.endswith("Declared: your side 73, the others 15.")
    assert "in the trick" not in words.lower()


def test_with_the_trick_above_the_words_tell_no_trick_twice(texts: Texts) -> None:
    view = leading("nouveau", 3, 2, 20)
    assert view.last_trick is not None

    words = draw_hand_with_trick(view, SITTERS[:3], texts).alt

    assert words.count("has won the trick") == 1
    assert "won by" not in words


def test_another_name_or_total_makes_another_picture(texts: Texts) -> None:
    view = following("nouveau", 3, 2, 20)
    assert view.last_trick is not None
    assert view.last_trick.winner is not None
    other = list(SITTERS[:3])
    other[view.last_trick.winner] = Nameplate("Somebody else")
    assert view.last_trick.winner != view.seat

    first = draw_hand(view, SITTERS[:3], texts)

    assert first.png != draw_hand(view, tuple(other), texts).png
    scored = replace(view, scores=((0, 0, 0),), totals=(7, 7, 7))
    assert first.png != draw_hand(scored, SITTERS[:3], texts).png


def test_the_owner_is_called_you(texts: Texts) -> None:
    view = following("nouveau", 3, 2, 20)
    assert view.last_trick is not None
    winner = view.last_trick.winner
    assert winner is not None
    mine = replace(view, seat=Seat(winner))

    assert bar_of(mine, SITTERS[:3], texts, above=False).won == ("You took trick 5",)


def test_six_totals_are_all_told_or_it_shows_that_there_are_more(texts: Texts) -> None:
    view = moments.on_turn(moments.opened("tarocco-francese", 6))
    scored = replace(view, scores=((0,) * 6,), totals=(1012, -203, 1204, -304, 1025, -2734))
    room = 1100 - 2 * (SIDE + 12) - 4
    long = tuple(Nameplate("Massimiliano") for _ in range(6))
    told = [bar_of(scored, sitters, texts, above=True) for sitters in (SITTERS, long)]
    lines = [fitting(_lines(bar), STANDS.style, room) for bar in told]
    for bar, line in zip(told, lines, strict=True):
        assert bar.totals == 6
        assert length(line, STANDS.style) <= room
        assert line.endswith("…") or all(str(abs(total)) in line for total in scored.totals)
    narrow = fitting(_lines(told[0]), STANDS.style, 400)
    assert narrow.endswith("…") or not any(total in narrow for total in told[0].parts[-6:])


def test_names_get_shorter_but_keep_six_letters() -> None:
    assert list(shorter("Margherita Po")) == [
        "Margherita Po",
        "Margherita",
        "Margherit…",
        "Margheri…",
        "Margher…",
        "Marghe…",
        "Marghe",
    ]
    assert fitting(shorter("Åsa Lindqvist"), NAME.style, 120) == "Åsa"
    assert fitting(shorter("Åsa Lindqvist"), NAME.style, 400) == "Åsa Lindqvist"
