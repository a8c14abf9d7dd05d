"""How texts name the commands of the bot: as mentions, which can be pressed."""

from collections.abc import Mapping

_ids: dict[str, int] = {}


def commands_are(ids: Mapping[str, int]) -> None:
    """Mention commands by these ids from now on, each by the first word of its name."""
    _ids.clear()
    _ids.update(ids)


def known_commands() -> frozenset[tuple[str, int]]:
    """Return the ids by which commands are mentioned now, each with the first word of its name."""
    return frozenset(_ids.items())


def command(name: str, drawn: str = "") -> str:
    """Return the mention of a command, or its typed name where its id is unknown or it is
    *drawn*."""
    if drawn:
        return f"/{name}"
    known = _ids.get(name.partition(" ")[0])
    return f"`/{name}`" if known is None else f"</{name}:{known}>"
