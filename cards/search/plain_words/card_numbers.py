"""Cards by their numbers, in every spelling that the site or a program prints.

"1 R 50" and "1R50" are printed on cards, "1_50" is in exported decks, "LOTR01050" is LackeyCCG's,
"01001" is an LCG code, and "0 P 13" a promotional printing of another card.
"""

import re

from rules.construction.printings import printings

# What folding leaves of a collector's number: "1R+50" is "1 r 50".
_COLLECTOR = re.compile(r"(\d{1,2}) ?([curpsm]) ?(\d{1,3})")
_ID = re.compile(r"(\d{1,3})_[A-Za-z]?(\d{1,3})[*Tt]*")
_LACKEY_ID = re.compile(r"LOTR(?:-EN)?(\d{2})(\d{3})", re.IGNORECASE)
_LCG_CODE = re.compile(r"0\d{4}")


def spell_number(word: str) -> str:
    """Return a typed number of a card so that folding keeps it in one piece; other words as is."""
    for spelling in (_ID, _LACKEY_ID):
        if found := spelling.fullmatch(word):
            return f"{int(found[1])}p{int(found[2])}"
    return word


def card_query(folded: str) -> str:
    """Return the query that finds the card of a folded number, "" for other words.

    A number that is another printing of a card finds that card.
    """
    if _LCG_CODE.fullmatch(folded):
        return f'set:"Core Set" number:{int(folded[2:])}'
    found = _COLLECTOR.fullmatch(folded)
    if found is None:
        return ""
    card_set, letter, number = int(found[1]), found[2], int(found[3])
    other = printings().get(f"{card_set}_{number}")
    if other is not None and other.of is not None:
        of_set, _, of_number = other.of.partition("_")
        return f"set:{of_set} number:{of_number}"
    # Masterworks are printings with numbers of their own, which the catalogue doesn't have.
    return "" if letter == "m" else f"set:{card_set} number:{number}"
