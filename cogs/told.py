"""What was said and shown in a deal, in words: bids, calls, declarations, talk and so on.

Only what the view knows is told, so words for everybody come from a view of everybody.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from bot.games.actions import Say
from bot.games.cards import Card, as_set
from bot.games.events import (
    CardPaid,
    CardPlayed,
    CardsCalled,
    CardsShown,
    Deed,
    Event,
    HandfulShown,
    MeldsDeclared,
    Public,
    SlamSpoken,
    Spoke,
    StockShown,
)
from bot.games.trick import Trick
from bot.games.views import SeatView
from bot.texts import Texts
from cogs.labels import briefly, named, spoken
from cogs.meld_form import meld_name
from cogs.sayings import phrases

PASS = "pass"
"""The word of an auction that binds nobody."""

SPOKEN = ("poll", "auction", "discard")
"""The phases in which everybody speaks in turn, and the one that follows."""

FEW = 3
"""So many cards are named in words; more of them in short."""

MOST_TEXT = 3000
"""So many characters are told at most, so that the message stays within its limits."""

Names = Sequence[str]


def told(view: SeatView, names: Names, texts: Texts) -> list[str]:
    """The lines on what was said, as long as each matters."""
    lines = [*_lasting(view, names, texts), *_opening(view, names, texts)]
    lines += _talk(view, names, texts)
    return _cut(lines)


def told_for_the_score(view: SeatView, names: Names, texts: Texts) -> list[str]:
    """The lines on what the score of a deal comes from, or will come from, beside the tricks."""
    facts = (fact for fact in view.facts if _is_for_the_score(fact))
    lines = (_line(view, fact, names, texts) for fact in facts)
    return _cut([*_lasting(view, names, texts), *lines])


def thrown_in(view: SeatView, names: Names, texts: Texts) -> list[str]:
    """Why a deal was thrown in, and who deals next."""
    words = {fact.bid for fact in view.facts if isinstance(fact, Spoke)}
    shown = [fact for fact in view.facts if isinstance(fact, CardsShown)]
    why = texts.say("thrown-in", deal=view.number)
    if len(words) == 1:
        why = f"{why} " + named(texts, f"thrown-in-{words.pop()}", "")
    else:
        reasons = [named(texts, f"thrown-in-{view.game.key}", "")]
        reasons += [_line(view, fact, names, texts) for fact in shown]
        why = " ".join([why, *filter(None, reasons)])
    return [why.strip(), texts.say("next-dealer", name=names[view.game.after(view.dealer)])]


def _lasting(view: SeatView, names: Names, texts: Texts) -> Iterator[str]:
    # The contract with its calls and its slam is good to know until the last card.
    bids = [fact for fact in view.facts if isinstance(fact, Spoke) and fact.bid != PASS]
    if bids and any(view.game.roles(view)):
        bid = named(texts, f"bid-{bids[-1].bid}", bids[-1].bid)
        yield texts.say("told-contract", name=names[bids[-1].seat], bid=bid)
    for fact in view.facts:
        if isinstance(fact, CardsCalled) or (isinstance(fact, SlamSpoken) and fact.announced):
            yield _line(view, fact, names, texts)
    for seat, role in enumerate(view.game.roles(view)):
        key = f"told-own-role-{role}" if seat == view.seat else f"told-role-{role}"
        if texts.has(key):
            yield texts.say(key, name=names[seat])


def _opening(view: SeatView, names: Names, texts: Texts) -> Iterator[str]:
    # What came before the first card is told until the first trick is gone.
    if len(view.tricks) > 1 or (view.tricks and view.trick.cards):
        return
    bids = [fact for fact in view.facts if isinstance(fact, Spoke)]
    if bids and not view.trick.cards and not view.tricks and _still_matters(view):
        yield texts.say("told-bids", bids=" · ".join(_bid(fact, names, texts) for fact in bids))
    for fact in view.facts:
        line = "" if _is_told_apart(view, fact) else _line(view, fact, names, texts)
        if line:
            yield line


def _still_matters(view: SeatView) -> bool:
    # A poll that is over binds nobody; an auction tells who thinks what of his hand.
    return view.phase in SPOKEN or any(view.game.roles(view))


def _talk(view: SeatView, names: Names, texts: Texts) -> Iterator[str]:
    # The trick that lies on the table, which is the last one until somebody leads.
    shown = view.trick if view.trick.cards else view.last_trick
    number = len(view.tricks) - (not view.trick.cards)
    for fact in view.facts:
        if isinstance(fact, CardPlayed) and shown is not None and fact.card in shown.cards:
            card = spoken(view.game.pack, fact.card, texts)
            said = phrases(fact.says, view.game, texts)
            yield texts.say("told-with-card", name=names[fact.seat], card=card, said=said)
        elif _said(fact) and getattr(fact, "trick", number) in (number, len(view.tricks)):
            assert isinstance(fact, Deed)
            yield texts.say(
                "told-aside", name=names[fact.seat], said=phrases(_said(fact), view.game, texts)
            )
        elif shown is not None and _is_of(fact, shown):
            yield _line(view, fact, names, texts)


def _is_for_the_score(fact: Event) -> bool:
    if isinstance(fact, MeldsDeclared):
        return bool(fact.melds)
    return isinstance(fact, HandfulShown | StockShown | CardPaid)


def _is_told_apart(view: SeatView, fact: Event) -> bool:
    if isinstance(fact, Spoke | CardPlayed | CardsCalled | SlamSpoken) or _said(fact):
        return True
    return any(_is_of(fact, trick) for trick in view.tricks)


def _is_of(fact: Event, trick: Trick) -> bool:
    # What is told of all cards of a trick is told as long as they are there to be seen.
    return isinstance(fact, Public) and getattr(fact, "cards", None) == trick.cards


def _said(fact: Event) -> tuple[str, ...]:
    if not isinstance(fact, Deed) or isinstance(fact, CardPlayed):
        return ()
    action = fact.action()
    return action.says if isinstance(action, Say) else ()


def _bid(fact: Spoke, names: Names, texts: Texts) -> str:
    bid = named(texts, f"bid-{fact.bid}", fact.bid)
    return texts.say("told-bid", name=names[fact.seat], bid=bid)


def _line(view: SeatView, fact: Event, names: Names, texts: Texts) -> str:
    # What a game tells beside the usual things has a text by the name of its event, or none.
    match fact:
        case MeldsDeclared():
            return _declared(view, fact, names, texts)
        case HandfulShown(seat, cards, points):
            shown = briefly(view.game.pack, cards, texts)
            return texts.say(
                "told-handful", name=names[seat], count=len(cards), cards=shown, points=points
            )
        case SlamSpoken(seat, True):
            return texts.say("told-slam", name=names[seat])
    key = next((key for key in map(_key, type(fact).__mro__) if texts.has(key)), None)
    if key is None or not isinstance(fact, Public):
        return ""
    return texts.say(key, **_arguments(view, fact, names, texts))


def _key(kind: type) -> str:
    return "told-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def _declared(view: SeatView, fact: MeldsDeclared, names: Names, texts: Texts) -> str:
    name = names[fact.seat]
    if not fact.melds:
        return texts.say("told-declares-nothing", name=name)
    read = view.game.read_melds([as_set(meld) for meld in fact.melds])
    kinds = read or (None,) * len(fact.melds)
    melds = " · ".join(
        meld_name(view.game.pack, kind, cards, texts)
        for kind, cards in zip(kinds, fact.melds, strict=True)
    )
    return texts.say("told-declares", name=name, melds=melds, points=fact.points)


def _arguments(view: SeatView, fact: Any, names: Names, texts: Texts) -> dict[str, str | int]:
    found: dict[str, str | int] = {}
    for field in fields(fact):
        value = getattr(fact, field.name)
        if field.name == "seat":
            found["name"] = names[value]
        elif isinstance(value, Card):
            found[field.name] = spoken(view.game.pack, value, texts)
        elif isinstance(value, tuple):
            cards = tuple(card for card in value if isinstance(card, Card))
            found[field.name] = _cards(view, cards, texts)
        else:
            found[field.name] = value
    return found


def _cards(view: SeatView, cards: tuple[Card, ...], texts: Texts) -> str:
    if len(cards) > FEW:
        return briefly(view.game.pack, cards, texts)
    return ", ".join(spoken(view.game.pack, card, texts) for card in cards)


def _cut(lines: list[str]) -> list[str]:
    kept: list[str] = []
    length = 0
    for line in lines:
        length += len(line) + 1
        if length > MOST_TEXT:
            return [*kept, "…"]
        kept.append(line)
    return kept
