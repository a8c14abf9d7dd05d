"""What a computer player bids, discards, declares, signals and pays in Terziglio."""

from random import Random

import pytest

from bot.games.actions import Action, Bid, Compensate, Declare, Discard, MeldsFrom, Play
from bot.games.bolognese.cards import FIVE_POINTS
from bot.games.cards import as_set
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players import novice, simple
from bot.players.advice.catalogue import advisor_of
from bot.players.situation import situation_of
from tests.games.support.played import Played
from tests.games.support.terziglio import STRAIGHT, begun, cards, pile, terziglio
from tests.players.support.contests import contest

WEAK = "S10 S9 S8 B10 B9 B8 C10 C9 C8 D10 D9 D8 SJ BJ CJ DJ T5 T6"
FAIR = "SK SQ S8 BK B9 B8 CQ C9 DC D9 T20 T15 T14 T10 T9 T6 M1 BEG"
RICH = "SK SQ SC BK BQ CK DK T20 T19 T18 T17 T16 T15 T14 T13 T12 BEG MAT"


def seen(played: Played) -> SeatView:
    """What the seat sees that is to act."""
    deal = played.deal
    return Match(played.game, deal.dealer, (), deal).view(deal.to_act)


def does(played: Played) -> Action:
    """What the simple player who is to act does."""
    return simple.choose(seen(played), Random(1))


@pytest.mark.parametrize(("hand", "word"), [(WEAK, "pass"), (FAIR, "gioco"), (RICH, "solo")])
def test_bids_by_the_strength_of_the_hand(hand: str, word: str) -> None:
    assert does(begun(["", hand, ""])) == Bid(word)


def test_only_a_rich_hand_plays_over_a_gioco() -> None:
    assert does(begun(["", "", FAIR]).say("gioco")) == Bid("pass")
    assert does(begun(["", "", RICH]).say("gioco")) == Bid("solo")


def test_fewer_cards_in_the_stock_need_a_better_hand() -> None:
    hand = "SK SQ S8 B10 B9 B8 CQ C9 DC D9 T20 T15 T14 T10 T9 T6 M1 D7"
    assert does(begun(["", hand, ""])) == Bid("gioco")
    assert does(begun(["", "", f"{hand} D8"], options=STRAIGHT)) == Bid("pass")


def declarer(hand: str, stock: str, options: str = "") -> Played:
    """Seat 1 plays with the stock and is to lay cards aside."""
    return begun(["", hand, ""], options=options, stock=stock).say("gioco", "pass", "pass")


def test_the_declarer_gets_rid_of_a_suit_and_keeps_his_trumps() -> None:
    played = declarer(FAIR, "S10 S9 C10 C8 B10 D10 D8 T11")
    action = does(played)
    assert isinstance(action, Discard)
    laid = as_set(action.cards)
    assert laid.bit_count() == 8
    assert not laid & (FIVE_POINTS | played.game.tables.trumps)
    kept = as_set(seen(played).hand) & ~laid
    suits = [played.game.tables.follow[card.index] for card in cards("SK BK CK DK")]
    assert any(not kept & suit for suit in suits)


def test_everything_is_declared() -> None:
    played = declarer("SK SQ SC BK CK M1 M2 M3", "S6 S7 S8 B6 B7 B8 D6 D7")
    played.discard("S6 S7 S8 B6 B7 B8 D6 D7")
    action = does(played)
    ask = played.game.ask(played.deal, played.deal.to_act)
    assert isinstance(ask, MeldsFrom)
    assert isinstance(action, Declare)
    assert action.melds == ask.melds != ()


def defending(*hands: str, options: str = "") -> Played:
    """Seat 2 is the declarer; seat 1, a defender, leads."""
    stock = "B6 B7 B8 B9 B10 D8 D9 D10"
    played = begun(hands, options=options, stock=stock).say("pass", "gioco", "pass")
    return played.discard(stock).declare().declare().declare()


def test_a_defender_signals_the_last_card_of_a_suit() -> None:
    played = defending("", "C8 SK SQ S9 S8 S7 T9 T8 T7 T10 T11 DK DQ D7 D6 BK BQ BJ", "")
    remarks = advisor_of(played.game).remarks
    assert remarks(seen(played), cards("C8")[0]) == ("volo",)
    assert remarks(seen(played), cards("T9")[0]) == ()


def test_the_other_defender_answers_a_knock_and_the_declarer_does_not() -> None:
    played = defending("CK CQ CA", "C8 C9", "CC CJ")
    played.act(Play(cards("C8")[0], ("busso",)))
    assert advisor_of(played.game).knowledge(seen(played)).asked_for == 0
    assert situation_of(seen(played)).friends == frozenset()
    played.play("CC")
    assert advisor_of(played.game).knowledge(seen(played)).asked_for == pile("CK")
    assert situation_of(seen(played)).friends == {1}
    assert does(played) == Play(cards("CK")[0])


def test_what_was_declared_is_remembered() -> None:
    stock = "B6 B7 B8 B9 B10 D8 D9 D10"
    played = begun(["", "C8", "SK SQ SC"], stock=stock).say("pass", "gioco", "pass")
    played.discard(stock).declare().declare("SK SQ SC").declare()
    assert situation_of(seen(played)).holds[2] == pile("SK SQ SC")


@pytest.mark.parametrize("word", ["gioco", "solo"])
def test_who_played_the_fool_gives_a_card_that_costs_nothing(word: str) -> None:
    rng = Random(5)
    for hand in range(20):
        played = begun([f"M{hand % 4 + 1}", "", ""], options="comp_card=owner").say(word)
        while played.score is None and played.deal.phase != "compensate":
            played.act(novice.choose(seen(played), rng))
        if played.score is None:
            break
    action = does(played)
    assert isinstance(action, Compensate)
    piles = played.game.piles(played.deal)
    assert piles.payer is not None
    points = played.game.meld_rules.points
    own = piles.cards[piles.payer]
    assert points(own & ~action.card.bit) == points(own)


def test_simple_beats_novice_clearly() -> None:
    outcome = contest(terziglio(), simple.choose, novice.choose, 6, "test")
    assert outcome.mean - outcome.margin > 5
