"""Whether what is played at a table is rated, and why not."""

from enum import StrEnum

from bot.tables.setup import Setup

LEAST_PEOPLE = 2
"""The fewest seats of people in a deal that is rated."""


class Unrated(StrEnum):
    """Why deals are not rated."""

    CHOSEN = "chosen"
    """Those at the table chose it."""

    UNDO = "undo"
    """People may take back their last card."""

    HINTS = "hints"
    """People may ask which card is best."""

    PEOPLE = "people"
    """Too few seats belong to people."""


def why_unrated(setup: Setup, people: int) -> Unrated | None:
    """Return why deals with this setup and so many people are not rated; None if they are.

    One that is thrown in, or that ends before its last card, is not rated either.
    """
    if not setup.rated:
        return Unrated.CHOSEN
    if setup.undo:
        return Unrated.UNDO
    if setup.hints:
        return Unrated.HINTS
    return Unrated.PEOPLE if people < LEAST_PEOPLE else None
