"""The findings of a check of a match record, in words."""

from bot.games.errors import Detail, Finding, Findings
from bot.texts import Texts


def in_sentence(finding: Finding, texts: Texts) -> str:
    """Return the finding as a sentence, without a full stop."""
    filled = {name: _filled(detail, texts) for name, detail in finding.details.items()}
    return texts.say(finding.code, **filled)


def _filled(detail: Detail | Finding | Findings, texts: Texts) -> Detail:
    if isinstance(detail, tuple):
        return ", ".join(in_sentence(each, texts) for each in detail)
    return in_sentence(detail, texts) if isinstance(detail, Finding) else detail
