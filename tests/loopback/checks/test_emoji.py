"""Which characters are emojis."""

import pytest

from bot.loopback.checks.emoji import is_emoji


@pytest.mark.parametrize("name", ["🃏", "♠️", "♥", "👍🏽", "🇮🇹", "1️⃣", "👨‍👩‍👧", "⚔️"])
def test_emojis(name: str) -> None:
    assert is_emoji(name)


@pytest.mark.parametrize("name", ["", "1", "x", "★", "\N{PLAYING CARD FOOL}", "👍x", "\ufe0f"])
def test_what_is_no_emoji(name: str) -> None:
    assert not is_emoji(name)
