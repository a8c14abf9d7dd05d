"""A deal that everybody can play, as it is when a person takes over."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bot.games import catalogue
from bot.games.actions import Action, parse
from bot.games.cards import Seat
from bot.games.events import Event
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from data.solo.shared import SharedDeal


@dataclass(frozen=True, slots=True, repr=False)
class Candidate:
    """A deal in which a person on this seat can take over; `opening` is what was done before."""

    game: Game
    fairness: Fairness
    seat: Seat
    opening: tuple[str, ...]
    log: tuple[Event, ...]

    @property
    def match(self) -> Match:
        """The match as it is then."""
        return first_match(self.game, self.fairness).after(self.log)


def first_match(game: Game, fairness: Fairness) -> Match:
    """Return the match before its only deal."""
    return Match(game, fairness.first_dealer(game.players))


def columns_of(deal: Candidate) -> dict[str, Any]:
    """Return what is fixed about a deal by the column where `SharedDeal` has it."""
    return {
        "game": deal.game.key,
        "edition": deal.game.edition,
        "options": asdict(deal.game.options),
        "players": deal.game.players,
        "match": deal.fairness.match,
        "secret": deal.fairness.secret,
        "seat": deal.seat,
        "opening": deal.opening,
    }


def deal_from(deal: SharedDeal) -> Candidate:
    """Return a deal that is stored, as it was fixed."""
    game = catalogue.game(deal.game, deal.options, deal.players, deal.edition)
    fairness = Fairness(deal.match, deal.secret, ())
    match = first_match(game, fairness)
    log = [*match.next_deal(fairness.deck(1, game.pack))]
    for seat, action in _opening(game, deal.opening):
        log += match.after(log).decide(seat, action)
    return Candidate(game, fairness, deal.seat, deal.opening, tuple(log))


def _opening(game: Game, opening: Sequence[str]) -> list[tuple[Seat, Action]]:
    parts = (each.partition(":") for each in opening)
    return [(Seat(int(seat)), parse(game.pack, code)) for seat, _, code in parts]
