"""What a key decision is about, as far as its cards and tricks show it."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.cards import Card, CardSet, as_set
from bot.games.events import CardPlayed
from bot.games.match import Match
from bot.games.trick import Trick
from bot.players.advice.catalogue import advisor_of
from bot.players.search.kernels.cards import cards_of
from tests.bench.players.lessons.keys import Key
from tests.bench.players.lessons.playing import deal_of, score_of, sides_of

SOON = 3
"""Tricks within which a wrong card should visibly lose, its own among them."""


def tricks_soon(key: Key, card: int) -> tuple[Trick, ...]:
    """The trick of the decision as it ends with this card, and those after it."""
    place = len(key.view.tricks)
    return deal_of(key.ends[card]).tricks[place : place + SOON]


def seen_soon(key: Key) -> float:
    """By how many points of cards the best card is better in the next tricks, at least."""
    best = _won_soon(key, key.compared.best)
    return best - max(_won_soon(key, card) for card in key.wrong)


def _won_soon(key: Key, card: int) -> float:
    # What the side of the person wins in the next tricks, less what the others do.
    values = advisor_of(key.view.game).card_values
    return sum(
        (1 if _is_ours(key, card, trick) else -1) * (values[one.index] - min(values))
        for trick in tricks_soon(key, card)
        for one in trick.cards
    )


def _is_ours(key: Key, card: int, trick: Trick) -> bool:
    own = sides_of(key.ends[card])
    assert trick.winner is not None
    return own[trick.winner] == own[key.decision.seat]


@dataclass(frozen=True, slots=True)
class Pair:
    """The best card and the worst wrong one, the tricks to which they lead, and whose these are."""

    key: Key
    best: Card
    wrong: Card
    trick: Trick
    lost: Trick
    is_ours: bool
    would_be_ours: bool

    @property
    def is_lead(self) -> bool:
        """Whether the person leads."""
        return not self.key.view.trick.cards

    @property
    def trumps(self) -> CardSet:
        """All trumps."""
        return self.key.view.game.tables.trumps

    @property
    def same_suit(self) -> bool:
        """Whether both are of one suit."""
        return self.best.suit is self.wrong.suit

    @property
    def best_is_higher(self) -> bool:
        """Whether the best card beats the wrong one."""
        return bool(self.key.view.game.tables.beats[self.wrong.index] & self.best.bit)


def ideas(key: Key) -> tuple[str, ...]:
    """What the decision is about, the plainest first."""
    best = key.card(key.compared.best)
    wrong = key.card(min(key.wrong, key=lambda card: key.compared.means[card]))
    (trick, *_), (lost, *_) = tricks_soon(key, best.index), tricks_soon(key, wrong.index)
    ours = _is_ours(key, best.index, trick), _is_ours(key, wrong.index, lost)
    pair = Pair(key, best, wrong, trick, lost, *ours)
    found = [
        idea
        for about in (_fool, _petit, _trumps, _courts, _lead, _trick, _end)
        for idea in about(pair)
    ]
    return tuple(dict.fromkeys(found)) or ("other",)


def _fool(pair: Pair) -> Iterator[str]:
    fool = pair.key.view.game.tables.fool
    if pair.best.bit & fool:
        yield "fool now" if pair.would_be_ours else "fool rather than a card that would be lost"
    if pair.wrong.bit & fool:
        yield "fool kept for later"


def _petit(pair: Pair) -> Iterator[str]:
    hunted = cards_of(pair.key.view.game).hunted
    if pair.best.bit & hunted:
        yield f"trump 1 {'home' if pair.is_ours else 'lost'} (right)"
    elif pair.wrong.bit & hunted:
        yield f"trump 1 {'home' if pair.would_be_ours else 'lost'} (wrong)"
    elif pair.is_ours > pair.would_be_ours and as_set(pair.trick.cards + pair.lost.cards) & hunted:
        yield "trump 1 caught (right)"


def _trumps(pair: Pair) -> Iterator[str]:
    if pair.wrong.bit == as_set(pair.key.view.hand) & pair.trumps:
        yield "last trump kept"
    if pair.best.bit & pair.trumps and pair.is_lead and _is_top(pair, pair.best):
        yield "trumps drawn from the top"
    is_suit = pair.wrong.bit & ~pair.key.view.game.tables.fool
    if is_suit and _is_top(pair, pair.wrong) and not _is_top(pair, pair.best):
        yield "stopper kept"


def _is_top(pair: Pair, card: Card) -> bool:
    # Nothing that the person has not seen beats it in its suit.
    view, tables = pair.key.view, pair.key.view.game.tables
    seen = as_set(view.hand) | as_set(view.discarded) | view.seen
    return not tables.beats[card.index] & tables.follow[card.index] & ~seen


def _courts(pair: Pair) -> Iterator[str]:
    if _is_dear(pair, pair.wrong) and not pair.would_be_ours:
        is_ruffed = _winning(pair.lost).bit & pair.trumps
        yield "court ruffed" if is_ruffed else "counting card into theirs"
    if _is_dear(pair, pair.best) and pair.is_ours:
        is_own = pair.trick.winner == pair.key.decision.seat
        yield "court home in time" if is_own else "partner's trick loaded"
    if any(
        isinstance(fact, CardPlayed) and fact.seat in pair.key.view.friends
        for fact in pair.key.view.facts[-1:]
        if pair.key.view.trick.cards
    ):
        yield "partner has just spoken"


def _is_dear(pair: Pair, card: Card) -> bool:
    # A suit card that counts.
    values = advisor_of(pair.key.view.game).card_values
    return values[card.index] > min(values) and not card.bit & pair.trumps


def _winning(trick: Trick) -> Card:
    assert trick.winner is not None
    return trick.cards[trick.seats.index(trick.winner)]


def _lead(pair: Pair) -> Iterator[str]:
    if not pair.is_lead:
        return
    friends = pair.key.view.friends
    if pair.trick.winner in friends and pair.lost.winner not in friends:
        yield "partner's card led to"
    match bool(pair.best.bit & pair.trumps), bool(pair.wrong.bit & pair.trumps):
        case True, True:
            yield "which trump to lead"
        case True, False:
            yield "trumps drawn"
        case False, True:
            yield "trump kept, suit led"
        case _:
            yield "which card of a suit" if pair.same_suit else "which suit to lead"


def _trick(pair: Pair) -> Iterator[str]:
    if pair.is_lead:
        return
    match pair.is_ours, pair.would_be_ours:
        case True, False:
            yield "trick won"
        case False, True:
            yield "trick given up"
        case True, True if pair.same_suit:
            yield "win high" if pair.best_is_higher else "win as cheaply as possible"
        case False, False if pair.same_suit:
            higher = "unblock or spare a low one"
            yield higher if pair.best_is_higher else "low under a sure winner"


def _end(pair: Pair) -> Iterator[str]:
    key, best, wrong = pair.key, pair.best.index, pair.wrong.index
    last = deal_of(key.ends[best]).tricks[-1]
    if _is_ours(key, best, last) and not _is_ours(key, wrong, deal_of(key.ends[wrong]).tricks[-1]):
        by_trump = _winning(last).bit & pair.trumps
        yield "last trick" if by_trump else "last trick by a suit card"
    for code, points in line_changes(key, best, wrong).items():
        if code not in ("cards", "points") and abs(points) >= key.decision.unit / 2:
            yield f"line {code}"


def line_changes(key: Key, best: int, wrong: int) -> dict[str, int]:
    """By how much the person's lines of the score differ between two ends."""
    found: dict[str, int] = {}
    for end, sign in ((key.ends[best], 1), (key.ends[wrong], -1)):
        for code, points in lines_of(end, key.decision.seat).items():
            found[code] = found.get(code, 0) + sign * points
    return {code: points for code, points in found.items() if points}


def lines_of(end: Match, seat: int) -> dict[str, int]:
    """What each line of the score gives to a seat."""
    score, found = score_of(end), dict[str, int]()
    for line in (*score.lines, *score.reckoning):
        found[line.code] = found.get(line.code, 0) + line.points[seat]
    return found
