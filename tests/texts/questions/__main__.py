"""Prints the pages of a game's rules with twenty questions on them, or the answers."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence

from bot.games.catalogue import GAMES
from tests.texts.questions.making import questions
from tests.texts.questions.pages import pages
from tests.texts.questions.wording import LANGUAGES, Asking


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what these arguments say, or those of the command line."""
    parser = ArgumentParser(prog="python -m tests.texts.questions", description=__doc__)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--answers", action="store_true", help="the right answers alone")
    wish = parser.parse_args(arguments)
    kind, asking = GAMES[wish.game], Asking.of(wish.language, GAMES[wish.game])
    made = questions(wish.game, wish.seed)
    if wish.answers:
        parts = [numbered(map(asking.answer, made))]
    else:
        parts = [pages(kind, wish.language), asking.say("how"), numbered(map(asking.ask, made))]
    sys.stdout.write("\n\n".join(parts) + "\n")
    return 0


def numbered(lines: Iterable[str]) -> str:
    """The lines with their numbers, from 1."""
    return "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))


if __name__ == "__main__":
    sys.exit(main())
