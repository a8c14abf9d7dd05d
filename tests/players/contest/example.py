"""A player for `--pipe`: it leads its weakest card, and wins with its strongest where it can."""

import json
import sys
from typing import Any


def strength(code: str) -> tuple[bool, int]:
    """How strong a card is, roughly: a trump by its number, else a court above the pips."""
    rank = code[1:]
    return code[0] == "T", int(rank) if rank.isdigit() else 11 + "JCQK".find(rank)


def answer(question: dict[str, Any]) -> str:
    """The code of an action: anything but a card is left to the rules of thumb."""
    cards = [code for code in question["legal"] if "." not in code and code != "MAT"]
    if question["phase"] != "play" or not cards:
        return str(question["thumb"])
    best: str = (max if question["trick"]["cards"] else min)(cards, key=strength)
    return best


for line in sys.stdin:
    sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
    sys.stdout.flush()
