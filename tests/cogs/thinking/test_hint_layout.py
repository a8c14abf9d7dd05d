"""A hint in words: one card or several as its language joins them, and what the next one costs."""

from random import Random

import pytest

from bot.games.actions import Discard, playable
from bot.games.cards import Pack, Seat
from bot.games.match import Match
from bot.games.packs import BOLOGNESE
from bot.tables.thinking.hints import Advice, Hint
from bot.texts import languages, texts_for
from bot.words.labels import on_button
from bot.words.wording import Wording
from cogs.layouts.hand.cards import CARDS_IN_ROW, card_rows, told_apart
from cogs.layouts.hand.draft import Draft
from cogs.layouts.hand.ids import AskHint, HandVersion
from cogs.layouts.ids import TableAction, TableButton
from cogs.layouts.parts import button
from cogs.thinking.hint_layout import advice_line, hint_line
from tests.games.support.chambery import begun
from tests.games.support.playing import moves
from tests.players.support.positions import PACK
from tests.words.support.deals import game_of, wording_of


def told(language: str, best: str, following: str = "S4", ahead: float = 2.0) -> str:
    """What is said of these best cards and the next one, which is so many points behind."""
    cards = tuple(PACK.parse(code) for code in best.split())
    hint = Hint(cards, PACK.parse(following), ahead)
    return hint_line(hint, Wording.usual(texts_for(language), PACK.art))


def test_one_card() -> None:
    line = "💡 Best: **queen of swords**. Next: 4 of swords, −2.0 points on average."
    assert told("en", "SQ") == line


@pytest.mark.parametrize(
    ("language", "behind"),
    [
        ("en", "−1.7 points on average"),
        ("it", "−1,7 punti in media"),
        ("fr", "−1,7 point en moyenne"),
        ("de", "im Schnitt −1,7 Punkte"),
    ],
)
def test_what_a_card_costs_is_told_in_points(language: str, behind: str) -> None:
    assert behind in told(language, "SQ", ahead=1.7)


@pytest.mark.parametrize(
    ("ahead", "behind"), [(1.94, "−1,9 point "), (1.95, "−2,0 points "), (1.96, "−2,0 points ")]
)
def test_in_french_two_points_are_many_as_far_as_they_are_shown(ahead: float, behind: str) -> None:
    assert behind in told("fr", "SQ", ahead=ahead)


@pytest.mark.parametrize(
    ("language", "joined"),
    [
        ("en", ", {} and {}**"),
        ("it", ", {} e {}**"),
        ("fr", ", {} et {}**"),
        ("de", ", {} und {}**"),
    ],
)
def test_several_cards_are_joined_as_in_a_sentence(language: str, joined: str) -> None:
    wording = Wording.usual(texts_for(language), PACK.art)
    names = [wording.name(PACK.parse(code)) for code in ("B6", "CC")]
    assert joined.format(*names) in told(language, "SQ B6 CC")


def test_where_no_card_is_clearly_worse_no_more_is_said() -> None:
    hint = Hint((PACK.parse("SQ"), PACK.parse("S4")))
    line = hint_line(hint, Wording.usual(texts_for("en"), PACK.art))
    assert line == "💡 I see no clear difference between the cards you can play."


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("pack", [BOLOGNESE, PACK], ids=lambda pack: pack.art)
def test_no_button_has_another_word_than_the_hint(pack: Pack, language: str) -> None:
    wording = Wording.usual(texts_for(language), pack.art)
    for card in pack.cards:
        label = on_button(card, wording)
        if len(label) > 1 and label.isalpha():
            assert label in hint_line(Hint((card,), pack.cards[0], 2.0), wording)


@pytest.mark.parametrize("language", languages())
def test_cards_that_look_alike_are_called_what_their_buttons_say(language: str) -> None:
    moors = tuple(BOLOGNESE.parse(code) for code in ("M1", "M3"))
    wording = Wording.usual(texts_for(language), BOLOGNESE.art)
    line = hint_line(Hint(moors, BOLOGNESE.parse("SK"), 2.0), wording)
    assert "**Moro**" in line
    assert [card.code for card in told_apart(BOLOGNESE.named("T5 M1 M2 M4 BEG"), wording)] == [
        *("T5", "M1", "BEG")
    ]
    begun = wording.say("hint", count=1, cards="Moro", next="", cost="", points=2)
    assert begun.split("**")[0] in line


def test_a_discard_is_worth_in_a_hint_what_it_counts_in_the_end() -> None:
    # Chambéry, section 2: the discard as a whole counts 1, and the jack 1.
    going = begun(stock="C2 CJ", dealer=3, players=4)
    view = Match(going.game, Seat(3)).after(going.log).view(Seat(3))
    advice = Advice(Discard(going.game.pack.named("C2 CJ")))
    assert "worth 2, " in advice_line(advice, view, wording_of(going.game))


def test_a_hint_is_asked_for_beside_what_else_comes_after_the_cards() -> None:
    game, moment = game_of("scarto"), HandVersion(1, 1, 0)
    counts: set[int] = set()
    for match, _ in moves(game, Random(1)):
        seat = match.deal.to_act if match.deal else None
        if seat is None or not playable(match.view(seat).ask):
            continue
        view, wording = match.view(seat), wording_of(game)
        more = button(TableButton(1, TableAction.SHOW_MORE), "More")
        rows = card_rows(moment, view, wording, Draft(hints=True), [more])
        [last] = [each.children for each in rows if more in each.children]
        cards = playable(view.ask).bit_count()
        asked = [part for part in last if getattr(part, "custom_id", "") == str(AskHint(*moment))]
        assert bool(asked) == (cards > 1)
        counts.add(cards % CARDS_IN_ROW)
    assert len(counts) == CARDS_IN_ROW
