"""What hands and tables say of a deal: how far it is, and what its score comes from."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.games.actions import Action, Bid, Call, Slam
from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.games.match import Match
from bot.games.options import OptionValue
from bot.games.views import view
from bot.players.simple import choose
from bot.texts import texts_for
from cogs.draft import NOTHING
from cogs.hand_layout import hand_line
from cogs.sayings import phrases
from cogs.told import told_for_the_score
from tests.cogs.arranged import deck

TEXTS = texts_for("en")
NAMES = ("Ada", "Bruno", "Carla", "Dino")
RICH = "T20 T19 MAT SK SQ SC BK BQ BC CK CQ CC T18 T17 T16"
"""Three and more sequences and cricche."""
BOLD = "T20 T19 BEG MAT SK SQ S7 S6 BQ B7 B6 C10 C9 D10 D9 T12 T6 T5"
"""Good enough to play with the stock, and not without it."""


def game_of(key: str, **options: OptionValue) -> Game:
    """The game with these options."""
    kind = GAMES[key]
    return kind(kind.options_type.of(options))


def deal(game: Game, cards: str) -> Iterator[Match]:
    """A match after each step of its first deal, in which seat 0 begins with these cards."""
    match, rng = Match(game, Seat(game.players - 1)), Random(0)
    match = match.after(match.next_deal(deck(game, match.first_dealer, {0: cards})))
    while match.deal is not None and match.deal.score is None:
        yield match
        seat = match.deal.to_act
        assert seat is not None
        match = match.after(match.decide(seat, choose(view(match, seat), rng)))
    yield match


def title(match: Match, seat: int = 0) -> str:
    """The first line of a hand."""
    return hand_line(view(match, Seat(seat)), NAMES, TEXTS, NOTHING).splitlines()[0]


def test_the_combinations_that_ended_a_match_are_told() -> None:
    *_, match = deal(game_of("ottocento", target=100, monte="off"), RICH)
    public = view(match, None)
    assert not public.tricks
    lines = told_for_the_score(public, NAMES, TEXTS)
    assert len([line for line in lines if line.startswith("**Ada** declares ")]) == 1
    assert not [line for line in lines if "nothing" in line]


def test_each_part_of_a_deal_has_its_title_and_tricks_are_counted_from_the_first_lead() -> None:
    game = game_of("terziglio", comp_card="owner")
    titles = list(dict.fromkeys(title(match) for match in deal(game, BOLD)))
    before = ["bids", "discard", "declarations"]
    tricks = [f"trick {number}" for number in range(1, 19)]
    parts = [each.removeprefix("**Your hand** · deal 1, ") for each in titles]
    assert parts == [*before, *tricks, "card for the Fool", "**Your hand** · deal 1"]


def test_handfuls_are_told_with_the_score() -> None:
    game = game_of("tarocco-francese")
    trumps = " ".join(f"T{number}" for number in range(21, 7, -1))
    *_, match = deal(game, f"{trumps} SK HK DK CK")
    lines = told_for_the_score(view(match, None), NAMES, TEXTS)
    assert [line for line in lines if line.startswith("**Ada** shows 13 trumps (30 points): ★20 ")]


def test_who_may_not_lead_a_called_suit_is_told_so() -> None:
    game = GAMES["tarocco-francese"](players=5)
    own = "SK S2 S3 H2 H3 D2 D3 C2 C3 T2 T3 T4 T5 T6 T7"
    match = Match(game, Seat(4))
    match = match.after(match.next_deal(deck(game, match.first_dealer, {0: own})))
    pack = game.pack
    bids: list[Action] = [Bid("garde_sans"), *(Bid("pass") for _ in range(4))]
    for action in (*bids, Call((pack.parse("DK"),)), Slam(False)):
        assert match.deal is not None
        assert match.deal.to_act is not None
        match = match.after(match.decide(match.deal.to_act, action))
    line = hand_line(view(match, Seat(0)), NAMES, TEXTS, NOTHING).splitlines()[1]
    assert line == "**It is your turn:** you lead, but no called suit; a called card may go."


@pytest.mark.parametrize(
    ("signals", "words"),
    [
        ("wikipedia", "“striscio: lead trumps”"),
        ("tournament", "“striscio: I have more cards of this suit”"),
    ],
)
def test_a_signal_is_told_with_what_it_means_at_the_table(signals: str, words: str) -> None:
    assert phrases(("striscio",), game_of("terziglio", signals=signals), TEXTS) == words
