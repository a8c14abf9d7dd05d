"""How the match stands, as a page for one person."""

from discord import ui

from bot.tables.ending import Ending
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.scoreboard import scoreboard
from bot.words.told import told_for_the_score
from bot.words.wording import Wording
from cogs.layouts import ids
from cogs.layouts.parts import Text, button, layout_of, name_of, names_of, row


def scores_page(table: Table, user_id: int, texts: Texts) -> ui.LayoutView:
    """How the match stands and, for a player, the button to end it after this deal."""
    text = Text("\n".join(score_lines(table, Wording.usual(texts, table.drawing))))
    wish = _wish_of(user_id, table)
    if wish is None:
        return layout_of(text)
    return layout_of(text, row([button(wish, texts.say(f"button-{wish.tail}"))]))


def ending_line(ending: Ending, texts: Texts) -> str:
    """Who would like to end the match after this deal, and who has not agreed yet."""
    if ending.settled:
        return texts.say("ending-settled")
    agreed, missing = (", ".join(map(name_of, some)) for some in (ending.agreed, ending.missing))
    return texts.say("ending-asked", agreed=agreed, missing=missing)


def score_lines(table: Table, wording: Wording) -> list[str]:
    """How the match stands, what the deal will be scored by, and who would like to end it."""
    view, names = table.public, names_of(table)
    lines = [wording.say("scores-title", deal=view.number)]
    lines += told_for_the_score(view, names, wording)
    lines += scoreboard(view, names, wording)
    if table.ending is not None:
        lines.append(ending_line(table.ending, wording.texts))
    return lines


def _wish_of(user_id: int, table: Table) -> ids.AgreeToEnd | ids.PlayOn | None:
    ending = table.ending
    if table.turn is None or not table.seating.has(user_id):
        return None
    if ending is None or not ending.has(user_id):
        return ids.AgreeToEnd(table.id)
    return None if ending.settled else ids.PlayOn(table.id)
