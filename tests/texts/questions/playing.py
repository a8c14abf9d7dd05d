"""Which cards may be played or discarded."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random

from bot.games.actions import CardsFrom, OneOf, Play
from bot.games.cards import CardSet, as_set
from bot.games.deal import Deal
from bot.games.game import Game
from bot.games.phases.discard import Discarding
from bot.games.trick import trick_so_far
from tests.texts.questions.deals import deals, first_of_each
from tests.texts.questions.question import Cards, Part, Question, Who

FEWEST, MOST = 3, 9
"""Cards of a hand that is asked about."""


@dataclass(frozen=True)
class Turn:
    """A moment of a deal in which somebody has to play to a trick, or to discard."""

    game: Game
    deal: Deal

    @property
    def is_play(self) -> bool:
        """Whether a card has to be played to a trick that has been led to, from a short hand."""
        return bool(self.deal.trick.cards) and FEWEST <= self.hand.bit_count() <= MOST

    @cached_property
    def hand(self) -> CardSet:
        """The cards in hand."""
        seat = self.deal.to_act
        return 0 if seat is None else self.deal.hands[seat]

    @cached_property
    def may(self) -> CardSet:
        """The cards that may be played, by what the seat is asked."""
        ask = self.game.ask(self.deal, self.deal.to_act)
        assert isinstance(ask, OneOf)
        return as_set(action.card for action in ask.actions if isinstance(action, Play))

    @cached_property
    def may_go(self) -> CardSet:
        """The cards that may be discarded, by what the seat is asked."""
        ask = self.game.ask(self.deal, self.deal.to_act)
        assert isinstance(ask, CardsFrom)
        return as_set(ask.cards)

    @cached_property
    def _so_far(self) -> tuple[CardSet, int]:
        laid = [card.index for card in self.deal.trick.cards]
        return trick_so_far(self.game.tables, laid)

    @property
    def led(self) -> CardSet:
        """The suit to follow."""
        return self._so_far[0]

    @property
    def trumps(self) -> CardSet:
        """The trumps in hand."""
        return self.hand & self.game.tables.trumps

    @property
    def has_fool(self) -> bool:
        """Whether the Fool is in hand."""
        return bool(self.hand & self.game.tables.fool)

    @property
    def follows(self) -> bool:
        """Whether a plain suit was led and can be followed."""
        return bool(self.hand & self.led) and self.led != self.game.tables.trumps

    @property
    def has_to_trump(self) -> bool:
        """Whether a plain suit was led that is not in hand, while trumps are."""
        return bool(self.led) and not self.hand & self.led and bool(self.trumps)

    @property
    def is_choice(self) -> bool:
        """Whether some cards of the hand may be played and some may not."""
        return self.may not in (0, self.hand)

    @property
    def better(self) -> CardSet:
        """The trumps in hand that beat the best card of the trick, if that is a trump."""
        best = self._so_far[1]
        ruffed = self.game.tables.trumps >> best & 1
        return self.trumps & self.game.tables.beats[best] if ruffed else 0

    @property
    def is_ruffed(self) -> bool:
        """Whether a trump is winning the trick."""
        return bool(self.game.tables.trumps >> self._so_far[1] & 1)

    @property
    def question(self) -> Question:
        """Which cards may be played, or which may not be discarded."""
        pack, deal, seat = self.game.pack, self.deal, self.deal.to_act
        assert seat is not None
        parts: dict[str, Part] = {"who": Who((seat,)), "hand": Cards.of(pack, self.hand)}
        if deal.trick.cards:
            return Question("may-play", parts | {"trick": deal.trick}, Cards.of(pack, self.may))
        ask = self.game.ask(deal, seat)
        assert isinstance(ask, CardsFrom)
        answer = Cards.of(pack, self.hand & ~self.may_go)
        return Question("may-not-discard", parts | {"count": ask.count}, answer)


def follows_or_fool(turn: Turn) -> bool:
    """The suit can be followed, and the Fool is in hand."""
    return turn.is_play and turn.follows and turn.has_fool and turn.is_choice


def follows(turn: Turn) -> bool:
    """The suit can be followed, and trumps are in hand."""
    return turn.is_play and turn.follows and bool(turn.trumps) and turn.is_choice


def has_to_trump(turn: Turn) -> bool:
    """The suit cannot be followed, but trumps are in hand."""
    return turn.is_play and turn.has_to_trump and turn.is_choice


def is_free(turn: Turn) -> bool:
    """Neither the suit nor a trump is in hand."""
    return turn.is_play and bool(turn.led) and not turn.hand & turn.led and not turn.trumps


def trumps_led(turn: Turn) -> bool:
    """Trumps were led, and some are in hand."""
    is_led = turn.led == turn.game.tables.trumps
    return turn.is_play and is_led and bool(turn.trumps) and turn.is_choice


def fool_led(turn: Turn) -> bool:
    """The Fool was led, and the second card has decided the suit."""
    laid = turn.deal.trick.cards
    return (
        turn.is_play and len(laid) > 1 and laid[0].bit == turn.game.tables.fool and turn.is_choice
    )


def overtrumps(turn: Turn) -> bool:
    """The trick is ruffed, and only some of the trumps in hand are better."""
    return has_to_trump(turn) and turn.better not in (0, turn.trumps)


def cannot_overtrump(turn: Turn) -> bool:
    """The trick is ruffed, and none of the trumps in hand is better."""
    return has_to_trump(turn) and turn.is_ruffed and not turn.better


def must_rise(turn: Turn) -> bool:
    """Trumps were led, and only some of those in hand are better."""
    return trumps_led(turn) and turn.better not in (0, turn.trumps)


def discards(turn: Turn) -> bool:
    """Cards have to be discarded, some of which may not be."""
    return turn.deal.phase == Discarding.key and bool(turn.hand & ~turn.may_go)


Kind = Callable[[Turn], bool]

USUAL: tuple[Kind, ...] = (
    follows_or_fool,
    follows,
    has_to_trump,
    is_free,
    trumps_led,
    fool_led,
    discards,
)
OVERTRUMPING: tuple[Kind, ...] = (
    follows_or_fool,
    overtrumps,
    cannot_overtrump,
    is_free,
    must_rise,
    fool_led,
    discards,
)


def playing(game: Game, rng: Random) -> list[Question]:
    """What may be played in six situations, and what may not be discarded."""
    kinds = OVERTRUMPING if game.tables.overtrump else USUAL
    steps = ((Turn(game, deal) for deal in steps) for steps in deals(game, rng))
    return [turn.question for turn in first_of_each(steps, kinds)]
