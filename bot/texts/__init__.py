"""Every sentence the bot says: Fluent files, one folder per language."""

from bot.texts.texts import Texts, languages, texts_for

__all__ = ["Texts", "languages", "texts_for"]
