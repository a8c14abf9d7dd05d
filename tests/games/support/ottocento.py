"""Short ways to say a situation of Ottocento."""

from collections.abc import Sequence

from bot.games.cards import Card, CardSet, Seat
from bot.games.deal import Deal
from bot.games.ottocento.options import OttocentoOptions
from bot.games.ottocento.rules import Ottocento
from bot.games.trick import Trick
from tests.games.support.played import Played

PACK = Ottocento.pack
cards = PACK.named
pile = PACK.set_of

BOLOGNA = "variant=bologna"
STRAIGHT = "variant=straight"


def ottocento(options: str = "", edition: int | None = None) -> Ottocento:
    """The game with options such as `monte=off`, in its newest edition unless one is given."""
    return Ottocento(OttocentoOptions.parse(options), edition=edition)


def points(codes: str, options: str = "") -> int:
    """What the combinations of these cards count."""
    return ottocento(options).meld_rules.points(pile(codes))


def trick(codes: str, leader: int = 0, winner: int | None = None) -> Trick:
    """These cards, laid one after the other from the leader on."""
    laid = cards(codes)
    seats = tuple(Seat((leader + place) % 4) for place in range(len(laid)))
    return Trick(seats, laid, None if winner is None else Seat(winner))


def deal(
    hands: Sequence[str] = ("", "", "", ""),
    on_table: Trick | None = None,
    tricks: tuple[Trick, ...] = (),
    discard: str = "",
    dealer: int = 0,
) -> Deal:
    """A deal in play with these cards where they are."""
    sets = tuple(map(pile, hands))
    discards = [0, 0, 0, 0]
    discards[dealer] = pile(discard)
    return Deal(
        number=1,
        dealer=Seat(dealer),
        hands=sets,
        dealt=sets,
        discards=tuple(discards),
        phase="play",
        steps=(0, 0, 0, 0),
        trick=on_table or Trick(),
        tricks=tricks,
        before=(0, 0, 0, 0),
    )


def begun(
    hands: Sequence[str],
    dealer: int,
    options: str = "monte=off",
    totals: tuple[int, int] = (0, 0),
    stock: str | None = None,
    edition: int | None = None,
) -> Played:
    """A deal that begins with these hands; what they leave over comes to the others and the stock.

    Hands may be shorter than they should be; they are filled up in the order of the pack.
    """
    given = [list(cards(hand)) for hand in hands]
    last = list(cards(stock or ""))
    named = {card for group in (*given, last) for card in group}
    rest = [card for card in PACK.cards if card not in named]
    for hand in given:
        while len(hand) < 15:
            hand.append(rest.pop())
    dealt = [*(tuple(hand) for hand in given), tuple([*last, *rest])]
    game = ottocento(options, edition)
    first, second = totals
    log = game.deal_as(1, Seat(dealer), dealt, (first, second, first, second))
    return Played(game, log)


def tricks_of(first: CardSet, second: CardSet, fool_from: int = -1) -> tuple[Trick, ...]:
    """Tricks that give these cards to the sides; a side's seats win in turn, the first side first.

    The Fool of the player *fool_from* lies in the first trick of the side that has it here.
    """
    tricks = []
    for side, group in enumerate((first, second)):
        row = sorted(PACK.members(group), key=lambda card: card.code != "MAT")
        for start in range(0, len(row), 4):
            four = tuple(row[start : start + 4])
            leader = fool_from if four[0].code == "MAT" else start // 4
            seats = tuple(Seat((leader + place) % 4) for place in range(4))
            tricks.append(Trick(seats, four, Seat(side + 2 * (start // 4 % 2))))
    return tuple(tricks)


def card_of(code: str) -> Card:
    """The card with this code."""
    return PACK.parse(code)


def all_but(codes: str) -> CardSet:
    """The whole pack without these cards."""
    return PACK.everything & ~pile(codes)
