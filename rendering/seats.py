"""What pictures tell of a seat: its colour, its side, its bid and its part in the deal."""

from bot.games.cards import Seat
from bot.games.drawings import PACKS, drawn_as
from bot.games.events import CardsCalled, Spoke
from bot.games.game import Game
from bot.games.names import name
from bot.games.views import SeatView
from bot.texts import Texts
from rendering.colours import AVATARS
from rendering.phrases import phrase
from rendering.sitter import Sitter

BIDDERS = ("taker", "declarer")
"""The roles that somebody has by what he bid."""


def colour_of(game: Game, seat: int) -> str:
    """The colour of the seat; partners for good have the same."""
    team = team_of(game, seat)
    return AVATARS[(seat if team is None else team) % len(AVATARS)]


def team_of(game: Game, seat: int) -> int | None:
    """The number of the seat's team, from 0, where partnerships are fixed."""
    return next((number for number, team in enumerate(game.teams) if seat in team), None)


def sides(game: Game) -> tuple[tuple[int, ...], ...]:
    """The seats that score together: the partnerships, or each seat for itself."""
    return game.teams or tuple((seat,) for seat in range(game.players))


def last_bid(view: SeatView, seat: Seat, texts: Texts) -> str:
    """What the seat said last in the auction or the poll; empty if it has not spoken."""
    bids = [fact.bid for fact in view.facts if isinstance(fact, Spoke) and fact.seat == seat]
    if not bids:
        return ""
    key = f"picture-bid-{bids[-1]}"
    return phrase(texts, key) if texts.has(key) else bids[-1].replace("_", " ")


def told_of(view: SeatView, seat: Seat, sitter: Sitter, texts: Texts, art: str) -> list[str]:
    """What there is to say about a seat, the most important first.

    Cards are called as in the drawing *art*.
    """
    told = _part(view, seat, texts, art)
    if seat == view.dealer:
        told.append(phrase(texts, "picture-dealer"))
    if sitter.away:
        told.append(phrase(texts, "picture-away"))
    if sitter.computer:
        told.append(phrase(texts, "picture-computer"))
    return told


def _part(view: SeatView, seat: Seat, texts: Texts, art: str) -> list[str]:
    team, role = team_of(view.game, seat), view.game.roles(view)[seat]
    told = [] if team is None else [phrase(texts, "picture-team", letter="ABC"[team])]
    if role is None or not texts.has(f"picture-role-{role}"):
        return told
    bid = last_bid(view, seat, texts) if role in BIDDERS else ""
    told.append(phrase(texts, f"picture-role-{role}") + (f": {bid}" if bid else ""))
    called = [fact.cards for fact in view.facts if isinstance(fact, CardsCalled)]
    if called and role == "taker":
        drawn = (drawn_as(card, art) for card in called[-1])
        cards = ", ".join(name(PACKS[art], card, texts.language) for card in drawn)
        told.append(phrase(texts, "picture-calls", cards=cards))
    return told
