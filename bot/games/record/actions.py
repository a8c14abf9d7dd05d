"""The actions of a record: how each is written, and how it is read.

An action stands as its verb and its fields, with two exceptions: the words of a poll are actions of
their own, and what is signalled with a card stands apart from what is said.
"""

from collections.abc import Callable, Iterator

from bot.games.actions import KINDS, Action, Bid, Cards, Codes, Declare, Play, Slam, fields_of
from bot.games.cards import Card, Pack
from bot.games.errors import BadCard, Finding
from bot.games.record.values import JsonValue, shown
from bot.games.rules import Rules

HEAD = ("seat", "do")
CHOICE = ("by",)
"""Who chose it, which may be left out."""


def written(action: Action, game: Rules) -> dict[str, object]:
    """Return the action as a record has it, without its seat."""
    match action:
        case Bid(bid) if bid in game.poll:
            return {"do": bid}
        case Play(card, says):
            return {"do": action.verb, "card": card.code, **_said(says, game.signals)}
    values = {name: _plain(getattr(action, name)) for name in fields_of(action.verb)}
    return {"do": action.verb, **values}


def read(value: JsonValue, game: Rules) -> Action:
    """Return the action of an entry. Raises `BadRecord`."""
    verb = value.field("do").one_of((*game.poll, *KINDS))
    if verb in game.poll:
        return Bid(value.fields(HEAD, CHOICE)["do"].text())
    if verb == Play.verb:
        return _play(value, game)
    hints = fields_of(verb)
    entries = value.fields((*HEAD, *hints), CHOICE)
    values = {name: _READERS[hint](entries[name], game.pack) for name, hint in hints.items()}
    action: Action = KINDS[verb](**values)
    return action


def in_words(action: Action) -> Finding:
    """Return the action as what a seat may or may not do."""
    match action:
        case Play(card, says) if says:
            return Finding.of("does-play-and-say", card=card.code, codes=" ".join(says))
        case Slam(announce):
            return Finding.of("does-slam" if announce else "does-no-slam")
        case Declare(()):
            return Finding.of("does-declare-nothing")
        case Declare(melds):
            return Finding.of("does-declare", what=" + ".join(map(_codes, melds)))
    return Finding.of(f"does-{action.verb}", what=" ".join(_words(action)))


def cards_of(value: JsonValue, pack: Pack) -> Cards:
    """Return the cards of a list of codes. Raises `BadRecord`."""
    return tuple(card_of(entry, pack) for entry in value.items())


def card_of(value: JsonValue, pack: Pack) -> Card:
    """Return the card of a code. Raises `BadRecord`."""
    code = value.text()
    try:
        return pack.parse(code)
    except BadCard:
        raise value.bad(f"the pack has no card {shown(code)}") from None


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value.code if isinstance(value, Card) else value


def _said(says: Codes, signals: Codes) -> dict[str, object]:
    signalled = [code for code in says if code in signals]
    said = [code for code in says if code not in signals]
    return ({"signal": signalled[0]} if signalled else {}) | ({"says": said} if said else {})


def _play(value: JsonValue, game: Rules) -> Play:
    may = ("signal", "says") if game.signals else ("says",)
    fields = value.fields((*HEAD, "card"), (*may, *CHOICE))
    says: Codes = ()
    if "signal" in fields:
        says = (fields["signal"].one_of(game.signals),)
    if "says" in fields:
        says += _texts(fields["says"], game.pack)
    return Play(card_of(fields["card"], game.pack), says)


def _words(action: Action) -> Iterator[str]:
    for name in fields_of(action.verb):
        value = getattr(action, name)
        yield from map(str, value if isinstance(value, tuple) else (value,))


def _codes(cards: Cards) -> str:
    return " ".join(card.code for card in cards)


def _melds(value: JsonValue, pack: Pack) -> tuple[Cards, ...]:
    return tuple(cards_of(meld, pack) for meld in value.items())


def _texts(value: JsonValue, pack: Pack) -> Codes:
    return tuple(entry.text() for entry in value.items())


_READERS: dict[object, Callable[[JsonValue, Pack], object]] = {
    Card: card_of,
    Cards: cards_of,
    tuple[Cards, ...]: _melds,
    Codes: _texts,
    str: lambda value, _: value.text(),
    bool: lambda value, _: value.truth(),
}
"""How a field of each type is read."""
