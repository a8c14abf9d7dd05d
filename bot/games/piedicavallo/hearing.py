"""What others' statements tell a seat about cards it does not see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.cards import CardSet, Seat, as_set
from bot.games.events import CardPlayed
from bot.games.knowledge import Knowledge
from bot.games.piedicavallo.claims import NAMING, Order, batto
from bot.games.piedicavallo.events import SaidAside
from bot.games.piedicavallo.pack import (
    COLOURS,
    FIVES,
    NUMERALS,
    PACK,
    RANKS,
    SUITS,
    TRUMPS,
    court,
    trump,
)
from bot.games.piedicavallo.suggestions import FARLO
from bot.games.piedicavallo.talk import NAMED, TalkRules, letters_of

if TYPE_CHECKING:
    from bot.games.views import SeatView

LACKING: dict[str, CardSet] = {
    "T.NONE": TRUMPS,
    **{f"S.NONE({suit})": cards for suit, cards in SUITS.items()},
    **{f"S.NUM({suit},0)": cards & NUMERALS for suit, cards in SUITS.items()},
}
"""What the speaker has not, by what he says."""

LACKING_TOGETHER: dict[str, CardSet] = {
    f"O.NUM({colour},0)": NUMERALS & sum(SUITS[suit] for suit in letters_of(colour))
    for colour in set(COLOURS.values())
}
"""The same where the numerals of both suits of a colour are counted together."""

BURIED: dict[str, CardSet] = {
    **{f"D.THAVE({number})": trump(number) for number in NAMED},
    **{f"D.SHAVE({suit},{rank})": court(suit, rank) for suit in SUITS for rank in RANKS},
}
"""What the dealer has laid aside, by what he says."""

WANTING: dict[str, CardSet] = {
    **{f"G.CARD({card})": card.bit for card in PACK.cards},
    **{f"G.TRUMP({number})": trump(number) for number in range(1, 22)},
}
"""The card that is asked for, by what is said."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A statement: who made it, the cards live just then, and what he has played since."""

    seat: Seat
    code: str
    live: CardSet
    since: CardSet


def knowledge(view: SeatView, rules: TalkRules) -> Knowledge:
    """All that the seat of this view knows from what others said at a table with these rules."""
    lacking = LACKING | (LACKING_TOGETHER if rules.colour_numerals == "total" else {})
    holds, lacks, aside = [0] * 4, [0] * 4, 0
    for heard in statements(view):
        if heard.seat == view.seat:
            continue
        holds[heard.seat] |= _held(view, heard, rules.trumps)
        lacks[heard.seat] |= lacking.get(heard.code, 0)
        aside |= BURIED.get(heard.code, 0)
    unplayed = PACK.everything & ~view.seen
    return Knowledge(
        holds=tuple(cards & unplayed for cards in holds),
        lacks=tuple(lacks),
        aside=aside,
        sure=frozenset(seat for seat, code in _said_in_this_trick(view) if code == "G.POINTS"),
        wanted=_wanted(view, rules.trumps) & as_set(view.hand),
    )


def statements(view: SeatView) -> Iterator[Heard]:
    """All that was said with cards in this deal, newest first."""
    said = {fact.card: fact.says for fact in view.facts if isinstance(fact, CardPlayed)}
    live, since = PACK.everything & ~view.seen, [0] * 4
    for trick in (view.trick, *reversed(view.tricks)):
        for seat, card in reversed(tuple(zip(trick.seats, trick.cards, strict=True))):
            for code in said.get(card, ()):
                yield Heard(seat, code, live, since[seat])
            since[seat] |= card.bit
            live |= card.bit


def _held(view: SeatView, heard: Heard, trumps: Order) -> CardSet:
    order, count = batto(heard.code, trumps)
    if count:
        highest = next((card for card in order if card & heard.live), 0)
        # The dealer may have laid a higher card aside: then it is another one that he speaks of.
        is_certain = heard.code != "T.BATTO2" and (heard.seat != view.dealer or highest & FIVES)
        return highest if is_certain else 0
    cards = NAMING.get(heard.code, 0)
    if cards.bit_count() < 2 or heard.code.startswith("O.ALTOBATTO2") or heard.code[-2:] == "2)":
        return cards
    # One of two cards: it is known which, if the other is gone or the listener's own.
    left = cards & heard.live & ~as_set(view.hand) & ~as_set(view.discarded)
    return left if left.bit_count() == 1 else 0


def _wanted(view: SeatView, trumps: Order) -> CardSet:
    # What is suggested concerns the next card that the partner plays.
    assert view.seat is not None
    partner = Seat((view.seat + 2) % 4)
    own: list[Heard] = []
    asked: list[str] = [code for seat, code in _said_in_this_trick(view) if seat == partner]
    played = False
    for heard in statements(view):
        if heard.seat == view.seat:
            own.append(heard)
            played = True
        if heard.seat == partner and not played:
            asked.append(heard.code)
    wanted = 0
    for code in asked:
        wanted |= _spoken_of(view, own, trumps) if code == FARLO else WANTING.get(code, 0)
    return wanted


def _spoken_of(view: SeatView, own: list[Heard], trumps: Order) -> CardSet:
    hand = as_set(view.hand)
    for heard in own:
        order, count = batto(heard.code, trumps)
        held = [card for card in order if card & (hand | heard.since)]
        cards = sum(held[:count]) or NAMING.get(heard.code, 0)
        if cards & hand and not cards & heard.since:
            return cards
    return 0


def _said_in_this_trick(view: SeatView) -> Iterator[tuple[Seat, str]]:
    laid = set(view.trick.cards)
    for fact in view.facts:
        with_card = isinstance(fact, CardPlayed) and fact.card in laid
        aside = isinstance(fact, SaidAside) and fact.trick == len(view.tricks)
        if (with_card or aside) and isinstance(fact, CardPlayed | SaidAside):
            yield from ((fact.seat, code) for code in fact.says)
