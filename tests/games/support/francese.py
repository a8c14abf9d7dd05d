"""Short ways to say a situation of Tarocco francese."""

from collections.abc import Sequence

from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.events import CardsCalled, Event, Spoke
from bot.games.francese.options import FranceseOptions
from bot.games.francese.rules import Francese
from bot.games.francese.scoring import FrenchOutcome
from bot.games.francese.scoring import outcome as outcome_of
from bot.games.trick import Trick

cards = Francese.pack.named
pile = Francese.pack.set_of


def francese(players: int = 4, options: str = "") -> Francese:
    """The game for so many players with options such as `petit=personal`."""
    return Francese(FranceseOptions.parse(options), players)


def run(first: int, last: int) -> str:
    """The codes of a row of trumps downwards, both ends included."""
    return " ".join(f"T{number}" for number in range(first, last - 1, -1))


def trick(codes: str, leader: int = 0, players: int = 4, winner: int | None = None) -> Trick:
    """These cards, laid one after the other from the leader on."""
    laid = cards(codes)
    seats = tuple(Seat((leader + place) % players) for place in range(len(laid)))
    return Trick(seats, laid, None if winner is None else Seat(winner))


def contract(taker: int = 0, word: str = "garde", called: str = "") -> tuple[Event, ...]:
    """The facts of a deal that this seat plays, having called these cards."""
    calls = (CardsCalled(Seat(taker), cards(called)),) if called else ()
    return (Spoke(Seat(taker), word), *calls)


def deal(
    hands: Sequence[str] = ("",) * 4,
    on_table: Trick | None = None,
    tricks: Sequence[Trick] = (),
    facts: Sequence[Event] = (),
    dealt: Sequence[str] | None = None,
    discards: Sequence[str] | None = None,
    stock: str = "",
    dealer: int = 0,
) -> Deal:
    """A deal in play with these cards where they are."""
    sets = tuple(map(pile, hands))
    return Deal(
        number=1,
        dealer=Seat(dealer),
        hands=sets,
        dealt=sets if dealt is None else tuple(map(pile, dealt)),
        discards=(0,) * len(sets) if discards is None else tuple(map(pile, discards)),
        stock=pile(stock),
        phase="play",
        steps=(0,) * len(sets),
        trick=on_table or Trick(),
        tricks=tuple(tricks),
        facts=tuple(facts),
    )


def outcome(deal: Deal, options: str = "") -> FrenchOutcome:
    """What came of a deal that ended so."""
    game = francese(deal.players, options)
    return outcome_of(*game.counted(deal), game.options)
