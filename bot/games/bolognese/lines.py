"""The score lines that show what each combination of a pile counts."""

from collections.abc import Sequence

from bot.games.bolognese.melds import CRICCA, CRICCHE, SEQUENCE, Family, doubled
from bot.games.melds import Meld

CRICCHE_DOUBLED, SEQUENCES_DOUBLED = "cricche-doubled", "sequences-doubled"
MELD_LINES = (
    *(family.value for family in CRICCHE),
    CRICCHE_DOUBLED,
    *(family.value for family in Family if family not in CRICCHE),
    SEQUENCES_DOUBLED,
)
"""The lines for combinations, in the order in which they are shown."""


def meld_lines(melds: Sequence[Meld]) -> dict[str, int]:
    """What each combination of a pile counts, and what doubling adds."""
    found = {meld.kind: meld.points for meld in melds}
    cricche = [meld.points for meld in melds if meld.sort == CRICCA]
    sequences = [meld.points for meld in melds if meld.sort == SEQUENCE]
    found[CRICCHE_DOUBLED] = doubled(cricche) - sum(cricche)
    found[SEQUENCES_DOUBLED] = doubled(sequences) - sum(sequences)
    return found
