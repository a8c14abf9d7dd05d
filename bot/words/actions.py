"""Actions and melds in words: what is written on their buttons."""

from bot.games.actions import (
    Action,
    Bid,
    Call,
    Cards,
    Compensate,
    Declare,
    Discard,
    Give,
    Play,
    Say,
    ShowHandful,
    Slam,
    code_of,
)
from bot.games.melds import Meld
from bot.games.view import SeatView
from bot.words.labels import (
    TAROTS,
    bid_name,
    briefly,
    capital,
    face,
    faces,
    named,
    suit_in_text,
)
from bot.words.lists import listed
from bot.words.sayings import phrases
from bot.words.wording import Wording


def action_label(view: SeatView, action: Action, wording: Wording) -> str:
    """Return what is written on the button of an action."""
    match action:
        case Bid(bid):
            return capital(named(wording, f"bid-offered-{bid}", bid_name(bid, wording)))
        case Slam(announce):
            return wording.say("slam-yes" if announce else "slam-no")
        case ShowHandful(cards):
            return wording.say("form-handful", count=len(cards))
        case Say(()):
            return wording.say("form-say-nothing")
        case Say(says):
            return phrases(says, view.game, wording)
        case Declare(melds):
            return wording.say("form-declare", count=len(melds))
        case Compensate(card) | Give(card) | Play(card):
            return wording.name(card)
        case Call(cards) | Discard(cards):
            return listed(map(wording.name, cards), wording.texts)
    return code_of(action)


def meld_name(meld: Meld | None, cards: Cards, wording: Wording) -> str:
    """Return the name of a combination, and its cards: of one rank, by their suits."""
    if meld is None:
        return briefly(cards, wording)
    name = named(wording, f"meld-{meld.kind}", meld.kind)
    return wording.say("form-meld", name=name, cards=_meld_cards(meld, cards, wording))


def _meld_cards(meld: Meld, cards: Cards, wording: Wording) -> str:
    # The name of a combination says what its cards have in common: their suit or their rank.
    plain = {card.suit for card in cards if card.suit not in TAROTS}
    if {suit.value for suit in plain} <= {meld.kind}:
        return faces(cards, wording)
    return ", ".join(
        suit_in_text(card.suit, wording) if card.suit in plain else face(card, wording)
        for card in cards
    )
