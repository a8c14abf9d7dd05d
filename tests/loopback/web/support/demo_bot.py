"""A small real bot that shows everything a page must be able to show."""

import io
import secrets
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

DONE = 4
"""The turn at which there is nothing left to press."""
GAMES = ("Scarto", "Ottocento", "Tarot")


class DemoBot(discord.Client):
    """Counts, asks, whispers: one command for each kind of answer."""

    def __init__(self) -> None:
        # There is one server: once it has come there is nothing more to wait for.
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(_demo())
        self.tree.add_command(_server)
        self.tree.add_command(_wave)

    async def setup_hook(self) -> None:
        """Registers the commands, and an emoji of its own."""
        await self.tree.sync()
        if not await self.fetch_application_emojis():
            await self.create_application_emoji(name="gold_coins_1a2b3c4d", image=png("gold"))


def png(colour: str, size: tuple[int, int] = (128, 128)) -> bytes:
    """The bytes of a picture of one colour."""
    data = io.BytesIO()
    Image.new("RGB", size, colour).save(data, "PNG")
    return data.getvalue()


def picture(colour: str) -> discord.File:
    """A picture of one colour as a file."""
    data = io.BytesIO(png(colour, (900, 300)))
    return discord.File(data, f"{colour}.png", description=f"All {colour}")


def _demo() -> app_commands.Group:
    group = app_commands.Group(name="demo", description="Shows everything")
    commands: list[app_commands.Command[Any, ..., None]]
    commands = [_table, _panel, _hand, _turns, _tens, _find, _form, _silence, _thread]
    for command in commands:
        group.add_command(command)
    return group


@app_commands.command(name="table", description="Repeats its options")
@app_commands.describe(game="What is played", players="How many", friend="Somebody")
@app_commands.choices(game=[app_commands.Choice(name=name, value=name.lower()) for name in GAMES])
async def _table(
    interaction: discord.Interaction,
    game: str,
    players: app_commands.Range[int, 3, 5] = 3,
    friend: discord.User | None = None,
) -> None:
    with_whom = friend.mention if friend else "nobody"
    await interaction.response.send_message(f"**{game}** for {players} with {with_whom}")


@app_commands.command(name="panel", description="Shows buttons and selects")
async def _panel(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Panel(0), file=picture("green"))


@app_commands.command(name="hand", description="Shows 24 buttons to one person")
async def _hand(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Hand(), file=picture("navy"), ephemeral=True)


@app_commands.command(name="turns", description="Shows cards that can be pressed every other time")
async def _turns(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Turns(0), ephemeral=True)


@app_commands.command(name="tens", description="Shows buttons that differ in their emoji")
async def _tens(interaction: discord.Interaction) -> None:
    [coins] = await interaction.client.fetch_application_emojis()
    tens: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for emoji in ("⚔️", "♥️", "🎴", coins):
        tens.add_item(ui.Button(label="10", emoji=emoji))
    await interaction.response.send_message(view=ui.LayoutView(timeout=None).add_item(tens))


@app_commands.command(name="find", description="Completes a word")
async def _find(interaction: discord.Interaction, word: str) -> None:
    await interaction.response.send_message(f"Found {word}")


@_find.autocomplete("word")
async def _complete(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{current}-{end}", value=f"{current}-{end}") for end in "abc"]


@app_commands.command(name="form", description="Opens a form")
async def _form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Form())


@app_commands.command(name="silence", description="Never answers")
async def _silence(interaction: discord.Interaction) -> None:
    del interaction


@app_commands.command(name="server", description="Names the server")
@app_commands.guild_only()
async def _server(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(str(interaction.guild))


@app_commands.context_menu(name="Wave")
@app_commands.guild_only()
async def _wave(interaction: discord.Interaction, person: discord.Member) -> None:
    await interaction.response.send_message(f"Waves at {person.display_name}", ephemeral=True)


@app_commands.command(name="thread", description="Starts a thread")
async def _thread(interaction: discord.Interaction) -> None:
    answer = await interaction.response.send_message("Come in", view=Door())
    message = answer.resource
    assert isinstance(message, discord.InteractionMessage)
    thread = await message.create_thread(name="Back room")
    await thread.send(f"Welcome {interaction.user.mention}")


class Door(ui.View):
    """The way into a thread, which can be closed and taken away."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Shut")
    async def shut(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        """Says that it is shut."""
        del button
        sign = discord.Embed(title="Closed for today")
        await interaction.response.edit_message(content="Shut", embed=sign)

    @ui.button(label="Wall up")
    async def wall_up(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        """Deletes the message."""
        del button
        await interaction.response.defer()
        await interaction.delete_original_response()


class Panel(ui.LayoutView):
    """A box with text, a picture, buttons and selects; it counts its presses."""

    def __init__(self, count: int) -> None:
        super().__init__(timeout=None)
        self.count = count
        box: ui.Container[Panel] = ui.Container(accent_color=discord.Color.gold())
        box.add_item(ui.Section(f"## Count {count}", accessory=Count()))
        gallery = discord.MediaGalleryItem(
            f"attachment://{self.colour}.png", description=f"All {self.colour}"
        )
        box.add_item(ui.Separator()).add_item(ui.MediaGallery(gallery))
        box.add_item(ui.ActionRow(Count(), Fail(), Ask(), Closed()))
        box.add_item(ui.ActionRow(Pick(1))).add_item(ui.ActionRow(Pick(3)))
        self.add_item(box)

    @property
    def colour(self) -> str:
        """The colour of the picture, another one after each press."""
        return ("green", "maroon")[self.count % 2]


class Count(ui.Button[Panel]):
    """Shows the panel with the next number."""

    def __init__(self) -> None:
        super().__init__(label="Count", style=discord.ButtonStyle.primary)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Edits the message of the button."""
        assert self.view
        panel = Panel(self.view.count + 1)
        await interaction.response.edit_message(view=panel, attachments=[picture(panel.colour)])


class Fail(ui.Button[Panel]):
    """Never answers."""

    def __init__(self) -> None:
        super().__init__(label="Fail", style=discord.ButtonStyle.danger)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Leaves the person waiting."""


class Ask(ui.Button[Panel]):
    """Opens the form."""

    def __init__(self) -> None:
        super().__init__(label="Ask")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Opens the form."""
        await interaction.response.send_modal(Form())


class Closed(ui.Button[Panel]):
    """Cannot be pressed."""

    def __init__(self) -> None:
        super().__init__(label="Closed", disabled=True)


class Pick(ui.Select[Panel]):
    """Says what was picked."""

    def __init__(self, most: int) -> None:
        options = [
            discord.SelectOption(label=name, description=f"The game of {name}", emoji="🎴")
            for name in GAMES
        ]
        super().__init__(
            custom_id=f"pick:{most}",
            placeholder=f"Pick {most}",
            options=options,
            max_values=most,
        )

    async def callback(self, interaction: discord.Interaction) -> None:
        """Whispers the values."""
        await interaction.response.send_message("Picked " + "+".join(self.values), ephemeral=True)


class Hand(ui.LayoutView):
    """24 cards and a row of controls; a card that is pressed goes away."""

    def __init__(self, cards: tuple[int, ...] = tuple(range(1, 25))) -> None:
        super().__init__(timeout=None)
        self.cards = cards
        gallery = discord.MediaGalleryItem("attachment://navy.png", description="Your cards")
        box: ui.Container[Hand] = ui.Container(accent_color=discord.Color.gold())
        box.add_item(ui.TextDisplay("### Your cards")).add_item(ui.MediaGallery(gallery))
        for start in range(0, len(cards), 5):
            box.add_item(ui.ActionRow(*[Card(number) for number in cards[start : start + 5]]))
        self.add_item(box)


class Card(ui.Button[Hand]):
    """One card."""

    def __init__(self, number: int) -> None:
        super().__init__(label=str(number), emoji="♠️")
        self.number = number

    async def callback(self, interaction: discord.Interaction) -> None:
        """Shows the hand without the card."""
        assert self.view
        rest = tuple(number for number in self.view.cards if number != self.number)
        await interaction.response.edit_message(view=Hand(rest))


class Turns(ui.LayoutView):
    """Three cards and a select by turns, above a button that is always there."""

    def __init__(self, turn: int) -> None:
        super().__init__(timeout=None)
        self.turn = turn
        news = ("**It’s your turn.**", "Wait for Bruno.")[turn % 2]
        self.add_item(ui.TextDisplay(f"{news}\n-# Small print {turn}"))
        cards: ui.ActionRow[Turns] = ui.ActionRow(*[Turn(card) for card in "789"])
        if turn < DONE:
            self.add_item(ui.ActionRow(Pick(1)) if turn % 2 else cards)
            self.add_item(ui.ActionRow(Turn("Scores")))


class Turn(ui.Button[Turns]):
    """Goes on to the next turn."""

    def __init__(self, label: str) -> None:
        super().__init__(label=label, custom_id=f"{secrets.token_hex(4)}:{label}")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Shows the next turn."""
        assert self.view
        await interaction.response.edit_message(view=Turns(self.view.turn + 1))


class Form(ui.Modal, title="A form"):
    """Every kind of field."""

    name: ui.Label["Form"] = ui.Label(
        text="Name", description="As others see it", component=ui.TextInput(min_length=3)
    )
    notes: ui.Label["Form"] = ui.Label(
        text="Notes",
        component=ui.TextInput(style=discord.TextStyle.paragraph, required=False),
    )
    game: ui.Label["Form"] = ui.Label(
        text="Game",
        component=ui.Select(options=[discord.SelectOption(label=name) for name in GAMES]),
    )
    pace: ui.Label["Form"] = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Slow", value="slow"),
                discord.RadioGroupOption(label="Quick", value="quick"),
            ]
        ),
    )
    extras: ui.Label["Form"] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            required=False,
            options=[
                discord.CheckboxGroupOption(label="Bids", default=True),
                discord.CheckboxGroupOption(label="Melds", description="Three of a kind"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Repeats what was filled in."""
        values = [
            self.name.component.value,  # type: ignore[attr-defined]
            *self.game.component.values,  # type: ignore[attr-defined]
            self.pace.component.value,  # type: ignore[attr-defined]
            *self.extras.component.values,  # type: ignore[attr-defined]
        ]
        await interaction.response.send_message("Form: " + " ".join(values), ephemeral=True)
