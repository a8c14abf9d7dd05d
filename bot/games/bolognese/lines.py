"""The score lines that show what each combination of a pile counts."""

from collections.abc import Iterable, Sequence

from bot.games.bolognese.melds import CRICCA, CRICCHE, SEQUENCE, Family, doubled
from bot.games.events import ScoreLine
from bot.games.melds import Meld
from bot.games.sides import Sum, SumPart, Term, sum_of

CRICCHE_DOUBLED, SEQUENCES_DOUBLED = "cricche-doubled", "sequences-doubled"
DOUBLED = {
    CRICCHE_DOUBLED: tuple(family.value for family in CRICCHE),
    SEQUENCES_DOUBLED: tuple(family.value for family in Family if family not in CRICCHE),
}
"""Which combinations the lines for doubling are about."""
MELD_LINES = tuple(line for twice, codes in DOUBLED.items() for line in (*codes, twice))
"""The lines for combinations, in the order in which they are shown."""


def meld_lines(melds: Sequence[Meld]) -> dict[str, int]:
    """Return what each combination of a pile counts, and what doubling adds."""
    found = {meld.kind: meld.points for meld in melds}
    cricche = [meld.points for meld in melds if meld.sort == CRICCA]
    sequences = [meld.points for meld in melds if meld.sort == SEQUENCE]
    found[CRICCHE_DOUBLED] = doubled(cricche) - sum(cricche)
    found[SEQUENCES_DOUBLED] = doubled(sequences) - sum(sequences)
    return found


def sum_with_melds(lines: Iterable[ScoreLine], seat: int, *, counts: bool = True) -> Sum:
    """Return the lines of a seat, added up: combinations that count double in brackets."""
    found = {line.code: line.points[seat] for line in lines if line.points[seat]}
    parts: tuple[SumPart, ...] = ()
    for twice, codes in DOUBLED.items():
        terms = tuple(Term(found.pop(code), code) for code in codes if code in found)
        is_doubled = found.pop(twice, 0) > 0
        parts += (SumPart(terms, 2),) if is_doubled else tuple(SumPart((term,)) for term in terms)
    return Sum(parts=parts + sum_of(found.items()).parts, counts=counts)
