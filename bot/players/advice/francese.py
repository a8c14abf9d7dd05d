"""Tarocco francese: what a sensible player bids, calls, announces and knows of others' cards.

The numbers are measured on deals between computer players in which the strongest hand took.
"""

from collections.abc import Mapping, Sequence
from math import erf, pow, sqrt

from bot.games.actions import Action, Bid, Call, OneOf, Play, ShowHandful, Slam
from bot.games.cards import CardSet, as_set, indexes
from bot.games.events import CardsShown, HandfulShown
from bot.games.francese.cards import (
    BOUTS,
    CAVALIERS,
    EXCUSE,
    KINGS,
    PETIT,
    QUEENS,
    SUIT_CARDS,
    T21,
    TABLES,
    TRUMPS,
)
from bot.games.francese.contract import BY_WORD, chien_shown, highest_bid
from bot.games.francese.rules import Francese
from bot.games.francese.scoring import BASE
from bot.games.packs import NOUVEAU
from bot.games.phases.bidding import PASS
from bot.games.view import SeatView
from bot.players.advice.advisor import Advisor, contracts_open
from bot.players.knowledge import Knowledge

OWN = -100
"""What it is worth to call a card in hand, which leaves the taker alone."""
BESIDE_IT, LENGTH = 3, 1
"""What it is worth to hold the neighbour of the card called, and each card of its suit. Only the
order of calls depends on these three."""

PETIT_AT_STAKE = 7.0
"""The Petit beyond its own points: with a bout fewer the attack needs 5 or 10 points more."""

CARD_VALUES = tuple(
    half_points / 2 + (PETIT_AT_STAKE if card is PETIT else 0.0)
    for card, half_points in zip(NOUVEAU.cards, TABLES.value, strict=True)
)
"""What each card is worth in the pile of a side, in points."""

KEPT = KINGS | BOUTS | TRUMPS
"""What is never discarded, or only where everybody sees it."""

HIGH_TRUMPS = NOUVEAU.set_of("T20 T19 T18 T17 T16 T15")
SUITS = tuple(TABLES.follow[card.index] for card in NOUVEAU.named("S1 H1 D1 C1"))
MANY = 6
"""With this many trumps the Petit is likely to come home."""

SHORT = {3: -33.0, 4: -35.0, 5: -20.0, 6: -10.0}
"""By how many points an empty hand misses a contract with the chien, by number of players."""
EACH_TRUMP = {3: 1.7, 4: 2.4, 5: 2.4, 6: 3.0}
"""What each trump adds to that."""
UNSEEN, LOST = {3: 6.0, 4: 8.5, 5: 7.0, 6: 8.0}, {3: 14.0, 4: 18.0, 5: 12.0, 6: 17.0}
"""How much less is made if the chien stays unseen, and if the defence gets it."""
SPREAD = {3: 9.0, 4: 11.0, 5: 13.5, 6: 16.5}
"""The standard deviation of what is made."""
WORTH_IT = -8.0
"""What a contract must promise from each defender: passing has its cost too."""
CAUTION = 0.4
"""How far a sure gain is preferred to a greater one that is less sure."""


class FranceseAdvisor(Advisor[Francese]):
    """Advice for bids, calls, slams, handfuls, and leads from a hand that wins all the rest."""

    tries_discards = False

    kept_from_enemies = PETIT.bit
    """Who bids has more and higher trumps than others, which no count of unseen cards tells."""

    @property
    def card_values(self) -> Sequence[float]:
        """Points; the Petit is worth more, because the attack needs more without it."""
        return CARD_VALUES

    def action(self, view: SeatView) -> Action | None:
        """Return the bid, call, slam, handful or sure lead; None for discards and other cards."""
        if not isinstance(view.ask, OneOf):
            return None
        hand, actions = as_set(view.hand), view.ask.actions
        match actions[0]:
            case Bid():
                words = [action.bid for action in actions if isinstance(action, Bid)]
                return Bid(best_bid(hand, self.game.players, words))
            case Call():
                calls = [action for action in actions if isinstance(action, Call)]
                return max(calls, key=lambda call: _use(call, hand))
            case Slam():
                return Slam(wins_every_trick(hand, as_set(view.discarded)))
        # Handfuls are ordered by size: the largest counts most.
        handfuls = [action for action in actions if isinstance(action, ShowHandful)]
        return handfuls[-1] if handfuls else self._sure_lead(view, hand)

    def promises(self, view: SeatView) -> Mapping[str, float]:
        """Return what each contract that is open is likely to bring."""
        over = points_over(as_set(view.hand), self.game.players)
        return {word: promise(word, over, self.game.players) for word in contracts_open(view)}

    def knowledge(self, view: SeatView) -> Knowledge:
        """Return what chien, discard and handfuls tell about the cards that others hold."""
        played = view.seen
        holds, lacks = [0] * self.game.players, [0] * self.game.players
        discarded = _discarded(view)
        for fact in view.facts:
            if isinstance(fact, HandfulShown):
                shown = as_set(fact.cards)
                holds[fact.seat] |= shown & ~discarded & ~played
                # A handful with the Excuse hides no trump.
                lacks[fact.seat] |= TRUMPS & ~shown if shown & EXCUSE.bit else 0
        chien = as_set(chien_shown(view.facts))
        top = highest_bid(view.facts)
        if chien and top is not None and top[1].takes_chien:
            taker = top[0]
            holds[taker] |= chien & KEPT & ~discarded & ~played
            for seat in range(self.game.players):
                lacks[seat] |= 0 if seat == taker else chien
        # All discarded trumps are shown, and only who has no other card to spare discards any.
        trumps_aside = discarded.bit_count() if any(view.discards) else None
        if trumps_aside and top is not None:
            lacks[top[0]] |= SUIT_CARDS & ~KINGS
        return Knowledge(tuple(holds), tuple(lacks), discarded, trumps_aside)

    def _sure_lead(self, view: SeatView, hand: CardSet) -> Action | None:
        # Trumps are drawn from the top; the Petit and then the Excuse are kept to the end.
        gone = view.seen | as_set(view.discarded)
        if view.trick.cards or not wins_every_trick(hand, gone):
            return None
        if self._excuse_in_the_way(view, hand):
            return None
        if TRUMPS & ~hand & ~gone:
            highest = NOUVEAU.members(hand & TRUMPS)[0]
            return Play(highest)
        return Play(min(view.hand, key=lambda card: (card is EXCUSE, card is PETIT)))

    def _excuse_in_the_way(self, view: SeatView, hand: CardSet) -> bool:
        # The Excuse wins the last trick only for a side that has won all the others.
        ours = {view.seat, *view.friends}
        return bool(hand & EXCUSE.bit) and any(trick.winner not in ours for trick in view.tricks)


def _discarded(view: SeatView) -> CardSet:
    shown = [fact.cards for fact in view.facts if isinstance(fact, CardsShown)]
    return as_set(card for cards in shown for card in cards)


def wins_every_trick(hand: CardSet, discarded: CardSet) -> bool:
    """Return whether a leader with this hand wins all tricks, wherever the other cards are."""
    out = NOUVEAU.everything & ~hand & ~discarded
    masters = sum(1 << card for card in indexes(hand) if not _beaten_in_suit(card) & out)
    if hand & ~masters & ~(TRUMPS | EXCUSE.bit):
        return False
    return (masters & TRUMPS).bit_count() >= (out & TRUMPS).bit_count()


def _beaten_in_suit(card: int) -> CardSet:
    return TABLES.beats[card] & TABLES.follow[card]


def _use(call: Call, hand: CardSet) -> int:
    total = 0
    for card in call.cards:
        own_suit = hand & TABLES.follow[card.index]
        neighbours = own_suit & (KINGS | QUEENS)
        total += OWN if card.bit & hand else 0
        total += LENGTH * own_suit.bit_count() + (BESIDE_IT if neighbours else 0)
    return total


def points_over(hand: CardSet, players: int) -> float:
    """Return by how many points the hand is likely to make a contract with the chien."""
    trumps = (hand & TRUMPS).bit_count()
    kings_with_queen = sum(1 for suit in SUITS if _both(hand & suit))
    lengths = [(hand & suit).bit_count() for suit in SUITS]
    return (
        SHORT[players]
        + EACH_TRUMP[players] * trumps
        + 10.4 * _has(hand, T21.bit | EXCUSE.bit)
        + (5.2 if trumps >= MANY else 3.6) * _has(hand, PETIT.bit)
        + 1.6 * _has(hand, HIGH_TRUMPS)
        + 3.4 * _has(hand, KINGS)
        + 1.6 * (_has(hand, QUEENS) - kings_with_queen)
        + 2.2 * kings_with_queen
        + 0.9 * _has(hand, CAVALIERS)
        + 0.9 * sum(length <= 1 for length in lengths)
    )


def best_bid(hand: CardSet, players: int, words: Sequence[str]) -> str:
    """Return the most promising of these words: a contract, or to pass."""
    over = points_over(hand, players)
    promises = {word: promise(word, over, players) for word in words if word != PASS}
    good = [word for word, promised in promises.items() if promised > WORTH_IT]
    return max(good, key=lambda word: _liked(promises[word], word), default=PASS)


def promise(word: str, over: float, players: int) -> float:
    """Return what a contract is likely to bring from each defender."""
    contract = BY_WORD[word]
    if not contract.takes_chien:
        over -= (UNSEEN if contract.counts_chien else LOST)[players]
    made = (1 + erf(over / SPREAD[players] / sqrt(2))) / 2
    return contract.multiplier * (over + BASE * (2 * made - 1))


def _liked(promised: float, word: str) -> float:
    return promised / pow(BY_WORD[word].multiplier, CAUTION)


def _has(hand: CardSet, cards: CardSet) -> int:
    return (hand & cards).bit_count()


def _both(cards: CardSet) -> bool:
    return bool(cards & KINGS and cards & QUEENS)
