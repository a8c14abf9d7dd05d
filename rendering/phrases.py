"""Sentences that pictures say again and again, kept once they were put together."""

from functools import lru_cache

from bot.texts import Texts


def phrase(texts: Texts, key: str, **arguments: str | int) -> str:
    """The message as `Texts.say` has it. Raises `UnknownText`."""
    return _said(texts, key, tuple(arguments.items()))


@lru_cache(maxsize=4096)
def _said(texts: Texts, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    return texts.say(key, **dict(arguments))
