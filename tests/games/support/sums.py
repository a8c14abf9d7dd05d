"""What the points of a deal that is over must add up to, by game."""

from collections.abc import Callable

from bot.games.cards import CardSet, Seat, as_set
from bot.games.deal import Deal
from bot.games.events import DealScored
from bot.games.francese.scoring import Count, exchanged, excuse_moves, pile_count
from bot.games.game import Game

CARDS_AND_LAST_TRICK = 93
"""What there is to be won with the Bolognese pack, beside combinations."""


def scores_add_up(game: Game, deal: Deal) -> None:
    """The lines give the scores, and the points are as many as there are."""
    scored = deal.score
    assert scored is not None
    lines = [line.points for line in scored.lines] or [(0,) * game.players]
    assert tuple(map(sum, zip(*lines, strict=True))) == scored.scores
    shown = game.sums(scored, deal.facts, deal.tricks)
    assert tuple(sum(each.score for each in seat) for seat in shown) == scored.scores
    if not scored.counts:
        assert scored.points == ()
        assert not any(scored.scores)
    SUMS[game.key](game, deal, scored)


def scarto(game: Game, deal: Deal, scored: DealScored) -> None:
    """All cards are 78 points; the scores add up to nothing."""
    assert sum(scored.points) == 78
    assert sum(scored.scores) == 0


def piedicavallo(game: Game, deal: Deal, scored: DealScored) -> None:
    """Cards and last trick are 114 points; partners score alike."""
    assert sum(scored.points) == 114
    assert scored.scores == scored.points + scored.points


def ottocento(game: Game, deal: Deal, scored: DealScored) -> None:
    """Partners score alike; cards and last trick are 93 where cards were played."""
    lines = {line.code: line.points for line in scored.lines}
    cards = sum(lines.get("cards", ())[:2]) + sum(lines.get("last-trick", ())[:2])
    declared = lines.get("declared", (0, 0))[:2]
    points = scored.points or (0, 0)
    sums = tuple(map(sum, zip(points, declared, strict=True)))
    assert cards == (CARDS_AND_LAST_TRICK if scored.points else 0)
    assert scored.scores == sums + sums


def terziglio(game: Game, deal: Deal, scored: DealScored) -> None:
    """The scores add up to nothing, the lines to the points; cards and last trick are 93."""
    assert sum(scored.scores) == 0
    if not scored.points:
        return
    lines = {line.code: line.points for line in scored.reckoning}
    # 87 is odd: only the declarer's side has as many card points as the declarer.
    seats = sorted(range(3), key=lambda seat: lines["cards"].count(lines["cards"][seat]))[:2]
    sides = {code: tuple(row[seat] for seat in seats) for code, row in lines.items()}
    together = sides.pop("together", (0, 0))
    assert sum(sides["cards"]) + sum(sides["last-trick"]) == CARDS_AND_LAST_TRICK
    assert tuple(map(sum, zip(*sides.values(), strict=True))) == together == scored.points


def francese(game: Game, deal: Deal, scored: DealScored) -> None:
    """The scores add up to nothing; both sides have 91 points and three bouts."""
    assert sum(scored.scores) == 0
    if not scored.counts:
        return
    half_points, bouts = scored.points
    defence = francese_defence(game, deal, exchanged_at_last=_changes_side(game))
    assert (half_points + defence.half_points, bouts + defence.bouts) == (182, 3)
    # Only with an odd number of players can one trick be worth half a point.
    assert game.players in (3, 5) or half_points % 2 == 0


def chambery(game: Game, deal: Deal, scored: DealScored) -> None:
    """All points are 68, 72 or 78, as the reckoning tells them; the scores add up to nothing."""
    assert sum(scored.scores) == 0
    if not scored.counts:
        return
    assert sum(scored.points) == {5: 68, 4: 72, 3: 78}[game.players]
    score_inputs, locations, _ = game.counted(deal)
    for seat, side in enumerate(game.sides_in(score_inputs, locations.held)):
        assert sum(line.points[seat] for line in scored.reckoning) == scored.points[side]


def francese_defence(game: Game, deal: Deal, *, exchanged_at_last: bool) -> Count:
    """What the defence has: all that the attack has neither won nor discarded nor kept."""
    score_inputs, locations, history = game.counted(deal)
    sides = game.sides_in(score_inputs, locations.held)
    attack = frozenset(Seat(seat) for seat, side in enumerate(sides) if side == 0)
    pile: CardSet = 0
    for trick in deal.tricks:
        if trick.winner not in attack:
            pile |= as_set(trick.cards)
    if any(getattr(fact, "bid", "") == "garde_contre" for fact in deal.facts):
        pile |= deal.stock
    moves = excuse_moves(history, attack, exchanged_at_last=exchanged_at_last)
    return exchanged(pile_count(pile), -moves)


def _changes_side(game: Game) -> bool:
    return getattr(game.options, "excuse_last", None) == "changes_side"


SUMS: dict[str, Callable[[Game, Deal, DealScored], None]] = {
    "scarto": scarto,
    "piedicavallo": piedicavallo,
    "ottocento": ottocento,
    "terziglio": terziglio,
    "tarocco-francese": francese,
    "chambery": chambery,
}
