"""The names of those who sit at a table, as messages show them."""

from discord.utils import escape_markdown

from bot.tables.seating import Sitter
from bot.tables.table import Table


def name_of(sitter: Sitter) -> str:
    """The name without marks that Discord would read, as a link or bold letters."""
    return escape_markdown(sitter.name)


def names_of(table: Table) -> tuple[str, ...]:
    """The names of the seats in order, without marks that Discord would read."""
    return tuple(map(name_of, table.seating.sitters))
