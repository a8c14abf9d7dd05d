"""Numbers that people type, and those that programs have written down for them."""

MOST = 2**63 - 1
"""The greatest number that a database holds; ids of Discord are no greater."""

_DIGITS = len(str(MOST))


def number(text: str, most: int = MOST) -> int | None:
    """Return the number that these digits are, or None if they are none, or it is greater than
    *most*.

    Python refuses to read very long ones, and takes the digits of all scripts for digits.
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= _DIGITS):
        return None
    found = int(text)
    return found if found <= most else None
