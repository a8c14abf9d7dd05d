"""A turn to play as the features see it: numbers and sets of cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import CardSet, Seat, as_set
from bot.games.trick import NOBODY
from bot.games.view import SeatView
from bot.players.fitted.cards import GameCards, cards_of
from bot.players.situation import Situation


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayTurn:
    """A seat's turn to play."""

    hand: CardSet
    legal: CardSet

    out: CardSet
    """The cards that the others may have."""

    led: CardSet
    """The suit to follow; empty if none has been led yet."""

    best: int
    """The index of the card that is winning, or `NOBODY`."""

    ours: bool
    """Whether that is a friend's."""

    later: tuple[Seat, ...]
    """The seats still to play to the trick, in their order."""

    friends: frozenset[Seat]

    pot: float
    """What the trick is worth so far, as a part of an average one."""

    lacks: tuple[CardSet, ...]
    """By seat, the suits that it is known to be out of."""

    defends: int
    """1 for a defender in a game with an attack, else 0."""

    won: CardSet
    """The cards in the tricks of the own side."""

    lost: CardSet
    """The cards in those of the others."""

    @property
    def kind(self) -> int:
        """The place of the kind of turn in `weights.TURNS`."""
        return self.defends * 2 + int(self.best != NOBODY)


def turn_of(view: SeatView, situation: Situation) -> PlayTurn:
    """Return the turn of a seat in this situation."""
    cards = cards_of(view.game)
    ours = {view.seat, *view.friends}
    on_table = [card.index for card in view.trick.cards if not card.bit & cards.tables.fool]
    return PlayTurn(
        hand=situation.hand,
        legal=situation.legal,
        out=situation.unseen,
        led=situation.led,
        best=situation.best,
        ours=situation.winner in situation.friends,
        later=situation.later,
        friends=situation.friends,
        pot=sum(cards.worth[card] for card in on_table),
        lacks=_lacks(cards, situation),
        defends=_defends(cards, view),
        won=as_set(card for trick in view.tricks if trick.winner in ours for card in trick.cards),
        lost=as_set(
            card for trick in view.tricks if trick.winner not in ours for card in trick.cards
        ),
    )


def _lacks(cards: GameCards, situation: Situation) -> tuple[CardSet, ...]:
    suits: Sequence[CardSet] = (*cards.suits, cards.tables.trumps)
    return tuple(
        sum(suit for suit in suits if not may_hold & suit) for may_hold in situation.may_hold
    )


def _defends(cards: GameCards, view: SeatView) -> int:
    # The own cards alone say on which side the own seat is.
    if not cards.has_attack:
        return 0
    assert view.seat is not None
    held = [0] * view.game.players
    held[view.seat] = as_set(view.hand) | view.played[view.seat]
    return view.game.sides_in(view.game.score_inputs(view.dealer, view.facts), held)[view.seat]
