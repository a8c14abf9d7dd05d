"""What a computer player says, discards, declares, signals and pays in Ottocento."""

from random import Random

from bot.games.actions import Action, Bid, Compensate, Declare, Discard, MeldsFrom, Play
from bot.games.cards import Seat, as_set
from bot.games.events import CardPlayed, DealScored, MeldsDeclared
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players import novice, simple
from bot.players.advice.catalogue import advisor_of
from bot.players.situation import situation_of
from tests.games.support.ottocento import begun, cards, ottocento, pile
from tests.games.support.played import Played
from tests.players.support.contests import contest


def seen(played: Played, seat: int | None = None) -> SeatView:
    """What the seat sees now; without one, who is to act."""
    deal = played.deal
    at = deal.to_act if seat is None else Seat(seat)
    scored = (DealScored((), deal.before, ()),)
    return Match(played.game, deal.dealer, scored, deal).view(at)


def does(played: Played) -> Action:
    """What the simple player who is to act does."""
    return simple.choose(seen(played), Random(1))


def test_a_weak_hand_is_thrown_in_and_a_good_one_played() -> None:
    weak = begun(["S10 S9 C8 D7 T6", "", "", ""], dealer=3, options="")
    good = begun(["T20 SK MAT M1 CQ", "", "", ""], dealer=3, options="")
    assert does(weak) == Bid("monte")
    assert does(good) == Bid("no_monte")


def test_the_dealer_keeps_what_he_can_declare() -> None:
    hand = "SK SQ SC SJ BK CK DK BQ CQ DQ S10 S9 D10 D9 T20 T19 T18"
    played = begun([" ".join(hand.split()[:15]), "", "", ""], 0, stock="T19 T18")
    action = does(played)
    assert isinstance(action, Discard)
    kept = pile(hand) & ~as_set(action.cards)
    rules = played.game.meld_rules
    assert rules.points(kept) == rules.points(pile(hand))


def test_everything_is_declared() -> None:
    played = begun(["SK SQ SC BK CK", "", "", "S6 S7"], dealer=3).discard("S6 S7")
    action = does(played)
    assert isinstance(action, Declare)
    ask = played.game.ask(played.deal, Seat(0))
    assert isinstance(ask, MeldsFrom)
    assert action.melds == ask.melds != ()


def test_a_dealer_waits_for_his_last_cards_unless_he_is_close() -> None:
    hands = ["SK SQ SC", "", "", ""]
    far = begun(hands, 0, "monte=off end_rule=call_out_priority", (100, 100))
    near = begun(hands, 0, "monte=off end_rule=call_out_priority", (780, 100))
    assert does(far) == Declare(())
    assert does(near) != Declare(())


def leading(hand: str, options: str = "") -> SeatView:
    """Eldest, seat 0, with this hand, is to lead."""
    played = begun([hand, "", "", "S6 S7"], 3, f"monte=off {options}").discard("S6 S7")
    return seen(played.declare().declare().declare().declare())


def test_the_last_card_of_a_suit_is_signalled() -> None:
    hand = "C8 SK SQ S9 T9 T8 T7 B6 B7 B8 D6 D8 D9 M1 M2"
    at_turn = leading(hand)
    remarks = advisor_of(at_turn.game).remarks
    assert remarks(at_turn, cards("C8")[0]) == ("volo",)
    assert remarks(at_turn, cards("S9")[0]) == ()
    assert remarks(at_turn, cards("T9")[0]) == ()


def test_many_trumps_are_asked_for() -> None:
    hand = "SK SQ S9 T9 T8 T7 T6 T10 T11 T12 B6 B7 B8 D6 D8"
    at_turn = leading(hand)
    assert advisor_of(at_turn.game).remarks(at_turn, cards("S9")[0]) == ("striscio",)
    # With the meanings of the tournaments striscio says something else.
    other = leading(hand, "signals=tournament")
    assert advisor_of(other.game).remarks(other, cards("S9")[0]) == ()
    assert advisor_of(other.game).remarks(other, cards("D6")[0]) == ("busso",)


def test_signals_and_declarations_are_remembered() -> None:
    hand = "C8 SK SQ SC T9 T8 T7 B6 B7 B8 D6 D8 D9 M1 M2"
    played = begun([hand, "", "CK CQ CA", "S6 S7"], 3).discard("S6 S7")
    played.declare("SK SQ SC").declare().declare().declare()
    played.act(Play(cards("C8")[0], ("volo",)))
    assert any(isinstance(fact, CardPlayed) for fact in played.deal.facts)

    known = advisor_of(played.game).knowledge(seen(played, 2))

    assert known.holds == (pile("SK SQ SC"), 0, 0, 0)
    assert known.lacks[0] == played.game.tables.follow[cards("C8")[0].index]
    situation = situation_of(seen(played, 1))
    assert situation.may_hold[2] & pile("SK SQ SC") == 0


def test_a_partner_answers_a_knock_with_the_best_card() -> None:
    hand = "C8 C9 SK SQ SC T9 T8 T7 B6 B7 B8 D6 D8 D9 M1"
    played = begun([hand, "C10", "CK CQ CA", "S6 S7"], 3).discard("S6 S7")
    played.declare().declare().declare().declare()
    played.act(Play(cards("C8")[0], ("busso",))).play("C10")
    assert advisor_of(played.game).knowledge(seen(played)).asked_for == pile("CK")


def test_what_a_dealer_showed_before_his_discard_is_not_relied_on() -> None:
    options = "monte=off end_rule=call_out_priority"
    played = begun(["SK SQ SC", "", "", ""], 0, options).declare("SK SQ SC")
    assert isinstance(played.deal.facts[-1], MeldsDeclared)
    assert advisor_of(played.game).knowledge(seen(played, 1)).holds == (0, 0, 0, 0)


def test_who_played_the_fool_gives_a_card_that_costs_nothing() -> None:
    played = begun([""] * 4, 3, "monte=off comp_card=owner").discard_any()
    rng = Random(5)
    while played.deal.phase != "compensate":
        assert played.score is None, "the Fool was not owed for"
        played.act(novice.choose(seen(played), rng))
    action = does(played)
    assert isinstance(action, Compensate)
    piles = played.game.piles(played.deal)
    assert piles.payer is not None
    own = piles.cards[piles.payer]
    points = played.game.meld_rules.points
    assert points(own & ~action.card.bit) == points(own)


def test_simple_beats_novice_clearly() -> None:
    outcome = contest(ottocento("length=four_deals"), simple.choose, novice.choose, 3, "test")
    assert outcome.mean - outcome.margin > 60
