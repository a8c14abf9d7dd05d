"""What the facts of a deal say about its auction."""

from collections.abc import Iterable

from bot.games.events import Event, Spoke

PASS = "pass"


def bids(facts: Iterable[Event]) -> list[Spoke]:
    """Return what was said so far."""
    return [fact for fact in facts if isinstance(fact, Spoke)]


def top_bid(facts: Iterable[Event]) -> Spoke | None:
    """Return the highest bid so far; None if nobody has bid."""
    made = [fact for fact in bids(facts) if fact.bid != PASS]
    return made[-1] if made else None


def auction_over(facts: Iterable[Event], players: int, highest: str) -> bool:
    """Return whether everybody has spoken, or nobody can bid higher."""
    spoken = bids(facts)
    return len(spoken) == players or (bool(spoken) and spoken[-1].bid == highest)
