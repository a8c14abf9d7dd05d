"""The bot is killed and stopped again and again while people play: `python -m tests.chaos`.

Everybody's choices follow from what their seat knows at a moment, and from nothing else; so a match
that is disturbed has to end as the same match does when nothing disturbs it.
"""
