"""One match of each game, number of players and variant as a text: nothing changes unnoticed.

`python -m tests.games.playthrough` writes the texts anew; read the difference before accepting it.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.games.actions import code_of
from bot.games.cards import CardSet
from bot.games.catalogue import GAMES
from bot.games.deal import Deal
from bot.games.events import (
    Act,
    CardPlayed,
    CardsDiscarded,
    DealBegan,
    DealScored,
    Event,
    HandDealt,
    PhaseBegan,
    StockDealt,
    TrickTaken,
    TurnCame,
)
from bot.games.fair import Fairness
from bot.games.game import Game
from tests.games.support.playing import SECRET, moves

FOLDER = Path(__file__).parent / "playthroughs"


def playthrough(game: Game) -> str:
    """The text of a match with fair deals and moves at random, always the same."""
    return "\n".join(_lines(game)) + "\n"


def every_way() -> list[Game]:
    """Each game with each number of players, and in each of its variants."""
    return [game for kind in GAMES.values() for game in (*_numbers(kind), *_variants(kind))]


def file_of(game: Game) -> Path:
    """Where the text of a game is kept; what is usual is not named."""
    number = () if game.players == game.numbers[0] else (game.players,)
    variant = game.options.changed().values()
    return FOLDER / ("-".join(map(str, (game.key, *number, *variant))) + ".txt")


def _numbers(kind: type[Game]) -> list[Game]:
    return [kind(players=number) for number in kind.numbers]


def _variants(kind: type[Game]) -> list[Game]:
    others = kind.options_type.choices().get("variant", ())[1:]
    return [kind(kind.options_type.of({"variant": variant})) for variant in others]


def _lines(game: Game) -> Iterator[str]:
    yield f"{game.key}, edition {game.edition}, {game.players} players"
    fairness = Fairness("playthrough", SECRET, ("one", "two"))
    for match, events in moves(game, Random(1), fairness):
        for event in events:
            assert match.deal is not None
            yield from _told(game, match.deal, event)
    yield ""
    yield f"totals {_row(match.totals)}"
    yield f"winners {_row(match.winners())}"
    yield f"payoffs {_row(game.payoffs(match.totals))}"


def _told(game: Game, deal: Deal, event: Event) -> Iterator[str]:
    match event:
        case DealBegan(number, dealer):
            yield from ("", f"deal {number}, dealer {dealer}")
        case HandDealt(seat, cards):
            yield f"  seat {seat} is dealt {_row(cards)}"
        case StockDealt(cards, seat):
            yield f"  left over {_row(cards)}, to {'nobody' if seat is None else f'seat {seat}'}"
        case PhaseBegan(phase):
            yield from ("", f"  phase {phase}")
        case TurnCame(seat):
            yield f"    seat {seat} holds {_cards(game, deal.hands[seat])}"
        case CardsDiscarded(seat, cards):
            yield f"  seat {seat} discards {_row(cards)}"
        case CardPlayed(seat, card, says):
            yield f"  seat {seat} plays {card}{' and says ' if says else ''}{_row(says)}"
        case TrickTaken(seat):
            yield f"  trick {len(deal.tricks)} to seat {seat}"
        case DealScored(points, scores, lines, counts):
            outcome = f"  scores {_row(scores)}" if counts else "  thrown in"
            yield from ("", f"  points {_row(points)}")
            yield from (f"    {line.code} {_row(line.points)}" for line in event.reckoning)
            yield outcome
            yield from (f"    {line.code} {_row(line.points)}" for line in lines)
        case Act(seat=seat):
            yield f"  seat {seat} does {code_of(event.action())}"
        case _:
            yield f"  {event}"


def _cards(game: Game, cards: CardSet) -> str:
    return _row(game.pack.members(cards)) or "nothing"


def _row(values: tuple[object, ...]) -> str:
    return " ".join(map(str, values))


def main() -> None:
    """Writes the texts of all games."""
    FOLDER.mkdir(exist_ok=True)
    for game in every_way():
        file_of(game).write_text(playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    main()
