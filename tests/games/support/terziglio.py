"""Short ways to say a situation of Terziglio."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from random import Random

from bot.games.cards import CardSet, Seat
from bot.games.deal import Deal
from bot.games.events import DealScored, Event, Spoke
from bot.games.terziglio.options import TerziglioOptions
from bot.games.terziglio.rules import CARDS_EACH, Terziglio
from bot.games.trick import Trick
from tests.games.support.played import Played

PACK = Terziglio.pack
cards = PACK.named
pile = PACK.set_of

BOLOGNA = "variant=bologna"
STRAIGHT = "variant=straight"
FOOL = pile("MAT")


def terziglio(options: str = "") -> Terziglio:
    """The game with options such as `variant=straight`."""
    return Terziglio(TerziglioOptions.parse(options))


def trick(codes: str, leader: int = 0, winner: int | None = None) -> Trick:
    """These cards, laid one after the other from the leader on."""
    laid = cards(codes)
    seats = tuple(Seat((leader + place) % 3) for place in range(len(laid)))
    return Trick(seats, laid, None if winner is None else Seat(winner))


def begun(
    hands: Sequence[str], dealer: int = 0, options: str = "", stock: str | None = None
) -> Played:
    """A deal that begins with these hands; what they leave over comes to the others and the stock.

    Hands may be shorter than they should be; they are filled up in the order of the pack.
    """
    game = terziglio(options)
    given = [list(cards(hand)) for hand in hands]
    last = list(cards(stock or ""))
    named = {card for group in (*given, last) for card in group}
    rest = [card for card in PACK.cards if card not in named]
    for hand in given:
        while len(hand) < CARDS_EACH[game.options.deal]:
            hand.append(rest.pop())
    dealt = [*(tuple(hand) for hand in given), tuple([*last, *rest])]
    return Played(game, game.deal_as(1, Seat(dealer), dealt))


def playing(
    hands: Sequence[str] = ("", "", ""),
    on_table: Trick | None = None,
    tricks: tuple[Trick, ...] = (),
    bid: str = "gioco",
    declarer: int = 0,
    discard: str = "",
    stock: str = "",
) -> Deal:
    """A deal in play with these cards where they are; seat 2 dealt."""
    sets = tuple(map(pile, hands))
    discards = [0, 0, 0]
    discards[declarer] = pile(discard)
    return Deal(
        number=1,
        dealer=Seat(2),
        hands=sets,
        dealt=sets,
        discards=tuple(discards),
        stock=pile(stock),
        phase="play",
        steps=(0, 0, 0),
        trick=on_table or Trick(),
        tricks=tricks,
        facts=(Spoke(Seat(declarer), bid),),
        before=(0, 0, 0),
    )


def played_so(played: Played, tricks: tuple[Trick, ...]) -> Deal:
    """The deal once its cards have gone into these tricks."""
    return replace(played.deal, hands=(0, 0, 0), trick=Trick(), tricks=tricks)


def ended(game: Terziglio, deal: Deal) -> tuple[list[Event], DealScored]:
    """What comes after the last card, and the score."""
    came = game.after_play(deal, Seat(0))
    return came, game.score(reduce(game.evolve, came, deal))


def reckoned(score: DealScored, declarer: int) -> dict[str, tuple[int, int]]:
    """What the points come from: the declarer's and the defenders'."""
    first, second = (declarer + 1) % 3, (declarer + 2) % 3
    for line in score.reckoning:
        assert line.points[first] == line.points[second]
    return {line.code: (line.points[declarer], line.points[first]) for line in score.reckoning}


def tricks_of(
    declarer: int,
    first: CardSet,
    second: CardSet,
    fool_from: int = -1,
    rng: Random | None = None,
) -> tuple[Trick, ...]:
    """Tricks that give these cards to the declarer and to the defenders, who win in turn.

    The Fool of the player *fool_from* lies in the first trick of the side that has it here. The
    other cards lie in the order of the pack, or in any that the generator gives.
    """
    tricks = []
    winners = [[declarer], [(declarer + 1) % 3, (declarer + 2) % 3]]
    for side, group in enumerate((first, second)):
        laid_out = PACK.members(group)
        mixed = laid_out if rng is None else rng.sample(laid_out, len(laid_out))
        row = sorted(mixed, key=lambda card: card.code != "MAT")
        for number, start in enumerate(range(0, len(row), 3)):
            laid = tuple(row[start : start + 3])
            leader = fool_from if laid[0].code == "MAT" else number
            seats = tuple(Seat((leader + place) % 3) for place in range(3))
            winner = winners[side][number % len(winners[side])]
            tricks.append(Trick(seats, laid, Seat(winner)))
    return tuple(tricks)


def with_last_to(tricks: tuple[Trick, ...], *seats: int) -> tuple[Trick, ...]:
    """The same tricks in an order in which one of these seats wins the last."""
    return tuple(sorted(tricks, key=lambda trick: trick.winner in seats))


def all_but(codes: str) -> CardSet:
    """The whole pack without these cards."""
    return PACK.everything & ~pile(codes)
