"""Matches to draw, and the same pictures composed in RGB, with every edge blended."""

import io
from functools import cache, lru_cache

from PIL import Image, ImageFilter

from bot.games.cards import CardSet, Seat
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.seats import Nameplate
from rendering.canvas.colours import FELT, SHADOW
from rendering.canvas.picture import Picture
from rendering.canvas.shapes import rounded
from rendering.cards import faces
from rendering.cards.deck import hand_kind
from rendering.cards.mount import CORNER, SHADOW_SHARE, lay, margin
from rendering.cards.overlap import Laid
from rendering.cards.overlap import runs as overlapping
from rendering.pictures.play.hand import draw_hand, hand_layout, laid_hand
from tests.words.support.plain import PACKS, PlainGame, played

SITTERS = (
    Nameplate("Margherita", face=0),
    Nameplate("Jean-François de la Tour du Pin", away=True, face=1),
    Nameplate("Åsa Lindqvist", computer="normal"),
    Nameplate("bob_the_tarot_player_1987", face=3),
    Nameplate("محمد علي", face=4),
    Nameplate("Ελένη Παπαδοπούλου", computer="strong"),
)


@cache
def leading(art: str, players: int, seed: int, cards_left: int) -> SeatView:
    """The view of a seat that leads with so many cards in hand, so nothing is forbidden."""
    return _at_turn(art, players, seed, cards_left, 0)


@cache
def following(art: str, players: int, seed: int, cards_left: int) -> SeatView:
    """The view of a seat that plays second with so many cards in hand."""
    return _at_turn(art, players, seed, cards_left, 1)


def _at_turn(art: str, players: int, seed: int, cards_left: int, laid: int) -> SeatView:
    game = PlainGame(PACKS[art], players)
    for steps in range(players * len(game.pack.cards)):
        match = played(game, seed, steps)
        assert match.deal is not None
        seen = match.view(match.deal.to_act)
        if (len(seen.hand), len(seen.trick.cards), seen.phase) == (cards_left, laid, "play"):
            return seen
    raise AssertionError(f"nobody ever has {cards_left} cards")


def public(art: str, players: int, seed: int, steps: int) -> SeatView:
    """The public view after so many actions."""
    return played(PlainGame(PACKS[art], players), seed, steps).view(None)


def turn(art: str, players: int, seed: int, steps: int) -> SeatView:
    """The view of the seat whose turn it is after so many actions."""
    match = played(PlainGame(PACKS[art], players), seed, steps)
    assert match.deal is not None
    return match.view(match.deal.to_act)


def seat(art: str, players: int, seed: int, steps: int, number: int) -> SeatView:
    """The view of a seat after so many actions."""
    return played(PlainGame(PACKS[art], players), seed, steps).view(Seat(number))


def hand_of(view: SeatView, texts: Texts, chosen: CardSet = 0) -> Picture:
    """The hand alone, without the trick of its seats."""
    return draw_hand(view, SITTERS[: view.game.players], texts, chosen)


def without_bar(picture: Picture, view: SeatView) -> Image.Image:
    """The cards of a hand drawn alone, in RGB."""
    image = Image.open(io.BytesIO(picture.png)).convert("RGB")
    above = image.height - hand_layout(view).size[1]
    return image.crop((0, above, *image.size))


def laid(view: SeatView, chosen: CardSet = 0) -> list[list[Laid]]:
    """The cards of a hand drawn alone in its default look, row by row."""
    return laid_hand(view, hand_layout(view), chosen, view.game.pack.art)


def hand_in_rgb(view: SeatView, chosen: CardSet = 0) -> Image.Image:
    """The picture of the hand as it would be without a palette."""
    art = view.game.pack.art
    picture, rows = Image.new("RGB", hand_layout(view).size, FELT), laid(view, chosen)
    for row in rows:
        for run in overlapping(row, hand_kind(art).width):
            _cast_shadow(picture, art, [card.x for card in run], run[0].y)
    for card in (card for row in rows for card in row):
        lay(picture, face(art, card.code), (card.x, card.y), card.mark)
    return picture


@lru_cache(maxsize=64)
def face(art: str, code: str) -> Image.Image:
    """A card of the hand as it is drawn."""
    width = hand_kind(art).width
    return faces.draw_card(art, code, width, index_letters="KQCJ")


def _cast_shadow(picture: Image.Image, art: str, xs: list[int], y: int) -> None:
    width, height = faces.card_size(art, hand_kind(art).width)
    space, across = margin(width), xs[-1] - xs[0] + width
    solid = Image.new("L", (across + 2 * space, height + 2 * space))
    shape = rounded((across, height), round(CORNER * width))
    solid.paste(shape, (space, space + round(space * 0.28)))
    soft = solid.filter(ImageFilter.GaussianBlur(space * 0.36))
    shade = soft.point([round(value * SHADOW_SHARE) for value in range(256)])
    picture.paste(SHADOW, (xs[0] - space, y - space), shade)
