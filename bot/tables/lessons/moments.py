"""The moments of a deal at which a first deal explains something, found in what the seat sees."""

from collections.abc import Callable, Mapping

from bot.games.actions import (
    Action,
    Bid,
    Call,
    CardsFrom,
    Give,
    MeldsFrom,
    OneOf,
    ShowHandful,
    playable,
)
from bot.games.cards import CardSet, Suit, as_set
from bot.games.events import CardPlayed
from bot.games.packs import JACK
from bot.games.trick import NOBODY, trick_so_far
from bot.games.view import SeatView

Moment = Callable[[SeatView], bool]
"""Whether the moment has come for the seat of a view, whose turn it is."""

NEARLY_OVER = 4
"""From how many cards in hand on a deal is about to end."""

DEFENDER = "defender"
"""What games call who plays against others that have taken this on."""


def _asks_for(kind: type[Action]) -> Moment:
    # Some action of this kind can be chosen.
    return lambda view: (
        isinstance(view.ask, OneOf) and any(isinstance(one, kind) for one in view.ask.actions)
    )


def _discards(view: SeatView) -> bool:
    return isinstance(view.ask, CardsFrom)


def _declares(view: SeatView) -> bool:
    # There is something to declare.
    return isinstance(view.ask, MeldsFrom) and bool(view.ask.melds)


def _leads(view: SeatView) -> bool:
    return bool(playable(view.ask)) and not view.trick.cards


def _leads_within_limits(view: SeatView) -> bool:
    return _leads(view) and _must_choose_little(view)


def _follows(view: SeatView) -> bool:
    # Some cards of the suit that was led are in the hand.
    return _is_led(view) and any(card.suit is _led(view) for card in view.hand)


def _follows_suit(view: SeatView) -> bool:
    return _follows(view) and _led(view) is not Suit.TRUMPS


def _trumps(view: SeatView) -> bool:
    # Nothing of the suit led, but trumps, which have to be played.
    return (
        _is_led(view)
        and _led(view) is not Suit.TRUMPS
        and not _follows(view)
        and any(card.suit is Suit.TRUMPS for card in view.hand)
    )


def _is_free(view: SeatView) -> bool:
    # Neither the suit led nor trumps.
    suits = {card.suit for card in view.hand}
    return _is_led(view) and not suits & {_led(view), Suit.TRUMPS}


def _follows_trumps(view: SeatView) -> bool:
    return _follows(view) and _led(view) is Suit.TRUMPS


def _follows_backwards(view: SeatView) -> bool:
    return _follows(view) and _is_backwards(view, _led(view))


def _leads_backwards(view: SeatView) -> bool:
    return _leads(view) and any(_is_backwards(view, card.suit) for card in view.hand)


def _is_backwards(view: SeatView, suit: Suit | None) -> bool:
    # The low numbers of a suit beat the high ones.
    cards = [card for card in view.game.pack.cards if card.suit is suit and card.rank < JACK]
    numbers = sorted(cards, key=lambda card: card.rank)
    return bool(numbers and view.game.tables.beats[numbers[-1].index] & numbers[0].bit)


def _is_led(view: SeatView) -> bool:
    return bool(playable(view.ask)) and _led(view) is not None


def _led(view: SeatView) -> Suit | None:
    led, _ = _so_far(view)
    return view.game.pack.members(led)[0].suit if led else None


def _cannot_win(view: SeatView) -> bool:
    return _is_led(view) and not _winners(view) and view.winning not in view.friends


def _can_win_last(view: SeatView) -> bool:
    return _plays_last(view) and bool(_winners(view)) and view.winning not in view.friends


def _friend_wins_last(view: SeatView) -> bool:
    return _plays_last(view) and view.winning in view.friends


def _plays_last(view: SeatView) -> bool:
    # All others have played, so it is certain what wins.
    return _is_led(view) and len(view.trick.cards) == view.game.players - 1


def _brings_home_the_lowest_trump(view: SeatView) -> bool:
    # Nobody plays after it, so it is certain to win.
    return _plays_last(view) and bool(_winners(view) & _lowest_trump(view))


def _has_lowest_trump(view: SeatView) -> bool:
    return bool(playable(view.ask) & _lowest_trump(view))


def _lowest_trump(view: SeatView) -> CardSet:
    # The card in the hand that every other trump beats, if it is there.
    trumps, beats = view.game.tables.trumps, view.game.tables.beats
    return as_set(card for card in view.hand if card.bit | beats[card.index] & trumps == trumps)


def _plays_over_trumps(view: SeatView) -> bool:
    # A trump has to be played, and there is one in the trick.
    tables = view.game.tables
    cards = playable(view.ask) & ~tables.fool
    in_trick = as_set(view.trick.cards) & tables.trumps
    return bool(cards and in_trick) and not cards & ~tables.trumps


def _winners(view: SeatView) -> CardSet:
    # The cards that would win the trick if it ended with them.
    _, best = _so_far(view)
    return 0 if best == NOBODY else playable(view.ask) & view.game.tables.beats[best]


def _so_far(view: SeatView) -> tuple[CardSet, int]:
    return trick_so_far(view.game.tables, [card.index for card in view.trick.cards])


def _has_trumps(view: SeatView) -> bool:
    return bool(playable(view.ask) & view.game.tables.trumps)


def _has_fool(view: SeatView) -> bool:
    return bool(playable(view.ask) & view.game.tables.fool)


def _may_play_fool(view: SeatView) -> bool:
    return _has_fool(view) and _is_led(view)


def _plays_fool_late(view: SeatView) -> bool:
    return _has_fool(view) and _ends(view) and len(view.hand) > 1


def _has_played_fool(view: SeatView) -> bool:
    assert view.seat is not None
    return bool(view.played[view.seat] & view.game.tables.fool)


def _has_won(view: SeatView) -> bool:
    return view.last_trick is not None and view.last_trick.winner == view.seat


def _has_lost(view: SeatView) -> bool:
    return view.last_trick is not None and view.last_trick.winner != view.seat


def _friend_wins(view: SeatView) -> bool:
    return bool(playable(view.ask)) and view.winning in view.friends


def _others_speak(view: SeatView) -> bool:
    # With a card of the trick on the table, or of the last one until somebody leads.
    trick = view.trick if view.trick.cards else view.last_trick
    spoken = [fact for fact in view.facts if isinstance(fact, CardPlayed)]
    return trick is not None and any(
        fact.card in trick.cards and fact.seat != view.seat for fact in spoken
    )


def _may_speak(view: SeatView) -> bool:
    return any(codes for _, codes in view.sayings)


def _defends(view: SeatView) -> bool:
    assert view.seat is not None
    return bool(playable(view.ask)) and view.roles[view.seat] == DEFENDER


def _knows_partner(view: SeatView) -> bool:
    return bool(playable(view.ask)) and bool(view.friends) and not _defends(view)


def _plays_alone(view: SeatView) -> bool:
    return bool(playable(view.ask)) and not view.friends


def _must_choose_little(view: SeatView) -> bool:
    return 0 < playable(view.ask).bit_count() < len(view.hand)


def _is_half_over(view: SeatView) -> bool:
    return bool(playable(view.ask)) and len(view.tricks) >= len(view.hand)


def _ends(view: SeatView) -> bool:
    return bool(playable(view.ask)) and len(view.hand) <= NEARLY_OVER


def _is_last(view: SeatView) -> bool:
    return playable(view.ask) == as_set(view.hand) and len(view.hand) == 1


MOMENTS: Mapping[str, Moment] = {
    "backwards": _follows_backwards,
    "bids": _asks_for(Bid),
    "calls": _asks_for(Call),
    "can-win-last": _can_win_last,
    "cannot-win": _cannot_win,
    "declares": _declares,
    "defends": _defends,
    "discards": _discards,
    "ends": _ends,
    "follows": _follows,
    "follows-suit": _follows_suit,
    "follows-trumps": _follows_trumps,
    "fool-late": _plays_fool_late,
    "free": _is_free,
    "friend-wins": _friend_wins,
    "friend-wins-last": _friend_wins_last,
    "gives": _asks_for(Give),
    "half-over": _is_half_over,
    "handful": _asks_for(ShowHandful),
    "has-fool": _has_fool,
    "has-lost": _has_lost,
    "has-lowest-trump": _has_lowest_trump,
    "has-played-fool": _has_played_fool,
    "has-trumps": _has_trumps,
    "has-won": _has_won,
    "knows-partner": _knows_partner,
    "last-card": _is_last,
    "leads": _leads,
    "leads-backwards": _leads_backwards,
    "leads-within-limits": _leads_within_limits,
    "little-choice": _must_choose_little,
    "lowest-trump-home": _brings_home_the_lowest_trump,
    "may-play-fool": _may_play_fool,
    "may-speak": _may_speak,
    "others-speak": _others_speak,
    "over-trumps": _plays_over_trumps,
    "plays-alone": _plays_alone,
    "trumps": _trumps,
}
"""All of them, by the name that files of lessons call them by."""
