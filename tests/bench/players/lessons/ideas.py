"""What a key decision is about, as far as its cards and tricks show it."""

from collections.abc import Iterator

from bot.games.cards import Card, Seat, as_set
from bot.games.match import Match
from bot.games.trick import Trick
from bot.players.advice.catalogue import advisor_of
from bot.players.search.kernels.cards import cards_of
from tests.bench.players.lessons.finding import Key

SOON = 3
"""Tricks within which a wrong card should visibly lose, its own among them."""


def sides(match: Match) -> tuple[int, ...]:
    """The side of each seat, at the end of a deal."""
    assert match.deal is not None
    score_inputs, locations, _ = match.game.counted(match.deal)
    return match.game.sides_in(score_inputs, locations.held)


def trick_at(key: Key, card: int, later: int = 0) -> Trick | None:
    """The trick of the decision as it ends with this card, or one of those after it."""
    deal, place = key.ends[card].deal, len(key.view.tricks) + later
    assert deal is not None
    return deal.tricks[place] if place < len(deal.tricks) else None


def won_soon(key: Key, card: int) -> float:
    """What the side of the person wins in the next tricks, in points of cards."""
    end = key.ends[card]
    own = sides(end)
    values, total = advisor_of(key.view.game).card_values, 0.0
    for later in range(SOON):
        trick = trick_at(key, card, later)
        if trick is not None and trick.winner is not None:
            sign = 1 if own[trick.winner] == own[_person(key)] else -1
            worth = sum(values[one.index] - min(values) for one in trick.cards)
            total += sign * worth
    return total


def seen_soon(key: Key) -> float:
    """By how many points of cards the best card is better in the next tricks, at least."""
    best = won_soon(key, key.compared.best)
    return best - max(won_soon(key, card) for card in key.wrong)


def ideas(key: Key) -> tuple[str, ...]:
    """What the decision is about, the plainest first."""
    return tuple(dict.fromkeys(_ideas(key))) or ("other",)


def _ideas(key: Key) -> Iterator[str]:
    game, tables = key.view.game, key.view.game.tables
    best = key.card(key.compared.best)
    wrong = key.card(min(key.wrong, key=lambda card: key.compared.means[card]))
    right, lost = trick_at(key, best.index), trick_at(key, wrong.index)
    assert right is not None
    assert lost is not None
    own, me = sides(key.ends[wrong.index]), _person(key)
    ours_right, ours_lost = own[right.winner or 0] == own[me], own[lost.winner or 0] == own[me]
    leads = not key.view.trick.cards
    values = advisor_of(game).card_values
    dear = [card.index for card in game.pack.cards if values[card.index] > min(values)]
    if best.bit & tables.fool:
        yield "fool rather than a card that would be lost" if not ours_lost else "fool now"
    if wrong.bit & tables.fool:
        yield "fool kept for later"
    yield from _about_trumps(key, best, wrong)
    if leads and right.winner in key.view.friends and lost.winner not in key.view.friends:
        yield "partner's card led to"
    hunted = cards_of(game).hunted
    for card, side, word in ((best, ours_right, "right"), (wrong, ours_lost, "wrong")):
        if card.bit & hunted:
            yield f"trump 1 {'home' if side else 'lost'} ({word})"
    falls = any(card.bit & hunted for card in (*right.cards, *lost.cards))
    if falls and not (wrong.bit | best.bit) & hunted and ours_right and not ours_lost:
        yield "trump 1 caught (right)"
    if wrong.index in dear and not ours_lost and not wrong.bit & tables.trumps:
        taken_by = lost.cards[lost.seats.index(lost.winner)] if lost.winner is not None else wrong
        yield "court ruffed" if taken_by.bit & tables.trumps else "counting card into theirs"
    if best.index in dear and lost.winner is not None and ours_right:
        if right.winner != me and not best.bit & tables.trumps:
            yield "partner's trick loaded"
        elif not best.bit & tables.trumps:
            yield "court home in time"
    if leads:
        if best.bit & tables.trumps and not wrong.bit & tables.trumps:
            yield "trumps drawn"
        elif wrong.bit & tables.trumps and not best.bit & tables.trumps:
            yield "trump kept, suit led"
        elif best.bit & tables.trumps:
            yield "which trump to lead"
        else:
            yield "which suit to lead" if best.suit is not wrong.suit else "which card of a suit"
    else:
        if ours_right and not ours_lost:
            yield "trick won"
        if not ours_right and ours_lost:
            yield "trick given up"
        if not ours_right and not ours_lost and best.suit is wrong.suit:
            stronger = tables.beats[best.index] & wrong.bit
            yield "low under a sure winner" if stronger else "unblock or spare a low one"
        if ours_right and ours_lost and best.suit is wrong.suit:
            stronger = tables.beats[wrong.index] & best.bit
            yield "win high" if stronger else "win as cheaply as possible"
    if _last_winner(key, best) and not _last_winner(key, wrong):
        end = key.ends[best.index].deal
        assert end is not None
        last = end.tricks[-1]
        by_suit = any(
            seat == last.winner and not card.bit & tables.trumps
            for seat, card in zip(last.seats, last.cards, strict=True)
        )
        yield "last trick by a suit card" if by_suit else "last trick"
    yield from _lines(key, best.index, wrong.index)


def _about_trumps(key: Key, best: Card, wrong: Card) -> Iterator[str]:
    game, hand = key.view.game, as_set(key.view.hand)
    tables, own = game.tables, as_set(key.view.discarded)
    unseen = game.pack.everything & ~(hand | own | key.view.seen)

    def is_top(card: Card) -> bool:
        return not tables.beats[card.index] & tables.follow[card.index] & unseen

    if wrong.bit == hand & tables.trumps:
        yield "last trump kept"
    if best.bit & tables.trumps and not key.view.trick.cards and is_top(best):
        yield "trumps drawn from the top"
    if is_top(wrong) and not is_top(best) and wrong.bit & ~tables.fool:
        yield "stopper kept"


def _last_winner(key: Key, card: Card) -> bool:
    end = key.ends[card.index]
    assert end.deal is not None
    winner = end.deal.tricks[-1].winner
    own = sides(end)
    return winner is not None and own[winner] == own[_person(key)]


def _lines(key: Key, best: int, wrong: int) -> Iterator[str]:
    for code, points in line_changes(key, best, wrong).items():
        if code not in ("cards", "points") and abs(points) >= key.compared.unit / 2:
            yield f"line {code}"


def line_changes(key: Key, best: int, wrong: int) -> dict[str, int]:
    """By how much the person's lines of the score differ between two ends."""
    found: dict[str, int] = {}
    for card, sign in ((best, 1), (wrong, -1)):
        deal = key.ends[card].deal
        assert deal is not None
        assert deal.score is not None
        for line in (*deal.score.lines, *deal.score.reckoning):
            change = sign * line.points[_person(key)]
            found[line.code] = found.get(line.code, 0) + change
    return {code: points for code, points in found.items() if points}


def _person(key: Key) -> Seat:
    assert key.view.seat is not None
    return key.view.seat
