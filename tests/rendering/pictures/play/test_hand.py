"""Pictures of hands: the right cards, marked by the rules, and to the eye like those in RGB."""

import io
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from math import log10

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.actions import CardsFrom, playable
from bot.games.cards import Suit, as_set
from bot.games.view import SeatView
from bot.texts import Texts, texts_for
from bot.words.ranks import hand_order
from rendering.canvas.byte_lru import shelf
from rendering.canvas.colours import FELT, GOLD
from rendering.canvas.picture import LONGEST_ALT, Picture
from rendering.cards.deck import hand_kind
from rendering.cards.look import LETTERS
from rendering.cards.mount import Mark
from rendering.pictures.play.hand import marks
from rendering.pictures.play.hand_places import RAISE
from tests.rendering.support.boxes import part_of
from tests.rendering.support.scenes import (
    face,
    following,
    hand_in_rgb,
    hand_of,
    laid,
    leading,
    seat,
    turn,
    without_bar,
)

PACKS = ("piemontese", "bolognese", "nouveau")


@pytest.fixture(scope="module", autouse=True)
def let_go_of_cards() -> Iterator[None]:
    """No card of this module stays in memory."""
    yield
    face.cache_clear()


def _image(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png))


def _decibels(one: Image.Image, other: Image.Image) -> float:
    squares = ImageStat.Stat(ImageChops.difference(one, other)).sum2
    mean = sum(squares) / (3 * one.width * one.height)
    return 10 * log10(255**2 / mean)


def _with_discard(art: str, players: int) -> tuple[SeatView, int]:
    view = turn(art, players, 1, 0)
    assert isinstance(view.ask, CardsFrom)
    return view, as_set(view.ask.cards[:2])


@pytest.mark.parametrize("art", PACKS)
def test_a_hand_looks_like_its_rgb_twin(art: str, texts: Texts) -> None:
    view, chosen = _with_discard(art, 3)

    for seen, picked in (
        (view, chosen),
        (leading(art, 3, 1, 18), 0),
        (following(art, 3, 1, 15), 0),
    ):
        drawn = hand_of(seen, texts, picked)
        assert _image(drawn).mode == "P"
        assert _decibels(without_bar(drawn, seen), hand_in_rgb(seen, picked)) >= 39


@pytest.mark.parametrize("art", PACKS)
def test_the_index_of_every_card_is_seen(art: str, texts: Texts) -> None:
    view = leading(art, 3, 2, 20)
    picture = without_bar(hand_of(view, texts), view)

    for card in (card for row in laid(view) for card in row):
        index = part_of(hand_kind(art).width, 3, 4, 28, 60)
        alone = face(art, card.code).convert("RGB").crop(index)
        shown = picture.crop(
            (card.x + index[0], card.y + index[1], card.x + index[2], card.y + index[3])
        )
        assert _decibels(alone, shown) > 30, card.code


def test_the_highest_trump_comes_first_and_suits_are_together() -> None:
    view = turn("nouveau", 3, 4, 0)

    cards = hand_order(view)

    assert set(cards) == set(view.hand)
    trumps = [card.rank for card in cards if card.suit is Suit.TRUMPS]
    assert trumps == sorted(trumps, reverse=True)
    assert cards[: len(trumps)] == tuple(card for card in cards if card.suit is Suit.TRUMPS)
    suits = [card.suit for card in cards]
    assert len([1 for one, two in pairwise(suits) if one is not two]) == (len(set(suits)) - 1)


@pytest.mark.parametrize("art", PACKS)
def test_playable_cards_are_raised_and_the_others_dimmed(art: str) -> None:
    view = following(art, 3, 3, 16)
    allowed = playable(view.ask)
    assert 0 < allowed.bit_count() < len(view.hand)

    shown = marks(view, 0)

    assert {card for card, mark in shown.items() if mark is Mark.RIMMED} == {
        card for card in view.hand if card.bit & allowed
    }
    assert {mark for card, mark in shown.items() if not card.bit & allowed} == {Mark.DIMMED}
    lowest = max(card.y for card in laid(view)[0])
    assert {card.y for card in laid(view)[0] if card.mark is Mark.RIMMED} <= {lowest - RAISE}


def test_nothing_is_marked_when_all_cards_are_legal_or_it_is_not_ones_turn() -> None:
    leads = leading("nouveau", 3, 3, 16)
    waits = seat("nouveau", 3, 3, 5, (leads.dealer + 1) % 3)
    assert playable(leads.ask) == as_set(leads.hand)

    assert set(marks(leads, 0).values()) == {Mark.PLAIN}
    if waits.ask is None:
        assert set(marks(waits, 0).values()) == {Mark.PLAIN}


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_player_who_waits_sees_all_cards_plain(number: int) -> None:
    view = seat("nouveau", 3, 6, 11, number)

    if view.ask is None:
        assert set(marks(view, 0).values()) == {Mark.PLAIN}
    else:
        assert view.seat == view.to_act


def test_the_discard_shows_what_is_forbidden_and_what_was_chosen(texts: Texts) -> None:
    view, chosen = _with_discard("piemontese", 3)
    assert isinstance(view.ask, CardsFrom)

    shown = marks(view, chosen)

    assert as_set(card for card, mark in shown.items() if mark is Mark.CHOSEN) == chosen
    assert as_set(card for card, mark in shown.items() if mark is Mark.DIMMED) == (
        as_set(view.hand) & ~as_set(view.ask.cards)
    )
    assert hand_of(view, texts, chosen).png != hand_of(view, texts).png


def test_a_raised_card_has_a_golden_rim(texts: Texts) -> None:
    view = following("nouveau", 3, 3, 16)
    picture = without_bar(hand_of(view, texts), view)
    gold = Image.new("RGB", (1, 1), GOLD).getpixel((0, 0))

    for card in (card for row in laid(view) for card in row):
        edge = picture.getpixel((card.x + 30, card.y - 3))
        assert (edge == gold) == (card.mark is Mark.RIMMED), card


def test_the_felt_around_the_cards_has_one_exact_colour(texts: Texts) -> None:
    picture = _image(hand_of(leading("nouveau", 3, 3, 12), texts)).convert("RGB")

    assert picture.getpixel((0, 0)) == Image.new("RGB", (1, 1), FELT).getpixel((0, 0))
    assert picture.getpixel((picture.width - 1, picture.height - 1)) == picture.getpixel((0, 0))


def test_few_cards_have_felt_between_them(texts: Texts) -> None:
    view = leading("nouveau", 3, 3, 12)
    view = replace(view, hand=view.hand[:3], ask=None)
    picture = without_bar(hand_of(view, texts), view)

    assert _decibels(picture, hand_in_rgb(view)) >= 40
    (row,) = laid(view)
    between = picture.getpixel((row[0].x + 210 + 7, row[0].y + 150))
    assert between != picture.getpixel((row[0].x + 205, row[0].y + 150))


def test_an_empty_hand_has_a_picture_too(texts: Texts) -> None:
    picture = hand_of(replace(turn("nouveau", 3, 3, 0), hand=(), ask=None), texts)

    assert _image(picture).size[0] == 1100
    assert picture.alt == "Your hand is empty."


@pytest.mark.parametrize("art", PACKS)
def test_the_words_name_every_card_and_are_not_too_long(art: str, texts: Texts) -> None:
    view, chosen = _with_discard(art, 3)

    words = hand_of(view, texts, chosen).alt

    assert len(words) <= LONGEST_ALT
    assert f"{len(view.hand)} cards" in words
    assert "Chosen:" in words
    assert "…" not in words


def test_suits_are_parted_as_the_language_does() -> None:
    view = leading("nouveau", 3, 3, 16)
    assert "; " in hand_of(view, texts_for("de")).alt
    assert "\u202f; " in hand_of(view, texts_for("fr")).alt
    assert not re.search(r"\w;", hand_of(view, texts_for("fr")).alt)


def test_the_words_say_what_may_be_played(texts: Texts) -> None:
    assert "You may play:" in hand_of(following("nouveau", 3, 3, 16), texts).alt
    assert "You may play:" not in hand_of(leading("nouveau", 3, 3, 16), texts).alt


def test_the_same_view_is_drawn_once(texts: Texts) -> None:
    view, chosen = _with_discard("nouveau", 3)

    assert hand_of(view, texts) is hand_of(view, texts)
    assert hand_of(view, texts) is not hand_of(view, texts, chosen)
    first = hand_of(view, texts)
    shelf.drop(Picture)
    assert hand_of(view, texts) is not first
    assert hand_of(view, texts) == first


def test_two_threads_draw_what_one_draws(texts: Texts) -> None:
    views = [following("nouveau", 3, seed, 16) for seed in range(8)]
    alone = [hand_of(view, texts) for view in views]
    shelf.drop(Picture)

    with ThreadPoolExecutor(2) as threads:
        together = list(threads.map(lambda view: hand_of(view, texts), views))

    assert together == alone


def test_all_packs_have_letters_for_their_courts() -> None:
    assert set(LETTERS) == set(PACKS)
    assert LETTERS["nouveau"][-1] == "V"
