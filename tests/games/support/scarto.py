"""Short ways to say a situation of Scarto."""

from bot.games.cards import CardSet, Seat
from bot.games.deal import Deal
from bot.games.scarto.options import ScartoOptions
from bot.games.scarto.rules import Scarto
from bot.games.scarto.scoring import final_piles, pile_points
from bot.games.trick import Trick

cards = Scarto.pack.named
pile = Scarto.pack.set_of


def scarto(options: str = "") -> Scarto:
    """The game with options such as `top_trump=world`."""
    return Scarto(ScartoOptions.parse(options))


def run(letter: str, first: int, last: int) -> str:
    """The codes of a row of numerals or trumps, both ends included."""
    step = 1 if last >= first else -1
    return " ".join(f"{letter}{number}" for number in range(first, last + step, step))


def trick(codes: str, leader: int = 0, winner: int | None = None) -> Trick:
    """These cards, laid one after the other from the leader on."""
    laid = cards(codes)
    seats = tuple(Seat((leader + place) % 3) for place in range(len(laid)))
    return Trick(seats, laid, None if winner is None else Seat(winner))


def deal(
    hands: tuple[str, str, str] = ("", "", ""),
    on_table: Trick | None = None,
    tricks: tuple[Trick, ...] = (),
    discards: tuple[CardSet, CardSet, CardSet] = (0, 0, 0),
    dealer: int = 0,
) -> Deal:
    """A deal in play with these cards where they are."""
    sets = tuple(map(pile, hands))
    return Deal(
        number=1,
        dealer=Seat(dealer),
        hands=sets,
        dealt=sets,
        discards=discards,
        phase="play",
        steps=(0, 0, 0),
        trick=on_table or Trick(),
        tricks=tricks,
    )


def points_of(game: Scarto, cards: CardSet) -> int:
    """What a pile of these cards counts."""
    return pile_points(cards, game.options, game.tables)


def piles_of(game: Scarto, deal: Deal) -> tuple[CardSet, ...]:
    """What each player counts at the end of this deal."""
    _, locations, history = game.counted(deal)
    return final_piles(locations, history, game.options, game.tables)
