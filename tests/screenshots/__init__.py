"""The pictures of the README, made anew by a program."""
