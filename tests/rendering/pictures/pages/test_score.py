"""Pictures of scores: a row per player, words beside the colours, equal places shared."""

import io
from dataclasses import replace
from random import Random

import pytest
from PIL import Image

from bot.games.catalogue import GAMES
from bot.games.events import ScoreLine
from bot.games.view import SeatView
from bot.texts import Texts, languages, texts_for
from bot.words.seats import Nameplate
from rendering.canvas.colours import GOLD, MINUS, PLUS
from rendering.canvas.picture import LONGEST_ALT
from rendering.canvas.script import Style, length
from rendering.cards.look import usual
from rendering.cards.store import store
from rendering.pictures.laid_away import plate_height
from rendering.pictures.pages.score import (
    AXIS,
    BAR,
    CARDS,
    DEAL,
    FIGURES,
    FOOT,
    GAP,
    HEAD,
    HEADER,
    LINE,
    LINES,
    LONG_NAME_WIDTH,
    NAME,
    NAME_WIDTH,
    PARTNER,
    POINTS,
    ROW,
    TOTAL,
    WORD,
    draw_result,
    draw_score,
)
from tests import moments
from tests.games.support.playing import moves
from tests.rendering.support.scenes import SITTERS, public


def _over(players: int) -> SeatView:
    cards = {3: 76, 4: 77, 5: 76, 6: 73}[players]
    seen = public("nouveau", players, 3, cards)
    assert seen.score is not None
    return seen


def _image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def _colour(text: str) -> object:
    return Image.new("RGB", (1, 1), text).getpixel((0, 0))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_row_a_player(players: int, texts: Texts) -> None:
    seen = _over(players)
    assert seen.score is not None
    score = replace(seen.score, lines=(ScoreLine("cards", (31,) * players),), reckoning=())
    picture = draw_score(replace(seen, score=score), SITTERS[:players], texts)

    rows = players * (ROW + LINE + FOOT + GAP)
    away = plate_height(store.deck(usual("nouveau"), CARDS)) + GAP if seen.laid_away else 0
    assert _image(picture.png).size == (1100, HEADER + rows + away + GAP)
    assert all(sitter.name in picture.alt for sitter in SITTERS[:players])


def test_six_letters_of_every_name_are_shown() -> None:
    assert length("W" * 6 + "…", NAME.style) <= NAME_WIDTH < LONG_NAME_WIDTH


@pytest.mark.parametrize("language", languages())
def test_words_beside_the_colours_leave_room_for_thousands(language: str) -> None:
    texts, thousands = texts_for(language), length("−9999", Style(FIGURES, 700))
    for word in ("wins", "loses", "even"):
        assert WORD + length(texts.say(f"picture-{word}"), LINES.style) + 4 < TOTAL - thousands
    assert DEAL - thousands > AXIS + BAR
    head = length(texts.say("picture-this-deal"), HEAD.style)
    assert DEAL - head > POINTS + 2 * GAP


def test_bars_go_right_for_a_gain_and_left_for_a_loss(texts: Texts) -> None:
    seen = _over(3)
    assert seen.score is not None
    seen = replace(seen, score=replace(seen.score, scores=(20, -20, 0), lines=(), reckoning=()))

    picture = _image(draw_score(seen, SITTERS[:3], texts).png)

    middles = [HEADER + row * (ROW + GAP) + ROW // 2 for row in range(3)]
    sides = [(picture.getpixel((AXIS - 9, y)), picture.getpixel((AXIS + 9, y))) for y in middles]
    assert sides[0][1] == _colour(PLUS)
    assert sides[1][0] == _colour(MINUS)
    assert sides[0][0] == sides[1][1] == sides[2][0] == sides[2][1]


def test_the_words_give_lines_points_and_totals(texts: Texts) -> None:
    seen = _over(3)
    assert seen.score is not None
    score = replace(seen.score, lines=(ScoreLine("cards", (31, 0, -4)),), scores=(5, 0, -5))

    words = draw_score(replace(seen, score=score, totals=(7, 0, -7)), SITTERS[:3], texts).alt

    assert "Margherita: cards 31; +5 in this deal, total +7" in words
    assert "Åsa Lindqvist: cards −4; −5 in this deal, total −7" in words


@pytest.mark.parametrize("key", GAMES)
def test_the_discard_or_the_untouched_stock_is_shown(key: str, texts: Texts) -> None:
    seen = moments.public(moments.scored(key, GAMES[key].numbers[0]))
    sitters = SITTERS[: seen.game.players]
    with_it, without = (
        draw_score(view, sitters, texts) for view in (seen, replace(seen, laid_away=None))
    )

    assert _image(with_it.png).height > _image(without.png).height
    assert with_it.alt.startswith(without.alt)
    assert " worth " in with_it.alt.removeprefix(without.alt)


def test_many_reasons_make_a_row_higher_and_hide_nothing(texts: Texts) -> None:
    seen = _over(6)
    assert seen.score is not None
    lines = tuple(ScoreLine("average", (-26, 26, -26, 26, 0, 1)) for _ in range(9))

    few = draw_score(seen, SITTERS, texts)
    many = draw_score(replace(seen, score=replace(seen.score, lines=lines)), SITTERS, texts)

    assert _image(many.png).height > _image(few.png).height
    assert len(many.alt) <= LONGEST_ALT


def test_a_deal_that_was_thrown_in_has_a_picture(texts: Texts) -> None:
    seen = _over(3)
    assert seen.score is not None
    thrown = replace(seen.score, points=(), scores=(0, 0, 0), lines=())

    assert draw_score(replace(seen, score=thrown), SITTERS[:3], texts).png


def test_the_result_goes_by_places_and_frames_every_winner(texts: Texts) -> None:
    seen = replace(_over(3), totals=(5, -10, 5))

    picture = draw_result(seen, SITTERS[:3], texts, (1, -2, 1))

    words = picture.alt
    assert words.index("1. Margherita") < words.index("1. Åsa") < words.index("3. Jean")
    image = _image(picture.png)
    framed = [
        image.getpixel((25, HEADER + row * (ROW + GAP) + ROW // 2)) == _colour(GOLD)
        for row in range(3)
    ]
    assert framed == [True, True, False]


def test_the_longest_names_fit_the_words(texts: Texts) -> None:
    sitters = tuple(Nameplate("W" * 32) for _ in range(6))

    assert len(draw_score(_over(6), sitters, texts).alt) <= LONGEST_ALT
    assert len(draw_result(_over(6), sitters, texts, (0,) * 6).alt) <= LONGEST_ALT


def _partners() -> SeatView:
    game = GAMES["ottocento"](GAMES["ottocento"].options_type(), None)
    for match, _ in moves(game, Random(3)):
        seen = match.view(None)
        if seen.score is not None and seen.score.counts:
            return seen
    raise AssertionError("no deal was scored")


def test_partners_share_a_row(texts: Texts) -> None:
    seen = _partners()
    lines = (ScoreLine("cards", (31, 29, 31, 29)),)
    assert seen.score is not None
    score = replace(seen.score, lines=lines, scores=(31, 29, 31, 29))
    seen = replace(seen, score=score, laid_away=None)

    height = _image(draw_score(seen, SITTERS[:4], texts).png).height

    assert height == HEADER + 2 * (ROW + PARTNER + LINE + FOOT + GAP) + GAP
    result = _image(draw_result(seen, SITTERS[:4], texts, (1, -1, 1, -1)).png)
    assert result.height == height - 2 * (LINE + FOOT)


def test_a_smaller_gain_is_not_called_a_win(texts: Texts) -> None:
    seen = _partners()
    score = seen.score
    assert score is not None

    def drawn(scores: tuple[int, ...]) -> Image.Image:
        bare = replace(score, lines=(), reckoning=(), points=(), scores=scores)
        given = replace(seen, score=bare)
        return _image(draw_score(given, SITTERS[:4], texts).png)

    middle = HEADER + (ROW + PARTNER) // 2
    word = (WORD, middle - 20, WORD + 60, middle + 20)
    assert len(drawn((31, -31, 31, -31)).crop(word).getcolors() or ()) > 1
    assert len(drawn((31, 29, 31, 29)).crop(word).getcolors() or ()) == 1
