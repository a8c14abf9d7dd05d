"""Seats as pictures show them: names that can be drawn, and the colours of the sides."""

from dataclasses import replace

from bot.games.rules import Rules
from bot.texts import Texts
from bot.words.seats import Nameplate, team_of
from rendering.canvas.colours import AVATARS
from rendering.canvas.script import clean


def presentable(sitters: tuple[Nameplate, ...], texts: Texts) -> tuple[Nameplate, ...]:
    """The same with names that can be drawn; failing that, a seat goes by its number."""
    return tuple(
        replace(sitter, name=clean(sitter.name, texts.say("picture-seat", number=number)))
        for number, sitter in enumerate(sitters, 1)
    )


def colour_of(game: Rules, seat: int) -> str:
    """The colour of the seat; fixed partners share one."""
    team = team_of(game, seat)
    return AVATARS[(seat if team is None else team) % len(AVATARS)]


def sides(game: Rules) -> tuple[tuple[int, ...], ...]:
    """The seats that score together: the partnerships, or each seat by itself."""
    return game.teams or tuple((seat,) for seat in range(game.players))
