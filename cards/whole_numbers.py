"""Whole numbers as addresses, forms and files write them."""

MAX_DIGITS = 8


def whole_number(text: str, *, max_digits: int = MAX_DIGITS) -> int | None:
    """Return the number that a text of up to `max_digits` ASCII digits writes, None for any other.

    `int` alone accepts more than people mean ("1_000", " 7 ", digits of other scripts), and a
    number with many digits takes long to read and fits in no database column.
    """
    if text.isascii() and text.isdigit() and len(text) <= max_digits:
        return int(text)
    return None
