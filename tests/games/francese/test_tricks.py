"""Tarocco francese, sections 5, 9 and 10, tables A and B: legal cards and trick winners."""

import pytest

from bot.games.cards import Seat
from tests.games.support.francese import contract, deal, francese, pile, trick

# Hand, trick so far, legal cards: "all" stands for the whole hand. The player is seat 3.
LEGAL = {
    "A1": ("S5 HK T3 EXC", "", "all"),
    "A2": ("SK S2 HQ T9", "SQ", "SK S2"),
    "A3": ("SK S2 T9 EXC", "SQ", "SK S2 EXC"),
    "A4": ("HQ D3 T9 T2", "SQ", "T9 T2"),
    "A5": ("HQ T9 T2", "SQ T5", "T9"),
    "A6": ("HQ T4 T2", "SQ T5", "T4 T2"),
    "A7": ("HQ T4 EXC", "SQ T5", "T4 EXC"),
    "A8": ("HQ D3", "SQ T5", "HQ D3"),
    "A9": ("HQ D3 EXC", "SQ", "all"),
    "A10": ("S2 SK T21", "SQ T5", "S2 SK"),
    "A11": ("T9 T2 SK", "T5", "T9"),
    "A12": ("T4 T2 SK", "T5 T10", "T4 T2"),
    "A13": ("SK H2", "T5", "SK H2"),
    "A14": ("SK EXC", "T5", "SK EXC"),
    "A15": ("SK T9 H2", "EXC", "all"),
    "A16": ("SK H2 T9", "EXC H7", "H2"),
    "A17": ("SK T9 T3", "EXC T5", "T9"),
    "A18": ("T6 T3 H8", "SQ T5 EXC", "T6"),
    "A19": ("T1 H2", "SQ", "T1"),
    "A20": ("T1 H2", "SQ T2", "T1"),
    "A21": ("T12 T2 C4", "T5 T10", "T12"),
    "A22": ("D2 DJ T8", "D10 T3", "D2 DJ"),
}


@pytest.mark.parametrize(("hand", "laid", "legal"), LEGAL.values(), ids=LEGAL)
def test_legal_cards(hand: str, laid: str, legal: str) -> None:
    game = francese()
    on_table = trick(laid, leader=3 - len(laid.split()))
    # Something was played before: no ban on a first lead.
    state = deal(("", "", "", hand), on_table, tricks=[trick("C2 C3 C4 C5", winner=0)])
    assert game.legal_cards(state, Seat(3)) == pile(hand if legal == "all" else legal)


FIRST = {
    "A23": (5, "D3 DQ S4 T8 EXC", "", "DK", "S4 T8 EXC"),
    "A24": (5, "DK D3 S4", "", "DK", "DK S4"),
    "A25": (5, "D3 D5", "", "DK", "D3 D5"),
    "A26": (5, "D3 S4 T2", "EXC", "DK", "D3 S4 T2"),
    "A27": (6, "D3 H5 HQ S4", "", "DK HQ", "HQ S4"),
    "king and queen of one suit": (6, "D3 DQ S4", "", "DK DQ", "DQ S4"),
}


@pytest.mark.parametrize(("players", "hand", "laid", "called", "legal"), FIRST.values(), ids=FIRST)
def test_first_leads(players: int, hand: str, laid: str, called: str, legal: str) -> None:
    place = len(laid.split())
    hands = [hand if seat == place else "" for seat in range(players)]
    on_table = trick(laid, players=players)
    state = deal(hands, on_table, facts=contract(2, called=called))

    assert francese(players).legal_cards(state, Seat(place)) == pile(legal)
    free = francese(players, "first_lead_ban=off")
    assert free.legal_cards(state, Seat(place)) == pile(hand)


def test_the_ban_ends_with_the_first_lead_A28() -> None:
    won = trick("S5 S6 S7 S8 S9", players=5, winner=0)
    state = deal(["D3 S4", "", "", "", ""], tricks=[won], facts=contract(2, called="DK"))
    assert francese(5).legal_cards(state, Seat(0)) == pile("D3 S4")


WINNERS = {
    "B1": (4, 0, "S5 SK S10 S2", 1),
    "B2": (4, 0, "S5 HK D10 C2", 0),
    "B3": (4, 1, "S5 T2 SK T9", 0),
    "B4": (4, 2, "T5 T9 T21 T20", 0),
    "B5": (4, 0, "SQ SC SJ S10", 0),
    "B6": (4, 3, "D10 DJ D9 T1", 2),
    "B7": (4, 0, "EXC H3 HK SK", 2),
    "B8": (4, 1, "EXC T1 S9 SK", 2),
    "B9": (4, 0, "S5 EXC S9 SC", 3),
    "B10": (5, 3, "HK H2 T4 T3 EXC", 0),
    "B11": (3, 2, "C1 C10 DK", 0),
    "B12": (6, 4, "D7 DC T3 EXC T11 DK", 2),
}


@pytest.mark.parametrize(("players", "leader", "laid", "winner"), WINNERS.values(), ids=WINNERS)
def test_trick_winners(players: int, leader: int, laid: str, winner: int) -> None:
    state = deal(("",) * players, facts=contract())
    assert francese(players).trick_winner(state, trick(laid, leader, players)) == winner


LAST = {
    "B13": ("EXC SK T3 H2", 0, 0),
    "B14": ("EXC SK T3 H2", 1, 2),
    "B15": ("S2 EXC SK H3", 0, 2),
}


@pytest.mark.parametrize(("laid", "before", "winner"), LAST.values(), ids=LAST)
def test_the_last_trick(laid: str, before: int, winner: int) -> None:
    # Seat 0 plays alone and won all tricks before but one, which *before* won.
    tricks = [trick("C2 C3 C4 C5", winner=before)] + [trick("D2 D3 D4 D5", winner=0)] * 16
    state = deal(tricks=tricks, facts=contract())
    assert francese().trick_winner(state, trick(laid)) == winner


def test_the_defence_wins_the_last_trick_with_the_excuse_too() -> None:
    tricks = [trick("C2 C3 C4 C5", winner=seat % 3 + 1) for seat in range(17)]
    state = deal(tricks=tricks, facts=contract())
    assert francese().trick_winner(state, trick("EXC SK T3 H2", leader=2)) == 2


def test_the_excuse_does_not_win_an_earlier_trick() -> None:
    state = deal(tricks=[trick("D2 D3 D4 D5", winner=0)] * 16, facts=contract())
    assert francese().trick_winner(state, trick("EXC SK T3 H2")) == 2
