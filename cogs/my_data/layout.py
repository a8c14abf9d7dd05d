"""What people are shown of their own data, and the questions before it is deleted."""

from discord import ui

from bot.texts import Texts
from cogs.layouts.components import Item, Text
from cogs.layouts.parts import ACCENT, DANGER, boxed, button, row
from cogs.my_data import ids


def data_page(filename: str, texts: Texts) -> ui.LayoutView:
    """Show the file that is attached under this name, and offer to delete everything."""
    file: Item = ui.File(f"attachment://{filename}")
    return boxed(ACCENT, Text(texts.say("mydata-page")), file, _deletes(texts))


def page_without_file(right: str, texts: Texts) -> ui.LayoutView:
    """Return the same where no file can be attached for want of this permission."""
    return boxed(ACCENT, Text(texts.say("mydata-no-file", right=right)), _deletes(texts))


def question(texts: Texts) -> ui.LayoutView:
    """Ask before everything is deleted, and say what that means."""
    press = button(ids.ReallyDelete(), texts.say("button-delete-really"), DANGER)
    return boxed(ACCENT, Text(texts.say("mydata-sure")), row([press]))


def last_question(texts: Texts) -> ui.LayoutView:
    """Ask once more."""
    press = button(ids.DeleteForGood(), texts.say("button-delete-for-good"), DANGER)
    return boxed(ACCENT, Text(texts.say("mydata-surer")), row([press]))


def _deletes(texts: Texts) -> Item:
    return row([button(ids.DeleteMyData(), texts.say("button-delete"))])
