"""Titles as the rulings read them, for counting copies and telling whether two cards are one."""

from functools import cache

from rules.names import fold

# Titles that a ruling changed, folded (Current Rulings Document of 5 April 2004, Section 4:
# 1 R 284, 2 U 96, 1 U 235).
_RENAMED = {"bilbobaggins": "bilbo", "ulaireostea": "ulaireotsea"}


@cache
def title_key(title: str) -> str:
    """Return what two titles share when they are the same title: accents and case set aside."""
    key = fold(title)
    return _RENAMED.get(key, key)
