"""How the public messages of a table look: lobby, table, score, result. No hidden card is here."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.games.cards import Card
from bot.games.trick import Trick
from bot.games.views import SeatView
from bot.tables.ending import Ending
from bot.tables.table import Table
from bot.texts import Texts
from cogs.buttons import TableButton, table_button
from cogs.hand_layout import ACCENT, FELT, doing
from cogs.labels import spoken, table_texts
from cogs.names import name_of, names_of
from cogs.option_words import rules_in_words
from cogs.pictures import gallery
from cogs.rows import row
from cogs.told import thrown_in, told, told_for_the_score
from rendering.picture import Picture

LOBBY = "lobby.png"
TABLE = "table.png"
SCORE = "score.png"
RESULT = "result.png"
TEAMS = "ABC"
"""What partnerships are called in the lobby."""

PRIMARY = discord.ButtonStyle.primary
SECONDARY = discord.ButtonStyle.secondary
SUCCESS = discord.ButtonStyle.success
DANGER = discord.ButtonStyle.danger


def lobby_layout(table: Table, picture: Picture | None, note: str = "") -> ui.LayoutView:
    """The lobby: rules, seats, commitment and its buttons; *note* stands above them.

    Without a picture it is words alone.
    """
    texts = table_texts(table)
    lines = [note] if note else []
    lines += [*_lobby_head(table, texts), *_seat_lines(table, texts), *_fair_lines(table, texts)]
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
    if picture is not None:
        box.add_item(gallery(picture, LOBBY))
    box.add_item(ui.TextDisplay("\n".join(lines)))
    for each in _lobby_rows(table, texts):
        box.add_item(each)
    return _layout(box)


def ended_lobby_layout(table: Table, key: str) -> ui.LayoutView:
    """The lobby without buttons, once the match began or the table was closed."""
    texts = table_texts(table)
    lines = [*_lobby_head(table, texts), *_seat_lines(table, texts), *_fair_lines(table, texts)]
    box: ui.Container[Any] = ui.Container(accent_colour=FELT)
    box.add_item(ui.TextDisplay("\n".join([*lines, texts.say(key)])))
    return _layout(box)


def board_layout(table: Table, view: SeatView, picture: Picture) -> ui.LayoutView:
    """The table while a deal is played."""
    texts = table_texts(table)
    box: ui.Container[Any] = ui.Container(accent_colour=FELT)
    box.add_item(ui.TextDisplay("\n".join(_board_lines(table, view, texts))))
    box.add_item(gallery(picture, TABLE))
    box.add_item(_board_row(table, texts))
    if table.ending is not None and not table.ending.settled:
        wishes = ("end", "playon")
        box.add_item(row([table_button(table.id, w, texts.say(f"button-{w}")) for w in wishes]))
    return _layout(box)


def score_layout(table: Table, view: SeatView, trick: Picture, score: Picture) -> ui.LayoutView:
    """The table when a deal is over: its last trick, and how the scores came about."""
    texts = table_texts(table)
    lines = [texts.say("table-deal-over", game=_game(table, texts), deal=view.number)]
    lines += told_for_the_score(view, names_of(table), texts)
    if not view.over:
        lines.append(texts.say("table-next-deal"))
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
    box.add_item(ui.TextDisplay("\n".join(lines)))
    box.add_item(gallery(trick, TABLE))
    box.add_item(gallery(score, SCORE))
    box.add_item(_board_row(table, texts))
    return _layout(box)


def thrown_in_layout(table: Table, view: SeatView) -> ui.LayoutView:
    """The table when a deal was thrown in: why, and who deals next."""
    texts = table_texts(table)
    title = texts.say("table-title", game=_game(table, texts), deal=view.number)
    why, next_dealer = thrown_in(view, names_of(table), texts)
    lines = [title, why] if table.over else [title, why, next_dealer]
    box: ui.Container[Any] = ui.Container(accent_colour=FELT)
    box.add_item(ui.TextDisplay("\n".join(lines)))
    box.add_item(_board_row(table, texts))
    return _layout(box)


def result_layout(table: Table, view: SeatView, result: Picture) -> ui.LayoutView:
    """The end of a match: who won, the secret of the deals, and the button for a rematch."""
    texts = table_texts(table)
    box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
    lines = [texts.say("table-match-over", game=_game(table, texts)), winner_line(table, view)]
    if table.ended_early:
        lines.append(texts.say("ending-early", deal=view.number))
    box.add_item(ui.TextDisplay("\n".join(lines)))
    box.add_item(gallery(result, RESULT))
    box.add_item(ui.TextDisplay(secret_line(table)))
    box.add_item(row([table_button(table.id, "rematch", texts.say("button-rematch"), PRIMARY)]))
    return _layout(box)


def abandoned_layout(table: Table) -> ui.LayoutView:
    """The table that ended without a result: its last person left, or no deal had counted."""
    texts = table_texts(table)
    why = texts.say("ending-unplayed" if table.ended_unplayed else "lobby-closed-empty")
    box: ui.Container[Any] = ui.Container(accent_colour=FELT)
    box.add_item(ui.TextDisplay(f"{why}\n{secret_line(table)}"))
    return _layout(box)


def nudge_layout(table: Table, users: Sequence[int], key: str = "table-ping") -> ui.LayoutView:
    """A message that calls people by mention and offers them their hands."""
    texts = table_texts(table)
    mention = " ".join(f"<@{user}>" for user in users)
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(texts.say(key, mention=mention)))
    layout.add_item(row([table_button(table.id, "hand", texts.say("button-hand"), PRIMARY)]))
    return layout


def ending_line(ending: Ending, texts: Texts) -> str:
    """Who would like the match to end after this deal, and who has still to agree."""
    if ending.settled:
        return texts.say("ending-settled")
    agreed, missing = (", ".join(map(name_of, some)) for some in (ending.agreed, ending.missing))
    return texts.say("ending-asked", agreed=agreed, missing=missing)


def winner_line(table: Table, view: SeatView) -> str:
    """Who has the highest total."""
    best = max(view.totals)
    seats = tuple(seat for seat, total in enumerate(view.totals) if total == best)
    names = ", ".join(names_of(table)[seat] for seat in seats)
    texts = table_texts(table)
    key = "table-winning-team" if seats in table.game.teams else "table-winner"
    return texts.say(key, count=len(seats), names=names, total=signed(best))


def secret_line(table: Table) -> str:
    """The secret and the words that the deals came from, once they may be known."""
    fair = table.revealed
    if fair is None:
        return ""
    texts = table_texts(table)
    words = texts.say("table-fair-words", words=" ".join(f"`{seed}`" for seed in fair.seeds))
    return texts.say("table-fair-secret", id=fair.match, secret=fair.secret.hex(), words=words)


def trick_line(table: Table, view: SeatView, trick: Trick, texts: Texts) -> str:
    """A complete trick in words."""
    names = names_of(table)
    cards = ", ".join(
        texts.say("last-trick-card", name=names[seat], card=spoken(view.game.pack, card, texts))
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    )
    assert trick.winner is not None
    number = view.tricks.index(trick) + 1
    return texts.say("last-trick", number=number, cards=cards, name=names[trick.winner])


def signed(points: int) -> str:
    """Points with their sign, the way scores are written."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def _lobby_head(table: Table, texts: Texts) -> list[str]:
    options = rules_in_words(table.game, texts)
    return [
        texts.say("lobby-title", game=_game(table, texts)),
        texts.say(f"game-{table.game.key}-line"),
        texts.say("lobby-options", options=options),
    ]


def _seat_lines(table: Table, texts: Texts) -> list[str]:
    lines = []
    for number, sitter in enumerate(table.seating.seats, start=1):
        if sitter is None:
            lines.append(texts.say("lobby-seat-free", number=number))
            continue
        kind = "-computer" if sitter.computer else "-cut" if sitter.cut else ""
        lines.append(texts.say(f"lobby-seat{kind}", number=number, name=name_of(sitter)))
    return [_with_team(table, seat, line, texts) for seat, line in enumerate(lines)]


def _with_team(table: Table, seat: int, line: str, texts: Texts) -> str:
    for letter, team in zip(TEAMS, table.game.teams, strict=False):
        if seat in team:
            return texts.say("lobby-team", seat=line, team=letter)
    return line


def _fair_lines(table: Table, texts: Texts) -> list[str]:
    lines = [texts.say("lobby-fair", id=str(table.id), commitment=table.commitment)]
    if any(sitter is not None and sitter.cut for sitter in table.seating.seats):
        lines.append(texts.say("lobby-cut"))
    return lines


def _lobby_rows(table: Table, texts: Texts) -> list[ui.ActionRow[Any]]:
    def button(wish: str, style: discord.ButtonStyle = SECONDARY) -> TableButton:
        return table_button(table.id, wish, texts.say(f"button-{wish}"), style)

    seats = [button("join", PRIMARY), button("move"), button("leave")]
    computers = [button("add"), button("remove")]
    before = [button("options"), button("cut")]
    match = [button("start", SUCCESS), button("close", DANGER)]
    return [row(seats), row(computers), row(before), row(match)]


def _board_row(table: Table, texts: Texts) -> ui.ActionRow[Any]:
    wishes = ("hand", "last", "scores", "rules", "leave")
    return row(
        [
            table_button(
                table.id,
                wish,
                texts.say(f"button-{wish}"),
                PRIMARY if wish == "hand" else SECONDARY,
            )
            for wish in wishes
        ]
    )


def _board_lines(table: Table, view: SeatView, texts: Texts) -> list[str]:
    lines = [texts.say("table-title", game=_game(table, texts), deal=view.number)]
    lines += told(view, names_of(table), texts)
    lines += _story(table, view, texts)
    for sitter in table.seating.sitters:
        if sitter.away:
            lines.append("-# " + texts.say("table-turn-away", name=name_of(sitter)))
    if table.ending is not None:
        lines.append(ending_line(table.ending, texts))
    return lines


def _story(table: Table, view: SeatView, texts: Texts) -> list[str]:
    names = names_of(table)
    story = []
    if view.trick.cards:
        story.append(
            texts.say("table-led", name=names[view.trick.seats[0]], card=_led(view, texts))
        )
    elif view.last_trick is not None and view.last_trick.winner is not None:
        trick = view.last_trick
        card = spoken(view.game.pack, _winning(trick), texts)
        story.append(texts.say("table-took", name=names[view.last_trick.winner], card=card))
    if view.to_act is not None:
        story.append(_turn(table, view, texts))
    return story


def _turn(table: Table, view: SeatView, texts: Texts) -> str:
    assert view.to_act is not None
    sitter = table.seating.sitter(view.to_act)
    if view.phase not in ("discard", "play"):
        return doing(view, f"**{name_of(sitter)}**", texts)
    key = "table-turn-discard" if view.phase == "discard" else "table-turn"
    if sitter.computer and view.phase != "discard":
        key = "table-turn-computer"
    return texts.say(key, name=name_of(sitter))


def _led(view: SeatView, texts: Texts) -> str:
    return spoken(view.game.pack, view.trick.cards[0], texts)


def _winning(trick: Trick) -> Card:
    assert trick.winner is not None
    return trick.cards[trick.seats.index(trick.winner)]


def _game(table: Table, texts: Texts) -> str:
    return texts.say(f"game-{table.game.key}")


def _layout(box: ui.Container[Any]) -> ui.LayoutView:
    layout = ui.LayoutView(timeout=None)
    layout.add_item(box)
    return layout
