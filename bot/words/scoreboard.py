"""How a match and its deal stand for everybody: who plays with whom, tricks, cards and totals."""

from collections.abc import Container, Iterable, Iterator, Sequence
from fractions import Fraction

from bot.games.trick import Trick
from bot.games.view import SeatView
from bot.words.lists import listed
from bot.words.numbers import in_figures, signed
from bot.words.ranks import points_in
from bot.words.seats import DEFENDER, team_letter
from bot.words.wording import Wording

Names = Sequence[str]


def scoreboard(view: SeatView, names: Names, wording: Wording) -> list[str]:
    """Return a line for each side, or for each seat that plays alone; *view* is the public one.

    While a deal is played, only the cards in tricks are counted; a last line says so.
    """
    if view.game.teams:
        lines = [_line(view, team, names, wording) for team in view.game.teams]
    else:
        lines = [_line(view, (seat,), names, wording) for seat in range(view.game.players)]
        lines += _contest(view, names, wording)
    if view.score is None and view.tricks:
        lines.append(wording.say("scores-so-far"))
    return lines


def taken_by(view: SeatView, seats: Container[int | None]) -> tuple[Trick, ...]:
    """Return the tricks that these seats have won in the deal."""
    return tuple(trick for trick in view.tricks if trick.winner in seats)


def card_points(view: SeatView, tricks: Iterable[Trick]) -> Fraction:
    """Return what the cards of the tricks count together."""
    return sum((points_in(view.game, trick.cards) for trick in tricks), Fraction(0))


def _line(view: SeatView, seats: Sequence[int], names: Names, wording: Wording) -> str:
    who = listed((names[seat] for seat in seats), wording.texts)
    letter = team_letter(view.game, seats[0])
    if letter:
        who = wording.say("scores-team", letter=letter, names=who)
    total = signed(view.totals[seats[0]])
    if view.score is not None:
        deal = signed(view.score.scores[seats[0]])
        return wording.say("scores-line-over", name=who, total=total, deal=deal)
    return wording.say("scores-line", name=who, total=total, taken=_taken(view, seats, wording))


def _contest(view: SeatView, names: Names, wording: Wording) -> Iterator[str]:
    # Those who play against the others, and these, once everybody knows who they are.
    if None in view.roles or view.score is not None:
        return
    defenders = tuple(seat for seat, role in enumerate(view.roles) if role == DEFENDER)
    attack = tuple(seat for seat in range(view.game.players) if seat not in defenders)
    yield wording.say(
        "scores-contest",
        names=listed((names[seat] for seat in attack), wording.texts),
        taken=_taken(view, attack, wording),
        others=_taken(view, defenders, wording),
    )


def _taken(view: SeatView, seats: Sequence[int], wording: Wording) -> str:
    tricks = taken_by(view, seats)
    points = in_figures(card_points(view, tricks))
    return wording.say("scores-taken", count=len(tricks), points=points)
