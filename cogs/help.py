"""What the bot can do, on one page."""

from discord import app_commands
from discord.ext import commands

from bot.tables.thinking.reviews import Reviews
from cogs.layouts.parts import words
from cogs.press.error_boundary import ErrorBoundary
from cogs.press.group import said
from cogs.press.press import Interaction, reader_texts


class Help(commands.Cog):
    """`/tarocchi help`."""

    def __init__(self, reviews: Reviews, group: app_commands.Group, guard: ErrorBoundary) -> None:
        self._reviews = reviews

        @group.command(name="help", description=said("command-help"))
        async def help(press: Interaction) -> None:
            await guard(press, self.show(press))

    async def show(self, press: Interaction) -> None:
        """Tell the person privately what the bot can do."""
        texts, keys = reader_texts(press), ["help-text"]
        if self._reviews.offered:
            keys.append("help-search")
        layout = words("\n".join(map(texts.say, keys)))
        await press.response.send_message(view=layout, ephemeral=True)
