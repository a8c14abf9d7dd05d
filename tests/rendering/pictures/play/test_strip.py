"""The trick above a hand: who played what, whose turn it is, who is winning."""

import io
from itertools import pairwise

import pytest
from PIL import Image

from bot.games.view import SeatView
from bot.texts import Texts, texts_for
from bot.words.progress import progress_of
from rendering.canvas.colours import FELT, GOLD, PLATE_EDGE
from rendering.canvas.indexed import rgb
from rendering.canvas.picture import LONGEST_ALT, Picture
from rendering.cards.deck import SLOTS
from rendering.cards.look import spoken
from rendering.cards.mount import Mark, outermost
from rendering.cards.store import store
from rendering.pictures.play.bar import bar_of
from rendering.pictures.play.hand import draw_hand_with_trick, hand_layout
from rendering.pictures.play.hand_places import RAISE
from rendering.pictures.play.strip import CARD_TOP, TOP, StripSlot, slots, strip_height
from tests.rendering.support.boxes import part_of
from tests.rendering.support.scenes import SITTERS, following, hand_of, leading, seat, turn

PACKS = ("piemontese", "bolognese", "nouveau")
NUMBERS = [(art, players) for art in PACKS for players in (3, 4, 5, 6)]


def _drawn(view: SeatView, texts: Texts) -> Picture:
    return draw_hand_with_trick(view, SITTERS[: view.game.players], texts)


def _slots(view: SeatView) -> list[StripSlot]:
    return slots(
        view, bar_of(view, SITTERS[: view.game.players], texts_for("en"), above=True).height
    )


def _image(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


@pytest.mark.parametrize(("art", "players"), NUMBERS)
def test_slots_are_in_seat_order_and_above_the_hand(art: str, players: int) -> None:
    view = following(art, players, 1, 8)

    found = slots(view)

    assert len(found) == players
    assert all(slot.x + slot.width < after.x for slot, after in pairwise(found))
    assert found[-1].x + found[-1].width < 1100
    above = strip_height(view)
    assert all(slot.height + TOP <= above for slot in found)
    highest = min(place.y for place in hand_layout(view, above).places)
    assert highest - RAISE - outermost(Mark.RIMMED, 210) >= above


@pytest.mark.parametrize(("art", "players"), NUMBERS)
def test_the_index_of_each_card_is_seen_in_the_slot_of_its_seat(
    art: str, players: int, texts: Texts
) -> None:
    view = seat(art, players, 3, 2 * players + 3, 0)
    deck, trick = store.deck(spoken(art, texts), SLOTS[players]), progress_of(view).trick
    assert trick.cards
    picture = _image(_drawn(view, texts))

    for played, card in zip(trick.seats, trick.cards, strict=True):
        slot = _slots(view)[played]
        # From below the edge of the card to below the sign of its suit.
        left, top, right, bottom = part_of(deck.size[0], 3, 4, 28, 52)
        cell = deck.cell(card.code)
        cell.putpalette(deck.palette.raw)
        x, y, margin = slot.card, slot.y + CARD_TOP, deck.margin
        there = (x + left, y + top, x + right, y + bottom)
        inside = (left + margin, top + margin, right + margin, bottom + margin)
        assert picture.crop(there) == cell.convert("RGB").crop(inside), card


def test_only_the_own_slot_has_a_golden_frame_on_the_own_turn(texts: Texts) -> None:
    view = following("nouveau", 4, 2, 14)
    assert view.my_turn

    edges = _edges(view, texts)

    assert [edge == rgb(GOLD) for edge in edges] == [seat == view.seat for seat in range(4)]
    assert edges.count(rgb(PLATE_EDGE)) == 3


def test_a_hand_off_turn_does_not_say_whose_turn_it_is(texts: Texts) -> None:
    # It stays as it is while the others play, so that would soon be wrong.
    view = seat("nouveau", 4, 3, 12, 2)
    assert view.to_act is not None
    assert not view.my_turn

    assert _edges(view, texts) == 4 * [rgb(PLATE_EDGE)]
    assert "to play" not in _drawn(view, texts).alt


def _edges(view: SeatView, texts: Texts) -> list[object]:
    picture = _image(_drawn(view, texts))
    return [picture.getpixel((slot.x + slot.width // 2, slot.y + 1)) for slot in _slots(view)]


def test_only_the_winner_so_far_has_a_verdict(texts: Texts) -> None:
    view = seat("nouveau", 4, 3, 12, 2)
    picture, best = _image(_drawn(view, texts)), progress_of(view).best
    assert best is not None

    def lower_edge(slot_seat: int) -> object:
        slot = _slots(view)[slot_seat]
        return picture.getpixel((slot.x + slot.width // 2 - 40, slot.y + slot.height + 11))

    assert [lower_edge(each) == rgb(GOLD) for each in range(4)] == [
        each == best for each in range(4)
    ]
    assert lower_edge((best + 1) % 4) == rgb(FELT)


def test_between_tricks_the_last_one_is_seen_whole(texts: Texts) -> None:
    view = leading("nouveau", 3, 3, 16)
    assert not view.trick.cards

    words = _drawn(view, texts).alt

    assert view.last_trick is not None
    assert words.count("has won the trick") == 1
    assert progress_of(view).trick == view.last_trick
    assert len(view.last_trick.cards) == 3


def test_before_the_first_trick_there_is_no_strip(texts: Texts) -> None:
    view = turn("piemontese", 3, 1, 0)
    assert view.phase == "discard"

    assert _drawn(view, texts) is hand_of(view, texts)


@pytest.mark.parametrize("art", PACKS)
def test_the_words_tell_the_trick_before_the_hand(art: str, texts: Texts) -> None:
    view = following(art, 3, 3, 16)

    words = _drawn(view, texts).alt

    assert len(words) <= LONGEST_ALT
    assert "…" not in words
    assert words.index("In the trick: ") < words.index("is winning") < words.index("to play")
    assert words.index("to play") < words.index(hand_of(view, texts).alt)


def test_an_empty_hand_still_shows_the_last_trick(texts: Texts) -> None:
    view = seat("nouveau", 3, 3, 76, 0)
    assert not view.hand
    assert view.last_trick is not None

    picture = _drawn(view, texts)

    assert "has won the trick" in picture.alt
    assert "Your hand is empty" in picture.alt


def test_a_neighbours_card_makes_another_picture(texts: Texts) -> None:
    before, after = (seat("nouveau", 4, 3, steps, 0) for steps in (10, 11))
    assert before.hand == after.hand

    assert _drawn(before, texts).png != _drawn(after, texts).png
    assert _drawn(before, texts) is _drawn(before, texts)


def test_the_owner_of_the_hand_is_called_you(texts: Texts) -> None:
    mine, other = (seat("nouveau", 4, 3, 11, number) for number in (0, 1))
    left = _slots(mine)[0]
    name = (left.x + 6, left.y + 6, left.x + left.width - 6, left.y + CARD_TOP - 12)

    assert _image(_drawn(mine, texts)).crop(name) != _image(_drawn(other, texts)).crop(name)
