"""The message of a profile: for one person with everything that can be chosen, or for everybody."""

from collections.abc import Sequence
from dataclasses import astuple

import discord
from discord import ui

from bot.ratings.units import KINDS
from bot.texts import Texts
from cogs.layouts import ids
from cogs.layouts.parts import Item, Row, button, layout_of, row, select
from cogs.layouts.ratings import kind_name
from data.finished.period_totals import ALL_KINDS


def private_profile(
    wish: ids.ProfileId, shown: Sequence[Item], texts: Texts, *, is_empty: bool
) -> ui.LayoutView:
    """Return a profile with a select for the game; one that is *empty* is not to be shown to
    everybody."""
    everyone = ids.ShowProfile(*astuple(wish))
    ways = row([button(everyone, texts.say("button-show-all"), disabled=is_empty)])
    return layout_of(*shown, _games(wish, texts), ways)


def public_profile(shown: Sequence[Item]) -> ui.LayoutView:
    """Return a profile for everybody."""
    return layout_of(*shown)


def _games(wish: ids.ProfileId, texts: Texts) -> Row:
    options = [
        discord.SelectOption(
            label=kind_name(kind, texts), value=str(kind), default=kind == wish.kind
        )
        for kind in range(ALL_KINDS, len(KINDS) + 1)
    ]
    return row([select(ids.ChooseProfile(*astuple(wish)), options)])
