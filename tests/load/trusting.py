"""The bot, but that it believes whoever presses that the message has what they press.

Otherwise that would be the only check that a wrong press ever reaches.
"""

import sys

from bot.app import command_line
from cogs.press import controls

if __name__ == "__main__":
    controls.is_there = lambda press, custom_id: True
    sys.exit(command_line.main())
