"""What a contest showed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

NORMAL_95 = 1.96
"""Half the width of the range that holds 95 % of a normal distribution, in standard deviations."""


@dataclass(frozen=True, slots=True)
class ContestEntry:
    """What came of one match or deal, in all its arrangements."""

    lead: float
    """How much more a seat of A scored in a deal than one of B, in the mean of them all."""

    spent_ms: dict[str, list[float]]
    """What each move of a side took."""


@dataclass(frozen=True, slots=True)
class ContestResult:
    """What a contest showed: how much more a seat of A scores in a deal than one of B.

    Each difference is the mean of all arrangements of one match or deal.
    """

    differences: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The mean difference in points a deal."""
        return fmean(self.differences)

    @property
    def spread(self) -> float:
        """The standard deviation of the differences."""
        return stdev(self.differences)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.spread / sqrt(len(self.differences))

    @property
    def margin(self) -> float:
        """Half the width of the 95 % confidence interval of the mean."""
        return NORMAL_95 * self.error


def report(names: Mapping[str, str], entries: Sequence[ContestEntry], what: str) -> str:
    """Return the outcome in words, and what the moves of each cost; *what* was played."""
    outcome = ContestResult(tuple(entry.lead for entry in entries))
    low, high = outcome.mean - outcome.margin, outcome.mean + outcome.margin
    lines = [
        f"{names['a']} scores {outcome.mean:+.2f} points a deal against {names['b']} "
        f"(standard error {outcome.error:.2f}, 95 % between {low:+.2f} and {high:+.2f}, "
        f"standard deviation {outcome.spread:.1f}, {len(outcome.differences)} {what})"
    ]
    for side, name in names.items():
        spent = sorted(took for entry in entries for took in entry.spent_ms[side])
        lines.append(
            f"{name} ({side}): {fmean(spent):.3f} ms a move, "
            f"99 of 100 below {spent[len(spent) * 99 // 100]:.3f} ms, {len(spent)} moves"
        )
    return "\n".join(lines)
