"""Records that say what is not so, or tell of what the rules forbid: the first fault is named."""

import copy
from collections.abc import Callable

import pytest

from bot.games.record import Fault, check, parse
from bot.games.scarto.rules import Scarto
from tests.games.support.recorded import (
    FAIRNESS,
    WHOLE,
    Values,
    fair_record,
    fault_of,
    hand_written,
)

# Each spoils a copy of a true record; the path and the sentence are compared.


def spoil_card_twice(values: Values) -> str:
    hands = values["deals"][1]["hands"]
    hands[2][0] = hands[0][0]
    return f"deals[1].hands[2]: {hands[0][0]} is dealt twice; it is already in deals[1].hands[0]"


def spoil_missing_card(values: Values) -> str:
    card = values["deals"][0]["stock"].pop()
    return f"deals[0]: the whole pack must be dealt; missing: {card}"


def spoil_size(values: Values) -> str:
    hands = values["deals"][0]["hands"]
    hands[0].append(hands[1].pop())
    return "deals[0].hands[0]: 25 cards must be dealt here, not 26"


def spoil_first_dealer(values: Values) -> str:
    dealer = FAIRNESS.first_dealer(3)
    values["deals"][0]["dealer"] = (dealer + 1) % 3
    return (
        f"deals[0].dealer: seat {(dealer + 1) % 3} cannot deal first; "
        f"the secret and the seeds make it seat {dealer}"
    )


def spoil_next_dealer(values: Values) -> str:
    dealer = values["deals"][0]["dealer"]
    values["deals"][1]["dealer"] = dealer
    return f"deals[1].dealer: seat {dealer} cannot deal; the deal passes to seat {(dealer + 1) % 3}"


def spoil_number(values: Values) -> str:
    values["deals"][2]["number"] = 4
    return "deals[2].number: deals are numbered without gaps, so this is deal 3"


def spoil_commitment(values: Values) -> str:
    truth = values["fair"]["commitment"]
    values["fair"]["commitment"] = "0" * 64
    return f"fair.commitment: the secret's SHA-256 is {truth}"


def spoil_dealt_hand(values: Values) -> str:
    hands = values["deals"][0]["hands"]
    truth = " ".join(hands[0])
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    return f"deals[0].hands[0]: the secret and the seeds deal this hand: {truth}"


def spoil_trick(values: Values) -> str:
    tricks = values["deals"][0]["tricks"]
    true = tricks[4]
    tricks[4] = (true + 1) % 3
    return f"deals[0].tricks[4]: seat {true} wins this trick, not seat {tricks[4]}"


def spoil_trick_count(values: Values) -> str:
    values["deals"][0]["tricks"].pop()
    return "deals[0].tricks: 25 tricks were played, not 24"


def spoil_score(values: Values) -> str:
    scores = values["deals"][2]["scores"]
    truth = list(scores)
    scores[0], scores[1] = scores[0] + 1, scores[1] - 1
    return f"deals[2].scores: the scores are {truth}"


def spoil_early_end(values: Values) -> str:
    deal = values["deals"][2]
    deal["actions"].pop()
    deal["tricks"].pop()
    return "deals[2].scores: a deal that was not played to the end has no scores"


def spoil_totals(values: Values) -> str:
    totals = values["result"]["totals"]
    truth = list(totals)
    totals[2] += 1
    return f"result.totals: the totals are {truth}"


def spoil_winners(values: Values) -> str:
    [winner] = values["result"]["winners"]
    values["result"]["winners"] = [(winner + 1) % 3]
    return f"result.winners: the highest total has seat {winner}"


def spoil_surplus_action(values: Values) -> str:
    actions = values["deals"][0]["actions"]
    actions.append(actions[-1])
    card, seat = actions[-1]["card"], actions[-1]["seat"]
    return f"deals[0].actions[76]: seat {seat} may not play {card}: the deal is over"


SPOILT = [value for name, value in list(globals().items()) if name.startswith("spoil_")]


@pytest.mark.parametrize("spoil", SPOILT, ids=lambda spoil: spoil.__name__)
def test_a_false_statement_is_named(spoil: Callable[[Values], str]) -> None:
    values = copy.deepcopy(WHOLE)
    expected = spoil(values)
    assert fault_of(values) == expected


def test_only_the_last_deal_may_stop_early() -> None:
    values = fair_record()
    deal = values["deals"][1]
    del values["result"], deal["scores"], deal["tricks"]
    last = deal["actions"].pop()
    assert fault_of(values) == (
        "deals[1]: only the last deal may stop early; "
        f"legal: seat {last['seat']} may play one of {last['card']}"
    )


def test_the_deals_before_a_fault_are_given() -> None:
    values = fair_record()
    values["deals"][1]["scores"] = [0, 0, 0]
    checker = check(parse(values))
    assert [next(checker).deal, next(checker).deal] == [0, 1]
    with pytest.raises(Fault):
        next(checker)


# Actions that the rules forbid, in the deal written by hand.

ILLEGAL = {
    "wrong turn": (
        1,
        {"seat": 2, "do": "play", "card": "S10"},
        "seat 2 may not play S10: it is not this seat's turn; legal: seat 1 may play one of SK SQ "
        "SC SJ C10 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2",
    ),
    "must follow": (
        2,
        {"seat": 2, "do": "play", "card": "B1"},
        "seat 2 may not play B1: the suit led must be followed; "
        "legal: seat 2 may play one of S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 MAT",
    ),
    "must trump": (
        3,
        {"seat": 0, "do": "play", "card": "CK"},
        "seat 0 may not play CK: a player who cannot follow suit must play a trump; "
        "legal: seat 0 may play one of T1",
    ),
    "not in hand": (
        5,
        {"seat": 1, "do": "play", "card": "C9"},
        "seat 1 may not play C9: only cards in the hand may be used; "
        "legal: seat 1 may play one of C10",
    ),
    "played before": (
        5,
        {"seat": 1, "do": "play", "card": "SK"},
        "seat 1 may not play SK: only cards in the hand may be used; "
        "legal: seat 1 may play one of C10",
    ),
    "wrong phase": (
        5,
        {"seat": 1, "do": "discard", "cards": ["C10"]},
        "seat 1 may not discard C10: this part of the deal has no such action; "
        "legal: seat 1 may play one of C10",
    ),
}


@pytest.mark.parametrize(("place", "action", "problem"), ILLEGAL.values(), ids=ILLEGAL)
def test_an_illegal_action_is_named(place: int, action: Values, problem: str) -> None:
    values = hand_written()
    values["deals"][0]["actions"][place] = action
    assert fault_of(values) == f"deals[0].actions[{place}]: {problem}"


ILLEGAL_DISCARDS = {
    "CK D9 D8": "kings and the high trump worth five may not be discarded",
    "D9 D9 D8": "a card is named twice",
    "D9 D8": "this is not the number of cards to discard",
    "D9 D8 S1": "only cards in the hand may be used",
}


@pytest.mark.parametrize(("cards", "problem"), ILLEGAL_DISCARDS.items(), ids=ILLEGAL_DISCARDS)
def test_an_illegal_discard_is_named(cards: str, problem: str) -> None:
    values = hand_written()
    values["deals"][0]["actions"][0]["cards"] = cards.split()
    # T1 may go: it is the only trump among the 28, and the Fool is elsewhere.
    legal = "CQ CC CJ C1 C2 C3 C4 C5 C6 C7 C8 C9 DQ DC DJ D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 T1"
    order = " ".join(card.code for card in Scarto.pack.members(Scarto.pack.set_of(legal)))
    assert fault_of(values) == (
        f"deals[0].actions[0]: seat 0 may not discard {cards}: {problem}; "
        f"legal: seat 0 discards 3 of {order}"
    )


def test_options_change_what_holds() -> None:
    values = hand_written()
    values["options"] = {"bagatto_discard": "never"}
    values["deals"][0]["actions"][0]["cards"] = ["T1", "D9", "D8"]
    assert fault_of(values).startswith(
        "deals[0].actions[0]: seat 0 may not discard T1 D9 D8: "
        "the Bagatto may not be discarded at this table; legal: seat 0 discards 3 of CQ CC CJ"
    )
