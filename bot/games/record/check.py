"""Checking a match record by the rules: deal again, play again, count again."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

from bot.games.actions import Action, CardsFrom, MeldsFrom, OneOf, Play
from bot.games.cards import Card, Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import Detail, Finding, IllegalAction, TarotError, Why
from bot.games.events import HandDealt
from bot.games.game import Game
from bot.games.record.actions import in_words
from bot.games.record.record import FairDeals, MatchRecord, Move, RecordedDeal, StatedResult


class Fault(TarotError):
    """The record contradicts the rules: `path` says where, `finding` what the rules say."""

    def __init__(self, path: str, code: str, **details: Detail | Finding) -> None:
        super().__init__(f"{path}: {code}")
        self.path = path
        self.finding = Finding(code, details)


@dataclass(frozen=True, slots=True)
class Recomputed:
    """What came of playing a recorded deal again: winners of tricks, card points and scores.

    `deal` is its place in the record, from 0. Points and scores are None if it did not end.
    """

    deal: int
    tricks: tuple[Seat, ...]
    points: tuple[int, ...] | None
    scores: tuple[int, ...] | None


def check(record: MatchRecord) -> Iterator[Recomputed]:
    """Yield each deal as recomputed, and raise `Fault` at the first thing that is wrong."""
    _check_commitment(record.fair)
    scores: list[tuple[int, ...]] = []
    for index, recorded in enumerate(record.deals):
        path = f"deals[{index}]"
        _check_dealer(record, index, f"{path}.dealer")
        _check_cards(record.game, recorded, path)
        _check_fairness(record, index, path)
        deal = _played(record.game, recorded, totals_of(scores, record.game), path)
        recomputed = _recomputed(index, deal)
        yield recomputed
        _check_outcome(recorded, recomputed, path)
        if deal.score is not None:
            if deal.score.counts:
                scores.append(deal.score.scores)
        elif index + 1 < len(record.deals):
            raise Fault(path, "wrong-early-end", legal=_could(record.game, deal))
    _check_result(record.result, scores)


def _check_commitment(fair: FairDeals | None) -> None:
    if fair is None:
        return
    truth = fair.fairness.commitment
    if fair.commitment.lower() != truth:
        raise Fault("fair.commitment", "wrong-commitment", sha256=truth)


def _check_dealer(record: MatchRecord, index: int, path: str) -> None:
    dealer = record.deals[index].dealer
    if index:
        code = "wrong-next-dealer"
        needed = record.game.after(record.deals[index - 1].dealer)
    elif record.fair is not None:
        code = "wrong-first-dealer"
        needed = record.fair.fairness.first_dealer(record.game.players)
    else:
        return
    if dealer != needed:
        raise Fault(path, code, seat=dealer, dealer=needed)


def _check_cards(game: Game, recorded: RecordedDeal, path: str) -> None:
    hands = [(f"{path}.hands[{seat}]", hand) for seat, hand in enumerate(recorded.hands)]
    _check_pack(game, [*hands, (f"{path}.stock", recorded.stock)], path)
    sizes: Counter[Seat | None] = Counter()
    for taker, count in game.packets(recorded.dealer):
        sizes[taker] += count
    for seat, (place, hand) in enumerate(hands):
        _check_size(hand, sizes[Seat(seat)], place)
    _check_size(recorded.stock, sizes[None], f"{path}.stock")


def _check_pack(game: Game, groups: list[tuple[str, tuple[Card, ...]]], path: str) -> None:
    met: dict[Card, str] = {}
    for place, cards in groups:
        for card in cards:
            if card in met:
                raise Fault(place, "wrong-card-twice", card=card.code, place=met[card])
            met[card] = place
    missing = [card for card in game.pack.cards if card not in met]
    if missing:
        raise Fault(path, "wrong-missing-cards", cards=_codes(missing))


def _check_size(cards: tuple[Card, ...], size: int, path: str) -> None:
    if len(cards) != size:
        raise Fault(path, "wrong-hand-size", size=size, count=len(cards))


def _check_fairness(record: MatchRecord, index: int, path: str) -> None:
    if record.fair is None:
        return
    recorded = record.deals[index]
    number = index + 1
    if recorded.number != number:
        raise Fault(f"{path}.number", "wrong-number", number=number)
    deck = record.fair.fairness.deck(number, record.game.pack)
    truth = record.game.hands_from(recorded.dealer, deck)
    stated = [*recorded.hands, recorded.stock]
    for seat, (dealt, hand) in enumerate(zip(truth, recorded.hands, strict=False)):
        if as_set(dealt) != as_set(hand):
            raise Fault(f"{path}.hands[{seat}]", "wrong-hand", cards=_codes(dealt))
    # Where cards are looked at in two steps, the first of them are named first.
    for dealt_first, first in zip(
        _first_seen(record.game, recorded.dealer, truth),
        _first_seen(record.game, recorded.dealer, stated),
        strict=True,
    ):
        if as_set(dealt_first.cards) != as_set(first.cards):
            place = f"{path}.hands[{first.seat}]"
            raise Fault(place, "wrong-first-cards", cards=_codes(dealt_first.cards))


def _first_seen(game: Game, dealer: Seat, dealt: Sequence[tuple[Card, ...]]) -> list[HandDealt]:
    return [event for event in game.deal_as(1, dealer, dealt) if isinstance(event, HandDealt)]


def totals_of(scores: Sequence[tuple[int, ...]], game: Game) -> tuple[int, ...]:
    """Return the sums of the scores, seat by seat."""
    return tuple(sum(deal[seat] for deal in scores) for seat in range(game.players))


def _played(game: Game, recorded: RecordedDeal, totals: tuple[int, ...], path: str) -> Deal:
    dealt = [*recorded.hands, recorded.stock]
    deal = game.replay(game.deal_as(recorded.number or 1, recorded.dealer, dealt, totals))
    asked_from = 0
    for index, move in enumerate(recorded.moves):
        if index >= asked_from:
            asked_from = index + _needless(game, deal, recorded.moves[index:])
        if index < asked_from:
            continue
        deal = _with_what_is_left_out(game, deal, move)
        try:
            events = game.decide(deal, move.seat, move.action)
        except IllegalAction as fault:
            raise _illegal(game, deal, move, fault.why, f"{path}.actions[{index}]") from None
        deal = reduce(game.evolve, events, deal)
    return deal


def _needless(game: Game, deal: Deal, moves: Sequence[Move]) -> int:
    needless = game.needless(deal)
    stated = tuple((move.seat, move.action) for move in moves[: len(needless)])
    return len(needless) if stated == needless else 0


def _with_what_is_left_out(game: Game, deal: Deal, move: Move) -> Deal:
    granted = game.taken_for_granted(deal)
    if granted is None or deal.to_act is None or type(move.action) is type(granted):
        return deal
    return reduce(game.evolve, game.decide(deal, deal.to_act, granted), deal)


def _illegal(game: Game, deal: Deal, move: Move, why: Why, path: str) -> Fault:
    legal = _could_say(game, deal, move) if why is Why.NOT_TO_BE_SAID else _could(game, deal)
    return Fault(
        path,
        "wrong-action",
        seat=move.seat,
        action=in_words(move.action),
        rule=Finding.of(f"breaks-{why}"),
        legal=legal,
    )


def _could_say(game: Game, deal: Deal, move: Move) -> Finding:
    if isinstance(move.action, Play):
        codes = game.sayings(deal, move.seat, move.action.card)
        card, listed = move.action.card.code, " ".join(codes)
        return Finding.of("legal-sayings", card=card, codes=listed, count=len(codes))
    codes = game.asides(deal, move.seat)
    return Finding.of("legal-asides", codes=" ".join(codes), count=len(codes))


def _could(game: Game, deal: Deal) -> Finding:
    seat = -1 if deal.to_act is None else int(deal.to_act)
    match game.ask(deal, deal.to_act):
        case OneOf(actions):
            return _one_of(actions, seat)
        case CardsFrom(cards, count):
            return Finding.of("legal-discard", seat=seat, count=count, cards=_codes(cards))
        case MeldsFrom():
            return Finding.of("legal-declaration", seat=seat)
        case None:
            return Finding.of("legal-nothing")


def _one_of(actions: Sequence[Action], seat: int) -> Finding:
    cards = _codes([action.card for action in actions if isinstance(action, Play)])
    others = tuple(in_words(action) for action in actions if not isinstance(action, Play))
    if not cards:
        return Finding.of("legal-actions", seat=seat, actions=others)
    if not others:
        return Finding.of("legal-cards", seat=seat, cards=cards)
    return Finding.of("legal-actions-and-cards", seat=seat, actions=others, cards=cards)


def _codes(cards: tuple[Card, ...] | list[Card]) -> str:
    return " ".join(card.code for card in cards)


def _recomputed(index: int, deal: Deal) -> Recomputed:
    tricks = tuple(trick.winner for trick in deal.tricks if trick.winner is not None)
    if deal.score is None:
        return Recomputed(index, tricks, None, None)
    return Recomputed(index, tricks, deal.score.points or None, deal.score.scores)


def _check_outcome(recorded: RecordedDeal, truth: Recomputed, path: str) -> None:
    if recorded.tricks is not None:
        _check_tricks(recorded.tricks, truth.tricks, f"{path}.tricks")
    if recorded.scores is None:
        return
    if truth.scores is None:
        raise Fault(f"{path}.scores", "wrong-unfinished-scores")
    if recorded.scores != truth.scores:
        raise Fault(f"{path}.scores", "wrong-scores", scores=str(list(truth.scores)))


def _check_tricks(said: tuple[Seat, ...], truth: tuple[Seat, ...], path: str) -> None:
    for index, (stated, winner) in enumerate(zip(said, truth, strict=False)):
        if stated != winner:
            raise Fault(f"{path}[{index}]", "wrong-trick", winner=winner, seat=stated)
    if len(said) != len(truth):
        raise Fault(path, "wrong-trick-count", count=len(truth), stated=len(said))


def _check_result(result: StatedResult | None, scores: list[tuple[int, ...]]) -> None:
    if result is None:
        return
    totals = tuple(map(sum, zip(*scores, strict=True))) or (0,) * len(result.totals)
    if result.totals != totals:
        raise Fault("result.totals", "wrong-totals", totals=str(list(totals)))
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if sorted(result.winners) != winners:
        seats = ", ".join(map(str, winners))
        raise Fault("result.winners", "wrong-winners", seats=seats, count=len(winners))
