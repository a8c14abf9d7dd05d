"""`python -m bot`."""

import sys

from bot.app.command_line import main

if __name__ == "__main__":
    sys.exit(main())
