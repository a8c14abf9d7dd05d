"""Ending a match after the deal under way: who would like it, and who has still to agree."""

from dataclasses import dataclass

from bot.tables.seating import Seating, Sitter


@dataclass(frozen=True, slots=True)
class Ending:
    """The people who agree that the match ends after this deal, and those who have not yet.

    Computers agree to everything, and nobody waits for a person who is away.
    """

    agreed: tuple[Sitter, ...]
    missing: tuple[Sitter, ...]

    @property
    def settled(self) -> bool:
        """Whether the match ends after this deal, as things are."""
        return not self.missing

    def has(self, user_id: int) -> bool:
        """Whether this person agrees."""
        return any(sitter.user_id == user_id for sitter in self.agreed)


def ending_of(seating: Seating, deal: int) -> Ending | None:
    """What these people think of ending the match after this deal; None if nobody wants it."""
    people = seating.humans()
    agreed = tuple(sitter for sitter in people if sitter.ends_after == deal)
    missing = tuple(s for s in people if s.ends_after != deal and s.away is None)
    return Ending(agreed, missing) if agreed else None
