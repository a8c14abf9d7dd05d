"""The score lines that tell what each combination of a pile counts."""

from collections.abc import Sequence

from bot.games.melds import CRICCHE, Family, Meld, doubled

CRICCHE_DOUBLED, SEQUENCES_DOUBLED = "cricche-doubled", "sequences-doubled"
MELD_LINES = (
    *(family.value for family in CRICCHE),
    CRICCHE_DOUBLED,
    *(family.value for family in Family if family not in CRICCHE),
    SEQUENCES_DOUBLED,
)
"""The lines for combinations, in the order in which they are told."""


def meld_lines(melds: Sequence[Meld]) -> dict[str, int]:
    """What each combination of a pile counts, and what doubling adds."""
    found = {meld.family.value: meld.points for meld in melds}
    cricche = [meld.points for meld in melds if meld.is_cricca]
    sequences = [meld.points for meld in melds if not meld.is_cricca]
    found[CRICCHE_DOUBLED] = doubled(cricche) - sum(cricche)
    found[SEQUENCES_DOUBLED] = doubled(sequences) - sum(sequences)
    return found
