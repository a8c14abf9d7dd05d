"""Every sentence the bot says: Fluent files, one folder per language."""

from bot.texts.names import isolated, tamed
from bot.texts.texts import DEFAULT, Texts, commands_are, language_name, languages, texts_for

__all__ = [
    "DEFAULT",
    "Texts",
    "commands_are",
    "isolated",
    "language_name",
    "languages",
    "tamed",
    "texts_for",
]
