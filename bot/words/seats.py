"""What is told of a seat: its nameplate, side, bid and role in the deal."""

from dataclasses import dataclass

from bot.games.cards import Seat
from bot.games.events import CardsCalled, Spoke
from bot.games.rules import Rules
from bot.games.view import SeatView
from bot.texts import Texts, tamed
from bot.words.labels import bid_name, named
from bot.words.lists import listed
from bot.words.wording import Wording

BIDDERS = ("taker", "declarer")
"""The roles that a player gets by bidding."""
CALLER = "caller"
"""The role of whoever calls a partner because nobody has bid."""
CALLED = "called"
"""The role of whom they call."""
PARTNER = "partner"
"""The role of whoever plays on a taker's side."""
DEFENDER = "defender"
"""The role of those who play against a bidder."""
TEAMS = "ABC"
"""What partnerships are called."""

FACES = 6
"""How many colours there are for people's faces."""


@dataclass(frozen=True, slots=True)
class Nameplate:
    """Who sits on a seat: a name, the level of a computer, whether the person is away.

    `computer` is empty for a person. `face` is the number of a person's colour.
    """

    name: str
    computer: str = ""
    away: bool = False
    face: int = 0


def seat_name(name: str, seat: int, texts: Texts) -> str:
    """Return the name of who sits there as it may be shown; the seat's number if nothing is seen
    of it."""
    return tamed(name) or texts.say("picture-seat", number=seat + 1)


def person_name(name: str, texts: Texts) -> str:
    """Return the name of a person who has no seat as it may be shown."""
    return tamed(name) or texts.say("board-nameless")


def face_number(user_id: int | None) -> int:
    """Return the number of the person's colour, the same everywhere.

    The time in an id and its number within that moment both count, so that ids that were given in
    a row differ, too.
    """
    return 0 if user_id is None else ((user_id >> 22) + user_id) % FACES


def team_of(game: Rules, seat: int) -> int | None:
    """Return the number of the seat's team, from 0, where partnerships are fixed."""
    return next((number for number, team in enumerate(game.teams) if seat in team), None)


def side_of(view: SeatView, seat: int) -> int | None:
    """Return the number of the seat's side, as far as the view tells: its team, or 0 for those
    who play against the others and 1 for the others; None where everybody plays alone.
    """
    role = view.roles[seat]
    if view.game.teams or role is None:
        return team_of(view.game, seat)
    return int(role == DEFENDER)


def team_letter(game: Rules, seat: int) -> str:
    """Return the letter of the seat's team; empty where there are no partnerships."""
    team = team_of(game, seat)
    return "" if team is None else TEAMS[team]


def team_in_words(game: Rules, seat: int, texts: Texts) -> list[str]:
    """Return what the seat's team is called, if it has one."""
    letter = team_letter(game, seat)
    return [texts.say("picture-team", letter=letter)] if letter else []


def last_bid(view: SeatView, seat: Seat, texts: Texts) -> str:
    """Return what the seat said last in the auction or the poll; empty if it has not spoken."""
    bids = [fact.bid for fact in view.facts if isinstance(fact, Spoke) and fact.seat == seat]
    if not bids:
        return ""
    return named(texts, f"picture-bid-{bids[-1]}", bid_name(bids[-1], texts))


def bidder_of(view: SeatView) -> Spoke | None:
    """Return the bid that the deal is played under; None while there is none, or nobody bids."""
    spoken = [fact for fact in view.facts if isinstance(fact, Spoke)]
    bidders = [seat for seat, role in enumerate(view.roles) if role in BIDDERS]
    return next((fact for fact in reversed(spoken) if fact.seat in bidders), None)


def seat_lines(view: SeatView, seat: Seat, sitter: Nameplate, wording: Wording) -> list[str]:
    """Return what there is to say about a seat, most important first."""
    told = _part(view, seat, wording)
    if seat == view.dealer:
        told.append(wording.say("picture-dealer"))
    if sitter.away:
        told.append(wording.say("picture-away"))
    return told


def _part(view: SeatView, seat: Seat, wording: Wording) -> list[str]:
    role = view.roles[seat]
    told = team_in_words(view.game, seat, wording.texts)
    if role is None or not wording.has(f"picture-role-{role}"):
        return told
    bid = last_bid(view, seat, wording.texts) if role in BIDDERS else ""
    name = wording.say(f"picture-role-{role}")
    told.append(wording.say("picture-role-bid", role=name, bid=bid) if bid else name)
    called = [fact.cards for fact in view.facts if isinstance(fact, CardsCalled)]
    if called and role == "taker":
        cards = listed(map(wording.name, called[-1]), wording.texts)
        told.append(wording.say("picture-calls", cards=cards))
    return told
