"""What is offered is accepted, and all else is refused with its reason."""

from collections.abc import Iterable
from functools import partial
from random import Random

from bot.games.actions import (
    Action,
    CardsFrom,
    Declare,
    Discard,
    MeldsFrom,
    OneOf,
    Play,
    ShowHandful,
)
from bot.games.cards import Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, Why
from bot.games.match import Match

PLAYED_CARDS = (Why.MUST_FOLLOW, Why.MUST_TRUMP, Why.MUST_OVERTRUMP, Why.NOT_TO_BE_LED)


def check_offers(match: Match, rng: Random, others: Iterable[Action] = ()) -> None:
    """Tries what may be done now and what may not, with actions that were offered elsewhere.

    Cards and combinations to be refused are drawn. Raises `AssertionError`.
    """
    deal = match.deal
    assert deal is not None
    if deal.to_act is None:
        assert refusal(match, Seat(0), Play(match.game.pack.cards[0])) is Why.DEAL_OVER
        return
    check_other_seats(match, deal.to_act)
    check_cards(match, deal, deal.to_act)
    check_discards(match, deal, deal.to_act, rng)
    check_other_offers(match, deal.to_act)
    check_melds(match, deal, deal.to_act, rng)
    check_not_offered(match, deal.to_act, others)


def offered(match: Match) -> tuple[Action, ...]:
    """The actions that the seat to act can choose from, where they are all named."""
    assert match.deal is not None
    ask = match.game.ask(match.deal, match.deal.to_act)
    return ask.actions if isinstance(ask, OneOf) else ()


def check_not_offered(match: Match, seat: Seat, others: Iterable[Action]) -> None:
    now = offered(match)
    for action in others:
        # Of the handfuls that a hand gives only some stand ready.
        if action not in now and not isinstance(action, ShowHandful):
            assert refusal(match, seat, action) is not None, action


def check_other_seats(match: Match, seat: Seat) -> None:
    for other in range(match.game.players):
        if other != seat:
            why = refusal(match, Seat(other), Play(match.game.pack.cards[0]))
            assert why is Why.NOT_YOUR_TURN


def check_cards(match: Match, deal: Deal, seat: Seat) -> None:
    cards = offered(match)
    for card in match.game.pack.cards:
        why = refusal(match, seat, Play(card))
        if Play(card) in cards:
            assert why is None
        elif not any(isinstance(action, Play) for action in cards):
            assert why is Why.WRONG_PHASE
        elif card.bit & deal.hands[seat]:
            assert why in PLAYED_CARDS
        else:
            assert why is Why.NOT_IN_HAND


def check_discards(match: Match, deal: Deal, seat: Seat, rng: Random) -> None:
    game = match.game
    ask = game.ask(deal, seat)
    if not isinstance(ask, CardsFrom):
        some = tuple(rng.sample(game.pack.cards, 1))
        assert refusal(match, seat, Discard(some)) is Why.WRONG_PHASE
        return
    refused = partial(refusal, match, seat)
    hand = game.pack.members(deal.hands[seat])
    strange = game.pack.members(game.pack.everything & ~deal.hands[seat])
    for _ in range(40):
        chosen = tuple(rng.sample(hand, ask.count))
        assert refused(Discard(chosen)) == game.discard_fault(as_set(hand), as_set(chosen))
        assert set(chosen) <= set(ask.cards) or refused(Discard(chosen)) is not None
        assert refused(Discard(chosen[1:])) is Why.WRONG_COUNT
        assert refused(Discard((*chosen[1:], chosen[-1]))) is Why.CARD_TWICE
        assert refused(Discard((*chosen[1:], rng.choice(strange)))) is Why.NOT_IN_HAND


def check_other_offers(match: Match, seat: Seat) -> None:
    for action in offered(match):
        assert refusal(match, seat, action) is None


def check_melds(match: Match, deal: Deal, seat: Seat, rng: Random) -> None:
    game = match.game
    ask = game.ask(deal, seat)
    refused = partial(refusal, match, seat)
    if not isinstance(ask, MeldsFrom):
        assert refused(Declare(())) is Why.WRONG_PHASE
        return
    assert refused(Declare(())) is None
    assert refused(Declare(ask.melds)) is None
    hand = game.pack.members(deal.hands[seat])
    strange = game.pack.members(game.pack.everything & ~deal.hands[seat])
    for meld in ask.melds:
        assert refused(Declare((meld,))) is None
        assert refused(Declare((meld, meld, meld))) is Why.FAMILY_TWICE
        assert refused(Declare(((*meld, meld[0]),))) is Why.CARD_TWICE
        assert refused(Declare(((*meld, rng.choice(strange)),))) is Why.NOT_IN_HAND
    for _ in range(40):
        chosen = tuple(rng.sample(hand, rng.randrange(6)))
        is_meld = game.read_melds([as_set(chosen)]) is not None
        assert refused(Declare((chosen,))) is (None if is_meld else Why.NO_MELD)


def refusal(match: Match, seat: Seat, action: Action) -> Why | None:
    """Why the action is refused, or None if it is accepted."""
    try:
        events = match.decide(seat, action)
    except IllegalAction as fault:
        return fault.why
    assert events
    return None
