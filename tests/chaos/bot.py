"""The bot as `python -m bot` starts it, but that its computers draw from the moment alone."""

import sys

from bot.app import command_line
from bot.players import choosing
from tests.chaos.choices import by_computer

if __name__ == "__main__":
    choosing.choose = by_computer
    sys.exit(command_line.main())
