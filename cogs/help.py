"""What the bot can do, on one page."""

from discord.ext import commands

from cogs.layouts.parts import words
from cogs.press.group import said
from cogs.press.press import Interaction, reader_texts
from cogs.services import Services


class Help(commands.Cog):
    """`/tarocchi help`."""

    def __init__(self, services: Services) -> None:
        guard = services.guard
        self._reviews = services.reviews

        @services.group.command(name="help", description=said("command-help"))
        async def help(press: Interaction) -> None:
            await guard(press, self.show(press))

    async def show(self, press: Interaction) -> None:
        """Tell the person privately what the bot can do."""
        texts, keys = reader_texts(press), ["help-text"]
        if self._reviews.offered:
            keys.append("help-search")
        layout = words("\n".join(map(texts.say, keys)))
        await press.response.send_message(view=layout, ephemeral=True)
