"""How a deal and its match stand for the owner of a hand, told briefly or in sentences.

What is told by sides begins with one's own.
"""

from collections.abc import Iterator, Sequence

from bot.games.events import MeldsDeclared
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.labels import bid_name
from bot.words.numbers import signed
from bot.words.seats import bidder_of

BRIEF, WORDS = "brief", "words"
"""In as few letters as possible, or in sentences; ends the keys of the texts."""


def standing(view: SeatView, names: Sequence[str], texts: Texts, form: str) -> tuple[str, ...]:
    """Return the contract, tricks, declared points and totals, the most important first.

    There is nothing in it that the seat may not know. *names* are those of all seats, *form* is
    `BRIEF` or `WORDS`.
    """
    parts = (
        _contract(view, names, texts, form),
        _tricks(view, texts, form),
        _declared(view, texts, form),
        totals(view, names, texts, form),
    )
    return tuple(part for some in parts for part in some)


def _contract(view: SeatView, names: Sequence[str], texts: Texts, form: str) -> Iterator[str]:
    found = bidder_of(view)
    if found is not None:
        name, bid = names[found.seat], bid_name(found.bid, texts)
        yield texts.say(f"stands-contract-{form}", name=name, bid=bid)


def _tricks(view: SeatView, texts: Texts, form: str) -> Iterator[str]:
    if not view.tricks:
        return
    own, others = _by_sides(view, view.tricks_taken)
    if others is None:
        yield texts.say(f"stands-own-tricks-{form}", own=own)
    else:
        yield texts.say(f"stands-tricks-{form}", own=own, others=others)


def _declared(view: SeatView, texts: Texts, form: str) -> Iterator[str]:
    points = [0] * view.game.players
    for fact in view.facts:
        if isinstance(fact, MeldsDeclared):
            points[fact.seat] += fact.points
    own, others = _by_sides(view, points)
    if own or others:
        yield texts.say(f"stands-declared-{form}", own=own, others=others or 0)


def totals(view: SeatView, names: Sequence[str], texts: Texts, form: str) -> Iterator[str]:
    """Yield the parts with the totals of the match, one's own first; they come last."""
    assert view.seat is not None
    if not view.scores:
        return
    own, *others = (
        (names[seat], signed(view.totals[seat])) for seat in view.game.from_seat(view.seat)
    )
    if view.game.teams:
        yield texts.say(f"stands-totals-{form}", own=own[1], others=others[0][1])
        return
    yield texts.say(f"stands-own-total-{form}", total=own[1])
    for name, total in others:
        yield texts.say(f"stands-total-{form}", name=name, total=total)


def _by_sides(view: SeatView, numbers: Sequence[int]) -> tuple[int, int | None]:
    # One's own side and the others; nothing of them while it is hidden who they are. A seat may
    # take others for its friends before it knows.
    assert view.seat is not None
    if not view.game.teams and None in view.roles:
        return numbers[view.seat], None
    own = sum(numbers[seat] for seat in (view.seat, *view.friends))
    return own, sum(numbers) - own
