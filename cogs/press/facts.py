"""What a trial on Discord has shown about it, where nothing that is written down is sure.

A value that was never tried is that of the playground.
"""

import json
import logging
from dataclasses import asdict, dataclass, fields
from typing import Any

log = logging.getLogger(__name__)

NOTE = "facts"
"""The name under which the facts are kept between two starts."""


QUICKEST_S = 1.0
"""How fast people play at most, in seconds from card to card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What the bot does differently by what was seen; read once, at the start."""

    by_id: bool = True
    """Whether the token of a press reaches the message that was pressed by its id; otherwise only
    as `@original`."""
    buttons_jump: bool = False
    """Whether buttons below a picture jump when it is replaced."""
    follow_ups_a_minute: int = 30
    """How many messages the tokens of presses may send in a channel, whoever pressed."""
    old_edits_a_minute: int = 30
    """How many edits a channel takes of messages that are older than an hour."""

    def takes_old_edits(self, gap_s: float) -> bool:
        """Return whether an old message can be edited as often as a table is painted.

        That is once in so many seconds, but no more often than anybody plays.
        """
        return self.old_edits_a_minute * max(gap_s, QUICKEST_S) >= 60


USUAL = Facts()
"""What holds where nothing was tried."""

MOST = 10**6
"""More of anything a minute than this is as good as no limit."""


def parse(text: str | None) -> Facts:
    """Return the facts in a text; whatever it does not tell, or not as it should, is as usual."""
    told = _read(text or "{}")
    seen = {field.name: told[field.name] for field in fields(Facts) if field.name in told}
    fit = {name: value for name, value in seen.items() if _is_fit(value, getattr(USUAL, name))}
    if fit.keys() != seen.keys():
        log.warning("not understood of what was seen of Discord: %s", sorted(seen.keys() - fit))
    return Facts(**fit)


def written(facts: Facts) -> str:
    """Return the facts as a text."""
    return json.dumps(asdict(facts))


def _read(text: str) -> dict[str, Any]:
    try:
        told = json.loads(text)
    except ValueError:
        told = None
    if isinstance(told, dict):
        return told
    log.warning("what was seen of Discord cannot be read")
    return {}


def _is_fit(value: object, usual: bool | int) -> bool:
    return type(value) is type(usual) and (isinstance(value, bool) or 1 <= value <= MOST)
