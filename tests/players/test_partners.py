"""Partners play together: points go onto a friend's trick, and what the friend says is used."""

from dataclasses import replace
from random import Random

import pytest

from bot.games.actions import Play
from bot.games.cards import Seat
from bot.games.events import CardPlayed
from bot.games.match import Match
from bot.games.piedicavallo.cards import PACK
from bot.games.trick import Trick
from bot.games.view import SeatView
from bot.players import novice, simple
from bot.players.contest.arranged import sides
from bot.players.partners import chance_for_side
from bot.players.situation import situation_of
from tests.games.support.piedicavallo import cards, deal, piedicavallo, pile, trick
from tests.players.support.contests import contest
from tests.players.support.positions import to_play

ME, FRIEND = Seat(0), Seat(2)


def ending(
    hands: tuple[str, str, str, str],
    on_table: Trick | None = None,
    said: tuple[CardPlayed, ...] = (),
    options: str = "",
) -> SeatView:
    """The view of seat 0, which is to play, when these cards are left."""
    table = on_table or Trick()
    rest = PACK.everything & ~pile(" ".join(hands)) & ~pile(" ".join(map(str, table.cards)))
    spoken = {fact.card: fact.seat for fact in said if fact.card not in table.cards}
    gone = [card for card in PACK.members(rest) if card not in spoken]
    # Each of the cards gone went in a trick of its own, those that went with words last.
    laid = [*((Seat(1), card) for card in gone), *((seat, card) for card, seat in spoken.items())]
    tricks = tuple(Trick((seat,), (card,), ME) for seat, card in laid)
    state = deal(hands, table, tricks, dealer=3, said=said)
    return Match(piedicavallo(options), ME, (), state).view(ME)


def chosen(seen: SeatView) -> Play:
    action = simple.choose(seen, Random(1))
    assert isinstance(action, Play)
    return action


def test_points_go_onto_a_friends_trick_and_not_onto_an_enemys() -> None:
    hands = ("CQ C5", "T2", "T3", "T4")
    friends = ending(hands, trick("C6 CK C4", leader=1))
    enemys = ending(hands, trick("CK C6 C4", leader=1))
    assert chosen(friends).card == PACK.parse("CQ")
    assert chosen(enemys).card == PACK.parse("C5")


def test_a_friends_trick_is_not_beaten() -> None:
    seen = ending(("T9 T5", "S6 D6", "S7 D1", "S8 D2"), trick("S10 T15 S9", leader=1))
    assert chosen(seen).card == PACK.parse("T5")


HANDS = ("S5 D5", "SJ DK", "SC C1", "S10 DQ")
BATTO = (CardPlayed(FRIEND, PACK.parse("S9"), ("S.BATTO(S)",)),)


def test_the_suit_of_a_friends_batto_is_led() -> None:
    seen = ending(HANDS, said=BATTO)
    situation = situation_of(seen)
    assert chance_for_side(situation, PACK.parse("S5").index) > 0.6
    assert chance_for_side(situation, PACK.parse("D5").index) < 0.5
    assert chosen(seen).card == PACK.parse("S5")


def test_an_enemys_batto_is_not_led() -> None:
    hands = (HANDS[0], HANDS[2], HANDS[1], HANDS[3])
    said = (replace(BATTO[0], seat=Seat(1)),)
    seen = ending(hands, said=said)
    assert chance_for_side(situation_of(seen), PACK.parse("S5").index) < 0.2


def test_a_friend_who_calls_for_points_is_trusted() -> None:
    on_table = trick("S10 C6", leader=2)
    hands = ("S5 SQ", "T2", "SK", "T3")
    quiet = situation_of(ending(hands, on_table))
    said = (CardPlayed(FRIEND, PACK.parse("S10"), ("G.POINTS",)),)
    trusting = situation_of(ending(hands, on_table, said))
    queen = PACK.parse("S5").index
    assert chance_for_side(quiet, queen) < 1
    assert chance_for_side(trusting, queen) == 1


def test_the_card_that_a_friend_asks_for_is_played() -> None:
    said = (CardPlayed(FRIEND, PACK.parse("S9"), ("G.CARD(S6)",)),)
    assert situation_of(ending(("S6 D6", "D1", "D2", "D3"), said=said)).asked_for == pile("S6")


def test_what_was_asked_for_before_ones_own_card_is_over() -> None:
    said = (
        CardPlayed(FRIEND, PACK.parse("S9"), ("G.CARD(S6)",)),
        CardPlayed(ME, PACK.parse("S10"), ("G.TAKE",)),
    )
    seen = ending(("S6 D6", "D1", "D2", "D3"))
    tricks = (Trick((FRIEND, ME), cards("S9 S10"), ME),)
    assert situation_of(replace(seen, tricks=tricks, facts=said)).asked_for == 0


def test_farlo_asks_for_the_card_one_has_spoken_of() -> None:
    said = (
        CardPlayed(ME, PACK.parse("S9"), ("S.HAVE(S,K)",)),
        CardPlayed(FRIEND, PACK.parse("S10"), ("G.FARLO",)),
    )
    seen = ending(("SK D6", "D1", "D2", "D3"))
    tricks = (Trick((ME, FRIEND), cards("S9 S10"), FRIEND),)
    assert situation_of(replace(seen, tricks=tricks, facts=said)).asked_for == pile("SK")


TRUMPS = ("T21 T20 T9", "S7 S8 S9", "D1 D2 D3", "T19 T18 SK")


def test_the_simple_player_says_what_helps() -> None:
    action = chosen(ending(TRUMPS))
    assert action.says[0].startswith("T.BATTO")


@pytest.mark.parametrize("options", ["talk=off", "max_statements=1"])
def test_the_simple_player_keeps_to_the_tables_talk(options: str) -> None:
    said = chosen(ending(TRUMPS, options=options)).says
    assert len(said) == (0 if options == "talk=off" else 1)


FIRST_OF_THREE = "SK SQ S9 B9 B8 B6 CC C9 C8 C6 C3 CJ D10 D7 T18 T14 T11 T7 T4 T3 BJ T8 SC SJ S10"


def test_without_friends_nothing_changes() -> None:
    situation = situation_of(to_play(FIRST_OF_THREE))
    assert situation.friends == frozenset()
    assert situation.enemies == situation.others


def test_partners_sit_together_in_a_contest() -> None:
    assert list(sides(piedicavallo())) == [(True, False, True, False), (False, True, False, True)]


def test_simple_partners_beat_novices_clearly() -> None:
    outcome = contest(piedicavallo(), simple.choose, novice.choose, 4, "test")
    assert outcome.mean - outcome.margin > 10
