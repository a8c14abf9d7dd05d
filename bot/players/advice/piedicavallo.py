"""Piedicavallo: what a sensible player says, and what others' words tell about their cards."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.cards import Card, CardSet, Seat, as_set
from bot.games.events import CardPlayed, SaidAside
from bot.games.piedicavallo.cards import (
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
from bot.games.piedicavallo.events import TrumpsLaidAside
from bot.games.piedicavallo.rules import Piedicavallo
from bot.games.piedicavallo.talk.claims import NAMING, SuitOrder, batto
from bot.games.piedicavallo.talk.statements import NAMED, letters_of
from bot.games.piedicavallo.talk.suggestions import FARLO
from bot.games.trick import trick_so_far
from bot.games.view import SeatView
from bot.players.advice.advisor import Advisor
from bot.players.knowledge import Knowledge

TELLING = ("T.BATTO2", "T.BATTO", "S.BATTO(", "T.BAGATTO")
"""The statements worth making, by how they begin, the most useful first.

Enemies hear them too, so a void or a king is better kept secret.
"""
MOST = 3
"""A player of good manners says no more than this with one card."""
WORTH_TAKING = 5
"""A player asks their partner to take a trick with this many points."""

LACKING: dict[str, CardSet] = {
    "T.NONE": TRUMPS,
    **{f"S.NONE({suit})": cards for suit, cards in SUITS.items()},
    **{f"S.NUM({suit},0)": cards & NUMERALS for suit, cards in SUITS.items()},
}
"""What the speaker does not have, by what is said."""

LACKING_TOGETHER: dict[str, CardSet] = {
    f"O.NUM({colour},0)": NUMERALS & sum(SUITS[suit] for suit in letters_of(colour))
    for colour in set(COLOURS.values())
}
"""The same, where the numerals of both suits of a colour are counted together."""

BURIED: dict[str, CardSet] = {
    **{f"D.THAVE({number})": trump(number) for number in NAMED},
    **{f"D.SHAVE({suit},{rank})": court(suit, rank) for suit in SUITS for rank in RANKS},
}
"""What the dealer has discarded, by what is said."""

WANTING: dict[str, CardSet] = {
    **{f"G.CARD({card})": card.bit for card in PACK.cards},
    **{f"G.TRUMP({number})": trump(number) for number in range(1, 22)},
}
"""The card that is asked for, by what is said."""


class PiedicavalloAdvisor(Advisor[Piedicavallo]):
    """Advice for talk: what helps the partner, and what the words of others mean."""

    tries_discards = False

    def knowledge(self, view: SeatView) -> Knowledge:
        """Return what the statements of others tell about their cards."""
        rules = self.game.conversation.rules
        lacking = LACKING | (LACKING_TOGETHER if rules.colour_numerals == "total" else {})
        holds, lacks, discarded = [0] * 4, [0] * 4, 0
        for heard in statements(view):
            if heard.seat == view.seat:
                continue
            holds[heard.seat] |= _held(view, heard, rules.trumps)
            lacks[heard.seat] |= lacking.get(heard.code, 0)
            discarded |= BURIED.get(heard.code, 0)
        trumps_aside = next(
            (fact.count for fact in view.facts if isinstance(fact, TrumpsLaidAside)), None
        )
        if trumps_aside:
            lacks[view.dealer] |= self._not_kept(view)
        unplayed = PACK.everything & ~view.seen
        return Knowledge(
            holds=tuple(cards & unplayed for cards in holds),
            lacks=tuple(lacks),
            discarded=discarded,
            trumps_aside=trumps_aside,
            sure_to_win=frozenset(
                seat for seat, code in _said_in_this_trick(view) if code == "G.POINTS"
            ),
            asked_for=_wanted(view, rules.trumps) & as_set(view.hand),
        )

    def _not_kept(self, view: SeatView) -> CardSet:
        # Trumps are discarded so that none is kept, or for want of other cards, as told in
        # Piedicavallo, section 4.2. The latter is one such discard in 60,000: a kept trump has
        # to show it.
        void, kept = self.game.not_in_void, view.played[view.dealer]
        if not self.game.options.discard_void or kept & void:
            return PACK.everything & ~(FIVES | TRUMPS)
        return void

    def remarks(self, view: SeatView, card: Card) -> tuple[str, ...]:
        """Return the codes of what helps the partner to use their cards well; all of them are
        open."""
        open_now = dict(view.sayings).get(card, ())
        most = MOST if self.game.most_sayings is None else min(MOST, self.game.most_sayings)
        wished = [word for word in self._suggestion(view, card) if word in open_now]
        told = [code for start in TELLING for code in open_now if code.startswith(start)]
        return tuple(dict.fromkeys([*wished, *told]))[:most]

    def _suggestion(self, view: SeatView, card: Card) -> tuple[str, ...]:
        # Only a partner who has still to play to this trick can be asked for something that helps.
        laid = [*view.trick.cards, card]
        if len(laid) > 2:
            return ()
        tables, hand = self.game.tables, as_set(view.hand)
        _, best = trick_so_far(tables, [other.index for other in laid])
        hidden = PACK.everything & ~(hand | view.seen | as_set(view.discarded))
        if PACK.cards[best] is not card:
            pot = sum(tables.value[other.index] for other in laid)
            return ("G.TAKE",) if pot >= WORTH_TAKING else ()
        return () if tables.beats[card.index] & hidden else ("G.POINTS",)


@dataclass(frozen=True, slots=True)
class Heard:
    """A statement: who made it, the cards live at that moment, and what they have played since."""

    seat: Seat
    code: str
    live: CardSet
    since: CardSet


def statements(view: SeatView) -> Iterator[Heard]:
    """Yield everything said with cards in this deal, newest first."""
    said = {fact.card: fact.says for fact in view.facts if isinstance(fact, CardPlayed)}
    live, since = PACK.everything & ~view.seen, [0] * 4
    for trick in (view.trick, *reversed(view.tricks)):
        for seat, card in reversed(tuple(zip(trick.seats, trick.cards, strict=True))):
            for code in said.get(card, ()):
                yield Heard(seat, code, live, since[seat])
            since[seat] |= card.bit
            live |= card.bit


def _held(view: SeatView, heard: Heard, trumps: SuitOrder) -> CardSet:
    order, count = batto(heard.code, trumps)
    if count:
        highest = next((card for card in order if card & heard.live), 0)
        # The dealer may have discarded a higher card, and then means another one.
        is_certain = heard.code != "T.BATTO2" and (heard.seat != view.dealer or highest & FIVES)
        return highest if is_certain else 0
    cards = NAMING.get(heard.code, 0)
    if cards.bit_count() < 2 or heard.code.startswith("O.ALTOBATTO2") or heard.code[-2:] == "2)":
        return cards
    # One of two cards: which one is known if the other is gone or the listener's own.
    left = cards & heard.live & ~as_set(view.hand) & ~as_set(view.discarded)
    return left if left.bit_count() == 1 else 0


def _wanted(view: SeatView, trumps: SuitOrder) -> CardSet:
    # A suggestion is about the next card that the partner plays.
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


def _spoken_of(view: SeatView, own: list[Heard], trumps: SuitOrder) -> CardSet:
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
