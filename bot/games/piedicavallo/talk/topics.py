"""What the codes of the talk are about, which of them say the same, and what each names."""

from collections.abc import Sequence

from bot.games.actions import Codes, Saying
from bot.games.packs import ITALIAN
from bot.games.piedicavallo.cards import OPPOSITE, PACK

TOPICS: dict[str, Codes] = {
    "cards": (
        *("T.BATTO2", "T.BATTO", "S.BATTO(", "T.HAVE(", "S.HAVE(", "O.ALTOBATTO2("),
        *("O.ALTOBATTO(", "T.BAGATTO", "T.FOOL", "S.NONE(", "T.NONE", "O.ALTO(", "O.HAVE("),
        *("S.COUNT(", "S.NUM(", "T.SMALL(", "O.NUM("),
    ),
    "discard": (
        *("D.THAVE(", "D.SHAVE(", "D.OHAVE(", "D.TNONE", "D.SNONE(", "D.SCOUNT("),
        *("D.SNUM(", "D.TSMALL(", "D.ONUM("),
    ),
    "suggest": (
        *("G.FARLO", "G.TAKE", "G.LEAVE", "G.POINTS", "G.NOPOINTS", "G.TRUMP", "G.TRUMPHIGH"),
        *("G.TRUMPLOW", "G.SUIT(", "G.COLOUR(", "G.TRUMP(", "G.CARD(", "G.COLOURCARD("),
    ),
}
"""The topics of the talk, each with the beginnings of its codes, the likely ones first."""

HEADS = [head for heads in TOPICS.values() for head in heads]


def by_topic(codes: Sequence[str]) -> dict[str, Codes]:
    """Return the codes by topic, the likely ones first; of codes that say the same only one."""
    kept = [code for code in codes if _better(code) not in codes]
    kept.sort(key=lambda code: HEADS.index(_head(code)))
    topics = {
        topic: tuple(code for code in kept if _head(code) in heads)
        for topic, heads in TOPICS.items()
    }
    return {topic: found for topic, found in topics.items() if found}


def _head(code: str) -> str:
    # `G.TRUMP` alone is another thing to say than `G.TRUMP(18)`.
    head, bracket, _ = code.partition("(")
    return head + bracket


def _better(code: str) -> str | None:
    # What says the same in a better way, if anything does.
    _, _, rest = code.partition("(")
    first = rest.removesuffix(")").split(",")[0]
    return {
        "T.SMALL(0)": "T.NONE",
        "D.TSMALL(0)": "D.TNONE",
        f"S.NUM({first},0)": f"S.NONE({first})",
        f"S.COUNT({first},0)": f"S.NONE({first})",
        f"D.SNUM({first},0)": f"D.SNONE({first})",
        f"D.SCOUNT({first},0)": f"D.SNONE({first})",
        f"O.HAVE({first},K,1)": f"O.ALTOBATTO({first})",
        f"O.HAVE({first},K,2)": f"O.ALTOBATTO2({first})",
    }.get(code)


def read(code: str) -> Saying:
    """Return what a code such as `O.HAVE(black,Q,1)`, `S.HAVE(S,K)` or `G.CARD(S7)` names."""
    head, _, rest = code.partition("(")
    words = [word for word in rest.removesuffix(")").split(",") if word]
    number = next((int(word) for word in words if word.isdecimal()), 0)
    colour = next((word for word in words if word in OPPOSITE), "")
    letters = "".join(word for word in words if word != colour and not word.isdecimal())
    if colour:
        return Saying(head, colour=colour, rank=letters, number=number)
    if not letters:
        return Saying(head, number=number)
    card = PACK.parse(letters) if len(letters) > 1 else None
    return Saying(head, card, ITALIAN[letters[0]], rank=letters[1:], number=number)
