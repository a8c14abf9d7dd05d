"""Plays a contest: `python -m bot.players.contest a=simple b=novice`."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from itertools import islice

from bot.games.errors import IllegalAction
from bot.players import duel
from bot.players.contest import log
from bot.players.contest.arguments import read
from bot.players.contest.arranged import leads_in_deals, leads_in_matches
from bot.players.contest.contenders import SEARCHES, Contender, contender
from bot.players.contest.outcome import ContestEntry, report
from bot.players.contest.pipe import no_answer
from bot.players.contest.program import Program, ProgramFault
from bot.players.levels import LEVELS, named
from bot.players.search import engine
from bot.players.search.search import Budget

INTERRUPTED = 130
"""What shells give for a program that was told to stop."""

UNITS = {"matches": leads_in_matches, "deals": leads_in_deals, "side duels": duel.leads}
"""What is played with the same cards in all arrangements."""


def main(arguments: Sequence[str]) -> int:
    """Play the contest that the arguments ask for and write how it went."""
    wanted = read(arguments)
    names = dict(sorted(wanted.sides))
    try:
        with nullcontext() if wanted.pipe is None else Program(wanted.pipe) as program:
            try:
                entries = _entries(wanted, names, program)
            except IllegalAction:
                if program is None:
                    raise
                raise no_answer(program.latest) from None
    except (log.UnusableLog, ProgramFault) as fault:
        sys.stderr.write(f"{fault}\n")
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    sys.stdout.write(report(names, entries, _unit(wanted)) + "\n")
    return 0


def _entries(
    wanted: Namespace, names: dict[str, str], program: Program | None
) -> list[ContestEntry]:
    # As many as wanted; what the log has is not played again.
    budget = Budget(wanted.worlds)
    a, b = (contender(name, budget, program) for name in names.values())
    if wanted.log is None:
        return list(islice(_played(wanted, a, b, 0), wanted.length))
    kept = log.opened(wanted.log, _terms(wanted, names))
    first = len(kept.entries)
    for entry in islice(_played(wanted, a, b, first), max(0, wanted.length - first)):
        kept.add(entry)
    return kept.entries[: wanted.length]


def _played(wanted: Namespace, a: Contender, b: Contender, first: int) -> Iterator[ContestEntry]:
    if SEARCHES.keys() & {*dict(wanted.sides).values()} and not wanted.pure:
        engine.prepare()
    for lead in UNITS[_unit(wanted)](wanted.game, a, b, wanted.seed, first):
        yield ContestEntry(lead, {"a": a.taken(), "b": b.taken()})


def _unit(wanted: Namespace) -> str:
    if wanted.side:
        return "side duels"
    return "matches" if wanted.deals is None else "deals"


def _terms(wanted: Namespace, names: dict[str, str]) -> log.Terms:
    # Levels with their versions: a better one is another player.
    players = {side: named(name) if name in LEVELS else name for side, name in names.items()}
    return {
        **players,
        "game": wanted.game.key,
        "edition": wanted.game.edition,
        "options": str(wanted.game.options),
        "players": wanted.game.players,
        "unit": _unit(wanted),
        "seed": wanted.seed,
        "worlds": wanted.worlds,
        "pure": wanted.pure,
        "pipe": wanted.pipe,
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
