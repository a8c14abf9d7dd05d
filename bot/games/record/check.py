"""Checking a match record by the rules: deal again, play again, count again."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

from bot.games.actions import CardsFrom, MeldsFrom, OneOf, Play
from bot.games.cards import Card, Seat, as_set
from bot.games.deal import Deal
from bot.games.errors import IllegalAction, TarotError, Why
from bot.games.events import HandDealt
from bot.games.game import Game
from bot.games.record.moves import in_words
from bot.games.record.record import FairDeals, Move, Record, RecordedDeal, Result

RULES = {
    Why.NOT_YOUR_TURN: "it is not this seat's turn",
    Why.WRONG_PHASE: "this part of the deal has no such action",
    Why.DEAL_OVER: "the deal is over",
    Why.NOT_IN_HAND: "only cards of the hand may be used",
    Why.MUST_FOLLOW: "the suit led must be followed",
    Why.MUST_TRUMP: "who cannot follow suit must trump",
    Why.MUST_OVERTRUMP: "who must trump has to play a higher one if he can",
    Why.NOT_TO_BE_LED: "this card may not be led now",
    Why.WRONG_COUNT: "this is not the number of cards that must be laid aside",
    Why.CARD_TWICE: "a card is named twice",
    Why.HONOUR_STAYS: "kings and the five-point trump may not be laid aside",
    Why.FIVE_POINTS_STAY: "kings, the Fool and trumps that count five may not be laid aside",
    Why.FOOL_STAYS: "the Fool may not be laid aside",
    Why.BAGATTO_STAYS: "the Bagatto may not be laid aside from this hand",
    Why.KING_STAYS: "kings may not be laid aside",
    Why.BOUT_STAYS: "21, 1 and the Excuse may not be laid aside",
    Why.TRUMPS_STAY: "trumps may not be laid aside while others stay and other cards could go",
    Why.TRUMPS_GO_LAST: "trumps may be laid aside only where there are too few other cards",
    Why.SAID_TWICE: "each thing may be said once with a card",
    Why.SAID_TOO_MUCH: "so many things may not be said with one card",
    Why.NOT_TO_BE_SAID: "this may not be said with that card, or is not true",
    Why.BID_TOO_LOW: "a bid must be one that is open and higher than the last",
    Why.NOT_TO_BE_CALLED: "these cards cannot be called",
    Why.NO_MELD: "this is no combination of cards in the hand",
    Why.FAMILY_TWICE: "each kind of combination counts once",
    Why.NO_HANDFUL: "this is no handful",
    Why.NOT_TO_BE_PAID: "this card cannot be given for the Fool",
}
"""The rule that each refusal stands for."""


class Fault(TarotError):
    """The record says what is not so: `path` tells where, `problem` what the rules say."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Recomputed:
    """What playing a recorded deal again gave: winners of tricks, card points and scores.

    `deal` is its place in the record, from 0. Points and scores are None if it was not ended.
    """

    deal: int
    tricks: tuple[Seat, ...]
    points: tuple[int, ...] | None
    scores: tuple[int, ...] | None


def check(record: Record) -> Iterator[Recomputed]:
    """Gives each deal as recomputed, and raises `Fault` at the first thing that is wrong."""
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
            raise Fault(path, "only the last deal may stop early" + _could(record.game, deal))
    _check_result(record.result, scores)


def _check_commitment(fair: FairDeals | None) -> None:
    if fair is None:
        return
    truth = fair.fairness.commitment
    if fair.commitment.lower() != truth:
        raise Fault("fair.commitment", f"the secret's SHA-256 is {truth}")


def _check_dealer(record: Record, index: int, path: str) -> None:
    dealer = record.deals[index].dealer
    if index:
        needed = record.game.after(record.deals[index - 1].dealer)
        reason = f"the deal passes to seat {needed}"
    elif record.fair is not None:
        needed = record.fair.fairness.first_dealer(record.game.players)
        reason = f"secret and seeds make seat {needed} the first dealer"
    else:
        return
    if dealer != needed:
        raise Fault(path, f"seat {dealer} cannot deal: {reason}")


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
                raise Fault(place, f"{card} is dealt twice; it is in {met[card]} already")
            met[card] = place
    missing = [card for card in game.pack.cards if card not in met]
    if missing:
        raise Fault(path, f"the whole pack must be dealt; missing: {_codes(missing)}")


def _check_size(cards: tuple[Card, ...], size: int, path: str) -> None:
    if len(cards) != size:
        raise Fault(path, f"{size} cards are dealt here, not {len(cards)}")


def _check_fairness(record: Record, index: int, path: str) -> None:
    if record.fair is None:
        return
    recorded = record.deals[index]
    number = index + 1
    if recorded.number != number:
        raise Fault(f"{path}.number", f"the deals are numbered in a row: this is {number}")
    deck = record.fair.fairness.deck(number, record.game.pack)
    truth = record.game.hands_from(recorded.dealer, deck)
    stated = [*recorded.hands, recorded.stock]
    for seat, (dealt, hand) in enumerate(zip(truth, recorded.hands, strict=False)):
        if as_set(dealt) != as_set(hand):
            place = f"{path}.hands[{seat}]"
            raise Fault(place, f"secret and seeds deal this hand {_codes(dealt)}")
    # Where cards are looked at in two steps, the first of them are named first.
    for dealt_first, first in zip(
        _first_seen(record.game, recorded.dealer, truth),
        _first_seen(record.game, recorded.dealer, stated),
        strict=True,
    ):
        if as_set(dealt_first.cards) != as_set(first.cards):
            place = f"{path}.hands[{first.seat}]"
            raise Fault(place, f"secret and seeds deal first {_codes(dealt_first.cards)}")


def _first_seen(game: Game, dealer: Seat, dealt: Sequence[tuple[Card, ...]]) -> list[HandDealt]:
    return [event for event in game.deal_as(1, dealer, dealt) if isinstance(event, HandDealt)]


def totals_of(scores: Sequence[tuple[int, ...]], game: Game) -> tuple[int, ...]:
    """The sums of the scores, seat by seat."""
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
    done = f"seat {move.seat} may not {in_words(move.action)}"
    if why is Why.NOT_TO_BE_SAID:
        return Fault(path, f"{done}: {RULES[why]}{_could_say(game, deal, move)}")
    return Fault(path, f"{done}: {RULES[why]}{_could(game, deal)}")


def _could_say(game: Game, deal: Deal, move: Move) -> str:
    if isinstance(move.action, Play):
        codes = game.sayings(deal, move.seat, move.action.card)
        return f"; legal with {move.action.card}: {' '.join(codes) or 'nothing'}"
    return f"; legal now: {' '.join(game.asides(deal, move.seat)) or 'nothing'}"


def _could(game: Game, deal: Deal) -> str:
    match game.ask(deal, deal.to_act):
        case OneOf(actions):
            cards = [action.card for action in actions if isinstance(action, Play)]
            others = [in_words(action) for action in actions if not isinstance(action, Play)]
            if cards:
                others.append(f"play one of {_codes(cards)}")
            return f"; legal: seat {deal.to_act} may {', '.join(others)}"
        case CardsFrom(cards, count):
            return f"; legal: seat {deal.to_act} discards {count} of {_codes(cards)}"
        case MeldsFrom():
            return f"; legal: seat {deal.to_act} declares"
        case None:
            return ""


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
        raise Fault(f"{path}.scores", "a deal that is not played to its end has no scores")
    if recorded.scores != truth.scores:
        raise Fault(f"{path}.scores", f"the scores are {list(truth.scores)}")


def _check_tricks(said: tuple[Seat, ...], truth: tuple[Seat, ...], path: str) -> None:
    for index, (stated, winner) in enumerate(zip(said, truth, strict=False)):
        if stated != winner:
            raise Fault(f"{path}[{index}]", f"seat {winner} wins this trick, not seat {stated}")
    if len(said) != len(truth):
        raise Fault(path, f"{len(truth)} tricks were played, not {len(said)}")


def _check_result(result: Result | None, scores: list[tuple[int, ...]]) -> None:
    if result is None:
        return
    totals = tuple(map(sum, zip(*scores, strict=True))) or (0,) * len(result.totals)
    if result.totals != totals:
        raise Fault("result.totals", f"the totals are {list(totals)}")
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if sorted(result.winners) != winners:
        raise Fault("result.winners", f"the highest total has {_seats(winners)}")


def _seats(seats: list[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)
