"""What has been said and shown in a deal: bids, calls, declarations, talk and so on.

Only what the view knows is told, so words for everybody come from the public view.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from bot.games.actions import playable
from bot.games.cards import Card, Seat, as_set
from bot.games.events import (
    CardPaid,
    CardPlayed,
    CardsShown,
    Event,
    HandfulShown,
    MeldsDeclared,
    Public,
    SaidAside,
    SlamSpoken,
    Spoke,
    StockShown,
)
from bot.games.view import SeatView
from bot.words.actions import meld_name
from bot.words.labels import bid_name, briefly, capital, cut, faces, named
from bot.words.lists import listed
from bot.words.numbers import in_figures
from bot.words.ranks import points_aside
from bot.words.sayings import phrases
from bot.words.seats import bidder_of
from bot.words.wording import Wording

SPOKEN = ("poll", "auction", "discard")
"""The phases in which everybody speaks in turn, and the one after them."""

FEW = 3
"""Up to this many cards are named in words; more of them are abbreviated."""

MOST_TEXT = 3000
"""The most characters that are told, so that the message stays within Discord's limits."""

MOST_IN_HAND = 180
"""The most characters that are told in a hand; the board has all of it."""

MOST_AT_FIRST_LEAD = 80
"""The same in the hand that leads to the first trick, which the buttons of all its cards fill."""

Names = Sequence[str]


def summary_lines(view: SeatView, names: Names, wording: Wording) -> list[str]:
    """Return lines about what has been said, each for as long as it matters.

    A hand has to be short: its lines are small and not too many, the newest come last, and only as
    much of that one as fits. To whoever leads to the first trick what lasts is told last. Once its
    owner follows or that trick has gone, it is a single line, without the contract, which the
    picture says.
    """
    lasting = [*_lasting(view, names, wording)]
    contract, bids = _contract(view, names, wording), _bids(view, names, wording)
    opening = _opening(view, names, wording)
    most = MOST_IN_HAND
    if _is_brief(view):
        lines = [" ".join(lasting)] if lasting else []
    elif view.seat is not None and playable(view.ask):
        lines = [*bids, *contract, *opening, *lasting]
        most = MOST_AT_FIRST_LEAD
    else:
        lines = [*contract, *lasting, *bids, *opening]
    lines += _talk(view, names, wording)
    if view.seat is None:
        return _cut(lines)
    return [wording.say("told-small", line=line) for line in _newest(lines, most)]


def scoring_lines(view: SeatView, names: Names, wording: Wording) -> list[str]:
    """Return lines about what the score of a deal comes from, or will, apart from the tricks."""
    facts = (fact for fact in view.facts if _is_for_the_score(view, fact))
    lines = (_line(view, fact, names, wording) for fact in facts)
    lasting = [*_contract(view, names, wording), *_lasting(view, names, wording)]
    return _cut([*lasting, *lines, *laid_away(view, names, wording)])


def laid_away(view: SeatView, names: Names, wording: Wording) -> list[str]:
    """Return a line about the discard, or the stock that nobody took, once it is shown."""
    away = view.laid_away
    if away is None:
        return []
    worth = in_figures(points_aside(view.game, away.cards))
    cards = listed(map(wording.name, away.cards), wording.texts)
    if away.seat is None:
        key = f"told-untouched-{view.game.key}"
        key = key if wording.has(key) else "told-untouched"
        return [wording.say(key, cards=cards, points=worth)]
    return [wording.say("told-discarded", name=names[away.seat], cards=cards, points=worth)]


def thrown_in(view: SeatView, names: Names, wording: Wording) -> list[str]:
    """Return why a deal was thrown in, and who deals next."""
    words = {fact.bid for fact in view.facts if isinstance(fact, Spoke)}
    shown = [fact for fact in view.facts if isinstance(fact, CardsShown)]
    why = wording.say("thrown-in", deal=view.number)
    if len(words) == 1:
        why = f"{why} " + named(wording, f"thrown-in-{words.pop()}", "")
    else:
        reasons = [named(wording, f"thrown-in-{view.game.key}", "")]
        reasons += [_line(view, fact, names, wording) for fact in shown]
        why = " ".join([why, *filter(None, reasons)])
    return [why.strip(), wording.say("next-dealer", name=names[view.game.after(view.dealer)])]


def _is_brief(view: SeatView) -> bool:
    # A hand, once its owner is to follow to the first trick or that has gone.
    return view.seat is not None and bool(view.tricks or (view.my_turn and view.trick.cards))


def _contract(view: SeatView, names: Names, wording: Wording) -> Iterator[str]:
    contract = bidder_of(view)
    if contract is not None:
        bid = capital(bid_name(contract.bid, wording))
        yield wording.say("told-contract", name=names[contract.seat], bid=bid)


def _lasting(view: SeatView, names: Names, wording: Wording) -> Iterator[str]:
    # The calls of a contract and its slam matter until the last card, a claim from then on. What
    # not everybody knows comes last, as it matters most to those who do.
    pairs = zip(view.facts, (*view.facts[1:], None), strict=False)
    lasting = [one for one, then in pairs if _lasts(one) and not (then and then.says_it_anew)]
    for fact in sorted(lasting, key=lambda fact: not isinstance(fact, Public)):
        yield _line(view, fact, names, wording)
    for seat, role in enumerate(view.roles):
        key = f"told-own-role-{role}" if seat == view.seat else f"told-role-{role}"
        if wording.has(key):
            yield wording.say(key, name=names[seat])


def _lasts(fact: Event) -> bool:
    if isinstance(fact, SlamSpoken):
        return fact.announced
    return fact.lasts


def _bids(view: SeatView, names: Names, wording: Wording) -> Iterator[str]:
    bids = [fact for fact in view.facts if isinstance(fact, Spoke)]
    if bids and not view.trick.cards and not view.tricks and _still_matters(view):
        yield wording.say("told-bids", bids=" · ".join(_bid(fact, names, wording) for fact in bids))


def _opening(view: SeatView, names: Names, wording: Wording) -> Iterator[str]:
    # What came before the first card is told until the first trick has gone; in a hand, which has
    # to be short, until a card is led.
    if _is_brief(view):
        return
    if len(view.tricks) > 1 or (view.tricks and view.trick.cards):
        return
    for fact in view.facts:
        line = "" if _is_told_apart(view, fact) else _line(view, fact, names, wording)
        if line:
            yield line


def _still_matters(view: SeatView) -> bool:
    # A poll that is over binds nobody; an auction shows what each player thinks of their hand. A
    # player who waits would be left with bids that go on.
    if view.seat is not None and not view.my_turn:
        return False
    return view.phase in SPOKEN or any(view.roles)


def _talk(view: SeatView, names: Names, wording: Wording) -> Iterator[str]:
    # The trick on the table, which is the last one until somebody leads.
    shown = view.trick if view.trick.cards else view.last_trick
    number = len(view.tricks) - (not view.trick.cards)
    for fact in view.facts:
        if isinstance(fact, CardPlayed) and shown is not None and fact.card in shown.cards:
            card = wording.name(fact.card)
            said = phrases(fact.says, view.game, wording)
            yield wording.say("told-with-card", name=names[fact.seat], card=card, said=said)
        elif isinstance(fact, SaidAside) and fact.trick in (number, len(view.tricks)):
            said = phrases(fact.says, view.game, wording)
            yield wording.say("told-aside", name=names[fact.seat], said=said)
        elif shown is not None and fact.whole_trick == shown.cards:
            yield _line(view, fact, names, wording)


def _is_for_the_score(view: SeatView, fact: Event) -> bool:
    if isinstance(fact, MeldsDeclared):
        return bool(fact.melds)
    if isinstance(fact, StockShown):
        # What nobody took is told with its worth.
        return view.laid_away is None or view.laid_away.seat is not None
    return isinstance(fact, HandfulShown | CardPaid)


def _is_told_apart(view: SeatView, fact: Event) -> bool:
    if fact.lasts or isinstance(fact, Spoke | CardPlayed | SlamSpoken | SaidAside):
        return True
    return any(fact.whole_trick == trick.cards for trick in view.tricks)


def _bid(fact: Spoke, names: Names, wording: Wording) -> str:
    bid = capital(bid_name(fact.bid, wording))
    return wording.say("told-bid", name=names[fact.seat], bid=bid)


def _line(view: SeatView, fact: Event, names: Names, wording: Wording) -> str:
    match fact:
        case MeldsDeclared():
            return _declared(view, fact, names, wording)
        case HandfulShown(seat, cards, points):
            shown = faces(cards, wording)
            return wording.say(
                "told-handful", name=names[seat], count=len(cards), cards=shown, points=points
            )
        case SlamSpoken(seat, True):
            return wording.say("told-slam", name=names[seat])
    if not fact.text_key:
        return ""
    return wording.say(fact.text_key, **_arguments(view, fact, names, wording))


def _declared(view: SeatView, fact: MeldsDeclared, names: Names, wording: Wording) -> str:
    name = names[fact.seat]
    if not fact.melds:
        return wording.say("told-declares-nothing", name=name)
    read = view.game.read_melds([as_set(meld) for meld in fact.melds])
    kinds = read or (None,) * len(fact.melds)
    melds = " · ".join(
        meld_name(kind, cards, wording) for kind, cards in zip(kinds, fact.melds, strict=True)
    )
    return wording.say("told-declares", name=name, melds=melds, points=fact.points)


def _arguments(view: SeatView, fact: Any, names: Names, wording: Wording) -> dict[str, str | int]:
    found: dict[str, str | int] = {}
    for field in fields(fact):
        value = getattr(fact, field.name)
        if field.type is Seat:
            found["name" if field.name == "seat" else field.name] = names[value]
        elif isinstance(value, Card):
            found[field.name] = wording.name(value)
        elif isinstance(value, tuple):
            cards = tuple(card for card in value if isinstance(card, Card))
            found[field.name] = _cards(view, cards, wording)
        else:
            found[field.name] = value
    return found


def _cards(view: SeatView, cards: tuple[Card, ...], wording: Wording) -> str:
    if len(cards) > FEW:
        return briefly(cards, wording)
    return listed(map(wording.name, cards), wording.texts)


def _newest(lines: list[str], most: int) -> list[str]:
    kept: list[str] = []
    length = 0
    for line in reversed(lines):
        length += len(line)
        if kept and length > most:
            return [f"… {kept[0]}", *kept[1:]]
        kept.insert(0, cut(line, most))
    return kept


def _cut(lines: list[str]) -> list[str]:
    kept: list[str] = []
    length = 0
    for line in lines:
        length += len(line) + 1
        if length > MOST_TEXT:
            return [*kept, "…"]
        kept.append(line)
    return kept
