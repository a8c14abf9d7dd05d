"""The advisor of each game that has one: the only list of them."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from bot.games.chambery.rules import Chambery
from bot.games.francese.rules import Francese
from bot.games.ottocento.rules import Ottocento
from bot.games.piedicavallo.rules import Piedicavallo
from bot.games.rules import Rules
from bot.games.terziglio.rules import Terziglio
from bot.players.advice.advisor import Advisor
from bot.players.advice.chambery import ChamberyAdvisor
from bot.players.advice.francese import FranceseAdvisor
from bot.players.advice.ottocento import OttocentoAdvisor
from bot.players.advice.piedicavallo import PiedicavalloAdvisor
from bot.players.advice.terziglio import TerziglioAdvisor

ADVISORS: Mapping[type[Rules], Callable[[Any], Advisor[Any]]] = {
    Ottocento: OttocentoAdvisor,
    Terziglio: TerziglioAdvisor,
    Francese: FranceseAdvisor,
    Piedicavallo: PiedicavalloAdvisor,
    Chambery: ChamberyAdvisor,
}


@lru_cache(maxsize=64)
def advisor_of(game: Rules) -> Advisor[Any]:
    """Return the advisor for this game; one with nothing to add if the game has none of its own."""
    return ADVISORS.get(type(game), Advisor)(game)
