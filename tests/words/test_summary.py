"""What is told of a deal: what has been said in it, and where its score comes from."""

import re
from random import Random

import pytest

from bot.games.actions import playable
from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.match import Match
from bot.games.view import SeatView
from bot.texts import languages, texts_for
from bot.words.sayings import phrases
from bot.words.summary import MOST_AT_FIRST_LEAD, MOST_IN_HAND, scoring_lines, summary_lines
from bot.words.wording import Wording
from tests.games.support.chambery import begun
from tests.games.support.playing import moves
from tests.words.support.deals import NAMES, deal, game_of, wording_of

RICH = "T20 T19 MAT SK SQ SC BK BQ BC CK CQ CC T18 T17 T16"
"""At least three sequences and three cricche."""

QUOTED = re.compile("“.*?”|«.*?»|„.*?“")
"""What somebody has said, in the marks of any language."""


def test_the_combinations_that_ended_a_match_are_told() -> None:
    *_, match = deal(game_of("ottocento", target=100, monte="off"), RICH)
    public = match.view(None)
    assert not public.tricks
    lines = scoring_lines(public, NAMES, wording_of(public.game))
    assert len([line for line in lines if line.startswith("**Ada** has declared ")]) == 1
    assert not [line for line in lines if "nothing" in line]


def test_handfuls_are_told_with_the_score() -> None:
    game = game_of("tarocco-francese")
    trumps = " ".join(f"T{number}" for number in range(21, 7, -1))
    *_, match = deal(game, f"{trumps} SK HK DK CK")
    lines = scoring_lines(match.view(None), NAMES, wording_of(game))
    assert [
        line for line in lines if line.startswith("**Ada** has shown 13 trumps (30 points): 20 ")
    ]


def test_the_cards_of_a_discard_have_their_article() -> None:
    *_, match = deal(game_of("scarto"), "SK SQ SC S1 DK CK BK")
    [line] = scoring_lines(match.view(None), NAMES, wording_of(match.game))
    assert re.match(r"\w+ had discarded the \S+ .* and .*, worth ", line)


@pytest.mark.parametrize("asked", ["T20 T19", "T19 T20"])
def test_whoever_was_asked_for_a_card_is_told_what_they_got_for_it(asked: str) -> None:
    # Ada, who leads, has the 20 of trumps, Bruno the 19. Carla plays two cards, Dino has dealt.
    going = begun(("T20", "T19", "S2 S3"), "C2 C3", dealer=3, players=4)
    going.discard("C2 C3").say("pass", "pass", "two", "pass")
    for wanted, given in zip(asked.split(), ("S2", "S3"), strict=True):
        going.call(wanted).give(given)
    wording, number = wording_of(going.game), 2 if asked.startswith("T20") else 3

    def told(seat: Seat | None) -> str:
        match = Match(going.game, Seat(3)).after(going.log)
        return " ".join(summary_lines(match.view(seat), NAMES, wording))

    for _ in range(2):
        assert f"Carla has given Ada the {number} of spades for the 20 of trumps." in told(Seat(0))
        assert "has asked for the 20 of trumps" not in told(Seat(0))
        for other in (Seat(1), Seat(3), None):
            assert "**Carla** has asked for the 20 of trumps, which Ada had." in told(other)
            assert "has given Ada" not in told(other)
        going.play_trick()


def test_a_stock_that_nobody_touched_is_told_once_with_the_score() -> None:
    game = game_of("tarocco-francese")
    views = (match.view(None) for match, _ in moves(game, Random(1)) if match.deal is not None)
    view = next(view for view in views if view.laid_away and view.laid_away.seat is None)
    lines = scoring_lines(view, NAMES, wording_of(game))
    assert [line for line in lines if line.startswith("Nobody touched the chien: ")]
    assert not [line for line in lines if line.startswith("Turned up: ")]


@pytest.mark.parametrize(
    ("signals", "words"),
    [
        ("wikipedia", "“striscio: lead trumps”"),
        ("tournament", "“striscio: I have more cards of this suit”"),
    ],
)
def test_a_signal_is_told_with_what_it_means_at_the_table(signals: str, words: str) -> None:
    game = game_of("terziglio", signals=signals)
    assert phrases(("striscio",), game, wording_of(game)) == words


def test_a_hand_has_the_newest_lines_in_small_letters() -> None:
    for match in deal(game_of("ottocento", monte="off"), RICH):
        public = match.view(None)
        wording = wording_of(public.game)
        everything = summary_lines(public, NAMES, wording)
        for seat in range(4):
            view = match.view(Seat(seat))
            lines = summary_lines(view, NAMES, wording)
            assert all(line.startswith("-# ") for line in lines)
            left_out = [line for line in lines if line.startswith("-# … ")]
            assert left_out in ([], lines[:1])
            if lines and public.phase == "declare":
                newest = lines[-1].removeprefix("-# ").removeprefix("… ").removesuffix(" …")
                assert everything[-1].startswith(newest)
                assert len(newest) > MOST_IN_HAND / 2 or newest == everything[-1]
                too_long = len(everything) > 1 and sum(map(len, everything)) > MOST_IN_HAND
                assert bool(left_out) == too_long
            assert sum(len(line.removeprefix("-# ")) for line in lines) <= most_in(view)


def test_who_leads_first_is_told_the_call_before_the_bids() -> None:
    five = GAMES["tarocco-francese"](None, 5)
    trumps = " ".join(f"T{number}" for number in range(21, 10, -1))
    leads = [
        match.view(match.deal.to_act)
        for match in deal(five, f"{trumps} SK HK DK CQ")
        if match.deal is not None and match.deal.to_act is not None and not match.deal.tricks
    ]
    first, *_ = [view for view in leads if playable(view.ask) and not view.trick.cards]
    lines = summary_lines(first, (*NAMES, "Elena"), wording_of(five))
    assert lines[-1] == "-# Ada has called the king of clubs."


def test_who_leads_first_is_told_the_contract_rather_than_the_bids() -> None:
    three = GAMES["tarocco-francese"](None, 3)
    leads = [
        view
        for match in deal(three, "T21 T20 T19 T18 T17 T16 T15 SK HK DK")
        if match.deal is not None
        and match.deal.to_act is not None
        and playable((view := match.view(match.deal.to_act)).ask)
        and not view.tricks
        and not view.trick.cards
    ]
    lines = summary_lines(leads[0], NAMES, wording_of(three))
    assert [line for line in lines if "**Ada** plays **" in line or "Ada plays **" in line]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_told_with_two_colons(key: str, language: str) -> None:
    game, lines = GAMES[key](), set()
    wording = Wording.usual(texts_for(language), game.pack.art)
    for match, _ in moves(game, Random(3)):
        if match.deal is None or match.deal.number > 1:
            break
        view = match.view(None)
        lines |= {*summary_lines(view, NAMES, wording), *scoring_lines(view, NAMES, wording)}
    assert lines
    assert [line for line in lines if QUOTED.sub("", line).count(":") > 1] == []


def most_in(view: SeatView) -> int:
    """How many characters may be told in a hand, with the marks for what was left out."""
    leads = view.my_turn and view.phase == "play" and not view.tricks and not view.trick.cards
    return (MOST_AT_FIRST_LEAD if leads else MOST_IN_HAND) + len("… ")
