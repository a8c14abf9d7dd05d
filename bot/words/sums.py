"""The sums behind a score, written so that they add up before one's eyes."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from bot.games.sides import Sum, SumPart, Term
from bot.games.view import SeatView
from bot.texts import Texts
from bot.words.lists import listed
from bot.words.numbers import in_figures, number
from bot.words.seats import BIDDERS, CALLED, CALLER
from bot.words.wording import Wording

Names = Sequence[str]


def sums_of(view: SeatView, seat: int, names: Names, texts: Texts) -> list[str]:
    """Return the sums behind what a seat has scored; none before the deal is over."""
    return [sum_in_words(found, names, texts) for found in _sums(view, seat)]


def sum_lines(view: SeatView, names: Names, wording: Wording) -> list[str]:
    """Return a line for each side with the sums behind its score; none before the deal is over."""
    told = []
    for side in view.game.sides:
        shown = sums_of(view, side[0], names, wording.texts)
        who = listed((names[seat] for seat in side), wording.texts)
        told += [" · ".join([who, *shown])] if shown else []
    return told


def contract_lines(view: SeatView, names: Names, wording: Wording) -> list[str]:
    """Return the line of whoever bid for the deal, or those of a caller and of whom they called,
    with what that came to; none before it is over."""
    leading = (*BIDDERS, CALLER, CALLED)
    bidders = [seat for seat, role in enumerate(view.roles) if role in leading]
    return [
        f"{names[seat]} · {sum_in_words(found, names, wording.texts)}"
        for seat in bidders
        for found in _sums(view, seat)
        if found.title
    ]


def sum_in_words(found: Sum, names: Names, texts: Texts) -> str:
    """Return a sum: what it is about, its parts and what is done to them, with whom it is
    settled."""
    written = _equation(found, names, texts)
    if found.whom:
        key = "sum-to" if found.pays else "sum-from"
        whom = listed((names[seat] for seat in found.whom), texts)
        written = texts.say(key, sum=written, names=whom)
    if not found.title:
        return written
    return texts.say("words-of", what=_title(found, texts), told=written)


def _sums(view: SeatView, seat: int) -> list[Sum]:
    if view.score is None:
        return []
    found = view.game.sums(view.score, view.facts, view.tricks)[seat]
    return [each for each in found if each.parts]


def _title(found: Sum, texts: Texts) -> str:
    told: dict[str, str | int] = dict(found.told)
    exact, points = Fraction(int(told.pop("halves")), 2), told["points"]
    rounded = "" if exact == points else f" → {points}"
    return texts.say(f"sum-{found.title}", **told | {"points": f"{in_figures(exact)}{rounded}"})


def _equation(found: Sum, names: Names, texts: Texts) -> str:
    written = _added(found.parts, texts)
    is_plain = len(found.parts) == 1 and _is_plain(found.parts[0])
    if not is_plain:
        written = f"{written} = {number(found.added)}"
    times = Fraction(found.times, found.divisor)
    if times != 1:
        step = f"× {in_figures(times)} = {number(found.multiplied)}"
        written = f"{written} {step}" if is_plain else f"{written}, {step}"
    if found.less:
        shares = ((seat, share) for seat, share in found.less if share)
        less = " ".join(f"{_sign(share)} {names[seat]} {abs(share)}" for seat, share in shares)
        written = f"{written}, {less} = {number(found.total)}"
    return written


def _sign(subtracted: int) -> str:
    return "−" if subtracted > 0 else "+"


def _added(parts: Sequence[SumPart], texts: Texts) -> str:
    first, *others = parts
    written = _part(first, texts, number)
    for part in others:
        written = f"{written} {_sign(-part.total)} {_part(part, texts, _unsigned)}"
    return written


def _is_plain(part: SumPart) -> bool:
    return len(part.terms) == 1 and part.times == 1


def _part(part: SumPart, texts: Texts, shown: Callable[[int], str]) -> str:
    terms = " + ".join(_term(term, texts, shown) for term in part.terms)
    if _is_plain(part):
        return terms
    bracketed = terms if len(part.terms) == 1 else f"({terms})"
    return bracketed if part.times == 1 else f"{bracketed} × {part.times}"


def _term(term: Term, texts: Texts, shown: Callable[[int], str]) -> str:
    if not term.code:
        return shown(term.number)
    # A combination goes by its own name.
    key = f"meld-{term.code}"
    name = texts.say(key if texts.has(key) else f"line-{term.code}")
    return f"{name} {shown(term.number)}"


def _unsigned(value: int) -> str:
    return str(abs(value))
