"""Reading a match record: strict about keys and types, ignorant of the rules of play."""

import json
from collections.abc import Sequence
from typing import NoReturn

from bot.games.cards import Seat
from bot.games.catalogue import GAMES, find
from bot.games.errors import BadOption, UnknownEdition, WrongNumberOfPlayers
from bot.games.fair import SCHEME, SECRET_BYTES, Fairness
from bot.games.game import Game
from bot.games.options import Options
from bot.games.record import actions
from bot.games.record.record import (
    COMPUTER,
    FORMAT,
    PLAN,
    FairDeals,
    MatchRecord,
    Move,
    RecordedDeal,
    StatedResult,
)
from bot.games.record.values import TOP, BadRecord, JsonValue, shown

LONGEST = 4_000_000
"""No record has more characters: that is a match of some hundred deals."""


def read(text: str) -> MatchRecord:
    """Return the record that a JSON text holds. Raises `BadRecord`."""
    if len(text) > LONGEST:
        raise BadRecord(TOP, f"this is longer than {LONGEST:,} characters, as no record is")
    try:
        data = json.loads(text, object_pairs_hook=_without_repeats, parse_constant=_refuse)
    except RecursionError:
        raise BadRecord(TOP, "this is nested too deeply to be a record") from None
    except ValueError as fault:
        raise BadRecord(TOP, f"this is not JSON: {fault}") from None
    return parse(data)


def parse(data: object) -> MatchRecord:
    """Return the record that these JSON values make up. Raises `BadRecord`."""
    top = JsonValue(TOP, data).fields(
        ("format", "game", "players", "deals"), ("edition", "options", "fair", "result")
    )
    top["format"].one_of((FORMAT,))
    game = _game(top)
    fair = _fair(top["fair"]) if "fair" in top else None
    deals = tuple(_deal(value, game) for value in top["deals"].items())
    _numbered_if(top, fair)
    return MatchRecord(
        game=game,
        names=tuple(name.text() for name in top["players"].items()),
        fair=fair,
        deals=deals,
        result=_result(top["result"], game, deals) if "result" in top else None,
    )


def _without_repeats(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key {shown(key)} stands twice in one object")
        found[key] = value
    return found


def _refuse(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")


def _game(top: dict[str, JsonValue]) -> Game:
    kind = find(top["game"].one_of(tuple(GAMES)))
    players = top["players"].items()
    options = _options(top["options"], kind) if "options" in top else kind.options_type()
    edition = top["edition"].number() if "edition" in top else None
    try:
        return kind(options, len(players), edition)
    except UnknownEdition as fault:
        known = " and ".join(str(number + 1) for number in range(fault.newest))
        raise top["edition"].bad(f"only edition {known} of this game is known here") from None
    except WrongNumberOfPlayers as fault:
        allowed = " or ".join(map(str, fault.allowed))
        raise top["players"].bad(
            f"this game is for {allowed} players, not {len(players)}"
        ) from None


def _options(value: JsonValue, kind: type[Game]) -> Options:
    allowed = kind.options_type.choices()
    chosen = {name: option.choice() for name, option in value.fields((), allowed).items()}
    try:
        return kind.options_type.of(chosen)
    except BadOption as fault:
        words = ", ".join(shown(word) for word in allowed[fault.name])
        raise value.field(fault.name).bad(
            f"{shown(chosen[fault.name])} is not known; there are {words}"
        ) from None


def _fair(value: JsonValue) -> FairDeals:
    fields = value.fields(("scheme", "match", "commitment", "secret", "seeds"), ())
    fields["scheme"].one_of((SCHEME,))
    seeds = tuple(seed.text() for seed in fields["seeds"].items())
    fairness = Fairness(fields["match"].text(), _secret(fields["secret"]), seeds)
    return FairDeals(fairness, fields["commitment"].text())


def _secret(value: JsonValue) -> bytes:
    text = value.text()
    digits = set("0123456789abcdefABCDEF")
    if len(text) != 2 * SECRET_BYTES or not digits.issuperset(text):
        raise value.bad(f"{2 * SECRET_BYTES} hexadecimal digits are needed")
    return bytes.fromhex(text)


def _numbered_if(top: dict[str, JsonValue], fair: FairDeals | None) -> None:
    # The numbers of the deals and what makes them fair are both there, or neither is.
    for value in top["deals"].items():
        deal = value.value
        if isinstance(deal, dict) and ("number" in deal) != (fair is not None):
            other = '"fair" is missing' if fair is None else '"number" is missing'
            raise value.bad(f"{other}: numbers of deals and fair deals stand together")


def _deal(value: JsonValue, game: Game) -> RecordedDeal:
    fields = value.fields(
        ("dealer", "hands", "stock", "actions"), ("number", "sitters", "tricks", "scores")
    )
    return RecordedDeal(
        number=fields["number"].number() if "number" in fields else None,
        sitters=_names(fields["sitters"], game) if "sitters" in fields else None,
        dealer=_seat(fields["dealer"], game),
        hands=tuple(
            actions.cards_of(hand, game.pack) for hand in fields["hands"].exactly(game.players)
        ),
        stock=actions.cards_of(fields["stock"], game.pack),
        moves=tuple(_move(move, game) for move in fields["actions"].items()),
        tricks=_seats(fields["tricks"], game) if "tricks" in fields else None,
        scores=_points(fields["scores"], game) if "scores" in fields else None,
    )


def _names(value: JsonValue, game: Game) -> tuple[str, ...]:
    return tuple(name.text() for name in value.exactly(game.players))


def _move(value: JsonValue, game: Game) -> Move:
    action = actions.read(value, game)
    by = value.field("by").one_of((COMPUTER, PLAN)) if value.has("by") else None
    return Move(_seat(value.field("seat"), game), action, by)


def _result(value: JsonValue, game: Game, deals: Sequence[RecordedDeal]) -> StatedResult:
    fields = value.fields(("totals", "winners"), ())
    for index, deal in enumerate(deals):
        if deal.scores is None:
            raise value.bad(f"there is no result without the scores of deals[{index}]")
    return StatedResult(_points(fields["totals"], game), _seats(fields["winners"], game))


def _points(value: JsonValue, game: Game) -> tuple[int, ...]:
    return tuple(entry.number() for entry in value.exactly(game.players))


def _seats(value: JsonValue, game: Game) -> tuple[Seat, ...]:
    return tuple(_seat(entry, game) for entry in value.items())


def _seat(value: JsonValue, game: Game) -> Seat:
    return Seat(value.below(game.players))
