"""Finds first deals: many different moments for the person, and a good end."""

from collections.abc import Iterator
from pathlib import Path

from bot.games.game import Game
from bot.tables.shared_deals.deals import first_match
from tests.bench.players.lessons.finding import Walk, fresh
from tests.bench.players.lessons.happening import happenings
from tests.bench.players.lessons.playing import by_person, deal_of, result, score_of
from tests.bench.players.lessons.storing import as_json, store
from tests.bench.players.lessons.supplying import Wish
from tests.bench.players.lessons.telling import codes, heading, told_trick

KEPT = 10
"""First deals that are kept of each kind."""
USUAL = 2
"""How many trumps a hand may have more or less than its share."""
LATE = 1.5
"""A moment of the first trick counts so much, one that first comes in the last trick one less."""


def firsts(game: Game, folder: Path, seed: str, wish: Wish) -> None:
    """Look for first deals for so long, and keep the best."""
    best: list[tuple[float, int, Walk]] = []
    deals = zip(wish.until(), fresh(game, f"first {seed}"), strict=False)
    for looked, (_, (walk, _)) in enumerate(deals):
        if not _is_usual(walk):
            continue
        walk.go(by_person)
        if deal_of(walk.end).tricks and result(walk.end, walk.seat) > 0:
            best = sorted([*best, (worth(walk), looked, walk)], reverse=True)[:KEPT]
    lines = []
    for place, (points, _, walk) in enumerate(best, 1):
        name = f"first-{place:02}"
        store(folder, name, as_json(walk, walk.begin, []), "\n".join(_told(walk)))
        lines.append(f"{name}  worth {points:.1f}  {_line(walk)}")
    (folder / "INDEX-first.txt").write_text("\n".join(lines) + "\n")


def _is_usual(walk: Walk) -> bool:
    # About as many trumps as everybody has, and no suit that is much longer than another.
    game, tables = walk.game, walk.game.tables
    match = first_match(game, walk.fairness)
    match = match.after(match.next_deal(walk.fairness.deck(1, game.pack)))
    hand = deal_of(match).hands[walk.seat]
    share = hand.bit_count() * tables.trumps.bit_count() / len(game.pack.cards)
    suits = [(hand & suit).bit_count() for suit in {*tables.follow} - {0, tables.trumps}]
    is_even = max(suits) - min(suits) <= hand.bit_count() // 3
    return is_even and abs((hand & tables.trumps).bit_count() - share) <= USUAL


def worth(walk: Walk) -> float:
    """How many different moments there are; early ones count more."""
    met: dict[str, float] = {}
    for place, one in enumerate(happenings(walk)):
        for kind in one.kinds:
            met.setdefault(kind, LATE - place / len(deal_of(walk.end).tricks))
    return sum(met.values())


def _line(walk: Walk) -> str:
    deal, seat = deal_of(walk.end), walk.seat
    kinds = dict.fromkeys(kind for one in happenings(walk) for kind in one.kinds)
    trumps = (deal.dealt[seat] & walk.game.tables.trumps).bit_count()
    return (
        f"seat {seat} dealer {deal.dealer} role {walk.end.view(seat).roles[seat] or '-'}"
        f" trumps {trumps} scores {score_of(walk.end).scores} result {result(walk.end, seat):g}"
        f" won {sum(trick.winner == seat for trick in deal.tricks)} of {len(deal.tricks)}"
        f" | {', '.join(kinds)}"
    )


def _told(walk: Walk) -> Iterator[str]:
    deal, members = deal_of(walk.end), walk.game.pack.members
    yield from heading(walk, len(walk.moves))
    yield _line(walk)
    yield "as dealt:"
    yield from (f"  {seat}: {codes(members(hand))}" for seat, hand in enumerate(deal.dealt))
    yield f"  stock: {codes(members(deal.stock))}"
    for place, one in enumerate(happenings(walk), 1):
        yield f"trick {place:2}: {told_trick(one.trick)}   own hand: {codes(members(one.hand))}"
        yield f"          {', '.join(one.kinds)}"
