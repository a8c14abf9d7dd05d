"""Hints in words."""

from collections.abc import Sequence
from fractions import Fraction

from bot.games.actions import Bid, Call, Cards, Discard, Give
from bot.games.cards import Card, as_set
from bot.games.view import SeatView
from bot.tables.thinking.hints import Advice, Hint
from bot.words.actions import action_label
from bot.words.labels import as_pressed
from bot.words.lists import listed
from bot.words.numbers import in_figures
from bot.words.ranks import points_aside, worth
from bot.words.wording import Wording
from cogs.thinking.review_layout import cost_in_words


def hint_in_words(found: Hint | Advice, view: SeatView, wording: Wording) -> str:
    """Return a hint for what the seat of this view is asked."""
    return (
        hint_line(found, wording) if isinstance(found, Hint) else advice_line(found, view, wording)
    )


def advice_line(advice: Advice, view: SeatView, wording: Wording) -> str:
    """Return what to bid, call or discard, and why."""
    match advice.action:
        case Discard(cards) if advice.against:
            shown = listed([wording.name(card) for card in cards], wording.texts)
            return wording.say("hint-discard-tried", cards=shown, count=advice.against)
        case Discard(cards):
            return _discard_line(cards, view, wording)
        case Give(card):
            return wording.say("hint-give", card=wording.name(card))
        case Call(cards) if view.phase == "ask":
            return wording.say("hint-ask", card=wording.name(cards[0]))
        case Call(cards):
            shown = listed([wording.name(card) for card in cards], wording.texts)
            return wording.say("hint-call", cards=shown, count=_beside(view, cards))
        case Bid() if not advice.contract:
            points, usual = _worth_of(view, view.hand), _usual_worth(view)
            bid = action_label(view, advice.action, wording)
            return wording.say("hint-poll", bid=bid, points=in_figures(points), usual=usual)
    bid = action_label(view, advice.action, wording)
    brings = cost_in_words(-advice.promised, wording.texts)
    if advice.action == Bid(advice.contract):
        return wording.say("hint-bid", bid=bid, points=brings)
    best = action_label(view, Bid(advice.contract), wording)
    return wording.say("hint-pass", bid=bid, best=best, points=brings)


def _discard_line(cards: Cards, view: SeatView, wording: Wording) -> str:
    shown = listed([wording.name(card) for card in cards], wording.texts)
    kept = as_set(view.hand) & ~as_set(cards)
    suits = {view.game.tables.follow[card.index] for card in cards}
    points = in_figures(points_aside(view.game, cards))
    voids = sum(not kept & suit for suit in suits)
    return wording.say("hint-discard", cards=shown, points=points, voids=voids)


def _beside(view: SeatView, called: Sequence[Card]) -> int:
    suits = sum({view.game.tables.follow[card.index] for card in called})
    return (as_set(view.hand) & suits).bit_count()


def _worth_of(view: SeatView, cards: Sequence[Card]) -> Fraction:
    return sum((worth(view.game, card) for card in cards), Fraction(0))


def _usual_worth(view: SeatView) -> str:
    pack = view.game.pack.cards
    return str(round(_worth_of(view, pack) * len(view.hand) / len(pack)))


def hint_line(hint: Hint, wording: Wording) -> str:
    """Return which cards are best, and how far behind the next one is."""
    if hint.next is None:
        return wording.say("hint-all")
    best = list(dict.fromkeys(as_pressed(card, wording) for card in hint.best))
    return wording.say(
        "hint",
        count=len(best),
        cards=listed(best, wording.texts),
        next=as_pressed(hint.next, wording),
        cost=cost_in_words(hint.ahead, wording.texts),
        points=round(10 * hint.ahead) // 10,
    )
