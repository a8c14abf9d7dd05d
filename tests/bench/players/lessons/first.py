"""Finds first deals: many different moments for the person, and a good end."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

from bot.games.actions import Action, Play, code_of, playable
from bot.games.cards import Card, Seat
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.players.advice.catalogue import advisor_of
from bot.players.arena import to_act
from bot.players.search.kernels.cards import cards_of
from tests.bench.players.lessons import playing
from tests.bench.players.lessons.finding import Walk
from tests.bench.players.lessons.storing import as_json, store
from tests.bench.players.lessons.telling import codes, told_trick

KEPT = 10
"""First deals that are kept of each kind."""
USUAL = 2
"""How many trumps a hand may have more or less than its share."""


def firsts(game: Game, folder: Path, seed: str, seconds: float) -> None:
    """Look for first deals for so long, and keep the best."""
    began, best = monotonic(), list[tuple[float, int, Walk]]()
    rng = Random(f"first {game.key} {game.players} {game.options} {seed}")
    looked = 0
    while monotonic() - began < seconds:
        secret, looked = rng.randbytes(32), looked + 1
        fairness = Fairness(f"lesson-{game.key}-{secret.hex()[:8]}", secret, ())
        seat = Seat(rng.randrange(game.players))
        if not _is_usual(playing.begun(game, fairness), seat):
            continue
        walk = _walked(game, fairness, seat)
        if is_fit(walk):
            best = sorted([*best, (worth(walk), looked, walk)], reverse=True)[:KEPT]
    lines = []
    for place, (points, _, walk) in enumerate(best, 1):
        begin = next(move for move, (seat, _) in enumerate(walk.moves) if seat == walk.seat)
        store(folder, f"first-{place:02}", as_json(walk, begin, []), "\n".join(_told(walk)))
        lines.append(f"first-{place:02}  worth {points:.1f}  {_line(walk)}")
    (folder / "INDEX-first.txt").write_text("\n".join(lines) + "\n")


def _walked(game: Game, fairness: Fairness, seat: Seat) -> Walk:
    found = Walk(game, fairness, seat)
    match = playing.first_match(game, fairness)
    found.events = [*match.next_deal(fairness.deck(1, game.pack))]
    match = match.after(found.events)
    while playing.is_played(match):
        actor = to_act(match)
        choose = playing.by_person if actor == seat else playing.by_computer
        action = choose(match, fairness, actor)
        found.matches.append(match)
        found.moves.append((actor, action))
        happened = match.decide(actor, action)
        found.events += happened
        match = match.after(happened)
    found.matches.append(match)
    return found


def _is_usual(match: Match, seat: Seat) -> bool:
    deal, game = match.deal, match.game
    assert deal is not None
    hand, tables = deal.hands[seat], game.tables
    if not hand:
        return True
    share = hand.bit_count() * tables.trumps.bit_count() / len(game.pack.cards)
    trumps = (hand & tables.trumps).bit_count()
    suits = [(hand & suit).bit_count() for suit in set(tables.follow) - {0, tables.trumps}]
    return abs(trumps - share) <= USUAL and max(suits) - min(suits) <= hand.bit_count() // 3


def is_fit(walk: Walk) -> bool:
    """Whether the deal was played, and ended well for the person."""
    end = walk.matches[-1]
    assert end.deal is not None
    return bool(end.deal.tricks) and playing.result(end, walk.seat) > 0


def worth(walk: Walk) -> float:
    """How many different moments there are, and early ones count more; that it is won counts as
    well."""
    met: dict[str, int] = {}
    tricks = len(walk.matches[-1].deal.tricks) if walk.matches[-1].deal else 1
    for trick, kinds in moments(walk):
        for kind in kinds:
            met.setdefault(kind, trick)
    return sum(1.5 - trick / tricks for trick in met.values())


def moments(walk: Walk) -> Iterator[tuple[int, list[str]]]:
    """What happens to the person with each card: the number of the trick, from 0, and its kinds."""
    end = walk.matches[-1].deal
    assert end is not None
    for match, (seat, action) in zip(walk.matches, walk.moves, strict=False):
        if seat == walk.seat and isinstance(action, Play) and match.deal is not None:
            trick = len(match.deal.tricks)
            yield trick, [*_moment(match, action, walk.seat), *_outcome(walk, trick, action.card)]


def _moment(match: Match, action: Action, seat: Seat) -> Iterator[str]:
    deal, tables = match.deal, match.game.tables
    assert deal is not None
    assert isinstance(action, Play)
    hand, legal = deal.hands[seat], playable(match.game.ask(deal, seat))
    led = next((tables.follow[c.index] for c in deal.trick.cards if tables.follow[c.index]), 0)
    if not led:
        yield "leads"
    elif led & hand and led == tables.trumps:
        yield "follows trumps"
    elif led & hand:
        yield "must follow, with a choice" if (legal & led).bit_count() > 1 else "must follow"
    elif legal & tables.trumps and not legal & ~(tables.trumps | tables.fool):
        yield "must trump"
    else:
        yield "throws any card"
    if led and legal & tables.trumps != hand & tables.trumps and not legal & ~tables.trumps & led:
        yield "must go higher"
    if hand & tables.fool and not action.card.bit & tables.fool:
        yield "could play the Fool" if legal & tables.fool else "holds the Fool"
    if action.card.bit & tables.fool:
        yield "plays the Fool"
    if action.card.bit & cards_of(match.game).hunted:
        yield "plays trump 1"


def _outcome(walk: Walk, place: int, card: Card) -> Iterator[str]:
    end = walk.matches[-1].deal
    assert end is not None
    trick, values = end.tricks[place], advisor_of(walk.game).card_values
    worth = sum(values[one.index] - min(values) for one in trick.cards)
    own = trick.winner == walk.seat
    yield "wins" if own else "loses"
    if worth >= 2 * (max(values) - min(values)) / 3:
        yield "wins counting cards" if own else "counting cards go away"
    if own and values[card.index] > min(values) and not card.bit & walk.game.tables.trumps:
        yield "a court wins"
    if own and card.bit & walk.game.tables.trumps and trick.cards[0].suit is not card.suit:
        yield "ruffs and wins"
    if place == len(end.tricks) - 1 and own:
        yield "wins the last trick"


def _line(walk: Walk) -> str:
    end = walk.matches[-1]
    deal = end.deal
    assert deal is not None
    assert deal.score is not None
    kinds = dict.fromkeys(kind for _, found in moments(walk) for kind in found)
    role = end.view(walk.seat).roles[walk.seat] or "-"
    trumps = (deal.dealt[walk.seat] & walk.game.tables.trumps).bit_count()
    return (
        f"seat {walk.seat} dealer {deal.dealer} role {role} trumps {trumps}"
        f" scores {deal.score.scores} result {playing.result(end, walk.seat):g}"
        f" won {sum(trick.winner == walk.seat for trick in deal.tricks)} of {len(deal.tricks)}"
        f" | {', '.join(kinds)}"
    )


def _told(walk: Walk) -> Iterator[str]:
    end = walk.matches[-1].deal
    assert end is not None
    game = walk.game
    yield f"{game.key}, {game.players} players, options: {game.options.changed() or 'default'}"
    yield _line(walk)
    yield f"person on seat {walk.seat} (seats play in the order 0, 1, 2 …), dealer {end.dealer}"
    yield "as dealt:"
    yield from (f"  {s}: {codes(game.pack.members(hand))}" for s, hand in enumerate(end.dealt))
    yield f"  stock: {codes(game.pack.members(end.stock))}"
    before = [f"{s}:{code_of(a)}" for s, a in walk.moves if not isinstance(a, Play)]
    yield f"before and beside the play: {'  '.join(before)}"
    said = [f"{s}:{code_of(a)}" for s, a in walk.moves if isinstance(a, Play) and a.says]
    if said:
        yield f"said with cards: {'  '.join(said)}"
    held = _hands_at_leads(walk)
    for (place, kinds), hand in zip(moments(walk), held, strict=True):
        yield f"trick {place + 1:2}: {told_trick(end.tricks[place])}   own hand: {hand}"
        yield f"          {', '.join(kinds)}"


def _hands_at_leads(walk: Walk) -> list[str]:
    return [
        codes(match.view(walk.seat).hand)
        for match, (seat, action) in zip(walk.matches, walk.moves, strict=False)
        if seat == walk.seat and isinstance(action, Play)
    ]
